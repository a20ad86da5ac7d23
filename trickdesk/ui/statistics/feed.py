"""Queries and updates the match index in a thread."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from queue import Empty, SimpleQueue
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from trickdesk.session.review_store import history_of
from trickdesk.storage.files import SaveError
from trickdesk.storage.paths import Paths
from trickdesk.storage.persons import changes_in
from trickdesk.storage.statistics.figures import CountedFrom, Filter, Report, report
from trickdesk.storage.statistics.history import ExcludedRecord, History, UpdateResult
from trickdesk.ui.qt.background import on_gui_thread
from trickdesk.ui.text import messages

log = logging.getLogger(__name__)

TOLD_S = 0.02  # least time between progress reports


class StatisticsReply(NamedTuple):
    """A reply: `asked` is the query, `left_out` the records not counted."""

    serial: int
    asked: Filter
    report: Report
    left_out: tuple[ExcludedRecord, ...]


class ReadingProgress(NamedTuple):
    """How many records have been read, of how many."""

    done: int
    among: int


Answer = StatisticsReply | UpdateResult | ReadingProgress | str  # a string says what went wrong


class _Job(NamedTuple):
    """A job for the thread; an update waits until the one in progress has ended."""

    run: Callable[[], None]
    is_update: bool = False


class Feed(QObject):
    """Queries statistics in a thread.

    Signals:
        reported(StatisticsReply): The answer to the last query.
        progressed(done, all): How many records have been read.
        updated(UpdateResult): The index was updated, perhaps without news.
        failed(sentence): Why there is no answer.
    """

    reported = Signal(StatisticsReply)
    progressed = Signal(int, int)
    updated = Signal(UpdateResult)
    failed = Signal(str)

    def __init__(self, paths: Paths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.worker = Worker(paths, on_gui_thread(self._take))
        self._serial = 0  # number of the last query
        # A daemon, so that a disk that hangs can't keep the program alive.
        threading.Thread(target=self.worker.run, name="statistics", daemon=True).start()

    def ask(self, asked: Filter, group: str) -> None:
        """Query the figures for a filter; the worker adds the times of resets."""
        self._serial += 1
        self.worker.jobs.put(_Job(partial(self.worker.answer, self._serial, asked, group)))

    def update(self, anew: bool = False) -> None:
        """Read new records, or rebuild the index."""
        self.worker.stopped = False
        self.worker.jobs.put(_Job(partial(self.worker.update, anew), is_update=True))

    def reset(self, person: str, now: float) -> None:
        """Count only matches that end from now on, for a person or for everyone."""
        self.worker.jobs.put(_Job(partial(self.worker.counted.reset, person, now)))

    def restore(self, person: str) -> None:
        """Count everything again."""
        self.worker.jobs.put(_Job(partial(self.worker.counted.restore, person)))

    def stop(self) -> None:
        """Stop the update in progress; what has been read stays in the index."""
        self.worker.stopped = True

    def close(self) -> None:
        """Stop the worker without waiting for it."""
        self.worker.closing = self.worker.stopped = True
        self.worker.jobs.put(_Job(lambda: None))  # wakes the thread

    def _take(self, answer: Answer) -> None:
        if self.worker.closing:
            return
        if isinstance(answer, ReadingProgress):
            self.progressed.emit(*answer)
        elif isinstance(answer, UpdateResult):
            self.updated.emit(answer)
        elif isinstance(answer, str):
            self.failed.emit(answer)
        elif answer.serial == self._serial:
            self.reported.emit(answer)


class Worker:
    """Runs jobs in the thread, one after another.

    Queries are also answered in the middle of an update.
    """

    def __init__(self, paths: Paths, tell: Callable[[list[Answer]], None]) -> None:
        self.jobs: SimpleQueue[_Job] = SimpleQueue()
        self._tell = tell
        self._told_at = 0.0
        self.counted = CountedFrom(paths.counted_from, lambda: changes_in(paths.settings))
        self.stopped = self.closing = False
        self._history = history_of(paths)

    def run(self) -> None:
        while not self.closing:
            self._do(self.jobs.get())
        self._history.close()

    def _do(self, job: _Job) -> None:
        try:
            job.run()
        except SaveError as error:
            self._tell([messages.sentence(error)])
        except Exception as error:
            log.exception("the statistics cannot be told")
            self._tell([type(error).__name__])

    def answer(self, serial: int, asked: Filter, group: str) -> None:
        """Answer a query, counting from the times of resets."""
        asked = replace(asked, counted_from=dict(self.counted.times()))

        def reply(history: History) -> StatisticsReply:
            return StatisticsReply(serial, asked, report(history, asked, group), tuple(history.left_out()))

        self._tell([self._history.safely(reply)])

    def update(self, anew: bool) -> None:
        """Read new records, or rebuild the index."""

        def read(history: History) -> UpdateResult:
            if anew:
                history.clear()
            return history.update(self._progress, self.pause)

        self._tell([self._history.safely(read)])

    def _progress(self, done: int, among: int) -> None:
        now = time.monotonic()
        if done == among or now - self._told_at >= TOLD_S:
            self._told_at = now
            self._tell([ReadingProgress(done, among)])

    def pause(self) -> bool:
        """Answer queries during an update; return whether to stop it."""
        updates: list[_Job] = []
        while not self.stopped:
            try:
                job = self.jobs.get_nowait()
            except Empty:
                break
            if job.is_update:
                updates.append(job)
            else:
                self._do(job)
        for job in updates:
            self.jobs.put(job)
        return self.stopped
