"""Bids of six that only show a suit (Five Hundred, rules 8.9)."""

from __future__ import annotations

import pytest

from tests.bots.five_hundred import five_hundred
from tests.bots.positions import position
from trickdesk.bots.bidding.bidder import Bidder
from trickdesk.bots.levels import LEVEL, LEVELS
from trickdesk.bots.player import context_of, decide
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.view import PlayerView, view

AMERICAN = five_hundred(deck=45, auction="once", six_level="inkle", slam_250=True)
WEAK = "4H 5H 7H 4D 6D 8D 5C 7C 5S 9S"


def asked(calls: list[str], hand: str = "", **options: object) -> PlayerView:
    """Return the view of the seat on turn, with this hand, after calls from seat 0 on."""
    game = five_hundred(**{**AMERICAN.options, **options})
    log = [f"{seat} call {call}" for seat, call in enumerate(calls)]
    table = position(game, 3, {len(calls): hand} if hand else {}, log, seed=1)
    assert table.phase is not None
    return view(table, table.phase.turn)


def bidder(seen: PlayerView) -> Bidder:
    assert isinstance(seen.ask, AskCall)
    return Bidder(context_of(LEVEL["hard"], seen, 1), seen.ask)


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("calls", [["pass", "6S", "pass"], ["6S", "pass", "pass"], ["pass", "pass", "6H"]])
def test_the_last_pass_after_a_bid_of_six_ends_the_deal_without_a_contract(
    calls: list[str], level: str
) -> None:
    """It is worth nothing, unless bids of six can win the auction."""
    for six, is_nothing in (("inkle", True), ("bid", False)):
        made = decide(asked(calls, WEAK, six_level=six), level, 1, clock=lambda: 0.0)
        (value,) = [entry.value for entry in made.explanation.weighed if entry.action == Call("pass")]
        assert (value == 0) == is_nothing


def test_a_bid_of_six_leaves_the_contract_to_the_partner() -> None:
    """To bid over it needs no more than over a pass."""
    for six, holds in (("inkle", False), ("bid", True)):
        assert bidder(asked(["6S", "pass"], six_level=six)).partner_holds() == holds


@pytest.mark.parametrize(("auction", "may", "contested"), [("once", False, False), ("rounds", True, True)])
def test_who_has_called_is_out_where_each_seat_calls_once(auction: str, may: bool, contested: bool) -> None:
    one = bidder(asked(["7S", "7C", "7D"], auction=auction))
    assert (one.partner_may_bid(), one.is_contested()) == (may, contested)


def test_a_partner_who_bids_seven_can_be_expected_in_place_of_six() -> None:
    """Others are taken to bid the lowest contract, not the lowest call."""
    one = bidder(asked(["pass"]))
    one.value_of_pass(one.worlds(1))
    assert {bid[0] for bid in one.lowest.values()} == {"7"}


SPADES = "5C 7C 8D 9D 4H 6S 8S 9S KS AS"  # too weak for seven


@pytest.mark.parametrize("level", LEVELS)
def test_a_suit_is_shown_to_a_partner_who_may_still_bid(level: str) -> None:
    made = decide(asked([], SPADES), level, 1, clock=lambda: 0.0)
    shows = level in ("hard", "expert")
    assert isinstance(made.action, Call) and made.action.text == ("6S" if shows else "pass")
    assert ("shows-suit" in made.explanation.codes) == shows


@pytest.mark.parametrize(
    ("calls", "hand"),
    [
        (["pass", "pass"], SPADES),  # the partner has passed
        (["6D"], SPADES),  # spades would have to be bid at seven
        ([], WEAK),
    ],
)
def test_no_suit_is_shown_in_vain(calls: list[str], hand: str) -> None:
    for level in ("hard", "expert"):
        assert decide(asked(calls, hand), level, 1, clock=lambda: 0.0).action == Call("pass")


def test_a_partners_suit_is_left_alone() -> None:
    made = decide(asked(["6C", "pass"], WEAK, auction="rounds"), "hard", 1, clock=lambda: 0.0)
    assert made.action == Call("pass")
