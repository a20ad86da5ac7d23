"""Games: one module or package each, found by discovery.

One that defines `GAME`, a subclass of `Game`, is a game. `oh_hell` and `hearts` are the shortest examples.
docs/new-game.md says what a game can define, and which other files belong to it.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from trickdesk.engine.game import Game


@cache
def games() -> dict[str, type[Game]]:
    """Return every game class by its id, in the order of their names.

    >>> hearts = games()["hearts"]({"players": 3, "jack": True})
    >>> hearts.seats, hearts.options["target"]
    (3, 100)
    """
    found: dict[str, type[Game]] = {}
    for module in pkgutil.iter_modules(__path__):
        game: type[Game] | None = getattr(importlib.import_module(f"{__name__}.{module.name}"), "GAME", None)
        if game is not None:
            found[game.id] = game
    return dict(sorted(found.items(), key=lambda item: item[1].name))
