"""Client of the process that reviews deals. No Qt; never blocks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from trickdesk.bots.process.client import ProcessClient, Trouble
from trickdesk.bots.process.worker_pipe import LONGEST_REQUEST
from trickdesk.bots.review.values import DealReview, ReviewedDecision
from trickdesk.engine.cards import Deck
from trickdesk.engine.record import DECODER, RecordError, game_of, read_record
from trickdesk.games import games
from trickdesk.launch import own_command

TIME_OUT = 120.0  # seconds without an answer after which the process counts as hung
MOST = 1000  # decisions accepted for one deal; real deals have about sixty
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, RecordError)


class ReviewNews(NamedTuple):
    """News about a request: the review as far as it is known, or an error.

    The review grows until it is `complete`. Nothing follows an error.
    """

    ticket: int
    review: DealReview | None
    error: str | None = None


class ReviewClient(ProcessClient[ReviewNews]):
    """Client of the review process: each answer of `poll` has a more complete review."""

    most_resends = 1

    def __init__(
        self,
        command: Sequence[str] | None = None,
        time_out: float = TIME_OUT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(command or own_command("review-worker"), time_out, clock)
        self.deck: Deck | None = None
        self.deal = 0
        self.judged: dict[int, ReviewedDecision] = {}
        self.failed: list[ReviewNews] = []

    def review(self, record: str, deal: int) -> int:
        """Request the review of deal number `deal` (from 0) of a record.

        An earlier request is dropped.

        Returns:
            The ticket of the request.
        """
        self.serial += 1
        self.ticket, self.deal, self.resends, self.failed = self.serial, deal, 0, []
        try:
            self.deck = game_of(read_record(record), games()).deck
        except RecordError as error:
            self.ticket, self.failed = None, [ReviewNews(self.serial, None, str(error))]
            return self.serial
        text = json.dumps({"ticket": self.serial, "record": record, "deal": deal})
        self.line = text.encode() + b"\n"
        if len(self.line) > LONGEST_REQUEST:
            self.failed = self.fail(Trouble.RUBBISH)
        else:
            self.send()
        return self.serial

    def send(self) -> None:
        self.judged = {}
        super().send()

    def cancel(self) -> None:
        super().cancel()
        self.failed = []

    def poll(self) -> list[ReviewNews]:
        news, self.failed = self.failed, []
        return news + super().poll()

    def handle_line(self, line: bytes) -> list[ReviewNews]:
        try:
            data = DECODER.decode(line.decode())
            if "trace" in data:
                self.worker_log.add(f"an exception in the process that reviews:\n{data['trace']}")
            if self.ticket is None or data["ticket"] != self.ticket:
                return []
            self.deadline = self.clock() + self.time_out
            if "error" in data:
                ticket, self.ticket = self.ticket, None
                return [ReviewNews(ticket, None, str(data["error"]))]
            review = self.merged(data)
        except UNREADABLE:
            if self.ticket is None:
                return []
            self.kill()
            return self.fail(Trouble.RUBBISH)
        ticket = self.ticket
        if review.complete:
            self.ticket = None
        return [ReviewNews(ticket, review)]

    def failure(self, ticket: int, trouble: Trouble, reason: str) -> ReviewNews:
        return ReviewNews(ticket, None, trouble.value)

    def merged(self, data: dict[str, Any]) -> DealReview:
        """Return the review with the news of an answer.

        Raises:
            ValueError: Or another of `UNREADABLE`, for a bad answer.
        """
        deck = self.deck
        assert deck is not None
        head = DealReview.from_json(data["review"], deck)
        if head.deal != self.deal:
            raise ValueError("another deal")
        for entry in data["judged"]:
            judged = ReviewedDecision.from_json(entry, deck)
            if not head.first <= judged.at < head.end:
                raise ValueError("a decision of another deal")
            self.judged[judged.at] = judged
        if len(self.judged) > MOST:
            raise ValueError("too many decisions")
        return replace(head, judged=tuple(judged for _, judged in sorted(self.judged.items())))
