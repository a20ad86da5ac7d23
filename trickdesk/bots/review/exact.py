"""What each card gave away on the real cards, against best play by all seats.

The deal is solved from its end to its beginning, so that results for later positions help with earlier ones.
In deals without two sides, each card is evaluated for its player, with all others playing against that seat.
If more isn't simply better (exact numbers of tricks, cards that take points off, points for most tricks), a
plain search covers the last cards and keeps its results for all earlier positions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from trickdesk.bots.cardplay.endgames import finished_deal, taken_so_far
from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.simulation.rollout import loses_all, made
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.bits import bit
from trickdesk.bots.solver.endings import (
    Ending,
    Move,
    Piled,
    PlainTricks,
    TrickValues,
    best_trump,
    settled,
    solver_for,
)
from trickdesk.bots.solver.search import Slots
from trickdesk.engine.actions import Play
from trickdesk.engine.cards import CardSet, Seat, card_set, cards_in
from trickdesk.engine.deal import PlayedDeal, Terms
from trickdesk.engine.play import Trick, TrickPlay
from trickdesk.engine.table import Table

MIRRORED = 2  # price of a node if the engine's play has to be kept in step
NODE_PRICE = 12  # price of a node of this search, in nodes of the solvers
FAR = 10**6
COUNT = 64  # more than the tricks of any deal


class Budget:
    """The nodes that all searches in a deal may use together."""

    def __init__(self, nodes: int) -> None:
        self.left = nodes

    def limit(self, price: int) -> int:
        """Return how many nodes of a price the next search may use.

        Raises:
            NodeLimitExceeded: The budget is used up.
        """
        if self.left < price:
            raise NodeLimitExceeded
        return self.left // price


class FullDealSolver(ABC):
    """Solver for one side and a play that goes back and forth.

    From one card to the one before it, the value can change in one direction only.

    `side` is the mask of the seats that maximize the value (or minimize it with `low`); all others do the
    opposite. `last` is the last value found, that of a later position.
    """

    def __init__(self, play: TrickPlay, side: CardSet, low: bool, budget: Budget) -> None:
        self.play, self.side, self.low, self.budget = play, side, low, budget
        self.last: int | None = None

    def eager(self, seat: int) -> bool:
        """Return whether a seat wants the value to be high."""
        return (self.side >> seat & 1 != 0) != self.low

    def ask(self, moved: int | None = None) -> int:
        """Return the value of the current position.

        `moved` is a seat on the side that made all moves between this position and the last one asked, or
        None if that isn't known. Such moves can change the value in one direction only, which gives a bound.
        """
        least, most = self.least_and_most()
        guess = (least + most + 1) // 2
        if moved is not None and self.last is not None:
            if self.eager(moved):
                least = self.last
                guess = least + 1
            else:
                most = guess = self.last
        self.last = self.between(least, most, guess)
        return self.last

    @abstractmethod
    def least_and_most(self) -> tuple[int, int]:
        """Return bounds of the value."""

    @abstractmethod
    def between(self, least: int, most: int, guess: int) -> int:
        """Return the value, which is within these bounds.

        `guess` is the value to compare with first.
        """

    @abstractmethod
    def keeping(self, value: int) -> list[Move]:
        """Return the moves of the seat on turn that keep the value."""


class TotalSolver(FullDealSolver):
    """Solves for a total of tricks or card points."""

    def __init__(
        self,
        play: TrickPlay,
        side: CardSet,
        trick_values: TrickValues,
        low: bool,
        odd: CardSet,
        budget: Budget,
    ) -> None:
        super().__init__(play, side, low, budget)
        self.trick_values = trick_values
        self.best = best_trump(play) if trick_values.best else -1
        piled = cast("Piled", play) if hasattr(play, "piles") else None
        self.solver: Callable[[], PlainTricks | Ending] = lambda: solver_for(
            play, side, trick_values, low=low, odd=odd, piled=piled
        )
        first = self.solver()
        self.everything = taken_so_far(play, trick_values, side, self.best)[1] + first.total
        self.ending = None if isinstance(first, PlainTricks) else first
        self.price = MIRRORED if self.ending is not None and self.ending.search.mirrored else 1

    def taken(self) -> tuple[int, int]:
        """Return what the side, and all seats together, have taken so far."""
        mine, gone = taken_so_far(self.play, self.trick_values, self.side, self.best)
        last = self.trick_values.last
        if last and not self.play.left:
            gone += last
            mine += last if self.side >> self.play.tricks[-1].winner & 1 else 0
        return mine, gone

    def least_and_most(self) -> tuple[int, int]:
        mine, gone = self.taken()
        return mine, mine + self.everything - gone

    def between(self, least: int, most: int, guess: int) -> int:
        mine, gone = self.taken()
        low, high = max(0, least - mine), min(self.everything - gone, most - mine)
        return mine + settled(self.bound, low, high, guess - mine)

    def bound(self, need: int) -> int:
        """Return a bound of what the side takes from here on.

        If it can take `need`, the bound is between `need` and what it takes. Otherwise it is below `need`,
        and not below what it takes.
        """
        solver = self.current_solver()
        before = solver.nodes
        try:
            if isinstance(solver, Ending):
                return solver.run(solver.from_here, need)
            return need if solver.reaches(need) else need - 1
        finally:
            self.budget.left -= self.price * (solver.nodes - before)

    def current_solver(self) -> PlainTricks | Ending:
        """Return the solver for the current position.

        The general solver is reused, because it keeps its results.
        """
        solver: PlainTricks | Ending = self.solver() if self.ending is None else self.ending
        if isinstance(solver, Ending):
            gone = card_set(card for trick in self.play.tricks for card in trick.cards)
            solver.live = sum([bit(slot) for card, slot in solver.slots.slot.items() if not gone >> card & 1])
            solver.total = self.everything - self.taken()[1]
        solver.limit = self.budget.limit(self.price)
        return solver

    def keeping(self, value: int) -> list[Move]:
        mine, _ = self.taken()
        eager = self.eager(self.play.turn)
        solver = self.current_solver()
        before = solver.nodes
        try:
            found: Mapping[Move, bool] = solver.reaching(value - mine + (0 if eager else 1))
        finally:
            self.budget.left -= self.price * (solver.nodes - before)
        return [move for move, reached in found.items() if reached == eager]


class TargetSolver(FullDealSolver):
    """By how much a side misses its `goal`, a number of tricks.

    If `goal` is None, the value is what the side takes in all. The side minimizes the distance to its goal;
    it maximizes what it takes, or minimizes it with `low`. If most tricks count, the search counts the side's
    tricks too: `unit` for each point, and 1 for each trick.
    """

    def __init__(
        self,
        play: TrickPlay,
        side: CardSet,
        trick_values: TrickValues,
        goal: int | None,
        budget: Budget,
        *,
        low: bool = False,
    ) -> None:
        super().__init__(play, side, low if goal is None else True, budget)
        self.goal, self.trick_values = goal, trick_values
        cards = card_set(card for seat in play.players for card in cards_in(play.hands[seat]))
        points = trick_values.points or (0,) * play.order.size
        self.points = points
        self.unit = COUNT if trick_values.most else 1
        self.tricks = len(play.tricks) + play.left
        self.slots = Slots(play.order, cards, points, 0)
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}
        self.nodes = self.most_nodes = 0

    def worth(self, trick: Trick, is_last: bool) -> int:
        """Return what a trick adds to what the side takes."""
        if not self.side >> trick.winner & 1:
            return 0
        values = self.trick_values
        points = values.each + sum([self.points[card] for card in trick.cards])
        if is_last:
            points += values.last
        return points * self.unit + (1 if values.most else 0)

    def result(self, taken: int) -> int:
        if self.goal is not None:
            return abs(taken - self.goal)
        points, tricks = divmod(taken, self.unit)
        return points + (self.trick_values.most if 2 * tricks > self.tricks else 0)

    def taken(self) -> int:
        tricks = self.play.tricks
        return sum([self.worth(trick, at + 1 == self.tricks) for at, trick in enumerate(tricks)])

    def least_and_most(self) -> tuple[int, int]:
        if not self.play.left:
            result = self.result(self.taken())
            return result, result
        return -FAR, FAR

    def between(self, least: int, most: int, guess: int) -> int:
        if least == most:
            return least
        self.most_nodes = self.nodes + self.budget.limit(NODE_PRICE)
        return self.counted(least - 1, most + 1)

    def counted(self, alpha: int, beta: int) -> int:
        """Return the value of the current position if it is between the bounds.

        The play is restored even if the search fails.
        """
        play, before = self.play, self.nodes
        depth = len(play.tricks), len(play.trick)
        try:
            return self.search(self.taken(), alpha, beta)
        finally:
            while (len(play.tricks), len(play.trick)) != depth:
                play.undo()
            self.budget.left -= NODE_PRICE * (self.nodes - before)

    def search(self, taken: int, alpha: int, beta: int) -> int:
        """Return the value, or a bound of it if it is outside `alpha` and `beta`.

        `taken` is what the side has taken so far.
        """
        play = self.play
        if not play.left:
            return self.result(taken)
        key: tuple[int, ...] = ()
        if not play.trick:
            key = taken, play.turn, *play.hands
            low, high = self.known.get(key, (-FAR, FAR))
            if low == high or low >= beta:
                return low
            if high <= alpha:
                return high
        eager = self.eager(play.turn)
        value = -FAR if eager else FAR
        least, most = alpha, beta
        for move in self.moves():
            found = self.after(move, taken, least, most)
            if eager:
                value = max(value, found)
                least = max(least, value)
            else:
                value = min(value, found)
                most = min(most, value)
            if least >= most:
                break
        if key:
            low, high = self.known.get(key, (-FAR, FAR))
            if value > alpha:
                low = max(low, value)
            if value < beta:
                high = min(high, value)
            self.known[key] = low, high
        return value

    def after(self, move: Move, taken: int, alpha: int, beta: int) -> int:
        """Return the value after a move."""
        play = self.play
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise NodeLimitExceeded
        play.play(*move)
        if not play.trick:
            taken += self.worth(play.tricks[-1], not play.left)
        value = self.search(taken, alpha, beta)
        play.undo()
        return value

    def moves(self) -> list[Move]:
        """Return one move of each class of equivalent cards, the lowest first."""
        play, slots = self.play, self.slots
        live = 0
        for seat in play.players:
            live |= play.hands[seat]
        at_large = slots.set_of(live | card_set(play.trick))
        legal = slots.set_of(play.legal())
        found: list[Move] = []
        for suit in slots.suit_set:
            below = -1
            for slot in cards_in(legal & suit):
                between = slots.between[slots.n * below + slot] if below >= 0 else -1
                if between & at_large:
                    card = slots.cards[slot]
                    names = play.names(card) if not play.trick else ()
                    found += [(card, name) for name in names] or [(card, None)]
                below = slot
        return found

    def keeping(self, value: int) -> list[Move]:
        self.most_nodes = self.nodes + self.budget.limit(NODE_PRICE)
        found = []
        for move in self.moves():
            self.play.play(*move)
            if self.counted(-FAR, FAR) == value:
                found.append(move)
            self.play.undo()
        return found


@dataclass(frozen=True, slots=True)
class Card:
    """A card that was played; `at` is the index in the log."""

    at: int
    seat: Seat
    play: Play


@dataclass(frozen=True, slots=True)
class Cost:
    """What a card gave away, in the unit of the game's tricks.

    `best` is a card that gives nothing away, or None if this card didn't either. `costs_contract` means that
    this card alone decided whether the contract is made.
    """

    gave: int
    best: Play | None = None
    costs_contract: bool = False


@dataclass(slots=True)
class Solved:
    """The results so far.

    `costs` has the cost of each card by index in the log, from `since` on. `curve` has pairs of an index in
    the log and what the first of `sides` takes in the whole deal with best play by all from there on; later
    ones come first.
    """

    sides: tuple[CardSet, ...] = ()
    since: int | None = None
    costs: dict[int, Cost] = field(default_factory=dict)
    curve: list[tuple[int, int]] = field(default_factory=list)


class DoubleDummy:
    """The play of one deal with all cards known.

    `table` is the table before the first card; its play is used and changed. If there is no declarer, the
    curve is seen from the side of the seat `mine`.
    """

    def __init__(
        self, table: Table, cards: Sequence[Card], knowledge: GameKnowledge, mine: Seat, budget: Budget
    ) -> None:
        play, teams = table.play, table.teams
        assert play is not None and teams is not None
        self.table, self.play, self.cards, self.knowledge, self.budget = table, play, cards, knowledge, budget
        self.terms = Terms(table.contract, table.trump, teams, tuple(table.goals))
        declarer = self.terms.declarer
        buried = 0 if declarer is None else table.buried[declarer]
        self.trick_values = knowledge.trick_values(buried)
        self.has_allied_defenders = declarer is not None and knowledge.has_allied_defenders()
        first = card_set(teams[0]) if declarer is not None else self.own_side(mine)
        everybody = card_set(play.players)
        self.solved = Solved((first & everybody, everybody & ~first))
        self.back: list[Card] | None = None  # the cards still to be taken back
        self.solvers: dict[CardSet, FullDealSolver] = {}
        self.curve = self.solver_of(first)
        # Created before the first card is played, because solvers count from there.
        self.seat_solvers = [
            self.curve if self.has_allied_defenders else self.solver_of(self.own_side(seat))
            for seat in range(table.game.seats)
        ]
        self.good: Container[int] = self.making_totals() if declarer is not None else ()

    # -- sides and goals

    @property
    def has_mixed_goals(self) -> bool:
        """Whether more tricks help one partner but hurt the other, as beside a bid of nil."""
        terms, game = self.terms, self.table.game
        if terms.declarer is not None or game.sides == game.seats:
            return False
        return any(goal is not None and goal.has_most for goal in terms.goals)

    @property
    def has_totals(self) -> bool:
        """Whether the curve is what a side takes in all."""
        return self.terms.declarer is not None or isinstance(self.curve, TotalSolver)

    def own_side(self, seat: Seat) -> CardSet:
        """Return the seats that score together with a seat."""
        game = self.table.game
        return card_set(game.seats_of(game.side(seat)))

    def solver_of(self, side: CardSet) -> FullDealSolver:
        """Return the solver for a side."""
        if side not in self.solvers:
            self.solvers[side] = self.new_solver(side)
        return self.solvers[side]

    def new_solver(self, side: CardSet) -> FullDealSolver:
        goal = self.terms.goals[side.bit_length() - 1]
        alone = self.terms.declarer is None and not side & (side - 1)
        if alone and goal is not None and goal.has_most:
            return TargetSolver(self.play, side, TrickValues(), goal.amount, self.budget)
        low = loses_all(self.terms) or self.table.game.low_wins
        if self.trick_values.most or min(self.trick_values.points, default=0) < 0:
            return TargetSolver(self.play, side, self.trick_values, None, self.budget, low=low)
        return TotalSolver(self.play, side, self.trick_values, low, self.knowledge.odd, self.budget)

    def making_totals(self) -> Container[int]:
        """Return the totals of the declaring team with which its contract is made."""
        solver = self.curve
        if not isinstance(solver, TotalSolver):
            assert self.terms.declarer is not None
            goal = self.terms.goals[self.terms.declarer]
            assert goal is not None
            return range(goal.amount, FAR)
        table, play = self.table, self.play
        start = PlayedDeal(
            calls=tuple(table.calls),
            terms=self.terms,
            tricks=(),
            trick_points=(),
            taken=tuple(play.taken),
            buried=tuple(table.buried),
            totals=tuple(table.totals),
            carried=table.carried,
        )
        everything = solver.everything
        deals = (
            finished_deal(start, play, self.trick_values, everything, solver.best, total)
            for total in range(everything + 1)
        )
        return frozenset(total for total, deal in enumerate(deals) if made(table.game, deal))

    # -- solving backwards

    def steps(self, stop: Callable[[], bool]) -> Iterator[Solved]:
        """Take the cards back from the last to the first, as far as the budget allows.

        Yields after each card. It can be continued with a larger budget.
        """
        play, solved, has_curve = self.play, self.solved, self.has_totals
        if self.back is None:
            for card in self.cards:
                play.play(card.play.card, card.play.named)
            self.back = list(self.cards)
            if play.left or self.has_mixed_goals:
                self.back = []  # unfinished, or no single number is the result
                return
            value = self.curve.ask()
            if has_curve:
                solved.curve.append((self.cards[-1].at + 1, value))
        while self.back and not stop():
            card, lasts = self.back[-1], {side: solver.last for side, solver in self.solvers.items()}
            depth = len(play.tricks), len(play.trick)
            try:
                cost = self.cost(card)
            except NodeLimitExceeded:
                if (len(play.tricks), len(play.trick)) != depth:
                    play.play(card.play.card, card.play.named)
                for side, last in lasts.items():
                    self.solvers[side].last = last
                return
            self.back.pop()
            solved.costs[card.at] = cost
            solved.since = card.at
            if has_curve and self.curve.last is not None:
                solved.curve.append((card.at, self.curve.last))
            yield solved

    def cost(self, card: Card) -> Cost:
        """Take one card back and return what it gave away."""
        play, curve, judge = self.play, self.curve, self.seat_solvers[card.seat]
        was = curve.last
        if judge is curve:
            after = was
        else:
            # This solver was last asked before a card of its own side; since then only the others have moved.
            after = judge.ask(next((seat for seat in play.players if not judge.side >> seat & 1), None))
        play.undo()
        now = curve.ask(card.seat)
        before = now if judge is curve else judge.ask(card.seat)
        assert was is not None and after is not None
        gave = abs(before - after)
        best = self.best(judge.keeping(before)) if gave else None
        if self.has_totals:
            costs_contract = gave > 0 and (was in self.good) != (now in self.good)
        else:
            has_goal = isinstance(judge, TargetSolver) and judge.goal is not None
            costs_contract = has_goal and not before and after > 0  # values are distances to the goal
        return Cost(gave, best, costs_contract)

    def best(self, moves: Sequence[Move]) -> Play:
        """Return the move with the least valuable card."""
        cost = tables_of(self.table.game, self.play.order).keep
        return Play(*min(moves, key=lambda move: (cost[move[0]], move)))
