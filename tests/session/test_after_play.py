"""A choice after the last trick: claims, undo, saving and reviewing."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from tests.moon import CHOICE, dealt
from tests.session.endings import think
from tests.session.helpers import FRESH, reviewed, setup, step
from trickdesk.engine.actions import Call, Deal
from trickdesk.engine.bids import OTHERS, SELF
from trickdesk.engine.claims import is_all
from trickdesk.engine.record import read_record
from trickdesk.games import games
from trickdesk.session import Archive, EndingKind, Session, State
from trickdesk.session.branches import begin_with
from trickdesk.session.deal_code import deal_code, read_code
from trickdesk.storage.paths import find_paths

SCORES = {OTHERS: [0, 26, 26, 26], SELF: [-26, 0, 0, 0]}


def begun(people: str = "h...", shooter: int = 0) -> Session:
    """Return a match in which `shooter` will take every trick."""
    table = dealt(shooter)
    return Session(setup(people, table.game), None, table)


def play_to_choice(session: Session) -> Session:
    rng = Random(1)
    while session.view_for(None).phase == "play":
        step(session, rng)
    assert session.view_for(None).phase == "score"
    return session


def test_a_person_chooses_and_can_take_it_back() -> None:
    session = play_to_choice(begun())
    assert (session.state, session.turn) == (State.HUMAN, 0)
    before = session.inputs
    for call, scores in SCORES.items():
        session.act(0, Call(call))
        assert session.state is State.DEAL_OVER
        assert list(session.view_for(0).totals) == scores
        assert session.undo()
        assert (session.inputs, session.state) == (before, State.HUMAN)
    assert session.redo() is not None
    assert list(session.view_for(0).totals) == SCORES[SELF]


def test_the_last_card_can_be_taken_back_before_the_choice() -> None:
    session = play_to_choice(begun())
    assert session.undo()
    assert session.view_for(0).phase == "play"
    assert session.view_for(0).hand.bit_count() == 1


def offers_all(session: Session) -> bool:
    """Whether the shooter may claim all tricks: somebody has thrown a point."""
    if session.state is State.CURTAIN:
        session.cover()
        session.uncover()
    seen = session.view_for(0)
    return seen.turn == 0 == session.viewer and any(is_all(seen, claim) for claim in session.offered_claims())


@pytest.mark.parametrize("people", ["h...", "hh.."])
def test_a_claim_of_all_tricks_leads_to_the_choice(people: str) -> None:
    session, rng = begun(people), Random(1)
    while not offers_all(session):
        step(session, rng)
    before = session.inputs
    claim = next(claim for claim in session.offered_claims() if is_all(session.view_for(0), claim))
    ending = session.ending(EndingKind.CLAIM, 0, claim)
    think(ending)
    assert ending.is_done
    told = session.end_deal(ending)
    assert told is not None and all(part.view.ask is None for part in told)
    assert session.view_for(0).phase == "score"
    assert session.view_for(0).ask is not None
    assert session.turn == 0
    session.act(0, Call(OTHERS))
    assert list(session.view_for(0).totals) == SCORES[OTHERS]
    if not session.shared:
        assert session.undo() and session.view_for(0).phase == "score"
        assert session.undo() and session.inputs == before


@pytest.mark.parametrize("kind", [EndingKind.FINISH, EndingKind.CONCEDE])
def test_other_endings_leave_the_choice_to_the_shooter_too(kind: EndingKind) -> None:
    session, rng = begun("h...", 2), Random(1)
    while session.state is not State.HUMAN:
        step(session, rng)
    ending = session.ending(kind, 0)
    think(ending)
    assert session.end_deal(ending) is not None
    assert (session.view_for(0).phase, session.state, session.turn) == ("score", State.BOT, 2)
    request = session.bot_request()
    assert session.bot_answer(request.ticket, "call others") is not None
    assert list(session.view_for(0).totals) == [26, 26, 0, 26]


def test_a_bot_that_fails_makes_the_first_call() -> None:
    session = play_to_choice(begun("h...", 2))
    assert session.bot_answer(session.bot_request().ticket, None) is not None
    assert list(session.view_for(0).totals) == [26, 26, 0, 26]


def test_at_a_shared_screen_the_shooter_sits_down_first() -> None:
    session, rng = begun("hh..", 1), Random(1)
    while session.view_for(None).phase == "play":
        step(session, rng)
    session.cover()
    session.uncover()
    assert session.viewer == session.turn == 1
    assert session.view_for(1).ask is not None and session.view_for(0).ask is None


def test_a_match_is_saved_and_continued_in_the_middle_of_the_choice(tmp_path: Path, now: datetime) -> None:
    archive = Archive(find_paths(tmp_path))
    table = dealt()
    deal = table.log[0]
    assert isinstance(deal, Deal)
    match = archive.saves.new_match("hearts", now)
    session, _ = begin_with(setup("h...", table.game), match, deal, "set up")
    play_to_choice(session)
    text = session.record_text()
    session.close()
    [summary] = archive.saves.unfinished()
    again = archive.resume(summary.path.stem, FRESH)
    assert again.record_text() == text
    assert (again.state, again.view_for(0).phase) == (State.HUMAN, "score")
    assert archive.standing(summary.path.stem, FRESH)[0].phase == "score"
    again.act(0, Call(SELF))
    assert read_record(again.record_text()).log[-1] == "0 call self"
    again.close()


def test_a_deal_code_keeps_the_rule() -> None:
    table = dealt(0, {"queen": 25, "target": 150})
    deal = table.log[0]
    assert isinstance(deal, Deal)
    game, _ = read_code(deal_code(table.game, deal), games())
    assert game.options == games()["hearts"](CHOICE | {"queen": 25, "target": 150}).options


def test_a_variation_can_choose_otherwise() -> None:
    session = play_to_choice(begun())
    session.act(0, Call(OTHERS))
    deal = reviewed(session)
    last = deal.replay.decisions[-1]
    assert (last.seat, last.action) == (0, Call(OTHERS))
    line = deal.play_on(None, last.at - 1)
    line.act(0, Call(SELF))
    found = deal.take(line, "Off my score")
    assert found is not None
    assert deal.replay_of(found).outcome().points == tuple(SCORES[SELF])
    assert deal.replay.outcome().points == tuple(SCORES[OTHERS])
