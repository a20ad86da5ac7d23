"""What a bid that could be made, and a pass, come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from trickdesk.bots.decision.match_equity import Worth


@dataclass(slots=True)
class Offer:
    """A call that could be made: its trump (None: to be chosen later) and the bid that it stands for, in how many of
    the imagined ``worlds`` it was made, the chance of success, and what it is worth, if made, if not, and on the whole.
    ``won`` and ``lost``: the points of the deal if it is made, and if not.
    """

    call: str
    trump: str | None
    bid: str
    successes: int
    worlds: int
    chance: float
    gain: float
    loss: float
    won: float
    lost: float

    @property
    def points(self) -> float:
        return self.chance * self.won + (1 - self.chance) * self.lost

    @property
    def value(self) -> float:
        return self.chance * self.gain + (1 - self.chance) * self.loss

    @property
    def error(self) -> float:
        """The standard error of the value, as far as it comes from the chance."""
        return (self.gain - self.loss) * sqrt(self.chance * (1 - self.chance) / max(1, self.worlds))


class Quiet(NamedTuple):
    """What a pass comes to: its value for the match, and the points of the deal; None where that was not asked."""

    value: float
    points: float | None


NO_DEAL = Worth(0.0, 0.0, 0)


def mean_of(deals: Sequence[Worth]) -> tuple[float, float]:
    """The mean value of some deals, and their mean points."""
    count = len(deals)
    return sum([deal.value for deal in deals]) / count, sum([deal.points for deal in deals]) / count
