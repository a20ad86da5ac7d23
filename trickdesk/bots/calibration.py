"""From the share of imagined deals in which a contract is made to the chance that it is made.

Imagined deals flatter or slander a contract: the cards are played by rule, and an auction goes to whoever thinks too
well of a hand. ``CURVES[game][kind]`` are the intercept and the slope of a logistic curve over the log-odds of the
raw share, fitted by ``python -m tests.bots.calibrate``.
"""

from __future__ import annotations

from math import exp, log

from trickdesk.engine.game import Game

# Fitted on the contracts of 150 deals of each game, seed 2001, default rules: calls with 100 worlds and 16,000 cards,
# 40 % of the bids picked by chance, cards by rule (level easy). Contracts of a family: five-hundred 123 and 27 at no
# trumps, red-one 150, forty-fives 99 and 51 for all five tricks, tocan 150, 92q 150. Standard errors are about 0.2.
CURVES: dict[str, dict[str, tuple[float, float]]] = {
    "five-hundred": {"": (0.21, 1.02), "NT": (0.11, 0.61)},
    "red-one": {"": (0.26, 0.81)},
    "forty-fives": {"": (-0.03, 0.92), "all": (0.70, 1.38)},
    "tocan": {"": (-0.20, 0.88)},
    "92q": {"": (0.46, 1.25)},
}
PRIOR = 0.5  # successes and failures added to those that were imagined, so that nothing is certain


def log_odds(successes: int, count: int) -> float:
    """The log-odds of a raw share."""
    return log((successes + PRIOR) / (count - successes + PRIOR))


def calibrated(game: Game, kind: str, successes: int, count: int) -> float:
    """The chance that a contract of that kind is made, after ``successes`` in ``count`` imagined deals."""
    intercept, slope = CURVES.get(game.id, {}).get(kind, (0.0, 1.0))
    return 1 / (1 + exp(-intercept - slope * log_odds(successes, count)))
