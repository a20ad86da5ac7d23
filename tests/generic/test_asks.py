"""Every question can be answered, and every answer that is offered is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.attack.asking import any_rules, check_questions
from tests.driving import random_action, step
from trickdesk.engine.actions import Action, Ask, AskGive, Call, Give, Play
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.games import games


@pytest.mark.parametrize("game", list(games()))
def test_every_question_has_an_answer(game: str) -> None:
    """`python -m tests.attack asks` tries more games, under any rules."""
    for seed in range(150):
        rng = Random(f"{game} {seed}")
        assert check_questions(any_rules(games()[game], rng), rng)


@pytest.mark.parametrize("game", list(games()))
def test_a_question_allows_what_the_table_accepts(game: str) -> None:
    rng = Random(game)
    for _ in range(12):
        table = Table(any_rules(games()[game], rng))
        while not table.winners and (table.phase is not None or not table.deals):
            ask = None if table.phase is None else table.phase.ask()
            if ask is not None:
                good = random_action(ask, rng)
                assert ask.allows(good)
                accepted = [good]
                for action in attempts(table.game, ask, rng):
                    if ask.allows(action):
                        accepted += [] if isinstance(action, Call) else [action]
                    else:
                        with pytest.raises(IllegalAction):
                            table.act(ask.seat, action)
                table.act(ask.seat, rng.choice(accepted))
            else:
                step(table, rng)


def test_cards_that_must_go_are_in_every_discard_allowed() -> None:
    """Red One rarely asks for them: if too few cards without points are held."""
    ask = AskGive(0, 2, 2, cards=0b0111, first=0b0001)
    allowed = [cards for cards in range(16) if ask.allows(Give(cards))]
    assert allowed == [0b0011, 0b0101]


def attempts(game: Game, ask: Ask, rng: Random) -> Iterator[Action]:
    """Yield actions of which the rules forbid most."""
    yield Call("nonsense")
    yield Call("pass")
    yield Give(0)
    yield Give(game.deck.all)
    for card in range(game.deck.size):
        yield Play(card)
        yield Play(card, rng.randrange(len(game.deck.suits)))
    if isinstance(ask, AskGive):
        held = list(cards_in(ask.cards))
        for size in (ask.low - 1, ask.low, ask.high + 1):
            if 0 <= size <= len(held):
                yield Give(card_set(rng.sample(held, size)))


@pytest.mark.parametrize("game", list(games()))
def test_the_seats_of_all_sides_are_all_seats(game: str) -> None:
    rng = Random(game)
    for _ in range(30):
        rules = any_rules(games()[game], rng)
        sides = [rules.seats_of(side) for side in range(rules.sides)]
        assert sorted(seat for side in sides for seat in side) == list(range(rules.seats))
        assert all(rules.side(seat) == side for side, seats in enumerate(sides) for seat in seats)
        assert rules.seats_of(*range(rules.sides)) == tuple(range(rules.seats))
        assert rules.seats_of() == ()
