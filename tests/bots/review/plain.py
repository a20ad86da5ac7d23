"""Plain minimax as a reference for the review's solvers.

Results are counted from the finished tricks alone.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.bots.solver.brute import all_moves
from trickdesk.engine.play import Trick, TrickPlay

Result = Callable[[list[Trick]], int]  # of a deal that is over


class Plain:
    """Minimax value; the seats of `side` maximize it, or minimize it with `low`."""

    def __init__(self, play: TrickPlay, side: int, low: bool, result: Result) -> None:
        self.play, self.result = play, result
        self.high = [(side >> seat & 1 != 0) != low for seat in range(len(play.hands))]
        self.known: dict[tuple[object, ...], int] = {}

    def value(self) -> int:
        play = self.play
        if not play.left:
            return self.result(play.tricks)
        past = tuple(tuple(trick.cards) for trick in play.tricks), tuple(play.trick)
        state = play.turn, play.lead if play.trick else -1, *play.hands
        key = (*state, *(trick.winner for trick in play.tricks), *map(frozenset, past[0]), past[1])
        if key not in self.known:
            values = [self.after(*move) for move in all_moves(play)]
            self.known[key] = (max if self.high[play.turn] else min)(values)
        return self.known[key]

    def after(self, card: int, named: int | None) -> int:
        """Return the value after a move."""
        self.play.play(card, named)
        value = self.value()
        self.play.undo()
        return value
