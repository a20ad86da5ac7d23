"""The arena's reference players: a frozen heuristic and a clairvoyant."""

from __future__ import annotations

from tests.bots.arena.blunders import overtakes_friend
from tests.bots.arena.clairvoyant import see_through
from tests.bots.baseline import heuristic
from trickdesk.bots.arena.playing import Agents, Decider
from trickdesk.engine.actions import Action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView

HEURISTIC, CLAIRVOYANT = "heuristic", "clairvoyant"


class Yardsticks(Agents):
    """The reference players and the levels; the heuristic makes the fixed calls."""

    names = (*Agents.names, HEURISTIC, CLAIRVOYANT)
    caller = HEURISTIC

    def decider(self, name: str) -> Decider:
        if name == HEURISTIC:
            return lambda view, seed, table: heuristic.choose(view)
        return see_through if name == CLAIRVOYANT else super().decider(name)

    def blunder(self, table: Table, view: PlayerView, action: Action) -> str:
        return super().blunder(table, view, action) or overtakes_friend(table, view, action)
