"""Matches on disk: the autosave of every match in progress, finished matches, named saves.

Each match has files of its own, so two copies of the program never write into the same one:

    autosave/<id>.trickdesk     the record after the last input
    autosave/<id>.trickdesk~    the record before it
    autosave/<id>.lock          held by the copy of the program that plays the match
    finished/<id>.trickdesk     the record of a match played to the end
    saves/<name>.trickdesk      a save that the player has named
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from trickdesk.storage.files import (
    Loaded,
    SaveError,
    Trouble,
    backup_of,
    read_newest,
    read_text,
    save_error,
    unfinished_writes,
    write_text,
)
from trickdesk.storage.locks import FileLock, is_locked
from trickdesk.storage.paths import Paths
from trickdesk.storage.writer import Writer

T = TypeVar("T")

SUFFIX = ".trickdesk"
LONGEST_NAME = 80


@dataclass(frozen=True)
class Summary:
    """What a list of saves shows about one record, read without replaying it.

    `saved` is the local time of the last write; `deal` counts from 1 (0 before the first deal);
    `in_use` means that another window plays the match. `problem` is set, and the rest of the record's
    fields are empty, where the file cannot be read.
    """

    path: Path
    saved: datetime
    game: str = ""
    seats: tuple[str, ...] = ()
    deal: int = 0
    in_use: bool = False
    problem: Exception | None = None

    @property
    def match_id(self) -> str:
        return self.path.name.removesuffix(SUFFIX)


class Match:
    """The autosave of one match, kept by this copy of the program until `close`, `finish` or `discard`.

    A new match touches the disk at its first `write`, and a failed `write` may simply be repeated
    after the next input: once it succeeds, everything is saved. `save` does the same behind the caller's
    back; `flush` it before reading files, and do not mix it with `write`.
    """

    def __init__(self, paths: Paths, match_id: str, lock: FileLock | None = None) -> None:
        self._paths = paths
        self._id = match_id
        self._lock = lock
        self._writer = Writer(lambda record: self.write(record))

    @property
    def match_id(self) -> str:
        """Unique among the matches of this user; it may still change before the first `write`."""
        return self._id

    @property
    def path(self) -> Path:
        return self._paths.autosave / f"{self._id}{SUFFIX}"

    def write(self, record: str) -> None:
        """Save the record after an input; the one before it is kept. Raises SaveError."""
        if self._lock is None:
            self._claim()
        write_text(self.path, record, keep_previous=True)

    def save(self, render: Callable[[], str]) -> None:
        """`write` what `render` returns, both in another thread; what goes wrong is in `problem` later."""
        self._writer.put(render)

    def flush(self) -> None:
        """Wait until the last `save` is on the disk or has failed."""
        self._writer.flush()

    @property
    def is_saving(self) -> bool:
        return self._writer.is_busy

    @property
    def problem(self) -> Exception | None:
        """Why the newest `save` that has ended did not succeed, a SaveError as a rule; None if it did."""
        return self._writer.problem

    def read(self, parse: Callable[[str], T]) -> Loaded[T]:
        """The last sound record, as `read_newest` finds it. Raises what `parse` raises, or SaveError."""
        return read_newest(self.path, parse)

    def finish(self) -> Path | None:
        """Move the record of a match that is over to the finished ones and let it go.

        Returns its new path, None when nothing was ever saved. Raises SaveError.
        """
        self.flush()
        source = self.path if self.path.exists() else backup_of(self.path)
        target = None
        if self._lock is not None and source.exists():
            target = self._paths.finished / self.path.name
            try:
                target.parent.mkdir(parents=True, exist_ok=True)
                if source == self.path:
                    # Before the move: were we killed after it, a backup would come back as the match.
                    backup_of(self.path).unlink(missing_ok=True)
                os.replace(source, target)
            except OSError as error:
                raise save_error(error, target, writing=True) from error
        self.discard()
        return target

    def discard(self) -> None:
        """Delete the autosave: the player does not want to go on with this match."""
        self.flush()
        if self._lock is None:
            return
        # The backup first: were we killed in between, it must not come back as the match.
        started: list[Path] = []
        with contextlib.suppress(OSError):
            started = unfinished_writes(self.path)
        for path in (backup_of(self.path), self.path, *started):
            with contextlib.suppress(OSError):
                path.unlink()
        self._lock.release(remove=True)
        self._lock = None

    def close(self) -> None:
        """Leave the match as it is, to be continued; another window may open it now."""
        self.flush()
        if self._lock is not None:
            self._lock.release(remove=True)
            self._lock = None

    def _claim(self) -> None:
        """Take the first free id; another window may have begun a match in the same second."""
        base = self._id
        number = 1
        while True:
            try:
                lock = FileLock(_lock_path(self._paths, self._id))
            except SaveError as error:
                if error.trouble is not Trouble.IN_USE:
                    raise
            else:
                if not self.path.exists() and not backup_of(self.path).exists():
                    self._lock = lock
                    return
                lock.release()
            number += 1
            self._id = f"{base}-{number}"


class Saves:
    """All records of one user."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths

    @property
    def named_folder(self) -> Path:
        """Where a file dialog should start."""
        return self._paths.saves

    def new_match(self, game: str, now: datetime) -> Match:
        """An autosave for a match of the game with id `game` that begins `now`. Never touches the disk."""
        return Match(self._paths, f"{now:%Y%m%d-%H%M%S}-{game}")

    def open_match(self, match_id: str) -> Match:
        """Go on with an unfinished match. Raises SaveError (IN_USE: another window plays it)."""
        match = Match(self._paths, match_id)
        if not match.path.exists() and not backup_of(match.path).exists():
            raise SaveError(Trouble.MISSING, match.path)
        return Match(self._paths, match_id, FileLock(_lock_path(self._paths, match_id)))

    def path_of(self, match_id: str) -> Path:
        """Where the record of an unfinished match is."""
        return self._paths.autosave / f"{match_id}{SUFFIX}"

    def unfinished(self) -> list[Summary]:
        """The matches to go on with, newest first; those in other windows are marked, not left out."""
        found = [
            _summary(path, in_use=is_locked(_lock_path(self._paths, path.name.removesuffix(SUFFIX))))
            for path in _records(self._paths.autosave)
        ]
        return _newest_first(found)

    def finished(self) -> list[Summary]:
        """The matches played to the end, newest first."""
        return _newest_first([_summary(path) for path in _records(self._paths.finished)])

    def named(self) -> list[Summary]:
        """The named saves in their own folder, newest first."""
        return _newest_first([_summary(path) for path in _records(self._paths.saves)])

    def save_named(self, name: str, record: str) -> Path:
        """Save under a name that the player typed, replacing what had that name. Raises SaveError."""
        path = self._paths.saves / f"{file_name(name)}{SUFFIX}"
        write_text(path, record)
        return path


def record_path(path: Path) -> Path:
    """`path` with the ending of records; `evening` is `evening.trickdesk`."""
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def file_name(name: str) -> str:
    """`name` as a file name that every platform takes; never empty.

    Characters that some platform forbids become `-`.
    """
    cleaned = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]+', "-", name)[:LONGEST_NAME].strip(" .")
    if re.fullmatch(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?", cleaned):
        cleaned = f"{cleaned}-"
    return cleaned or "match"


def _lock_path(paths: Paths, match_id: str) -> Path:
    return paths.autosave / f"{match_id}.lock"


def _records(folder: Path) -> Iterator[Path]:
    """The records in a folder, also where a kill between two renames has left only the backup."""
    try:
        names = {entry.name.removesuffix("~") for entry in folder.iterdir()}
    except OSError:
        return
    for name in sorted(names):
        if name.endswith(SUFFIX):
            yield folder / name


def _summary(path: Path, *, in_use: bool = False) -> Summary:
    saved = _time_of(path)
    try:
        game, seats, deal = _peek_newest(path)
    except (SaveError, ValueError) as error:
        return Summary(path, saved, in_use=in_use, problem=error)
    return Summary(path, saved, game, seats, deal, in_use)


def _peek_newest(path: Path) -> tuple[str, tuple[str, ...], int]:
    """Game id, seat names and deal number of a record or its backup; moves nothing aside."""
    try:
        return _peek(read_text(path))
    except (SaveError, ValueError):
        backup = backup_of(path)
        if not backup.exists():
            raise
        return _peek(read_text(backup))


def _peek(text: str) -> tuple[str, tuple[str, ...], int]:
    """Game id, seat names and deal number of a record. Raises ValueError when the text is none."""
    try:
        record = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise ValueError("not a record")
    seats, log = record.get("seats", []), record.get("log", [])
    if not isinstance(seats, list) or not isinstance(log, list):
        raise ValueError("not a record")
    names = tuple(str(seat.get("name", "")) for seat in seats if isinstance(seat, dict))
    deals = sum(1 for entry in log if isinstance(entry, str) and entry.startswith("deal "))
    return record["game"], names, deals


def _time_of(path: Path) -> datetime:
    for candidate in (path, backup_of(path)):
        with contextlib.suppress(OSError):
            return datetime.fromtimestamp(candidate.stat().st_mtime)
    return datetime.fromtimestamp(0)


def _newest_first(found: list[Summary]) -> list[Summary]:
    return sorted(found, key=lambda summary: (summary.saved, summary.path.name), reverse=True)
