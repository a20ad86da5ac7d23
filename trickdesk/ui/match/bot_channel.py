"""The one owner of the bots' process in a window: asks it for moves, claims and hints, and polls it for answers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.session import BotRequest
from trickdesk.session.mistakes import HintRequest

POLL_MS = 5

Take = Callable[[Answer], None]


class BotChannel(QObject):
    """One question at a time; a new one replaces the one before, whose asker hears no more.

    Each way to ask returns a ticket. ``take`` gets the answer to it, or first those on the way (``Answer.partial``).
    The process is polled only while something is asked.
    """

    def __init__(self, client: BotClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.client = client
        self._ticket = 0
        self._take: Take | None = None  # while that ticket's answer is awaited
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self.listen)

    def request(self, asked: BotRequest, take: Take) -> int:
        """Ask for what a bot does, or for the proof of a claim where the request has one."""
        if asked.claim is not None:
            self.client.request_claim(asked.ticket, asked.view, asked.claim)
        else:
            manner = asked.temperament, asked.agreements
            self.client.request(asked.ticket, asked.view, asked.level, asked.seed, *manner)
        return self._await(take)

    def request_hint(self, asked: HintRequest, take: Take) -> int:
        """Ask for a hint."""
        self.client.request_hint(asked.ticket, asked.view, asked.seed, asked.agreements)
        return self._await(take)

    def _await(self, take: Take) -> int:
        self._ticket, self._take = self._ticket + 1, take
        self._timer.start()
        return self._ticket

    def is_asking(self, ticket: int) -> bool:
        """Whether that question is still open."""
        return self._take is not None and ticket == self._ticket

    def cancel(self, ticket: int) -> None:
        """Take that question back; nothing happens if it is no longer open."""
        if self.is_asking(ticket):
            self.cancel_all()

    def cancel_all(self) -> None:
        """Take back whatever is asked, by anybody."""
        self._take = None
        self._timer.stop()
        self.client.cancel()

    def listen(self) -> None:
        """Hand over the answers that have come."""
        asked = self._ticket
        for answer in self.client.poll():
            take = self._take
            if take is None or self._ticket != asked:
                return  # what one answer has led to has closed the question
            if not answer.partial:
                self._take = None
                self._timer.stop()
            take(answer)

    def log(self, sentence: str) -> None:
        """Note what went wrong, in the log."""
        self.client.worker_log.add(sentence)
