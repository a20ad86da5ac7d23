"""Five Hundred: its six decks, the order of the cards, and the jokers at no trump."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from trickdesk.engine.cards import (
    JOKER,
    LOW_JOKER,
    RANKS_63,
    CardId,
    CardSet,
    Deck,
    Seat,
    card_set,
    french_deck,
)
from trickdesk.engine.errors import Refusal, Why
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.play import Start, TrickPlay

SUITS = "CDHS"
NONE = len(SUITS)  # the suit index of "no trump"
SAME_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
HIGH = 52  # the rank of a single joker; bowers rank just below it


class Pack(NamedTuple):
    """What makes a deck of Five Hundred.

    Ranks from `lowest` up, with 11 to 13 if `high`, and no card of `without`; `jokers`, the lowest first.
    """

    lowest: str
    without: tuple[str, ...] = ()
    high: bool = False
    jokers: tuple[str, ...] = (JOKER,)


PACKS = {
    33: Pack("7"),
    43: Pack("4", ("4C", "4S")),
    45: Pack("4"),
    46: Pack("4", jokers=(LOW_JOKER, JOKER)),
    53: Pack("2"),
    63: Pack("2", ("13C", "13S"), high=True),
}
"""Decks by their number of cards (rules 1.1, 8.1)."""


@cache
def deck_of(size: int) -> Deck:
    """The deck with so many cards; KeyError if the game has none."""
    pack = PACKS[size]
    ranks = [
        rank
        for rank in RANKS_63[RANKS_63.index(pack.lowest) :]
        if pack.high or rank not in ("11", "12", "13")
    ]
    return french_deck(ranks, SUITS, without=pack.without, jokers=pack.jokers)


@cache
def order_of(size: int, trump: int, nt_joker: str) -> CardOrder:
    """Order of the cards: jokers, bowers, A K Q 10 ... (rules 1.3 to 1.6, 8.1)."""
    deck = deck_of(size)
    left_colour = SUITS.index(SAME_COLOUR[SUITS[trump]]) if trump < NONE else -1
    jokers = jokers_of(deck)

    def suit_of(card: CardId) -> int:
        if jokers >> card & 1 or (deck.rank[card] == "J" and deck.suit[card] == left_colour):
            return trump
        return deck.suit[card]

    def rank(card: CardId) -> int:
        if jokers >> card & 1:
            return HIGH + (jokers.bit_count() - 1 if deck.names[card] == JOKER else 0)
        if deck.rank[card] == "J" and suit_of(card) == trump < NONE:
            return HIGH - 1 if deck.suit[card] == trump else HIGH - 2
        return 1 + RANKS_63.index(deck.rank[card])

    def follow(masks: tuple[CardSet, ...], suit: int, lead: CardId) -> tuple[CardSet, CardSet]:
        free_jokers = jokers if trump == NONE and nt_joker == "free" else 0
        return masks[suit], masks[suit] | free_jokers

    return build_order(deck, trump, suit_of=suit_of, rank=rank, follow=follow, always_wins=jokers)


def jokers_of(deck: Deck) -> CardSet:
    """The jokers of a deck."""
    return card_set(card for card in range(deck.size) if deck.suit[card] == NONE)


JOKER_NOT_NOW = Refusal("JOKER_NOT_NOW", "You can't play the joker now.")
NAME_A_SUIT = Refusal("NAME_A_SUIT", "If you lead the joker at no trump, you must name a suit.")
NOT_THAT_SUIT = Refusal("NOT_THAT_SUIT", "You can't lead the joker as that suit.")


class NoTrumpPlay(TrickPlay):
    """Tricks at no trump (rules 4.5, 4.6, 7.7, 7.8).

    A joker that is led names a suit.
    """

    __slots__ = ("jokers", "not_void", "strict")

    def __init__(self, start: Start, strict: bool, not_void: bool) -> None:
        super().__init__(start)
        self.strict = strict
        self.not_void = not_void
        self.jokers = start.order.suit_mask[NONE]

    def history(self, seat: Seat) -> tuple[CardSet, set[int]]:
        """The cards a seat has played, and the suits in which it has shown a void."""
        played, voids = 0, set()
        for leader, lead, cards, _ in [*self.tricks, (self.leader, self.lead, self.trick, -1)]:
            player = leader
            for place, card in enumerate(cards):
                if player == seat:
                    played |= 1 << card
                    if place and not self.counts_as(card, lead):
                        voids.add(self.order.suit_of[lead])
                player = self.after[player]
        return played, voids

    def counts_as(self, card: CardId, lead: int) -> bool:
        """Whether a player who plays this card to that lead may still hold the suit led."""
        if self.strict and self.jokers >> card & 1:
            return True
        return bool(self.order.may[lead] >> card & 1)

    def joker_follows(self, seat: Seat, suit: int) -> bool:
        """Whether the seat may play a strict joker as a card of `suit` (rules 7.7)."""
        played, voids = self.history(seat)
        mask = self.order.suit_mask[suit]
        return suit not in voids and (not played & mask or not self.hands[seat] & mask)

    def refusal(self, card: CardId) -> Why | Refusal:
        return JOKER_NOT_NOW if self.jokers >> card & 1 else super().refusal(card)

    def name_refusal(self, card: CardId, named: int | None) -> Why | Refusal | None:
        names = () if self.trick else self.names(card)
        if not names:
            return super().name_refusal(card, named)
        if named is None:
            return NAME_A_SUIT
        return None if named in names else NOT_THAT_SUIT

    def legal(self) -> CardSet:
        hand = self.hands[self.turn]
        jokers, rest = hand & self.jokers, hand & ~self.jokers
        if not self.strict or not jokers or not rest:
            return super().legal()
        if not self.trick:
            return hand if self.names(jokers.bit_length() - 1) else rest
        suit = self.order.suit_of[self.lead]
        follows = jokers if self.joker_follows(self.turn, suit) else 0
        return rest & self.order.suit_mask[suit] | follows or rest

    def names(self, card: CardId) -> tuple[int, ...]:
        if not self.jokers >> card & 1:
            return ()
        seat = self.turn
        suits = list(range(NONE))
        open_suits = [suit for suit in suits if suit not in self.history(seat)[1]] or suits
        if self.strict and self.hands[seat] & ~self.jokers:
            suits = [suit for suit in suits if self.joker_follows(seat, suit)]
        return tuple(suit for suit in suits if not self.not_void or suit in open_suits)

    def ruled_out(self, card: CardId) -> CardSet:
        if self.strict and self.trick:
            suit = self.order.suit_of[self.lead]
            if self.jokers >> card & 1 or self.order.suit_of[card] == suit:
                return 0
            # A player who can't follow suit must play a joker that still counts as a card of the suit.
            jokers = 0 if suit in self.history(self.turn)[1] else self.jokers
            return self.order.suit_mask[suit] | jokers
        return super().ruled_out(card)
