"""Tables for each trump: which cards must follow suit, and which card wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from trickdesk.engine.cards import CardId, CardSet, Deck

RUFF = 200  # added to the power of a trump
FOLLOW = 100  # added to the power of a card of the led suit


@dataclass(frozen=True, slots=True, eq=False)
class CardOrder:
    """Everything that trick-taking needs to know about one trump.

    Suits are indexes into `deck.suits`. `len(deck.suits)` is "no suit": the trump at no trump, and the suit
    of a card that belongs to none. A *lead* is the id of the card led, or `size + suit` if the card names
    that suit (the joker at no trump). Orders are compared by identity, so they are cheap as keys.

    >>> from trickdesk.games import games
    >>> game = games()["five-hundred"]()
    >>> deck, hearts = game.deck, game.deck.suits.index("H")
    >>> order = game.order_for(hearts)
    >>> left_bower, ace = deck.ids(["JD", "AH"])
    >>> order.suit_of[left_bower] == hearts
    True
    >>> order.power[hearts][left_bower] > order.power[hearts][ace]
    True

    Attributes:
        size: The number of cards in the deck.
        trump: The suit index of the trump.
        suit_of: By lead, its effective suit, for bowers, joker, Bird and ace of hearts too.
        suit_mask: By suit, its cards.
        power: By suit led and card, the card's strength in that trick; 0 can't win.
        must: By lead, the cards that bind a hand: if it has any of them, it must play one of `may[lead]`.
        may: By lead, the cards that a bound hand may play.
    """

    size: int
    trump: int
    suit_of: tuple[int, ...]
    suit_mask: tuple[CardSet, ...]
    power: tuple[tuple[int, ...], ...]
    must: tuple[CardSet, ...]
    may: tuple[CardSet, ...]

    def counts_as(self, card: CardId, led: int | None = None) -> int:
        """Return the suit that a card counts as, given the suit led.

        In some games a card can count as the suit led when it isn't itself led.
        """
        suit = self.suit_of[card]
        turned = led is not None and suit not in (led, self.trump) and self.power[led][card]
        return led if turned and led is not None else suit


def follow_suit(suit_mask: tuple[CardSet, ...], suit: int, lead: CardId) -> tuple[CardSet, CardSet]:
    """The usual rule: a hand with cards of the suit led must play one of them."""
    return suit_mask[suit], suit_mask[suit]


def build_order(
    deck: Deck,
    trump: int,
    *,
    suit_of: Callable[[CardId], int],
    rank: Callable[[CardId], int],
    follow: Callable[[tuple[CardSet, ...], int, CardId], tuple[CardSet, CardSet]] = follow_suit,
    always_wins: CardSet = 0,
    never_wins: CardSet = 0,
) -> CardOrder:
    """Build the tables of one trump.

    Args:
        deck: The cards.
        trump: The suit index of the trump.
        suit_of: Returns a card's effective suit.
        rank: Returns a card's rank, 1 to 99, comparable within an effective suit.
        follow: Takes the suit masks, the suit led and the lead; returns the pair (must, may) for that lead.
        always_wins: Cards that beat every other card, whatever is led (the joker at no trump).
        never_wins: Cards that beat no other card. One takes a trick only if it is led and no other card counts.
    """
    none = len(deck.suits)
    suits = tuple(map(suit_of, range(deck.size)))
    masks = tuple(sum(1 << c for c in range(deck.size) if suits[c] == s) for s in range(none + 1))
    leads = suits + tuple(range(none))

    def strength(led: int, card: CardId) -> int:
        if never_wins >> card & 1:
            return 0
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


@cache
def printed_order(deck: Deck, trump: int, ranks: tuple[str, ...]) -> CardOrder:
    """Return the order in which cards belong to their printed suits; `ranks` ascend."""
    return build_order(
        deck, trump, suit_of=deck.suit.__getitem__, rank=lambda card: 1 + ranks.index(deck.rank[card])
    )
