"""Reviews deals in the background, whatever the window shows meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, Signal

from trickdesk.bots.process.client import ReviewClient
from trickdesk.session.coach.looking import DealPlace, review_deals
from trickdesk.storage.paths import Paths
from trickdesk.ui.qt.background import Background, on_gui_thread
from trickdesk.ui.text import messages


class DealReviews(QObject):
    """Reviews deals one after another, in a process of their own.

    Signals:
        advanced(): It has begun, a deal is done, or it has ended.

    Attributes:
        done: How many deals are done, of `among`.
        problem: Why it has ended early, or empty.
    """

    advanced = Signal()

    def __init__(
        self, paths: Paths, make: Callable[[], ReviewClient] = ReviewClient, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._paths, self._make = paths, make
        self._work, self._stopped = Background("look at deals", self), Event()
        self._tell = on_gui_thread(self._note)
        self.done, self.among, self.problem = 0, 0, ""

    @property
    def is_busy(self) -> bool:
        return self._work.is_busy

    def start(self, deals: Sequence[DealPlace]) -> None:
        """Review these deals, instead of those before."""
        self._stopped.set()
        self._stopped = Event()
        self.done, self.among, self.problem = 0, len(deals), ""
        work = partial(review_deals, self._paths, deals, self._make, self._stopped, self._tell)
        self._work.ask(work, lambda _: self.advanced.emit(), self._fail)
        self.advanced.emit()

    def stop(self) -> None:
        """Stop; the deals that are done stay reviewed."""
        self._stopped.set()
        self._work.cancel()
        self.advanced.emit()

    def _note(self, done: int) -> None:
        if self.is_busy:
            self.done = done
            self.advanced.emit()

    def _fail(self, error: Exception) -> None:
        self.problem = messages.sentence(error)
        self.advanced.emit()
