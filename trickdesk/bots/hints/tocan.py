"""Tocan: a differ who fails pays three rivals, so a bid has to be safer than elsewhere."""

from __future__ import annotations

from trickdesk.bots.hints.base import Hints


class TocanHints(Hints):
    game_id = "tocan"
    safety = 0.6


HINTS = TocanHints
