"""No card is ever lost, doubled or in two places, whatever the game and rules."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.driving import game_name, played, some_games, steps
from tests.written import with_table
from trickdesk.engine.actions import Action, Call, Give, Play, Stock
from trickdesk.engine.cards import CardSet, card_set
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record, parse_input, replay, write_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games

GAMES = some_games(4, seed=5)
each_game = pytest.mark.parametrize("game", GAMES, ids=game_name)


def places(table: Table) -> list[CardSet]:
    """Return all places for cards, except out of play."""
    play = table.play
    tricks = [trick.cards for trick in play.tricks] + [play.trick] if play else []
    piles = [card_set(pile[drawn:]) for pile, drawn in zip(table.piles, table.drawn, strict=True)]
    return [*table.hands, *piles, card_set(table.talon), *map(card_set, tricks)]


@each_game
def test_every_card_is_in_one_place(game: Game) -> None:
    rng = Random(game_name(game))
    table = Table(game)
    for _ in steps(table, rng, deals=3):
        found = places(table)
        assert all(not a & b for a, b in combinations(found, 2))
        in_play = 0
        for cards in found:
            in_play |= cards
        away = card_set(table.discards)
        for cards in table.buried:
            away |= cards
        assert in_play | away == game.deck.all
        if not any(isinstance(entry, Stock) for entry in table.log):
            assert not in_play & away


@each_game
def test_a_match_survives_being_written_and_replayed(game: Game) -> None:
    table = played(game, Random(game_name(game)), deals=3)
    texts = [write_input(entry, game.deck) for entry in table.log]
    assert [parse_input(text, game.deck) for text in texts] == table.log
    again = replay(with_table(Record(game.id), table), games())
    assert again.log == table.log
    assert again.totals == table.totals
    assert again.game.options == game.options
    for seat in (None, *range(game.seats)):
        was, now = view(table, seat), view(again, seat)
        assert [getattr(now, name) for name in now.__slots__ if name != "game"] == [
            getattr(was, name) for name in was.__slots__ if name != "game"
        ]


@each_game
def test_refused_inputs_change_nothing(game: Game) -> None:
    """Illegal actions are refused and change nothing."""
    rng = Random(game_name(game))
    table = Table(game)
    refused = 0
    for _ in steps(table, rng, deals=2):
        if table.phase is None or table.phase.turn < 0:
            continue
        before = [view(table, seat) for seat in range(game.seats)], len(table.log)
        turn = table.phase.turn
        wrong: list[Action] = [
            Call("nonsense"),
            Give(1 << rng.randrange(game.deck.size)),
            Play(rng.randrange(game.deck.size), 0),
        ]
        for seat, action in [((turn + 1) % game.seats, Call("pass")), *((turn, action) for action in wrong)]:
            try:
                table.act(seat, action)
            except IllegalAction:
                refused += 1
                assert ([view(table, seat) for seat in range(game.seats)], len(table.log)) == before
            else:
                break  # a lucky guess was legal
    assert refused > 20
