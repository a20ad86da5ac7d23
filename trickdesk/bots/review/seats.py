"""Who sat where in a record, as far as a review asks: its seats may say anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL, Agreements
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record

HUMAN = "human"  # as records call a person
USUAL_LEVEL = "hard"  # where a record names none that there is


class Sitter(NamedTuple):
    """A person, or a bot of a ``level`` with a ``temperament`` and what it has ``agreed`` on."""

    human: bool
    level: str
    temperament: str
    agreed: frozenset[str]


def sitter(seat: Mapping[str, object]) -> Sitter:
    """What a record says of a seat; the usual where that is missing, or means nothing."""
    level, temperament, agreed = seat.get("level"), seat.get("temperament"), seat.get("agreements")
    names = frozenset(name for name in agreed if isinstance(name, str)) if isinstance(agreed, list) else ()
    return Sitter(
        seat.get("player") == HUMAN,
        level if isinstance(level, str) and level in LEVELS else USUAL_LEVEL,
        temperament if isinstance(temperament, str) and temperament in TEMPERAMENTS else USUAL,
        frozenset(names),
    )


def sitters(record: Record, game: Game) -> tuple[Sitter, ...]:
    """All seats; bots of the usual level where the record says nothing."""
    seats = record.seats or ({},) * game.seats
    return tuple(map(sitter, seats))


def agreements(game: Game, seats: tuple[Sitter, ...]) -> Agreements:
    """For each side what all its bots have agreed on; empty if nobody has agreed on anything."""
    found: list[tuple[str, ...]] = []
    for side in range(game.sides):
        bots = [s for seat, s in enumerate(seats) if game.side(seat) == side and not s.human]
        names = [option.name for option in game.agreements]
        found.append(tuple(name for name in names if bots and all(name in bot.agreed for bot in bots)))
    return tuple(found) if any(found) else ()


def usual_level(game: Game, seats: tuple[Sitter, ...], seat: Seat) -> str:
    """The level that most bots have who play against a seat, of several the highest; that of all bots if none do."""
    bots = [(other, s.level) for other, s in enumerate(seats) if not s.human]
    against = [level for other, level in bots if game.side(other) != game.side(seat)]
    counts = Counter(against or [level for _, level in bots])
    return max(counts, key=lambda level: (counts[level], LEVELS.index(level)), default=USUAL_LEVEL)
