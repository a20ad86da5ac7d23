"""An index of the finished matches in SQLite: made from their records alone, thrown away and made anew at any time.

    history.sqlite     one row per record, match, person in a match, and level of contracts there

Nothing here is for the thread that draws: a rebuild replays every record. Two copies of the program may work on the
same index; what one has read is not read by the other again.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from trickdesk import __version__
from trickdesk.engine.errors import TrickdeskError, one_line
from trickdesk.engine.record import LONGEST
from trickdesk.storage.files import SaveError, make_folder, read_text, telling, tighten
from trickdesk.storage.results import AGAINST, OWN, PARTNER, MatchResult, SeatResult, read_result, started_at
from trickdesk.storage.saves import SUFFIX

SCHEMA = 1
"""Raised when the tables change, or what is read out of records."""
LONGEST_PROBLEM = 400
BATCH = 50  # records that become known at once
BUSY_S = 5.0  # how long another copy of the program is waited for
MEMORY = ":memory:"
LARGEST = (1 << 62) - 1  # that SQLite has room for

_TABLES = """
CREATE TABLE records (name TEXT PRIMARY KEY, size INTEGER, changed INTEGER, problem TEXT) WITHOUT ROWID;
CREATE TABLE matches (id INTEGER PRIMARY KEY, name TEXT UNIQUE, game TEXT, started TEXT, deals INTEGER, names TEXT,
  totals TEXT, winners TEXT);
CREATE TABLE results (id INTEGER PRIMARY KEY, match INTEGER, person TEXT, called TEXT, game TEXT, preset TEXT,
  opponents TEXT, started TEXT, ended REAL, deals INTEGER, won INTEGER, margin INTEGER, points INTEGER,
  takebacks INTEGER, hints INTEGER, own INTEGER, own_made INTEGER, partner INTEGER, partner_made INTEGER,
  against INTEGER, against_made INTEGER);
CREATE TABLE contracts (result INTEGER, role TEXT, level INTEGER, bid TEXT, count INTEGER, made INTEGER,
  PRIMARY KEY (result, role, level, bid)) WITHOUT ROWID;
CREATE TABLE about (app TEXT);
CREATE INDEX results_of ON results (match);
CREATE INDEX newest ON matches (started, name)
"""
_STATEMENTS = _TABLES.strip().split(";\n")
_FILLED = ("records", "matches", "results", "contracts")


class Damaged(Exception):
    """The index cannot be used as it is."""


class Stamp(tuple[int, int]):
    """Size in bytes and time of the last change in ns: by these a changed file is known."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Updated:
    """What an update has done: records read (again) and forgotten; ``complete`` is False if it was stopped."""

    read: int
    forgotten: int
    complete: bool


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A record that no figure counts, and why, as a sentence."""

    name: str
    problem: str


def never() -> bool:
    return False


def nothing(_done: int, _all: int) -> None:
    pass


class History:
    """The index of one folder of records; used in one thread at a time, and closed after use.

    A damaged index is thrown away. Where none can be written, it is kept in memory: the figures are the same, but are
    lost with it.
    """

    def __init__(self, path: Path, folder: Path) -> None:
        self.path, self.folder = path, folder
        self.kept = True  # on the disk
        self._connection: sqlite3.Connection | None = None

    # -- reading

    @property
    def connection(self) -> sqlite3.Connection:
        """To ask something; see :meth:`safely`."""
        if self._connection is None:
            self._connection = self._open()
        return self._connection

    def left_out(self) -> list[LeftOut]:
        """The records that cannot be read or are not finished, newest name first."""
        rows = self.connection.execute(
            "SELECT name, problem FROM records WHERE problem != '' ORDER BY name DESC"
        )
        return [LeftOut(str(name), str(problem)) for name, problem in rows]

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    # -- bringing it up to date

    def is_current(self) -> bool:
        """Whether every record of the folder is known as it is now."""
        return self._known() == self._there()

    def update(
        self, progress: Callable[[int, int], None] = nothing, stop: Callable[[], bool] = never
    ) -> Updated:
        """Read what is new or changed in the folder and forget what is gone.

        ``progress(done, all)`` in records; ``stop()`` is asked after each: what was read until then stays known.
        """
        self._forget_problems_of_others()
        there, known = self._there(), self._known()
        gone = [name for name in known if name not in there]
        new = sorted((name for name in there if known.get(name) != there[name]), reverse=True)
        for start in range(0, len(gone), BATCH):
            with self._writing() as connection:
                _forget(connection, gone[start : start + BATCH])
        progress(0, len(new))
        for start in range(0, len(new), BATCH):
            found: list[tuple[str, Stamp, MatchResult | str]] = []
            stopped = False
            for name in new[start : start + BATCH]:
                if stopped := stop():
                    break
                found.append((name, there[name], self._read(name)))
                progress(start + len(found), len(new))
            with self._writing() as connection:
                _forget(connection, [name for name, _, _ in found])
                for name, stamp, result in found:
                    _add(connection, name, stamp, result)
            if stopped:
                return Updated(start + len(found), len(gone), False)
        return Updated(len(new), len(gone), True)

    def clear(self) -> None:
        """Forget everything, to read it anew."""
        with self._writing() as connection:
            for table in _FILLED:
                connection.execute(f"DELETE FROM {table}")

    def throw_away(self) -> None:
        """Delete the index; what is asked next begins with an empty one."""
        self.close()
        for end in ("", "-journal", "-wal", "-shm"):
            with contextlib.suppress(OSError, ValueError):
                os.unlink(f"{self.path}{end}")

    def _read(self, name: str) -> MatchResult | str:
        """What a record says, or why that cannot be told."""
        try:
            return read_result(read_text(self.folder / name, LONGEST))
        except TrickdeskError as error:
            return str(error)

    def _there(self) -> dict[str, Stamp]:
        """The records in the folder; none where there is no folder. :class:`SaveError`."""
        found = {}
        try:
            with telling(self.folder, writing=False), os.scandir(self.folder) as entries:
                for entry in entries:
                    if entry.name.endswith(SUFFIX) and is_text(entry.name):
                        found[entry.name] = _stamp(entry)
        except SaveError as error:
            if not isinstance(error.__cause__, FileNotFoundError):
                raise
        return found

    def _known(self) -> dict[str, Stamp]:
        rows = self.connection.execute("SELECT name, size, changed FROM records")
        return {name: Stamp((size, changed)) for name, size, changed in rows}

    def _forget_problems_of_others(self) -> None:
        """What another version of the program could not read, this one may."""
        if [(__version__,)] != self.connection.execute("SELECT app FROM about").fetchall():
            with self._writing() as connection:
                connection.execute("DELETE FROM records WHERE problem != ''")
                connection.execute("DELETE FROM about")
                connection.execute("INSERT INTO about VALUES (?)", (__version__,))

    # -- the file

    def safely(self, work: Callable[[History], object]) -> None:
        """Do ``work``; once more with an empty index where this one turns out to be damaged.

        Where the disk does not let it be written, it goes on in memory.
        """
        try:
            work(self)
        except sqlite3.OperationalError:
            if self.path == Path(MEMORY):
                raise
            self.close()
            self.path, self.kept = Path(MEMORY), False
            work(self)
        except (sqlite3.DatabaseError, Damaged, ValueError, TypeError):
            self.throw_away()
            work(self)

    def _open(self) -> sqlite3.Connection:
        if self.path != Path(MEMORY):
            _prepare(self.path)
        connection = sqlite3.connect(str(self.path), timeout=BUSY_S, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous = OFF")  # a torn index is thrown away
            _make_tables(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield connection
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def is_text(name: str) -> bool:
    """Whether a file's name can be written down: on some systems it may be any bytes."""
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _stamp(entry: os.DirEntry[str]) -> Stamp:
    try:
        found = entry.stat()
    except OSError:
        return Stamp((-1, -1))  # a link to nowhere: reading it says so
    return Stamp((found.st_size & LARGEST, found.st_mtime_ns & LARGEST))  # whatever a file system says


def _prepare(path: Path) -> None:
    """See to it that the index is a file of ours and private. :class:`sqlite3.OperationalError` where it cannot be."""
    try:
        make_folder(path.parent)
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        if not stat.S_ISREG(os.lstat(path).st_mode):
            raise sqlite3.OperationalError("something else is in the place of the index")
    except (OSError, ValueError) as error:
        raise sqlite3.OperationalError(str(error)) from error
    tighten(path)


def _make_tables(connection: sqlite3.Connection) -> None:
    """:class:`Damaged` where there are other tables than ours."""
    if _version(connection) == 0:
        connection.execute("BEGIN IMMEDIATE")
        if _version(connection) == 0:  # another copy may have come first
            for statement in _STATEMENTS:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.execute("COMMIT")
    made = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    if _version(connection) != SCHEMA or {sql for (sql,) in made} != set(_STATEMENTS):
        raise Damaged("the index is of another version")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _forget(connection: sqlite3.Connection, names: list[str]) -> None:
    for name in names:
        connection.execute("DELETE FROM records WHERE name = ?", (name,))
        for (match,) in connection.execute("SELECT id FROM matches WHERE name = ?", (name,)).fetchall():
            of_match = "SELECT id FROM results WHERE match = ?"
            connection.execute(f"DELETE FROM contracts WHERE result IN ({of_match})", (match,))
            connection.execute("DELETE FROM results WHERE match = ?", (match,))
            connection.execute("DELETE FROM matches WHERE id = ?", (match,))


def _add(connection: sqlite3.Connection, name: str, stamp: Stamp, found: MatchResult | str) -> None:
    problem = one_line(found, LONGEST_PROBLEM) if isinstance(found, str) else ""
    _insert(connection, "records", name, *stamp, problem)
    if isinstance(found, str):
        return
    ended = datetime.fromtimestamp(0)
    with contextlib.suppress(OSError, ValueError, OverflowError):
        ended = datetime.fromtimestamp(stamp[1] / 1e9)
    started = started_at(name, ended).isoformat(" ", "seconds")
    lists = [json.dumps(entry) for entry in (found.names, found.totals, found.winners)]
    match = _insert(connection, "matches", None, name, found.game, started, found.deals, *lists)
    for who in found.people:
        _add_result(connection, match, found, who, started, stamp[1] / 1e9)


def _add_result(
    connection: sqlite3.Connection,
    match: int,
    found: MatchResult,
    who: SeatResult,
    started: str,
    ended: float,
) -> None:
    sums: list[int] = []
    for role in (OWN, PARTNER, AGAINST):
        contracts = [entry for entry in who.contracts if entry.role == role]
        sums += [sum(entry.count for entry in contracts), sum(entry.made for entry in contracts)]
    about = (who.person, who.name, found.game, found.preset, who.opponents, started, ended, found.deals)
    numbers = (who.won, who.margin, who.points, who.takebacks, who.hints)
    result = _insert(connection, "results", None, match, *about, *numbers, *sums)
    for entry in who.contracts:
        _insert(connection, "contracts", result, entry.role, entry.level, entry.bid, entry.count, entry.made)


def _insert(connection: sqlite3.Connection, table: str, *values: object) -> int:
    """Add a row; returns its number, where the table numbers its rows."""
    places = ", ".join("?" * len(values))
    return connection.execute(f"INSERT INTO {table} VALUES ({places})", values).lastrowid or 0
