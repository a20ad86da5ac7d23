"""Statistics of the arena: estimates, Elo differences and a sequential test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, inf, log, log10, sqrt

from trickdesk.bots.arithmetic import total_of

SURE = 0.05  # probability of each kind of error in the sequential test
ELO = 30.0  # Elo difference, from pairs won, that the test distinguishes from none
LEAST_PAIRS = 20  # pairs that the test needs


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error (0 for a single value) and the number of values."""

    mean: float
    error: float
    count: int


def estimate(values: Sequence[float]) -> Estimate:
    n = len(values)
    if not n:
        return Estimate(0.0, 0.0, 0)
    mean = total_of([*values]) / n
    spread = total_of([(value - mean) * (value - mean) for value in values]) / max(1, n - 1)
    return Estimate(mean, sqrt(spread / n), n)


def quantile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that at least this share of all values don't exceed.

    0 if there are no values.
    """
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0.0


def share_for(elo: float) -> float:
    """Return the expected score of a player who is `elo` points stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_for(share: float) -> float:
    """Return the Elo difference for an expected score."""
    if not 0 < share < 1:
        return inf if share else -inf
    return 400 * log10(share / (1 - share))


def pair_score(difference: float | Fraction) -> float:
    """Return 1 for a pair (or a round of seatings) won, 1/2 for a tie, else 0."""
    return 1.0 if difference > 0 else 0.5 if difference == 0 else 0.0


def likelihood(scores: Sequence[float], elo: float = ELO) -> float:
    """Return the log likelihood ratio of "`elo` stronger" against "equal".

    A normal approximation, from the scores of pairs.
    """
    n = len(scores)
    if n < LEAST_PAIRS:
        return 0.0
    mean = total_of([*scores]) / n
    spread = total_of([(score - mean) * (score - mean) for score in scores]) / n
    spread = max(spread, 1 / n)  # if all are equal, assume that one pair had gone the other way
    none, some = 0.5, share_for(elo)
    return n * (some - none) * (2 * mean - none - some) / (2 * spread)


def verdict(scores: Sequence[float], elo: float = ELO) -> str:
    """Return the result of the sequential test: "stronger", "not stronger" or ""."""
    ratio, bound = likelihood(scores, elo), log((1 - SURE) / SURE)
    return "stronger" if ratio >= bound else "not stronger" if ratio <= -bound else ""
