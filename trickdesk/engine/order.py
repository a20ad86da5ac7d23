"""Who must follow what and which card beats which: tables, built once per trump."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trickdesk.engine.cards import CardId, CardSet, Deck

RUFF = 200  # added to the power of a trump
FOLLOW = 100  # added to the power of a card of the led suit


@dataclass(frozen=True, slots=True, eq=False)
class CardOrder:
    """Everything that trick-taking needs to know about one trump.

    Suits are indexes into ``deck.suits``; ``len(deck.suits)`` is "no suit": the trump at no trump, and the suit of
    a card that belongs to none. A *lead* is the card id of the card that leads, or ``size + suit`` when a card
    leads as a named suit (the joker at no trump). Orders are compared by identity, so they are cheap as keys.

    ``must[lead]``: a hand that holds one of these cards is bound to play one of ``may[lead]``.
    """

    size: int
    trump: int
    suit_of: tuple[int, ...]  # [lead] -> effective suit: bowers, joker, Bird and ace of hearts already moved
    suit_mask: tuple[CardSet, ...]  # [suit] -> its cards
    power: tuple[tuple[int, ...], ...]  # [led suit][card] -> strength in that trick; 0 cannot win
    must: tuple[CardSet, ...]
    may: tuple[CardSet, ...]

    def counts_as(self, card: CardId, led: int | None = None) -> int:
        """The suit that a card counts as, given the suit led.

        A card thrown on a lead may count as the suit led in some games.
        """
        suit = self.suit_of[card]
        turned = led is not None and suit not in (led, self.trump) and self.power[led][card]
        return led if turned and led is not None else suit


def follow_suit(suit_mask: tuple[CardSet, ...], suit: int, lead: CardId) -> tuple[CardSet, CardSet]:
    """The plain rule: hold one of the led suit, play one of the led suit."""
    return suit_mask[suit], suit_mask[suit]


def build_order(
    deck: Deck,
    trump: int,
    *,
    suit_of: Callable[[CardId], int],
    rank: Callable[[CardId], int],
    follow: Callable[[tuple[CardSet, ...], int, CardId], tuple[CardSet, CardSet]] = follow_suit,
    always_wins: CardSet = 0,
) -> CardOrder:
    """Build the tables of one trump.

    ``suit_of(card)``: effective suit. ``rank(card)``: 1..99, comparable within an effective suit.
    ``follow(suit_mask, suit, lead)``: the pair (must, may) for that lead.
    ``always_wins``: cards that beat every other, whatever is led (the joker at no trump).
    """
    none = len(deck.suits)
    suits = tuple(map(suit_of, range(deck.size)))
    masks = tuple(sum(1 << c for c in range(deck.size) if suits[c] == s) for s in range(none + 1))
    leads = suits + tuple(range(none))

    def strength(led: int, card: CardId) -> int:
        if suits[card] == trump or always_wins >> card & 1:
            return RUFF + rank(card)
        return FOLLOW + rank(card) if suits[card] == led else 0

    power = tuple(tuple(strength(led, card) for card in range(deck.size)) for led in range(none + 1))
    rules = [follow(masks, suit, lead) for lead, suit in enumerate(leads)]
    return CardOrder(
        deck.size,
        trump,
        leads,
        masks,
        power,
        tuple(must for must, _ in rules),
        tuple(may for _, may in rules),
    )
