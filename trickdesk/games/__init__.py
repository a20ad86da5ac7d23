"""The games: one module each, found by discovery.

A module that defines ``GAME`` is a game.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from trickdesk.engine.game import Game


@cache
def games() -> dict[str, type[Game]]:
    """Every game by its id."""
    found: dict[str, type[Game]] = {}
    for module in pkgutil.iter_modules(__path__):
        game: type[Game] | None = getattr(importlib.import_module(f"{__name__}.{module.name}"), "GAME", None)
        if game is not None:
            found[game.id] = game
    return dict(sorted(found.items(), key=lambda item: item[1].name))
