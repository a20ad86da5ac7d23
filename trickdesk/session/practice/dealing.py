"""Deals to practise with: dealt and played at random by a game's own rules, never in a match."""

from __future__ import annotations

from random import Random

from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, Call, Give, Play
from trickdesk.engine.bids import PASS
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table

QUIET = 0.5  # how often somebody who may pass does


def dealt(game: Game, rng: Random) -> Table:
    """A table with the first deal of a match; where deals differ in size, the size of any of them."""
    shuffler = Shuffler(str(rng.getrandbits(64)))
    table = Table(game)
    table.deal(shuffler.deal(game, 0, rng.randrange(game.seats)))
    return table


def any_action(ask: Ask, rng: Random) -> Action:
    """A legal action; bids are low ones, or an auction would always end at its top."""
    if isinstance(ask, AskCall):
        bids = [call for call in ask.calls if call != PASS]
        if PASS in ask.calls and (not bids or rng.random() < QUIET):
            return Call(PASS)
        return Call(rng.choice(bids[:6]))
    if isinstance(ask, AskGive):
        free = list(cards_in(ask.cards & ~ask.first))
        return Give(ask.first | card_set(rng.sample(free, ask.low - ask.first.bit_count())))
    card = rng.choice(list(cards_in(ask.cards)))
    return Play(card, rng.choice(ask.names[card]) if card in ask.names else None)


def played_out(game: Game, rng: Random) -> Table:
    """A table after a deal that came to its tricks; its score does not matter."""
    while True:
        table = dealt(game, rng)
        shuffler = Shuffler(str(rng.getrandbits(64)))
        restocked = 0
        while table.phase is not None:
            ask = table.phase.ask() if table.phase.turn >= 0 else None
            if ask is None:
                table.restock(shuffler.restock(table.discards, 0, restocked))
                restocked += 1
            else:
                table.act(table.phase.turn, any_action(ask, rng))
        if table.deals[-1].play is not None:
            return table
