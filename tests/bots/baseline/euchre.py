"""Euchre: numbers of the heuristic player, who doesn't look at the card turned up."""

from __future__ import annotations

from tests.bots.baseline.numbers import Numbers, Scale

NUMBERS = Numbers(
    "euchre",
    scales={
        4: Scale(-2.2, 0.5, 0.4, 0.6),
        3: Scale(-2.8, 0.5, 0.4, 0.6),
        2: Scale(-2.4, 0.5, 0.4, 0.6),
    },
)
