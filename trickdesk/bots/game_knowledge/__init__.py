"""What bots know about single games beyond their rules: one module each.

Modules are found by discovery. One that defines `KNOWLEDGE`, a subclass of `GameKnowledge`, is used for the
game with the id `KNOWLEDGE.game_id`. For other games, bots use the general knowledge in that base class.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.levels import Agreements
from trickdesk.engine.game import Game


@cache
def all_knowledge() -> dict[str, type[GameKnowledge]]:
    """Return the special knowledge of games by their id."""
    found: dict[str, type[GameKnowledge]] = {}
    for module in pkgutil.iter_modules(__path__):
        knowledge: type[GameKnowledge] | None = getattr(
            importlib.import_module(f"{__name__}.{module.name}"), "KNOWLEDGE", None
        )
        if knowledge is not None:
            found[knowledge.game_id] = knowledge
    return found


def knowledge_of(game: Game, agreements: Agreements = ()) -> GameKnowledge:
    """Return what bots know of a game with its options and the sides' agreements."""
    return all_knowledge().get(game.id, GameKnowledge)(game, agreements)
