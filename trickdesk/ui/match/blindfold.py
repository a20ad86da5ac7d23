"""The blindfold test in the window: bots decide again while they are idle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from trickdesk.bots.process.client import Answer
from trickdesk.engine.cards import Seat
from trickdesk.session.blindfold import Blindfold, Redeal
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.bot_channel import BotChannel
from trickdesk.ui.text.fair_deals import Blindfolded

EACH = 10  # re-deals of each decision
WAIT_MS = 500  # between two of them, so that a window that waits for a player is at rest
ASKED_MS = 80  # the same when a player waits for the result; the window stays smooth

Decided = tuple[str | None, Mapping[str, Any] | None]  # an action and its reasons


@dataclass(eq=False)
class Trial:
    """A decision, and what its test has shown so far.

    Attributes:
        action: What was decided in the match.
        before: The decision with the cards as they lay, made again without a limit of time.
        first: The number of the first re-deal.
        found: The result.
    """

    seat: Seat
    action: str
    test: Blindfold
    first: int = 0
    before: Decided | None = None
    found: Blindfolded = field(default_factory=Blindfolded)
    is_over: bool = False


class BlindfoldTester(QObject):
    """Tests the decisions of a deal in the background, and others when a player asks.

    Re-deals are prepared in a thread. The bots' process gets one only if it has nothing else to do, and any
    other request ends it.
    """

    def __init__(self, bots: BotChannel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots = bots
        self._deal = 0
        self._tests: list[Trial] = []  # of one deal, in order
        self._wanted: Trial | None = None  # by a player
        self._tell: Callable[[Trial], None] | None = None
        self._next: tuple[Trial, Redeal] | None = None
        self._ticket = 0  # of the open request
        self._dealing = Background("blindfold", self)
        self._timer = QTimer(self, interval=WAIT_MS)
        self._timer.timeout.connect(self.go_on)

    def add(self, tested: Trial, deal: int) -> None:
        """Test a decision of the deal in progress in the background."""
        if deal != self._deal:
            self.forget()
            self._deal = deal
        self._tests.append(tested)
        self._timer.start()

    def take_back(self, length: int) -> None:
        """Drop the decisions after `length` inputs of the match, which were undone."""
        self._tests = [tested for tested in self._tests if tested.test.at < length]

    def rest(self) -> None:
        """End the tests in the background, because the deal is over."""
        for tested in self._tests:
            tested.is_over = True

    def forget(self) -> None:
        """Drop all tests."""
        if self._wanted is not None:
            self._timer.setInterval(WAIT_MS)
        self._tests, self._wanted, self._tell, self._next = [], None, None, None
        self._dealing.cancel()
        self._bots.cancel(self._ticket)
        self._timer.stop()

    @property
    def last(self) -> Trial | None:
        """The last decision of a bot in the deal."""
        return self._tests[-1] if self._tests else None

    @property
    def summary(self) -> Blindfolded:
        """What the tests in the background have shown."""
        found = [tested.found for tested in self._tests if tested.found.redeals]
        redeals, changed = sum(one.redeals for one in found), sum(one.changed for one in found)
        return Blindfolded(len(found), redeals, changed)

    def ask(self, seat: Seat, action: str, test: Blindfold, tell: Callable[[Trial], None]) -> None:
        """Test a decision before all others, with new re-deals, then `tell` the result."""
        self._wanted, self._tell = Trial(seat, action, test, EACH), tell
        self._timer.start(ASKED_MS)

    def go_on(self) -> None:
        """Take the next step, unless one is being taken."""
        if self._dealing.is_busy or self._bots.is_asking(self._ticket):
            return
        waiting = (tested for tested in self._tests if not tested.is_over)
        tested = self._wanted or min(waiting, key=lambda one: one.found.redeals, default=None)
        if tested is None:
            self._timer.stop()
        elif self._next is None or self._next[0] is not tested:
            work = partial(tested.test.redeal, tested.first + tested.found.redeals)
            self._dealing.ask(work, partial(self._dealt, tested), lambda _: self._end(tested, failed=True))
        elif self._bots.is_idle:
            is_first = tested.before is None
            request = tested.test.request if is_first else self._next[1].request
            self._ticket = self._bots.request(request, self._take)

    def _dealt(self, tested: Trial, redeal: Redeal | None) -> None:
        if redeal is None:
            self._end(tested)
        else:
            self._next = tested, redeal
            self.go_on()

    def _take(self, answer: Answer) -> None:
        if self._next is None:
            return
        tested, redeal = self._next
        decided = answer.action_text, answer.why
        if answer.error is not None:
            self._bots.log(f"a blindfold test failed: {answer.error}")
            self.rest()  # or it may happen again and again
            self._end(tested, failed=True)
        elif tested.before is None:
            tested.before = decided
            tested.found = tested.found._replace(is_as_played=answer.action_text == tested.action)
        else:
            self._next = None
            tested.found = tested.found.after(is_changed=not redeal.is_alike or decided != tested.before)
            if tested.found.redeals >= EACH:
                self._end(tested)

    def _end(self, tested: Trial, *, failed: bool = False) -> None:
        tested.is_over, self._next = True, None
        tested.found = tested.found._replace(has_failed=failed)
        if tested is self._wanted and self._tell is not None:
            self._wanted = None
            self._timer.setInterval(WAIT_MS)
            self._tell(tested)
