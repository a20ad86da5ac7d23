"""Chi-square tests of fair shuffles.

`python -m tests.engine.shuffle_statistics [SHUFFLES] [CARDS]`"""

from __future__ import annotations

import sys
from itertools import pairwise
from statistics import NormalDist
from typing import NamedTuple

from trickdesk.games.hearts import Hearts
from trickdesk.session.fair_deals import shuffled


class Fit(NamedTuple):
    """Chi-square, degrees of freedom, and how likely a larger value is."""

    chi_square: float
    freedom: int
    chance: float


def fit(chi_square: float, freedom: int) -> Fit:
    """Return the result with its chance, by the approximation of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    normal = ((chi_square / freedom) ** (1 / 3) - 1 + spread) / spread**0.5
    return Fit(chi_square, freedom, 1 - NormalDist().cdf(normal))


def measure(shuffles: int, size: int) -> tuple[Fit, list[Fit]]:
    """Return the fit of place by card, and of each pair of neighbouring places.

    In a table of place by card, rows and columns have fixed sums, and so (size - 1)^2 degrees of freedom. The
    pairs at two given places are independent from shuffle to shuffle: each of size * (size - 1) is as likely.
    """
    deck, cards = Hearts().deck, range(size)
    places = [[0] * size for _ in cards]
    pairs = [[0] * size * size for _ in range(size - 1)]
    for n in range(shuffles):
        pack = shuffled(f"{n:032x}", '["deal","",{}]', cards, deck)
        for place, card in enumerate(pack):
            places[place][card] += 1
        for counts, (first, second) in zip(pairs, pairwise(pack), strict=True):
            counts[first * size + second] += 1
    expected = shuffles / size
    value = sum((count - expected) ** 2 for row in places for count in row) / expected
    by_place = fit(value * (size - 1) / size, (size - 1) ** 2)
    kinds = size * (size - 1)
    expected = shuffles / kinds
    neighbours = []
    for counts in pairs:
        # Nothing follows itself: those `size` counts are zero and not counted.
        value = sum((count - expected) ** 2 for count in counts) / expected - size * expected
        neighbours.append(fit(value, kinds - 1))
    return by_place, neighbours


if __name__ == "__main__":
    shuffles = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 52
    by_place, neighbours = measure(shuffles, size)
    print(f"{shuffles} shuffles of {size} cards")
    print("place by card:", by_place)
    least = min(neighbours, key=lambda found: found.chance)
    print(f"{len(neighbours)} pairs of neighbouring places; least likely:", least)
    total = fit(sum(found.chi_square for found in neighbours), sum(found.freedom for found in neighbours))
    print("all of them:", total)
