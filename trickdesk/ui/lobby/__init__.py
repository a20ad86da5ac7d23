"""Lobby: choose a game, seats and house rules; continue a match; set up a deal."""
