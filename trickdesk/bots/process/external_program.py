"""External programs as players.

docs/bot-protocol.md describes what they read and write. Only the command line of `trickdesk arena` and the
settings of the program name them, and those of the settings start only after the user has allowed that on this
machine. The import contracts let only a few modules import this one.
"""

from __future__ import annotations

import json
import os
import secrets
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from trickdesk.bots.process.client import plain
from trickdesk.bots.process.worker_pipe import LONGEST_ANSWER, End, WorkerPipe
from trickdesk.engine.actions import Action, Ask, AskCall, AskGive
from trickdesk.engine.cards import Deck, Seat
from trickdesk.engine.errors import Message, NotationError, TrickdeskError, one_line
from trickdesk.engine.record import parse_action, write_action
from trickdesk.engine.view import PlayerView, write_view
from trickdesk.launch import foreign_environment

PROTOCOL = 1
SECONDS = 5.0  # for an answer
STARTING = 10.0  # more seconds for the first answer of a process
ENDING = 0.5  # seconds for a process to end by itself when its input has ended, and again after killing it
WAKING = 0.02  # seconds between two looks whether a silent process has ended
LONGEST_ERRORS = 16_000  # bytes of a program's standard error that are shown
MOST_FAILURES = 3  # in a row
MARK = "TRICKDESK_PROGRAM"  # variable of the environment by which a program's processes are found
MOST_LOOKS = 20  # for processes that start others faster than they are killed
Show = Callable[[str], None]


class ProgramError(TrickdeskError):
    """Raised if a program can't play, or can't go on; the text is one sentence."""


class Failure(TrickdeskError):
    """Raised if a program doesn't choose a legal action; the text is one sentence.

    Attributes:
        kind: What went wrong, in a few words.
    """

    def __init__(self, kind: str, sentence: Message) -> None:
        super().__init__(sentence)
        self.kind = kind


def is_command(text: str) -> bool:
    """Return whether a text is the command of a program: a path, or words."""
    return any(letter in text for letter in (" ", "/", os.sep))


def command_for(path: str) -> str:
    """Return the command that starts a file, as somebody would type it."""
    runner = ""
    if path.endswith(".py") and (os.name != "posix" or not os.access(path, os.X_OK)):
        runner = "python3 " if os.name == "posix" else "py "
    return runner + (shlex.quote(path) if os.name == "posix" else f'"{path}"')


def command_of(text: str) -> list[str]:
    """Return the words of a command, with full paths of its program and files.

    Raises:
        ProgramError: There is no such program or script.
    """
    try:
        words = shlex.split(text, posix=os.name == "posix")
    except ValueError:
        raise ProgramError(
            Message("“{command}” has a quotation mark without its partner.", command=one_line(text))
        ) from None
    first, *rest = [word.strip('"') for word in words] or [""]
    found = shutil.which(first)
    if found is None:
        name = one_line(first)
        if os.path.isfile(first):
            not_executable = "“{name}” isn't executable. Make it so, or put its interpreter first."
            raise ProgramError(Message(not_executable, name=name))
        raise ProgramError(Message("There is no program “{name}”.", name=name))
    for word in rest:
        if word.endswith(".py") and not os.path.isfile(word):
            raise ProgramError(
                Message("There is no file “{name}”. Write its full path.", name=one_line(word))
            )
    return [os.path.abspath(word) if os.path.isfile(word) else word for word in (found, *rest)]


def legal_actions(ask: Ask, deck: Deck) -> list[str] | None:
    """Return all legal actions as text; None for cards to give, which have too many."""
    if isinstance(ask, AskCall):
        return [f"call {call}" for call in ask.calls]
    if isinstance(ask, AskGive):
        return None
    return [write_action(play, deck) for play in ask.plays]


class ErrorOutput:
    """Shows the standard error of a program's processes, up to a total length."""

    def __init__(self, show: Show) -> None:
        self.show, self.room = show, LONGEST_ERRORS

    def add(self, text: bytes) -> None:
        """Show some bytes; control characters are replaced."""
        if self.room <= 0:
            return
        shown = text[: self.room].decode("utf-8", "replace").replace("\t", "    ")
        self.show("".join(map(plain, shown)))
        self.room -= len(text)
        if self.room <= 0:
            self.show("\nThe program's further errors aren't shown.\n")


class ProgramPipe(WorkerPipe):
    """A process of an external program, which ends with the processes that it started.

    On POSIX systems they are in a process group of their own. On Linux, those that have left it are known by
    a variable of their environment. Windows knows which process started which.
    """

    def __init__(self, command: list[str], errors: ErrorOutput) -> None:
        self.errors, self.mark = errors, f"{MARK}={secrets.token_hex(16)}"
        super().__init__(command, foreign_environment() | dict([self.mark.split("=")]))

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
            while text := self._read(errors.fileno()):
                self.errors.add(text)
                if self._is_over and self.errors.room <= 0:
                    break  # what it left behind may write for ever

    def _kill(self, process: subprocess.Popen[bytes]) -> None:
        if os.name == "posix":
            if process.returncode is None:  # once it has been waited for, another process may have its number
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(process.pid, signal.SIGKILL)
        else:
            kill_tree(process)

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        if hasattr(os, "waitid"):
            os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
            self._kill(process)  # what it started and left behind
        process.wait()
        kill_marked(self.mark)
        self._is_over = True
        self.relay.join()


def kill_tree(process: subprocess.Popen[bytes]) -> None:
    """Start to kill a process of Windows with all that it started."""
    taskkill = os.path.join(os.environ.get("SYSTEMROOT", r"C:\Windows"), "System32", "taskkill.exe")
    try:
        subprocess.Popen(
            [taskkill, "/T", "/F", "/PID", str(process.pid)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError:
        process.kill()


def kill_marked(mark: str) -> None:
    """Kill the processes with this variable in their environment, on Linux.

    Each may start another one before it is killed, so look again until there are none.
    """
    for _ in range(MOST_LOOKS):
        found = [pid for pid in _numbers("/proc") if mark.encode() in _environment(pid).split(b"\0")]
        for pid in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        if not found:
            return


def _numbers(folder: str) -> list[int]:
    """Return the entries of a folder that are numbers; none if it doesn't exist."""
    with suppress(OSError):
        return [int(name) for name in os.listdir(folder) if name.isdecimal()]
    return []


def _environment(pid: int) -> bytes:
    """Return the environment of a process on Linux; empty if it can't be read."""
    with suppress(OSError), open(f"/proc/{pid}/environ", "rb") as file:
        return file.read()
    return b""


class ExternalProgram:
    """A player that is an external program, with a process for each seat.

    So partners can't tell each other what they hold. If the program fails, its process is replaced unless it
    is still in step.

    Attributes:
        failures: How often it failed, by kind.
        in_a_row: How often in a row.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        show_errors: Show,
        seconds: float = SECONDS,
        starting: float = STARTING,
    ) -> None:
        self.name, self.command = name, list(command)
        self.seconds, self.starting = seconds, starting
        self.failures: Counter[str] = Counter()
        self.in_a_row = 0
        self.number = 0  # of the latest request
        self.pipes: dict[Seat, ProgramPipe] = {}
        self.killed: list[ProgramPipe] = []
        self.errors = ErrorOutput(show_errors)
        self._asked: PlayerView | None = None  # the view of the pending request
        self._due = 0.0

    def record(self, failure: Failure) -> bool:
        """Count a failure; return whether it is the first of its kind."""
        self.failures[failure.kind] += 1
        self.in_a_row += 1
        return self.failures[failure.kind] == 1

    @property
    def is_hopeless(self) -> bool:
        """Whether it failed too often in a row."""
        return self.in_a_row >= MOST_FAILURES

    def answer(self, view: PlayerView) -> Action:
        """Return the program's legal action; blocks until it has answered.

        Raises:
            Failure: It chose none.
            ProgramError: It can't be started.
        """
        self.ask(view)
        while (action := self.poll(WAKING)) is None:
            pass
        return action

    def ask(self, view: PlayerView) -> None:
        """Send a request for `view.ask`; its process is started if needed."""
        assert view.seat is not None
        self.number += 1
        self._asked, self._due = view, time.monotonic() + self.seconds
        if view.seat not in self.pipes:
            self.pipes[view.seat] = ProgramPipe(self.command, self.errors)
            self._due += self.starting
        self.pipes[view.seat].send(self.request(view))

    def poll(self, seconds: float = 0) -> Action | None:
        """Return the legal action once it is there; waits that many seconds for it.

        Raises:
            Failure: The program chose none.
            ProgramError: It can't be started.
        """
        view = self._asked
        assert view is not None and view.seat is not None
        pipe = self.pipes[view.seat]
        end = pipe.end  # read first, so that all lines before the end are in the queue
        line = pipe.receive(seconds)
        if line is not None:
            action = self.action_in(line, view)
            self.in_a_row = 0
            return action
        if end is not None:
            raise self.ended(view.seat, end)
        if time.monotonic() > self._due:
            self.stop(view.seat)
            silent = "{program} gave no answer within {seconds} seconds."
            limit = f"{self.seconds:g}"
            raise Failure("no answer in time", Message(silent, program=self.name, seconds=limit))
        return None

    def cancel(self) -> None:
        """Drop the pending request, with the process that thinks about it."""
        if self._asked is not None and self._asked.seat in self.pipes:
            self.stop(self._asked.seat)

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
            rubbish = "{program} wrote a line that isn't a valid answer: “{line}”."
            raise Failure("no valid answer", Message(rubbish, program=self.name, line=wrote))
        verb, *rest = text.split(" ")
        try:
            action = parse_action(verb, rest, view.game.deck)
        except NotationError:
            action = None
        if action is None or not view.ask.allows(action):
            illegal = "{program} chose an illegal action: “{action}”."
            if reason:
                illegal = "{program} chose an illegal action: “{action}” (“{reason}”)."
            told = {"program": self.name, "action": one_line(text), "reason": one_line(reason)}
            raise Failure("illegal action", Message(illegal, **told))
        return action

    def ended(self, seat: Seat, end: End) -> Exception:
        """Return the error for a process that is gone, and drop it."""
        pipe = self.pipes[seat]
        self.stop(seat)
        if end is End.NOT_STARTED:
            not_started = "{program} can't be started: {reason}."
            return ProgramError(Message(not_started, program=self.name, reason=one_line(pipe.reason, 200)))
        if end is End.TOO_LONG:
            too_long = "{program} wrote a line of more than {size} kB."
            size = LONGEST_ANSWER // 1024
            return Failure("line too long", Message(too_long, program=self.name, size=size))
        ended = "{program} ended or closed its output without an answer."
        return Failure("ended", Message(ended, program=self.name))

    def stop(self, seat: Seat) -> None:
        """Kill the process of a seat; `close` waits for its end."""
        pipe = self.pipes.pop(seat)
        pipe.kill()
        self.killed.append(pipe)

    def close(self) -> None:
        """End all processes: wait a moment for them to end by themselves, then kill them."""
        for pipe in self.pipes.values():
            pipe.close()
        end = time.monotonic() + ENDING
        for seat, pipe in [*self.pipes.items()]:
            pipe.wait(max(0, end - time.monotonic()))
            self.stop(seat)
        end = time.monotonic() + ENDING
        for pipe in self.killed:
            pipe.wait(max(0, end - time.monotonic()))
        self.killed.clear()
