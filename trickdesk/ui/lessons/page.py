"""Lesson page: the lesson's text above its own table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from trickdesk.engine.actions import Action, Give, Play
from trickdesk.session.lesson import Lesson, LessonSession, Step
from trickdesk.storage.settings import Settings
from trickdesk.ui.lessons.screen import LessonController, LessonScreen
from trickdesk.ui.lessons.sheet import LessonSheet
from trickdesk.ui.match.coach.rings import Rings
from trickdesk.ui.qt.keys import LEAVE, READ_AGAIN, READ_BACK, READ_ON
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import call_text, card_text, name_text
from trickdesk.ui.text.words import fill, join
from trickdesk.ui.widgets.page_parts import lay_column


class LessonPage(QWidget):
    """Runs a lesson: shows its steps, comments on actions, and sums up at the end.

    Signals:
        left(): Go back to the previous screen.
        finished(game_id): The lesson was completed.
        playWanted(game_id): Start a match of this game.
    """

    left = Signal()
    finished = Signal(str)
    playWanted = Signal(str)

    def __init__(self, settings: Settings, beside: CardTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = LessonController(settings)
        self.controller.setParent(self)
        self.sheet = LessonSheet()
        self.screen_ = LessonScreen(self.controller, beside=beside)
        self.table = self.screen_.table
        self.rings = Rings(self.screen_)
        lay_column(self.sheet, (self.screen_, 1), on=self, margins=0, spacing=0)
        self.lesson: Lesson | None = None
        self._name = ""
        self._left_at = 0  # index of the step at which it was left the last time
        self._read = 0  # index of the step shown, which may be an earlier one
        self._said = -1  # index of the last step read out
        sheet, controller = self.sheet, self.controller
        sheet.goOn.connect(self.go_on)
        sheet.back.connect(self.read_back)
        sheet.showWanted.connect(self.show_answer)
        sheet.closed.connect(self.left)
        sheet.againWanted.connect(self.again)
        sheet.resumed.connect(self.resume)
        sheet.playWanted.connect(self._play)
        self.screen_.goOn.connect(self.go_on)
        self.screen_.hintWanted.connect(self.show_answer)
        controller.settled.connect(self._settled)
        controller.shown.connect(self._shown)
        controller.wrong.connect(self._wrong)
        slots = (
            (LEAVE, self._escape),
            (READ_BACK, self.read_back),
            (READ_AGAIN, self._read_forward),
        )
        for fixed, slot in slots:
            shortcut = QShortcut(QKeySequence(fixed.names[0]), self, slot)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def apply(self, settings: Settings) -> None:
        """Apply the settings."""
        self.controller.settings = settings
        self.screen_.apply(settings)
        self.sheet.fit()

    # -- a lesson

    def begin(self, lesson: Lesson, name: str, left_at: int = 0) -> None:
        """Start a lesson; `name` is the learner's.

        If it was left at a later step, offer to go on there.
        """
        self.lesson, self._name, self._left_at = lesson, name, left_at
        session = LessonSession(lesson, name)
        self._read, self._said = 0, -1
        longest = [(step.text, self._longest_below(step)) for step in lesson.steps]
        self.sheet.begin(lesson.title, [*longest, (self._summary(), "")], left_at)
        self.screen_.configure(
            lesson.game, name_text.names_of(session.setup.players), bots=session.setup.bots
        )
        self.controller.teach(session)

    def _longest_below(self, step: Step) -> str:
        """Return the longest sentence that may appear below a step."""
        reasons = (step.wrong, *step.tempting.values()) if step.expect else ()
        return max((self._try_again(reason) for reason in reasons), key=len, default="")

    def _try_again(self, reason: str) -> str:
        return fill(self.tr("{reason} Try again."), reason=reason)

    def end(self) -> None:
        """Leave the lesson, without saving anything."""
        self.rings.clear()
        self.screen_.close_panel()
        self.controller.leave()

    def resume(self) -> None:
        """Go on at the step at which the lesson was left."""
        if self.lesson is not None:
            session = LessonSession(self.lesson, self._name)
            session.go_to(self._left_at)
            self.controller.teach(session)

    def again(self) -> None:
        """Start the lesson again."""
        if self.lesson is not None:
            self.begin(self.lesson, self._name)

    # -- events

    def _shown(self, *_: object) -> None:
        """Clear the rings and buttons while cards move."""
        if self.controller.is_settled:
            return  # without animation it's settled at once
        self.rings.clear()
        session = self.controller.lesson
        if session is not None and not session.is_reading:
            self.sheet.offer(self.sheet.back_button)

    def _settled(self, *_: object) -> None:
        session = self.controller.lesson
        if session is None:
            return
        if session.step is None or session.is_reading or session.is_deciding:
            self._read = session.at
            self._tell()
        else:
            self.sheet.say_below(self.tr("Right.") if session.step.expect else "", right=True)

    def _tell(self) -> None:
        """Show the current step, and offer the buttons that apply."""
        session, lesson = self.controller.lesson, self.lesson
        if session is None or lesson is None:
            return
        sheet, steps = self.sheet, lesson.steps
        is_new, is_over = self._read == session.at, self._read >= len(steps)
        count = fill(self.tr("Step {n} of {all}"), n=min(self._read + 1, len(steps)), all=len(steps))
        text = self._summary() if is_over else steps[self._read].text
        sheet.say(text, "" if is_over else count, self._read / len(steps))
        back = [sheet.back_button] if self._read else [sheet.resume_button] if self._left_at else []
        self.screen_.keep_result()  # the lesson goes on by its own button
        if is_over:
            sheet.offer(sheet.again_button, sheet.play_button)
            sheet.play_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif is_new and session.is_deciding:
            sheet.offer(*back, sheet.show_button)
        else:
            sheet.offer(*back, sheet.go_button)
            first = sheet.resume_button if back == [sheet.resume_button] else sheet.go_button
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rings.show(steps[self._read].show if is_new and not is_over else ())
        if self._said != self._read:
            self._said = self._read
            self.table.voice.say(text, turn=True)
        if is_over and is_new:
            self.finished.emit(lesson.game.id)

    def _summary(self) -> str:
        """Return what was learned, one sentence to a line."""
        assert self.lesson is not None
        head = self.tr("Well done! You've learned:")
        return "\n".join([head, *(f"\N{BULLET} {sentence}" for sentence in self.lesson.learned)])

    def _wrong(self, action: Action, reason: str) -> None:
        """Explain why an action was refused, and let the learner try again."""
        if isinstance(action, Play):
            self.screen_.keep_card()
        elif isinstance(action, Give):
            self.screen_.put_back()
        self.sheet.say_below(self._try_again(reason), right=False)
        self.table.voice.say(self.sheet.reason.text(), turn=True)

    # -- commands

    def go_on(self) -> None:
        """Show the next step, or let the table continue if this is the latest one."""
        session = self.controller.lesson
        if session is None:
            return
        if self._read < session.at:
            self._read += 1
            self._tell()
            if self._read == session.at and session.is_deciding:
                (self.screen_.panel or self.table).setFocus()
        else:
            self.controller.read_on()

    def _read_forward(self) -> None:
        session = self.controller.lesson
        if session is not None and self._read < session.at:
            self.go_on()

    def read_back(self) -> None:
        """Show the previous step; the table doesn't change."""
        if self._read > 0 and self.controller.is_settled:
            self._read -= 1
            self._tell()

    def show_answer(self) -> None:
        """Ring and announce the right answer."""
        session = self.controller.lesson
        if session is None or not session.is_deciding or session.step is None:
            return
        if self._read != session.at:  # an earlier step is shown
            self._read = session.at
            self._tell()
            (self.screen_.panel or self.table).setFocus()
        verb, *what = session.step.expect[0].split()
        targets = [f"call {' '.join(what)}"] if verb == "call" else what
        self.rings.show(targets)
        text = self._answer_words(session)
        self.sheet.say_below(text, right=True)
        self.table.voice.say(text, turn=True)

    def _answer_words(self, session: LessonSession) -> str:
        assert session.step is not None and self.lesson is not None
        game = self.lesson.game
        verb, *what = session.step.expect[0].split()
        if verb == "call":
            told = call_text.call_words(" ".join(what), game, self.screen_.names)
        else:
            names = what[:1] if verb == "play" else what
            told = join([card_text.card_words(game, game.deck.id[name]) for name in names])
        return fill(self.tr("The answer: {answer}."), answer=told)

    def _escape(self) -> None:
        if not self.screen_.take_back():
            self.left.emit()

    def _play(self) -> None:
        if self.lesson is not None:
            self.playWanted.emit(self.lesson.game.id)

    # -- Qt event handlers

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Continue on Enter that no other widget has used, wherever the focus is."""
        go_button = self.sheet.go_button
        if event.key() in READ_ON and go_button.isVisible() and not event.isAutoRepeat():
            go_button.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sheet.fit()
