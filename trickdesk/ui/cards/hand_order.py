"""Sort order of hands and face-up rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise, permutations

from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView

_FRENCH_ORDER = "SHCD"
_RED = "HD"
RANKS_KEPT = 200
_REDS = {suit: suit in _RED for suit in _FRENCH_ORDER}


def sort_hand(
    game: Game,
    cards: Iterable[CardId],
    trump: str | None,
    mode: str = "descending",
    *,
    held: CardSet = 0,
    before: Sequence[CardId] = (),
    reverse: bool = False,
) -> list[CardId]:
    """Sort a hand from left to right: trumps first, then suits of alternating colour.

    Cards without a suit (a joker before trump is named) come first.

    Args:
        game: The game.
        cards: The cards to sort.
        trump: The trump suit, if there is one.
        mode: "descending" or "ascending" within a suit, or "dealt": in the order of `before`, new cards on the right.
        held: Cards already played. They still count for the order of suits, so the hand doesn't rearrange itself
            when a suit runs out.
        before: The order shown until now.
        reverse: Sort from right to left instead.
    """
    if reverse:
        return sort_hand(game, cards, trump, mode, held=held, before=before[::-1])[::-1]
    cards = list(cards)
    if not cards:
        return []
    if mode == "dealt":
        place = {card: i for i, card in enumerate(before)}
        return sorted(cards, key=lambda card: (place.get(card, len(place)), card))
    order = game.order_for(game.trump_index(trump))
    suits = frozenset(order.suit_of[card] for card in (*cards, *cards_in(held)))
    rank = _suit_ranks(tuple(game.deck.suits), suits, order.trump)
    sign = 1 if mode == "ascending" else -1
    return sorted(
        cards,
        key=lambda card: (rank[order.suit_of[card]], sign * order.power[order.suit_of[card]][card]),
    )


def sort_row(game: Game, cards: Iterable[CardId]) -> list[CardId]:
    """Sort face-up cards in an order that doesn't depend on trump or missing suits."""
    return sort_hand(game, cards, None, held=game.deck.all)


def held_cards(view: PlayerView) -> CardSet:
    """Return the cards that the viewer holds or has played in this deal."""
    played = 0
    for trick in view.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if seat == view.seat:
                played |= 1 << card
    return view.hand | played


@lru_cache(RANKS_KEPT)  # hands are sorted at every step, and their suits seldom change
def _suit_ranks(suits: tuple[str, ...], held: frozenset[int], trump: int) -> Mapping[int, int]:
    """Return each suit's position in the hand."""
    none = len(suits)
    french = sorted(suits) == sorted(_FRENCH_ORDER)
    plain = [suits.index(letter) for letter in (_FRENCH_ORDER if french else suits)]
    plain = [suit for suit in plain if suit in held and suit != trump]
    first = [none] if none in held else []
    if trump != none and trump in held:
        first.append(trump)
    if french:
        lead = [suit for suit in first if suit != none]

        def clashes(line: Iterable[int]) -> int:
            reds = [_REDS[suits[suit]] for suit in (*lead, *line)]
            return sum(a == b for a, b in pairwise(reds))

        # min() returns the first of the best: S H C D if possible
        plain = list(min(permutations(plain), key=clashes))
    return {suit: i for i, suit in enumerate([*first, *plain])}
