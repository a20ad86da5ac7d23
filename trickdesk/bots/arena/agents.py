"""Who can be seated in the arena, by name: a yardstick, a level, or a level with a temperament (``medium:bold``)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trickdesk.bots.baseline import heuristic
from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL
from trickdesk.engine.actions import Action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView

RANDOM, HEURISTIC, CLAIRVOYANT = "random", "heuristic", "clairvoyant"
NAMES = (RANDOM, HEURISTIC, *LEVELS, CLAIRVOYANT)
Decider = Callable[
    [PlayerView, int, "Table | None"], Action
]  # a view that asks, a seed, the table for cheats


def is_known(name: str) -> bool:
    """Whether there is a player of that name."""
    level, colon, temperament = name.partition(":")
    return level in LEVELS and temperament in TEMPERAMENTS if colon else name in NAMES


def decider(name: str) -> Decider:
    """The player of that name; :class:`KeyError` if there is none. Only the clairvoyant looks at the table.

    What a player needs is loaded only when it is seated: the yardsticks cost nothing.
    """
    if name == HEURISTIC:
        return lambda view, seed, table: heuristic.choose(view)
    if name == CLAIRVOYANT:
        from trickdesk.bots.arena.clairvoyant import see_through

        return see_through
    from trickdesk.bots.player import any_action, choose

    if name == RANDOM:
        return lambda view, seed, table: any_action(view, Random(seed))
    if not is_known(name):
        raise KeyError(name)
    level, _, temperament = name.partition(":")
    return lambda view, seed, table: choose(view, level, seed, temperament=temperament or USUAL)
