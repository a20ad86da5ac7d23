"""Blind bids in a match: undo, saves, hints and re-deals show no card."""

from __future__ import annotations

import random

import pytest

from tests.session.helpers import FRESH, begin, play_until
from trickdesk.engine.actions import Call
from trickdesk.engine.bids import LOOK
from trickdesk.engine.table import Table
from trickdesk.engine.view import write_view
from trickdesk.games.spades import BLIND, Spades
from trickdesk.session import Session, State, open_text
from trickdesk.session.blindfold import Blindfold
from trickdesk.session.mistakes import hint_request

GAME = Spades({"blind": "any", "floor": 0})


def again(session: Session) -> Session:
    """Return the match as it is when its save is opened."""
    return open_text(session.record_text(), FRESH, None)


@pytest.mark.parametrize("people", ["h...", "hh..", "h.h."])
@pytest.mark.parametrize("answer", [LOOK, BLIND])
def test_neither_answer_can_be_undone_since_both_show_the_cards(people: str, answer: str) -> None:
    session = begin(people, GAME)
    if session.needs_curtain:
        session.uncover()
    session.act(0, Call(answer))
    assert session.view_for(0).hand
    assert not session.can_undo and not session.undo()
    opened = again(session)
    assert not opened.can_undo and not opened.undo()


def test_after_a_look_the_bid_can_be_undone_but_not_the_look() -> None:
    session = begin("h...", GAME)
    session.act(0, Call(LOOK))
    session.act(0, Call("3"))
    assert session.undo()
    ask = session.view_for(0).ask
    assert ask is not None and ask.allows(Call("4")) and not ask.allows(Call(BLIND))
    assert not session.can_undo
    assert session.redo() is not None


def test_undo_never_goes_back_before_a_deal_whose_cards_were_seen() -> None:
    session, rng = begin("h...", GAME), random.Random(1)
    play_until(session, {State.DEAL_OVER}, rng)
    assert session.can_undo
    session.next_deal()
    play_until(session, {State.HUMAN}, rng)
    assert not session.can_undo and not again(session).can_undo


def test_where_nobody_bids_blind_undo_goes_on_as_before() -> None:
    session, rng = begin("h...", Spades({"floor": 0})), random.Random(1)
    play_until(session, {State.DEAL_OVER}, rng)
    session.next_deal()
    assert session.can_undo


@pytest.mark.parametrize("people", ["h...", "hh.."])
def test_a_match_opened_again_and_a_hint_show_no_card_before_the_answer(people: str) -> None:
    session = begin(people, GAME)
    for match in (session, again(session)):
        for viewer in (None, 0, 1, 2, 3):
            assert not match.view_for(viewer).hand
        if match.needs_curtain:
            match.uncover()
        assert match.state is State.HUMAN and not match.view_for(0).hand
        hint = hint_request(match)
        assert hint is not None and not hint.view.hand


def test_the_blindfold_test_deals_the_own_cards_again() -> None:
    session = begin("....", GAME)
    test: Blindfold = session.blindfold(session.inputs)
    assert test.hidden == GAME.deck.all
    made = [test.redeal(number) for number in range(5)]
    assert all(one is not None and one.is_alike for one in made)
    assert {write_view(one.request.view) for one in made if one is not None} == {
        write_view(test.request.view)
    }


def test_own_cards_that_were_seen_stay() -> None:
    session = begin("....", GAME)
    assert session.bot_answer(session.ticket, f"call {LOOK}") is not None
    table = Table(GAME)
    test = session.blindfold(session.inputs)
    assert test.hidden == GAME.deck.all & ~test.table.hands[0]
    assert table.unseen == frozenset()
