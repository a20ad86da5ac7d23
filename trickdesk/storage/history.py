"""An index of the finished matches in SQLite: made from their records alone, thrown away and made anew at any time.

    history.sqlite     one row per record, match, person in a match, and level of contracts there

Nothing here is for the thread that draws: a rebuild replays every record. Two copies of the program may work on the
same index; what one has read is not read by the other again.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from trickdesk import __version__
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import LONGEST, read_record
from trickdesk.storage import history_rows
from trickdesk.storage.files import SaveError, make_folder, read_text, telling, tighten
from trickdesk.storage.history_rows import Read, Stamp, stamp_of
from trickdesk.storage.results import read_result
from trickdesk.storage.reviews import Reviews, review_key
from trickdesk.storage.saves import SUFFIX

SCHEMA = 3
SQLITE_ADDS = (
    "-journal",
    "-wal",
    "-shm",
)  # files beside the index that SQLite opens, and waits for if they are pipes
"""Raised when the tables change, or what is read out of records."""
BATCH = 50  # records that become known at once
BUSY_S = 5.0  # how long another copy of the program is waited for
MEMORY = ":memory:"

_TABLES = """
CREATE TABLE records (name TEXT PRIMARY KEY, size INTEGER, changed INTEGER, problem TEXT) WITHOUT ROWID;
CREATE TABLE matches (id INTEGER PRIMARY KEY, name TEXT UNIQUE, game TEXT, started TEXT, deals INTEGER, names TEXT,
  totals TEXT, winners TEXT);
CREATE TABLE results (id INTEGER PRIMARY KEY, match INTEGER, seat INTEGER, person TEXT, called TEXT, game TEXT,
  preset TEXT, opponents TEXT, started TEXT, ended REAL, deals INTEGER, won INTEGER, margin INTEGER, points INTEGER,
  takebacks INTEGER, hints INTEGER, own INTEGER, own_made INTEGER, partner INTEGER, partner_made INTEGER,
  against INTEGER, against_made INTEGER);
CREATE TABLE contracts (result INTEGER, role TEXT, level INTEGER, bid TEXT, count INTEGER, made INTEGER,
  PRIMARY KEY (result, role, level, bid)) WITHOUT ROWID;
CREATE TABLE deals (match INTEGER, deal INTEGER, key TEXT, points TEXT, stake REAL, PRIMARY KEY (match, deal))
  WITHOUT ROWID;
CREATE TABLE reviews (key TEXT PRIMARY KEY, size INTEGER, changed INTEGER) WITHOUT ROWID;
CREATE TABLE judged (result INTEGER, deal INTEGER, calls INTEGER, calls_right INTEGER, cards INTEGER,
  cards_right INTEGER, lost REAL, swing INTEGER, PRIMARY KEY (result, deal)) WITHOUT ROWID;
CREATE TABLE mistakes (result INTEGER, at INTEGER, deal INTEGER, share REAL, PRIMARY KEY (result, at)) WITHOUT ROWID;
CREATE TABLE about (app TEXT, reviews TEXT);
CREATE INDEX results_of ON results (match);
CREATE INDEX deals_of ON deals (key);
CREATE INDEX newest ON matches (started, name)
"""
_STATEMENTS = _TABLES.strip().split(";\n")
_FILLED = ("records", "matches", "results", "contracts", "deals", "reviews", "judged", "mistakes")


class Damaged(Exception):
    """The index cannot be used as it is."""


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

    ``reviews``: the kept reviews of deals, of the makers' ``version``; what they say of people is in the index, too.

    A damaged index is thrown away. Where none can be written, it is kept in memory: the figures are the same, but are
    lost with it.
    """

    def __init__(self, path: Path, folder: Path, reviews: Reviews | None = None, version: str = "") -> None:
        self.path, self.folder = path, folder
        self._reviews, self._version = reviews, version
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
        found = self.connection.execute(
            "SELECT name, problem FROM records WHERE problem != '' ORDER BY name DESC"
        )
        return [LeftOut(str(name), history_rows.unpacked(str(problem))) for name, problem in found]

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    # -- bringing it up to date

    def update(
        self, progress: Callable[[int, int], None] = nothing, stop: Callable[[], bool] = never
    ) -> Updated:
        """Read what is new or changed in the folder and forget what is gone.

        ``progress(done, all)`` in records; ``stop()`` is asked after each: what was read until then stays known.
        """
        self._forget_what_others_read()
        there, known = self._there(), self._known()
        gone = [name for name in known if name not in there]
        new = sorted((name for name in there if known.get(name) != there[name]), reverse=True)
        for start in range(0, len(gone), BATCH):
            with self._writing() as connection:
                history_rows.forget(connection, gone[start : start + BATCH])
        progress(0, len(new))
        for start in range(0, len(new), BATCH):
            found: list[tuple[str, Stamp, Read | str]] = []
            stopped = False
            for name in new[start : start + BATCH]:
                if stopped := stop():
                    break
                found.append((name, there[name], self._read(name)))
                progress(start + len(found), len(new))
            with self._writing() as connection:
                history_rows.forget(connection, [name for name, _, _ in found])
                for name, stamp, read in found:
                    history_rows.add(connection, name, stamp, read)
            if stopped:
                return Updated(start + len(found), len(gone), False)
        judged, complete = self._read_reviews(stop)
        return Updated(len(new) + judged, len(gone), complete)

    def _read_reviews(self, stop: Callable[[], bool]) -> tuple[int, bool]:
        """Take in the reviews that are new; how many, and whether that was all."""
        if self._reviews is None:
            return 0, True
        known = {key: Stamp((size, at)) for key, size, at in self.connection.execute("SELECT * FROM reviews")}
        new = [(key, stamp) for key, stamp in self._reviews.stamps() if known.get(key) != stamp]
        for start in range(0, len(new), BATCH):
            if stop():
                return start, False
            with self._writing() as connection:
                for key, stamp in new[start : start + BATCH]:
                    history_rows.judge(connection, key, self._reviews.get(key))
                    connection.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", (key, *stamp))
        return len(new), True

    def clear(self) -> None:
        """Forget everything, to read it anew."""
        with self._writing() as connection:
            for table in _FILLED:
                connection.execute(f"DELETE FROM {table}")

    def throw_away(self) -> None:
        """Delete the index; what is asked next begins with an empty one."""
        self.close()
        for end in ("", *SQLITE_ADDS):
            with contextlib.suppress(OSError, ValueError):
                os.unlink(f"{self.path}{end}")

    def _read(self, name: str) -> Read | str:
        """What a record says, or why that cannot be told."""
        try:
            record = read_record(read_text(self.folder / name, LONGEST))
            result = read_result(record)
        except TrickdeskError as error:
            return error.said
        keys = range(len(result.points) if result.people and self._reviews is not None else 0)
        return Read(result, tuple(review_key(record, deal, self._version) for deal in keys))

    def _there(self) -> dict[str, Stamp]:
        """The records in the folder; none where there is no folder. :class:`SaveError`."""
        found = {}
        try:
            with telling(self.folder, writing=False), os.scandir(self.folder) as entries:
                for entry in entries:
                    if entry.name.endswith(SUFFIX) and is_text(entry.name):
                        found[entry.name] = stamp_of(entry)
        except SaveError as error:
            if not isinstance(error.__cause__, FileNotFoundError):
                raise
        return found

    def _known(self) -> dict[str, Stamp]:
        rows = self.connection.execute("SELECT name, size, changed FROM records")
        return {name: Stamp((size, changed)) for name, size, changed in rows}

    def _forget_what_others_read(self) -> None:
        """What another version of the program could not read, this one may; and its reviews are none of ours."""
        about = self.connection.execute("SELECT app, reviews FROM about").fetchall()
        if about == [(__version__, self._version)]:
            return
        if about and about[0][1] != self._version:
            self.clear()
        with self._writing() as connection:
            connection.execute("DELETE FROM records WHERE problem != ''")
            connection.execute("DELETE FROM about")
            connection.execute("INSERT INTO about VALUES (?, ?)", (__version__, self._version))

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


def _prepare(path: Path) -> None:
    """See to it that the index is a file of ours and private. :class:`sqlite3.OperationalError` where it cannot be."""
    try:
        make_folder(path.parent)
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        for own in (path, *(path.with_name(path.name + end) for end in SQLITE_ADDS)):
            with contextlib.suppress(FileNotFoundError):
                if not stat.S_ISREG(os.lstat(own).st_mode):
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
