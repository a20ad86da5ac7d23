"""From the share of imagined deals in which a contract is made to the chance that it is made.

Imagined deals flatter or slander a contract: the cards are played by rule, and an auction goes to whoever thinks too
well of a hand. ``CURVES[game][kind]`` are the intercept and the slope of a logistic curve over the log-odds of the
raw share, fitted by ``python -m tests.bots.calibrate``.
"""

from __future__ import annotations

from math import exp, log

from trickdesk.engine.game import Game

# Fitted on contracts of deals of each game, default rules: calls with inference, 100 worlds and 16,000 cards, 15 % of
# the bids picked by chance, cards by a player who searches over 20 worlds, for leads and in the last four tricks.
# Five-hundred 768 contracts and 132 at no trumps, tocan 600, 92q 600 (seed 5012, mixed with a few of 5011); red-one 300
# of seed 5002 and 300 of 5003; forty-fives 233, and 67 for all five tricks (5002). Standard errors are about 0.1, and
# larger for the small families. On other deals, called and played by level hard (seed 7001), the chances were off by
# 0.020 on average over five-hundred's 1,200 contracts, 0.033 over tocan's 1,000, 0.026 over 92q's 800 and 0.037 over
# forty-fives' 800.
CURVES: dict[str, dict[str, tuple[float, float]]] = {
    "five-hundred": {"": (0.29, 1.21), "NT": (0.55, 0.90)},
    "red-one": {"": (0.56, 1.05)},
    "forty-fives": {"": (0.26, 0.98), "all": (-0.08, 1.04)},
    "tocan": {"": (-0.46, 0.82)},
    "92q": {"": (0.32, 0.90)},
}
PRIOR = 0.5  # successes and failures added to those that were imagined, so that nothing is certain


def log_odds(successes: int, count: int) -> float:
    """The log-odds of a raw share."""
    return log((successes + PRIOR) / (count - successes + PRIOR))


def calibrated(game: Game, kind: str, successes: int, count: int) -> float:
    """The chance that a contract of that kind is made, after ``successes`` in ``count`` imagined deals."""
    intercept, slope = CURVES.get(game.id, {}).get(kind, (0.0, 1.0))
    return 1 / (1 + exp(-intercept - slope * log_odds(successes, count)))
