"""A deal of a record, prepared for its review.

Who sat where, what they saw when they decided, and what they did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL, Agreements
from trickdesk.bots.review.exact import Card
from trickdesk.engine.actions import Action, Deal, Play
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record, RecordError, read_record, rebuild, replay, write_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view, write_view
from trickdesk.hashing import sha256

HUMAN = "human"  # the word for a person in records
USUAL_LEVEL = "hard"  # if a record names no level, or an unknown one


class SeatPlayer(NamedTuple):
    """A person, or a bot with a `level`, a `temperament` and agreements (`agreed`)."""

    human: bool
    level: str
    temperament: str
    agreed: frozenset[str]


def seat_player(seat: Mapping[str, object]) -> SeatPlayer:
    """Return the player that a record names for a seat; defaults for bad values."""
    level, temperament, agreed = seat.get("level"), seat.get("temperament"), seat.get("agreements")
    names = frozenset(name for name in agreed if isinstance(name, str)) if isinstance(agreed, list) else ()
    return SeatPlayer(
        seat.get("player") == HUMAN,
        level if isinstance(level, str) and level in LEVELS else USUAL_LEVEL,
        temperament if isinstance(temperament, str) and temperament in TEMPERAMENTS else USUAL,
        frozenset(names),
    )


def seat_players(record: Record, game: Game) -> tuple[SeatPlayer, ...]:
    """Return the players of all seats; default bots if the record names none."""
    seats = record.seats or ({},) * game.seats
    return tuple(map(seat_player, seats))


def agreements(game: Game, seats: tuple[SeatPlayer, ...]) -> Agreements:
    """Return what all bots of each side have agreed on; () if nothing."""
    found: list[tuple[str, ...]] = []
    for side in range(game.sides):
        bots = [s for seat, s in enumerate(seats) if game.side(seat) == side and not s.human]
        names = [option.name for option in game.agreements]
        found.append(tuple(name for name in names if bots and all(name in bot.agreed for bot in bots)))
    return tuple(found) if any(found) else ()


def usual_level(game: Game, seats: tuple[SeatPlayer, ...], seat: Seat) -> str:
    """Return the most common level of the bots that play against a seat.

    The highest of equally common ones. If no bot plays against the seat, all bots count.
    """
    bots = [(other, s.level) for other, s in enumerate(seats) if not s.human]
    against = [level for other, level in bots if game.side(other) != game.side(seat)]
    counts = Counter(against or [level for _, level in bots])
    return max(counts, key=lambda level: (counts[level], LEVELS.index(level)), default=USUAL_LEVEL)


@dataclass(frozen=True, slots=True)
class PastDecision:
    """What a seat decided and what it saw then; `at` is the index in the log."""

    at: int
    seat: Seat
    action: Action
    view: PlayerView

    @property
    def seed(self) -> int:
        """The seed for evaluating it, derived from what its player could see."""
        text = f"{self.at} {write_view(self.view)}"
        return int.from_bytes(sha256(text.encode()).digest()[:6], "big")


class ReviewedDeal:
    """Deal `number` (from 0) of a record: `log[first:end]` and its players."""

    def __init__(self, record: str, number: int, games: Mapping[str, type[Game]]) -> None:
        """Read the record and find the deal.

        Raises:
            RecordError: The record is invalid, or has no such finished deal.
        """
        read = read_record(record)
        self.table = table = replay(read, games)
        begins = [at for at, entry in enumerate(table.log) if isinstance(entry, Deal)]
        if not 0 <= number < len(begins):
            raise RecordError("That deal isn't in this record.")
        if table.deals[number].result is None:
            raise RecordError("This deal isn't over yet.")
        self.number, self.first = number, begins[number]
        self.end = begins[number + 1] if number + 1 < len(begins) else len(table.log)
        self.game = table.game
        self.players: tuple[SeatPlayer, ...] = seat_players(read, table.game)
        self.agreements: Agreements = agreements(table.game, self.players)
        seed = read.extra.get("seed")
        # The match's seed, or the cards themselves if the record has no seed.
        self.seed = (
            seed if isinstance(seed, str) and seed else write_input(table.log[self.first], table.game.deck)
        )

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, seat_player in enumerate(self.players) if seat_player.human)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that were played."""
        found = []
        for at in range(self.first, self.end):
            entry = self.table.log[at]
            if isinstance(entry, tuple) and isinstance(entry[1], Play):
                found.append(Card(at, entry[0], entry[1]))
        return tuple(found)

    def table_at(self, length: int) -> Table:
        """Return a new table after the first `length` entries of the log."""
        return rebuild(self.table, length)

    def decisions(self) -> list[PastDecision]:
        """Return all decisions, each with its player's view."""
        table = self.table_at(self.first)
        found = []
        for at in range(self.first, self.end):
            entry = self.table.log[at]
            if isinstance(entry, tuple):
                found.append(PastDecision(at, *entry, view(table, entry[0])))
            table.put(entry)
        return found
