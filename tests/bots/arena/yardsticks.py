"""The arena's reference players.

A frozen heuristic, a clairvoyant, and experts with more effort.

`expert-4-cards` spends four times the effort of `expert` on cards. `expert-4-calls` spends it on everything else, and
plays its cards as `hard` does. None of them looks at the clock.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from tests.bots.arena.blunders import overtakes_friend
from tests.bots.arena.clairvoyant import see_through
from tests.bots.baseline import heuristic
from trickdesk.bots.arena.playing import Agents, Decider
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of, decide_with
from trickdesk.engine.actions import Action, AskPlay
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView

HEURISTIC, CLAIRVOYANT = "heuristic", "clairvoyant"
CARDS, CALLS = "cards", "calls"
FACTORS = {"1/16": 1 / 16, "1/4": 1 / 4, "1": 1, "4": 4, "16": 16}
MORE = {f"expert-{text}-{kind}": (more, kind) for text, more in FACTORS.items() for kind in (CARDS, CALLS)}


def with_effort(view: PlayerView, seed: int, more: float, level: str = "expert") -> SearchContext:
    """Return the context of a level with so many times its effort."""
    found = context_of(LEVEL[level], view, seed)
    usual = found.effort
    found.effort = replace(
        usual, worlds=int(more * usual.worlds), cards=int(more * usual.cards), nodes=int(more * usual.nodes)
    )
    return found


def think_more(more: float, kind: str, view: PlayerView, seed: int, table: Table | None) -> Action:
    """Return the action of an expert with other effort on one kind of decision."""
    if kind == CALLS and isinstance(view.ask, AskPlay):
        return decide_with(with_effort(view, seed, 1, "hard")).action
    return decide_with(
        with_effort(view, seed, more if isinstance(view.ask, AskPlay) == (kind == CARDS) else 1)
    ).action


class Yardsticks(Agents):
    """The reference players and the levels; the heuristic makes the fixed calls."""

    names = (*Agents.names, HEURISTIC, CLAIRVOYANT, *MORE)
    caller = HEURISTIC

    def decider(self, name: str) -> Decider:
        if name in MORE:
            return partial(think_more, *MORE[name])
        if name == HEURISTIC:
            return lambda view, seed, table: heuristic.choose(view)
        return see_through if name == CLAIRVOYANT else super().decider(name)

    def blunder(self, table: Table, view: PlayerView, action: Action) -> str:
        return super().blunder(table, view, action) or overtakes_friend(table, view, action)
