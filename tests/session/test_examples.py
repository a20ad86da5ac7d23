"""Card order and example tricks on every rules page, against the trump tables."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest

from tests.driving import game_name, some_games
from trickdesk.engine.cards import cards_in
from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.games import games
from trickdesk.session.examples import examples, order_ever, order_now

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "games"


@pytest.mark.parametrize("game", some_games(1, 2), ids=game_name)
def test_every_card_stands_where_the_game_ranks_it(game: Game) -> None:
    for trump in (*game.deck.suits, NO_TRUMP):
        order = game.order_for(game.trump_index(trump))
        rows = order_now(game, trump)
        shown = [card for row in rows for card in row.cards]
        assert sorted(shown) == list(cards_in(game.deck.all)), "each card once"
        for row in rows:
            suit = order.suit_of[row.cards[0]]
            power = order.power[suit]
            assert all(power[above] > power[below] for above, below in pairwise(row.cards))
            assert row.is_trump == (suit == order.trump < len(game.deck.suits))


def test_what_ranks_alike_stands_in_one_row() -> None:
    rows = order_ever(games()["forty-fives"]())
    assert [(row.is_trump, "".join(row.suits)) for row in rows] == [
        (True, "CS"),
        (True, "D"),
        (True, "H"),
        (False, "D"),
        (False, "H"),
        (False, "SC"),
    ]
    deck = games()["forty-fives"].deck
    assert [deck.names[card] for card in rows[1].cards[:4]] == ["5D", "JD", "AH", "AD"]
    assert len(order_ever(games()["hearts"]())) == 1


@pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.id)
def test_each_game_has_tricks_to_show_that_could_be_played(kind: type[Game]) -> None:
    game = kind()
    found = examples(game, (ASSETS / kind.id / "examples.txt").read_text(encoding="utf-8"))
    assert 2 <= len(found) <= 3
    for example in found:
        assert len(set(example.cards)) == len(example.cards) == game.seats
    assert any(example.reason is not None for example in found) or not order_ever(game)[0].is_trump


def with_each_choice(kind: type[Game]) -> list[Game]:
    """Yield the game with every value of every option, unless they exclude each other."""
    found = []
    for option in kind.option_list:
        for choice in option.choices:
            with suppress(OptionError):
                found.append(kind({option.name: choice}))
    return found


@pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.id)
def test_the_rules_of_every_game_show_them(kind: type[Game]) -> None:
    """Also if the deck lacks some cards because of the number of players."""
    text = (ASSETS / kind.id / "examples.txt").read_text(encoding="utf-8")
    for game in with_each_choice(kind):
        assert len(examples(game, text)) >= 2, dict(game.options)
        assert order_ever(game)


def test_a_two_and_a_left_card_take_their_tricks() -> None:
    game = games()["92q"]()
    text = (ASSETS / "92q" / "examples.txt").read_text(encoding="utf-8")
    assert [game.deck.names[example.cards[example.winner]] for example in examples(game, text)] == [
        "2H",
        "QS",
        "QS",
    ]
