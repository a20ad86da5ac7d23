"""Who can be seated in the arena, by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trickdesk.bots import heuristic
from trickdesk.bots.levels import LEVELS
from trickdesk.engine.actions import Action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView

RANDOM, HEURISTIC, CLAIRVOYANT = "random", "heuristic", "clairvoyant"
NAMES = (RANDOM, HEURISTIC, *LEVELS, CLAIRVOYANT)
Decider = Callable[
    [PlayerView, int, "Table | None"], Action
]  # a view that asks, a seed, the table for cheats


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
    if name not in LEVELS:
        raise KeyError(name)
    return lambda view, seed, table: choose(view, name, seed)
