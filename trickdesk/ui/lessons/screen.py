"""The table and match of a lesson: only the expected actions are accepted."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.engine.actions import Action
from trickdesk.engine.view import PlayerView
from trickdesk.session import State
from trickdesk.session.lesson import LessonSession
from trickdesk.storage.settings import Help, Settings
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.match.table_screen import TableScreen
from trickdesk.ui.panels.confirm import ChoicePanel
from trickdesk.ui.panels.over import DealOverPanel


class ScriptedClient(BotClient):
    """Plays the other seats as the lesson says, without a worker process."""

    def __init__(self) -> None:
        super().__init__(["none"])
        self.session: LessonSession | None = None

    def start(self) -> None:
        pass

    def request(self, ticket: int, *_: object, **__: object) -> None:
        self.ticket = ticket

    def request_hint(self, ticket: int, *_: object, **__: object) -> None:
        """Do nothing: a lesson has its own hints."""

    def poll(self) -> list[Answer]:
        action = None if self.session is None or self.ticket is None else self.session.scripted()
        if action is None or self.ticket is None:
            return []
        answer, self.ticket = Answer(self.ticket, action), None
        return [answer]


class LessonController(GameController):
    """Runs the match of a lesson.

    Signals:
        wrong(action, reason): A legal but unexpected action was refused.
    """

    wrong = Signal(object, str)  # Action, reason

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
        """Continue the deal after the text was read."""
        if self.lesson is not None and self.lesson.is_reading and self.is_settled:
            self.lesson.go_on()
            self.stop_pending()
            self._replace()

    def act(self, action: Action) -> None:
        lesson = self.lesson
        if lesson is None or not self.is_settled or self.is_paused or self.state is not State.HUMAN:
            return
        if self.why_not(action) is None and (reason := lesson.wrong(action)) is not None:
            self.wrong.emit(action, reason)
            return
        super().act(action)

    def next_deal(self) -> None:
        """Do nothing: a lesson has only one deal."""

    def _plays_forced(self) -> bool:
        return False  # the learner decides everything

    @property
    def is_variation(self) -> bool:
        return True


class LessonScreen(TableScreen):
    """The table of a lesson.

    Signals:
        goOn(): The result of the deal was read.
        hintWanted(): Show the right answer.
    """

    goOn = Signal()
    hintWanted = Signal()

    def apply(self, settings: Settings) -> None:
        # Only the lesson itself explains things, and nothing counts as explained afterwards.
        super().apply(replace(settings, help=Help(what_now=False, explain="never")))

    def give_hint(self) -> None:
        self.hintWanted.emit()

    def take_back(self) -> bool:
        """Undo what is selected but not confirmed; return whether there was anything."""
        table = self.table
        if table.picks():
            table.set_picks(0)
        elif table.choice.cursor is not None or table.choice.preselected is not None:
            table.choice.preselected = None
            table.hand.set_cursor(None)
        elif isinstance(self.panel, ChoicePanel) and self.panel.chosen:
            self.panel.handle_key(int(Qt.Key.Key_Escape))
        else:
            return False
        return True

    def _settle(self, view: PlayerView) -> None:
        super()._settle(view)
        if isinstance(self.panel, DealOverPanel):
            self.panel.go_on.setText(self.tr("Continue"))
            self.place()

    def keep_result(self) -> None:
        """Keep the result of the deal visible, without any buttons."""
        if isinstance(self.panel, DealOverPanel):
            self.panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.panel.go_on.hide()
            self.place()

    def _press_key(self, event: QKeyEvent) -> bool:
        is_kept = isinstance(self.panel, DealOverPanel) and self.panel.go_on.isHidden()
        return not is_kept and super()._press_key(event)

    def _after_score(self) -> None:
        self.goOn.emit()
