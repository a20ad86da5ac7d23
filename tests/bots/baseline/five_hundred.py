"""Five Hundred: numbers and rules of the heuristic player."""

from __future__ import annotations

from tests.bots.baseline.numbers import Numbers, Scale
from trickdesk.engine.cards import JOKER

NUMBERS = Numbers(
    "five-hundred",
    scales={4: Scale(2.9, 0.41, 0.45, 0.5, special=0.3, over=0.5, support=1.3)},
    no_trump={4: Scale(4.0, 0.53, special=0.93)},
    no_kitty=-0.8,
    special=JOKER,
    all_needs_special=True,
)
