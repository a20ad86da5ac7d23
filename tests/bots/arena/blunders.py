"""Blunders that a human partner would not forgive."""

from __future__ import annotations

from tests.bots.arena.rehearsal import Rehearsal
from tests.bots.baseline.cards import MISERES, CardPlayer
from trickdesk.engine.actions import Action, AskPlay, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView


def overtakes_friend(table: Table, view: PlayerView, action: Action) -> str:
    """Return the blunder's name if `action` beats a partner's sure winner for nothing."""
    if isinstance(action, Play) and takes_from_friend(view, action) and not gains(table, view, action):
        return "took a partner's winner"
    return ""


def takes_from_friend(view: PlayerView, action: Play) -> bool:
    """Return whether a card beats a partner's that, as far as known, was unbeatable."""
    ask, contract = view.ask, view.contract
    assert isinstance(ask, AskPlay)
    if not view.trick or contract is None or contract.bid in MISERES:
        return False  # without a contract there are no partners
    seen = CardPlayer(view, ask)
    best_seat, best, winners = seen.standing(ask.cards)
    if not winners >> action.card & 1 or not ask.cards & ~winners or not seen.friends >> best_seat & 1:
        return False
    enemies = any(not seen.friends >> seat & 1 for seat in seen.to_come())
    return not enemies or not seen.costs.above[seen.led][best] & seen.out


def gains(table: Table, view: PlayerView, action: Play) -> bool:
    """Return whether it took more than every card that leaves the partner the trick.

    All cards are known here.
    """
    ask = view.ask
    assert isinstance(ask, AskPlay)
    winners = CardPlayer(view, ask).standing(ask.cards)[2]
    rehearsal = Rehearsal(table)
    mine = rehearsal.worth(ask.seat, action)
    return all(mine > rehearsal.worth(ask.seat, Play(card)) for card in cards_in(ask.cards & ~winners))
