"""What lies where, from a view alone: the order of a hand and the contents of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations

from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.table.items import HIDDEN

_FRENCH_ORDER = "SHCD"
_RED = "HD"
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
    """The cards of a hand from left to right: trumps first, suits together, red and black in turn.

    ``held``: cards played before, which still decide the order of the suits, so that a hand does not rearrange
    itself when a suit runs out. ``mode``: descending or ascending within a suit, or dealt: as they lie
    (``before``), new ones to the right. Cards of no suit (a joker before the trump is named) come first.
    ``reverse``: all that from right to left.
    """
    if reverse:
        return sort_hand(game, cards, trump, mode, held=held, before=before[::-1])[::-1]
    cards = list(cards)
    if mode == "dealt":
        place = {card: i for i, card in enumerate(before)}
        return sorted(cards, key=lambda card: (place.get(card, len(place)), card))
    order = game.order_for(game.trump_index(trump))
    rank = _suit_ranks(game, {order.suit_of[card] for card in (*cards, *cards_in(held))}, order.trump)
    sign = 1 if mode == "ascending" else -1
    return sorted(
        cards,
        key=lambda card: (rank[order.suit_of[card]], sign * order.power[order.suit_of[card]][card]),
    )


def sort_row(game: Game, cards: Iterable[CardId]) -> list[CardId]:
    """Cards that lie open before a seat, in an order that neither the trump nor a missing suit changes."""
    return sort_hand(game, cards, None, held=game.deck.all)


def held_cards(view: PlayerView) -> CardSet:
    """The cards that the viewer holds or has played in this deal."""
    played = 0
    for trick in view.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if seat == view.seat:
                played |= 1 << card
    return view.hand | played


def _suit_ranks(game: Game, held: set[int], trump: int) -> dict[int, int]:
    """The place of each suit in the hand."""
    suits = game.deck.suits
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

        plain = list(min(permutations(plain), key=clashes))  # the first of the best: S H C D where it can be
    return {suit: i for i, suit in enumerate([*first, *plain])}


@dataclass(frozen=True, slots=True)
class Content:
    """Every card on the table by place (0 is the bottom), ``HIDDEN`` for one that the viewer may not know.

    ``hand``: the bottom seat's, left to right. ``rows``: face-up cards; at the bottom only in games with piles.
    ``fans``: what the others hold, hidden but in a deal that is over. ``trick``: (place, card) in order of play.
    ``kitty``: top card last.
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
) -> Content:
    """What the table shows of a view with seat ``bottom`` at the bottom; ``covered``: no face of any hand or row.

    ``mode``, ``before`` and ``reverse`` are as in ``sort_hand``.
    """
    game = view.game
    trump = view.trump
    seats = [(bottom + place) % game.seats for place in range(game.seats)]

    held = held_cards(view)

    def ordered(cards: CardSet) -> tuple[CardId, ...]:
        if covered:
            return (HIDDEN,) * cards.bit_count()
        return tuple(sort_hand(game, cards_in(cards), trump, mode, held=held, before=before, reverse=reverse))

    own_row = view.shown[bottom]
    if view.seat == bottom:
        hand = ordered(view.hand & ~own_row if game.has_piles else view.hand)
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
    return Content(
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
    """A row keeps the gap of a card that was played (None) until it is refilled."""
    if wanted and set(wanted) <= {card for card in slots if card is not None}:
        return [card if card in wanted else None for card in slots]
    return list(wanted)
