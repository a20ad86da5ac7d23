"""The swings of all deals of a match, where the review of each is kept: read behind the window's back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from trickdesk.engine.game import Game
from trickdesk.session.mistakes import swing
from trickdesk.ui.qt.background import Background
from trickdesk.ui.review.figures import Kept


class Sums(QObject):
    """``found(swing)``: of the match that was asked for last; nothing where not every deal is known."""

    found = Signal(int)

    def __init__(self, kept: Kept, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = kept
        self._background = Background("swings", self)

    def ask(self, record_text: str, game: Game, points: Sequence[Sequence[int]], side: int) -> None:
        """Sum up the swings of a side; ``points`` of all sides in each deal."""
        self._background.ask(partial(summed, self._kept, record_text, game, points, side), self._take)

    def cancel(self) -> None:
        """Nothing is wanted any more."""
        self._background.cancel()

    def _take(self, total: int | None) -> None:
        if total is not None:
            self.found.emit(total)


def summed(
    kept: Kept, record_text: str, game: Game, points: Sequence[Sequence[int]], side: int
) -> int | None:
    """The sum, None where a deal is not known. SaveError."""
    total = 0
    for deal, own in enumerate(points):
        review = kept.get(record_text, deal)
        if review is None or review.taken_by_bots is None or len(review.taken_by_bots) != game.sides:
            return None
        total += swing(game, own, review.taken_by_bots, side)
    return total if points else None
