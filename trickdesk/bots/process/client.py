"""Clients of the program's own processes, and that of the bots.

No Qt; never blocks.
"""

from __future__ import annotations

import json
import logging
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from trickdesk.bots.claims.claim import Claim
from trickdesk.bots.levels import USUAL, Agreements
from trickdesk.bots.process.worker_pipe import LONGEST_REQUEST, WAITING, End, WorkerPipe
from trickdesk.engine.view import PlayerView, write_view
from trickdesk.launch import own_command, own_environment

log = logging.getLogger(__name__)

LONGEST = 4000  # letters of one entry in the log: a process may say anything, at any length, for ever
HEAD = 800  # ... of them from its beginning; the end of a traceback says more
ROOM = 64_000  # letters for all entries of one run of the program
T = TypeVar("T")
TIME_OUT = 5.0  # seconds after which a thinking worker is taken for hung
STARTING = 3.0  # ... and how many more one has that has not said anything yet
PURE = "pure"  # what :func:`trickdesk.kernels.loaded` says of uncompiled kernels
CLOSING = 0.5  # seconds that a worker has to end by itself, and to be gone once it is killed


class WorkerLog:
    """Writes to the log as long as there is room."""

    def __init__(self) -> None:
        self.room = ROOM

    def add(self, words: str) -> None:
        """Log this as an error, in letters that no terminal obeys."""
        if self.room <= 0:
            return
        if len(words) > LONGEST:
            words = f"{words[:HEAD]} … {words[HEAD - LONGEST :]}"
        self.room -= len(words)
        log.error("%s", "".join(map(plain, words)))
        if self.room <= 0:
            log.error("whatever else goes wrong with the bots' process is not logged")


def plain(letter: str) -> str:
    return letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}"


class Trouble(Enum):
    """Why a bot's answer cannot be had, or not be taken."""

    NOT_STARTED = "the bots' process could not be started"
    ENDED = "the bots' process ended"
    SILENT = "the bots' process did not answer in time"
    RUBBISH = "the bots' process answered what is no answer"
    BROKEN = "a bot broke"
    ILLEGAL = "a bot wanted what the rules do not allow"


ENDS = {End.NOT_STARTED: Trouble.NOT_STARTED, End.ENDED: Trouble.ENDED, End.TOO_LONG: Trouble.RUBBISH}


class Answer(NamedTuple):
    """What became of a request: an action as ``record.md`` writes it (``call 7H``), or an error.

    ``why``: the reasons, to be read by :meth:`Explanation.from_json`; None if there are none. ``pure``: the bot thought
    in uncompiled kernels, in which the highest level may decide otherwise. ``trouble``: what kind of error it is.
    ``partial``: it is a hint on the way; more will come. ``claims``: the bot on lead can claim all the rest.
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
    """One process and at most one request in the air.

    Nothing here waits for the process, but :meth:`close`.

    Call ``poll`` often (every few milliseconds): it gives the answers that have come. A process that crashes is started
    again and asked again, one that says nothing for ``time_out`` seconds is killed; when that does not help the answer
    is an error. Answers to anything but the latest request are dropped. ``worker_log`` logs what goes wrong.
    """

    starting: ClassVar[float] = 0.0  # seconds more that a process has which has not said anything yet
    most_resends: ClassVar[int]  # how often a request is sent again after a crash

    def __init__(self, command: Sequence[str], time_out: float, clock: Callable[[], float]) -> None:
        self.command = list(command)
        self.time_out, self.clock = time_out, clock
        self.worker_log = WorkerLog()
        self.worker: WorkerPipe | None = None
        self.is_new = True  # the process has not said anything yet
        self.ticket: int | None = None  # of the request in the air
        self.serial = 0  # what that request is called on the line
        self.line = b""
        self.resends = 0
        self.deadline = 0.0

    def handle_line(self, line: bytes) -> list[T]:
        """What a line says, if somebody still waits for it; an exception is logged."""
        raise NotImplementedError

    def failure(self, ticket: int, trouble: Trouble, reason: str) -> T:
        """The answer that says why there is none."""
        raise NotImplementedError

    @property
    def process(self) -> subprocess.Popen[bytes] | None:
        """The process, as soon as it runs."""
        return None if self.worker is None else self.worker.process

    def start(self) -> None:
        """Start the process if it does not run, so that the first answer does not have to wait for it."""
        if self.worker is not None and self.worker.end is not None:
            self.kill()  # it ended while nobody asked
        if self.worker is None:
            self.worker, self.is_new = WorkerPipe(self.command, own_environment()), True

    def send(self) -> None:
        """Ask, from the beginning."""
        self.start()
        assert self.worker is not None
        self.deadline = self.clock() + self.time_out + (self.starting if self.is_new else 0)
        if len(self.line) <= LONGEST_REQUEST:  # the process would not read it; then it does not answer
            self.worker.send(self.line)

    def cancel(self) -> None:
        """Give up the request in the air, if there is one; its process stops thinking."""
        if self.ticket is not None and self.worker is not None:
            self.worker.send(b'{"cancel":%d}\n' % self.serial)
        self.ticket = None

    def poll(self) -> list[T]:
        """The answers that have come since the last call; never waits."""
        answers: list[T] = []
        worker = self.worker
        if worker is not None:
            end = worker.end  # asked first: what was said before the end has come then
            lines = [line for _ in range(WAITING) if (line := worker.receive()) is not None]
            for line in lines:
                answers += self.handle_line(line)
            if end is not None and len(lines) < WAITING:
                answers += self.crashed(ENDS[end], worker.reason)
        if self.ticket is not None and self.clock() > self.deadline:
            self.resends = self.most_resends  # asking a hung process again would only hang the next one
            answers += self.crashed(Trouble.SILENT)
        return answers

    def crashed(self, trouble: Trouble, reason: str = "") -> list[T]:
        """Get rid of the process; ask a new one, or give up."""
        self.kill()
        if self.ticket is None:
            return []
        if self.resends < self.most_resends:
            self.resends += 1
            self.send()
            return []
        return self.fail(trouble, reason)

    def fail(self, trouble: Trouble, reason: str = "") -> list[T]:
        """Nothing will come for the request in the air."""
        ticket, self.ticket = self.ticket, None
        assert ticket is not None
        return [self.failure(ticket, trouble, reason)]

    def kill(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.kill()

    def close(self) -> None:
        """End the process: it gets half a second to go by itself, then it is killed; takes a second at most."""
        self.ticket = None
        worker, self.worker = self.worker, None
        if worker is None:
            return
        worker.close()
        if not worker.wait(CLOSING):
            worker.kill()
            worker.wait(CLOSING)


class BotClient(ProcessClient[Answer]):
    """The process in which bots think: asked for actions, hints and proofs of claims."""

    starting = STARTING
    most_resends = 2

    def __init__(
        self,
        command: Sequence[str] | None = None,
        time_out: float = TIME_OUT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(command or own_command("bot-worker"), time_out, clock)
        self.hints = False  # whether a hint is asked for, to which more than one answer may come

    def request(
        self,
        ticket: int,
        view: PlayerView,
        level: str,
        seed: int,
        temperament: str = USUAL,
        agreements: Agreements = (),
    ) -> None:
        """Ask for an action; a request that is still in the air is dropped."""
        self.ask(
            ticket,
            view,
            {"level": level, "seed": seed, "temperament": temperament, "agreements": agreements},
        )

    def request_hint(self, ticket: int, view: PlayerView, seed: int, agreements: Agreements = ()) -> None:
        """Ask for a hint, in place of whatever is still in the air: its answers are partial but for the last."""
        self.ask(ticket, view, {"hint": True, "seed": seed, "agreements": agreements})

    def is_asking(self, serial: int) -> bool:
        """Whether the request that had this number is still in the air."""
        return self.ticket is not None and self.serial == serial

    def request_claim(self, ticket: int, view: PlayerView, claim: Claim) -> None:
        """Ask whether a claim is certain in the view; the action is what is played by the proof, or else empty."""
        self.ask(ticket, view, {"claim": claim.to_json()})

    def ask(self, ticket: int, view: PlayerView, what: Mapping[str, object]) -> None:
        """Ask for something about a view."""
        self.serial += 1
        head = json.dumps({"ticket": self.serial, **what})
        message = f'{head[:-1]}, "view": {write_view(view)}}}\n'
        self.ticket, self.line, self.resends = ticket, message.encode(), 0
        self.hints = "hint" in what
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
        return failed(ticket, trouble, reason)


def failed(ticket: int, trouble: Trouble, reason: str = "") -> Answer:
    """The answer that says why there is none."""
    return Answer(ticket, None, f"{trouble.value}: {reason}" if reason else trouble.value, trouble=trouble)
