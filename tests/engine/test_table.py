"""The table: a match from its first input to its last."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import played, steps
from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Contract
from trickdesk.engine.errors import IllegalAction, Why
from trickdesk.engine.phases import Phase
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.state import TableState
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games.q92 import NinetyTwoQ


class WithoutAuction(NinetyTwoQ):
    """A game without an auction."""

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        self.set_contract(table, Contract(0, "7C"), events)
        self.set_teams(table, ((0, 2), (1, 3)))
        return self.start_play(table, 1)


def test_a_deal_that_begins_with_the_play_has_tricks_and_is_scored() -> None:
    table = played(WithoutAuction(), Random(1))
    deal = table.deals[0]
    assert deal.play is not None and deal.result is not None
    assert sum(deal.play.taken) == len(deal.trick_points) == 13
    assert sum(view(table, None).taken) == 13
    made = deal.play.taken[0] + deal.play.taken[2] >= 7
    assert [points > 0 for points in deal.result.points[::2]].count(True) == (2 if made else 0)


def test_a_trick_is_told_with_its_winner() -> None:
    table = Table(WithoutAuction())
    told = [e.seat for events in steps(table, Random(1)) for e in events if e.kind == "trick"]
    assert table.play is not None
    assert told == [trick.winner for trick in table.play.tricks]


def test_nothing_is_dealt_after_the_end_of_a_match() -> None:
    game = NinetyTwoQ({"tie": "share"})
    table = played(game, Random(1), deals=1000)
    assert table.winners
    log = table.log[:]
    with pytest.raises(IllegalAction) as refused:
        table.deal(Shuffler("1").deal(game, 0, table.next_dealer))
    assert refused.value.why is Why.MATCH_OVER
    assert table.log == log


def test_the_declarers_whole_team_has_to_reach_what_he_has_bid() -> None:
    table = Table(NinetyTwoQ())
    for _ in steps(table, Random(1)):
        if table.goals != [None] * 4:
            break
    assert table.teams is not None and table.contract is not None
    goal = table.game.bid(table.contract.bid).goal
    assert table.goals == [goal if seat in table.teams[0] else None for seat in range(4)]
    assert table.goals.count(goal) == 2
