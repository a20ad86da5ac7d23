"""Chooses who gets the points of a deal, after its last trick.

No card is hidden then, so nothing has to be simulated.
"""

from __future__ import annotations

from trickdesk.bots.decision.explain import SAME, Reason
from trickdesk.bots.decision.match_equity import equity_of
from trickdesk.bots.decision.search import SearchContext
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.view import PlayerView, played_with, scored_with


def choose_score(context: SearchContext, ask: AskCall) -> Call:
    """Choose the call that is best for the match, at all levels."""
    values = score_values(context.view, ask)
    call = max(values, key=values.__getitem__)
    context.reasons.append(score_reason(context.view, ask, call))
    return call


def score_values(view: PlayerView, ask: AskCall) -> dict[Call, float]:
    """Return the match value of each call."""
    equity = equity_of(view, ask.seat)
    return {Call(call): equity.worth(played_with(view, call)).value for call in ask.calls}


def score_reason(view: PlayerView, ask: AskCall, best: Call) -> Reason:
    """Return why the best call is good for the match."""
    mine = view.game.side(ask.seat)
    then = scored_with(view, best.text)
    others = [scored_with(view, call) for call in ask.calls if call != best.text]
    if mine in then.winners:
        return Reason("wins-match")
    if not then.winners and any(other.winners and mine not in other.winners for other in others):
        return Reason("avoids-loss")
    values = score_values(view, ask).values()
    if max(values) - min(values) < SAME:
        return Reason("no-difference")
    is_shorter = all(max(then.totals) > max(other.totals) for other in others)
    return Reason("shorter-match" if is_shorter else "longer-match")
