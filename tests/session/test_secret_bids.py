"""Secret bids in a match: what others are told, and what undo may do with them."""

from __future__ import annotations

import json
import random

import pytest

from tests.driving import game_name, games_with_secret_calls
from tests.session.helpers import begin, seen, step
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.game import Game
from trickdesk.session import Session, State
from trickdesk.session.branches import shared_record
from trickdesk.session.mistakes import hint_request

GAMES = pytest.mark.parametrize("game", games_with_secret_calls(), ids=game_name)


def call(session: Session, choice: int = 0) -> None:
    """Let the seat on turn make one of its possible calls."""
    if session.state is State.CURTAIN:
        session.cover()
        session.uncover()
    turn = session.turn
    assert turn is not None
    ask = session.view_for(turn).ask
    assert isinstance(ask, AskCall)
    if session.state is State.BOT:
        assert session.bot_answer(session.ticket, f"call {ask.calls[choice]}") is not None
    else:
        session.act(turn, Call(ask.calls[choice]))


def bid_all(session: Session) -> None:
    while session.view_for(None).secret:
        call(session)


def told(game: Game, people: str, choice: int) -> list[object]:
    """Return what all but seat 0 are told after its bid, until the last bid."""
    session = begin(people, game)
    call(session, choice)
    found: list[object] = []
    for _ in range(game.seats - 2):
        if session.state is State.CURTAIN:
            session.cover()
            found.append(seen(session.view_for(session.viewer)))
            session.uncover()
        request, hint = session.bot_request(), hint_request(session)
        found += [seen(request.view), request.seed, request.level, session.offered_claims()]
        found += [] if hint is None else [seen(hint.view), hint.seed]
        found.append(shared_record(session))
        found += [seen(session.view_for(seat)) for seat in (None, *range(1, game.seats))]
        assert session.turn is not None
        found += [session.why_not(Call(f"{n}")) for n in range(20)]
        call(session)
    return found


@GAMES
@pytest.mark.parametrize("people", ["h...", "hh..", "........", "hhhhhhhh"])
def test_bots_and_people_are_told_the_same_whatever_another_seat_bids(game: Game, people: str) -> None:
    first = told(game, people, 0)
    assert first
    assert told(game, people, 1) == first == told(game, people, 2)


@GAMES
def test_alone_bidding_again_is_help_only_after_the_bids_were_shown(game: Game) -> None:
    for help_ in (False, True):
        session = begin("h...", game)
        call(session)
        call(session)
        if help_:
            bid_all(session)
        assert session.undo()
        assert session.turn == 0
        assert ("takebacks" in json.loads(session.record_text())["seats"][0]) == help_


@GAMES
def test_at_one_screen_nobody_bids_again_after_the_bids_were_shown(game: Game) -> None:
    session = begin("h" * (game.seats - 1) + ".", game)
    for _ in range(game.seats - 1):
        call(session)
    assert session.can_undo
    call(session)  # a bot bids last, and all bids are shown
    assert not session.view_for(None).secret
    assert not session.can_undo


@GAMES
def test_a_match_goes_on_after_secret_bids(game: Game) -> None:
    session = begin("hh..", game)
    rng = random.Random(4)
    for _ in range(2):
        assert session.view_for(None).secret
        while session.state is not State.DEAL_OVER:
            step(session, rng)
        assert not session.view_for(None).secret
        step(session, rng)
