"""An SQLite index of the finished matches, rebuilt from their records at any time.

The file `history.sqlite` has a row for each record, match, person in a match, and level of contracts of that
person.

Don't use it in the UI thread: a rebuild replays every record. Two copies of the program may share the index;
a record that one has read isn't read again by the other.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from trickdesk import __version__
from trickdesk.engine.errors import Message, TrickdeskError, one_line
from trickdesk.engine.record import LONGEST, read_record
from trickdesk.games import games
from trickdesk.storage.files import SaveError, make_folder, read_text, telling, tighten
from trickdesk.storage.persons import NameChanges, keys_of
from trickdesk.storage.reviews import Reviews, SeatAccuracy, at_stake, read_review, review_key
from trickdesk.storage.saves import SUFFIX, started_at, time_text
from trickdesk.storage.statistics.results import AGAINST, OWN, PARTNER, MatchResult, SeatResult, read_result

T = TypeVar("T")
LONGEST_PROBLEM = 400
LONGEST_PACKED = 4000
LARGEST = (1 << 62) - 1  # the largest integer stored in SQLite
UNREADABLE = (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError)
SCHEMA = 10  # must be raised when the tables change, or what is read from records
# Files beside the index. SQLite opens them, and would wait forever for a pipe.
SQLITE_ADDS = ("-journal", "-wal", "-shm")
BATCH = 50  # records in one transaction
BUSY_S = 5.0  # seconds to wait for another copy of the program
MEMORY = ":memory:"
_TABLES = """
CREATE TABLE records (name TEXT PRIMARY KEY, size INTEGER, changed INTEGER, problem TEXT) WITHOUT ROWID;
CREATE TABLE matches (id INTEGER PRIMARY KEY, name TEXT UNIQUE, game TEXT, started TEXT, deals INTEGER, names TEXT,
  totals TEXT, winners TEXT, preset TEXT, options TEXT, challenge TEXT);
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
CREATE TABLE mistakes (result INTEGER, at INTEGER, deal INTEGER, share REAL, theme TEXT, PRIMARY KEY (result, at))
  WITHOUT ROWID;
CREATE TABLE luck (result INTEGER, role TEXT, measure TEXT, hands INTEGER, had REAL, expected REAL, variance REAL,
  PRIMARY KEY (result, role, measure)) WITHOUT ROWID;
CREATE TABLE company (result INTEGER, name TEXT, partner INTEGER);
CREATE TABLE about (app TEXT, reviews TEXT, names TEXT);
CREATE INDEX results_of ON results (match);
CREATE INDEX company_of ON company (result);
CREATE INDEX deals_of ON deals (key);
CREATE INDEX newest ON matches (started, name)
"""
_STATEMENTS = _TABLES.strip().split(";\n")
_FILLED = (
    "records",
    "matches",
    "results",
    "contracts",
    "deals",
    "reviews",
    "judged",
    "mistakes",
    "luck",
    "company",
)


# From a record's text, a review as stored, and indexes in the log: the themes of these mistakes by index.
Sorter = Callable[[str, Mapping[str, Any], Sequence[int]], Mapping[int, str]]
Stamp = tuple[int, int]  # a file's size in bytes and modification time in ns, to detect changes
NO_STAMP = (-1, -1)


class ReadRecord(NamedTuple):
    """The result of reading a record, with the review keys of its deals if needed."""

    result: MatchResult
    keys: tuple[str, ...]


def stamp_of(entry: os.DirEntry[str]) -> Stamp:
    try:
        found = entry.stat()
    except OSError:
        return NO_STAMP  # a broken link; reading it will report that
    return (found.st_size & LARGEST, found.st_mtime_ns & LARGEST)  # file systems may report any number


def forget(connection: sqlite3.Connection, names: list[str]) -> None:
    for name in names:
        connection.execute("DELETE FROM records WHERE name = ?", (name,))
        for (match,) in connection.execute("SELECT id FROM matches WHERE name = ?", (name,)).fetchall():
            of_match = "SELECT id FROM results WHERE match = ?"
            for table in ("contracts", "judged", "mistakes", "luck", "company"):
                connection.execute(f"DELETE FROM {table} WHERE result IN ({of_match})", (match,))
            connection.execute("DELETE FROM deals WHERE match = ?", (match,))
            connection.execute("DELETE FROM results WHERE match = ?", (match,))
            connection.execute("DELETE FROM matches WHERE id = ?", (match,))


def packed(message: Message) -> str:
    """Return a sentence as stored: text and values, so it can be translated later."""

    def parts(value: object) -> object:
        if isinstance(value, TrickdeskError):
            return parts(value.message)
        if isinstance(value, Message):
            return [value.text, {key: parts(field) for key, field in value.values.items()}]
        return value if isinstance(value, int) else one_line(str(value), LONGEST_PROBLEM)

    packed_text = json.dumps(parts(message))
    if len(packed_text) <= LONGEST_PACKED:
        return packed_text
    return json.dumps([one_line(str(message), LONGEST_PROBLEM), {}])


def unpacked(stored: str) -> Message:
    """Return a stored sentence; if it can't be parsed, the stored text as it is."""

    def message(value: Any) -> Any:
        if isinstance(value, list):
            text, values = value
            return Message(text, **{key: message(field) for key, field in values.items()})
        return value

    try:
        found = message(json.loads(stored))
    except UNREADABLE:
        found = None
    return found if isinstance(found, Message) else Message(one_line(stored, LONGEST_PROBLEM))


def add(
    connection: sqlite3.Connection, name: str, stamp: Stamp, read: ReadRecord | Message, changes: NameChanges
) -> None:
    """Store a record's result, or the reason why it has none."""
    problem = packed(read) if isinstance(read, Message) else ""
    _insert(connection, "records", name, *stamp, problem)
    if isinstance(read, Message):
        return
    found = read.result
    ended = datetime.fromtimestamp(0)
    with contextlib.suppress(OSError, ValueError, OverflowError):
        ended = datetime.fromtimestamp(stamp[1] / 1e9)
    started = time_text(started_at(name, ended))
    lists = [json.dumps(entry) for entry in (found.names, found.totals, found.winners)]
    rules = (found.preset, json.dumps(dict(found.options)), found.challenge)
    match = _insert(connection, "matches", None, name, found.game, started, found.deals, *lists, *rules)
    for who in found.people:
        _add_result(connection, match, found, who, started, stamp[1] / 1e9)
    name_people(connection, changes, match)
    for deal, key in enumerate(read.keys):
        points = json.dumps(found.points[deal] or [0] * len(found.totals))
        _insert(connection, "deals", match, deal, key, points, at_stake(found.points[: deal + 1]))
        # Forgets its review, so that it is read again.
        connection.execute("DELETE FROM reviews WHERE key = ?", (key,))


def name_people(connection: sqlite3.Connection, changes: NameChanges, match: int | None = None) -> None:
    """Call the people of all matches, or of one, what they are called now."""
    found: dict[tuple[int, str, str], dict[int, int]] = {}
    for about in connection.execute(
        "SELECT m.id, m.names, m.started, r.seat, r.id FROM results r JOIN matches m ON m.id = r.match"
        " WHERE :match IS NULL OR m.id = :match",
        {"match": match},
    ):
        found.setdefault(about[:3], {})[about[3]] = about[4]
    for (_match, names, started), results in found.items():
        called = changes.names_now(json.loads(names), results, started)
        keys = keys_of(called, results)
        for seat, result in results.items():
            who = (keys[seat], called[seat], result)
            connection.execute("UPDATE results SET person = ?, called = ? WHERE id = ?", who)


def judge(
    connection: sqlite3.Connection,
    key: str,
    review: Mapping[str, Any] | None,
    sorter: Sorter = lambda *_: {},
) -> None:
    """Store what a review says about the people of its deal; ignores a bad review.

    `sorter` is a `Sorter`, but for the name of the record instead of its text. It is asked once for all matches
    with the same deal and the same moves up to its end.
    """
    themes: dict[tuple[int, ...], Mapping[int, str]] = {}
    for match, name, deal, points, stake, game in connection.execute(
        "SELECT d.match, m.name, d.deal, d.points, d.stake, m.game FROM deals d JOIN matches m ON m.id = d.match"
        " WHERE d.key = ?",
        (key,),
    ).fetchall():
        seats = dict(connection.execute("SELECT seat, id FROM results WHERE match = ?", (match,)).fetchall())
        low_wins = game in games() and games()[game].low_wins
        with contextlib.suppress(*UNREADABLE):
            found = read_review(review or {}, list(seats), json.loads(points), stake, low_wins)
            wrong = tuple(mistake.at for who in found for mistake in who.mistakes)
            if wrong and not themes.get(wrong):  # none are found if this record is gone
                themes[wrong] = sorter(name, review or {}, wrong)
            _store(connection, deal, seats, found, themes.get(wrong, {}))


def _store(
    connection: sqlite3.Connection,
    deal: int,
    seats: Mapping[int, int],
    found: Sequence[SeatAccuracy],
    themes: Mapping[int, str],
) -> None:
    for who in found:
        result = seats[who.seat]
        connection.execute("DELETE FROM judged WHERE result = ? AND deal = ?", (result, deal))
        connection.execute("DELETE FROM mistakes WHERE result = ? AND deal = ?", (result, deal))
        counts = (who.calls, who.calls_right, who.cards, who.cards_right)
        _insert(connection, "judged", result, deal, *counts, who.lost, who.swing)
        for mistake in who.mistakes:
            theme = themes.get(mistake.at, "")
            _insert(connection, "mistakes", result, mistake.at, deal, mistake.share, theme)


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
    about = (who.seat, who.person, who.name, found.game, found.preset, who.opponents, started, ended)
    numbers = (found.deals, who.won, who.margin, who.points, who.takebacks, who.hints)
    result = _insert(connection, "results", None, match, *about, *numbers, *sums)
    for entry in who.contracts:
        _insert(connection, "contracts", result, entry.role, entry.level, entry.bid, entry.count, entry.made)
    for role, ledger in who.luck.items():
        for measure, luck in ledger.items():
            _insert(connection, "luck", result, role, measure, *luck)
    for name, is_partner in who.company:
        _insert(connection, "company", result, name, is_partner)


def _insert(connection: sqlite3.Connection, table: str, *values: object) -> int:
    """Add a row; return its id if the table has one."""
    places = ", ".join("?" * len(values))
    return connection.execute(f"INSERT INTO {table} VALUES ({places})", values).lastrowid or 0


class IndexDamaged(Exception):
    """Raised if the index can't be used as it is."""


@dataclass(frozen=True, slots=True)
class UpdateResult:
    """The result of an update: records read and forgotten; `complete` unless stopped."""

    read: int
    forgotten: int
    complete: bool


@dataclass(frozen=True, slots=True)
class ExcludedRecord:
    """A record that isn't counted, and why, as a sentence."""

    name: str
    problem: Message


class History:
    """The index of one folder of records, for one thread at a time; close after use.

    With `reviews`, it includes what stored reviews of this `version` say about people, who are called what they
    are after all `changes` of names; the `sorter` gives mistakes their themes. A damaged index is deleted and
    built again. If it can't be written to disk, it is kept in memory: the figures are the same, but are lost when
    the program ends.
    """

    def __init__(
        self,
        path: Path,
        folder: Path,
        reviews: Reviews | None = None,
        version: str = "",
        changes: Callable[[], NameChanges] = NameChanges,
        sorter: Sorter = lambda *_: {},
    ) -> None:
        self.path, self.folder = path, folder
        self._reviews, self._version = reviews, version
        self._changes, self._sorter = changes, sorter
        self.kept = True  # whether the index is on disk
        self._connection: sqlite3.Connection | None = None

    # -- reading

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection for queries; see `safely`."""
        if self._connection is None:
            self._connection = self._open()
        return self._connection

    def left_out(self) -> list[ExcludedRecord]:
        """Return the records that can't be read or aren't finished, by name, newest first."""
        found = self.connection.execute(
            "SELECT name, problem FROM records WHERE problem != '' ORDER BY name DESC"
        )
        return [ExcludedRecord(str(name), unpacked(str(problem))) for name, problem in found]

    def challenges(self) -> list[tuple[str, str]]:
        """Return the matches played for a challenge: its id, and the record's name."""
        return self.connection.execute(
            "SELECT challenge, name FROM matches WHERE challenge != '' ORDER BY started, name"
        ).fetchall()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    # -- updating

    def update(
        self,
        progress: Callable[[int, int], None] = lambda done, count: None,
        stop: Callable[[], bool] = lambda: False,
    ) -> UpdateResult:
        """Read what is new or changed in the folder, and forget what is gone.

        Args:
            progress: Gets the numbers of records done and in all.
            stop: Called before each record; True stops, and what was read so far is kept.
        """
        changes = self._changes()
        self._forget_what_others_read(changes)
        present, known = self._there(), self._known()
        gone = [name for name in known if name not in present]
        new = sorted((name for name in present if known.get(name) != present[name]), reverse=True)
        for start in range(0, len(gone), BATCH):
            with self._writing() as connection:
                forget(connection, gone[start : start + BATCH])
        progress(0, len(new))
        for start in range(0, len(new), BATCH):
            results: list[tuple[str, Stamp, ReadRecord | Message]] = []
            stopped = False
            for name in new[start : start + BATCH]:
                if stopped := stop():
                    break
                results.append((name, *self._read(name, present[name])))
                progress(start + len(results), len(new))
            with self._writing() as connection:
                # What another thread has read meanwhile stays, with what reviews say about it.
                known = self._known()
                results = [entry for entry in results if known.get(entry[0]) != entry[1]]
                forget(connection, [name for name, _, _ in results])
                for name, stamp, result in results:
                    add(connection, name, stamp, result, changes)
            if stopped:
                return UpdateResult(start + len(results), len(gone), False)
        judged, complete = self._read_reviews(stop)
        return UpdateResult(len(new) + judged, len(gone), complete)

    def _read_reviews(self, stop: Callable[[], bool]) -> tuple[int, bool]:
        """Read new reviews; return how many, and whether that was all."""
        if self._reviews is None:
            return 0, True
        known = {key: (size, at) for key, size, at in self.connection.execute("SELECT * FROM reviews")}
        new = [(key, stamp) for key, stamp in self._reviews.stamps() if known.get(key) != stamp]
        places = {key: place for key, *place in self.connection.execute("SELECT key, match, deal FROM deals")}
        new.sort(key=lambda entry: places.get(entry[0], []))  # the sorter replays a match once
        for start in range(0, len(new), BATCH):
            if stop():
                return start, False
            with self._writing() as connection:
                for key, stamp in new[start : start + BATCH]:
                    judge(connection, key, self._reviews.get(key), self._themes)
                    connection.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", (key, *stamp))
        return len(new), True

    def _themes(self, name: str, review: Mapping[str, Any], wrong: Sequence[int]) -> Mapping[int, str]:
        try:
            return self._sorter(read_text(self.folder / name, LONGEST), review, wrong)
        except TrickdeskError:  # the record is gone, or another version's
            return {}

    def clear(self) -> None:
        """Empty the index, so that all records are read again."""
        with self._writing() as connection:
            for table in _FILLED:
                connection.execute(f"DELETE FROM {table}")

    def throw_away(self) -> None:
        """Delete the index; the next query starts with an empty one."""
        self.close()
        for end in ("", *SQLITE_ADDS):
            with contextlib.suppress(OSError, ValueError):
                os.unlink(f"{self.path}{end}")

    def _read(self, name: str, stamp: Stamp) -> tuple[Stamp, ReadRecord | Message]:
        """Return a record's result, or the sentence that says why it has none.

        If the disk fails, the stamp is one that no file has, so that the record is read again next time.
        """
        try:
            record = read_record(read_text(self.folder / name, LONGEST))
            result = read_result(record)
        except TrickdeskError as error:
            passes = isinstance(error, SaveError) and not error.is_damage
            return NO_STAMP if passes else stamp, error.message
        keys = range(len(result.points) if result.people and self._reviews is not None else 0)
        return stamp, ReadRecord(result, tuple(review_key(record, deal, self._version) for deal in keys))

    def _there(self) -> dict[str, Stamp]:
        """Return the records in the folder; empty if there is no folder.

        Raises:
            SaveError: The folder can't be read.
        """
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
        return {name: (size, changed) for name, size, changed in rows}

    def _forget_what_others_read(self, changes: NameChanges) -> None:
        """Forget bad records that another version read; other reviews clear the index.

        With other changes of names, people get the names of now.
        """
        now = (__version__, self._version, json.dumps(changes))
        about = self.connection.execute("SELECT app, reviews, names FROM about").fetchall()
        if about == [now]:
            return
        if about and about[0][1] != self._version:
            self.clear()
        with self._writing() as connection:
            if not about or about[0][2] != now[2]:
                name_people(connection, changes)
            connection.execute("DELETE FROM records WHERE problem != ''")
            connection.execute("DELETE FROM about")
            connection.execute("INSERT INTO about VALUES (?, ?, ?)", now)

    # -- the file

    def safely(self, work: Callable[[History], T]) -> T:
        """Return the result of `work`, which may run again.

        If the index is damaged, it runs again with an empty one. If the disk doesn't let the index be written,
        it continues in memory.
        """
        try:
            try:
                return work(self)
            except sqlite3.OperationalError:
                raise
            except (sqlite3.DatabaseError, IndexDamaged, ValueError, TypeError):
                self.throw_away()
                return work(self)
        except (sqlite3.DatabaseError, IndexDamaged):
            if self.path == Path(MEMORY):
                raise
            self.close()
            self.path, self.kept = Path(MEMORY), False
            return work(self)

    def _open(self) -> sqlite3.Connection:
        if self.path != Path(MEMORY):
            _prepare(self.path)
        connection = sqlite3.connect(str(self.path), timeout=BUSY_S, isolation_level=None)
        try:
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
    """Whether a file's name is text; on some systems it can be any bytes."""
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _prepare(path: Path) -> None:
    """Make sure that the index is a private file of ours.

    Raises:
        sqlite3.OperationalError: It isn't.
    """
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
    """Create the tables, unless they exist.

    Raises:
        IndexDamaged: The file has other tables.
    """
    if version_of(connection) == 0:
        connection.execute("BEGIN IMMEDIATE")
        if version_of(connection) == 0:  # another copy may have been first
            for statement in _STATEMENTS:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.execute("COMMIT")
    made = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    if version_of(connection) != SCHEMA or {sql for (sql,) in made} != set(_STATEMENTS):
        raise IndexDamaged("the index is of another version")


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
