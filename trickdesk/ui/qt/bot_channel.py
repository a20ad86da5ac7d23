"""Sends requests to bots or the user's own programs, and polls for answers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.engine.record import write_action
from trickdesk.session import BotRequest

if TYPE_CHECKING:
    from trickdesk.bots.process.external_program import ExternalProgram
    from trickdesk.session.mistakes import HintRequest

log = logging.getLogger("trickdesk.bots.programs")  # what they say may tell of hidden cards

POLL_MS = 5
WAITING_S = 1.2  # for a program that is closed, which is killed before

Take = Callable[[Answer], None]


class OwnPrograms:
    """The user's own programs at one table; each starts when it is first asked.

    Only commands of the settings that the user has allowed are started. What fails too often in a row isn't
    asked again.

    Attributes:
        may_start: Whether a command is allowed; nothing is until this is replaced.
    """

    def __init__(self, commands: Callable[[], Mapping[str, Sequence[str]]]) -> None:
        self._commands = commands
        self.may_start: Callable[[Sequence[str]], bool] = lambda command: False
        self.running: dict[str, ExternalProgram] = {}
        self._given_up: set[str] = set()
        self._closing: list[Thread] = []

    def named(self, name: str) -> ExternalProgram | None:
        """Return the program with this name; None if there is none, or it was given up."""
        from trickdesk.bots.process.external_program import ExternalProgram

        command = self._commands().get(name)
        if name not in self.running and command and self.may_start(command):
            self.running[name] = ExternalProgram(name, command, log.warning)
        return None if name in self._given_up else self.running.get(name)

    def give_up(self, name: str) -> None:
        self._given_up.add(name)

    def close(self) -> None:
        """End all programs, in threads: a program may take a moment to end."""
        self._closing = [thread for thread in self._closing if thread.is_alive()]
        for program in self.running.values():
            self._closing.append(Thread(target=program.close, name="programs", daemon=True))
            self._closing[-1].start()
        self.running, self._given_up = {}, set()

    def wait(self) -> None:
        """Wait until all that were closed are gone, at most about a second."""
        for thread in self._closing:
            thread.join(WAITING_S)


class BotChannel(QObject):
    """Handles one request at a time; a new one cancels the one before.

    Each request returns a ticket and passes its answers to `take`, partial ones first (`Answer.partial`). The
    processes are polled only while a request is open. If a program of the user's own fails, the bot process is
    asked instead.

    Signals:
        programFailed(problem, is_over): A program failed in a new way; it isn't asked again if it `is_over`.
    """

    programFailed = Signal(object, bool)  # Failure | ProgramError

    def __init__(
        self,
        client: BotClient,
        parent: QObject | None = None,
        commands: Callable[[], Mapping[str, Sequence[str]]] = dict,
    ) -> None:
        super().__init__(parent)
        self.client = client
        self.programs = OwnPrograms(commands)
        self._program: ExternalProgram | None = None  # the one that is asked
        self._asked: BotRequest | None = None  # what it is asked
        self._ticket = 0
        self._take: Take | None = None  # None if no answer is awaited
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self.listen)

    def request(self, asked: BotRequest, take: Take) -> int:
        """Request a bot's decision, or the proof of the request's claim if it has one."""
        self._stop_program()
        self._program = self.programs.named(asked.program) if asked.program else None
        if self._program is None:
            self._ask_bot(asked)
        else:
            self._asked = asked
            self._program.ask(asked.view)
        return self._await(take)

    def _ask_bot(self, asked: BotRequest) -> None:
        if asked.claim is not None:
            self.client.request_claim(asked.ticket, asked.view, asked.claim)
        else:
            manner = asked.temperament, asked.agreements, asked.style, asked.unhurried, asked.fixed
            self.client.request(asked.ticket, asked.view, asked.level, asked.seed, *manner)

    def request_hint(self, asked: HintRequest, take: Take) -> int:
        """Request a hint."""
        self._stop_program()
        self.client.request_hint(asked.ticket, asked.view, asked.seed, asked.agreements)
        return self._await(take)

    def _await(self, take: Take) -> int:
        self._ticket, self._take = self._ticket + 1, take
        self._timer.start()
        return self._ticket

    def is_asking(self, ticket: int) -> bool:
        """Return whether this request is still open."""
        return self._take is not None and ticket == self._ticket

    @property
    def is_idle(self) -> bool:
        """Whether no request is open."""
        return self._take is None

    def cancel(self, ticket: int) -> None:
        """Cancel this request if it is still open."""
        if self.is_asking(ticket):
            self.cancel_all()

    def cancel_all(self) -> None:
        """Cancel the open request, regardless of who made it."""
        self._take = None
        self._timer.stop()
        self._stop_program()
        self.client.cancel()

    def _stop_program(self) -> None:
        if self._program is not None:
            self._program.cancel()
            self._program = None

    def _listen_to_program(self, program: ExternalProgram, asked: BotRequest) -> None:
        """Deliver the program's answer, or let the bot process answer instead."""
        from trickdesk.bots.process.external_program import Failure, ProgramError

        try:
            action = program.poll()
        except Failure as failure:
            is_new = program.record(failure)
            self._replace_program(asked, failure, is_new, program.is_hopeless)
        except ProgramError as error:
            self._replace_program(asked, error, True, True)
        else:
            take = self._take
            if action is not None and take is not None:
                self._take = self._program = None
                self._timer.stop()
                take(Answer(asked.ticket, write_action(action, asked.view.game.deck)))

    def _replace_program(self, asked: BotRequest, problem: Exception, is_new: bool, is_over: bool) -> None:
        """Let the bot process decide, and tell why."""
        self._program = None
        self._ask_bot(asked)
        if is_over:
            self.programs.give_up(asked.program)
        if is_new or is_over:
            self.log(str(problem))
            self.programFailed.emit(problem, is_over)

    def listen(self) -> None:
        """Deliver the answers that have arrived."""
        if self._program is not None and self._asked is not None:
            self._listen_to_program(self._program, self._asked)
            return
        asked = self._ticket
        for answer in self.client.poll():
            take = self._take
            if take is None or self._ticket != asked:
                return  # handling one answer closed the request
            if not answer.partial:
                self._take = None
                self._timer.stop()
            take(answer)

    def log(self, sentence: str) -> None:
        """Log an error."""
        self.client.worker_log.add(sentence)
