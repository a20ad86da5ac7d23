"""The challenges of this computer, read and changed in the background."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from trickdesk.session.challenge.bot_work import asked_again, played_by
from trickdesk.session.challenge.challenge import Challenge
from trickdesk.session.challenge.overview import Overview, OverviewFiles
from trickdesk.session.challenge.result import Result
from trickdesk.ui.challenge.bot_jobs import BotJobs, Job
from trickdesk.ui.qt.background import Background
from trickdesk.ui.text import messages


class KeptChallenges(QObject):
    """Reads and changes the files of challenges, and lets bots work on them.

    Signals:
        changed(Overview): They have been read again.
        arrived(challenge_id): A challenge, or a result of it, has been added.
        refused(sentence): Something can't be read, or isn't right.
    """

    changed = Signal(object)
    arrived = Signal(str)
    refused = Signal(str)

    def __init__(
        self,
        files: OverviewFiles,
        person: Callable[[], str],
        saved: Callable[[], Callable[[], object]],
        parent: QObject,
    ) -> None:
        """Create it.

        Args:
            files: The files.
            person: Returns the name of the one whose challenges they are.
            saved: Returns what waits in a thread until the match in progress is saved.
            parent: Its owner.
        """
        super().__init__(parent)
        self.files, self._person, self._saved = files, person, saved
        self._waiting: list[Callable[[], str]] = []
        self._reading, self._writing = (Background(name, self) for name in ("challenges", "keep challenges"))

    @cached_property
    def jobs(self) -> BotJobs:
        """The bots' work, created on first use."""
        return BotJobs(parent=self)

    @property
    def is_busy(self) -> bool:
        """Whether files are read or written."""
        return self._reading.is_busy or self._writing.is_busy

    def read(self) -> None:
        """Read everything again, once the match in progress is saved."""
        self._reading.ask(partial(self._read, self._person(), self._saved()), self._take, self._fail)

    def _read(self, person: str, saved: Callable[[], object]) -> Overview:
        saved()
        return self.files.read(person)

    def change(self, work: Callable[[], str]) -> None:
        """Change files in the background; `work` returns the id of what arrived, if any."""
        self._waiting.append(work)
        self._write()

    def _write(self) -> None:
        if self._waiting and not self._writing.is_busy:
            self._writing.ask(self._waiting.pop(0), self._changed, self._not_changed)

    def add(self, challenge: Challenge) -> None:
        """Keep a challenge."""
        self.change(partial(self.files.add, challenge))

    def open_file(self, path: Path) -> None:
        """Keep the challenge or the result of a file."""
        self.change(partial(self.files.open_file, path))

    def open_text(self, text: str) -> None:
        """Keep the challenge or the result of a code, or of a file's text."""
        self.change(partial(self.files.open_text, text))

    def shut(self) -> None:
        """Stop all work before the program ends."""
        if "jobs" in vars(self):
            self.jobs.shut()

    def _changed(self, arrived: str) -> None:
        if arrived:
            self.arrived.emit(arrived)
        self._write()
        self.read()

    def _not_changed(self, error: Exception) -> None:
        self._write()
        self._fail(error)

    def _fail(self, error: Exception) -> None:
        self.refused.emit(messages.sentence(error))

    def _take(self, found: Overview) -> None:
        """Tell what has been read, and let bots play and check what they haven't yet."""
        self.changed.emit(found)
        for entry in found.entries:
            challenge = entry.challenge
            for level in entry.missing:
                keep = partial(self._keep, challenge, level)
                self.jobs.add(
                    Job((challenge.id, level), partial(played_by, challenge, level), keep, self._fail)
                )
            for result in entry.unchecked:
                ask, keep = partial(asked_again, challenge, result), partial(self._keep, challenge, "")
                self.jobs.add(Job((challenge.id, result), ask, keep, partial(self._refuse, result)))

    def _keep(self, challenge: Challenge, level: str, result: Result) -> None:
        self.change(partial(self.files.keep, challenge, result, level))

    def _refuse(self, result: Result, error: Exception) -> None:
        self._fail(error)
        self.change(partial(self.files.drop, result))
