"""The table: what a match is, from its first input to its last."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import played, step, steps
from trickdesk.engine.bids import Contract
from trickdesk.engine.deal import Standing
from trickdesk.engine.errors import IllegalAction, Why
from trickdesk.engine.events import Event
from trickdesk.engine.phases import Phase
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.state import TableState
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.games.q92 import NinetyTwoQ


class WithoutAuction(NinetyTwoQ):
    """A game whose deals begin with the play."""

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        self.set_contract(table, Contract(0, "7C"), events)
        self.set_teams(table, ((0, 2), (1, 3)))
        return self.start_play(table, 1, range(4))


def test_a_deal_that_begins_with_the_play_has_tricks_and_is_scored() -> None:
    table = played(WithoutAuction(), Random(1))
    deal = table.deals[0]
    assert deal.play is not None and deal.result is not None
    assert sum(deal.play.taken) == len(deal.trick_points) == 13
    assert sum(view(table, None).taken) == 13
    made = deal.play.taken[0] + deal.play.taken[2] >= 7
    assert [points > 0 for points in deal.result.points[::2]].count(True) == (2 if made else 0)


def steps_to(table: Table, rng: Random, phase: str) -> None:
    """Random inputs until a phase of that name."""
    while table.phase_name != phase:
        step(table, rng)


def test_who_passed_cards_on_knows_where_they_are_and_nobody_else_does() -> None:
    table, rng = Table(games()["hearts"]()), Random(4)
    steps_to(table, rng, "play")
    for seat in range(4):
        seen = view(table, seat)
        left = (seat + 1) % 4
        assert seen.known == tuple(seen.given if other == left else 0 for other in range(4))
        assert seen.given.bit_count() == 3


def test_a_trick_is_told_as_its_winners() -> None:
    table, rng, told = Table(games()["tocan"]()), Random(5), []
    for events in steps(table, rng, deals=1):
        told += [event.seat for event in events if event.kind == "trick"]
    play = table.deals[0].play
    assert play is not None
    assert told == [trick.winner for trick in play.tricks]


def test_the_discards_are_the_new_stock_and_no_discards_any_more() -> None:
    rng, table = Random(4), Table(games()["forty-fives"]({"players": 6, "sides": "cutthroat"}))
    seen = 0
    while not seen:
        if table.phase is not None and table.phase.turn < 0:
            thrown = set(table.discards)
            step(table, rng)
            seen += 1
            assert not thrown & set(table.discards)
        else:
            step(table, rng)


class Watched(NinetyTwoQ):
    """Notes what it is asked about the match."""

    def setup(self) -> None:
        super().setup()
        self.asked: list[Standing] = []

    def winners(self, match: Standing) -> tuple[int, ...]:
        self.asked.append(match)
        return ()


def test_the_match_is_judged_by_the_totals_and_by_the_last_deal() -> None:
    game = Watched()
    table = played(game, Random(6), deals=4)
    results = [deal.result for deal in table.deals]
    assert [match.points for match in game.asked] == [result and result.points for result in results]
    assert [match.deals for match in game.asked] == [1, 2, 3, 4]
    assert tuple(game.asked[-1].totals) == tuple(table.totals)


def test_a_table_before_a_deal_still_knows_the_last_one() -> None:
    table = played(games()["five-hundred"](), Random(7), deals=2)
    before = table.before_deal_of(len(table.log))
    first = table.deals[0]
    assert (before.trump, before.contract, before.teams) == (first.trump, first.contract, first.teams)
    assert first.trump is not None
    assert before.totals == list(first.result.points)


def test_only_the_declarers_team_has_to_reach_the_bid() -> None:
    game = games()["forty-fives"]({"players": 6})  # three pairs
    teams = game.teams(4)
    assert teams is not None
    goals = game.goals(Contract(4, "20"), teams)
    assert [seat for seat, goal in enumerate(goals) if goal] == [1, 4]
    three = (0,), (1,), (2,)
    assert [bool(goal) for goal in games()["tocan"]({"players": 3}).goals(Contract(0, "3S"), three)] == [
        True,
        False,
        False,
    ]


def test_nothing_is_dealt_once_somebody_has_won() -> None:
    table = played(games()["forty-fives"]({"target": 45}), Random(8), deals=40)
    assert table.winners
    with pytest.raises(IllegalAction) as caught:
        table.deal(Shuffler("1").deal(table.game, 0, table.next_dealer))
    assert caught.value.why is Why.MATCH_OVER
