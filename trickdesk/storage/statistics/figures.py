"""Statistics from the index of finished matches: sums, contracts and lists."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from trickdesk.games import games
from trickdesk.storage.files import parse_object, read_stored, write_text
from trickdesk.storage.locks import writing
from trickdesk.storage.persons import NameChanges
from trickdesk.storage.reviews import result_of
from trickdesk.storage.saves import time_text
from trickdesk.storage.statistics.history import History
from trickdesk.storage.statistics.luck import MEASURES, Luck
from trickdesk.storage.statistics.results import AGAINST, OWN, PARTNER

EVERYBODY = ""
MOST = 1000  # people whose counting was restarted
GROUPS = {
    "game": "game",
    "preset": "game || char(10) || preset",
    "opponents": "opponents",
    "person": "person",
    "month": "substr(started, 1, 7)",
}
"""SQL of the keys to group rows by; a preset's key is its game and its name."""
MOST_MATCHES = 500  # matches in a list
DIGITS = 6  # of sums of luck
_SUMMED = (
    *("won", "deals", "margin", "points", "takebacks", "hints"),
    *("own", "own_made", "partner", "partner_made", "against", "against_made"),
)
_JUDGED = (
    "count(*), total(j.calls), total(j.calls_right), total(j.cards), total(j.cards_right), total(j.lost),"
    " total(j.swing), count(j.swing)"
)


class CountedFrom:
    """When counting was restarted, for each person and for `EVERYBODY`.

    Times are in seconds since the epoch. Matches that ended before don't count. In the file, people have the keys
    that they had at that time.
    """

    def __init__(self, file: Path, changes: Callable[[], NameChanges] = NameChanges) -> None:
        self._file, self._changes = file, changes

    def times(self) -> Mapping[str, float]:
        """Return the time of each reset; a damaged file counts as empty.

        Raises:
            SaveError: The file can't be read now.
        """
        found: dict[str, float] = {}
        changes = self._changes()
        for key, time in read_stored(self._file, _parse, dict[str, float]()).value.items():
            person = _key_now(changes, key, time)
            found[person] = max(time, found.get(person, time))
        return found

    def reset(self, person: str, now: float) -> None:
        """Count only what ends after `now`.

        Raises:
            SaveError: The file can't be read or written.
        """
        self._change(person, {person: now})

    def restore(self, person: str) -> None:
        """Count everything again.

        Raises:
            SaveError: The file can't be read or written.
        """
        self._change(person, {})

    def _change(self, person: str, news: Mapping[str, float]) -> None:
        changes = self._changes()
        with writing(self._file):
            stored = read_stored(self._file, _parse, dict[str, float](), alone=True).value.items()
            kept = {key: time for key, time in stored if _key_now(changes, key, time) != person}
            text = json.dumps({**kept, **news}, indent=1, ensure_ascii=False)
            write_text(self._file, text + "\n", keep_previous=True)


def _key_now(changes: NameChanges, key: str, time: float) -> str:
    if key == EVERYBODY:
        return key
    with suppress(OSError, ValueError, OverflowError):
        return changes.key_now(key, time_text(datetime.fromtimestamp(time)))
    return key


def _parse(text: str) -> dict[str, float]:
    return {
        person: float(time)
        for person, time in list(parse_object(text).items())[:MOST]
        if type(time) in (int, float) and math.isfinite(time)
    }


@dataclass(frozen=True, slots=True)
class Filter:
    """The filter of a statistic; an empty field lets everything through.

    Attributes:
        person: The key of a person.
        game: A game id.
        rules: A game id and a preset's name, in the form of the keys of `GROUPS`.
        opponents: The level of the opponents.
        since: Only matches begun at this local time or later, as ISO text.
        last: Only this many results, the newest; 0 for all.
        counted_from: By person ("" for everybody), the time in seconds since the epoch from which results count.
    """

    person: str = ""
    game: str = ""
    opponents: str = ""
    since: str = ""
    last: int = 0
    rules: str = ""
    counted_from: Mapping[str, float] = field(default_factory=dict)

    def results(self) -> tuple[str, dict[str, object]]:
        """Return the SQL condition for the results that count, and its values."""
        parts, values = ["ended > :everybody"], dict[str, object](everybody=self.counted_from.get("", -1.0))
        for column in ("person", "game", "opponents"):
            if value := getattr(self, column):
                parts.append(f"{column} = :{column}")
                values[column] = value
        if self.rules:
            parts.append(f"{GROUPS['preset']} = :rules")
            values["rules"] = self.rules
        if self.since:
            parts.append("started >= :since")
            values["since"] = self.since
        for number, (person, time) in enumerate(self.counted_from.items()):
            if person:
                parts.append(f"NOT (person = :p{number} AND ended <= :t{number})")
                values |= {f"p{number}": person, f"t{number}": time}
        where = " AND ".join(parts)
        if self.last:
            newest = f"SELECT id FROM results WHERE {where} ORDER BY started DESC, id DESC LIMIT :last"
            return f"id IN ({newest})", {**values, "last": self.last}
        return where, values


@dataclass(frozen=True, slots=True)
class Tally:
    """A number of contracts, and how many of them were made."""

    count: int = 0
    made: int = 0

    @property
    def failed(self) -> int:
        return self.count - self.made


class ReviewTotals(NamedTuple):
    """Totals of stored reviews.

    Attributes:
        deals: The number of deals reviewed.
        calls: The number of calls judged, with `calls_right` of them no mistakes.
        cards: The number of cards judged, with `cards_right` of them no mistakes.
        lost: The points that mistakes cost.
        swing: The points won over bots with the same cards, in `swing_deals` deals.
    """

    deals: int = 0
    calls: int = 0
    calls_right: int = 0
    cards: int = 0
    cards_right: int = 0
    lost: float = 0.0
    swing: int = 0
    swing_deals: int = 0


class Contracts(NamedTuple):
    """Contracts bid by the person, by partners and by opponents."""

    own: Tally = Tally()
    partner: Tally = Tally()
    against: Tally = Tally()


@dataclass(frozen=True, slots=True)
class FigureRow:
    """The sums of the results with one key (see `GROUPS`).

    A match with two people counts once for each. `margin` and `points` are sums over matches.
    """

    key: str
    matches: int
    won: int
    deals: int
    margin: int
    points: int
    takebacks: int
    hints: int
    contracts: Contracts = field(kw_only=True)
    judged: ReviewTotals = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Level:
    """Contracts of one level in one game; `bid` is the bid's text if it has no number."""

    game: str
    level: int
    bid: str
    contracts: Contracts


@dataclass(frozen=True, slots=True)
class MatchListing:
    """A finished match in a list.

    Attributes:
        name: The name of its file.
        started: When it was started, as ISO text in local time.
        names: By seat, empty for who has none.
        people: The seats of people.
        totals: By side.
        winners: The sides that won.
        preset: The name of the rules; may be empty.
        options: Those that don't have their default.
    """

    name: str
    game: str
    started: str
    deals: int
    names: tuple[str, ...]
    people: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    preset: str = ""
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choices:
    """The values to filter by: people, game ids, opponent levels.

    People have a key and their latest name, which may be empty. `rules` are keys of game and preset.
    """

    people: tuple[tuple[str, str], ...]
    games: tuple[str, ...]
    opponents: tuple[str, ...]
    rules: tuple[str, ...] = ()


class CardsAndPlay(NamedTuple):
    """What reviewed deals of one game brought in all, and how much of it by play.

    Play is what people got more than bots with the same cards; the rest is the cards.
    """

    game: str
    deals: int
    points: int
    play: int


class Company(NamedTuple):
    """How often people won and lost with a computer player, by its name."""

    name: str
    with_won: int = 0
    with_lost: int = 0
    against_won: int = 0
    against_lost: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """All that the screen shows for a filter: `rows` by one of `GROUPS`, and by month.

    `luck` is by role and measure, and `played` has the games with reviews, most deals first.
    """

    choices: Choices
    total: FigureRow
    rows: tuple[FigureRow, ...]
    months: tuple[FigureRow, ...]
    levels: tuple[Level, ...]
    matches: tuple[MatchListing, ...]
    luck: Mapping[str, Mapping[str, Luck]]
    played: tuple[CardsAndPlay, ...]
    company: tuple[Company, ...] = ()


def report(history: History, chosen: Filter, group: str) -> Report:
    """Query everything that the screen shows."""
    return Report(
        choices(history),
        total(history, chosen),
        tuple(rows(history, chosen, group)),
        tuple(rows(history, chosen, "month")),
        tuple(levels(history, chosen)),
        tuple(matches(history, chosen)),
        luck(history, chosen),
        tuple(cards_and_play(history, chosen)),
        tuple(company(history, chosen)),
    )


def company(history: History, chosen: Filter) -> list[Company]:
    """Return the results with and against each computer player who has a habit."""
    where, values = chosen.results()
    found: dict[str, list[int]] = {}
    for name, partner, won, count in history.connection.execute(
        "SELECT c.name, c.partner, r.won, count(*) FROM company c JOIN results r ON r.id = c.result"
        f" WHERE r.id IN (SELECT id FROM results WHERE {where}) GROUP BY 1, 2, 3",
        values,
    ):
        found.setdefault(str(name), [0] * 4)[2 * (not partner) + (not won)] = int(count)
    return [Company(name, *counts) for name, counts in found.items()]


def choices(history: History) -> Choices:
    """Return all people, games, levels and rules; all but levels by number of matches."""
    db = history.connection
    people = db.execute(
        "SELECT person, called, count(*) n, max(started) FROM results GROUP BY person ORDER BY n DESC, person"
    ).fetchall()
    game_ids = db.execute("SELECT game FROM matches GROUP BY game ORDER BY count(*) DESC, game").fetchall()
    levels = db.execute("SELECT DISTINCT opponents FROM results ORDER BY opponents").fetchall()
    rules = db.execute(
        f"SELECT {GROUPS['preset']} FROM results GROUP BY 1 ORDER BY count(DISTINCT match) DESC, 1"
    ).fetchall()
    return Choices(
        tuple((str(key), str(name)) for key, name, _, _ in people),
        tuple(str(game) for (game,) in game_ids),
        tuple(str(level) for (level,) in levels),
        tuple(str(key) for (key,) in rules),
    )


# Unlike sum(), total() is 0 if there are no rows.
_SUMS = ", ".join(["count(*)", *(f"total({column})" for column in _SUMMED)])


def rows(history: History, chosen: Filter, group: str) -> list[FigureRow]:
    """Return the sums by `group`, most matches first; months in order."""
    where, values = chosen.results()
    key, order = GROUPS[group], "1" if group == "month" else "2 DESC, 1"
    found = history.connection.execute(
        f"SELECT {key}, {_SUMS} FROM results WHERE {where} GROUP BY 1 ORDER BY {order}", values
    ).fetchall()
    judged = _judged(history, chosen, key)
    return [_row(str(name), numbers, judged.get(str(name), ReviewTotals())) for name, *numbers in found]


def total(history: History, chosen: Filter) -> FigureRow:
    """Return the sums of everything that the filter lets through."""
    where, values = chosen.results()
    numbers = history.connection.execute(f"SELECT {_SUMS} FROM results WHERE {where}", values).fetchone()
    return _row("", numbers, _judged(history, chosen, "''").get("", ReviewTotals()))


def _judged(history: History, chosen: Filter, key: str) -> dict[str, ReviewTotals]:
    where, values = chosen.results()
    found = history.connection.execute(
        f"SELECT c.key, {_JUDGED} FROM (SELECT id, {key} AS key FROM results WHERE {where}) c"
        " CROSS JOIN judged j ON j.result = c.id GROUP BY 1",
        values,
    )
    return {
        str(name): ReviewTotals._make((*map(int, counts), float(lost), int(swing), int(known)))
        for name, *counts, lost, swing, known in found
    }


def _row(key: str, numbers: Sequence[Any], judged: ReviewTotals) -> FigureRow:
    sums = [int(number) for number in numbers]
    tallies = Contracts(*(Tally(*sums[at : at + 2]) for at in (7, 9, 11)))
    return FigureRow(key, *sums[:7], contracts=tallies, judged=judged)


@dataclass(frozen=True, slots=True)
class CostlyDecision:
    """A decision of a person that cost points.

    Attributes:
        name: The file of the match.
        game: The game id.
        at: The index in the log.
        deal: From 0.
        seat: The person's seat.
        share: The loss as a share of the deal's stake.
        key: The key of the deal's review.
        lost: The loss in points.
        theme: The code of its theme; empty if the record is gone.
    """

    name: str
    game: str
    at: int
    deal: int
    seat: int
    share: float
    key: str
    lost: float = 0.0
    theme: str = ""


class JudgedDeal(NamedTuple):
    """A deal of a person, and what its review calls mistakes; None without a review.

    `started` is when its match was started, as ISO text in local time.
    """

    name: str
    started: str
    deal: int
    mistakes: tuple[CostlyDecision, ...] | None


def costliest_decisions(history: History, chosen: Filter, most: int) -> list[CostlyDecision]:
    """Return the costliest decisions, worst first."""
    return _mistakes(history, chosen, "k.share DESC, m.name, k.at LIMIT :most", most=most)


def _mistakes(history: History, chosen: Filter, order: str, **more: object) -> list[CostlyDecision]:
    where, values = chosen.results()
    found = history.connection.execute(
        "SELECT m.name, m.game, k.at, k.deal, c.seat, k.share, d.key, k.share * d.stake, k.theme"
        f" FROM (SELECT id, match, seat FROM results WHERE {where}) c"
        " CROSS JOIN mistakes k ON k.result = c.id JOIN matches m ON m.id = c.match"
        f" JOIN deals d ON d.match = c.match AND d.deal = k.deal ORDER BY {order}",
        {**values, **more},
    )
    return [
        CostlyDecision(
            str(name),
            str(game),
            int(at),
            int(deal),
            int(seat),
            float(share),
            str(key),
            float(lost),
            str(theme),
        )
        for name, game, at, deal, seat, share, key, lost, theme in found
    ]


def judged_deals(history: History, chosen: Filter) -> list[JudgedDeal]:
    """Return the deals of people with their mistakes, newest first.

    If two people played in a deal, it counts for each.
    """
    mistakes: dict[tuple[str, int, int], list[CostlyDecision]] = {}
    for one in _mistakes(history, chosen, "k.at"):
        mistakes.setdefault((one.name, one.deal, one.seat), []).append(one)
    where, values = chosen.results()
    found = history.connection.execute(
        "SELECT m.name, m.started, d.deal, c.seat, j.deal IS NOT NULL"
        f" FROM (SELECT id, match, seat FROM results WHERE {where}) c"
        " CROSS JOIN matches m ON m.id = c.match JOIN deals d ON d.match = c.match"
        " LEFT JOIN judged j ON j.result = c.id AND j.deal = d.deal"
        " ORDER BY m.started DESC, m.name DESC, d.deal DESC, c.seat",
        values,
    )
    return [
        JudgedDeal(
            str(name),
            str(started),
            int(deal),
            tuple(mistakes.get((name, deal, seat), ())) if judged else None,
        )
        for name, started, deal, seat, judged in found
    ]


def reviewed_deals(history: History, game: str, most: int) -> list[tuple[str, int, str, float]]:
    """Return the newest deals of a game with a stored review.

    Each with the name of its match, its number, the key of the review, and the stake of the deal.
    """
    found = history.connection.execute(
        "SELECT m.name, d.deal, d.key, d.stake FROM matches m JOIN deals d ON d.match = m.id"
        " WHERE m.game = ? AND d.key IN (SELECT key FROM reviews)"
        " ORDER BY m.started DESC, m.name DESC, d.deal DESC LIMIT ?",
        (game, most),
    )
    return [(str(name), int(deal), str(key), float(stake)) for name, deal, key, stake in found]


def luck(history: History, chosen: Filter) -> dict[str, dict[str, Luck]]:
    """Return by role and measure what hands had."""
    where, values = chosen.results()
    found: dict[str, dict[str, Luck]] = {OWN: {}, PARTNER: {}, AGAINST: {}}
    sums = history.connection.execute(
        "SELECT l.role, l.measure, sum(l.hands), total(l.had), total(l.expected), total(l.variance)"
        f" FROM (SELECT id FROM results WHERE {where}) c CROSS JOIN luck l ON l.result = c.id GROUP BY 1, 2",
        values,
    )
    for role, measure, hands, *numbers in sums:
        if role in found and measure in MEASURES:
            # The order in which rows are summed changes the last digits.
            found[role][measure] = Luck(int(hands), *(round(number, DIGITS) for number in numbers))
    return found


def cards_and_play(history: History, chosen: Filter) -> list[CardsAndPlay]:
    """Return what reviewed deals brought by cards and by play, by game."""
    where, values = chosen.results()
    sums: dict[str, list[int]] = {}
    for game, seat, points, swing in history.connection.execute(
        "SELECT c.game, c.seat, d.points, j.swing"
        f" FROM (SELECT id, match, seat, game FROM results WHERE {where}) c"
        " CROSS JOIN judged j ON j.result = c.id JOIN deals d ON d.match = c.match AND d.deal = j.deal"
        " WHERE j.swing IS NOT NULL",
        values,
    ):
        kind, by_side = games().get(str(game)), json.loads(points)
        result = result_of(by_side, int(seat) % len(by_side), kind is not None and kind.low_wins)
        entry = sums.setdefault(str(game), [0, 0, 0])
        for at, number in enumerate((1, result, int(swing))):
            entry[at] += number
    return sorted(
        (CardsAndPlay(game, *numbers) for game, numbers in sums.items()), key=lambda one: -one.deals
    )


def swings(history: History, chosen: Filter) -> dict[str, list[int]]:
    """Return what people got more than bots with the same cards, deal by deal.

    By the level of the opponents, which is that of these bots.
    """
    where, values = chosen.results()
    found: dict[str, list[int]] = {}
    for level, swing in history.connection.execute(
        f"SELECT c.opponents, j.swing FROM (SELECT id, opponents FROM results WHERE {where}) c"
        " CROSS JOIN judged j ON j.result = c.id WHERE j.swing IS NOT NULL",
        values,
    ):
        found.setdefault(str(level), []).append(int(swing))
    return found


def levels(history: History, chosen: Filter) -> list[Level]:
    """Return the contracts by game and level, lowest level first."""
    where, values = chosen.results()
    found: dict[tuple[str, int, str], dict[str, Tally]] = {}
    # CROSS JOIN fixes the order of the join: the filtered results are usually the smaller part.
    for game, level, bid, role, count, made in history.connection.execute(
        "SELECT c.game, k.level, k.bid, k.role, sum(k.count), sum(k.made)"
        f" FROM (SELECT id, game FROM results WHERE {where}) c CROSS JOIN contracts k ON k.result = c.id"
        " GROUP BY 1, 2, 3, 4",
        values,
    ):
        tally = Tally(int(count), int(made))
        found.setdefault((str(game), int(level), str(bid)), {})[str(role)] = tally
    return [
        Level(*key, Contracts(*(by.get(role, Tally()) for role in (OWN, PARTNER, AGAINST))))
        for key, by in sorted(found.items())
    ]


def matches(history: History, chosen: Filter) -> list[MatchListing]:
    """Return the filtered matches, newest first, at most `MOST_MATCHES`.

    Without a person in the filter, matches of bots alone are included.
    """
    where, values = chosen.results()
    among = f"id IN (SELECT match FROM results WHERE {where})"
    if not (chosen.person or chosen.opponents or chosen.last or chosen.rules):
        bots = "id NOT IN (SELECT match FROM results) AND started >= :from AND (:of = '' OR game = :of)"
        among = f"({among} OR ({bots}))"
        values |= {"from": chosen.since, "of": chosen.game}
    records = history.connection.execute(
        "SELECT id, name, game, started, deals, names, totals, winners, preset, options"
        f" FROM matches WHERE {among}"
        " ORDER BY started DESC, name DESC LIMIT :most",
        {**values, "most": MOST_MATCHES},
    ).fetchall()
    people: dict[int, dict[int, str]] = {}
    of_these = ", ".join(str(int(match)) for match, *_ in records)
    for match, seat, called in history.connection.execute(
        f"SELECT match, seat, called FROM results WHERE match IN ({of_these}) ORDER BY seat"
    ):
        people.setdefault(match, {})[int(seat)] = str(called)
    return [
        MatchListing(
            str(name),
            str(game),
            str(started),
            int(deals),
            tuple(
                people.get(match, {}).get(seat, str(given)) for seat, given in enumerate(json.loads(names))
            ),
            tuple(people.get(match, {})),
            tuple(map(int, json.loads(totals))),
            tuple(map(int, json.loads(winners))),
            str(preset),
            dict(json.loads(options)),
        )
        for match, name, game, started, deals, names, totals, winners, preset, options in records
    ]
