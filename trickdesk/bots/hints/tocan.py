"""Tocan: everybody for himself, and a differ who fails pays three rivals."""

from __future__ import annotations

from trickdesk.bots.hints.base import Hints
from trickdesk.bots.tricks import Rules
from trickdesk.engine.play import TrickPlay
from trickdesk.games.tocan import HAND, ROW


class TocanHints(Hints):
    game_id = "tocan"

    def setback(self, bid: str) -> tuple[float, float]:
        """Each ender scores the trick that is missing (rules.md 2.4)."""
        return 0, 1

    def tell(self, rules: Rules, play: TrickPlay) -> bool:
        """An empty row and an empty hand are filled from the pile (rules.md 2.3)."""
        rules.row, rules.hand = ROW, HAND
        return True


HINTS = TocanHints
