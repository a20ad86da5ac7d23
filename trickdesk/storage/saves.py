"""Matches on disk: autosaves of unfinished matches, finished matches, named saves.

Each match has files of its own, so two copies of the program never write into the same one:

    autosave/<id>.trickdesk     the record after the last input
    autosave/<id>.trickdesk~    the record before it
    autosave/<id>.lock          held by the copy of the program that plays the match
    finished/<id>.trickdesk     the record of a match played to the end
    saves/<name>.trickdesk      a save that the player has named
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from trickdesk.engine.errors import one_line
from trickdesk.storage.files import (
    FileProblem,
    LoadedFile,
    SaveError,
    Writer,
    backup_of,
    is_there,
    make_folder,
    parse_json,
    read_newest,
    read_text,
    telling,
    tighten,
    unfinished_writes,
    write_text,
)
from trickdesk.storage.locks import FileLock, is_locked
from trickdesk.storage.paths import Paths

T = TypeVar("T")

SUFFIX = ".trickdesk"
LONGEST_NAME = 80
MOST_SEATS = 8  # of any game


@dataclass(frozen=True)
class Summary:
    """What a list of saves shows about one record, read without replaying it.

    ``saved`` is the local time of the last write; ``deal`` counts from 1 (0 before the first deal);
    ``in_use`` means that another window plays the match. ``problem`` is set, and the rest of the record's
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
    """The autosave of one match, locked by this copy until it ends or is closed.

    A new match touches the disk at its first ``write``, and a failed ``write`` may simply be repeated
    after the next input: once it succeeds, everything is saved. A record that is ``over`` moves to the finished
    matches at once; one that comes after it (its last card was taken back) is under way again. ``save`` does the
    same behind the caller's back; ``flush`` it before reading files, and do not mix it with ``write``.
    """

    def __init__(self, paths: Paths, match_id: str, lock: FileLock | None = None) -> None:
        self._paths = paths
        self._id = match_id
        self._lock = lock
        self._kept: Path | None = None  # among the finished matches
        self._writer = Writer[tuple[str, bool]](lambda found: self._save(*found))

    @property
    def match_id(self) -> str:
        """Unique among the user's matches; may change before the first `write`."""
        return self._id

    @property
    def path(self) -> Path:
        return self._paths.autosave / f"{self._id}{SUFFIX}"

    def write(self, record: str) -> None:
        """Save the record after an input; the one before it is kept. :class:`SaveError`."""
        if self._lock is None:
            self._claim()
        write_text(self.path, record, keep_previous=True)
        if self._kept is not None:
            with telling(self._kept, writing=True):
                self._kept.unlink(missing_ok=True)
            self._kept = None

    def save(self, render: Callable[[], str], *, over: bool = False) -> None:
        """Save what `render` returns, in the background; errors appear in `problem`."""
        self._writer.put(lambda: (render(), over))

    def _save(self, record: str, over: bool) -> None:
        self.write(record)
        if over:
            self._keep()

    def flush(self, patience: float | None = None) -> bool:
        """Block until the last `save` finished or failed; False after `patience` seconds."""
        return self._writer.flush(patience)

    @property
    def is_saving(self) -> bool:
        return self._writer.is_busy

    @property
    def problem(self) -> Exception | None:
        """The error of the newest completed `save`, usually a SaveError; None on success."""
        return self._writer.problem

    def read(self, parse: Callable[[str], T]) -> LoadedFile[T]:
        """The last sound record, as ``read_newest`` finds it.

        Raises what ``parse`` raises, or SaveError.
        """
        return read_newest(self.path, parse)

    def finish(self) -> Path | None:
        """Let a match go that is over, its record among the finished ones.

        Returns its new path, None when nothing was ever saved. :class:`SaveError`.
        """
        self.flush()
        self._keep()
        kept = self._kept
        self.discard()
        return kept

    def _keep(self) -> None:
        """Move the record to the finished ones, replacing none. Raises SaveError."""
        if self._lock is None or self._kept is not None:
            return
        source = self.path if is_there(self.path) else backup_of(self.path)
        if not is_there(source):
            return
        target, number = self._paths.finished / self.path.name, 1
        while is_there(target):
            number += 1
            target = target.with_name(f"{self._id}-{number}{SUFFIX}")
        with telling(target, writing=True):
            make_folder(target.parent)
            tighten(target.parent)
            tighten(source)
            if source == self.path:
                # Before the move: were we killed after it, a backup would come back as the match.
                backup_of(self.path).unlink(missing_ok=True)
            os.rename(source, target)
        self._kept = target

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
        """Take the first free id; another match may have begun in the same second."""
        base = self._id
        number = 1
        while True:
            try:
                lock = _lock(self._paths, self._id)
            except SaveError as error:
                if error.trouble is not FileProblem.IN_USE:
                    raise
            else:
                if not self._is_taken():
                    self._lock = lock
                    return
                lock.release(remove=True)
            number += 1
            self._id = f"{base}-{number}"

    def _is_taken(self) -> bool:
        """True if another match has this id: an open one, or one started the same second."""
        finished = self._paths.finished / self.path.name
        return any(map(is_there, (self.path, backup_of(self.path), finished)))


class Saves:
    """All records of one user."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths

    @property
    def named_folder(self) -> Path:
        """Where a file dialog should start."""
        return self._paths.saves

    def new_match(self, game: str, now: datetime) -> Match:
        """An autosave for a match of the game with id ``game`` that begins ``now``.

        Never touches the disk.
        """
        return Match(self._paths, f"{now:%Y%m%d-%H%M%S}-{game}")

    def open_match(self, match_id: str) -> Match:
        """Continue an unfinished match. Raises SaveError (IN_USE: open in another window)."""
        match = Match(self._paths, match_id)
        if not is_there(match.path) and not is_there(backup_of(match.path)):
            raise SaveError(FileProblem.MISSING, match.path)
        return Match(self._paths, match_id, _lock(self._paths, match_id))

    def path_of(self, match_id: str) -> Path:
        """Where the record of an unfinished match is."""
        return self._paths.autosave / f"{match_id}{SUFFIX}"

    def unfinished(self) -> list[Summary]:
        """The unfinished matches, newest first; those open elsewhere are marked."""
        found = [
            _summary(path, in_use=is_locked(_lock_path(self._paths, path.name.removesuffix(SUFFIX))))
            for path in _records(self._paths.autosave)
        ]
        return _newest_first(found)

    def finished(self) -> list[Summary]:
        """The matches played to the end, newest first."""
        return _newest_first([_summary(path) for path in _records(self._paths.finished)])


def record_path(path: Path) -> Path:
    """``path`` with the ending of records; ``evening`` is ``evening.trickdesk``."""
    return path if path.suffix == SUFFIX or not path.name else path.with_name(path.name + SUFFIX)


def file_name(name: str) -> str:
    """``name`` as a file name that every platform takes; never empty.

    Characters that some platform forbids become ``-``.
    """
    cleaned = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]+', "-", name)[:LONGEST_NAME].strip(" .")
    if re.fullmatch(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?", cleaned):
        cleaned = f"{cleaned}-"
    return cleaned or "match"


def _lock_path(paths: Paths, match_id: str) -> Path:
    return paths.autosave / f"{match_id}.lock"


def _lock(paths: Paths, match_id: str) -> FileLock:
    """Lock the folder while a match is taken up. Raises SaveError."""
    lock = FileLock(_lock_path(paths, match_id))
    tighten(paths.autosave)
    return lock


def _records(folder: Path) -> Iterator[Path]:
    """The records in a folder, also those of which a kill left only the backup."""
    try:
        with telling(folder, writing=False):
            names = {entry.name.removesuffix("~") for entry in folder.iterdir()}
    except SaveError:
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
    """The game id, seat names and deal number of a record or its backup; read-only."""
    try:
        return _peek(read_text(path))
    except (SaveError, ValueError) as error:
        try:
            return _peek(read_text(backup_of(path)))
        except (SaveError, ValueError):
            raise error from None


def _peek(text: str) -> tuple[str, tuple[str, ...], int]:
    """Game id, seat names and deal number of a record.

    ValueError when the text is none.
    """
    record = parse_json(text)
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise ValueError("not a record")
    seats, log = record.get("seats", []), record.get("log", [])
    if not isinstance(seats, list) or not isinstance(log, list):
        raise ValueError("not a record")
    given = [seat.get("name") for seat in seats[:MOST_SEATS] if isinstance(seat, dict)]
    names = tuple(name[:LONGEST_NAME] if isinstance(name, str) else "" for name in given)
    deals = sum(1 for entry in log if isinstance(entry, str) and entry.startswith("deal "))
    return one_line(record["game"]), names, deals


def _time_of(path: Path) -> datetime:
    for candidate in (path, backup_of(path)):
        with contextlib.suppress(OSError, ValueError, OverflowError):
            return datetime.fromtimestamp(candidate.stat().st_mtime)
    return datetime.fromtimestamp(0)


def _newest_first(found: list[Summary]) -> list[Summary]:
    return sorted(found, key=lambda summary: (summary.saved, summary.path.name), reverse=True)
