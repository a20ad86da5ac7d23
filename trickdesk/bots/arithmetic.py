"""Floats that are the same to the last bit on every machine and with every Python.

Only the four operations and the square root are. `sum` rounds differently in newer Pythons, and the functions of `math`
follow the system's library.
"""

from __future__ import annotations

from math import frexp, ldexp, sqrt
from typing import Final

LN2: Final = 0.6931471805599453
# The same in two parts: the first has few digits, so a small multiple of it is exact.
LN2_HIGH: Final = 0.6931471803691238
LN2_LOW: Final = 1.9082149292705877e-10
TERMS_OF_EXP: Final = 13
TERMS_OF_LOG: Final = 11
LEAST_EXPONENT: Final = -700.0
ROOT_HALF: Final = 0.7071067811865476


def total_of(values: list[float]) -> float:
    """Return the sum, added in order."""
    total = 0.0
    for value in values:
        total += value
    return total


def power(base: float, times: int) -> float:
    """Return a whole power."""
    product = 1.0
    for _ in range(times):
        product *= base
    return product


def hypot(values: list[float]) -> float:
    """Return the standard error of a sum, from those of its parts."""
    return sqrt(total_of([value * value for value in values]))


def exp(value: float) -> float:
    """Return the exponential; 0 if it is tiny."""
    if value < LEAST_EXPONENT:
        return 0.0
    doublings = int(value / LN2 + (0.5 if value > 0 else -0.5))
    rest = value - doublings * LN2_HIGH - doublings * LN2_LOW
    total = 1.0
    for n in range(TERMS_OF_EXP, 0, -1):
        total = 1.0 + rest * total / n
    return ldexp(total, doublings)


def log(value: float) -> float:
    """Return the natural logarithm of a positive number."""
    share, doublings = frexp(value)
    if share < ROOT_HALF:
        share, doublings = 2.0 * share, doublings - 1
    part = (share - 1.0) / (share + 1.0)
    square, total = part * part, 0.0
    for n in range(TERMS_OF_LOG, -1, -1):
        total = 1.0 / (2 * n + 1) + square * total
    return doublings * LN2_HIGH + (doublings * LN2_LOW + 2.0 * part * total)
