"""Hint requests, hint counts in records, and the sizes of mistakes."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from tests.session.helpers import begin, play_until, step
from tests.ui.samples import playing
from trickdesk.bots.decision.explain import ENOUGH, ActionValue, Explanation
from trickdesk.engine.actions import AskPlay, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.deal import ScoredDeal
from trickdesk.engine.view import PlayerView, write_view
from trickdesk.session import Session, State
from trickdesk.session.mistakes import MistakeSize, at_stake, count_hint, given_away, hint_request
from trickdesk.session.players import Player


def hints(session: Session) -> list[object]:
    return [seat.get("hints") for seat in json.loads(session.record_text())["seats"]]


def test_only_the_person_on_turn_who_sits_there_gets_a_hint_and_from_his_view_alone() -> None:
    session = begin("hh..")
    assert session.state is State.CURTAIN
    assert hint_request(session) is None
    count_hint(session)
    assert hints(session) == [None] * 4
    session.cover()
    session.uncover()
    request = hint_request(session)
    assert request is not None
    turn = session.turn
    assert turn is not None
    assert write_view(request.view) == write_view(session.view_for(turn))
    assert request.view.seat == turn
    assert request == hint_request(session), "the same chance each time"
    count_hint(session)
    assert [n or 0 for n in hints(session)] == [int(seat == turn) for seat in range(4)]


def test_bots_are_given_no_hint() -> None:
    session = begin("...h")
    assert session.state is State.BOT
    assert hint_request(session) is None


@pytest.mark.parametrize("odd", [-1, "2", 1.5, True, 10_000, None])
def test_a_record_keeps_whatever_else_stands_there(odd: object) -> None:
    seat: dict[str, object] = {"name": "Ann", "player": "human", "hints": odd}
    player = Player.from_json(seat, Player("Bo"))
    assert player.hints == 0
    assert player.to_json() == seat
    good = Player.from_json({**seat, "hints": 3}, Player("Bo"))
    assert (good.hints, good.to_json()["hints"], good.anew().hints) == (3, 3, 0)


def test_undo_and_redo_keep_the_hints() -> None:
    session = begin("h...")
    play_until(session, {State.HUMAN}, random.Random(1))
    count_hint(session)
    step(session, random.Random(1))
    assert session.undo()
    count_hint(session)
    session.redo()
    assert hints(session)[0] == 2


# -- the play checker


def example(
    points: tuple[float, ...], error: float = 1.0, deals: int = 100
) -> tuple[PlayerView, Explanation]:
    """Return a view with a choice of cards, and figures for them."""
    view = playing("five-hundred", lambda _, ask: ask.cards.bit_count() >= len(points))
    ask = view.ask
    assert isinstance(ask, AskPlay)
    actions = [Play(card) for card in cards_in(ask.cards)]
    weighed = [
        ActionValue(action, value, error if place else 0.0, None, value, None, deals)
        for place, (action, value) in enumerate(zip(actions, points, strict=False))
    ]
    return view, Explanation((), tuple(weighed), deals)


def size(loss: float, error: float = 1.0, deals: int = 100) -> MistakeSize:
    view, why = example((100.0, 100.0 - loss), error, deals)
    return given_away(view, why, why.weighed[1].action)[0]


def test_a_mistake_has_three_sizes_relative_to_the_game() -> None:
    view, _ = example((1.0, 0.0))
    stake = at_stake(replace(view, deals=()))
    assert stake == 500 / 8
    assert [size(share * stake) for share in (0.0, 0.03, 0.05, 0.2, 0.5)] == [
        MistakeSize.NONE,
        MistakeSize.NONE,
        MistakeSize.SMALL,
        MistakeSize.MEDIUM,
        MistakeSize.LARGE,
    ]


def test_what_may_be_chance_is_no_mistake() -> None:
    assert size(10, error=6) is MistakeSize.NONE
    assert size(10, error=4) is MistakeSize.MEDIUM


def test_what_rests_on_too_few_deals_or_was_not_weighed_is_none() -> None:
    assert size(60, deals=ENOUGH - 1) is MistakeSize.NONE
    view, why = example((100.0, 0.0, 0.0))
    left = why.weighed[2].action
    assert given_away(view, replace(why, weighed=why.weighed[:2]), left) == (MistakeSize.NONE, None)
    assert given_away(view, why, why.weighed[0].action)[0] is MistakeSize.NONE


def test_the_stake_is_that_of_the_deals_once_some_were_played() -> None:
    view, _ = example((1.0, 0.0))
    deal = ScoredDeal(0, False, None, True, (200, -40), ())
    assert at_stake(replace(view, deals=(deal,) * 2)) == 500 / 8
    assert at_stake(replace(view, deals=(deal,) * 3)) == 200
