"""A deal that somebody sets up, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trickdesk.engine.actions import Deal
from trickdesk.engine.cards import CardId, Seat
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Stream


@dataclass(frozen=True)
class Draft:
    """Where the cards lie so far, each in one place at most.

    ``places``: the hand of each seat, then the talon where there is one; hands in the order of the deck, unless the
    game says how a hand is ordered, and the talon top first. ``sizes``: how many cards belong there.
    """

    game: Game
    dealer: Seat
    places: tuple[tuple[CardId, ...], ...]

    @classmethod
    def empty(cls, game: Game, dealer: Seat = 0) -> Draft:
        count = game.seats + (game.deal_size(1).talon > 0)
        return cls(game, min(dealer, game.seats - 1), ((),) * count)

    @classmethod
    def of(cls, game: Game, deal: Deal) -> Draft:
        """The draft that makes this deal."""
        draft = cls.empty(game, deal.dealer)
        for place, cards in enumerate((*deal.hands, deal.talon)[: len(draft.places)]):
            draft = draft.put(cards, place)
        return draft

    @property
    def sizes(self) -> tuple[int, ...]:
        size = self.game.deal_size(1)
        return (*(size.hand,) * self.game.seats, size.talon)[: len(self.places)]

    @property
    def missing(self) -> tuple[int, ...]:
        """How many cards each place still lacks."""
        return tuple(size - len(cards) for size, cards in zip(self.sizes, self.places, strict=True))

    @property
    def left(self) -> tuple[CardId, ...]:
        """The cards that lie nowhere yet."""
        placed = {card for cards in self.places for card in cards}
        return tuple(card for card in range(self.game.deck.size) if card not in placed)

    def place_of(self, card: CardId) -> int | None:
        return next((place for place, cards in enumerate(self.places) if card in cards), None)

    def is_ordered(self, place: int) -> bool:
        """Whether it matters in which order cards lie there."""
        return self.game.has_piles or place >= self.game.seats

    def put(self, cards: Sequence[CardId], place: int) -> Draft:
        """Move cards to a place, after those already there, as far as there is room."""
        draft = self.take(cards)
        lying = (*draft.places[place], *cards)[: self.sizes[place]]
        return draft.with_place(place, lying if self.is_ordered(place) else tuple(sorted(lying)))

    def take(self, cards: Sequence[CardId]) -> Draft:
        """Take cards away from wherever they lie."""
        gone = set(cards)
        places = tuple(tuple(card for card in lying if card not in gone) for lying in self.places)
        return replace(self, places=places)

    def move(self, place: int, at: int, to: int) -> Draft:
        """Move the card at one point of a place to another one."""
        lying = list(self.places[place])
        lying.insert(to, lying.pop(at))
        return self.with_place(place, tuple(lying))

    def with_place(self, place: int, cards: tuple[CardId, ...]) -> Draft:
        return replace(self, places=(*self.places[:place], cards, *self.places[place + 1 :]))

    def filled(self, seed: str) -> Draft:
        """The rest of the cards laid down at random, as ``seed`` wants it."""
        draft, left = self, list(Stream(seed, "fill").shuffled(self.left))
        for place, missing in enumerate(self.missing):
            draft = draft.put(left[:missing], place)
            del left[:missing]
        return draft

    def with_game(self, game: Game) -> Draft:
        """The draft under other rules or in another game, as far as cards and places go."""
        draft = Draft.empty(game, self.dealer)
        names, ids = self.game.deck.names, game.deck.id
        for place, cards in enumerate(self.places):
            is_talon = place == self.game.seats
            target = game.seats if is_talon else place
            if target < len(draft.places) and (is_talon or place < game.seats):
                draft = draft.put([ids[names[card]] for card in cards if names[card] in ids], target)
        return draft

    def deal(self) -> Deal | None:
        """The deal, once every card lies where it belongs."""
        if any(self.missing):
            return None
        seats = self.game.seats
        return Deal(self.dealer, self.places[:seats], self.places[seats] if len(self.places) > seats else ())
