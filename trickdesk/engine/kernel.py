"""The fast path: plain tricks over the tables in local variables, for thousands of playouts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.order import CardOrder
from trickdesk.engine.play import TrickPlay

FROM = [-1 << pick for pick in range(256)]  # the cards with an id of at least ``pick``


def is_plain(play: TrickPlay) -> bool:
    """Whether the tables say everything about a play, so that :func:`playout` may be used."""
    return type(play) is TrickPlay


def pick_card(legal: CardSet, pick: int) -> CardId:
    """The lowest legal card from id ``pick`` on, or else the lowest legal one."""
    cards = legal & FROM[pick] or legal
    return (cards & -cards).bit_length() - 1


@cache
def leads(order: CardOrder) -> dict[CardSet, tuple[CardSet, CardSet, dict[CardSet, int], int]]:
    """For each card, as a set of one: must, may, the strength of every card in its trick, and its own."""
    by_suit = [{1 << card: strength for card, strength in enumerate(row)} for row in order.power]
    table = {}
    for card in range(order.size):
        strengths = by_suit[order.suit_of[card]]
        table[1 << card] = order.must[card], order.may[card], strengths, strengths[1 << card]
    return table


def playout(
    order: CardOrder, hands: Sequence[CardSet], leader: Seat, players: Sequence[Seat], picks: Iterable[int]
) -> list[int]:
    """Play whole tricks, one for each of ``picks`` (0..255), every card chosen by :func:`pick_card` with it.

    ``leader`` leads the first trick and no trick is under way. The tricks taken by each seat.
    """
    held = list(hands)
    lead_of, from_pick = leads(order), FROM
    rounds = {seat: tuple(players[i + 1 :]) + tuple(players[:i]) for i, seat in enumerate(players)}
    taken = [0] * len(held)
    for pick in picks:
        high = from_pick[pick]
        hand = held[leader]
        bit = hand & high or hand
        bit &= -bit
        held[leader] = hand ^ bit
        must, may, strengths, best = lead_of[bit]
        winner = leader
        for seat in rounds[leader]:
            hand = held[seat]
            bit = hand & may if hand & must else hand
            bit = bit & high or bit
            bit &= -bit
            held[seat] = hand ^ bit
            if (strength := strengths[bit]) > best:
                best = strength
                winner = seat
        taken[winner] += 1
        leader = winner
    return taken
