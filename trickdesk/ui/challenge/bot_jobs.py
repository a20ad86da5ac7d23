"""Bots that play and check whole challenges in the background."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject

from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.engine.errors import TrickdeskError
from trickdesk.session import BotRequest
from trickdesk.session.challenge.bot_work import Work
from trickdesk.session.challenge.result import Result
from trickdesk.ui.qt.bot_channel import BotChannel


class Job(NamedTuple):
    """Work for the bots, and what becomes of its result, or of the error that ends it."""

    key: object
    begin: Callable[[], Work]
    take: Callable[[Result], object]
    fail: Callable[[TrickdeskError], object]


class BotJobs(QObject):
    """Runs one job after the other, in a bots' process of their own.

    A job yields requests and is sent what the bot decides. A job with the key of another one isn't added.
    """

    def __init__(self, client: BotClient | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._channel = BotChannel(client or BotClient(), self)
        self._jobs: list[Job] = []
        self._work: Work | None = None

    @property
    def is_busy(self) -> bool:
        return bool(self._jobs)

    def add(self, job: Job) -> None:
        """Run a job after those before it."""
        if all(job.key != other.key for other in self._jobs):
            self._jobs.append(job)
            if len(self._jobs) == 1:
                self._begin()

    def shut(self) -> None:
        """Stop all work before the program ends."""
        self._jobs.clear()
        self._work = None
        self._channel.cancel_all()
        self._channel.client.kill()

    def _begin(self) -> None:
        if self._jobs:
            self._work = self._jobs[0].begin()
            self._go_on(partial(next, self._work))

    def _go_on(self, step: Callable[[], BotRequest]) -> None:
        try:
            request = step()
        except StopIteration as done:
            self._end(partial(self._jobs[0].take, done.value))
        except TrickdeskError as error:
            self._end(partial(self._jobs[0].fail, error))
        else:
            self._channel.request(request, self._hear)

    def _hear(self, answer: Answer) -> None:
        if answer.partial:
            return
        if answer.action_text is None:  # the bots' process fails, so nothing can be said now
            self._jobs.clear()
        else:
            assert self._work is not None
            self._go_on(partial(self._work.send, answer.action_text))

    def _end(self, tell: Callable[[], object]) -> None:
        self._jobs.pop(0)
        tell()
        self._begin()
