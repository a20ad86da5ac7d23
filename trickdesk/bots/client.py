"""The program's end of the line to the process in which bots think. Knows nothing of Qt; never blocks."""

from __future__ import annotations

import json
import logging
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from trickdesk.bots.manners import USUAL, Agreements
from trickdesk.engine.view import PlayerView
from trickdesk.engine.view_text import write_view

log = logging.getLogger(__name__)

TIME_OUT = 5.0  # seconds after which a thinking worker is taken for hung
RESENDS = 2  # how often a request is sent again after a crash
PURE = "pure"  # what :func:`trickdesk.kernels.loaded` says of uncompiled kernels
CLOSING = 0.5  # seconds that a worker has to end by itself


class Answer(NamedTuple):
    """What became of a request: an action as ``record.md`` writes it (``call 7H``), or an error.

    ``why``: the reasons, to be read by :meth:`Explanation.from_json`; None if there are none. ``pure``: the bot thought
    in uncompiled kernels, in which the highest level may decide otherwise.
    """

    ticket: int
    action_text: str | None
    error: str | None = None
    why: dict[str, Any] | None = None
    pure: bool = False


def worker_command() -> list[str]:
    """How to start the worker, from a checkout, an installation or a frozen program."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "bot-worker"]
    return [sys.executable, "-m", "trickdesk", "bot-worker"]


def worker_environment() -> dict[str, str]:
    """Ours, with the place where this package lives, so that the child finds it from any folder."""
    home = str(Path(__file__).resolve().parents[2])
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


class BotClient:
    """One worker process and at most one request in the air.

    ``request`` asks, ``poll`` (call it often: every few milliseconds) gives the answers that have come. A worker that
    crashes is started again and asked again, one that takes longer than ``time_out`` seconds is killed; when that
    does not help the answer is an error. Answers to anything but the latest request are dropped.
    """

    def __init__(
        self,
        command: Sequence[str] | None = None,
        time_out: float = TIME_OUT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.command = list(command or worker_command())
        self.time_out = time_out
        self.clock = clock
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()  # (pid, line; empty: it ended)
        self.ticket: int | None = None  # of the request in the air
        self.serial = 0  # what that request is called on the line: tickets may come again after an undo
        self.line = b""
        self.resends = 0
        self.deadline = 0.0

    def start(self) -> None:
        """Start the worker if it does not run, so that the first answer does not have to wait for it."""
        if self.process is not None:
            return
        self.process = process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=worker_environment(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        threading.Thread(target=self.listen, args=(process,), daemon=True).start()

    def listen(self, process: subprocess.Popen[bytes]) -> None:
        """Hand on what the worker writes (runs in a thread of its own)."""
        assert process.stdout is not None
        with process.stdout as output:
            for line in output:
                self.lines.put((process.pid, line))
        self.lines.put((process.pid, b""))

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
        self.cancel()
        self.serial += 1
        head = json.dumps(
            {
                "ticket": self.serial,
                "level": level,
                "seed": seed,
                "temperament": temperament,
                "agreements": agreements,
            }
        )
        message = f'{head[:-1]}, "view": {write_view(view)}}}\n'
        self.ticket, self.line, self.resends = ticket, message.encode(), 0
        self.send()

    def send(self) -> None:
        self.deadline = self.clock() + self.time_out
        try:
            self.start()
        except OSError:
            self.deadline = self.clock() - 1  # the next poll reports it
            return
        self.write(self.line)

    def write(self, line: bytes) -> None:
        """Send a line; a worker that is gone is noticed by ``poll``, which reads the end of its output."""
        assert self.process is not None and self.process.stdin is not None
        with suppress(OSError, ValueError):
            self.process.stdin.write(line)
            self.process.stdin.flush()

    def cancel(self) -> None:
        """Give up the request in the air, if there is one; its worker stops thinking."""
        if self.ticket is not None and self.process is not None:
            self.write(b'{"cancel":%d}\n' % self.serial)
        self.ticket = None

    def poll(self) -> list[Answer]:
        """The answers that have come since the last call; never waits."""
        answers = []
        with suppress(queue.Empty):
            while True:
                pid, line = self.lines.get_nowait()
                if self.process is not None and pid == self.process.pid:
                    answers += self.heard(line) if line else self.crashed("the bots' process ended")
        if self.ticket is not None and self.clock() > self.deadline:
            self.resends = RESENDS  # asking a hung worker again would only hang the next one
            answers += self.crashed("the bots' process did not answer in time")
        return answers

    def heard(self, line: bytes) -> list[Answer]:
        """Make an answer of a line unless nobody waits for it any more; log an exception."""
        try:
            data = json.loads(line)
            serial, action, error = data["ticket"], data.get("action"), data.get("error")
        except (ValueError, TypeError, KeyError):
            return []
        if "trace" in data:
            log.error("an exception in the bots' process:\n%s", data["trace"])
        ticket = self.ticket
        if ticket is None or serial != self.serial:
            return []
        self.ticket = None
        return [Answer(ticket, action, error, data.get("why"), data.get("kernels") == PURE)]

    def crashed(self, reason: str) -> list[Answer]:
        """Get rid of the worker; ask a new one, or give up."""
        self.kill()
        ticket = self.ticket
        if ticket is None:
            return []
        if self.resends < RESENDS:
            self.resends += 1
            self.send()
            return []
        self.ticket = None
        return [Answer(ticket, None, reason)]

    def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            self.reap(process)

    def reap(self, process: subprocess.Popen[bytes]) -> None:
        process.wait()
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()

    def close(self) -> None:
        """End the worker: it gets half a second to go by itself, then it is killed."""
        self.ticket = None
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(CLOSING)
        except subprocess.TimeoutExpired:
            process.kill()
        self.reap(process)
