"""The program's end of the line to the process that reviews deals. Knows nothing of Qt; never blocks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from trickdesk.bots.process.client import CLOSING, ENDS, Trouble
from trickdesk.bots.process.worker_log import Chronicle
from trickdesk.bots.process.worker_pipe import LONGEST_REQUEST, WAITING, Line
from trickdesk.bots.review.values import DealReview, Judged
from trickdesk.engine.cards import Deck
from trickdesk.engine.record import DECODER, RecordError, game_of, read_record
from trickdesk.games import games
from trickdesk.launch import own_command, own_environment

TIME_OUT = 120.0  # seconds of silence after which the process is taken for hung
RESENDS = 1  # how often a request is sent again after a crash
MOST = 1000  # decisions of a deal, which has sixty
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, RecordError)


class ReviewNews(NamedTuple):
    """What there is to say about a request: all of the review that is known by now, which grows until it is
    ``complete``; or an error, after which no more comes."""

    ticket: int
    review: DealReview | None
    error: str | None = None


class ReviewClient:
    """One process and at most one request in the air. Nothing here waits for the process, but :meth:`close`.

    ``review`` asks, ``poll`` (call it often) gives what is new. A process that crashes is started again and asked once
    more, one that says nothing for ``time_out`` seconds is killed; when that does not help there is an error.
    """

    def __init__(
        self,
        command: Sequence[str] | None = None,
        time_out: float = TIME_OUT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.command = list(command or own_command("review-worker"))
        self.time_out, self.clock = time_out, clock
        self.chronicle = Chronicle()
        self.worker: Line | None = None
        self.serial = 0
        self.ticket: int | None = None  # of the request in the air
        self.message = b""
        self.resends = 0
        self.deadline = 0.0
        self.deck: Deck | None = None
        self.deal = 0
        self.judged: dict[int, Judged] = {}
        self.failed: list[ReviewNews] = []

    def review(self, record: str, deal: int) -> int:
        """Ask for the review of deal number ``deal`` (from 0) of a record; its ticket. An earlier request is
        dropped."""
        self.serial += 1
        self.ticket, self.deal, self.resends, self.failed = self.serial, deal, 0, []
        try:
            self.deck = game_of(read_record(record), games()).deck
        except RecordError as error:
            self.fail(str(error))
            return self.serial
        text = json.dumps({"ticket": self.serial, "record": record, "deal": deal})
        self.message = text.encode() + b"\n"
        if len(self.message) > LONGEST_REQUEST:
            self.fail(Trouble.RUBBISH.value)
        else:
            self.send()
        return self.serial

    def send(self) -> None:
        """Ask, from the beginning."""
        if self.worker is not None and self.worker.end is not None:
            self.kill()
        if self.worker is None:
            self.worker = Line(self.command, own_environment())
        self.judged = {}
        self.deadline = self.clock() + self.time_out
        self.worker.say(self.message)

    def cancel(self) -> None:
        """Give up the request in the air, if there is one."""
        if self.ticket is not None and self.worker is not None:
            self.worker.say(b'{"cancel":%d}\n' % self.ticket)
        self.ticket, self.failed = None, []

    def poll(self) -> list[ReviewNews]:
        """What is new since the last call; never waits."""
        news, self.failed = self.failed, []
        worker = self.worker
        if worker is not None:
            end = worker.end  # asked first: what was said before the end has come then
            lines = [line for _ in range(WAITING) if (line := worker.heard()) is not None]
            for line in lines:
                news += self.heard(line)
            if end is not None and len(lines) < WAITING:
                self.crashed(ENDS[end].value)
        if self.ticket is not None and self.clock() > self.deadline:
            self.resends = RESENDS
            self.crashed(Trouble.SILENT.value)
        news, self.failed = [*news, *self.failed], []
        return news

    def heard(self, line: bytes) -> list[ReviewNews]:
        """What a line says, if somebody still waits for it; an answer that cannot be read is an error."""
        try:
            data = DECODER.decode(line.decode())
            if "trace" in data:
                self.chronicle.add(f"an exception in the process that reviews:\n{data['trace']}")
            if self.ticket is None or data["ticket"] != self.ticket:
                return []
            self.deadline = self.clock() + self.time_out
            if "error" in data:
                self.fail(str(data["error"]))
                return []
            review = self.grown(data)
        except UNREADABLE:
            if self.ticket is not None:
                self.kill()
                self.fail(Trouble.RUBBISH.value)
            return []
        ticket = self.ticket
        if review.complete:
            self.ticket = None
        return [ReviewNews(ticket, review)]

    def grown(self, data: dict[str, Any]) -> DealReview:
        """The review with what is new in an answer; raises what is in ``UNREADABLE``."""
        deck = self.deck
        assert deck is not None
        head = DealReview.from_json(data["review"], deck)
        if head.deal != self.deal:
            raise ValueError("another deal")
        for entry in data["judged"]:
            judged = Judged.from_json(entry, deck)
            if not head.first <= judged.at < head.end:
                raise ValueError("a decision of another deal")
            self.judged[judged.at] = judged
        if len(self.judged) > MOST:
            raise ValueError("too many decisions")
        return replace(head, judged=tuple(judged for _, judged in sorted(self.judged.items())))

    def crashed(self, reason: str) -> None:
        """Get rid of the process; ask a new one, or give up."""
        self.kill()
        if self.ticket is None:
            return
        if self.resends < RESENDS:
            self.resends += 1
            self.send()
        else:
            self.fail(reason)

    def fail(self, reason: str) -> None:
        """Note for the next ``poll`` that nothing will come."""
        assert self.ticket is not None
        self.failed.append(ReviewNews(self.ticket, None, reason))
        self.ticket = None

    def kill(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.kill()

    def close(self) -> None:
        """End the process: it gets half a second to go by itself, then it is killed; takes a second at most."""
        self.ticket, self.failed = None, []
        worker, self.worker = self.worker, None
        if worker is None:
            return
        worker.close()
        if not worker.wait(CLOSING):
            worker.kill()
            worker.wait(CLOSING)
