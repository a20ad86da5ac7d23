"""92Q: numbers and rules of the heuristic player."""

from __future__ import annotations

from tests.bots.baseline.numbers import Numbers, Scale

NUMBERS = Numbers(
    "92q",
    scales={
        4: Scale(3.6, 0.58, 0.22, 0.61, special=0.78),
        6: Scale(3.8, 0.19, 0.28, 0.29, special=0.27),
        8: Scale(2.8, 0.19, 0.28, 0.28, special=0.15),
    },
    special="2",
    high_twos=True,
    settles=True,
)
