"""The latest decisions of bots and their reasons, in memory only, for reports."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, NamedTuple

from trickdesk.engine.cards import Seat
from trickdesk.engine.record import read_record
from trickdesk.session.bot_requests import BotRequest
from trickdesk.session.session import Session

KEPT = 150  # the longest deal has about a hundred bot decisions


class RecordedDecision(NamedTuple):
    """One decision of a bot.

    Attributes:
        request: What it was asked.
        action: Its answer in record notation, or None if it gave none.
        why: The reasons, as sent by the worker.
        pure: Whether its kernels were not compiled.
        error: Why there was no answer, or None.
    """

    request: BotRequest
    action: str | None
    why: Mapping[str, Any] | None
    pure: bool
    error: str | None

    @property
    def at(self) -> int:
        """The index of the decision in the log of the record."""
        return self.request.ticket & 0xFFFFFFFF

    @property
    def seat(self) -> Seat:
        ask = self.request.view.ask
        assert ask is not None
        return ask.seat


class Decisions:
    """The latest decisions in the current match."""

    def __init__(self) -> None:
        self._kept: deque[RecordedDecision] = deque(maxlen=KEPT)

    def clear(self) -> None:
        """Forget all decisions, because another match begins."""
        self._kept.clear()

    def add(self, decided: RecordedDecision) -> None:
        self._kept.append(decided)

    def standing(self, session: Session) -> list[RecordedDecision]:
        """Return the decisions that were not undone, oldest first.

        A decision counts only if its answer was played, or if the bot failed.
        """
        log = read_record(session.record_text()).log
        latest = {decided.at: decided for decided in self._kept if decided.at < len(log)}
        return [
            decided
            for at, decided in sorted(latest.items())
            if decided.error is not None or log[at] == f"{decided.seat} {decided.action}"
        ]
