"""The files that the program keeps for its user: what there is, and deleting it.

Files that the user saves anywhere else aren't among them.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from trickdesk.storage.crashes import RUNNING
from trickdesk.storage.files import SaveError, telling
from trickdesk.storage.locks import LOCK, FileLock, is_locked, writing
from trickdesk.storage.logfile import close_log
from trickdesk.storage.paths import Paths
from trickdesk.storage.saves import SUFFIX

# What belongs to a file: its backup, a damaged or unfinished version, its lock, and what SQLite adds.
_BESIDE = re.compile(r"(?:~|\.damaged|\.lock|\.[0-9a-f]{8}\.new|-wal|-shm|-journal)$")


class FileKind(Enum):
    """What files are for."""

    UNFINISHED = "unfinished matches"
    FINISHED = "finished matches"
    NAMED = "matches saved under a name"
    REVIEWS = "reviews of deals"
    LINES = "variations"
    CHALLENGES = "challenges and others' results"
    HISTORY = "index for the statistics"
    COUNTED_FROM = "from when matches count"
    PRACTICE = "progress in exercises"
    PICTURES = "pictures of people"
    DECKS = "the user's own decks"
    SETTINGS = "settings"
    RECENT = "files opened lately"
    PROGRAMS = "programs that may start"
    LOG = "log of errors"
    DEBUG_LOG = "detailed log"


SHARED = (FileKind.LINES, FileKind.COUNTED_FROM, FileKind.PRACTICE, FileKind.RECENT)
"""Files that every copy of the program changes."""
DEEP = (FileKind.DECKS, FileKind.CHALLENGES)
"""Kinds with folders in their folder."""
LOGS = (FileKind.LOG, FileKind.DEBUG_LOG)


@dataclass(frozen=True)
class StoredFile:
    """One file.

    Attributes:
        main: The name of the file that it belongs to: `settings.json` for `settings.json~`.
        in_use: Whether it can't be deleted now.
    """

    path: Path
    main: str
    size: int
    in_use: bool = False


@dataclass(frozen=True)
class StoredFiles:
    """All files of one kind, in the order of their names."""

    kind: FileKind
    folder: Path
    files: Sequence[StoredFile]

    @property
    def size(self) -> int:
        return sum(file.size for file in self.files)

    def with_their_own(self, chosen: Iterable[StoredFile]) -> list[StoredFile]:
        """Return the chosen files with all that belongs to them, or would bring them back."""
        mains = {(file.path.parent, file.main) for file in chosen}
        return [file for file in self.files if (file.path.parent, file.main) in mains]


def stored_files(paths: Paths) -> list[StoredFiles]:
    """Return all files by kind; folders that can't be read count as empty."""
    return [StoredFiles(kind, *_found(kind, path)) for kind, path in places_of(paths).items()]


def places_of(paths: Paths) -> dict[FileKind, Path]:
    """Return the file or folder of each kind."""
    return {
        FileKind.UNFINISHED: paths.autosave,
        FileKind.FINISHED: paths.finished,
        FileKind.NAMED: paths.saves,
        FileKind.REVIEWS: paths.reviews,
        FileKind.LINES: paths.lines,
        FileKind.CHALLENGES: paths.challenges,
        FileKind.HISTORY: paths.history,
        FileKind.COUNTED_FROM: paths.counted_from,
        FileKind.PRACTICE: paths.practice,
        FileKind.PICTURES: paths.pictures,
        FileKind.DECKS: paths.decks,
        FileKind.SETTINGS: paths.settings,
        FileKind.RECENT: paths.recent,
        FileKind.PROGRAMS: paths.programs,
        FileKind.LOG: paths.log,
        FileKind.DEBUG_LOG: paths.debug_log,
    }


def _found(kind: FileKind, path: Path) -> tuple[Path, list[StoredFile]]:
    """Return the folder of a kind, and its files there."""
    is_one, is_log = bool(path.suffix), kind is FileKind.LOG
    folder = path.parent if is_one else path
    files = [_file(kind, *entry) for entry in _entries(folder, deep=kind in DEEP)]
    if is_one:
        files = [file for file in files if file.main == path.name or (is_log and file.in_use)]
    return folder, sorted(files, key=lambda file: file.path)


def _entries(folder: Path, deep: bool) -> Iterator[tuple[Path, int]]:
    """Yield files with their sizes; with `deep`, also those in folders of the folder."""
    with contextlib.suppress(OSError, ValueError), os.scandir(folder) as entries:
        for entry in entries:
            if not entry.is_dir(follow_symlinks=False):
                with contextlib.suppress(FileNotFoundError):
                    yield Path(entry.path), entry.stat(follow_symlinks=False).st_size
            elif deep:
                yield from _entries(Path(entry.path), deep=False)


def _file(kind: FileKind, path: Path, size: int) -> StoredFile:
    main = _BESIDE.sub("", path.name)
    if kind in LOGS:
        main = main.removesuffix(".1")
    in_use = kind is FileKind.SETTINGS or (kind is FileKind.LOG and path.suffix == RUNNING)
    if kind is FileKind.UNFINISHED:
        main = main.removesuffix(SUFFIX)
        in_use = is_locked(path.with_name(main + LOCK))
    return StoredFile(path, main, size, in_use)


def delete_files(kind: FileKind, files: Iterable[StoredFile]) -> SaveError | None:
    """Delete files of a kind for good, but none in use; return the first problem."""
    problem = None
    if kind in LOGS:
        close_log()
    groups: dict[Path, list[Path]] = {}
    for file in files:
        if not file.in_use:
            groups.setdefault(file.path.with_name(file.main), []).append(file.path)
    for main, paths in groups.items():
        try:
            _delete_group(kind, main, paths)
        except SaveError as error:
            problem = problem or error
    return problem


def _delete_group(kind: FileKind, main: Path, paths: Sequence[Path]) -> None:
    """Delete a file with what belongs to it, the backups first.

    Raises:
        SaveError: It is in use, or can't be deleted.
    """
    with contextlib.ExitStack() as held:
        if kind in SHARED:
            held.enter_context(writing(main))
        elif kind is FileKind.UNFINISHED:
            lock = FileLock(main.with_name(main.name + LOCK))
            held.callback(lock.release, remove=True)
        # After a kill in between, a backup would come back as the file.
        for path in sorted(paths, key=lambda path: len(path.name), reverse=True):
            if path.name != main.name + LOCK:
                with telling(path, writing=True):
                    path.unlink(missing_ok=True)
