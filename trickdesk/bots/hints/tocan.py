"""Tocan: everybody for himself, and a differ who fails pays three rivals."""

from __future__ import annotations

from trickdesk.bots.hints.base import Hints


class TocanHints(Hints):
    game_id = "tocan"

    def setback(self, bid: str) -> tuple[float, float]:
        """Each ender scores the trick that is missing (rules.md 2.4)."""
        return 0, 1


HINTS = TocanHints
