"""What a side takes in a whole deal with best play of everybody, asked again and again as its cards are taken back.

Every position of a deal is asked from its last card to its first: what was found out about later ones helps with the
earlier ones, and the value can change but to one side from each card to the one before it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, cast

from trickdesk.bots.cardplay.endgames import best_trump, taken_so_far
from trickdesk.bots.solver import NodeLimitExceeded
from trickdesk.bots.solver.bits import bit
from trickdesk.bots.solver.endings import Ending, Move, PlainTricks, TrickValues, solver_for
from trickdesk.engine.cards import CardSet, card_set
from trickdesk.engine.play import TrickPlay

MIRRORED = 2  # nodes that one costs where the game's own play goes along


class Budget:
    """The ``nodes`` that all questions about a deal may cost together."""

    def __init__(self, nodes: int) -> None:
        self.left = nodes

    def limit(self, price: int) -> int:
        """For the next question, of nodes that cost so much; :class:`NodeLimitExceeded` if there may be none."""
        if self.left < price:
            raise NodeLimitExceeded
        return self.left // price


class FullDealSolver(ABC):
    """A play as one side sees it, from the first card on; the ``play`` goes back and forth meanwhile.

    ``side``: mask of the seats that want much, or with ``low`` little, of what is counted; all others want the
    opposite. ``last``: the value that was found last, of a position a card or more later.
    """

    def __init__(self, play: TrickPlay, side: CardSet, low: bool, budget: Budget) -> None:
        self.play, self.side, self.low, self.budget = play, side, low, budget
        self.last: int | None = None

    def eager(self, seat: int) -> bool:
        """Whether a seat wants the value to be high."""
        return (self.side >> seat & 1 != 0) != self.low

    def ask(self, moved: int | None = None) -> int:
        """The value of the play as it stands.

        ``moved``: a seat on whose side, for or against the value, all have played who moved between this
        position and the one that was asked for last; None where that is not known.
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
        """What the value cannot be below, and not above."""

    @abstractmethod
    def between(self, least: int, most: int, guess: int) -> int:
        """The value, which lies in these bounds; ``guess``: a value that it has to be compared with first."""

    @abstractmethod
    def keeping(self, value: int) -> list[Move]:
        """The moves of the seat on turn after which the value is still as it is now."""


class TotalSolver(FullDealSolver):
    """What is counted are tricks or card points, the more the better for the one or the other."""

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
        piled = cast("Any", play)  # only the play of games with piles has what follows
        lying = {name: getattr(piled, name) for name in ("rows", "piles", "drawn") if hasattr(piled, name)}
        self.solver: Callable[[], PlainTricks | Ending] = lambda: solver_for(
            play, side, trick_values, low=low, odd=odd, **lying
        )
        first = self.solver()
        self.everything = taken_so_far(play, trick_values, side, self.best)[1] + first.total
        self.ending = None if isinstance(first, PlainTricks) else first
        self.price = MIRRORED if self.ending is not None and self.ending.search.mirrored else 1

    def taken(self) -> tuple[int, int]:
        """What the side has by now, and everybody."""
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
        """At least ``need`` if the side takes that from here on, and then no more than it takes; else less, and no less
        than it takes."""
        solver = self.asked()
        before = solver.nodes
        try:
            if isinstance(solver, Ending):
                return solver.run(solver.from_here, need)
            return need if solver.reaches(need) else need - 1
        finally:
            self.budget.left -= self.price * (solver.nodes - before)

    def asked(self) -> PlainTricks | Ending:
        """The solver for the play as it stands; the general one remembers what it has found out before."""
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
        solver = self.asked()
        before = solver.nodes
        try:
            found: Mapping[Move, bool] = solver.reaching(value - mine + (0 if eager else 1))
        finally:
            self.budget.left -= self.price * (solver.nodes - before)
        return [move for move, reached in found.items() if reached == eager]
