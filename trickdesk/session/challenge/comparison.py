"""Results of a challenge side by side, board by board, as at duplicate bridge."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from trickdesk.engine.game import Game
from trickdesk.session.challenge.challenge import Challenge
from trickdesk.session.challenge.result import Result

# The least differences for 1, 2, 3, ... match points at bridge, where a game is worth some 500.
STEPS = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
WHOLE = 1000  # on that scale, the points that win a match of the game
USUAL_SCALE = 100  # of a game without such points


@dataclass(frozen=True)
class Row:
    """One board, or all of them; a value for each player.

    Attributes:
        points: What the own side scored, as on the score sheet.
        differences: From the mean of all players; what differs is the lead over the other sides.
        scale: The difference on a scale like that of duplicate bridge, from -24 to 24.
    """

    points: tuple[int, ...]
    differences: tuple[float, ...]
    scale: tuple[int, ...]


@dataclass(frozen=True)
class Comparison:
    """All results of a challenge: a row for each board, and the sums."""

    rows: tuple[Row, ...]
    total: Row


def compare(challenge: Challenge, results: Sequence[Result]) -> Comparison:
    """Return the comparison of results, which are `checked`."""
    game, side = challenge.game, challenge.game.side(challenge.seat)
    boards = [[result.scores[board] for result in results] for board in range(challenge.deals)]
    rows = tuple(_row(game, side, board) for board in boards)
    return Comparison(rows, _sum(rows, len(results)))


def _row(game: Game, side: int, scores: Sequence[Sequence[int]]) -> Row:
    leads = [_lead(game, side, points) for points in scores]
    mean = Fraction(sum(leads, Fraction()), max(1, len(leads)))
    differences = [lead - mean for lead in leads]
    return Row(
        tuple(points[side] for points in scores),
        tuple(map(float, differences)),
        tuple(on_scale(game, difference) for difference in differences),
    )


def _lead(game: Game, side: int, points: Sequence[int]) -> Fraction:
    others = [game.gain(score) for other, score in enumerate(points) if other != side]
    return game.gain(points[side]) - Fraction(sum(others), len(others))


def on_scale(game: Game, difference: Fraction) -> int:
    """Return a difference of points on the scale."""
    size = bisect_right(STEPS, abs(difference) * WHOLE / (game.scale or USUAL_SCALE))
    return size if difference > 0 else -size


def _sum(rows: Sequence[Row], players: int) -> Row:
    def added(name: str) -> tuple[Any, ...]:
        return tuple(round(sum(getattr(row, name)[player] for row in rows), 6) for player in range(players))

    return Row(added("points"), added("differences"), added("scale"))
