"""The few statistics that the arena needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, inf, log, log10, sqrt

SURE = 0.05  # error of either kind that the sequential test allows
ELO = 30.0  # what it tells from nothing: the Elo difference in pairs won
LEAST_PAIRS = 20  # before which it says nothing


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
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    return Estimate(mean, sqrt(spread / n), n)


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least ``share`` of all values do not exceed; 0 where there are none."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0.0


def share_for(elo: float) -> float:
    """The expected share of points of who is stronger by that many Elo points."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_for(share: float) -> float:
    """The Elo difference that an expected share means."""
    if not 0 < share < 1:
        return inf if share else -inf
    return 400 * log10(share / (1 - share))


def pair_score(difference: float | Fraction) -> float:
    """1 for a pair (or round of seatings) that was won, 1/2 for a tie, 0 for one that was lost."""
    return 1.0 if difference > 0 else 0.5 if difference == 0 else 0.0


def likelihood(scores: Sequence[float], elo: float = ELO) -> float:
    """The log likelihood ratio of "``elo`` stronger" against "equal", from pairs in the normal approximation."""
    n = len(scores)
    if n < LEAST_PAIRS:
        return 0.0
    mean = sum(scores) / n
    spread = sum((score - mean) ** 2 for score in scores) / n
    spread = max(spread, 1 / n)  # all alike: as if one pair had gone the other way
    none, some = 0.5, share_for(elo)
    return n * (some - none) * (2 * mean - none - some) / (2 * spread)


def verdict(scores: Sequence[float], elo: float = ELO) -> str:
    """The sequential test: ``stronger``, ``not stronger``, or nothing as long as it is open."""
    ratio, bound = likelihood(scores, elo), log((1 - SURE) / SURE)
    return "stronger" if ratio >= bound else "not stronger" if ratio <= -bound else ""
