"""Blind bids: before its answer, a seat is told nothing about its cards."""

from __future__ import annotations

import pytest

from tests.written import read_view
from trickdesk.engine.actions import AskCall, Call, Deal, Event
from trickdesk.engine.bids import LOOK, Aim
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import view, write_view
from trickdesk.games import games
from trickdesk.games.spades import BLIND, Spades

GAME = Spades({"blind": "any"})
SEATS = (None, 0, 1, 2, 3)


def dealt(turned: int = 0) -> tuple[Table, list[Event]]:
    """Return a table whose hands have moved on by some seats; seat 0 is asked first."""
    deal = Shuffler("1").deal(GAME, 0, 3)
    table = Table(GAME)
    return table, table.deal(Deal(3, deal.hands[turned:] + deal.hands[:turned], ()))


def told(turned: int, viewer: int | None, *calls: str) -> list[str]:
    """Return all that a viewer is told while seats 0, 1 and so on make these calls."""
    table, events = dealt(turned)
    found = [repr(event.seen_by(viewer)) for event in events] + [write_view(view(table, viewer))]
    for call in calls:
        assert table.turn is not None
        found += [repr(event.seen_by(viewer)) for event in table.act(table.turn, Call(call))]
        found.append(write_view(view(table, viewer)))
    return found


@pytest.mark.parametrize("viewer", SEATS)
def test_before_anybody_looks_views_and_events_are_the_same_with_all_hands_moved(viewer: int | None) -> None:
    assert told(0, viewer) == told(1, viewer) == told(2, viewer)


@pytest.mark.parametrize("calls", [(LOOK,), (BLIND,), (LOOK, "3", BLIND)])
def test_only_a_seat_that_has_answered_knows_its_cards(calls: tuple[str, ...]) -> None:
    answered = 1 if "3" not in calls else 2
    for viewer in SEATS:
        is_same = told(0, viewer, *calls) == told(1, viewer, *calls)
        assert is_same == (viewer is None or viewer >= answered)


def test_the_question_has_two_answers_and_the_cards_are_counted() -> None:
    table, events = dealt()
    seen = view(table, 0)
    assert isinstance(seen.ask, AskCall)
    assert (seen.ask.style, seen.ask.calls, seen.ask.ladder) == ("blind", (LOOK, BLIND), (BLIND,))
    assert (seen.hand, seen.counts) == (0, (13, 13, 13, 13))
    assert [(event.cards, event.count) for event in events] == [(0, 13)] * 4
    assert write_view(read_view(write_view(seen), games())) == write_view(seen)


def test_a_look_shows_the_hand_and_the_usual_bids_follow() -> None:
    table, _ = dealt()
    looked = table.act(0, Call(LOOK))
    assert looked == [Event("looked", 0, "", table.hands[0], 13, 0)]
    seen = view(table, 0)
    assert isinstance(seen.ask, AskCall) and seen.ask.style == "tricks" and BLIND not in seen.ask.calls
    assert seen.hand == table.hands[0] and not seen.calls
    for call in (LOOK, BLIND):
        with pytest.raises(IllegalAction):
            table.act(0, Call(call))


def test_a_blind_bid_shows_the_hand_and_stands() -> None:
    table, _ = dealt()
    assert [event.kind for event in table.act(0, Call(BLIND))] == ["called", "looked"]
    seen = view(table, 0)
    assert seen.hand == table.hands[0] and seen.calls == ((0, BLIND),) and table.turn == 1
    goal = read_view(write_view(seen), games()).goals[0]
    assert goal is not None and goal.aim is Aim.BLIND and goal.takes_none and goal.has_most


def test_every_call_has_a_number_for_programs() -> None:
    assert GAME.calls[-2:] == (BLIND, LOOK)
    assert LOOK not in Spades().calls and BLIND not in Spades().calls
