"""Oh Hell: the match ends with the last deal (rules 6.1, 6.2)."""

from __future__ import annotations

from trickdesk.engine.deal import MatchStanding
from trickdesk.games import games


def test_the_last_deal_ends_the_match_and_equal_totals_share() -> None:
    game = games()["oh-hell"]({"deals": "down", "cards": "5"})
    for deals, winners in ((4, ()), (5, (1, 2))):
        assert game.winners(MatchStanding((3, 15, 15, 0), deals, None, (0, 10, 10, 0))) == winners
