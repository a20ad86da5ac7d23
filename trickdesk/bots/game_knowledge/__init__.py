"""What the bots know about single games beyond their rules: one module for each, found by discovery.

A module that defines ``HINTS``, a subclass of :class:`~trickdesk.bots.game_knowledge.base.Hints`, speaks for
the game named by ``HINTS.game_id``; a game without one is played by the general rules of the base class.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from trickdesk.bots.game_knowledge.base import Hints
from trickdesk.bots.levels import Agreements
from trickdesk.engine.game import Game


@cache
def all_hints() -> dict[str, type[Hints]]:
    """The hints of every game that has some, by its id."""
    found: dict[str, type[Hints]] = {}
    for module in pkgutil.iter_modules(__path__):
        hints: type[Hints] | None = getattr(
            importlib.import_module(f"{__name__}.{module.name}"), "HINTS", None
        )
        if hints is not None:
            found[hints.game_id] = hints
    return found


def hints_for(game: Game, agreements: Agreements = ()) -> Hints:
    """The hints for a game under its options, where the sides have agreed on this."""
    return all_hints().get(game.id, Hints)(game, agreements)
