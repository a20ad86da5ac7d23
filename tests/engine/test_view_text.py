from __future__ import annotations

import dataclasses
import json
from random import Random

import pytest

from tests.bots.dealing import game_name, run_deal, some_games
from tests.written import read_view
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view, write_view
from trickdesk.games import games


def assert_same(seen: PlayerView) -> None:
    read = read_view(write_view(seen), games())
    assert type(read.game) is type(seen.game)
    assert read.game.options == seen.game.options
    assert dataclasses.replace(read, game=seen.game) == seen
    for field in dataclasses.fields(PlayerView):
        assert type(getattr(read, field.name)) is type(getattr(seen, field.name)), field.name


@pytest.mark.parametrize("game", some_games(4, seed=11), ids=game_name)
def test_every_view_of_a_match_survives_the_text(game: Game) -> None:
    rng = Random(5)
    table = Table(game)
    assert_same(view(table, None))
    for _ in range(2):
        if table.winners:
            break
        for seen in run_deal(table, rng, {}):
            assert_same(seen)
            assert_same(view(table, None))
            assert seen.seat is not None
            assert_same(view(table, (seen.seat + 1) % game.seats))
        assert_same(view(table, 0))


def test_the_text_names_cards_and_holds_no_id() -> None:
    game = games()["five-hundred"]()
    table = Table(game)
    seen = next(run_deal(table, Random(1), {}))
    data = json.loads(write_view(seen))
    assert set(data["hand"]) == set(game.deck.names_of(seen.hand))
    assert len(data["hand"]) == 10


def test_no_card_is_named_that_the_seat_does_not_know() -> None:
    """During the auction, a seat knows its own cards and those lying face up."""
    for kind in games().values():
        game = kind()
        table = Table(game)
        seen = next(run_deal(table, Random(2), {}))
        known = seen.hand | seen.turned
        for cards in seen.shown:
            known |= cards
        words = set(json.dumps([json.loads(write_view(seen))[key] for key in CARD_KEYS]).split('"'))
        assert words & set(game.deck.names) == set(game.deck.names_of(known))


CARD_KEYS = ("hand", "shown", "turned", "buried", "took", "tricks", "cannot")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"game": "whist", "options": {}}',
        '{"game": "five-hundred", "options": {"x": 1}}',
        '{"game": "five-hundred", "options": {}, "hand": ["ZZ"]}',
    ],
)
def test_a_text_that_is_no_view_is_refused(text: str) -> None:
    with pytest.raises((ValueError, TypeError, KeyError)):
        read_view(text, games())


def test_a_view_with_an_unknown_card_is_refused() -> None:
    seen = next(run_deal(Table(games()["five-hundred"]()), Random(1), {}))
    with pytest.raises((ValueError, TypeError, KeyError)):
        read_view(write_view(seen).replace(seen.game.deck.names_of(seen.hand)[0], "1Z"), games())
