"""trickdesk.session.practice.questions: a hand to bid on after others' calls."""

from __future__ import annotations

from random import Random

import pytest

from tests.every import PRESET_NAMES, PRESETS
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.game import Game, Preset
from trickdesk.games import games
from trickdesk.session.practice.questions import LEVELS, Quiz, questions

BIDDING = [game_id for game_id, kind in games().items() if kind().bids]


@pytest.mark.parametrize("game_id", BIDDING)
def test_the_person_is_asked_for_a_call_and_sees_no_more_than_his_hand(game_id: str) -> None:
    places = set()
    for seed in range(12):
        quiz = Quiz(games()[game_id](), Random(seed))
        before = 0
        while not (quiz.is_asked or quiz.is_over):
            view = quiz.view()
            assert view.ask is not None and view.seat == view.turn == quiz.seat
            quiz.put("call pass" if "pass" in view.ask.calls else f"call {view.ask.calls[0]}")
            before += 1
        if quiz.is_over:  # nobody wants to bid: another hand is dealt
            continue
        view = quiz.view()
        places.add(before)
        assert view.seat == quiz.seat == view.ask.seat
        assert len(view.calls) == before
        assert quiz.is_legal(Call(view.ask.calls[0]))
        assert not quiz.is_legal(Call("nonsense"))
    assert len(places) > 1


def test_what_a_bot_may_not_say_is_refused() -> None:
    quiz = next(
        quiz for seed in range(20) if not (quiz := Quiz(games()["five-hundred"](), Random(seed))).is_asked
    )
    with pytest.raises(IllegalAction):
        quiz.put("call 11H")
    with pytest.raises(ValueError, match="input"):
        quiz.put("nonsense")


@pytest.mark.parametrize(("kind", "preset"), PRESETS, ids=PRESET_NAMES)
def test_every_preset_has_hands_and_tricks_to_ask_about(kind: type[Game], preset: Preset) -> None:
    game, rng = kind(preset.options), Random(2)
    for level in LEVELS:
        assert all(2 <= len(found.trick.cards) <= game.seats for found in questions(game, level, rng))
    for _ in range(6 if game.bids else 0):
        quiz = Quiz(game, rng)
        while not (quiz.is_asked or quiz.is_over):
            ask = quiz.view().ask
            assert isinstance(ask, AskCall)
            quiz.put("call pass" if "pass" in ask.calls else f"call {ask.calls[0]}")
        assert quiz.is_over or isinstance(quiz.view().ask, AskCall)


def test_a_person_bids_on_cards_that_were_looked_at() -> None:
    for seed in range(4):
        quiz = Quiz(games()["spades"]({"blind": "any"}), Random(seed))
        while not quiz.is_asked:
            ask = quiz.view().ask
            assert isinstance(ask, AskCall)
            quiz.put(f"call {ask.calls[0]}")
        assert quiz.view().hand
