"""A phase after the last trick: a seat chooses how the deal is scored."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import step
from tests.games.added_bids import AddedBids
from tests.written import read_view
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import OTHERS, SELF
from trickdesk.engine.deal import DealResult, PlayedDeal
from trickdesk.engine.errors import IllegalAction, Why
from trickdesk.engine.phases import Choose, Phase, PlayPhase
from trickdesk.engine.record import rebuild
from trickdesk.engine.state import TableState
from trickdesk.engine.table import Table
from trickdesk.engine.view import played_with, scored_with, view, write_view

CHOOSER, NEEDED, WORTH = 2, 4, 30


class ChosenScore(AddedBids):
    """A game in which seat 2 chooses the score if it took enough tricks."""

    def next_phase(self, table: TableState, done: Phase, events: list) -> Phase | None:  # type: ignore[type-arg]
        if isinstance(done, PlayPhase) and done.play.taken[CHOOSER] >= NEEDED:
            return Choose("score", CHOOSER, (OTHERS, SELF), values=(WORTH, -WORTH))
        return None if isinstance(done, Choose) else super().next_phase(table, done, events)

    def score(self, deal: PlayedDeal) -> DealResult:
        said = dict(deal.calls).get(CHOOSER)
        return DealResult({OTHERS: (0, WORTH), SELF: (-WORTH, 0)}.get(said or "", (0, 0)))


def played(seed: int) -> Table:
    table, rng = Table(ChosenScore()), Random(seed)
    step(table, rng)
    while isinstance(table.phase, Phase) and table.phase.name != "score":
        step(table, rng)
    return table


def after_play() -> Table:
    """Return a table where the seat has to choose."""
    return next(table for table in map(played, range(40)) if table.phase is not None)


def test_the_seat_is_asked_once_no_card_is_left() -> None:
    table = after_play()
    assert table.phase_name == "score" and not any(table.hands)
    assert table.play is not None and table.play.left == 0
    assert table.deals[-1].result is None
    seen = view(table, CHOOSER)
    assert seen.ask == AskCall(CHOOSER, "score", (OTHERS, SELF), values=(WORTH, -WORTH))
    assert seen.turn == CHOOSER and seen.trick is None
    assert view(table, None).ask is view(table, 0).ask is None


@pytest.mark.parametrize(("call", "points"), [(OTHERS, (0, WORTH)), (SELF, (-WORTH, 0))])
def test_the_call_is_known_when_the_deal_is_scored(call: str, points: tuple[int, int]) -> None:
    table = after_play()
    events = table.act(CHOOSER, Call(call))
    assert [event.kind for event in events] == ["called", "scored"]
    assert table.deals[-1].result == DealResult(points)
    assert table.phase is None
    assert table.calls[-1] == (CHOOSER, call)


def test_a_view_knows_the_totals_to_which_a_call_leads() -> None:
    table = after_play()
    seen = view(table, CHOOSER)
    for call in (OTHERS, SELF):
        then = scored_with(seen, call)
        again = rebuild(table, len(table.log))
        again.act(CHOOSER, Call(call))
        assert (then.totals, then.winners) == (tuple(again.totals), again.winners)
        told, real = played_with(seen, call), again.played_deal()
        assert (told.calls, told.taken, told.trick_points) == (real.calls, real.taken, real.trick_points)
        assert told.tricks == real.tricks


def test_other_calls_and_cards_are_refused_and_change_nothing() -> None:
    table = after_play()
    log = table.log[:]
    for seat, text, why in ((CHOOSER, "pass", Why.NO_SUCH_CALL), (0, SELF, Why.NOT_YOUR_TURN)):
        with pytest.raises(IllegalAction) as refused:
            table.act(seat, Call(text))
        assert refused.value.why is why
    assert table.log == log and table.phase_name == "score"


def test_the_choice_survives_a_replay_and_is_taken_back() -> None:
    table = after_play()
    asked = len(table.log)
    table.act(CHOOSER, Call(SELF))
    again = rebuild(table, len(table.log))
    assert again.totals == table.totals == [-WORTH, 0]
    assert rebuild(table, asked).phase_name == "score"


def test_a_view_of_the_choice_survives_the_way_to_the_bots() -> None:
    seen = view(after_play(), CHOOSER)
    read = read_view(write_view(seen), {ChosenScore.id: ChosenScore})
    assert (read.ask, read.phase, read.tricks) == (seen.ask, seen.phase, seen.tricks)


def test_without_a_phase_the_deal_is_scored_at_once() -> None:
    found = set()
    for seed in range(20):
        table = played(seed)
        assert table.play is not None
        asked = table.play.taken[CHOOSER] >= NEEDED
        assert (table.phase is not None) == (table.deals[-1].result is None) == asked
        found.add(asked)
    assert found == {False, True}
