"""The rows of the index of finished matches: what is written for one record, and for one review."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from trickdesk.engine.errors import IllegalAction, Said, TrickdeskError, one_line
from trickdesk.games import games
from trickdesk.storage.results import AGAINST, OWN, PARTNER, MatchResult, SeatResult, started_at
from trickdesk.storage.review_figures import at_stake, read_review

LONGEST_PROBLEM = 400
LONGEST_PACKED = 4000
LARGEST = (1 << 62) - 1  # that SQLite has room for
UNREADABLE = (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError)


class Stamp(tuple[int, int]):
    """Size in bytes and time of the last change in ns: by these a changed file is known."""

    __slots__ = ()


class Read(NamedTuple):
    """What was read of a record, and the keys of the reviews of its deals, none where nobody asks for them."""

    result: MatchResult
    keys: tuple[str, ...]


def stamp_of(entry: os.DirEntry[str]) -> Stamp:
    try:
        found = entry.stat()
    except OSError:
        return Stamp((-1, -1))  # a link to nowhere: reading it says so
    return Stamp((found.st_size & LARGEST, found.st_mtime_ns & LARGEST))  # whatever a file system says


def forget(connection: sqlite3.Connection, names: list[str]) -> None:
    for name in names:
        connection.execute("DELETE FROM records WHERE name = ?", (name,))
        for (match,) in connection.execute("SELECT id FROM matches WHERE name = ?", (name,)).fetchall():
            of_match = "SELECT id FROM results WHERE match = ?"
            for table in ("contracts", "judged", "mistakes"):
                connection.execute(f"DELETE FROM {table} WHERE result IN ({of_match})", (match,))
            connection.execute("DELETE FROM deals WHERE match = ?", (match,))
            connection.execute("DELETE FROM results WHERE match = ?", (match,))
            connection.execute("DELETE FROM matches WHERE id = ?", (match,))


def packed(sentence: str) -> str:
    """A sentence as the index keeps it: what it was made of, so that it can be said in any language."""

    def parts(value: object) -> object:
        if isinstance(value, TrickdeskError):
            return [str(value), {}] if isinstance(value, IllegalAction) else parts(value.said)
        if isinstance(value, Said):
            return [value.template, {key: parts(field) for key, field in value.fields.items()}]
        return value if isinstance(value, int) else one_line(str(value), LONGEST_PROBLEM)

    text = json.dumps(parts(sentence if isinstance(sentence, Said) else Said(sentence)))
    return text if len(text) <= LONGEST_PACKED else json.dumps([one_line(sentence, LONGEST_PROBLEM), {}])


def unpacked(text: str) -> str:
    """A sentence that was kept; what cannot be read is shown as it is."""

    def said(value: Any) -> Any:
        if isinstance(value, list):
            template, fields = value
            return Said(template, **{key: said(field) for key, field in fields.items()})
        return value

    try:
        found = said(json.loads(text))
    except UNREADABLE:
        found = None
    return found if isinstance(found, Said) else one_line(text, LONGEST_PROBLEM)


def add(connection: sqlite3.Connection, name: str, stamp: Stamp, read: Read | str) -> None:
    """Write down what a record says, or why it says nothing."""
    problem = packed(read) if isinstance(read, str) else ""
    _insert(connection, "records", name, *stamp, problem)
    if isinstance(read, str):
        return
    found = read.result
    ended = datetime.fromtimestamp(0)
    with contextlib.suppress(OSError, ValueError, OverflowError):
        ended = datetime.fromtimestamp(stamp[1] / 1e9)
    started = started_at(name, ended).isoformat(" ", "seconds")
    lists = [json.dumps(entry) for entry in (found.names, found.totals, found.winners)]
    match = _insert(connection, "matches", None, name, found.game, started, found.deals, *lists)
    for who in found.people:
        _add_result(connection, match, found, who, started, stamp[1] / 1e9)
    for deal, key in enumerate(read.keys):
        points = json.dumps(found.points[deal] or [0] * len(found.totals))
        _insert(connection, "deals", match, deal, key, points, at_stake(found.points[: deal + 1]))
        connection.execute("DELETE FROM reviews WHERE key = ?", (key,))  # it is taken in again


def judge(connection: sqlite3.Connection, key: str, review: Mapping[str, Any] | None) -> None:
    """Write down what a review says of the people of its deal, in every match that has it; nothing of a bad one."""
    for match, deal, points, stake, game in connection.execute(
        "SELECT d.match, d.deal, d.points, d.stake, m.game FROM deals d JOIN matches m ON m.id = d.match"
        " WHERE d.key = ?",
        (key,),
    ).fetchall():
        seats = dict(connection.execute("SELECT seat, id FROM results WHERE match = ?", (match,)).fetchall())
        low_wins = game in games() and games()[game].low_wins
        with contextlib.suppress(*UNREADABLE):
            _judge(connection, deal, seats, review or {}, json.loads(points), stake, low_wins)


def _judge(
    connection: sqlite3.Connection,
    deal: int,
    seats: Mapping[int, int],
    review: Mapping[str, Any],
    points: Sequence[int],
    stake: float,
    low_wins: bool,
) -> None:
    found = read_review(review, list(seats), points, stake, low_wins)
    for who in found:
        result = seats[who.seat]
        connection.execute("DELETE FROM judged WHERE result = ? AND deal = ?", (result, deal))
        connection.execute("DELETE FROM mistakes WHERE result = ? AND deal = ?", (result, deal))
        counts = (who.calls, who.calls_right, who.cards, who.cards_right)
        _insert(connection, "judged", result, deal, *counts, who.lost, who.swing)
        for mistake in who.mistakes:
            _insert(connection, "mistakes", result, mistake.at, deal, mistake.share)


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
    about = (
        who.seat,
        who.person,
        who.name,
        found.game,
        found.preset,
        who.opponents,
        started,
        ended,
        found.deals,
    )
    numbers = (who.won, who.margin, who.points, who.takebacks, who.hints)
    result = _insert(connection, "results", None, match, *about, *numbers, *sums)
    for entry in who.contracts:
        _insert(connection, "contracts", result, entry.role, entry.level, entry.bid, entry.count, entry.made)


def _insert(connection: sqlite3.Connection, table: str, *values: object) -> int:
    """Add a row; returns its number, where the table numbers its rows."""
    places = ", ".join("?" * len(values))
    return connection.execute(f"INSERT INTO {table} VALUES ({places})", values).lastrowid or 0
