"""Illustrations of a game's rules: card orders and example tricks with reasons."""

from __future__ import annotations

from typing import NamedTuple

from trickdesk.engine.cards import CardId, cards_in
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.errors import Message
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.play import Start


class Row(NamedTuple):
    """Cards from highest to lowest, of trumps or of plain suits.

    The order holds for each of `suits`. These are letters, and empty for cards without a suit.
    """

    is_trump: bool
    suits: tuple[str, ...]
    cards: tuple[CardId, ...]


class Example(NamedTuple):
    """A trick with its trump, the index of the winning card, and why it wins.

    The reason is None if it is obvious.
    """

    trump: str
    cards: tuple[CardId, ...]
    winner: int
    reason: Message | None


def order_now(game: Game, trump: str | None) -> list[Row]:
    """Return the order of all cards with this trump, or without trump."""
    index, suits = game.trump_index(trump), game.deck.suits
    order = game.order_for(index)
    none = len(suits)
    places = [order.trump, *(suit for suit in range(none + 1) if suit != order.trump)]
    if order.trump == none:
        places = list(range(none + 1))
    rows = []
    for place in places:
        cards = sorted(cards_in(order.suit_mask[place]), key=lambda card: -order.power[place][card])
        if cards:
            letters = (suits[place],) if place < none else ()
            rows.append(Row(place == order.trump < none, letters, tuple(cards)))
    return rows


def order_ever(game: Game) -> list[Row]:
    """Return the orders of trumps and plain suits under any trump, each order once."""
    trumps: list[Row] = []
    plain: dict[str, Row] = {}
    named = [trump for trump in game.deck.suits if order_now(game, trump)[0].is_trump]
    for trump in named or [NO_TRUMP]:
        for row in order_now(game, trump):
            if row.is_trump:
                trumps.append(row)
            elif row.suits and len(row.cards) > len(plain.get(row.suits[0], row._replace(cards=())).cards):
                plain[row.suits[0]] = row
    return [*_together(game, trumps), *_together(game, list(plain.values()))]


def _together(game: Game, rows: list[Row]) -> list[Row]:
    found: dict[tuple[str, ...], Row] = {}
    for row in rows:
        key = tuple(game.deck.rank[card] or game.deck.names[card] for card in row.cards)
        before = found.get(key)
        found[key] = row if before is None else before._replace(suits=before.suits + row.suits)
    return list(found.values())


def examples(game: Game, text: str) -> list[Example]:
    """Parse example tricks: one per line, the trump (or NT), then a card per player.

    Tricks with cards that the deck lacks are left out.
    """
    tricks = [line.split() for line in text.splitlines() if line.strip()]
    return [_example(game, *words) for words in tricks if game.deck.id.keys() >= set(words[1:])]


def _example(game: Game, trump: str, *names: str) -> Example:
    cards = tuple(game.deck.id[name] for name in names)
    order = game.order_for(game.trump_index(trump))
    play = game.trick_play(Start(order, [1 << card for card in cards], 0, range(len(cards))))
    for card in cards:
        play.play(card)
    winner = play.tricks[0].winner
    seen = SeenTrick(0, tuple(range(len(cards))), cards, None, winner, None)
    return Example(trump, cards, winner, game.trick_reason(seen, order))
