"""The review of one deal of a record, as it grows: what is exact first, then the people's decisions, then the bots'."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from trickdesk.bots.hints import hints_for
from trickdesk.bots.player import never
from trickdesk.bots.review.deals import Decided, ReviewedDeal
from trickdesk.bots.review.exact import CardsOpen, Solved
from trickdesk.bots.review.knew import knew
from trickdesk.bots.review.luck import level_for_people, taken_by_bots
from trickdesk.bots.review.values import DealReview, Judged
from trickdesk.bots.review.whole import Budget
from trickdesk.engine.actions import Play
from trickdesk.games import games

SHORT_DEAL = 40  # cards up to which a deal is solved from the first one on, whatever that takes
NODES = {True: 12_000_000, False: 2_500_000}  # of the exact solvers, for short deals and longer ones


def review_deal(record: str, deal: int, stop: Callable[[], bool] = never) -> Iterator[DealReview]:
    """The review of deal number ``deal`` (from 0), again and again as it grows; the last one is ``complete``.

    The same for the same record. ``stop()`` turning true ends it early, without a complete one.
    :class:`~trickdesk.engine.record.RecordError` for a bad record, and for a deal that is not over.
    """
    found = ReviewedDeal(record, deal, games())
    decisions = found.decisions()
    growing = Growing(found, decisions)
    yield growing.review()
    for solved in exact(found, stop):
        growing.solved = solved
    yield growing.review()
    people = set(found.people)
    for decided in sorted(decisions, key=lambda one: one.seat not in people):
        if people and decided.seat not in people and not growing.has_luck:
            yield from growing.with_luck(stop)
        growing.judge(decided, stop)
        if stop():
            return
        yield growing.review()
    if people and not growing.has_luck:
        yield from growing.with_luck(stop)
    if not stop():
        growing.complete = True
        yield growing.review()


def exact(deal: ReviewedDeal, stop: Callable[[], bool]) -> Iterator[Solved]:
    """What the exact solvers say, as it grows; nothing if no card was played."""
    cards = deal.cards
    if not cards:
        return
    nodes = NODES[len(cards) <= SHORT_DEAL]
    mine = deal.people[0] if deal.people else cards[0].seat
    table = deal.table_at(cards[0].at)
    yield from CardsOpen(table, cards, hints_for(deal.game), mine, Budget(nodes, nodes)).steps(stop)


class Growing:
    """A review in the making."""

    def __init__(self, deal: ReviewedDeal, decisions: list[Decided]) -> None:
        self.deal = deal
        self.judged = {one.at: Judged(one.at, one.seat, one.action) for one in decisions}
        self.solved = Solved()
        self.taken: tuple[int, ...] | None = None
        self.has_luck = self.complete = False

    def judge(self, decided: Decided, stop: Callable[[], bool]) -> None:
        """What a decision gave away as far as its player could know."""
        deal, at = self.deal, decided.at
        sitter = deal.sitters[decided.seat]
        found = knew(
            decided.view,
            decided.action,
            deal.seed_for(f"knew {at}"),
            stop,
            sitter.temperament,
            deal.agreements,
        )
        self.judged[at] = replace(
            self.judged[at],
            knew=found.gave,
            error=found.error,
            better=found.better,
            why=found.why,
            why_better=found.why_better,
        )

    def with_luck(self, stop: Callable[[], bool]) -> Iterator[DealReview]:
        """The same cards played by bots."""
        self.taken = taken_by_bots(self.deal, stop)
        self.has_luck = True
        if not stop():
            yield self.review()

    def review(self) -> DealReview:
        """All that is known by now."""
        deal, solved = self.deal, self.solved
        return DealReview(
            deal.number,
            deal.first,
            deal.end,
            tuple(self.with_actual(judged) for _, judged in sorted(self.judged.items())),
            solved.since,
            tuple(sorted(solved.curve)),
            solved.sides,
            self.taken,
            level_for_people(deal),
            self.complete,
        )

    def with_actual(self, judged: Judged) -> Judged:
        cost = self.solved.costs.get(judged.at)
        if cost is None or not isinstance(judged.action, Play):
            return judged
        return replace(judged, actual=cost.gave, best=cost.best, costs_contract=cost.costs_contract)
