"""Secret bids: nobody is told another seat's bid before the last one."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.games.added_bids import AddedBids
from tests.written import read_view
from trickdesk.engine.actions import Call, Event
from trickdesk.engine.bids import SECRET
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.phases import EveryBids, Phase, nothing_barred
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, public_view, view, without_secret_call, write_view

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

SEATS = range(4)
BIDS = ("3", "0", "4", "2")
Look = Callable[[Table, int | None], PlayerView]
Filter = Callable[[Event, int | None], Event]


class SecretBids(AddedBids):
    """Any game whose seats bid in secret; seat 0 bids first."""

    id = "secret-bids"

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        self.set_teams(table, ((0, 2), (1, 3)))
        return EveryBids(table.dealer, self.seats, self.bids, nothing_barred, secret=True)


GAME = SecretBids()


def dealt() -> Table:
    table = Table(GAME)
    table.deal(Shuffler("1").deal(GAME, 0, 3))
    return table


def bidding(bids: Sequence[str]) -> Table:
    table = dealt()
    for seat, bid in enumerate(bids):
        table.act(seat, Call(bid))
    return table


def told(
    bids: Sequence[str], seat: int | None, look: Look = view, filtered: Filter = Event.seen_by
) -> object:
    """Return everything that a seat is told while these bids are made."""
    table, found = dealt(), list[object]()
    for caller, bid in enumerate(bids):
        found += [filtered(event, seat) for event in table.act(caller, Call(bid))]
        seen = look(table, seat)
        found += [seen, write_view(seen)]
    return found


def leaks(look: Look = view, filtered: Filter = Event.seen_by) -> int:
    """Count the secret bids that another seat or a spectator can tell apart."""
    found = 0
    for seat, other in itertools.product((None, *SEATS), range(3)):
        if other != seat:
            bids, changed = list(BIDS[:3]), list(BIDS[:3])
            changed[other] = "7"
            found += told(bids, seat, look, filtered) != told(changed, seat, look, filtered)
    return found


def test_another_bid_changes_nothing_that_a_seat_is_told() -> None:
    assert leaks() == 0


def all_calls(table: Table, seat: int | None) -> PlayerView:
    return replace(view(table, seat), calls=tuple(table.calls))


def all_goals(table: Table, seat: int | None) -> PlayerView:
    return replace(view(table, seat), goals=tuple(table.goals))


def unfiltered(event: Event, seat: int | None) -> Event:
    return event


@pytest.mark.parametrize(
    ("look", "filtered"), [(all_calls, Event.seen_by), (all_goals, Event.seen_by), (view, unfiltered)]
)
def test_a_planted_leak_is_caught(look: Look, filtered: Filter) -> None:
    assert leaks(look, filtered) == 12  # by three seats to each of the others and to a spectator


def test_a_seat_knows_its_own_bid_and_who_else_has_bid() -> None:
    table = bidding(BIDS[:2])
    for seat, calls in (
        (0, ("3", SECRET)),
        (1, (SECRET, "0")),
        (2, (SECRET, SECRET)),
        (None, (SECRET, SECRET)),
    ):
        seen = view(table, seat)
        assert seen.secret
        assert seen.calls == tuple(enumerate(calls))
        assert [goal is not None for goal in seen.goals] == [s == seat and s < 2 for s in SEATS]


def test_all_bids_are_shown_with_the_last() -> None:
    table = bidding(BIDS[:3])
    events = table.act(3, Call(BIDS[3]))
    assert [event.kind for event in events[:2]] == ["called", "revealed"]
    for seat in (None, *SEATS):
        seen = view(table, seat)
        assert not seen.secret
        assert seen.calls == tuple(enumerate(BIDS))
        assert None not in seen.goals


def test_an_event_says_who_bids_but_only_to_that_seat_what() -> None:
    (event,) = dealt().act(0, Call("3"))
    assert (event.kind, event.seat, event.text) == ("called", 0, "3")
    assert event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(None) == replace(event, text=SECRET)


def test_a_spectator_gets_what_everybody_knows() -> None:
    for count in range(5):
        table = bidding(BIDS[:count])
        for seat in SEATS:
            assert public_view(view(table, seat)) == view(table, None)


def test_a_view_can_leave_out_the_own_secret_bid_and_nothing_else() -> None:
    seen = view(bidding(BIDS[:2]), 1)
    bare = without_secret_call(seen)
    assert bare.calls == ((0, SECRET), (1, SECRET)) and not any(bare.goals)
    assert replace(bare, calls=seen.calls, goals=seen.goals) == seen
    shown = view(bidding(BIDS), 1)
    assert without_secret_call(shown) is shown


def test_the_text_of_a_view_keeps_the_secret() -> None:
    seen = view(bidding(BIDS[:2]), 1)
    assert write_view(read_view(write_view(seen), {GAME.id: SecretBids})) == write_view(seen)


def test_what_stands_for_a_secret_bid_is_no_call() -> None:
    with pytest.raises(IllegalAction):
        dealt().act(0, Call(SECRET))
