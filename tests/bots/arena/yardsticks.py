"""The arena's reference players.

A frozen heuristic, a clairvoyant, and experts with more effort.

`expert-4-cards` spends four times the effort of `expert` on cards, `expert-16-calls` sixteen times on everything else,
`expert-1` as much. None of them looks at the clock.
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
MORE = {
    "expert-1": (1, ""),
    **{f"expert-{more}-{kind}": (more, kind) for more in (4, 16) for kind in ("cards", "calls")},
}


def with_effort(view: PlayerView, seed: int, more: int) -> SearchContext:
    """Return the context of expert with more effort."""
    found = context_of(LEVEL["expert"], view, seed)
    least = found.effort
    found.effort = replace(
        least, worlds=more * least.worlds, cards=more * least.cards, nodes=more * least.nodes
    )
    return found


def think_more(more: int, kind: str, view: PlayerView, seed: int, table: Table | None) -> Action:
    """Return expert's action with more effort on one kind of decision."""
    wanted = "cards" if isinstance(view.ask, AskPlay) else "calls"
    return decide_with(with_effort(view, seed, more if kind == wanted else 1)).action


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
