"""Winners of matches, in cases that random deals may never reach."""

from __future__ import annotations

import pytest

from trickdesk.engine.bids import Contract
from trickdesk.engine.deal import MatchStanding
from trickdesk.games import games


@pytest.mark.parametrize(("totals", "share"), [((95, 95, 93, 10), (0, 1)), ((95, 99, 93, 10), (1,))])
def test_92q_a_tie_at_the_top_is_shared_by_those_at_the_top(
    totals: tuple[int, ...], share: tuple[int, ...]
) -> None:
    """92Q, rules 7.4."""
    match = MatchStanding(totals, 9, Contract(0, "7C"), (3, 0, 0, 0))
    assert games()["92q"]({"tie": "share"}).winners(match) == share
    assert games()["92q"]().winners(match) == (share if len(share) == 1 else ())


def test_oh_hell_ends_with_its_last_deal() -> None:
    """rules: End of the match."""
    game = games()["oh-hell"]()
    for deals, winners in ((game.last_deal - 1, ()), (game.last_deal, (2,))):
        assert game.winners(MatchStanding((5, 8, 20, 11), deals, None, (0, 0, 10, 0))) == winners
