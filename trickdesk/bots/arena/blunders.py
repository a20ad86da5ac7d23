"""What a partner at the table would not forgive."""

from __future__ import annotations

from trickdesk.bots.arena.rehearsal import Rehearsal
from trickdesk.bots.baseline.cards import MISERES, CardPlayer
from trickdesk.bots.game_knowledge import hints_for
from trickdesk.engine.actions import Action, Call, Play
from trickdesk.engine.ask import AskPlay
from trickdesk.engine.cards import cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView


def blunder(table: Table, view: PlayerView, action: Action) -> str:
    """The name of the blunder that ``action`` would be at this table, or nothing."""
    if isinstance(action, Call):
        return hints_for(view.game).blunder(view, action.text)
    if isinstance(action, Play) and takes_from_friend(view, action) and not gains(table, view, action):
        return "took a partner's winner"
    return ""


def takes_from_friend(view: PlayerView, action: Play) -> bool:
    """Whether the card beats a friend's that no enemy can beat any more, as far as the seat could know."""
    ask, contract = view.ask, view.contract
    assert isinstance(ask, AskPlay)
    if not view.trick or contract is None or contract.bid in MISERES:
        return False  # without a contract nobody has a friend
    seen = CardPlayer(view, ask)
    best_seat, best, winners = seen.standing(ask.cards)
    if not winners >> action.card & 1 or not ask.cards & ~winners or not seen.friends >> best_seat & 1:
        return False
    enemies = any(not seen.friends >> seat & 1 for seat in seen.to_come())
    return not enemies or not seen.costs.above[seen.led][best] & seen.out


def gains(table: Table, view: PlayerView, action: Play) -> bool:
    """Whether it brought more than every card that leaves the trick to the friend, all cards being known."""
    ask = view.ask
    assert isinstance(ask, AskPlay)
    winners = CardPlayer(view, ask).standing(ask.cards)[2]
    rehearsal = Rehearsal(table)
    mine = rehearsal.worth(ask.seat, action)
    return all(mine > rehearsal.worth(ask.seat, Play(card)) for card in cards_in(ask.cards & ~winners))


def wild(table: Table) -> bool:
    """Whether the contract of a deal that is over failed by a wide margin."""
    game, contract, play = table.game, table.contract, table.play
    assert contract is not None and play is not None and table.teams is not None
    side = table.teams[0]
    points = zip(play.tricks, table.deals[-1].trick_points, strict=True)
    got = sum(worth for trick, worth in points if trick.winner in side)
    taken = sum(play.taken[seat] for seat in side)
    return hints_for(game).far_from(game.bid(contract.bid).goal, taken, got)
