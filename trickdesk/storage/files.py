"""Safe file writing: no crash, full disk or second copy leaves half a file.

A file `name` is first written to a temporary file beside it, which then replaces it in one step. Where
previous contents matter they are kept as `name~`, and `read_newest` falls back to them.

`Writer` does this in a thread, so that a slow disk never holds up the game.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import stat
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from trickdesk.engine.errors import Message, Problem, TrickdeskError, one_line
from trickdesk.engine.record import DECODER, LONGEST, too_deep

T = TypeVar("T")

log = logging.getLogger(__name__)
debug = logging.getLogger("trickdesk.debug.files")  # kinds of files, never names or lengths

MAX_BYTES = LONGEST * 3 // 2
"""Larger files aren't ours.

A record of the largest size that may be opened (`LONGEST`) still has room to grow.
"""

LONGEST_NAME_TOLD = 80

PRIVATE = 0o600
"""Private to the owner (not on Windows), because records reveal hands to come."""

STALE_SECONDS = 60
"""Temporary files this much older than the newest were left by a killed program."""
NO_LINK = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""Flags of `os.open` for our own files: don't follow links, don't wait for pipes."""
_CREATE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINK | getattr(os, "O_BINARY", 0)


class FileProblem:
    """What went wrong with a file, as sentences about the file `{name}`."""

    FULL = Problem("FULL", "Can't write {name}: the disk is full.")
    READ_ONLY = Problem("READ_ONLY", "Can't write {name}: the folder or disk is read-only.")
    NO_ACCESS = Problem("NO_ACCESS", "Can't read {name}: permission denied.")
    NO_FOLDER = Problem("NO_FOLDER", "Can't use {name}: a file is in the way of its folder.")
    TOO_LONG = Problem("TOO_LONG", "Can't use {name}: its name or path is too long.")
    NO_PATH = Problem("NO_PATH", "Can't use {name}: that isn't a valid file name.")
    LINK = Problem("LINK", "Can't use {name}: there is a link in its path, and links aren't followed.")
    NO_HOME = Problem("NO_HOME", "The home folder {name} doesn't exist.")
    MISSING = Problem("MISSING", "{name} doesn't exist.")
    NOT_A_FILE = Problem("NOT_A_FILE", "{name} is a folder, not a file.")
    DEVICE = Problem("DEVICE", "{name} is a device or a pipe, not a file.")
    TOO_LARGE = Problem("TOO_LARGE", "Can't read {name}: it is too large for a Trickdesk file.")
    NOT_TEXT = Problem("NOT_TEXT", "Can't read {name}: line {line} is not UTF-8 text.")
    DAMAGED = Problem(
        "DAMAGED", "{name} is damaged. The last intact version or the defaults are used instead."
    )
    HANGS = Problem("HANGS", "Can't reach {name}: the disk or network isn't responding.")
    IN_USE = Problem("IN_USE", "This match is already open in another copy of Trickdesk.")
    BUSY = Problem("BUSY", "Can't write {name}: another copy of Trickdesk is still writing it.")
    OTHER = Problem("OTHER", "{name}: {detail}.")


class SaveError(TrickdeskError):
    """Raised if a file can't be read or written; `str()` is a sentence for the player.

    `trouble` and `path` say the same to code. `line` (from 1) is set if a line is to blame.
    """

    def __init__(self, trouble: Problem, path: Path, *, line: int | None = None, detail: str = "") -> None:
        self.trouble = trouble
        self.path = path
        self.line = line
        self.detail = detail
        super().__init__(Message(trouble.text, name=_told(path), line=line, detail=detail))

    @property
    def is_damage(self) -> bool:
        """Whether the file itself is to blame, and not a disk that fails for a while."""
        return self.trouble in _DAMAGE


_DAMAGE = frozenset(
    {
        FileProblem.MISSING,
        FileProblem.NO_FOLDER,
        FileProblem.NOT_A_FILE,
        FileProblem.DEVICE,
        FileProblem.LINK,
        FileProblem.TOO_LARGE,
        FileProblem.NOT_TEXT,
    }
)


def _told(path: Path) -> str:
    """Return a file's name for a sentence, or the whole path if it has none (`/`)."""
    return one_line(path.name or str(path), LONGEST_NAME_TOLD)


_TROUBLE_OF_ERRNO = {
    errno.ENOSPC: FileProblem.FULL,
    errno.EDQUOT: FileProblem.FULL,
    errno.EFBIG: FileProblem.FULL,
    errno.EROFS: FileProblem.READ_ONLY,
    errno.ENOENT: FileProblem.MISSING,
    errno.EISDIR: FileProblem.NOT_A_FILE,
    errno.ENAMETOOLONG: FileProblem.TOO_LONG,
    errno.ELOOP: FileProblem.LINK,
    errno.ENOTDIR: FileProblem.NO_FOLDER,
}


def _save_error(error: OSError | ValueError, path: Path, *, writing: bool) -> SaveError:
    """Return the `SaveError` that says what `error` means for `path`."""
    if not isinstance(error, OSError):
        return SaveError(FileProblem.NO_PATH, path)
    if error.errno in (errno.EACCES, errno.EPERM):
        return SaveError(FileProblem.READ_ONLY if writing else FileProblem.NO_ACCESS, path)
    if writing and error.errno == errno.EEXIST:
        return SaveError(FileProblem.NO_FOLDER, path)
    trouble = _TROUBLE_OF_ERRNO.get(error.errno or 0)
    if trouble is None or (writing and trouble is FileProblem.MISSING):
        return SaveError(FileProblem.OTHER, path, detail=error.strerror or type(error).__name__)
    return SaveError(trouble, path)


@contextlib.contextmanager
def telling(path: Path, *, writing: bool) -> Iterator[None]:
    """Turn errors of the file system inside the block into a SaveError about `path`.

    That includes ValueError, which Python raises for paths that no system can have.
    """
    try:
        yield
    except (OSError, ValueError) as error:
        problem = _save_error(error, path, writing=writing)
        debug.debug("%s file: %s", path.suffix, problem.trouble.name)
        raise problem from error


def is_there(path: Path) -> bool:
    """Whether anything has this name.

    Raises:
        SaveError: That can't be determined.
    """
    with telling(path, writing=False):
        try:
            os.lstat(path)
        except (FileNotFoundError, NotADirectoryError):
            return False
    return True


def parse_json(text: str) -> Any:
    """Parse a JSON text, with the limits of records.

    Raises:
        ValueError: It isn't JSON, or is nested too deeply.
    """
    try:
        value = DECODER.decode(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if too_deep(value):
        raise ValueError("nested too deeply")
    return value


def parse_object(text: str) -> dict[str, Any]:
    """Parse a JSON object, with the limits of records.

    Raises:
        ValueError: It isn't one, or is nested too deeply.
    """
    value = parse_json(text)
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def backup_of(path: Path) -> Path:
    """Return the path of the previous contents of `path`."""
    return path.with_name(path.name + "~")


def write_text(path: Path, text: str, *, keep_previous: bool = False) -> None:
    """Replace the contents of `path` in one step; missing folders are made.

    With `keep_previous` the old contents are kept as `name~`. Between the two renames only `name~` exists, so
    such files must be read with `read_newest`.

    Raises:
        SaveError: It failed; the previous contents are still there.
    """
    # Half a surrogate pair in a player's name must not lose the match.
    write_bytes(path, text.encode("utf-8", errors="replace"), keep_previous=keep_previous)


def write_bytes(path: Path, data: bytes, *, keep_previous: bool = False) -> None:
    """Replace the contents of `path` with bytes, in the same way."""
    must_be_file(path)
    if keep_previous:
        must_be_file(backup_of(path))
    with telling(path, writing=True):
        make_folder(path.parent)
        # A random name, so that nobody can place a link or another trap there beforehand.
        temporary = path.with_name(f"{path.name}.{os.urandom(4).hex()}.new")
        descriptor = os.open(temporary, _CREATE, PRIVATE)
        try:
            with open(descriptor, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            _sweep(path, temporary)
            if keep_previous:
                tighten(path)
                with contextlib.suppress(FileNotFoundError):
                    os.replace(path, backup_of(path))
            os.replace(temporary, path)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
        sync_folder(path.parent)
    debug.debug("%s file written", path.suffix)


def must_be_file(path: Path) -> None:
    """Check that `path` isn't (a link to) a device, pipe, socket or folder.

    A rename would replace it, for example a link from `settings.json` to `/dev/null`.

    Raises:
        SaveError: It is.
    """
    # If nothing is there, or it can't be seen, writing itself reports that.
    with contextlib.suppress(OSError, ValueError):
        _refuse_unless_file(path, os.stat(path).st_mode)


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents, private to this user.

    Raises:
        OSError: The system doesn't allow it.
        ValueError: The path is impossible.
    """
    # A loop, because a path may have more parts than Python's recursion limit.
    place, missing = os.fspath(folder), list[str]()
    while True:
        try:
            _make_one(place)
            break
        except FileNotFoundError:
            missing.append(place)
            if place == os.path.dirname(place):
                raise
            place = os.path.dirname(place)
    for place in reversed(missing):
        _make_one(place)


def _make_one(place: str) -> None:
    try:
        # On Windows, 0o700 would cut off inherited access rights.
        os.mkdir(place, 0o700 if os.name == "posix" else 0o777)
    except FileNotFoundError:
        raise
    except OSError:
        if not os.path.isdir(place):
            raise
    else:
        sync_folder(os.path.dirname(place))


def remove_file(path: Path) -> None:
    """Remove a file for good; one that is already gone is no problem.

    Raises:
        SaveError: It can't be removed.
    """
    with telling(path, writing=True):
        path.unlink(missing_ok=True)
    sync_folder(path.parent)


def tighten(path: Path) -> None:
    """Make a file or folder private to its owner, if possible."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError, ValueError):
        descriptor = os.open(path, os.O_RDONLY | NO_LINK)
        try:
            os.fchmod(descriptor, stat.S_IMODE(os.fstat(descriptor).st_mode) & 0o700)
        finally:
            os.close(descriptor)


def unfinished_writes(path: Path) -> list[Path]:
    """Return the temporary files of writes to `path`, in progress or left by a kill.

    Raises:
        OSError: The folder can't be read.
    """
    # Not glob(), which would compile and cache a pattern for each path.
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


def sync_folder(folder: Path | str) -> None:
    """Make changes of names durable; POSIX only, and not on every file system.

    Without it, a power cut may undo some of them, and not those before.
    """
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def read_bytes(path: Path, limit: int = MAX_BYTES) -> bytes:
    """Return the contents of a file of at most `limit` bytes.

    Raises:
        SaveError: It can't be read, is too large, or isn't a regular file (a pipe would never end).
    """
    with telling(path, writing=False):
        _refuse_unless_file(path, path.stat().st_mode)
        with open(path, "rb", opener=_without_waiting) as file:
            _refuse_unless_file(path, os.fstat(file.fileno()).st_mode)  # it may have been replaced meanwhile
            data = file.read(limit + 1)
    if len(data) > limit:
        raise SaveError(FileProblem.TOO_LARGE, path)
    debug.debug("%s file read", path.suffix)
    return data


def read_text(path: Path, limit: int = MAX_BYTES) -> str:
    """Return the contents of a UTF-8 file of at most `limit` bytes.

    Raises:
        SaveError: It isn't UTF-8. Errors of `read_bytes` are raised too.
    """
    data = read_bytes(path, limit)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SaveError(FileProblem.NOT_TEXT, path, line=data.count(b"\n", 0, error.start) + 1) from error


def _refuse_unless_file(path: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise SaveError(FileProblem.NOT_A_FILE if stat.S_ISDIR(mode) else FileProblem.DEVICE, path)


def _without_waiting(name: str, flags: int) -> int:
    """Open without blocking, in case a pipe has just replaced the file."""
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))


@dataclass(frozen=True)
class LoadedFile(Generic[T]):
    """What `read_newest` found.

    Attributes:
        value: The parsed contents.
        damaged: Why the newest file was skipped, or None if it was good.
    """

    value: T
    damaged: Exception | None = None


def read_newest(path: Path, parse: Callable[[str], T], *, alone: bool) -> LoadedFile[T]:
    """Parse `path`, or its backup `path~` if `path` is damaged or missing.

    `parse` reports damage by raising TrickdeskError or ValueError. If `path` is damaged and its backup is
    good, who is `alone` (holds a lock of the file) renames `path` to `name.damaged`, so that the next write
    can't make it the backup; others might rename what has just been written. If neither is good, both stay,
    and the error of `path` is raised.

    Raises:
        SaveError: The disk or the system fails. The backup isn't tried then: it is older.
    """
    try:
        return LoadedFile(parse(_read_persistently(path)))
    except (TrickdeskError, ValueError) as error:
        if isinstance(error, SaveError) and not (error.is_damage or _is_bad_sector(error)):
            raise
        damaged = error
    try:
        value = parse(read_text(backup_of(path)))
    except (TrickdeskError, ValueError) as error:
        if _is_missing(damaged) and not _is_missing(error):
            raise
        raise damaged from None
    if _is_missing(damaged):
        return LoadedFile(value)  # the program was killed between two renames
    if alone:
        aside = path.with_name(path.name + ".damaged")
        with contextlib.suppress(OSError, SaveError):
            must_be_file(aside)
            os.replace(path, aside)
    return LoadedFile(value, damaged)


def read_object(path: Path, limit: int = MAX_BYTES) -> dict[str, Any] | None:
    """Return the JSON object in a file; None if it is missing or damaged.

    Raises:
        SaveError: There may be something, but it can't be read now.
    """
    return _unless_damaged(lambda: parse_object(read_text(path, limit)), None)


def read_stored(path: Path, parse: Callable[[str], T], default: T, *, alone: bool = False) -> LoadedFile[T]:
    """Return the contents as `read_newest` does, or `default` if missing or damaged.

    Raises:
        SaveError: There may be something, but it can't be read now. Don't write over it.
    """
    return _unless_damaged(lambda: read_newest(path, parse, alone=alone), LoadedFile(default))


def _unless_damaged(read: Callable[[], T], default: T) -> T:
    """Return the contents of a file, or `default` if it is missing or damaged."""
    try:
        return read()
    except ValueError:
        return default
    except SaveError as error:
        if error.is_damage:
            return default
        raise


def _read_persistently(path: Path) -> str:
    """Read a text again if the disk failed once."""
    try:
        return read_text(path)
    except SaveError as error:
        if not _is_bad_sector(error):
            raise
    return read_text(path)


def _is_bad_sector(error: SaveError) -> bool:
    return isinstance(error.__cause__, OSError) and error.__cause__.errno == errno.EIO


def _is_missing(error: Exception) -> bool:
    return isinstance(error, SaveError) and error.trouble is FileProblem.MISSING


class Writer:
    """Writes in a background thread, one after the other; the latest write wins.

    Only one thread may call `put`. A new write replaces only one that is still waiting, not one that has begun.
    The thread lives as long as there is something to write. `problem` is the error of the last completed write,
    or None.
    """

    def __init__(self) -> None:
        self.problem: Exception | None = None
        self._lock = threading.Lock()
        self._waiting: Callable[[], None] | None = None
        self._idle = threading.Event()
        self._idle.set()

    def put(self, write: Callable[[], None]) -> None:
        """Queue a write, which runs in the thread; returns at once."""
        with self._lock:
            self._waiting = write
            if self._idle.is_set():
                # A daemon, so that a hanging disk can't keep a crashed program alive.
                threading.Thread(target=self._run, name="autosave", daemon=True).start()
                self._idle.clear()

    def _run(self) -> None:
        while True:
            with self._lock:
                write, self._waiting = self._waiting, None
                if write is None:
                    self._idle.set()
                    return
            try:
                write()
            except Exception as error:
                # Any error, because nothing else would report that the match isn't saved.
                if not isinstance(error, TrickdeskError):
                    log.exception("the autosave failed")
                self.problem = error
            else:
                self.problem = None

    @property
    def is_busy(self) -> bool:
        """Whether a write is pending; `problem` is then about an earlier one."""
        return not self._idle.is_set()

    def flush(self, patience: float | None = None) -> bool:
        """Block until all pending writes finish or fail; False on timeout.

        `patience` is the timeout in seconds, or None for no limit.
        """
        return self._idle.wait(patience)
