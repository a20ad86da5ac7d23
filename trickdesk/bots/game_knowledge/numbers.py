"""The numbers of a game that were fitted, or judged: how people bid it, how often contracts are made, how fast it goes.

They stand with their game, in the other modules here; a game without them is bid by none of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class BidModel:
    """The strength with which half of all players bid ``level``: ``base + step * level``; ``width`` says how sharp
    that is, ``taken`` how much stronger the declarer's hand is once the kitty is in it.

    Fitted (greatest likelihood) by ``python -m tests.bots.habits`` to the calls of the bots themselves: level medium,
    default rules, 200 deals of seed 7002, 776 (five-hundred) to 1,372 (tocan) calls of each game.
    """

    base: float
    step: float
    width: float
    taken: float = 0.0

    def chance(self, strength: float, level: int) -> float:
        """The chance that somebody with that strength bids ``level`` or more."""
        return 1 / (1 + exp(min(50.0, (self.base + self.step * level - strength) / self.width)))

    def limit(self, strength: float) -> float:
        """The level up to which half of all players bid with that strength."""
        return (strength - self.base) / self.step


class Curve(NamedTuple):
    """A logistic curve over the log-odds of the share of imagined deals in which a contract is made.

    Fitted by ``python -m tests.bots.calibrate`` on contracts of deals of each game, default rules: calls with
    inference, 100 worlds and 16,000 cards, 15 % of the bids picked by chance, cards by a player who searches over 20
    worlds, for leads and in the last four tricks. Standard errors are about 0.1, and larger for the small families.
    """

    intercept: float
    slope: float


class ScoringRate(NamedTuple):
    """How a match goes on: points by which the best side comes nearer to the target in a deal, and the standard
    deviation of the difference of two sides in a deal. Judged by eye, not fitted."""

    gain: float
    spread: float
