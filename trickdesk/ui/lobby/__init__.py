"""The lobby: pick a game, seat the players, agree on the rules, continue a match, or lay a deal by hand."""

from __future__ import annotations

from trickdesk.ui.lobby.lobby import Lobby

__all__ = ["Lobby"]
