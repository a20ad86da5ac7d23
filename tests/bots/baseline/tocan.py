"""Tocan: numbers and rules of the heuristic player."""

from __future__ import annotations

from tests.bots.baseline.numbers import Numbers, Scale

NUMBERS = Numbers(
    "tocan",
    scales={3: Scale(3.1, 0.67, 0.37, 0.74), 4: Scale(1.2, 0.82, 0.52, 0.89)},
    no_trump={3: Scale(4.4, 0.81), 4: Scale(3.2, 0.85)},
)
