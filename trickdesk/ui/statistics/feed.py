"""Figures out of the index of finished matches, asked and brought up to date in a thread of its own."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.bots.review.values import VERSION
from trickdesk.storage.figures import Filter, Report, report
from trickdesk.storage.figures_reset import CountedFrom
from trickdesk.storage.files import SaveError
from trickdesk.storage.history import History, LeftOut, Updated
from trickdesk.storage.paths import Paths
from trickdesk.storage.reviews import Reviews
from trickdesk.ui.text.errors import error_words

log = logging.getLogger(__name__)

POLL_MS = 20
SWITCH_S = 0.0005  # while records are read; ten times as often as usual


class Told(NamedTuple):
    """An answer: ``asked`` is what was asked for, ``left_out`` the records that no figure counts."""

    serial: int
    asked: Filter
    report: Report
    left_out: tuple[LeftOut, ...]


@dataclass(frozen=True)
class _Job:
    """Something for the thread to do: answer a question, or bring the index up to date (``anew``: from nothing)."""

    serial: int = 0
    asked: Filter | None = None
    group: str = ""
    update: bool = False
    anew: bool = False
    change: Callable[[], None] | None = None


class Feed(QObject):
    """``reported(Told)``: the answer to the last question; ``progressed(done, all)`` in records; ``updated(Updated)``,
    also where nothing was new; ``failed(sentence)``.
    """

    reported = Signal(object)
    progressed = Signal(int, int)
    updated = Signal(object)
    failed = Signal(str)

    def __init__(self, paths: Paths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(paths)
        self._serial = 0  # of the last question
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._listen)
        self._poll.start()
        # A daemon: a disk that hangs for ever must not keep the program alive.
        threading.Thread(target=self._worker.run, name="statistics", daemon=True).start()

    def ask(self, asked: Filter, group: str) -> None:
        """Ask for the figures of what is chosen; what has been reset is looked up there."""
        self._serial += 1
        self._worker.jobs.put(_Job(self._serial, asked, group))

    def update(self, anew: bool = False) -> None:
        """Read what is new, or everything anew."""
        self._worker.stopped = False
        self._worker.jobs.put(_Job(update=True, anew=anew))

    def reset(self, person: str, now: float) -> None:
        """Count only what ends from now on, for a person or for everybody."""
        self._worker.jobs.put(_Job(change=lambda: self._worker.counted.reset(person, now)))

    def restore(self, person: str) -> None:
        """Count everything again."""
        self._worker.jobs.put(_Job(change=lambda: self._worker.counted.restore(person)))

    def stop(self) -> None:
        """Leave the update under way; what has been read stays known."""
        self._worker.stopped = True

    def close(self) -> None:
        """Nothing more is wanted; does not wait."""
        self._poll.stop()
        self._worker.closing = self._worker.stopped = True
        self._worker.jobs.put(_Job())

    def _listen(self) -> None:
        progress: tuple[int, int] | None = None
        while not self._worker.answers.empty():
            answer = self._worker.answers.get()
            if isinstance(answer, tuple) and not isinstance(answer, Told):
                progress = answer  # only the newest counts
                continue
            if progress is not None:
                self.progressed.emit(*progress)
                progress = None
            if isinstance(answer, Told):
                if answer.serial == self._serial:
                    self.reported.emit(answer)
            elif isinstance(answer, Updated):
                self.updated.emit(answer)
            else:
                self.failed.emit(answer)
        if progress is not None:
            self.progressed.emit(*progress)


def history_of(paths: Paths) -> History:
    """The index of a user's finished matches, with what reviews say of them."""
    return History(paths.history, paths.finished, Reviews(paths.reviews), VERSION)


class Worker:
    """The side of the thread: does one job after the other; questions are answered in the middle of an update, too."""

    def __init__(self, paths: Paths) -> None:
        self.jobs: SimpleQueue[_Job] = SimpleQueue()
        self.answers: SimpleQueue[Told | Updated | tuple[int, int] | str] = SimpleQueue()
        self.counted = CountedFrom(paths.counted_from)
        self.stopped = self.closing = False
        self._history = history_of(paths)

    def run(self) -> None:
        while not self.closing:
            self._do(self.jobs.get())
        self._history.close()

    def _do(self, job: _Job) -> None:
        try:
            if job.change is not None:
                job.change()
            elif job.asked is not None:
                self._history.safely(lambda history: self._answer(history, job))
            elif job.update:
                self._history.safely(lambda history: self._update(history, job.anew))
        except SaveError as error:
            self.answers.put(error_words(error))
        except Exception as error:
            log.exception("the statistics cannot be told")
            self.answers.put(type(error).__name__)

    def _answer(self, history: History, job: _Job) -> None:
        assert job.asked is not None
        asked = replace(job.asked, counted_from=dict(self.counted.times()))
        found = report(history, asked, job.group)
        self.answers.put(Told(job.serial, asked, found, tuple(history.left_out())))

    def _update(self, history: History, anew: bool) -> None:
        usual = sys.getswitchinterval()
        # The window's thread asks for the interpreter at each cell that it draws: it must not wait long every time.
        sys.setswitchinterval(SWITCH_S)
        try:
            if anew:
                history.clear()
            self.answers.put(history.update(lambda done, among: self.answers.put((done, among)), self._pause))
        finally:
            sys.setswitchinterval(usual)

    def _pause(self) -> bool:
        """Answer what has been asked meanwhile; whether to stop."""
        updates: list[_Job] = []
        while not self.stopped:
            try:
                job = self.jobs.get_nowait()
            except Empty:
                break
            if job.update:
                updates.append(job)
            else:
                self._do(job)
        for job in updates:
            self.jobs.put(job)
        return self.stopped
