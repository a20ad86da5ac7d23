"""The review of one deal of a record, step by step.

First come the exact values on the real cards, then the people's decisions, then the bots'. Before the bots'
decisions, bots play the same cards in the people's seats, which shows how much of the result was luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVELS, TEMPERAMENTS, USUAL, USUAL_LEVEL, agreements_of
from trickdesk.bots.player import decide, is_compiled, never
from trickdesk.bots.review.exact import Budget, Card, DoubleDummy, Solved
from trickdesk.bots.review.expected_loss import expected_loss
from trickdesk.bots.review.values import DealReview, ReviewedDecision
from trickdesk.engine.actions import Action, Play
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.record import HUMAN, Record, RecordError, read_record, rebuild, replay, write_input
from trickdesk.engine.record_keys import CHALLENGE
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view, write_view
from trickdesk.games import games
from trickdesk.hashing import sha256

SHORT_DEAL = 40  # deals of at most this many cards get the larger budget of nodes
QUICKLY = 400_000  # nodes of the exact solvers before the first decisions are evaluated
NODES = {True: 20_000_000, False: 4_000_000}  # nodes in all, for short and for longer deals
UNCOMPILED = 16  # a node takes this many times as long with uncompiled kernels


class SeatPlayer(NamedTuple):
    """A person, or a bot: `level`, `temperament`, agreements (`agreed`), `style`."""

    human: bool
    level: str
    temperament: str
    agreed: frozenset[str]
    style: str = ""


def seat_player(seat: Mapping[str, object]) -> SeatPlayer:
    """Return the player that a record names for a seat; defaults for bad values."""
    level, temperament, agreed = seat.get("level"), seat.get("temperament"), seat.get("agreements")
    style = seat.get("style")
    names = frozenset(name for name in agreed if isinstance(name, str)) if isinstance(agreed, list) else ()
    return SeatPlayer(
        seat.get("player") == HUMAN,
        level if isinstance(level, str) and level in LEVELS else USUAL_LEVEL,
        temperament if isinstance(temperament, str) and temperament in TEMPERAMENTS else USUAL,
        frozenset(names),
        style if isinstance(style, str) else "",
    )


def usual_level(game: Game, seats: tuple[SeatPlayer, ...], seat: Seat) -> str:
    """Return the most common level of the bots that play against a seat.

    The highest of equally common ones. If no bot plays against the seat, all bots count.
    """
    bots = [(other, s.level) for other, s in enumerate(seats) if not s.human]
    against = [level for other, level in bots if game.side(other) != game.side(seat)]
    counts = Counter(against or [level for _, level in bots])
    return max(counts, key=lambda level: (counts[level], LEVELS.index(level)), default=USUAL_LEVEL)


@dataclass(frozen=True, slots=True)
class PastDecision:
    """What a seat decided and what it saw then; `at` is the index in the log."""

    at: int
    seat: Seat
    action: Action
    view: PlayerView

    @property
    def seed(self) -> int:
        """The seed for evaluating it, derived from what its player could see."""
        text = f"{self.at} {write_view(self.view)}"
        return int.from_bytes(sha256(text.encode()).digest()[:6], "big")


@lru_cache(maxsize=1)  # a match is reviewed deal by deal, and nobody plays on at its table
def replayed(record: str) -> tuple[Record, Table]:
    """Read a record and replay it.

    Raises:
        RecordError: It is invalid.
    """
    read = read_record(record)
    return read, replay(read, games())


class DealToReview:
    """Deal `number` (from 0) of a record: `log[first:end]` and its players."""

    def __init__(self, record: str, number: int) -> None:
        """Read the record and find the deal.

        Raises:
            RecordError: The record is invalid, or has no such finished deal.
        """
        read, self.table = replayed(record)
        table = self.table
        if not 0 <= number < len(table.deals):
            raise RecordError("That deal isn't in this record.")
        if table.deals[number].result is None:
            raise RecordError("This deal isn't over yet.")
        self.number, inputs, self.game = number, table.inputs_of(number), table.game
        self.first, self.end = inputs.start, inputs.stop
        self.players = tuple(map(seat_player, read.seats or ({},) * self.game.seats))
        bots = {seat: player.agreed for seat, player in enumerate(self.players) if not player.human}
        self.agreements = agreements_of(self.game, bots)
        self.fixed = CHALLENGE.name in read.extra  # its bots decided without a clock
        # The match's seed, or the cards themselves if the record has no seed.
        self.seed = read.seed or write_input(table.log[self.first], self.game.deck)

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, seat_player in enumerate(self.players) if seat_player.human)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that were played."""
        found = []
        for at in range(self.first, self.end):
            entry = self.table.log[at]
            if isinstance(entry, tuple) and isinstance(entry[1], Play):
                found.append(Card(at, entry[0], entry[1]))
        return tuple(found)

    def table_at(self, length: int) -> Table:
        """Return a new table after the first `length` entries of the log."""
        return rebuild(self.table, length)

    def decisions(self) -> list[PastDecision]:
        """Return all decisions, each with its player's view."""
        table = self.table_at(self.first)
        found = []
        for at in range(self.first, self.end):
            entry = self.table.log[at]
            if isinstance(entry, tuple):
                found.append(PastDecision(at, *entry, view(table, entry[0])))
            table.put(entry)
        return found


def level_for_people(deal: DealToReview) -> str:
    """Return the level that plays in the people's seats: that of most opponents.

    "" if there are no people.
    """
    return usual_level(deal.game, deal.players, deal.people[0]) if deal.people else ""


def taken_by_bots(deal: DealToReview, stop: Callable[[], bool]) -> tuple[int, ...] | None:
    """Return the score if bots had played in the people's seats; None if stopped.

    The bots in other seats play at their own levels. If the record has the match's seed, the random numbers are
    those of the match, so a bot in the same situation decides the same.
    """
    level = level_for_people(deal)
    shuffler = Shuffler(deal.seed)
    table = deal.table_at(deal.first + 1)
    while table.phase is not None:
        if stop():
            return None
        seat = table.phase.turn
        if seat < 0:
            table.restock(shuffler.restock(table.discards, deal.number, table.stocks))
            continue
        player = deal.players[seat]
        made = decide(
            view(table, seat),
            level if player.human else player.level,
            shuffler.number(f"bot {len(table.log)}"),
            stop,
            lambda: 0.0,
            player.temperament,
            deal.agreements,
            player.style,
            deal.fixed,
        )
        table.act(seat, made.action)
    result = table.deals[-1].result
    assert result is not None
    return result.points


def review_deal(record: str, deal: int, stop: Callable[[], bool] = never) -> Iterator[DealReview]:
    """Yield the review of deal number `deal` (from 0) as it grows.

    The last one is `complete`. The same record gives the same reviews. If `stop()` returns True, it ends
    early without a complete one.

    Raises:
        RecordError: The record is invalid, or the deal isn't finished.
    """
    builder = ReviewBuilder(DealToReview(record, deal))
    people = set(builder.deal.people)
    yield builder.review()
    builder.solve(builder.quickly, stop)
    yield builder.review()
    # First the decisions that are known to have cost something.
    costly = sorted(builder.decisions, key=lambda one: not builder.with_actual(builder.judged[one.at]).actual)
    for decided in costly:
        if decided.seat in people:
            yield from builder.evaluate(decided, stop)
    builder.solve(builder.nodes - builder.quickly, stop)
    yield builder.review()
    if people:
        builder.taken = taken_by_bots(builder.deal, stop)
        if not stop():
            yield builder.review()
    for decided in builder.decisions:
        if decided.seat not in people:
            yield from builder.evaluate(decided, stop)
    if not stop():
        builder.complete = True
        yield builder.review()


class ReviewBuilder:
    """Builds a review step by step."""

    def __init__(self, deal: DealToReview) -> None:
        self.deal = deal
        self.decisions = deal.decisions()
        self.judged = {one.at: ReviewedDecision(one.at, one.seat, one.action) for one in self.decisions}
        self.taken: tuple[int, ...] | None = None
        self.complete = False
        cards, pace = deal.cards, 1 if is_compiled() else UNCOMPILED
        self.quickly = QUICKLY // pace
        self.nodes = NODES[len(cards) <= SHORT_DEAL] // pace
        self.open: DoubleDummy | None = None
        if cards:
            mine = deal.people[0] if deal.people else cards[0].seat
            table = deal.table_at(cards[0].at)
            self.open = DoubleDummy(table, cards, knowledge_of(deal.game), mine, Budget(0))

    def solve(self, nodes: int, stop: Callable[[], bool]) -> None:
        """Continue the exact solution for this many nodes."""
        if self.open is not None:
            self.open.budget.left += nodes
            for _ in self.open.steps(stop):
                pass

    def evaluate(self, decided: PastDecision, stop: Callable[[], bool]) -> Iterator[DealReview]:
        """Evaluate a decision, given what its player could know."""
        if stop():
            return
        at, player = decided.at, self.deal.players[decided.seat]
        found = expected_loss(
            decided.view, decided.action, decided.seed, stop, player.temperament, self.deal.agreements
        )
        self.judged[at] = replace(
            self.judged[at],
            knew=found.gave,
            error=found.error,
            better=found.better,
            why=found.why,
            why_better=found.why_better,
        )
        if not stop():
            yield self.review()

    def review(self) -> DealReview:
        """Return everything known so far."""
        deal, solved = self.deal, Solved() if self.open is None else self.open.solved
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

    def with_actual(self, judged: ReviewedDecision) -> ReviewedDecision:
        cost = None if self.open is None else self.open.solved.costs.get(judged.at)
        if cost is None:
            return judged
        return replace(judged, actual=cost.gave, best=cost.best, costs_contract=cost.costs_contract)
