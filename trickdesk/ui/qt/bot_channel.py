"""Sends requests to a bot process, and polls for its answers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.session import BotRequest
from trickdesk.session.mistakes import HintRequest

POLL_MS = 5

Take = Callable[[Answer], None]


class BotChannel(QObject):
    """Handles one request at a time; a new one cancels the one before.

    Each request returns a ticket and passes its answers to `take`, partial ones first (`Answer.partial`). The
    process is polled only while a request is open.
    """

    def __init__(self, client: BotClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.client = client
        self._ticket = 0
        self._take: Take | None = None  # None if no answer is awaited
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self.listen)

    def request(self, asked: BotRequest, take: Take) -> int:
        """Request a bot's decision, or the proof of the request's claim if it has one."""
        if asked.claim is not None:
            self.client.request_claim(asked.ticket, asked.view, asked.claim)
        else:
            manner = asked.temperament, asked.agreements, asked.unhurried
            self.client.request(asked.ticket, asked.view, asked.level, asked.seed, *manner)
        return self._await(take)

    def request_hint(self, asked: HintRequest, take: Take) -> int:
        """Request a hint."""
        self.client.request_hint(asked.ticket, asked.view, asked.seed, asked.agreements)
        return self._await(take)

    def _await(self, take: Take) -> int:
        self._ticket, self._take = self._ticket + 1, take
        self._timer.start()
        return self._ticket

    def is_asking(self, ticket: int) -> bool:
        """Return whether this request is still open."""
        return self._take is not None and ticket == self._ticket

    @property
    def is_idle(self) -> bool:
        """Return whether no request is open."""
        return self._take is None

    def cancel(self, ticket: int) -> None:
        """Cancel this request if it is still open."""
        if self.is_asking(ticket):
            self.cancel_all()

    def cancel_all(self) -> None:
        """Cancel the open request, regardless of who made it."""
        self._take = None
        self._timer.stop()
        self.client.cancel()

    def listen(self) -> None:
        """Deliver the answers that have arrived."""
        asked = self._ticket
        for answer in self.client.poll():
            take = self._take
            if take is None or self._ticket != asked:
                return  # handling one answer closed the request
            if not answer.partial:
                self._take = None
                self._timer.stop()
            take(answer)

    def log(self, sentence: str) -> None:
        """Log an error."""
        self.client.worker_log.add(sentence)
