"""How well bots play, by name. The window knows the names without loading the bots, which think elsewhere."""

from __future__ import annotations

LEVELS = ("easy", "medium", "hard")  # ascending
