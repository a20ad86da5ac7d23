"""Claims about a person: what they lose points by, proven by their reviewed deals.

A claim needs at least `FEWEST` mistakes in as many deals, a loss of more than `SURE` errors, and as much more
than an expert loses by the same theme. The error is the standard error of the mean over the deals. For the
proof an accident counts at most `MOST_USUAL` times the usual loss of the theme's deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from typing import NamedTuple

from trickdesk.session.coach.themes import THEMES, Theme
from trickdesk.storage.reviews import SURE
from trickdesk.storage.statistics.figures import CostlyDecision, JudgedDeal

WINDOW = 40  # the newest deals with a review, about which claims are made
FEWEST = 3  # mistakes that prove a claim, and deals with them
MOST = 3  # claims about one game
MOST_USUAL = 2.0


class Loss(NamedTuple):
    """The points lost in a deal, and the standard error."""

    points: float
    error: float

    def minus(self, other: Loss) -> Loss:
        return Loss(self.points - other.points, hypot(self.error, other.error))

    @property
    def at_least(self) -> float:
        """What is surely lost, whatever was chance."""
        return self.points - SURE * self.error

    @property
    def is_sure(self) -> bool:
        """Whether it is more than chance."""
        return self.at_least > 0


NOTHING = Loss(0.0, 0.0)
Losses = Mapping[str, Loss]  # by the code of a theme


class Claim(NamedTuple):
    """What a person loses by a theme in `deals` deals; `cases` are the mistakes."""

    theme: Theme
    loss: Loss
    expert: Loss
    cases: tuple[CostlyDecision, ...]
    deals: int


def loss_of(lost: Sequence[float]) -> Loss:
    """Return the mean of what was lost in each deal."""
    count = len(lost)
    if not count:
        return NOTHING
    mean = sum(lost) / count
    spread = sum((points - mean) ** 2 for points in lost) / max(1, count - 1)
    return Loss(mean, sqrt(spread / count))


def usually(lost: Sequence[float]) -> list[float]:
    """Return what was lost in each deal, with accidents made smaller."""
    ordered = sorted(points for points in lost if points) or [0.0]
    median = (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2
    most = MOST_USUAL * median
    return [min(points, most) for points in lost]


def by_theme(deals: Sequence[JudgedDeal]) -> dict[str, list[float]]:
    """Return what was lost in each deal, by theme."""
    found: dict[str, list[float]] = {}
    for at, deal in enumerate(deals):
        for mistake in deal.mistakes or ():
            found.setdefault(mistake.theme, [0.0] * len(deals))[at] += mistake.lost
    return {code: lost for code, lost in found.items() if code in THEMES}


def losses(deals: Sequence[JudgedDeal]) -> Losses:
    """Return what is lost in a deal by each theme."""
    return {code: loss_of(lost) for code, lost in by_theme(deals).items()}


def claims_of(deals: Sequence[JudgedDeal], expert: Losses) -> tuple[Claim, ...]:
    """Return what the deals prove; what is proven to cost most comes first."""
    found = []
    for code, lost in by_theme(deals).items():
        usual, other = loss_of(usually(lost)), expert.get(code, NOTHING)
        proven = usual.minus(other).at_least
        if sum(points > 0 for points in lost) >= FEWEST and proven > 0:
            cases = [one for deal in deals for one in deal.mistakes or () if one.theme == code]
            cases.sort(key=lambda case: -case.lost)
            found.append((proven, Claim(THEMES[code], loss_of(lost), other, tuple(cases), len(deals))))
    return tuple(claim for _, claim in sorted(found, key=lambda one: -one[0])[:MOST])


def read_expert(text: str) -> dict[str, Losses]:
    """Read what an expert loses by each theme of each game."""
    import tomllib  # loaded when it's wanted: it takes a megabyte

    return {
        game: {code: Loss(*numbers) for code, numbers in table.items()}
        for game, table in tomllib.loads(text).items()
    }
