"""The clairvoyant player, which sees all cards: an upper bound for the arena.

Cards are chosen by the exact solver where it is fast enough. Everything else is tried on a copy of the real
table, with all seats continuing as the heuristic does.
"""

from __future__ import annotations

from tests.bots.arena.rehearsal import Rehearsal
from tests.bots.baseline import heuristic
from tests.bots.baseline.ducking import passed_on
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.endings import PlainTricks, solver_for
from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView

NODES = 40_000  # limit of the exact solver for one question
PLAIN, ODD = 9, 6  # it is used with at most so many tricks left: plain tricks, special rules
BIDS_EACH = 3  # bids tried in one denomination: the lowest ones


def see_through(view: PlayerView, seed: int, table: Table | None) -> Action:
    """Return the best action with all cards known, or else the heuristic's."""
    ask = view.ask
    assert ask is not None and table is not None
    usual = heuristic.choose(view)
    options: list[Action]
    if isinstance(ask, AskPlay):
        options = [*(by_solver(table, ask) or plays(ask))]
        if len(options) == 1 or (usual in options and len(options) < len(plays(ask))):
            return usual if usual in options else options[0]
    elif isinstance(ask, AskGive):
        options = [Give(cards) for cards in burials(view, ask)]
    else:
        options = [Call(call) for call in calls(view, ask)]
    options.sort(key=lambda option: option != usual)
    rehearsal = Rehearsal(table)
    return max(options, key=lambda option: rehearsal.worth(ask.seat, option))


def plays(ask: AskPlay) -> list[Play]:
    """Return every legal play; a card that may be led as several suits, once for each."""
    return [Play(card, name) for card in cards_in(ask.cards) for name in ask.names.get(card) or (None,)]


def by_solver(table: Table, ask: AskPlay) -> list[Play]:
    """Return the best plays against best play; none if that is too hard to find."""
    game, play, contract, teams = table.game, table.play, table.contract, table.teams
    assert play is not None and teams is not None
    knowledge = knowledge_of(game)
    if contract is None or play.left > PLAIN or not knowledge.has_allied_defenders():
        return []
    low = game.bid(contract.bid).goal.takes_none
    trick_values = knowledge.trick_values(table.buried[contract.declarer])
    side = card_set(teams[0])
    solver = solver_for(
        play,
        side,
        trick_values,
        low=low,
        odd=knowledge.odd,
        piled=table if game.has_piles else None,
        limit=NODES,
    )
    if play.left > ODD and not isinstance(solver, PlainTricks):
        return []
    try:
        found = solver.cards()
    except NodeLimitExceeded:
        return []
    eager = (ask.seat in teams[0]) != low
    best = (max if eager else min)(found.values())
    return [Play(card, named) for (card, named), taken in found.items() if taken == best]


def burials(view: PlayerView, ask: AskGive) -> list[CardSet]:
    """Return the heuristic's discards, and the sets that differ by one card."""
    chosen = heuristic.give(view, ask) if ask.to is None else passed_on(view, ask)
    sets = [chosen]
    for gone in cards_in(chosen & ~ask.first):
        sets += [chosen ^ 1 << gone | 1 << other for other in cards_in(ask.cards & ~chosen)]
    return sets


def calls(view: PlayerView, ask: AskCall) -> list[str]:
    """Return the calls to try: all but bids, and the lowest bids of each denomination."""
    seen: dict[str, int] = {}
    found = []
    for call in ask.calls:
        if call in ask.ladder:
            name = heuristic.denomination(view.game, call)
            seen[name] = seen.get(name, 0) + 1
            if seen[name] > BIDS_EACH:
                continue
        found.append(call)
    return found
