"""Compares options world by world, which removes the luck that they share."""

from __future__ import annotations

from math import sqrt


def paired(first: list[float], second: list[float]) -> tuple[float, float]:
    """Return the mean of the differences over common worlds, and its standard error."""
    n = min(len(first), len(second))
    diffs = [first[i] - second[i] for i in range(n)]
    total = 0.0
    for diff in diffs:  # a loop, because `sum` rounds differently in newer Pythons
        total += diff
    mean = total / n
    spread = 0.0
    for diff in diffs:
        spread += (diff - mean) * (diff - mean)
    spread /= max(1, n - 1)
    return mean, sqrt(spread / n)
