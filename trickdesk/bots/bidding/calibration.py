"""From the share of imagined deals in which a contract is made to the chance that it is made.

Imagined deals flatter or slander a contract: the cards are played by rule, and an auction goes to whoever thinks too
well of a hand. Each game has its curves for that (:class:`~trickdesk.bots.game_knowledge.numbers.Curve`).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log

from trickdesk.bots.game_knowledge.numbers import Curve

PRIOR = 0.5  # successes and failures added to those that were imagined, so that nothing is certain


def log_odds(successes: int, count: int) -> float:
    """The log-odds of a raw share."""
    return log((successes + PRIOR) / (count - successes + PRIOR))


def calibrated(
    curves: Mapping[str, Curve], family: str, successes: int, count: int, slack: float = 0.0
) -> float:
    """The chance that a contract of that family is made, after ``successes`` in ``count`` imagined deals; ``slack``:
    the log-odds by which those who play it make more of them."""
    intercept, slope = curves.get(family, (0.0, 1.0))
    return 1 / (1 + exp(-intercept - slack - slope * log_odds(successes, count)))
