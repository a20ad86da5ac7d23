"""Who can be seated in the arena, by name: chance, a level, or a level with a temperament (``medium:bold``)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trickdesk.bots.game_knowledge import hints_for
from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL
from trickdesk.bots.player import any_action, choose
from trickdesk.engine.actions import Action, Call
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView

RANDOM = "random"
# A view that asks, a seed, the table for cheats.
Decider = Callable[[PlayerView, int, "Table | None"], Action]


class Agents:
    """The players of an arena. Subclasses add yardsticks, and know more blunders; other processes import them by name.

    ``caller`` makes all calls where only the play of cards is compared.
    """

    names: tuple[str, ...] = (RANDOM, *LEVELS)
    caller = "medium"

    def is_known(self, name: str) -> bool:
        """Whether there is a player of that name."""
        level, colon, temperament = name.partition(":")
        return level in LEVELS and temperament in TEMPERAMENTS if colon else name in self.names

    def decider(self, name: str) -> Decider:
        """The player of that name; :class:`KeyError` if there is none. Only cheats look at the table."""
        if name == RANDOM:
            return lambda view, seed, table: any_action(view, Random(seed))
        if not self.is_known(name):
            raise KeyError(name)
        level, _, temperament = name.partition(":")
        return lambda view, seed, table: choose(view, level, seed, temperament=temperament or USUAL)

    def blunder(self, table: Table, view: PlayerView, action: Action) -> str:
        """The name of the blunder that ``action`` would be at this table, or nothing."""
        return hints_for(view.game).blunder(view, action.text) if isinstance(action, Call) else ""


AGENTS = Agents()
