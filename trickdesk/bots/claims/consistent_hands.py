"""What others may hold, as far as a claimer knows: all deals that he cannot rule out, at once."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from trickdesk.engine.cards import CardSet, Seat, card_set
from trickdesk.engine.view import PlayerView


class Unseen(NamedTuple):
    """All deals that agree with what one seat has seen; seats index every tuple.

    ``hand``: of the claimer, his row included. ``pool``: the cards that may lie in any hand, pile or heap.
    ``known[s]``: cards that seat ``s`` holds for sure, those of its row included; ``hidden[s]``: how many others,
    none of them of ``cannot[s]``; the claimer's own are nothing. ``rows[s]``: what lies face up before a seat, and
    ``piles[s]``, how many cards face down: nobody has seen these.
    """

    hand: CardSet
    pool: CardSet
    known: tuple[CardSet, ...]
    hidden: tuple[int, ...]
    cannot: tuple[CardSet, ...]
    rows: tuple[CardSet, ...]
    piles: tuple[int, ...]


def unseen_by(view: PlayerView) -> Unseen:
    """What the viewer cannot rule out."""
    game, me = view.game, view.seat
    played = card_set(card for trick in view.tricks for card in trick.cards)
    shown = reduce(or_, (*view.shown, *view.known))
    seats = range(game.seats)
    return Unseen(
        view.hand,
        game.deck.all & ~(view.hand | shown | played | view.turned | view.buried),
        tuple(0 if seat == me else view.shown[seat] | view.known[seat] for seat in seats),
        tuple(0 if seat == me else view.counts[seat] - view.known[seat].bit_count() for seat in seats),
        tuple(0 if seat == me else view.cannot[seat] for seat in seats),
        view.shown,
        view.piles,
    )


def is_possible(unseen: Unseen) -> bool:
    """Whether there is a deal at all: for any seats together enough cards of the pool that they may hold (Hall).

    Piles and heaps take whatever is left.
    """
    pool, needs = unseen.pool, sum(unseen.hidden)
    if not needs:
        return True
    holders = [(pool & ~no, n) for no, n in zip(unseen.cannot, unseen.hidden, strict=True) if n]
    if all(cards.bit_count() >= needs for cards, _ in holders):
        return True
    together = [(0, 0)]
    for cards, n in holders:
        for others, m in together[:]:
            both, size = cards | others, n + m
            if both.bit_count() < size:
                return False
            together.append((both, size))
    return True


def possible_cards(unseen: Unseen, seat: Seat) -> CardSet:
    """The cards that a seat may have in its hand."""
    hidden = unseen.pool & ~unseen.cannot[seat] if unseen.hidden[seat] else 0
    return unseen.known[seat] | hidden


def without(unseen: Unseen, seat: Seat, card: int, ruled_out: CardSet) -> Unseen | None:
    """What is left after another seat has played a card, which shows that it holds none of ``ruled_out``; None if
    there is no deal in which it may."""
    bit, known = 1 << card, unseen.known
    if known[seat] >> card & 1:
        known = put(known, seat, known[seat] & ~bit)
        after = unseen._replace(known=known, rows=put(unseen.rows, seat, unseen.rows[seat] & ~bit))
    else:
        hidden = put(unseen.hidden, seat, unseen.hidden[seat] - 1)
        after = unseen._replace(pool=unseen.pool & ~bit, hidden=hidden)
    if known[seat] & ruled_out:
        return None
    if ruled_out & ~after.cannot[seat]:
        after = after._replace(cannot=put(after.cannot, seat, after.cannot[seat] | ruled_out))
    return after if is_possible(after) else None


def put(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """The same, but one."""
    return (*values[:seat], value, *values[seat + 1 :])
