"""From the share of imagined deals in which a contract is made to the chance that it is made.

Imagined deals flatter or slander a contract: the cards are played by rule, and an auction goes to whoever thinks too
well of a hand. ``CURVES[game][kind]`` are the intercept and the slope of a logistic curve over the log-odds of the
raw share, fitted by ``python -m tests.bots.calibrate``.
"""

from __future__ import annotations

from math import exp, log

from trickdesk.engine.game import Game

CURVES: dict[str, dict[str, tuple[float, float]]] = {}
PRIOR = 0.5  # successes and failures added to those that were imagined, so that nothing is certain


def log_odds(successes: int, count: int) -> float:
    """The log-odds of a raw share."""
    return log((successes + PRIOR) / (count - successes + PRIOR))


def calibrated(game: Game, kind: str, successes: int, count: int) -> float:
    """The chance that a contract of that kind is made, after ``successes`` in ``count`` imagined deals."""
    intercept, slope = CURVES.get(game.id, {}).get(kind, (0.0, 1.0))
    return 1 / (1 + exp(-intercept - slope * log_odds(successes, count)))
