"""Search of the rest of an auction with plain number bids, and its conclusions."""

from __future__ import annotations

import pytest

from tests.bots.positions import asked
from trickdesk.bots.bidding.auction_search import AuctionSearch, BiddingPlan
from trickdesk.bots.bidding.bidder import Bidder
from trickdesk.bots.bidding.choices import bidder
from trickdesk.bots.decision.explain import Reason
from trickdesk.bots.levels import LEVEL, LEVELS
from trickdesk.bots.player import context_of, decide
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import Contract
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

POOR = "B6 B7 G6 G7 Y6 Y7 R6 R7 R8"
GOOD = "RED1 R14 R13 R12 R8 R7 Y14 Y13 G14"


def rivals(seen: PlayerView) -> AuctionSearch:
    assert isinstance(seen.ask, AskCall)
    return AuctionSearch(context_of(LEVEL["expert"], seen, 1), seen.ask)


@pytest.mark.parametrize(
    ("log", "plan", "limits", "ended"),
    [
        ([], BiddingPlan("70", 100), [0, 82, 0, 0], (0, "80")),
        ([], BiddingPlan("70", 70), [0, 82, 0, 0], (1, "75")),
        ([], BiddingPlan("pass", 0), [0, 82, 0, 0], (1, "70")),
        ([], BiddingPlan("70", 70), [0, 0, 84, 0], (0, "70")),
        ([], BiddingPlan("70", 70), [0, 0, 85, 0], (2, "75")),
        ([], BiddingPlan("70", 150), [0, 150, 0, 200], (1, "150")),
        ([], BiddingPlan("pass", 0), [0, 0, 0, 0], (3, "70")),
        (["0 call 80", "1 call pass"], BiddingPlan("check", 0), [0, 0, 0, 92], (3, "85")),
        (["0 call 80", "1 call pass"], BiddingPlan("check", 0), [90, 0, 0, 92], (0, "90")),
        (["0 call 80", "1 call pass"], BiddingPlan("85", 85), [90, 0, 0, 0], (2, "85")),
    ],
    ids=[
        "outbids an opponent",
        "only up to its limit",
        "lets the opponent have it",
        "the partner has not enough more",
        "the partner has enough more",
        "up to the highest bid of all",
        "the dealer has to take it",
        "a check leaves it to an opponent",
        "after a check the partner goes on",
        "over the partner",
    ],
)
def test_an_auction_ends_as_at_the_table(
    log: list[str], plan: BiddingPlan, limits: list[float], ended: tuple[int, str]
) -> None:
    assert rivals(asked(log)).end(plan, limits) == Contract(*ended)


def test_where_nobody_is_forced_a_deal_may_be_passed_out() -> None:
    mind = rivals(asked(all_pass="redeal"))
    assert mind.end(BiddingPlan("pass", 0), [0, 0, 0, 0]) is None
    plans = [BiddingPlan("pass", 0)]
    mind.limit = lambda hand: 0.0  # type: ignore[method-assign]
    mind.try_out(plans, mind.world())
    mind.summarize(plans[0])
    assert plans[0].value == 0


@pytest.mark.parametrize("seed", range(3))
def test_what_a_pass_is_worth_depends_on_how_far_the_others_go(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Opponents who overbid fail; a poor hand still doesn't push them there."""
    values, seen = [], asked(["0 call pass", "1 call 70"], POOR)
    for limit in (70.0, 145.0):
        monkeypatch.setattr(AuctionSearch, "limit", lambda self, hand, limit=limit: limit)
        said = decide(seen, "expert", seed, clock=lambda: 0.0)
        assert said.action == Call("pass")
        values.append(next(entry.value for entry in said.explanation.weighed if entry.action == Call("pass")))
    assert values[1] > values[0] + 50


def test_a_good_hand_opens_whatever_others_might_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AuctionSearch, "limit", lambda self, hand: 145.0)
    assert decide(asked(holds=GOOD), "expert", 1, clock=lambda: 0.0).action != Call("pass")


@pytest.mark.parametrize("seed", range(1, 4))
def test_what_is_chosen_is_the_best_that_was_compared(seed: int) -> None:
    said = decide(
        asked(["0 call 70", "1 call 75", "2 call pass", "3 call pass"], GOOD),
        "expert",
        seed,
        clock=lambda: 0.0,
    )
    weighed = said.explanation.weighed
    assert {entry.action for entry in weighed} == {Call("80"), Call("pass")}
    assert said.action == weighed[0].action
    assert all((entry.chance is None) == (entry.action == Call("pass")) for entry in weighed)
    assert said.explanation.worlds >= 60


@pytest.mark.parametrize("better", [True, False])
def test_a_bid_is_better_beyond_the_noise(better: bool) -> None:
    """Five points better on average, with a standard error of about 1, then 10."""
    mind, spread = rivals(asked(["0 call 70", "1 call 75"], GOOD)), 6 if better else 60
    quiet = BiddingPlan("pass", 0, each=[0.0] * 36)
    bid = BiddingPlan(
        "80", 80, each=[5.0 + spread, 5.0 - spread] * 18, good=[True] * 36, value=5.0, chance=0.9
    )
    against = mind.reason_against_plan(bid, quiet)
    assert (against is None) is better
    assert better or against == Reason("no-clear-gain")


def test_a_close_choice_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass because nothing was clearly better says so, with its uncertainty."""
    monkeypatch.setattr(
        AuctionSearch, "reason_against_plan", lambda self, plan, quiet: Reason("no-clear-gain")
    )
    said = decide(asked(["0 call 70", "1 call 75"], GOOD), "expert", 1, clock=lambda: 0.0)
    best, *_ = said.explanation.weighed
    assert best.action != said.action
    assert best.error > 0
    assert said.explanation.codes == ("no-clear-gain", "chance-made")
    assert {entry.error for entry in said.explanation.weighed if entry.action == said.action} == {0.0}


def test_who_thinks_the_auction_to_its_end() -> None:
    """From level hard up, if bids are plain numbers and trump is named later."""

    def mind(seen: PlayerView, level: str) -> Bidder:
        # Hearts has no auction, only cards to pass; the usual bidder must be chosen there too.
        return bidder(context_of(LEVEL[level], seen, 1), seen.ask)  # type: ignore[arg-type]

    def kinds(seen: PlayerView) -> list[bool]:
        return [isinstance(mind(seen, level), AuctionSearch) for level in LEVELS]

    assert kinds(asked()) == [False, False, False, True, True]
    assert kinds(asked(trump_time="before_centre")) == [False] * 5
    for name in games():
        if name != "red-one":
            seen = asked(game_id=name)
            assert kinds(seen) == [False] * 5
            assert isinstance(mind(seen, "expert"), Bidder)
