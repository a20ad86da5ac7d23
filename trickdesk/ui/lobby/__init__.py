"""The lobby: pick a game, seat the players, agree on the rules, or continue a match."""

from __future__ import annotations

from trickdesk.ui.lobby.lobby import Lobby

__all__ = ["Lobby"]
