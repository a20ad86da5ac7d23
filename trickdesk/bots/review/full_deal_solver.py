"""Solves a whole deal from its last card back to its first.

Results for later positions help with earlier ones. From one card to the one before it, the value can change
in one direction only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import cast

from trickdesk.bots.cardplay.endgames import best_trump, taken_so_far
from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.bits import bit
from trickdesk.bots.solver.endings import Ending, Move, Piled, PlainTricks, TrickValues, solver_for
from trickdesk.engine.cards import CardSet, card_set
from trickdesk.engine.play import TrickPlay

MIRRORED = 2  # price of a node if the engine's play has to be kept in step


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
        guess -= mine
        while low < high:
            need = min(max(guess, low + 1), high)
            found = self.bound(need)
            if found >= need:
                low, guess = found, found + 1
            else:
                high = guess = found
        return mine + low

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
