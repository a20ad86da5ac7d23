"""What a partner at the table would not forgive."""

from __future__ import annotations

from trickdesk.bots.arena.rehearsal import Rehearsal
from trickdesk.bots.baseline.cards import MISERES, CardPlayer
from trickdesk.engine.actions import Action, Call, Play
from trickdesk.engine.ask import AskPlay
from trickdesk.engine.bids import Aim
from trickdesk.engine.cards import JOKER, cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView

WIDE = {"red-one": 40, "forty-fives": 15}  # points by which a contract fails that was a wild call
WIDE_TRICKS = 3


def blunder(table: Table, view: PlayerView, action: Action) -> str:
    """The name of the blunder that ``action`` would be at this table, or nothing."""
    if isinstance(action, Call):
        return "ten without the joker" if ten_without_joker(view, action.text) else ""
    if isinstance(action, Play) and takes_from_friend(view, action) and not gains(table, view, action):
        return "took a partner's winner"
    return ""


def ten_without_joker(view: PlayerView, call: str) -> bool:
    """A bid of ten tricks at Five Hundred by a hand without the joker."""
    game = view.game
    if game.id != "five-hundred" or call not in game.ladder or game.bid(call).level < 10:
        return False
    return not view.hand >> game.deck.id[JOKER] & 1


def takes_from_friend(view: PlayerView, action: Play) -> bool:
    """Whether the card beats a friend's that no enemy can beat any more, as far as the seat could know."""
    ask, contract = view.ask, view.contract
    assert isinstance(ask, AskPlay)
    if (
        not view.trick or contract is None or contract.bid in MISERES
    ):  # without a contract nobody has a friend
        return False
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
    goal = game.bid(contract.bid).goal
    taken = sum(play.taken[seat] for seat in table.teams[0])
    if goal.aim is Aim.NONE:
        return taken >= WIDE_TRICKS
    if game.id == "forty-fives":
        return 5 * taken + WIDE[game.id] <= (5 * goal.amount if goal.aim is Aim.ALL else goal.amount)
    if game.id == "red-one":
        points = zip(play.tricks, table.deals[-1].trick_points, strict=True)
        got = sum(worth for trick, worth in points if trick.winner in table.teams[0])
        return got + WIDE[game.id] <= goal.amount
    return taken + WIDE_TRICKS <= goal.amount
