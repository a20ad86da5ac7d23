"""The table: what a match is, from its first input to its last."""

from __future__ import annotations

from random import Random

from tests.driving import played
from trickdesk.engine.bids import Contract
from trickdesk.engine.events import Event
from trickdesk.engine.phases import Phase
from trickdesk.engine.state import TableState
from trickdesk.engine.view import view
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
