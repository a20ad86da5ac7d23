"""How bots call, apart from how well they play: their temperament, and what partners have agreed on.

The window knows the names without loading the bots, which think elsewhere. What can be agreed on is declared by each
game (:attr:`~trickdesk.engine.game.Game.agreements`).
"""

from __future__ import annotations

from typing import NamedTuple

Agreements = tuple[tuple[str, ...], ...]  # for each side what it has agreed on, by name; empty: nobody has


class Temperament(NamedTuple):
    """``margin``: the chance of success asked for above the one at which a bid is as good as a pass; ``least``: no bid
    with less is made while the match is open."""

    margin: float
    least: float


TEMPERAMENTS = {
    "cautious": Temperament(0.08, 0.60),
    "steady": Temperament(0.0, 0.45),
    "bold": Temperament(-0.08, 0.35),
}
USUAL = "steady"
