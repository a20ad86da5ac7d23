"""Loads review figures from disk, or has a worker process compute them.

Also adds up the swings of a match, if the reviews of all its deals are saved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.bots.process.client import ReviewClient, ReviewNews
from trickdesk.bots.review.values import DealReview
from trickdesk.engine.game import Game
from trickdesk.session.mistakes import swing
from trickdesk.session.review_store import ReviewStore
from trickdesk.ui.qt.background import Background

POLL_MS = 60  # while a review is being computed


class ReviewLoader(QObject):
    """Finds the review of a deal.

    `make` starts a reviewer when it is first needed.

    Signals:
        found(deal, review): A review, perhaps incomplete, of the deal requested last.
        failed(reason): There will be no more figures.
    """

    found = Signal(int, DealReview)
    failed = Signal(str)

    def __init__(
        self, make: Callable[[], ReviewClient], kept: ReviewStore | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make, self._kept = make, kept
        self._reviewer: ReviewClient | None = None
        self._asked: tuple[str, int] | None = None
        self._ticket: int | None = None
        self._reading, self._writing = Background("review", self), Background("keep review", self)
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._listen)

    def ask(self, record_text: str, deal: int) -> None:
        """Find the review of a deal, instead of the one requested before."""
        self.cancel()
        self._asked = record_text, deal
        if self._kept is None:
            self._work_out()
        else:
            look = partial(self._kept.get, record_text, deal)
            self._reading.ask(look, self._take, lambda _: self._work_out())

    def cancel(self) -> None:
        """Cancel the request."""
        self._poll.stop()
        self._reading.cancel()
        self._asked = None
        if self._ticket is not None and self._reviewer is not None:
            self._reviewer.cancel()
        self._ticket = None

    def close(self) -> None:
        """Stop at once when the program ends, whatever is being computed."""
        self.cancel()
        if self._reviewer is not None:
            self._reviewer.close()
            self._reviewer = None

    def _take(self, kept: DealReview | None) -> None:
        """Show a saved review, or compute what is missing."""
        assert self._asked is not None
        if kept is not None and kept.complete:
            self.found.emit(self._asked[1], kept)
        else:
            self._work_out()

    def _work_out(self) -> None:
        assert self._asked is not None
        if self._reviewer is None:
            self._reviewer = self._make()
        self._ticket = self._reviewer.review(*self._asked)
        self._poll.start()

    def _listen(self) -> None:
        if self._ticket is None or self._reviewer is None:
            return
        for news in self._reviewer.poll():
            if news.ticket == self._ticket and self._asked is not None:
                self._hear(news, self._asked)

    def _hear(self, news: ReviewNews, asked: tuple[str, int]) -> None:
        review = news.review
        if review is not None:
            self.found.emit(asked[1], review)
            if review.complete:
                self._end()
                if self._kept is not None:  # errors don't matter: it can be computed again
                    self._writing.ask(partial(self._kept.put, asked[0], review))
        if news.error is not None:
            self._end()
            self.failed.emit(news.error)

    def _end(self) -> None:
        self._poll.stop()
        self._ticket = None


def total_swing(
    kept: ReviewStore, record_text: str, game: Game, points: Sequence[Sequence[int]], side: int
) -> int | None:
    """Return the sum of a side's swings in all deals of a match.

    None if the review of a deal isn't saved. `points` are those of all sides in each deal.

    Raises:
        SaveError: A saved review can't be read.
    """
    total = 0
    for deal, own in enumerate(points):
        review = kept.get(record_text, deal)
        if review is None or review.taken_by_bots is None or len(review.taken_by_bots) != game.sides:
            return None
        total += swing(game, own, review.taken_by_bots, side)
    return total if points else None
