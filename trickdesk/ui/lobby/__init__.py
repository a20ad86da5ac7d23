"""Lobby: choose a game, seats and house rules; continue a match; set up a deal."""

from __future__ import annotations

from trickdesk.ui.lobby.lobby import Lobby
