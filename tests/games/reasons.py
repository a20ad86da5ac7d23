"""Why a trick of given cards was won."""

from __future__ import annotations

from trickdesk.engine.deal import seen_tricks
from trickdesk.engine.errors import Message
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start


def reason_of(game: Game, trump: str, cards: str) -> Message | None:
    """Return the reason for a trick led by seat 0 with one of `cards` from each seat."""
    played = [name.split("/") for name in cards.split()]  # JK/H: the joker led as hearts
    ids = [game.deck.id[name[0]] for name in played]
    start = Start(game.order_for(game.trump_index(trump)), [1 << card for card in ids], 0, range(len(ids)))
    play = game.trick_play(start)
    for card, name in zip(ids, played, strict=True):
        play.play(card, game.deck.suits.index(name[1]) if len(name) > 1 else None)
    (trick,) = seen_tricks(play, [0], game.deck.suits)
    return game.trick_reason(trick, start.order)
