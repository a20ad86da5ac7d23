"""The last decisions of bots and why they were made: in memory only, for reports."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, NamedTuple

from trickdesk.engine.cards import Seat
from trickdesk.engine.record import read_record
from trickdesk.session.bot_requests import BotRequest
from trickdesk.session.session import Session

KEPT = 150  # the bots of the longest deal decide some hundred times


class RecordedDecision(NamedTuple):
    """One decision of a bot.

    What was asked, the answer in record notation (None: no answer), the reasons as sent by the worker;
    `pure`: kernels were not compiled; `error`: why there was no answer.
    """

    request: BotRequest
    action: str | None
    why: Mapping[str, Any] | None
    pure: bool
    error: str | None

    @property
    def at(self) -> int:
        """Its index in the log of the record."""
        return self.request.ticket & 0xFFFFFFFF

    @property
    def seat(self) -> Seat:
        ask = self.request.view.ask
        assert ask is not None
        return ask.seat


class Decisions:
    """The last of them in the match that is being played."""

    def __init__(self) -> None:
        self._kept: deque[RecordedDecision] = deque(maxlen=KEPT)

    def clear(self) -> None:
        """Another match begins."""
        self._kept.clear()

    def add(self, decided: RecordedDecision) -> None:
        self._kept.append(decided)

    def standing(self, session: Session) -> list[RecordedDecision]:
        """The decisions not undone, oldest first.

        Where another action replaced a bot's answer, its own answer is kept.
        """
        log = read_record(session.record_text()).log
        latest = {decided.at: decided for decided in self._kept if decided.at < len(log)}
        return [
            decided
            for at, decided in sorted(latest.items())
            if decided.error is not None or log[at] == f"{decided.seat} {decided.action}"
        ]
