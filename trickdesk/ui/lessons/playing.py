"""A lesson's match as signals: the controller of any match, which refuses what is not the right answer."""

from __future__ import annotations

from PySide6.QtCore import Signal

from trickdesk.bots.levels import USUAL, Agreements
from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.engine.actions import Action
from trickdesk.engine.view import PlayerView
from trickdesk.session import State
from trickdesk.session.lesson import LessonSession
from trickdesk.storage.settings import Settings
from trickdesk.ui.match.controller import GameController


class ScriptedClient(BotClient):
    """Answers for the other seats with what the lesson says; there is no process behind it."""

    def __init__(self) -> None:
        super().__init__(["none"])
        self.session: LessonSession | None = None

    def start(self) -> None:
        pass

    def request(
        self,
        ticket: int,
        view: PlayerView,
        level: str,
        seed: int,
        temperament: str = USUAL,
        agreements: Agreements = (),
    ) -> None:
        self.ticket = ticket

    def request_hint(self, ticket: int, view: PlayerView, seed: int, agreements: Agreements = ()) -> None:
        """A lesson has hints of its own."""

    def poll(self) -> list[Answer]:
        action = None if self.session is None or self.ticket is None else self.session.scripted()
        if action is None or self.ticket is None:
            return []
        answer, self.ticket = Answer(self.ticket, action), None
        return [answer]


class LessonController(GameController):
    """``wrong(action, reason)``: the rules allow what was tried, and nothing was played all the same."""

    wrong = Signal(object, str)

    def __init__(self, settings: Settings) -> None:
        self._script = ScriptedClient()
        super().__init__(settings, self._script)

    @property
    def lesson(self) -> LessonSession | None:
        return self.session if isinstance(self.session, LessonSession) else None

    def teach(self, session: LessonSession) -> None:
        """Begin a lesson."""
        self._script.session = session
        self.begin(session)

    def read_on(self) -> None:
        """What was said has been read: the table goes on."""
        if self.lesson is not None and self.lesson.is_reading and self.is_settled:
            self.lesson.go_on()
            self.quiet()
            self._replace()

    def act(self, action: Action) -> None:
        lesson = self.lesson
        if lesson is None or not self.is_settled or self.held or self.state is not State.HUMAN:
            return
        if self.why_not(action) is None and (reason := lesson.wrong(action)) is not None:
            self.wrong.emit(action, reason)
            return
        super().act(action)

    def next_deal(self) -> None:
        """There is one deal only."""

    def _plays_forced(self) -> bool:
        return False  # whoever learns decides all by himself

    @property
    def is_line(self) -> bool:
        return True
