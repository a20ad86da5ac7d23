"""External programs as players.

docs/bot-protocol.md describes what they read and write. Only the command line of `trickdesk arena` names such
programs. No record and no other file can start one: the import contracts let no other module import this one.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress

from trickdesk.bots.player import decide
from trickdesk.bots.process.client import plain
from trickdesk.bots.process.worker_pipe import LONGEST_ANSWER, End, WorkerPipe
from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, Call, Give, Play
from trickdesk.engine.cards import Deck, Seat, cards_in
from trickdesk.engine.errors import NotationError, one_line
from trickdesk.engine.record import card_text, parse_action
from trickdesk.engine.view import PlayerView, write_view
from trickdesk.launch import foreign_environment

PROTOCOL = 1
SECONDS = 5.0  # for an answer
STARTING = 10.0  # more seconds for the first answer of a process
ENDING = 0.5  # seconds for a process to end by itself when its input has ended, and again after killing it
WAKING = 0.02  # seconds between two looks whether a silent process has ended
LONGEST_ERRORS = 16_000  # bytes of a program's standard error that are shown
MOST_FAILURES = 3  # in a row
SUBSTITUTE = "beginner"  # the weakest level, so that no program gains by failing
Say = Callable[[str], None]


class ProgramError(Exception):
    """Raised if a program can't play, or can't go on; the text is one sentence."""


class Failure(Exception):
    """Raised if a program doesn't choose a legal action.

    Attributes:
        kind: What went wrong, in a few words.
    """

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


def is_command(text: str) -> bool:
    """Return whether a text is the command of a program: a path, or words."""
    return any(letter in text for letter in (" ", "/", os.sep))


def command_of(text: str) -> list[str]:
    """Return the words of a command, the first one as the path of the program.

    Raises:
        ProgramError: There is no such program.
    """
    try:
        words = shlex.split(text, posix=os.name == "posix")
    except ValueError:
        raise ProgramError(f"“{one_line(text)}” has a quotation mark without its partner.") from None
    first, *rest = [word.strip('"') for word in words] or [""]
    found = shutil.which(first)
    if found is not None:
        return [os.path.abspath(found), *rest]
    name = one_line(first)
    if os.path.isfile(first):
        raise ProgramError(f"“{name}” isn't executable. Make it so, or put its interpreter first.")
    raise ProgramError(f"There is no program “{name}”.")


def legal_actions(ask: Ask, deck: Deck) -> list[str] | None:
    """Return all legal actions as text; None for cards to give, which have too many."""
    if isinstance(ask, AskCall):
        return [f"call {call}" for call in ask.calls]
    if isinstance(ask, AskGive):
        return None
    return [
        f"play {card_text(card, named, deck)}"
        for card in cards_in(ask.cards)
        for named in ask.names.get(card, (None,))
    ]


def is_legal(action: Action, ask: Ask) -> bool:
    """Return whether an action is one of those that the engine asks for."""
    if isinstance(ask, AskCall):
        return isinstance(action, Call) and action.text in ask.calls
    if isinstance(ask, AskGive):
        if not isinstance(action, Give) or action.cards & ~ask.cards or ask.first & ~action.cards:
            return False
        return ask.low <= action.cards.bit_count() <= ask.high
    if not isinstance(action, Play) or not ask.cards >> action.card & 1:
        return False
    return action.named in ask.names.get(action.card, (None,))


class ErrorOutput:
    """Shows the standard error of a program's processes, up to a total length."""

    def __init__(self) -> None:
        self.room = LONGEST_ERRORS

    def add(self, text: bytes) -> None:
        """Show some bytes; control characters are replaced."""
        if self.room <= 0:
            return
        shown = text[: self.room].decode("utf-8", "replace").replace("\t", "    ")
        sys.stderr.write("".join(map(plain, shown)))
        self.room -= len(text)
        if self.room <= 0:
            sys.stderr.write("\nThe program's further errors aren't shown.\n")
        sys.stderr.flush()


class ProgramPipe(WorkerPipe):
    """A process of an external program, which ends with all processes that it started.

    Those that it started are known only on POSIX systems, where they are in a process group of their own.
    """

    def __init__(self, command: list[str], errors: ErrorOutput) -> None:
        self.errors = errors
        super().__init__(command, foreign_environment())

    def _start(self, command: list[str], environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self.relay = threading.Thread(target=self._show_errors, args=(process,), daemon=True)
        self.relay.start()
        return process

    def _show_errors(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        with process.stderr as errors:
            while text := os.read(errors.fileno(), 4096):
                self.errors.add(text)

    def _kill(self, process: subprocess.Popen[bytes]) -> None:
        if os.name == "posix":
            if process.returncode is None:  # once it has been waited for, another process may have its number
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        if hasattr(os, "waitid"):
            os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
            self._kill(process)  # what it started and left behind
        process.wait()
        self.relay.join()


class ExternalProgram:
    """A player that is an external program, with a process for each seat.

    So partners can't tell each other what they hold. If the program fails, `SUBSTITUTE` chooses instead, and
    the process is replaced unless it is still in step.

    Attributes:
        failures: How often it failed, by kind.
    """

    def __init__(
        self, name: str, command: list[str], say: Say, seconds: float = SECONDS, starting: float = STARTING
    ) -> None:
        self.name, self.command, self.say = name, command, say
        self.seconds, self.starting = seconds, starting
        self.failures: Counter[str] = Counter()
        self.in_a_row = 0
        self.number = 0  # of the latest request
        self.pipes: dict[Seat, ProgramPipe] = {}
        self.errors = ErrorOutput()

    def choose(self, view: PlayerView, seed: int) -> Action:
        """Return the program's action for `view.ask`, or that of its substitute.

        Raises:
            ProgramError: It failed too often in a row, or can't be started.
        """
        try:
            action = self.answer(view)
        except Failure as failure:
            self.record(failure)
            return decide(view, SUBSTITUTE, seed).action
        self.in_a_row = 0
        return action

    def record(self, failure: Failure) -> None:
        """Count a failure; tell the first of each kind."""
        self.failures[failure.kind] += 1
        self.in_a_row += 1
        if self.failures[failure.kind] == 1:
            self.say(f"{self.name} {failure}. The level {SUBSTITUTE} chose instead.")
        if self.in_a_row == MOST_FAILURES:
            raise ProgramError(f"{self.name} failed {MOST_FAILURES} times in a row, so the arena stopped.")

    def summary(self) -> str:
        """Return one line about all failures."""
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.failures.items()))
        return f"{self.name} failed: {kinds}. The level {SUBSTITUTE} chose instead."

    def answer(self, view: PlayerView) -> Action:
        """Return the program's legal action.

        Raises:
            Failure: It chose none.
        """
        assert view.seat is not None and view.ask is not None
        self.number += 1
        due = time.monotonic() + self.seconds
        if view.seat not in self.pipes:
            self.pipes[view.seat] = ProgramPipe(self.command, self.errors)
            due += self.starting
        pipe = self.pipes[view.seat]
        pipe.send(self.request(view))
        while True:
            end = pipe.end  # read first, so that all lines before the end are in the queue
            line = pipe.receive(WAKING)
            if line is not None:
                break
            if end is not None:
                raise self.ended(view.seat, end)
            if time.monotonic() > due:
                self.stop(view.seat)
                raise Failure("no answer in time", f"gave no answer within {self.seconds:g} seconds")
        return self.action_in(line, view)

    def request(self, view: PlayerView) -> bytes:
        """Return the request for a decision as a line."""
        assert view.ask is not None
        message = {
            "protocol": PROTOCOL,
            "number": self.number,
            "seconds": self.seconds,
            "legal": legal_actions(view.ask, view.game.deck),
            "view": json.loads(write_view(view)),
        }
        return json.dumps(message).encode() + b"\n"

    def action_in(self, line: bytes, view: PlayerView) -> Action:
        """Return the action in an answer.

        Raises:
            Failure: It is no answer, or the action isn't legal.
        """
        assert view.seat is not None and view.ask is not None
        try:
            data = json.loads(line)
            number, text, reason = data["number"], data["action"], data.get("reason", "")
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            number = None
        if number != self.number or not isinstance(text, str) or not isinstance(reason, str):
            self.stop(view.seat)
            wrote = one_line(line.decode("utf-8", "replace").rstrip("\r\n"))
            raise Failure("no valid answer", f"wrote a line that isn't a valid answer: “{wrote}”")
        verb, *rest = text.split(" ")
        try:
            action = parse_action(verb, rest, view.game.deck)
        except NotationError:
            action = None
        if action is None or not is_legal(action, view.ask):
            because = f" (“{one_line(reason)}”)" if reason else ""
            raise Failure("illegal action", f"chose an illegal action: “{one_line(text)}”{because}")
        return action

    def ended(self, seat: Seat, end: End) -> Exception:
        """Return the error for a process that is gone, and drop it."""
        pipe = self.pipes[seat]
        self.stop(seat)
        if end is End.NOT_STARTED:
            return ProgramError(f"{self.name} can't be started: {one_line(pipe.reason, 200)}.")
        if end is End.TOO_LONG:
            return Failure("line too long", f"wrote a line of more than {LONGEST_ANSWER // 1024} kB")
        return Failure("ended", "ended or closed its output without an answer")

    def stop(self, seat: Seat) -> None:
        """End the process of a seat at once."""
        pipe = self.pipes.pop(seat)
        pipe.kill()
        pipe.wait(ENDING)

    def close(self) -> None:
        """End all processes: wait a moment for them to end by themselves, then kill them."""
        for pipe in self.pipes.values():
            pipe.close()
        end = time.monotonic() + ENDING
        for seat, pipe in [*self.pipes.items()]:
            pipe.wait(max(0, end - time.monotonic()))
            self.stop(seat)
