"""Red One: numbers and rules of the heuristic player."""

from __future__ import annotations

from tests.bots.baseline.numbers import Numbers, Scale

NUMBERS = Numbers(
    "red-one",
    scales={4: Scale(81.9, 0.6, 1.55, 0.95, point=0.06, over=10.0)},
    void_worth=24,  # many cards are discarded
)
