"""Compares options world by world, which removes the luck that they share."""

from __future__ import annotations

from math import sqrt

from trickdesk.bots.arithmetic import total_of


def paired(first: list[float], second: list[float]) -> tuple[float, float]:
    """Return the mean of the differences over common worlds, and its standard error."""
    n = min(len(first), len(second))
    diffs = [first[i] - second[i] for i in range(n)]
    mean = total_of(diffs) / n
    spread = total_of([(diff - mean) * (diff - mean) for diff in diffs]) / max(1, n - 1)
    return mean, sqrt(spread / n)
