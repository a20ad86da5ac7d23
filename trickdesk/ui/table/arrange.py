"""Computes from a view which cards are where on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.hand_order import held_cards, sort_hand, sort_row
from trickdesk.ui.table.items import HIDDEN


class TableContent(NamedTuple):
    """All cards on the table by place (0 is the bottom); `HIDDEN` for unknown ones.

    Attributes:
        hand: The bottom seat's hand, from left to right.
        rows: Face-up cards; at the bottom only in games with piles.
        fans: Hands of the other seats, hidden until the deal is over.
        trick: (place, card) in order of play.
        kitty: Top card last.
    """

    hand: tuple[CardId, ...]
    rows: tuple[tuple[CardId, ...], ...]
    fans: tuple[tuple[CardId, ...], ...]
    piles: tuple[int, ...]
    trick: tuple[tuple[int, CardId], ...]
    kitty: tuple[CardId, ...]


def content(
    view: PlayerView,
    bottom: Seat,
    *,
    covered: bool = False,
    mode: str = "descending",
    before: Sequence[CardId] = (),
    reverse: bool = False,
) -> TableContent:
    """Return the cards to show for a view, with seat `bottom` at the bottom.

    With `covered`, all hands and rows are face down. `mode`, `before` and `reverse` are as in `sort_hand`.
    """
    game = view.game
    seats = [(bottom + place) % game.seats for place in range(game.seats)]
    held = held_cards(view)

    def ordered(cards: CardSet) -> tuple[CardId, ...]:
        if covered:
            return (HIDDEN,) * cards.bit_count()
        return tuple(
            sort_hand(game, cards_in(cards), view.trump, mode, held=held, before=before, reverse=reverse)
        )

    own_row = view.shown[bottom]
    if view.seat == bottom:
        hand = ordered(view.hand & ~own_row if game.has_piles else view.hand)
        hand = hand or (HIDDEN,) * view.counts[bottom]  # the viewer hasn't looked yet
    else:
        hand = (() if game.has_piles else ordered(own_row)) + (HIDDEN,) * view.counts[bottom]
    rows = [
        (HIDDEN,) * view.shown[seat].bit_count()
        if covered
        else tuple(sort_row(game, cards_in(view.shown[seat])))
        for seat in seats
    ]
    if not game.has_piles:
        rows[0] = ()
    trick = view.trick
    return TableContent(
        hand=hand,
        rows=tuple(rows),
        fans=((), *((HIDDEN,) * view.counts[seat] for seat in seats[1:])),
        piles=tuple(view.piles[seat] for seat in seats),
        trick=tuple((seats.index(seat), card) for seat, card in zip(trick.seats, trick.cards, strict=True))
        if trick
        else (),
        kitty=(HIDDEN,) * (view.talon - view.turned.bit_count()) + tuple(cards_in(view.turned)),
    )


def merge_row(slots: Sequence[CardId | None], wanted: Sequence[CardId]) -> list[CardId | None]:
    """Return the new row; gaps (None) of played cards stay until they are refilled."""
    held = [card for card in slots if card is not None]
    if len(held) == len(wanted) and (HIDDEN in held or HIDDEN in wanted):  # turned over
        cards = iter(wanted)
        return [None if card is None else next(cards) for card in slots]
    if wanted and set(wanted) <= set(held):
        return [card if card in wanted else None for card in slots]
    return list(wanted)


def open_fans(view: PlayerView, bottom: Seat, hands: Sequence[CardSet]) -> tuple[tuple[CardId, ...], ...]:
    """Return the other seats' open hands by place, without their face-up rows."""
    seats = [(bottom + place) % view.game.seats for place in range(1, view.game.seats)]
    held = [cards_in(hands[seat] & ~view.shown[seat]) for seat in seats]
    return ((), *(tuple(sort_hand(view.game, cards, view.trump)) for cards in held))
