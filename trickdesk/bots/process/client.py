"""Clients of the processes of bots and reviews. No Qt; never block."""

from __future__ import annotations

import json
import logging
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from trickdesk.bots.levels import USUAL, Agreements
from trickdesk.bots.process.worker_pipe import LONGEST_REQUEST, WAITING, End, WorkerPipe
from trickdesk.engine.cards import Deck
from trickdesk.engine.claims import Claim
from trickdesk.engine.record import DECODER, RecordError, game_of, read_record
from trickdesk.engine.view import PlayerView, write_view
from trickdesk.games import games
from trickdesk.launch import own_command, own_environment

if TYPE_CHECKING:
    from trickdesk.bots.review.values import DealReview, ReviewedDecision

log = logging.getLogger(__name__)
debug = logging.getLogger("trickdesk.debug.bots")

LONGEST = 4000  # characters of one log entry; a broken process may write endlessly
HEAD = 800  # characters kept from the start of a long entry; the end of a traceback says more
ROOM = 64_000  # characters of all entries while the program runs
T = TypeVar("T")
TIME_OUT = 5.0  # seconds without an answer after which a worker counts as hung
# The same if a decision may take as long as it needs: without compiled kernels, several seconds.
FIXED_TIME_OUT = 120.0
REVIEW_TIME_OUT = 120.0  # the same for the process that reviews
STARTING = 3.0  # extra seconds for a worker that has just been started
PURE = "pure"  # the result of `trickdesk.kernels.loaded` for uncompiled kernels
CLOSING = 0.5  # seconds to wait for a worker to end by itself, and again after killing it


MOST_JUDGED = 1000  # decisions accepted for one deal; real deals have about sixty
UNREADABLE = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, RecordError)


class WorkerLog:
    """Writes a worker's errors to the log, up to a total length."""

    def __init__(self) -> None:
        self.room = ROOM

    def add(self, text: str) -> None:
        """Log an error; control characters are replaced."""
        if self.room <= 0:
            return
        if len(text) > LONGEST:
            text = f"{text[:HEAD]} … {text[HEAD - LONGEST :]}"
        self.room -= len(text)
        log.error("%s", "".join(map(plain, text)))
        if self.room <= 0:
            log.error("further errors of the bots' process are not logged")


def plain(letter: str) -> str:
    return letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}"


class Trouble(Enum):
    """Why there is no valid answer from a bot."""

    NOT_STARTED = "the bots' process could not be started"
    ENDED = "the bots' process ended"
    SILENT = "the bots' process did not answer in time"
    RUBBISH = "the bots' process sent an invalid answer"
    BROKEN = "a bot failed"
    ILLEGAL = "a bot chose an illegal action"


ENDS = {End.NOT_STARTED: Trouble.NOT_STARTED, End.ENDED: Trouble.ENDED, End.TOO_LONG: Trouble.RUBBISH}


class Answer(NamedTuple):
    """The answer to a request: an action as text, or an error.

    Actions are written as in records (`call 7H`, see `docs/record.md`).

    - `why`: the explanation for `Explanation.from_json`; None if there is none.
    - `pure`: the bot used uncompiled kernels, with which the highest levels may decide differently unless all is
      fixed.
    - `trouble`: the kind of the error.
    - `partial`: a partial hint; more will follow.
    - `claims`: the bot on lead can claim all remaining tricks.
    """

    ticket: int
    action_text: str | None
    error: str | None = None
    why: dict[str, Any] | None = None
    pure: bool = False
    trouble: Trouble | None = None
    partial: bool = False
    claims: bool = False


class ProcessClient(Generic[T]):
    """Client of one process, with at most one pending request.

    Only `close` waits for the process. Call `poll` every few milliseconds to get the answers.

    A process that crashes is started and asked again. One that is silent for `time_out` seconds is killed. If
    that doesn't help, the answer is an error. Answers to any but the latest request are dropped. `worker_log`
    logs errors.
    """

    starting: ClassVar[float] = 0.0  # extra seconds for a process that has just been started
    most_resends: ClassVar[int]  # how often a request is sent again after a crash

    def __init__(self, command: Sequence[str], time_out: float, clock: Callable[[], float]) -> None:
        self.command = list(command)
        self.time_out, self.clock = time_out, clock
        self.worker_log = WorkerLog()
        self.worker: WorkerPipe | None = None
        self.is_new = True  # the process has not answered yet
        self.ticket: int | None = None  # the ticket of the pending request
        self.serial = 0  # number of that request in the pipe
        self.line = b""
        self.resends = 0
        self.deadline = 0.0
        self.least_patience = 0.0  # seconds that this request may take, whatever `time_out` is

    def handle_line(self, line: bytes) -> list[T]:
        """Return the answers in a line, if it belongs to the pending request.

        Exceptions in the process are logged.
        """
        raise NotImplementedError

    def failure(self, ticket: int, trouble: Trouble, reason: str) -> T:
        """Return an answer that reports a failure."""
        raise NotImplementedError

    @property
    def process(self) -> subprocess.Popen[bytes] | None:
        """The process; None until it runs."""
        return None if self.worker is None else self.worker.process

    def start(self) -> None:
        """Start the process if it isn't running, so that the first answer comes sooner."""
        if self.worker is not None and self.worker.end is not None:
            self.kill()  # it ended while no request was pending
        if self.worker is None:
            debug.debug("%s starts", self.command[-1])
            self.worker, self.is_new = WorkerPipe(self.command, own_environment()), True

    def send(self) -> None:
        """Send the request to the process, which is started if needed."""
        self.start()
        assert self.worker is not None
        self.deadline = (
            self.clock() + max(self.time_out, self.least_patience) + (self.starting if self.is_new else 0)
        )
        # The process doesn't read a longer one, so the request times out.
        if len(self.line) <= LONGEST_REQUEST:
            self.worker.send(self.line)

    def cancel(self) -> None:
        """Cancel the pending request; its process stops thinking."""
        if self.ticket is not None and self.worker is not None:
            self.worker.send(b'{"cancel":%d}\n' % self.serial)
        self.ticket = None

    def poll(self) -> list[T]:
        """Return the answers since the last call, without waiting."""
        answers: list[T] = []
        worker = self.worker
        if worker is not None:
            end = worker.end  # read first, so that all lines before the end are in the queue
            lines = [line for _ in range(WAITING) if (line := worker.receive()) is not None]
            for line in lines:
                answers += self.handle_line(line)
            if end is not None and len(lines) < WAITING:
                answers += self.crashed(ENDS[end], worker.reason)
        if self.ticket is not None and self.clock() > self.deadline:
            self.resends = self.most_resends  # a request that hangs would hang the next process too
            answers += self.crashed(Trouble.SILENT)
        return answers

    def crashed(self, trouble: Trouble, reason: str = "") -> list[T]:
        """Drop the process, then ask a new one or give up."""
        debug.debug("%s failed: %s", self.command[-1], trouble.name)
        self.kill()
        if self.ticket is None:
            return []
        if self.resends < self.most_resends:
            self.resends += 1
            self.send()
            return []
        return self.fail(trouble, reason)

    def fail(self, trouble: Trouble, reason: str = "") -> list[T]:
        """Give up the pending request; return an answer that reports it."""
        ticket, self.ticket = self.ticket, None
        assert ticket is not None
        return [self.failure(ticket, trouble, reason)]

    def kill(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.kill()

    def close(self) -> None:
        """End the process: wait half a second for it, then kill it; at most a second."""
        self.ticket = None
        worker, self.worker = self.worker, None
        if worker is None:
            return
        worker.close()
        if not worker.wait(CLOSING):
            worker.kill()
            worker.wait(CLOSING)


class BotClient(ProcessClient[Answer]):
    """Client of the bot process: requests actions, hints and proofs of claims."""

    starting = STARTING
    most_resends = 2

    def __init__(
        self,
        command: Sequence[str] | None = None,
        time_out: float = TIME_OUT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(command or own_command("bot-worker"), time_out, clock)
        self.hints = False  # the pending request is for a hint, which has several answers

    def request(
        self,
        ticket: int,
        view: PlayerView,
        level: str,
        seed: int,
        temperament: str = USUAL,
        agreements: Agreements = (),
        style: str = "",
        unhurried: bool = False,
        fixed: bool = False,
    ) -> None:
        """Request an action; replaces a pending request."""
        what = {"level": level, "seed": seed, "temperament": temperament}
        what |= {"agreements": agreements, "style": style}
        what |= ({"unhurried": True} if unhurried else {}) | ({"fixed": True} if fixed else {})
        self.ask(ticket, view, what)

    def request_hint(self, ticket: int, view: PlayerView, seed: int, agreements: Agreements = ()) -> None:
        """Request a hint; replaces a pending request.

        All answers but the last are partial.
        """
        self.ask(ticket, view, {"hint": True, "seed": seed, "agreements": agreements})

    def request_claim(self, ticket: int, view: PlayerView, claim: Claim) -> None:
        """Request a proof of a claim; the action is the proof's first play, or empty."""
        self.ask(ticket, view, {"claim": claim})

    def ask(self, ticket: int, view: PlayerView, what: Mapping[str, object]) -> None:
        """Send a request about a view."""
        self.serial += 1
        head = json.dumps({"ticket": self.serial, **what})
        message = f'{head[:-1]}, "view": {write_view(view)}}}\n'
        self.ticket, self.line, self.resends = ticket, message.encode(), 0
        self.hints = "hint" in what
        self.least_patience = FIXED_TIME_OUT if "fixed" in what else 0.0
        self.send()

    def handle_line(self, line: bytes) -> list[Answer]:
        self.is_new = False
        try:
            data = json.loads(line)
            serial, action, error = data["ticket"], data.get("action"), data.get("error")
        except (ValueError, TypeError, KeyError, RecursionError):
            return []
        if "trace" in data:
            self.worker_log.add(f"an exception in the bots' process:\n{data['trace']}")
        ticket = self.ticket
        if ticket is None or serial != self.serial:
            return []
        if data.get("partial") is True and isinstance(action, str):
            return [Answer(ticket, action, why=data.get("why"), partial=True)] if self.hints else []
        if isinstance(error, str):
            return self.fail(Trouble.BROKEN if data.get("broken") is True else Trouble.RUBBISH, error)
        if not isinstance(action, str):
            return self.fail(Trouble.RUBBISH)
        self.ticket = None
        pure, claims = data.get("kernels") == PURE, data.get("claims") is True
        return [Answer(ticket, action, None, data.get("why"), pure, claims=claims)]

    def failure(self, ticket: int, trouble: Trouble, reason: str) -> Answer:
        error = f"{trouble.value}: {reason}" if reason else trouble.value
        return Answer(ticket, None, error, trouble=trouble)


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
        time_out: float = REVIEW_TIME_OUT,
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
        from trickdesk.bots.review.values import DealReview, ReviewedDecision

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
        if len(self.judged) > MOST_JUDGED:
            raise ValueError("too many decisions")
        return replace(head, judged=tuple(judged for _, judged in sorted(self.judged.items())))
