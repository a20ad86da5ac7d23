"""Who sits where: every deal is played once in each seating, so that nobody has the better cards."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.game import Game

Seating = tuple[int, ...]  # for each seat the index of its player in the list of players


class BadSeats(ValueError):
    """A list of players that does not fit the table; the text says why."""


def players_for(game: Game, levels: Sequence[str]) -> tuple[str, ...]:
    """One level for each side or each seat. Where everybody plays alone, two levels are one against all others.

    :class:`BadSeats` for any other number.
    """
    count = len(levels)
    if count in (game.sides, game.seats):
        return tuple(levels)
    if count == 2 and game.sides == game.seats:
        return (levels[0], *[levels[1]] * (game.seats - 1))
    alone = game.sides == game.seats
    wanted = f"2 or {game.seats}" if alone else f"{game.sides} (one a side) or {game.seats} (one a seat)"
    raise BadSeats(f"{game.name} takes {wanted} levels at this table, not {count}.")


def seatings(game: Game, players: int) -> list[Seating]:
    """The seatings of a duplicate deal: the sides, or the seats, moved round until they are back where they were."""
    if players == game.seats:
        return [tuple((seat + turn) % players for seat in range(game.seats)) for turn in range(players)]
    return [
        tuple((game.side(seat) + turn) % players for seat in range(game.seats)) for turn in range(players)
    ]


def first_group(levels: Sequence[str]) -> frozenset[int]:
    """The players compared with the others: those of the first level, or the first alone where all are alike."""
    same = frozenset(i for i, level in enumerate(levels) if level == levels[0])
    return same if len(same) < len(levels) else frozenset({0})


def alternating(game: Game, first: str, second: str) -> tuple[str, ...]:
    """Two levels at one table: a side each, or every other seat where there are more than two sides."""
    return tuple((first, second)[side % 2] for side in range(game.sides))
