"""Auction Forty-Fives: numbers and rules of the heuristic player."""

from __future__ import annotations

from tests.bots.baseline.numbers import Numbers, Scale

NUMBERS = Numbers(
    "forty-fives",
    scales={
        2: Scale(18.8, 0.0, 2.65, 0.8),
        3: Scale(13.6, 0.0, 4.3, 1.1),
        4: Scale(16.3, 0.0, 2.9, 0.65, over=4.25),
        5: Scale(9.3, 0.0, 5.15, 0.3),
        6: Scale(11.9, 0.0, 3.6, 0.4),
    },
    no_kitty=-0.9,
    alone=True,
    ruffs=True,
)
