"""Searches the rest of an auction whose bids are plain numbers.

The value of a bid depends on what follows: an opponent may outbid it and fail, and a pass may leave the
contract to somebody who makes it. So each plan is tried in simulated deals in which the others bid too, as
high as bots bid with such hands.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from math import inf
from typing import TYPE_CHECKING

from trickdesk.bots.bidding.bidder import (
    EVEN,
    NO_DEAL,
    NOTHING_HELD,
    Bidder,
    LeftContract,
    PassValue,
    calibrated,
    mean_of,
)
from trickdesk.bots.bidding.simulate import SimulatedEnd
from trickdesk.bots.decision.explain import ENOUGH, ActionValue, Reason
from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.decision.paired_comparison import paired
from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.inference.beliefs import AuctionModel
from trickdesk.bots.levels import LEAST
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import CHECK, PASS, Contract
from trickdesk.engine.cards import CardSet, Seat

if TYPE_CHECKING:
    from trickdesk.engine.phases import Auction

# A hand outbids its own partner only if it is worth this much more than the next bid.
PARTNER_LEVELS = 10
# Standard errors by which a bid must beat a pass (winner's curse: overestimated hands win auctions).
CLEAR_ERRORS = 1.5

Results = list[tuple[bool, DealValue]]  # (whether the contract was made, what that is worth)


@dataclass(slots=True)
class BiddingPlan:
    """A way to continue: the call now, and the highest number to bid later.

    - `each`: the value of each deal.
    - `mine`, `partners` and `others`: the results of the deals in which they had the contract.
    - `good`: for each deal, whether the plan's own bid was made, or would have been if all others had passed.
    - `value` and `points`: the means over all deals.
    - `chance`: the chance that the plan's own bid is made.
    - `swing`: the difference in value that this makes.
    - `left`: the contracts of the partner and of the opponents.
    """

    call: str
    limit: float
    each: list[float] = field(default_factory=list)
    mine: Results = field(default_factory=list)
    partners: Results = field(default_factory=list)
    others: Results = field(default_factory=list)
    good: list[bool] = field(default_factory=list)
    value: float = 0.0
    points: float = 0.0
    chance: float = 0.0
    swing: float = 0.0
    left: dict[str, LeftContract] = field(default_factory=dict)

    def doubt(self, other: BiddingPlan) -> float:
        """Return the standard error of the difference to another plan, paired by deal."""
        return paired(self.each, other.each)[1]


@dataclass(slots=True)
class AuctionNode:
    """A position in a simulated auction.

    `seat` bids `bid` if its limit is at least `needed`; otherwise it makes the `quiet` call. The next nodes
    are computed once and kept, because all worlds share them. If `seat` is -1 the auction is over, and
    `outcome` is its contract.
    """

    auction: Auction
    seat: Seat = -1
    bid: str = ""
    quiet: str = ""
    needed: float = inf
    outcome: Contract | None = None
    after_bid: AuctionNode | None = None
    after_quiet: AuctionNode | None = None


class AuctionSearch(Bidder):
    """Chooses one call of an auction whose bids are plain numbers.

    In every world each seat has a limit: the highest number that it bids.
    """

    def __init__(self, context: SearchContext, ask: AskCall) -> None:
        super().__init__(context, ask)
        dealer, bid_model = self.view.dealer, self.knowledge.bid_model
        assert dealer is not None
        assert bid_model is not None
        self.bid_model, self.strength = bid_model, AuctionModel(self.view, self.knowledge).every.strength
        self.auction = self.game.auction(dealer, self.view.totals)
        self.family = self.knowledge.family(ask.ladder[0], self.view.hand)
        for _, call in self.view.calls:
            self.auction.say(call)
        self.begun: dict[str, AuctionNode] = {}

    # -- the rest of the auction

    def limit(self, hand: CardSet) -> float:
        """Return the highest number that bots bid with a hand."""
        return self.bid_model.limit(self.strength(hand))

    def end(self, plan: BiddingPlan, limits: Sequence[float]) -> Contract | None:
        """Return the contract; None if the deal is passed out."""
        me, node = self.ask.seat, self.begun.get(plan.call)
        if node is None:
            node = self.begun[plan.call] = self.node(self.auction, plan.call)
        while node.seat >= 0:
            limit = plan.limit if node.seat == me else limits[node.seat]
            if limit >= node.needed:
                after = node.after_bid
                if after is None:
                    after = node.after_bid = self.node(node.auction, node.bid)
            else:
                after = node.after_quiet
                if after is None:
                    after = node.after_quiet = self.node(node.auction, node.quiet)
            node = after
        return node.outcome

    def node(self, before: Auction, call: str) -> AuctionNode:
        """Return the node after a call.

        The seat on turn makes the lowest bid if its limit allows it, with a margin if that outbids its
        partner. Otherwise it checks or passes.
        """
        auction = copy(before)
        auction.live, auction.said = auction.live[:], auction.said[:]
        auction.say(call)
        if auction.done:
            return AuctionNode(auction, outcome=auction.contract)
        calls = auction.calls(auction.turn)
        node = AuctionNode(auction, auction.turn, quiet=CHECK if CHECK in calls else PASS)
        bid = next((call for call in calls if call in auction.ladder), None)
        if bid is not None:
            partner = auction.holder is not None and self.game.side(auction.holder) == self.game.side(
                auction.turn
            )
            node.bid, node.needed = bid, self.game.bid(bid).level + (PARTNER_LEVELS if partner else 0)
            if PASS not in calls:
                node.needed = -inf
        return node

    # -- results

    def try_out(self, plans: Sequence[BiddingPlan], world: World) -> None:
        """Try every plan in one world.

        Once a plan has won the auction, plans with higher limits get the same result: they would have made
        the same bids.
        """
        me, deals = self.ask.seat, dict[Seat, SimulatedEnd]()
        limits = [
            self.limit(hand) if live and seat != me else 0.0
            for seat, (hand, live) in enumerate(zip(world.hands, self.auction.live, strict=True))
        ]

        @cache
        def result(seat: Seat, bid: str) -> tuple[bool, DealValue]:
            if seat not in deals:
                deals[seat] = self.simulator.play(world.copy(), seat, bid, None)
            return self.simulator.result(deals[seat], seat, bid)

        won: Contract | None = None
        for plan in plans:
            bids = plan.call in self.ask.ladder
            ended = won or self.end(plan, limits)
            if ended is None:
                plan.others.append((False, NO_DEAL))
                plan.each.append(0.0)
                continue
            seat = ended.declarer
            outcome = result(seat, ended.bid)
            plan.each.append(outcome[1].value)
            if seat == me:
                plan.mine.append(outcome)
                won = ended if bids else None
            else:
                (plan.others if self.game.side(seat) != self.game.side(me) else plan.partners).append(outcome)
            if bids:
                plan.good.append(outcome[0] if seat == me else result(me, plan.call)[0])

    def whose(self, team: Container[Seat]) -> str:
        return "partner" if self.ask.seat in team else "opponent"

    def summarize(self, plan: BiddingPlan) -> None:
        """Summarize a plan's results.

        The share of contracts made is calibrated separately for each side, because play by rule is biased, and
        others had a reason to bid.
        """
        knowledge = self.knowledge
        total, points, everything = 0.0, 0.0, [*plan.mine, *plan.partners, *plan.others]
        for whose, results in (("", plan.mine), ("partner", plan.partners), ("opponent", plan.others)):
            good = [worth for is_made, worth in results if is_made]
            bad = [worth for is_made, worth in results if not is_made]
            is_left = whose and not self.family
            curves, family = (knowledge.left, whose) if is_left else (knowledge.curves, self.family)
            chance = calibrated(curves, family, len(good), len(results))
            if whose and results:
                plan.left[whose] = LeftContract(len(good), len(results), chance)
            if good and bad:
                (gain, won), (loss, lost) = mean_of(good), mean_of(bad)
                total += len(results) * (chance * gain + (1 - chance) * loss)
                points += len(results) * (chance * won + (1 - chance) * lost)
                if results is plan.mine:
                    plan.swing = (gain - loss) * len(results) / len(everything)
            elif results:
                value, displayed = mean_of(good or bad)
                total, points = total + len(results) * value, points + len(results) * displayed
        if any(plan.good):
            plan.chance = calibrated(knowledge.curves, self.family, sum(plan.good), len(plan.good))
        plan.value, plan.points = total / len(everything), points / len(everything)

    # -- choosing

    def plans(self) -> list[BiddingPlan]:
        """Return the plans: staying out of the auction, and bidding up to each number.

        A plan starts with the lowest bid, or with a higher one that must be compared.
        """
        calls = self.ask.calls
        bids = [call for call in calls if call in self.ask.ladder]
        quiet = [BiddingPlan(call, 0.0) for call in (PASS, CHECK) if call in calls]
        plans = quiet + [BiddingPlan(bids[0], float(self.game.bid(bid).level)) for bid in bids]
        return plans + [
            BiddingPlan(first, float(self.game.bid(bid).level))
            for at, first in enumerate(bids[1:], 1)
            if first in self.wanted
            for bid in bids[at:]
        ]

    def reason_against_plan(self, plan: BiddingPlan, quiet: BiddingPlan) -> Reason | None:
        """Return why not to bid: no clear gain over a pass, or too unlikely to be made."""
        if plan.value <= quiet.value:
            return Reason("passes")
        if len(plan.good) < LEAST:
            return Reason("nothing-to-bid")
        clear = self.temperament.margin * plan.swing + CLEAR_ERRORS * plan.doubt(quiet)
        if plan.value <= quiet.value + clear:
            return Reason("no-clear-gain")
        if self.is_lost(quiet.value):
            return None
        least = self.temperament.least
        if plan.chance < least:
            return Reason("not-sure", {"chance": plan.chance, "wants": least})
        return Reason("too-weak") if self.is_poor() and plan.chance < NOTHING_HELD else None

    def plan_reason(self, plan: BiddingPlan, quiet: BiddingPlan | None) -> Reason:
        """Return the reason for a bid."""
        if quiet is None:
            return Reason("has-to-bid")
        if self.is_lost(quiet.value):
            return Reason("nothing-to-lose")
        if plan.value < 0 and plan.chance < EVEN:
            return Reason("saves-points", {"chance": plan.chance})
        return Reason("bids")

    def call(self) -> Call:
        """Return the first call of the best sensible plan.

        If nobody has bid, a hand that is worth a bid by itself opens: whether others would bid is only a
        guess.
        """
        calls = self.ask.calls
        if calls == (PASS,):
            return Call(PASS)
        if self.holder is None:
            opening = super().call()
            if opening.text in self.ask.ladder:
                return opening
        plans = self.plans()
        self.context.worlds = 0
        for _ in range(self.context.worlds_for(self.game.seats)):
            self.try_out(plans, self.world())
            self.context.worlds += 1
            if self.context.on_progress is not None and self.context.worlds >= ENOUGH:
                self.context.on_progress(lambda: self.record_plans_so_far(plans))
            if self.context.stop():
                break
        for plan in plans:
            self.summarize(plan)
        silent = [plan for plan in plans if plan.call in (PASS, CHECK)]
        bids = [plan for plan in plans if plan not in silent]
        quiet = max(silent, key=lambda plan: plan.value, default=None)
        for plan in silent:
            if plan.call == PASS:
                self.passing = PassValue(plan.value, plan.points, plan.left)
        sensible = [plan for plan in bids if quiet is None or self.reason_against_plan(plan, quiet) is None]
        chosen = max(sensible or silent, key=lambda plan: plan.value)
        if chosen in silent:
            assert quiet is not None
            best = max(bids, key=lambda plan: plan.value, default=None)
            against = None if best is None else self.reason_against_plan(best, quiet)
            why = Reason("waits") if chosen.call == CHECK else against or Reason("nothing-to-bid")
        else:
            why = self.plan_reason(chosen, quiet)
        self.record_plans(plans, chosen)
        return self.say(chosen.call, why)

    def record_plans_so_far(self, plans: Sequence[BiddingPlan]) -> None:
        """Record the comparison while the simulation is still running."""
        for plan in plans:
            self.summarize(plan)
        self.record_plans(plans, max(plans, key=lambda plan: plan.value))

    def record_plans(self, plans: Iterable[BiddingPlan], chosen: BiddingPlan) -> None:
        """Record the comparison: for each call, the best plan that begins with it."""
        best = {chosen.call: chosen}
        for plan in plans:
            known = best.setdefault(plan.call, plan)
            if plan.value > known.value and plan.call != chosen.call:
                best[plan.call] = plan
        self.context.weighed = [
            ActionValue(
                Call(plan.call),
                plan.value,
                plan.doubt(chosen),
                plan.chance if plan.good else None,
                plan.points,
                None,
                min(len(plan.each), len(plan.good) or len(plan.each)),
            )
            for plan in best.values()
        ]
