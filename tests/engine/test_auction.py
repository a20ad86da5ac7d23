"""Auctions of no game: one call each, the own raise, bids that only show."""

from __future__ import annotations

import pytest

from trickdesk.engine.bids import PASS, team_call, team_seats
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.phases import Auction, AuctionRules

LADDER = ("1", "2", "3", "4")


def called(auction: Auction, *calls: str) -> Auction:
    """Return the auction after these calls, each by the seat on turn."""
    for call in calls:
        assert not auction.done
        auction.say(call)
    return auction


def test_with_one_call_each_nobody_speaks_twice() -> None:
    auction = called(Auction(3, 4, "grid", LADDER, AuctionRules(once=True)), "1", PASS, "2", "3")
    assert (auction.done, auction.holder, auction.bid) == (True, 3, "3")
    auction = called(Auction(3, 4, "grid", LADDER, AuctionRules(once=True)), PASS, PASS, PASS, PASS)
    assert (auction.done, auction.holder) == (True, None)


def test_one_call_each_ends_early_if_nothing_can_be_raised() -> None:
    auction = called(Auction(3, 4, "grid", LADDER, AuctionRules(once=True)), PASS, "4")
    assert (auction.done, auction.holder) == (True, 1)


@pytest.mark.parametrize(("last", "bid"), [("3", "3"), (PASS, "2")])
def test_the_holder_may_raise_once_when_all_have_passed(last: str, bid: str) -> None:
    auction = called(Auction(3, 4, "grid", LADDER, AuctionRules(own_raise=True)), PASS, "2", PASS, PASS)
    assert (auction.done, auction.turn) == (False, 1)
    with pytest.raises(IllegalAction):
        auction.say("2")
    auction.say(last)
    assert (auction.done, auction.holder, auction.bid) == (True, 1, bid)


@pytest.mark.parametrize("calls", [(PASS, PASS, PASS, "2"), ("4",)])
def test_there_is_no_own_raise_after_the_last_word(calls: tuple[str, ...]) -> None:
    assert called(Auction(3, 4, "grid", LADDER, AuctionRules(own_raise=True)), *calls).done


def test_a_bid_that_only_shows_buys_nothing() -> None:
    auction = Auction(3, 4, "grid", LADDER, AuctionRules(shown=("1", "2")))
    called(auction, "1", "2", PASS, PASS)
    with pytest.raises(IllegalAction):
        auction.say("1")
    auction.say(PASS)
    assert (auction.done, auction.holder, auction.bid) == (True, None, None)
    auction = called(
        Auction(3, 4, "grid", LADDER, AuctionRules(shown=("1", "2"))), "1", "3", PASS, PASS, PASS
    )
    assert (auction.holder, auction.bid) == (1, "3")


def test_calls_that_pick_partners() -> None:
    assert [team_call(seats) for seats in ((), (2,), (4, 1))] == ["team none", "team 2", "team 1 4"]
    assert [team_seats(call) for call in ("team none", "team 2", "1 4")] == [(), (2,), (1, 4)]
