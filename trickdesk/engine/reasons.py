"""Why a trick was won, if that isn't obvious, from public knowledge alone."""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.engine.cards import CardId, Deck
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.errors import Message
from trickdesk.engine.order import CardOrder

_COURT = {"J": 14, "Q": 15, "K": 16, "A": 17}  # above the 13 of a 63-card deck


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A finished trick, and what its winner is compared with.

    Attributes:
        order: The card order of the trump.
        deck: The deck.
        cards: The cards of the trick, in order of play.
        card: The card that took the trick.
        led: The effective suit led.
        best: The card that would have won if only printed suits and ranks counted; None if the lead has no
            printed suit.
        trumps: The number of trumps in the trick.
        plain: Whether `best` won, in its printed suit, so there is nothing to explain.
    """

    order: CardOrder
    deck: Deck
    cards: tuple[CardId, ...]
    card: CardId
    led: int
    best: CardId | None
    trumps: int
    plain: bool

    @property
    def by_trump(self) -> bool:
        """Whether the winning card is a trump."""
        trump = self.order.trump
        return trump < len(self.deck.suits) and self.order.suit_of[self.card] == trump

    @property
    def trumped(self) -> bool:
        """Whether a trump won a trick in another suit."""
        return self.by_trump and self.led != self.order.trump


def won(deck: Deck, order: CardOrder, trick: SeenTrick) -> WonTrick:
    """Analyze a finished trick."""
    none = len(deck.suits)
    card = trick.cards[trick.seats.index(trick.winner)] if trick.winner is not None else trick.cards[0]
    printed = deck.suit[trick.cards[0]] if trick.named is None else deck.suits.index(trick.named)
    led = order.suit_of[trick.lead(deck)]
    following = [other for other in trick.cards if deck.suit[other] == printed < none]
    best = max(following, key=lambda other: ordinary_rank(deck, other), default=None)
    trumps = sum(order.suit_of[other] == order.trump < none for other in trick.cards)
    plain = card == best and led == printed == order.suit_of[card]
    return WonTrick(order, deck, trick.cards, card, led, best, trumps, plain)


def ordinary_rank(deck: Deck, card: CardId) -> int:
    """Return a card's usual rank: numbers as they are, then jack, queen, king, ace."""
    rank = deck.rank[card]
    return _COURT[rank] if rank in _COURT else int(rank)


def usual_reason(seen: WonTrick) -> Message:
    """Return why a trick that isn't plain was won, in the words of any game."""
    names = seen.deck.names
    card = {"card": names[seen.card]}
    if seen.trumped and seen.trumps > 1:
        return Message("Trumped with {card}, the highest of {trumps} trumps.", trumps=seen.trumps, **card)
    if seen.trumped:
        return Message("Trumped with {card}.", **card)
    other = seen.cards[0] if seen.best in (None, seen.card) else seen.best
    assert other is not None
    return Message("{card} ranks above {card_other}.", card_other=names[other], **card)
