"""Decks, card ids and card sets.

A card is an `int`, its index in the `Deck` of its game. A set of cards is an `int` mask with bit `i` set for
card `i`. Outside the engine a card is its name (`JH`, `R14`, `BIRD`): ids never appear in files or labels.

>>> from trickdesk.games import games
>>> deck = games()["five-hundred"].deck
>>> hand = card_set(deck.ids(["JK", "4H", "AS"]))
>>> [deck.names[card] for card in cards_in(hand)]
['4H', 'AS', 'JK']
>>> hand >> deck.card("JK") & 1
1
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from trickdesk.engine.errors import Message, NotationError, one_line

Seat = int
CardId = int
CardSet = int
NO_WORDS: Mapping[str, str] = MappingProxyType({})


def cards_in(cards: CardSet) -> Iterator[CardId]:
    """Yield the card ids of a set, lowest first."""
    while cards:
        bit = cards & -cards
        yield bit.bit_length() - 1
        cards ^= bit


def card_set(cards: Iterable[CardId]) -> CardSet:
    """Return the set of the given card ids."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class CardNames(NamedTuple):
    """English names of a deck's suits, ranks, and cards without a suit."""

    suits: Mapping[str, str]
    ranks: Mapping[str, str] = NO_WORDS  # empty: ranks are numbers, shown as they are
    cards: Mapping[str, str] = NO_WORDS


class Deck:
    """The cards of a game, in a fixed order.

    Attributes:
        suits: The printed suits, one letter each.
        words: What people call the suits, ranks and cards.
        suit: By card, the index of its printed suit, or `len(suits)` for a card without one (joker, Bird, Red
            One).
        rank: By card, its printed rank, or its whole name if it has no suit.
    """

    def __init__(self, suits: str, cards: Sequence[tuple[str, str, str]], words: CardNames) -> None:
        """Build a deck from the (name, rank, suit letter or "") of every card."""
        self.suits, self.words = suits, words
        self.names = tuple(name for name, _, _ in cards)
        self.rank = tuple(rank for _, rank, _ in cards)
        self.suit = tuple(suits.index(suit) if suit else len(suits) for _, _, suit in cards)
        self.id = {name: card for card, name in enumerate(self.names)}
        self.size = len(cards)
        self.all: CardSet = (1 << self.size) - 1

    def card(self, name: str) -> CardId:
        """Return the id of the card with this name.

        Raises:
            NotationError: The deck has no such card.
        """
        return self.ids((name,))[0]

    def ids(self, names: Iterable[str]) -> tuple[CardId, ...]:
        """Return the ids of card names, in the given order.

        Raises:
            NotationError: The deck has no such card, or a card appears twice.
        """
        names = tuple(names)
        try:
            ids = tuple(map(self.id.__getitem__, names))
        except KeyError as error:
            name = one_line(error.args[0])
            raise NotationError(Message("“{word}” isn't a card of this game.", word=name)) from None
        if len(set(ids)) != len(ids):
            raise NotationError("A card appears twice.")
        return ids

    def names_of(self, cards: CardSet) -> list[str]:
        """Return the names of a set of cards, in deck order."""
        return [self.names[card] for card in cards_in(cards)]


def french_deck(
    ranks: Sequence[str], suits: str = "CDHS", *, without: Sequence[str] = (), jokers: Sequence[str] = ()
) -> Deck:
    """Build a French deck: `ranks` in each suit, then `jokers`, both lowest first.

    The cards named in `without` are left out.
    """
    cards = [(rank + suit, rank, suit) for suit in suits for rank in ranks if rank + suit not in without]
    cards += [(joker, joker, "") for joker in jokers]
    return Deck(suits, cards, FRENCH)


JOKER, LOW_JOKER = "JK", "JL"
FRENCH = CardNames(
    suits={"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    ranks={
        "A": "ace", "K": "king", "Q": "queen", "J": "jack", "10": "ten", "9": "nine", "8": "eight", "7": "seven",
        "6": "six", "5": "five", "4": "four", "3": "three", "2": "two", "11": "eleven", "12": "twelve",
        "13": "thirteen",
    },
    cards={JOKER: "joker", LOW_JOKER: "low joker"},
)  # fmt: skip
SAME_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
RANKS_52 = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
# Packs for six hands; 13 is printed in the red suits only.
RANKS_63 = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A")
