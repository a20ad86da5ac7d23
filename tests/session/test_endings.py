"""Deals that end early: claimed, finished by bots, conceded."""

from __future__ import annotations

import random

import pytest

from tests.naive import referee
from tests.session.endings import at_play, claimed, think
from tests.session.helpers import begin, play_until, step, table_of
from trickdesk.engine.cards import cards_in
from trickdesk.engine.claims import is_all, side_of, taken_by
from trickdesk.engine.game import Game
from trickdesk.engine.record import read_record
from trickdesk.games import games
from trickdesk.session import EndingKind, Session, State
from trickdesk.session.ending import Concession

GAMES = pytest.mark.parametrize("kind", games().values(), ids=list(games()))


def result_of(session: Session) -> dict[str, object]:
    """Return the naive referee's result for the record."""
    record = read_record(session.record_text())
    raw = {"format": "trickdesk-record", "version": 1, "game": record.game, "log": list(record.log)}
    return referee({**raw, "options": dict(record.options)})


@GAMES
def test_a_certain_claim_is_played_out_as_claimed_and_taken_back_as_a_whole(kind: type[Game]) -> None:
    session, claim, ending = claimed("h", kind)
    before, seen = session.inputs, session.view_for(0)
    deal = seen.deal_number
    assert session.record_text().count("deal ") == deal  # nothing has happened yet
    told = session.end_deal(ending)
    assert told is not None
    assert session.state in (State.DEAL_OVER, State.MATCH_OVER)
    assert told[0].events[0].kind == "claimed"
    assert all(part.view.ask is None for part in told)
    taken = taken_by(session.view_for(0), side_of(seen, 0))
    assert claim.low <= taken <= claim.high
    assert result_of(session)["ok"] is True
    assert session.undo()
    assert session.inputs == before
    assert session.redo() is not None
    assert session.state in (State.DEAL_OVER, State.MATCH_OVER)
    assert session.undo()
    assert session.inputs == before


@GAMES
def test_a_claim_that_is_not_certain_changes_nothing(kind: type[Game]) -> None:
    for seed in range(50):
        session = at_play("h", kind, seed, 5)
        before = session.record_text()
        ending = session.ending(EndingKind.CLAIM, 0, session.offered_claims()[0])
        think(ending)
        if ending.refused:
            assert session.end_deal(ending) is None
            assert session.record_text() == before
            assert session.state is State.HUMAN
            return
    raise AssertionError("every claim was certain")


@GAMES
def test_bots_finish_a_deal_which_is_taken_back_as_a_whole(kind: type[Game]) -> None:
    session = at_play("h", kind, 3, 8)
    before = session.inputs
    ending = session.ending(EndingKind.FINISH, 0)
    think(ending)
    assert session.inputs == before
    told = session.end_deal(ending)
    assert told is not None
    assert session.state in (State.DEAL_OVER, State.MATCH_OVER)
    assert result_of(session)["ok"] is True
    assert sum(event.kind == "trick" for part in told for event in part.events) == len(told)
    assert session.undo()
    assert session.inputs == before


def test_an_ending_is_stale_once_something_else_has_happened() -> None:
    session = at_play("h", games()["five-hundred"], 3, 5)
    ending = session.ending(EndingKind.FINISH, 0)
    think(ending)
    step(session, random.Random(1))
    assert session.end_deal(ending) is None


def test_an_ending_that_is_not_complete_is_not_carried_out() -> None:
    session = at_play("h", games()["five-hundred"], 3, 5)
    ending = session.ending(EndingKind.FINISH, 0)
    assert session.end_deal(ending) is None


def test_bots_that_fail_while_a_deal_is_finished_are_counted() -> None:
    session = at_play("h", games()["red-one"], 3, 5)
    ending = session.ending(EndingKind.FINISH, 0)
    asked = 0
    while (request := ending.request()) is not None:
        ending.answer("play nonsense" if asked % 2 else None)
        asked += request.view.seat != 0
    assert session.end_deal(ending) is not None
    assert session.setup.fallbacks == asked


def own_score(session: Session, seat: int) -> int:
    """Return what the last deal brought; more is better."""
    seen = session.view_for(None)
    sides = {session.setup.game.side(s) for s in cards_in(side_of(seen, seat))}
    points = sum(seen.deals[-1].points[side] for side in sides)
    return -points if session.setup.game.low_wins else points


@GAMES
def test_giving_up_scores_no_more_than_any_play_of_the_rest(kind: type[Game]) -> None:
    for seed in (1, 2, 5):
        session = at_play("h", kind, seed, 3)
        ending = session.ending(EndingKind.CONCEDE, 0)
        assert ending.request() is None
        assert session.end_deal(ending) is not None
        given_up = own_score(session, 0)
        assert result_of(session)["ok"] is True
        assert session.undo()
        for chance in range(25):
            tried = session.ending(EndingKind.FINISH, 0)
            think(tried, chance)
            assert session.end_deal(tried) is not None
            assert own_score(session, 0) >= given_up
            assert session.undo()


@GAMES
def test_a_deal_can_be_given_up_early(kind: type[Game]) -> None:
    session = at_play("h", kind, 4, 13)
    ending = session.ending(EndingKind.CONCEDE, 0)
    assert ending.thinks
    assert session.end_deal(ending) is None
    ending.think()
    assert not ending.thinks
    assert session.end_deal(ending) is not None
    assert session.state in (State.DEAL_OVER, State.MATCH_OVER)
    assert result_of(session)["ok"] is True


def test_at_a_shared_screen_the_end_that_came_by_itself_stays() -> None:
    session = at_play("hh", games()["red-one"], 3, 4)
    ending = session.ending(EndingKind.FINISH, 0)
    think(ending)
    assert session.end_deal(ending) is not None
    assert not session.can_undo


def test_at_a_shared_screen_nobody_leaves_the_results_of_others_to_bots() -> None:
    for kind in (games()["hearts"], games()["oh-hell"]):
        for seed in range(12):
            session = at_play("hh", kind, seed, 4)
            seen = session.view_for(session.turn)
            assert all(is_all(seen, claim) for claim in session.offered_claims())
    session = at_play("hh", games()["five-hundred"], 1, 4)
    assert session.offered_claims()


def test_only_who_sits_at_the_screen_claims_or_ends() -> None:
    session = begin("hh", games()["red-one"]())
    assert session.offered_claims() == ()
    assert not session.can_end
    rng = random.Random(2)
    while session.view_for(None).phase != "play" or session.state is not State.CURTAIN:
        step(session, rng)
    session.cover()
    assert session.offered_claims() == ()
    assert not session.can_end
    session.uncover()
    assert session.offered_claims()
    assert session.can_end


def test_what_a_person_is_shown_of_it_holds_nothing_hidden() -> None:
    session = at_play("h", games()["tocan"], 2, 8)
    ending = session.ending(EndingKind.FINISH, 0)
    think(ending)
    told = session.end_deal(ending)
    assert told is not None
    for part in told:
        known = part.view.hand
        for row in part.view.shown:
            known |= row
        for trick in part.view.tricks:
            known |= sum(1 << card for card in trick.cards)
        for event in session.events_for(0, part.events):
            assert not event.cards & ~known, event


def test_the_match_goes_on_after_it() -> None:
    session = at_play("h", games()["oh-hell"], 1, 5)
    think(ending := session.ending(EndingKind.FINISH, 0))
    session.end_deal(ending)
    session.next_deal()
    play_until(session, {State.DEAL_OVER, State.MATCH_OVER}, random.Random(1))


def test_giving_up_tries_to_take_every_trick_too() -> None:
    """Conceding means all tricks in Hearts, none in Five Hundred; the score decides."""
    wins = {"hearts": 0, "five-hundred": 0}
    for game_id in wins:
        for seed in range(8):
            session = at_play("h", games()[game_id], seed, 8)
            table, worths = table_of(session), []
            for takes in (False, True):
                way = Concession(table, 0)
                way.by_rule(takes)
                worths.append(way.worst()[0])
            chosen = Concession(table, 0)
            for _, play in chosen.plays():
                chosen.play.play(play.card, play.named)
            assert chosen.worth() == min(worths)
            wins[game_id] += worths[1] < worths[0]
    assert wins["hearts"] > 0 == wins["five-hundred"]
