"""Random deals for the tests of bots; the bots only get views of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tests.driving import chance, game_name, random_action, some_games
from trickdesk.engine.actions import Action, Deal
from trickdesk.engine.cards import card_set
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

__all__ = ["Chooser", "game_name", "random_deal", "run_deal", "some_games", "start_of", "wild_action"]

Chooser = Callable[[PlayerView], Action]
ROW, FIRST_HAND = 4, 7  # cards in Tocan's row, and with those in hand


def random_deal(game: Game, dealer: int, rng: Random) -> Deal:
    size = game.hand_size
    cards = rng.sample(range(game.deck.size), game.seats * size + game.talon_size)
    hands = tuple(tuple(cards[s * size : (s + 1) * size]) for s in range(game.seats))
    return Deal(dealer, hands, tuple(cards[game.seats * size :]))


def start_of(game: Game, rng: Random) -> Start:
    """Return random hands, with or without a trump, and a leader."""
    deck = list(range(game.deck.size))
    rng.shuffle(deck)
    suits = len(game.deck.suits)
    trump = rng.randrange(suits + (game.id in ("five-hundred", "tocan")))
    hands, rows, piles = [], [], []
    for _ in range(game.seats):
        cards = [deck.pop() for _ in range(game.hand_size)]
        cut = FIRST_HAND if game.has_piles else len(cards)
        hands.append(card_set(cards[:cut]))
        rows.append(card_set(cards[:ROW]) if game.has_piles else 0)
        piles.append(tuple(cards[cut:]))
    return Start(game.order_for(trump), hands, rng.randrange(game.seats), range(game.seats), rows, piles)


def wild_action(seen: PlayerView, rng: Random) -> Action:
    """Return any legal action, including bids that lead to a contract."""
    assert seen.ask is not None
    return random_action(seen.ask, rng)


def run_deal(table: Table, rng: Random, choosers: dict[int, Chooser]) -> Iterator[PlayerView]:
    """Play one deal to its end; yield every view before its decision."""
    chance(table, rng)
    while table.phase is not None:
        if table.phase.turn < 0:
            chance(table, rng)
            continue
        seat = table.phase.turn
        seen = view(table, seat)
        yield seen
        chooser = choosers.get(seat)
        table.act(seat, chooser(seen) if chooser else wild_action(seen, rng))
