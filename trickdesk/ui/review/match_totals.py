"""The swings of all deals of a match, where the review of each is kept: read behind the window's back."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from queue import SimpleQueue

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.session.mistakes import swing
from trickdesk.ui.review.figures import Kept

log = logging.getLogger(__name__)

POLL_MS = 60


class Sums(QObject):
    """``found(swing)``: of the match that was asked for last; nothing where not every deal is known."""

    found = Signal(int)

    def __init__(self, kept: Kept, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = kept
        self._number = 0  # of the question
        self._answers: SimpleQueue[tuple[int, int | None]] = SimpleQueue()
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._listen)

    def ask(self, record_text: str, game: Game, points: Sequence[Sequence[int]], side: int) -> None:
        """Sum up the swings of a side; ``points`` of all sides in each deal."""
        self._number += 1
        self._poll.start()

        def run(number: int) -> None:
            total: int | None = None
            try:
                total = summed(self._kept, record_text, game, points, side)
            except Exception as error:
                if not isinstance(error, TrickdeskError):
                    log.exception("the swings of a match cannot be summed up")
            self._answers.put((number, total))

        # A daemon: a disk that hangs for ever must not keep the program alive.
        threading.Thread(target=run, args=(self._number,), name="swings", daemon=True).start()

    def cancel(self) -> None:
        """Nothing is wanted any more."""
        self._number += 1
        self._poll.stop()

    def _listen(self) -> None:
        while not self._answers.empty():
            number, total = self._answers.get()
            if number == self._number:
                self._poll.stop()
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
