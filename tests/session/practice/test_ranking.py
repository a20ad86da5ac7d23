"""trickdesk.session.practice.questions: questions about tricks of every game."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import random_game
from trickdesk.engine.actions import Stock
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session.practice.questions import LEVELS, TRUMPED, Question, hardness, played_out, questions


def some(game: Game, seed: int = 3) -> dict[str, list[Question]]:
    rng = Random(seed)
    return {level: questions(game, level, rng) for level in LEVELS}


@pytest.mark.parametrize("game_id", games())
def test_the_winner_is_the_one_that_the_rules_find(game_id: str) -> None:
    """If only the trump tables matter, no other card of the trick is stronger."""
    game = games()[game_id]()
    for level, found in some(game).items():
        assert found, level
        for question in found:
            trick = question.trick
            order = game.order_for(game.trump_index(question.trump))
            lead = trick.lead(game.deck)
            power = order.power[order.suit_of[lead]]
            assert trick.seats[question.winner] == trick.winner
            assert (
                power[question.card] == max(power[card] for card in trick.cards)
                or question.reason is not None
            )
            assert question.reason == game.trick_reason(trick, order)


@pytest.mark.parametrize("game_id", games())
def test_levels_become_harder(game_id: str) -> None:
    found = some(games()[game_id]())
    means = [sum(map(hardness, found[level])) / len(found[level]) for level in LEVELS]
    assert means[0] < means[2] and means[0] <= means[1] <= means[2]


def test_questions_of_any_house_rules_and_the_same_for_the_same_seed() -> None:
    rng = Random(8)
    for kind in games().values():
        game = random_game(kind, rng)
        first, again = (questions(game, "hard", Random(1)) for _ in range(2))
        assert [question.trick for question in first] == [question.trick for question in again]
        assert all(2 <= len(question.trick.cards) <= game.seats for question in first)


def test_a_trump_that_wins_is_harder_to_see_than_the_highest_of_its_suit() -> None:
    game = games()["five-hundred"]()
    cards = tuple(game.deck.ids(["9H", "10H", "KH", "5S"]))

    def asked(trump: str, winner: int) -> Question:
        trick = SeenTrick(0, (0, 1, 2, 3), cards, None, winner, 0)
        return Question(game, trick, trump, None)

    assert hardness(asked("D", 2)) == 0
    assert hardness(asked("S", 3)) == 3 + TRUMPED


def test_a_stock_that_runs_out_is_made_again() -> None:
    game = games()["forty-fives"]({"players": 6})
    played = [played_out(game, Random(seed)) for seed in range(5)]
    assert any(isinstance(entry, Stock) for table in played for entry in table.log)
    assert all(table.deals[-1].play is not None for table in played)
