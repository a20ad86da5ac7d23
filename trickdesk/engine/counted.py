"""Cards that count as another suit than the one printed on them, from a view alone."""

from __future__ import annotations

from trickdesk.engine.cards import CardId, cards_in
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.order import CardOrder
from trickdesk.engine.view import PlayerView


def counted_in_trick(view: PlayerView, trick: SeenTrick) -> dict[CardId, str]:
    """The letter of the suit that cards of a trick count as, for those that do not count as what is printed."""
    order = _order(view)
    if order is None:
        return {}
    led = _led(view, order, trick)
    found = {card: order.counts_as(card, led) for card in trick.cards}
    if trick.named is not None:
        found[trick.cards[0]] = led
    return _letters(view, found)


def counted(view: PlayerView) -> dict[CardId, str]:
    """The same for the cards that the viewer holds, those that lie open, and those of the trick on the table.

    A card that is only turned into another by being thrown counts as that where the viewer may throw it now.
    """
    order, trick = _order(view), view.trick
    if order is None:
        return {}
    found = {card: order.counts_as(card) for row in view.shown for card in cards_in(row)}
    led = None
    if trick is not None and view.seat not in trick.seats:
        lead = trick.cards[0] if trick.named is None else order.size + view.game.deck.suits.index(trick.named)
        led = None if view.hand & order.must[lead] else _led(view, order, trick)
    found |= {card: order.counts_as(card, led) for card in cards_in(view.hand)}
    return _letters(view, found) | (counted_in_trick(view, trick) if trick is not None else {})


def _order(view: PlayerView) -> CardOrder | None:
    return None if view.trump is None else view.game.order_for(view.game.trump_index(view.trump))


def _led(view: PlayerView, order: CardOrder, trick: SeenTrick) -> int:
    if trick.named is not None:
        return view.game.deck.suits.index(trick.named)
    return order.suit_of[trick.cards[0]]


def _letters(view: PlayerView, found: dict[CardId, int]) -> dict[CardId, str]:
    deck = view.game.deck
    return {
        card: deck.suits[suit]
        for card, suit in found.items()
        if suit not in (deck.suit[card], len(deck.suits))
    }
