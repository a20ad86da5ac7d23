"""Claims about a person: what they lose points by, proven by their reviewed deals.

A claim needs at least `FEWEST` mistakes in as many deals, a loss of more than `SURE` errors, and as much more
than an expert loses by the same theme. The error is the standard error of the mean over the deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from typing import NamedTuple

from trickdesk.session.coach.themes import THEMES, Theme
from trickdesk.storage.reviews import SURE
from trickdesk.storage.statistics.figures import CostlyDecision, JudgedDeal
from trickdesk.toml import parse_toml

WINDOW = 40  # the newest deals with a review, about which claims are made
FEWEST = 3  # mistakes that prove a claim, and deals with them
MOST = 3  # claims about one game


class Loss(NamedTuple):
    """The points lost in a deal, and the standard error."""

    points: float
    error: float

    def minus(self, other: Loss) -> Loss:
        return Loss(self.points - other.points, hypot(self.error, other.error))

    @property
    def is_sure(self) -> bool:
        """Whether it is more than chance."""
        return self.points > SURE * self.error and self.points > 0


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


def losses(deals: Sequence[JudgedDeal]) -> Losses:
    """Return what is lost by each theme."""
    found: dict[str, list[float]] = {}
    for at, deal in enumerate(deals):
        for mistake in deal.mistakes or ():
            found.setdefault(mistake.theme, [0.0] * len(deals))[at] += mistake.lost
    return {code: loss_of(lost) for code, lost in found.items() if code in THEMES}


def claims_of(deals: Sequence[JudgedDeal], expert: Losses) -> tuple[Claim, ...]:
    """Return what the deals prove, the largest loss above an expert's first."""
    found = []
    for code, loss in losses(deals).items():
        cases = [mistake for deal in deals for mistake in deal.mistakes or () if mistake.theme == code]
        usual = expert.get(code, NOTHING)
        proven = len({(case.name, case.deal) for case in cases}) >= FEWEST
        if proven and loss.is_sure and loss.minus(usual).is_sure:
            ranked = sorted(cases, key=lambda case: -case.lost)
            found.append(Claim(THEMES[code], loss, usual, tuple(ranked), len(deals)))
    return tuple(sorted(found, key=lambda claim: claim.expert.points - claim.loss.points)[:MOST])


def read_expert(text: str) -> dict[str, Losses]:
    """Read what an expert loses by each theme of each game."""
    return {
        game: {code: Loss(*numbers) for code, numbers in table.items()}
        for game, table in parse_toml(text).items()
    }
