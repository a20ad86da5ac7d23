"""Undo: what it may never reveal on a shared screen, and what it costs alone."""

from __future__ import annotations

import json
import random

import pytest

from tests.driving import games_with_secret_calls, random_game
from tests.session.helpers import FRESH, begin, short_game, step
from tests.session.peeking import PEOPLE, search
from trickdesk.engine.actions import Call, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import Session, State, open_text


@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize("kind", games().values(), ids=list(games()))
def test_at_one_screen_nobody_learns_a_card_by_taking_back(kind: type[Game], people: str) -> None:
    rng = random.Random(f"{kind.id} {people}")
    undone = 0
    secret = [game for game in games_with_secret_calls() if game.id == kind.id]
    for game in (short_game(kind.id), random_game(kind, rng), short_game(kind.id), *secret):
        undone += search(begin(people, game, seed=str(rng.random())), rng, 150)
    assert undone > (
        5 if kind().bids else 0
    )  # in an auction most can be taken back, in tricks next to nothing


def play_to_the_lead(session: Session) -> None:
    """All pass except the person, who discards something; bots make the first choice."""
    while session.state is not State.HUMAN or session.view_for(0).phase != "play":
        if session.state is State.BOT:
            session.bot_answer(
                session.ticket, "call pass" if session.view_for(None).phase == "auction" else None
            )
        elif session.view_for(0).phase == "auction":
            session.act(0, Call("6S"))
        else:
            step(session, random.Random(1))


def lead(session: Session) -> None:
    session.act(0, Play(next(cards_in(session.view_for(0).ask.cards))))


def takebacks(session: Session) -> object:
    return json.loads(session.record_text())["seats"][0].get("takebacks")


def test_alone_what_has_shown_no_card_is_taken_back_without_a_mark() -> None:
    session = begin()
    session.act(0, Call("pass"))
    session.bot_answer(session.ticket, "call pass")
    assert session.undo()
    session.act(0, Call("6S"))
    assert takebacks(session) is None


def test_alone_the_own_card_may_be_taken_back_before_others_have_played() -> None:
    session = begin()
    play_to_the_lead(session)
    lead(session)
    assert session.undo()
    assert takebacks(session) is None


def test_alone_deciding_again_after_new_cards_is_kept_as_help() -> None:
    session = begin()
    play_to_the_lead(session)
    for times in (1, 2):
        lead(session)
        session.bot_answer(session.ticket, None)
        assert session.undo()
        assert takebacks(session) == times
    again = open_text(session.record_text(), FRESH, None)
    assert (takebacks(again), again.setup.players[0].takebacks) == (2, 2)
    assert again.setup.again("2").players[0].takebacks == 0


def test_alone_seeing_the_kitty_and_bidding_again_is_help() -> None:
    session = begin()
    session.act(0, Call("6S"))
    while session.state is State.BOT:
        session.bot_answer(session.ticket, "call pass")
    assert session.view_for(0).took
    session.undo()
    assert takebacks(session) == 1


@pytest.mark.parametrize("odd", ["two", -1, True, 10**9, None, [1]])
def test_a_record_may_say_anything_about_help(odd: object) -> None:
    session = begin()
    play_to_the_lead(session)
    data = json.loads(session.record_text())
    data["seats"][0]["takebacks"] = odd
    again = open_text(json.dumps(data), FRESH, None)
    assert again.setup.players[0].takebacks == 0
    assert takebacks(again) == odd
    lead(again)
    again.bot_answer(again.ticket, None)
    again.undo()
    assert takebacks(again) == 1
