"""Matches on disk: autosaves of unfinished matches, finished matches, named saves.

Each match has its own files, so two copies of the program never write the same one:

- `autosave/<id>.trickdesk`: the record after the last input.
- `autosave/<id>.trickdesk~`: the record before it.
- `autosave/<id>.lock`: held by the copy of the program that plays the match.
- `finished/<id>.trickdesk`: the record of a finished match.
- `saves/<name>.trickdesk`: a save that the player has named.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from trickdesk.engine.cards import Seat
from trickdesk.engine.errors import one_line
from trickdesk.engine.record import is_deal
from trickdesk.engine.record_keys import CHALLENGE
from trickdesk.storage.files import (
    FileProblem,
    LoadedFile,
    SaveError,
    Writer,
    backup_of,
    is_there,
    make_folder,
    parse_json,
    parse_object,
    read_newest,
    read_stored,
    remove_file,
    sync_folder,
    telling,
    tighten,
    unfinished_writes,
    write_text,
)
from trickdesk.storage.locks import LOCK, FileLock, is_locked, writing
from trickdesk.storage.paths import Paths
from trickdesk.storage.persons import NameChanges, names_in, people_in

T = TypeVar("T")

debug = logging.getLogger("trickdesk.debug.saving")

SUFFIX = ".trickdesk"
SHARED = {kind: f"{SUFFIX}-{kind}" for kind in ("challenge", "result", "rules")}  # what else can be opened
MOST_RECENT = 10
LONGEST_NAME = 80
MOST_SEATS = 8  # the most seats of any game


@dataclass(frozen=True)
class Summary:
    """What a list of saves shows about one record, read without replaying it.

    Attributes:
        saved: The local time of the last write.
        deal: The number of the current deal, from 1; 0 before the first.
        preset: The name of the rules, as in the record; may be empty.
        options: The options as in the record, unchecked.
        in_use: Whether another window plays the match.
        problem: Why the file can't be read, or None. If it is set, the fields from the record are empty.
        seats: The names by seat, empty where none was given.
        people: The seats of people.
        challenge: The id of the challenge that is played; empty for an ordinary match.
    """

    path: Path
    saved: datetime
    game: str = ""
    seats: tuple[str, ...] = ()
    people: tuple[Seat, ...] = ()
    deal: int = 0
    in_use: bool = False
    problem: Exception | None = None
    preset: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    challenge: str = ""

    @property
    def match_id(self) -> str:
        return self.path.name.removesuffix(SUFFIX)

    def named_now(self, changes: NameChanges) -> Summary:
        """Return the summary with what the people are called now."""
        begun = time_text(started_at(self.match_id, self.saved))
        return replace(self, seats=changes.names_now(self.seats, self.people, begun))


class Match:
    """The autosave of one match, locked by this copy until it ends or is closed.

    A new match touches the disk at its first `write`. A failed `write` may be repeated after the next input;
    once it succeeds, everything is saved. `save` does the same in the background. Call `flush` before reading
    files, and don't mix `save` and `write`. A record saved as `over` moves to the finished matches at once.
    If its last card is undone, the match is unfinished again.
    """

    def __init__(self, paths: Paths, match_id: str, lock: FileLock | None = None) -> None:
        self._paths = paths
        self._id = match_id
        self._lock = lock
        self._kept: Path | None = None  # its path among the finished matches
        self._writer = Writer()

    @property
    def match_id(self) -> str:
        """An id unique among the user's matches; may change before the first `write`."""
        return self._id

    @property
    def path(self) -> Path:
        return self._paths.autosave / f"{self._id}{SUFFIX}"

    def write(self, record: str) -> None:
        """Save the record after an input; the one before it is kept.

        Raises:
            SaveError: The file can't be written.
        """
        if self._lock is None:
            self._claim()
        if self._kept is not None:
            # In one step, so that a kill never leaves it in both places.
            with telling(self._kept, writing=True), contextlib.suppress(FileNotFoundError):
                os.rename(self._kept, self.path)
            sync_folder(self._kept.parent)
            self._kept = None
        write_text(self.path, record, keep_previous=True)

    def save(self, render: Callable[[], str], *, over: bool = False) -> None:
        """Save what `render` returns, in the background; errors appear in `problem`."""
        self._writer.put(lambda: self._save(render(), over))

    def _save(self, record: str, over: bool) -> None:
        began, outcome = time.monotonic(), "saved"
        try:
            self.write(record)
            if over:
                self._keep()
        except SaveError as error:
            outcome = f"not saved ({error.trouble.name})"
            raise
        finally:
            debug.debug("match %s after %d ms", outcome, (time.monotonic() - began) * 1000)

    def flush(self, patience: float | None = None) -> bool:
        """Block until the last `save` finished or failed; False after `patience` seconds."""
        return self._writer.flush(patience)

    @property
    def is_saving(self) -> bool:
        return self._writer.is_busy

    @property
    def problem(self) -> Exception | None:
        """The error of the last completed `save`, usually a SaveError; None on success."""
        return self._writer.problem

    def read(self, parse: Callable[[str], T]) -> LoadedFile[T]:
        """Return the last good record, as `read_newest` finds it.

        Raises what `parse` raises, or SaveError.
        """
        return read_newest(self.path, parse, alone=True)

    def finish(self) -> Path | None:
        """End a match that is over; its record moves to the finished ones.

        Returns:
            Its new path, or None if nothing was ever saved.

        Raises:
            SaveError: The record can't be moved.
        """
        self.flush()
        self._keep()
        kept = self._kept
        self.discard()
        return kept

    def _keep(self) -> None:
        """Move the record to the finished ones, without replacing any.

        Raises:
            SaveError: It can't be moved.
        """
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
                # Before the move: after a kill, a leftover backup would come back as the match.
                remove_file(backup_of(self.path))
            os.rename(source, target)
        self._kept = target

    def discard(self) -> None:
        """Delete the autosave, because the player doesn't want to continue.

        Raises:
            SaveError: It can't be deleted.
        """
        self.flush()
        if self._lock is None:
            return
        try:
            # The backup first: after a kill in between, it would come back as the match.
            started: list[Path] = []
            with contextlib.suppress(OSError):
                started = unfinished_writes(self.path)
            for path in (backup_of(self.path), self.path, *started):
                remove_file(path)
        finally:
            self._lock.release(remove=True)
            self._lock = None

    def close(self) -> None:
        """Leave the match to be continued later; other windows can now open it."""
        self.flush()
        if self._lock is not None:
            self._lock.release(remove=True)
            self._lock = None

    def _claim(self) -> None:
        """Take the first free id, in case another match began in the same second."""
        base = self._id
        number = 1
        while True:
            try:
                lock = _lock(self._paths, self._id)
            except SaveError as error:
                if error.trouble is not FileProblem.IN_USE:
                    raise
            else:
                with contextlib.ExitStack() as unless_kept:
                    unless_kept.callback(lock.release, remove=True)
                    if not self._is_taken():
                        self._lock = lock
                        unless_kept.pop_all()
                        return
            number += 1
            self._id = f"{base}-{number}"

    def _is_taken(self) -> bool:
        """Whether another match has this id: an open one, or one started the same second."""
        finished = self._paths.finished / self.path.name
        return any(map(is_there, (self.path, backup_of(self.path), finished)))


class Saves:
    """All records of one user."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths

    @property
    def named_folder(self) -> Path:
        """Folder where a file dialog starts."""
        return self._paths.saves

    def new_match(self, game: str, now: datetime) -> Match:
        """Return an autosave for a match that begins `now`; `game` is a game's id.

        Never touches the disk.
        """
        return Match(self._paths, f"{now:%Y%m%d-%H%M%S}-{game}")

    def open_match(self, match_id: str) -> Match:
        """Continue an unfinished match.

        Raises:
            SaveError: IN_USE if it is open in another window; MISSING if it's gone.
        """
        path = self.path_of(match_id)
        if not is_there(path) and not is_there(backup_of(path)):
            raise SaveError(FileProblem.MISSING, path)
        return Match(self._paths, match_id, _lock(self._paths, match_id))

    def path_of(self, match_id: str) -> Path:
        """Return the path of an unfinished match's record."""
        return self._paths.autosave / f"{match_id}{SUFFIX}"

    def unfinished(self) -> list[Summary]:
        """Return the unfinished matches, newest first; those open elsewhere are marked.

        Raises:
            SaveError: The folder can't be read.
        """
        found = [
            _summary(path, in_use=is_locked(_lock_path(self._paths, path.name.removesuffix(SUFFIX))))
            for path in files_in(self._paths.autosave, SUFFIX)
        ]
        return _newest_first(found)

    def abandoned(self) -> list[Summary]:
        """Return the matches that a killed program had open, newest first; only once.

        Raises:
            SaveError: The folder can't be read.
        """
        found = []
        for path in files_in(self._paths.autosave, LOCK):
            # The lock of a match that is open elsewhere can't be taken.
            with contextlib.suppress(SaveError):
                lock = FileLock(path)
                record = self.path_of(path.name.removesuffix(LOCK))
                if is_there(record) or is_there(backup_of(record)):
                    found.append(_summary(record))
                lock.release(remove=True)
        return _newest_first(found)

    def finished(self) -> list[Summary]:
        """Return the finished matches, newest first.

        Raises:
            SaveError: The folder can't be read.
        """
        return _newest_first([_summary(path) for path in files_in(self._paths.finished, SUFFIX)])


def started_at(stem: str, otherwise: datetime) -> datetime:
    """Return when a match started (local time), from its record's name.

    Names look like `20240131-201500-...`; for other names, returns `otherwise`.
    """
    found = re.match(r"(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)", stem, re.ASCII)
    if found is None:
        return otherwise
    year, month, day, hour, minute, second = map(int, found.groups())
    try:  # strptime would load a module, perhaps where none can be read
        return datetime(year, month, day, hour, minute, second)
    except ValueError:
        return otherwise


def time_text(then: datetime) -> str:
    """Return a local time as text that can be compared: `2024-01-31 20:15:00`."""
    return then.isoformat(" ", "seconds")


def begun_at(path: Path) -> str:
    """Return when a record's match began, or else when the file was written."""
    return time_text(started_at(path.stem, _time_of(path)))


def record_path(path: Path) -> Path:
    """Return `path` with the suffix of records: `evening` becomes `evening.trickdesk`."""
    return path if path.suffix == SUFFIX or not path.name else path.with_name(path.name + SUFFIX)


def file_name(name: str) -> str:
    """Return `name` as a file name that works on every platform; never empty.

    Characters that some platform forbids become `-`.
    """
    cleaned = re.sub(r'[\x00-\x1f\x7f<>:"/\\|?*]+', "-", name)[:LONGEST_NAME].strip(" .")
    if re.fullmatch(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?", cleaned):
        cleaned = f"{cleaned}-"
    return cleaned or "match"


def _lock_path(paths: Paths, match_id: str) -> Path:
    return paths.autosave / f"{match_id}{LOCK}"


def _lock(paths: Paths, match_id: str) -> FileLock:
    """Lock a match that is being opened or created.

    Raises:
        SaveError: IN_USE if it is open elsewhere, or the lock can't be written.
    """
    lock = FileLock(_lock_path(paths, match_id))
    tighten(paths.autosave)
    return lock


def files_in(folder: Path, suffix: str) -> Iterator[Path]:
    """Yield the paths of all files with a suffix, also if a kill left only the backup.

    Raises:
        SaveError: The folder is there, but can't be read.
    """
    try:
        with telling(folder, writing=False):
            names = {entry.name.removesuffix("~") for entry in folder.iterdir()}
    except SaveError as error:
        if error.is_damage:
            return
        raise
    for name in sorted(names):
        if name.endswith(suffix):
            yield folder / name


def _summary(path: Path, *, in_use: bool = False) -> Summary:
    """Return what a record or its backup says, or why it can't be read."""
    summary = Summary(path, _time_of(path), in_use=in_use)
    try:
        return read_newest(path, partial(_peek, summary), alone=False).value
    except (SaveError, ValueError) as error:
        return replace(summary, problem=error)


def _peek(summary: Summary, text: str) -> Summary:
    """Return the summary with what a record says.

    Raises:
        ValueError: The text isn't a record.
    """
    record = parse_object(text)
    if not isinstance(record.get("game"), str):
        raise ValueError("not a record")
    seats, log = record.get("seats", []), record.get("log", [])
    if not isinstance(seats, list) or not isinstance(log, list):
        raise ValueError("not a record")
    given = [seat for seat in seats[:MOST_SEATS] if isinstance(seat, dict)]
    deals = sum(map(is_deal, log))
    preset, options, challenge = (record.get(key) for key in ("preset", "options", CHALLENGE.name))
    return replace(
        summary,
        game=one_line(record["game"]),
        seats=names_in(given),
        people=people_in(given),
        deal=deals,
        preset=one_line(preset, LONGEST_NAME) if isinstance(preset, str) else "",
        options=options if isinstance(options, dict) else {},
        challenge=challenge if isinstance(challenge, str) else "",
    )


def _time_of(path: Path) -> datetime:
    for candidate in (path, backup_of(path)):
        with contextlib.suppress(OSError, ValueError, OverflowError):
            return datetime.fromtimestamp(candidate.stat().st_mtime)
    return datetime.fromtimestamp(0)


def _newest_first(found: list[Summary]) -> list[Summary]:
    return sorted(found, key=lambda summary: (summary.saved, summary.path.name), reverse=True)


class RecentFiles:
    """Paths of recent records, newest first, at most `MOST_RECENT`, in a JSON file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def paths(self) -> list[Path]:
        """Return the files, even if they are gone; an unreadable list counts as empty.

        Their existence isn't checked: an unreachable network disk would block the menu for minutes.
        """
        try:
            return self._stored(alone=False)
        except SaveError:
            return []

    def _stored(self, *, alone: bool) -> list[Path]:
        return read_stored(self._file, _paths, list[Path](), alone=alone).value[:MOST_RECENT]

    def add(self, path: Path) -> None:
        """Put `path` first in the list.

        Raises:
            SaveError: The list can't be read or written.
        """
        with telling(path, writing=False):
            path = path.absolute()
        with writing(self._file):
            self._write([path, *(other for other in self._stored(alone=True) if other != path)])

    def remove(self, path: Path) -> None:
        """Remove a file that is gone from the list.

        Raises:
            SaveError: The list can't be read or written.
        """
        with writing(self._file):
            paths = self._stored(alone=True)
            if path in paths:
                paths.remove(path)
                self._write(paths)

    def _write(self, paths: list[Path]) -> None:
        text = json.dumps([str(path) for path in paths[:MOST_RECENT]], indent=1)
        write_text(self._file, text + "\n")


def _paths(text: str) -> list[Path]:
    entries = parse_json(text)
    if not isinstance(entries, list):
        raise ValueError("not a list")
    return [Path(entry) for entry in entries if isinstance(entry, str)]
