"""Writing a file so that a crash, a full disk or a second copy never leaves half of it.

A file `name` is written to a temporary neighbour first and takes its place in one step. Where the
previous contents matter they stay as `name~`, and `read_newest` falls back to them.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Generic, TypeVar

from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import LONGEST

T = TypeVar("T")

MAX_BYTES = 2 * LONGEST
"""No file of ours comes near this; a larger one is somebody else's. A match is written with a line for each input,
and goes on: the longest record that may be opened still has room to grow."""

STALE_SECONDS = 60
"""A temporary file this much older than the newest one was left behind by a killed program."""


class Trouble(Enum):
    """What went wrong with a file. The value is the sentence; `{name}` is the file's name."""

    FULL = "There is no room left on the disk for {name}."
    READ_ONLY = "{name} cannot be written: the folder or the disk is read-only."
    NO_ACCESS = "{name} cannot be read: permission is denied."
    MISSING = "{name} does not exist."
    NOT_A_FILE = "{name} is a folder, not a file."
    DEVICE = "{name} is a device or a pipe, not a file."
    TOO_LARGE = "{name} is too large to be one of our files."
    NOT_TEXT = "{name} is not a text file: line {line} is not UTF-8."
    DAMAGED = "{name} is damaged; the last good version or the usual values are used instead."
    IN_USE = "This match is being played in another window of the program."
    OTHER = "{name}: {detail}."


class SaveError(TrickdeskError):
    """A file could not be written or read; `str()` is one sentence for the player.

    `trouble` and `path` say the same to code; `line` (from 1) is set where a line is to blame.
    """

    def __init__(self, trouble: Trouble, path: Path, *, line: int | None = None, detail: str = "") -> None:
        self.trouble = trouble
        self.path = path
        self.line = line
        self.detail = detail
        super().__init__(trouble.value.format(name=path.name, line=line, detail=detail))


_TROUBLE_OF_ERRNO = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.ENOENT: Trouble.MISSING,
    errno.EISDIR: Trouble.NOT_A_FILE,
}


def save_error(error: OSError, path: Path, *, writing: bool) -> SaveError:
    """The `SaveError` that says what `error` means for `path`."""
    if error.errno in (errno.EACCES, errno.EPERM):
        return SaveError(Trouble.READ_ONLY if writing else Trouble.NO_ACCESS, path)
    trouble = _TROUBLE_OF_ERRNO.get(error.errno or 0)
    if trouble is None or (writing and trouble is Trouble.MISSING):
        return SaveError(Trouble.OTHER, path, detail=error.strerror or type(error).__name__)
    return SaveError(trouble, path)


def backup_of(path: Path) -> Path:
    """Where the previous contents of `path` are kept."""
    return path.with_name(path.name + "~")


def write_text(path: Path, text: str, *, keep_previous: bool = False) -> None:
    """Replace `path` by `text` in one step; missing folders are made.

    With `keep_previous` the old contents stay as `name~`. Between the two renames only `name~`
    exists, which is why such files are read with `read_newest`.
    Raises SaveError; `path` then holds what it held before.
    """
    # The process id keeps two copies of the program from writing into one temporary file.
    temporary = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with open(temporary, "wb") as file:
                # Half a surrogate pair in a player's name must not cost him his match.
                file.write(text.encode("utf-8", errors="replace"))
                file.flush()
                os.fsync(file.fileno())
            _sweep(path, temporary)
            if keep_previous:
                with contextlib.suppress(FileNotFoundError):
                    os.replace(path, backup_of(path))
            os.replace(temporary, path)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise save_error(error, path, writing=True) from error


def unfinished_writes(path: Path) -> list[Path]:
    """What is on its way to becoming `path`, or was left of that by a killed program. Raises OSError."""
    # No glob: each pattern of its own would be compiled, and kept.
    return [
        other
        for other in path.parent.iterdir()
        if other.name.startswith(f"{path.name}.") and other.suffix == ".new"
    ]


def _sweep(path: Path, newest: Path) -> None:
    """Remove what killed programs left of earlier writes to `path`."""
    with contextlib.suppress(OSError):
        limit = newest.stat().st_mtime - STALE_SECONDS
        for left in unfinished_writes(path):
            if left.stat().st_mtime < limit:
                left.unlink()


def _sync_folder(folder: Path) -> None:
    """Make the renames themselves durable; only POSIX can, and not on every file system."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def read_text(path: Path, limit: int = MAX_BYTES) -> str:
    """The contents of a UTF-8 file of at most `limit` bytes.

    Raises SaveError, also for what is no file: a pipe would never end.
    """
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode):
            raise SaveError(Trouble.NOT_A_FILE if stat.S_ISDIR(mode) else Trouble.DEVICE, path)
        with open(path, "rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise save_error(error, path, writing=False) from error
    if len(data) > limit:
        raise SaveError(Trouble.TOO_LARGE, path)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SaveError(Trouble.NOT_TEXT, path, line=data.count(b"\n", 0, error.start) + 1) from error


@dataclass(frozen=True)
class Loaded(Generic[T]):
    """What `read_newest` found.

    `damaged` is why the newest file was passed over, None where nothing was wrong; `set_aside` is
    where the damaged file is now, None where it could not be moved.
    """

    value: T
    damaged: Exception | None = None
    set_aside: Path | None = None


def read_newest(path: Path, parse: Callable[[str], T]) -> Loaded[T]:
    """Parse `path`, or `path~` where `path` is damaged or a kill came between two renames.

    `parse` says that a text is damaged by raising TrickdeskError or ValueError. A damaged `path` whose
    backup is sound is renamed to `name.damaged`, so that the next write cannot make it the backup.
    When neither is sound nothing is touched and the error of `path` is raised.
    """
    backup = backup_of(path)
    if not path.exists() and backup.exists():
        return Loaded(parse(read_text(backup)))
    try:
        return Loaded(parse(read_text(path)))
    except (TrickdeskError, ValueError) as error:
        damaged = error
    try:
        value = parse(read_text(backup))
    except (TrickdeskError, ValueError):
        raise damaged from None
    aside = path.with_name(path.name + ".damaged")
    try:
        os.replace(path, aside)
    except OSError:
        return Loaded(value, damaged)
    return Loaded(value, damaged, aside)
