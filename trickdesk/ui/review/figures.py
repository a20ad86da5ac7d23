"""Loads review figures from disk, or has a worker process compute them.

The swings of a whole match are summed up where the review of every deal is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.bots.review.values import DealReview
from trickdesk.engine.game import Game
from trickdesk.session.mistakes import swing
from trickdesk.ui.qt.background import Background

POLL_MS = 60  # while something is worked out


class ReviewUpdate(Protocol):
    """What a reviewer tells: how far the review of a ticket is, or why there is none."""

    @property
    def ticket(self) -> int: ...
    @property
    def review(self) -> DealReview | None: ...
    @property
    def error(self) -> str | None: ...


class Reviewer(Protocol):
    """Works out reviews in another process; none of these waits for it."""

    def review(self, record_text: str, deal: int) -> int: ...
    def poll(self) -> Sequence[ReviewUpdate]: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...


class ReviewFiles(Protocol):
    """Reviews that are kept beside their records.

    Each may take as long as the disk does.
    """

    def get(self, record_text: str, deal: int) -> DealReview | None: ...
    def put(self, record_text: str, review: DealReview) -> None: ...


class ReviewLoader(QObject):
    """``found(deal, review)``: so much is known of the deal asked for last.

    ``failed(reason)``: no more will come.

    ``make`` starts a reviewer when the first one is wanted.
    """

    found = Signal(int, DealReview)
    failed = Signal(str)

    def __init__(
        self, make: Callable[[], Reviewer], kept: ReviewFiles | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make, self._kept = make, kept
        self._reviewer: Reviewer | None = None
        self._asked: tuple[str, int] | None = None
        self._ticket: int | None = None
        self._reading, self._writing = Background("review", self), Background("keep review", self)
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._listen)

    def ask(self, record_text: str, deal: int) -> None:
        """Find the figures of a deal of a record, instead of what was asked before."""
        self.cancel()
        self._asked = record_text, deal
        if self._kept is None:
            self._work_out()
        else:
            look = partial(self._kept.get, record_text, deal)
            self._reading.ask(look, self._take, lambda _: self._work_out())

    def cancel(self) -> None:
        """Nothing is wanted any more."""
        self._poll.stop()
        self._reading.cancel()
        self._asked = None
        if self._ticket is not None and self._reviewer is not None:
            self._reviewer.cancel()
        self._ticket = None

    def close(self) -> None:
        """The program ends: at once, whatever is being worked out."""
        self.cancel()
        if self._reviewer is not None:
            self._reviewer.close()
            self._reviewer = None

    def _take(self, kept: DealReview | None) -> None:
        """Show what was kept; work out what is not known."""
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

    def _hear(self, news: ReviewUpdate, asked: tuple[str, int]) -> None:
        review = news.review
        if review is not None:
            self.found.emit(asked[1], review)
            if review.complete:
                self._end()
                if self._kept is not None:  # as well as it goes: it can be worked out again
                    self._writing.ask(partial(self._kept.put, asked[0], review))
        if news.error is not None:
            self._end()
            self.failed.emit(news.error)

    def _end(self) -> None:
        self._poll.stop()
        self._ticket = None


def total_swing(
    kept: ReviewFiles, record_text: str, game: Game, points: Sequence[Sequence[int]], side: int
) -> int | None:
    """The swings of a side in all deals of a match, summed up.

    None where the review of one is not kept. SaveError.

    ``points`` of all sides in each deal.
    """
    total = 0
    for deal, own in enumerate(points):
        review = kept.get(record_text, deal)
        if review is None or review.taken_by_bots is None or len(review.taken_by_bots) != game.sides:
            return None
        total += swing(game, own, review.taken_by_bots, side)
    return total if points else None
