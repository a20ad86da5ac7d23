"""An auction of plain numbers, imagined to its end: how far the others go, and what that makes of the own calls.

What a bid is worth depends on what it leads to: it may be outbid by an opponent who then fails, and a pass may leave
the contract to somebody who makes it. So each way to go on is tried out in deals in which the others bid too, as far
as bots bid with such hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from trickdesk.bots.bidding.bidder import LOST, NOTHING_HELD, Bidder
from trickdesk.bots.bidding.calibration import calibrated
from trickdesk.bots.bidding.simulate import imagine
from trickdesk.bots.decision.explain import Weighed
from trickdesk.bots.decision.search import Thinking, paired
from trickdesk.bots.inference.beliefs import Reader
from trickdesk.bots.simulation.rollout import made, under
from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.traits.levels import LEAST
from trickdesk.engine.actions import Call
from trickdesk.engine.ask import AskCall
from trickdesk.engine.bids import CHECK, PASS
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.deal import PlayedDeal

if TYPE_CHECKING:
    from trickdesk.engine.phases import Auction

OVER_PARTNER = 10  # by how much more than the next bid a hand is good for that outbids the partner
SURELY = 1.5  # standard errors that a bid has to be better by: who errs on the high side gets the contract

Results = list[tuple[bool, float]]  # whether the contract was made, and what that is worth


@dataclass(slots=True)
class Course:
    """A way to go on: the call now, and the number up to which is bid later. ``each``: what the deals came to, one by
    one; ``mine``, ``partners`` and ``others``: how those ended in which they had the contract; ``good``: whether the
    own bid was made, or would have been if all others had passed. ``value``: the mean of all deals; ``chance``: that
    the own bid is good; ``swing``: what depends on that."""

    call: str
    limit: float
    each: list[float] = field(default_factory=list)
    mine: Results = field(default_factory=list)
    partners: Results = field(default_factory=list)
    others: Results = field(default_factory=list)
    good: list[bool] = field(default_factory=list)
    value: float = 0.0
    chance: float = 0.0
    swing: float = 0.0

    def doubt(self, other: Course) -> float:
        """The standard error of the distance to another course, tried in the same deals."""
        return paired(self.each, other.each)[1]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


class Rivals(Bidder):
    """One call in such an auction. Every world comes with numbers up to which its seats bid."""

    def __init__(self, thinking: Thinking, ask: AskCall) -> None:
        super().__init__(thinking, ask)
        dealer, habit = self.view.dealer, self.hints.habit
        assert dealer is not None
        assert habit is not None
        self.habit, self.strength = habit, Reader(self.view, self.hints).every.strength
        self.auction = self.game.auction(dealer, self.view.totals)
        for _, call in self.view.calls:
            self.auction.say(call)

    # -- how it goes on

    def limit(self, hand: CardSet) -> float:
        """The number up to which bots bid with a hand."""
        return self.habit.limit(self.strength(hand))

    def end(self, course: Course, limits: Sequence[float]) -> tuple[Seat, str] | None:
        """Who gets the contract, and at which bid; None if nobody does."""
        auction, me = copy(self.auction), self.ask.seat
        auction.live, auction.said = auction.live[:], auction.said[:]
        auction.say(course.call)
        while not auction.done:
            seat = auction.turn
            limit = course.limit if seat == me else limits[seat]
            auction.say(self.next_call(auction, limit))
        return None if auction.holder is None or auction.bid is None else (auction.holder, auction.bid)

    def next_call(self, auction: Auction, limit: float) -> str:
        """The lowest bid if it is within the limit, well within to outbid a partner; else what keeps a seat in."""
        calls = auction.calls(auction.turn)
        bid = next((call for call in calls if call in auction.ladder), None)
        if bid is not None:
            partner = auction.holder is not None and self.game.side(auction.holder) == self.game.side(
                auction.turn
            )
            if PASS not in calls or limit >= self.game.bid(bid).level + (OVER_PARTNER if partner else 0):
                return bid
        return CHECK if CHECK in calls else PASS

    # -- what comes of it

    def try_out(self, courses: Sequence[Course], world: World) -> None:
        """Every course in one world; whoever has won the auction need not have gone further."""
        me, deals = self.ask.seat, dict[Seat, PlayedDeal]()
        limits = [
            self.limit(hand) if live and seat != me else 0.0
            for seat, (hand, live) in enumerate(zip(world.hands, self.auction.live, strict=True))
        ]

        @cache
        def result(seat: Seat, bid: str) -> tuple[bool, float]:
            if seat not in deals:
                deals[seat] = imagine(self.thinking, world.copy(), seat, bid, None)
            deal = under(self.game, deals[seat], seat, bid)
            return made(self.game, deal), self.score.worth(deal)

        won: tuple[Seat, str] | None = None
        for course in courses:
            bids = course.call in self.ask.ladder
            ended = won or self.end(course, limits)
            if ended is None:
                course.others.append((False, 0.0))
                course.each.append(0.0)
                continue
            seat, bid = ended
            found = result(seat, bid)
            course.each.append(found[1])
            if seat == me:
                course.mine.append(found)
                won = ended if bids else None
            else:
                (course.others if self.game.side(seat) != self.game.side(me) else course.partners).append(
                    found
                )
            if bids:
                course.good.append(found[0] if seat == me else result(me, course.call)[0])

    def judge_course(self, course: Course) -> None:
        """Sum up its results, each side's contracts being made as often as such are."""
        total, everything = 0.0, [*course.mine, *course.partners, *course.others]
        for results in (course.mine, course.partners, course.others):
            good = [value for is_made, value in results if is_made]
            bad = [value for is_made, value in results if not is_made]
            if good and bad:
                chance = calibrated(self.hints.curves, "", len(good), len(results))
                total += len(results) * (chance * mean(good) + (1 - chance) * mean(bad))
                if results is course.mine:
                    course.swing = (mean(good) - mean(bad)) * len(results) / len(everything)
            else:
                total += sum(good or bad)
        if any(course.good):
            course.chance = calibrated(self.hints.curves, "", sum(course.good), len(course.good))
        course.value = total / len(everything)

    # -- choosing

    def courses(self) -> list[Course]:
        """To stay out of it, and to bid up to each number."""
        calls = self.ask.calls
        bids = [call for call in calls if call in self.ask.ladder]
        quiet = [Course(call, 0.0) for call in (PASS, CHECK) if call in calls]
        return quiet + [Course(bids[0], float(self.game.bid(bid).level)) for bid in bids]

    def is_sensible(self, course: Course, quiet: Course) -> bool:
        """Whether to bid is clearly better than to stay out of it, and likely enough to succeed."""
        if len(course.good) < LEAST:
            return False
        clear = self.temperament.margin * course.swing + SURELY * course.doubt(quiet)
        if course.value <= quiet.value + clear:
            return False
        if self.score.before + quiet.value / self.score.scale < LOST:
            return True
        return course.chance >= (NOTHING_HELD if self.is_poor() else self.temperament.least)

    def call(self) -> Call:
        """The first call of the course with the best result among those that are sensible.

        A hand that is worth a bid by itself opens the auction: whether others would is guesswork.
        """
        calls = self.ask.calls
        if calls == (PASS,):
            return Call(PASS)
        if self.holder is None:
            opening = super().call()
            if opening.text in self.ask.ladder:
                return opening
        courses, effort = self.courses(), self.thinking.effort
        self.thinking.worlds = 0
        each = self.game.hand_size * self.game.seats
        for _ in range(effort.worlds_for(self.game.seats, each)):
            self.try_out(courses, self.world())
            self.thinking.worlds += 1
            if self.thinking.stop():
                break
        for course in courses:
            self.judge_course(course)
        quiet = [course for course in courses if course.call in (PASS, CHECK)]
        bids = [course for course in courses if course not in quiet]
        if quiet:
            best = max(quiet, key=lambda course: course.value)
            bids = [course for course in bids if self.is_sensible(course, best)]
        chosen = max(bids or quiet, key=lambda course: course.value)
        self.tell(courses, chosen)
        return Call(chosen.call)

    def tell(self, courses: Iterable[Course], chosen: Course) -> None:
        """Keep what was compared: for each call the best course that begins with it."""
        best = {chosen.call: chosen}
        for course in courses:
            known = best.setdefault(course.call, course)
            if course.value > known.value and course.call != chosen.call:
                best[course.call] = course
        self.thinking.weighed = [
            Weighed(
                Call(course.call),
                course.value,
                course.doubt(chosen),
                course.chance if course.good else None,
            )
            for course in best.values()
        ]
