"""A deal that the user sets up, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trickdesk.engine.actions import Deal
from trickdesk.engine.cards import CardId, Seat
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Stream


@dataclass(frozen=True)
class Draft:
    """The cards placed so far, each in one place at most.

    Attributes:
        places: The hand of each seat, then the talon if there is one. Hands are in deck order unless their
            order matters. The talon starts with its top card.
        sizes: How many cards belong in each place.
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
        """Return the draft of this deal."""
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
        """The cards that aren't placed yet."""
        placed = {card for cards in self.places for card in cards}
        return tuple(card for card in range(self.game.deck.size) if card not in placed)

    def place_of(self, card: CardId) -> int | None:
        return next((place for place, cards in enumerate(self.places) if card in cards), None)

    def is_ordered(self, place: int) -> bool:
        """Whether the order of the cards in a place matters."""
        return self.game.has_piles or place >= self.game.seats

    def put(self, cards: Sequence[CardId], place: int) -> Draft:
        """Add cards to the end of a place, up to its size, taking them from elsewhere."""
        draft = self.take(cards)
        lying = (*draft.places[place], *cards)[: self.sizes[place]]
        return draft.with_place(place, lying if self.is_ordered(place) else tuple(sorted(lying)))

    def take(self, cards: Sequence[CardId]) -> Draft:
        """Remove cards from wherever they are."""
        gone = set(cards)
        places = tuple(tuple(card for card in lying if card not in gone) for lying in self.places)
        return replace(self, places=places)

    def move(self, place: int, at: int, to: int) -> Draft:
        """Move a card within a place, from index `at` to index `to`."""
        lying = list(self.places[place])
        lying.insert(to, lying.pop(at))
        return self.with_place(place, tuple(lying))

    def with_place(self, place: int, cards: tuple[CardId, ...]) -> Draft:
        return replace(self, places=(*self.places[:place], cards, *self.places[place + 1 :]))

    def filled(self, seed: str) -> Draft:
        """Place the remaining cards at random, fixed by `seed`."""
        draft, left = self, list(Stream(seed, "fill").shuffled(self.left))
        for place, missing in enumerate(self.missing):
            draft = draft.put(left[:missing], place)
            del left[:missing]
        return draft

    def with_game(self, game: Game) -> Draft:
        """Return the draft for another game or other rules, dropping what doesn't fit."""
        draft = Draft.empty(game, self.dealer)
        names, ids = self.game.deck.names, game.deck.id
        for place, cards in enumerate(self.places):
            is_talon = place == self.game.seats
            target = game.seats if is_talon else place
            if target < len(draft.places) and (is_talon or place < game.seats):
                draft = draft.put([ids[names[card]] for card in cards if names[card] in ids], target)
        return draft

    def deal(self) -> Deal | None:
        """Return the deal, or None until all places are full."""
        if any(self.missing):
            return None
        seats = self.game.seats
        return Deal(self.dealer, self.places[:seats], self.places[seats] if len(self.places) > seats else ())
