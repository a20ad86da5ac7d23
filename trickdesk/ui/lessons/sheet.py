"""The text of a lesson above the table, with corrections and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.table.view import SMALLEST as TABLE_SMALLEST
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import grown, text_size
from trickdesk.ui.widgets.page_parts import ButtonFrame, lay_column, lay_row, push_button, scroll_down
from trickdesk.ui.widgets.suit_marks import AnswerSign

WIDEST = 44  # longest line of text, in line heights: longer ones are hard to read
LARGE_TABLE = 0.72  # share of the height that the table keeps if the text is large
LARGER = (1.25, 1.12, 1.0)  # text sizes to try, relative to normal text


class LessonSheet(ButtonFrame):
    """Shows the text of a step with a comment below it, and buttons.

    Signals:
        goOn(): Show the next step.
        back(): Show the previous step.
        showWanted(): Show the right answer.
        resumed(): Go on where the lesson was left.
        closed(): Leave the lesson.
        playWanted(): Play the game, after the lesson.
        againWanted(): Repeat the lesson.
    """

    goOn = Signal()
    back = Signal()
    showWanted = Signal()
    resumed = Signal()
    closed = Signal()
    playWanted = Signal()
    againWanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson")
        self.title, self.count = PlainLabel(heading=2), PlainLabel(muted=True)
        self.close_button = push_button(
            self.tr("Leave the lesson"), self.closed, small=True, tip=self.tr("Back to where you were (Esc)")
        )
        self.words, self.reason, self.sign = PlainLabel(wraps=True), PlainLabel(wraps=True), AnswerSign()
        for label in (self.words, self.reason):
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.back_button = push_button(self.tr("Back"), self.back, tip=self.tr("Previous text (Page Up)"))
        self.show_button = push_button(
            self.tr("Show me"), self.showWanted, tip=self.tr("Show the answer (Ctrl+H)")
        )
        self.resume_button = push_button("", self.resumed)
        self.again_button = push_button(self.tr("Repeat"), self.againWanted)
        self.go_button = push_button(self.tr("Continue"), self.goOn, primary=True, tip=self.tr("Enter"))
        self.play_button = push_button(self.tr("Play now"), self.playWanted, primary=True)
        self.buttons = [
            self.back_button,
            self.resume_button,
            self.show_button,
            self.again_button,
            self.go_button,
            self.play_button,
        ]
        self.progress = QProgressBar(textVisible=False)
        self.middle = QWidget()  # limits the width: longer lines are hard to read
        lay_row(0, (self.middle, 100), 0, on=self, margins=(14, 6, 10, 6))
        head = lay_row(self.title, self.count, 0, self.close_button, spacing=12)
        self.inner = QWidget()
        row = lay_row((self.sign, 0, Qt.AlignmentFlag.AlignTop), (self.reason, 1), spacing=7)
        self.column = lay_column(self.words, row, 0, on=self.inner, spacing=5)
        self.area = scroll_down(self.inner, clear=True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.inner.setAutoFillBackground(False)
        feet = lay_row(*self.buttons, spacing=6)
        side = lay_column(0, feet, spacing=5)
        body = lay_row((self.area, 1), side, spacing=18)
        lay_column(head, body, self.progress, on=self.middle, margins=0, spacing=4)
        self._longest: Sequence[tuple[str, str]] = ()
        self.fit()

    # -- content

    def begin(self, title: str, longest: Sequence[tuple[str, str]], left_at: int) -> None:
        """Start a new lesson.

        `longest` pairs each text with the longest comment that may appear below it; they set the height.
        `left_at` is the index of the step at which it was left; 0 if it wasn't.
        """
        words = fill(self.tr("Go on at step {n}"), n=left_at + 1) if left_at else ""
        self.resume_button.setText(words)
        self.title.setText(title)
        self.setAccessibleName(title)
        self.progress.setAccessibleName(title)
        self._longest = longest
        self.fit()

    def say(self, text: str, count: str, share: float) -> None:
        """Show a text, and clear the comment below it."""
        self.words.setText(text)
        self.count.setText(count)
        self.progress.setValue(round(share * self.progress.maximum()))
        self.say_below("", right=False)
        self.area.verticalScrollBar().setValue(0)

    def say_below(self, text: str, right: bool) -> None:
        """Show a comment on the learner's answer, with a tick or a cross."""
        self.sign.is_right = right
        self.sign.setVisible(bool(text))
        self.sign.update()
        self.reason.show_text(text)
        QTimer.singleShot(0, self, self._show_comment)

    def _show_comment(self) -> None:
        """Scroll to the comment, if any, so that the line of text at the top is whole."""
        if self.reason.isHidden():
            return
        line, above = self.words.fontMetrics().height(), self.reason.geometry().bottom() - self.area.height()
        self.area.verticalScrollBar().setValue(min(-(-above // line) * line, self.reason.y()))

    def offer(self, *shown: QPushButton) -> None:
        """Show these buttons and no others."""
        for button in self.buttons:
            button.setVisible(button in shown)

    # -- looks

    def fit(self) -> None:
        """Fix the height for the longest text, so that the table below doesn't move.

        If that leaves too little room for the table, the text becomes smaller, and finally scrolls.
        """
        page = self.parentWidget()
        high = self.window().height() if page is None else page.height()
        table = (
            max(TABLE_SMALLEST[1], LARGE_TABLE * high)
            if text_size() > grown(100) / 100
            else TABLE_SMALLEST[1]
        )
        room = int(high - table) - self.around()
        font, plain = QFont(self.font()), QFontInfo(self.font()).pixelSize()
        for larger in LARGER:
            font.setPixelSize(round(plain * larger))
            height = self._set_width(QFontMetrics(font))
            if height <= room:
                break
        line, scrolls = QFontMetrics(font).height(), height > room
        self.area.setFixedHeight(max(3, round(room / line)) * line if scrolls else height)
        self.column.setContentsMargins(0, 0, grown(6), line if scrolls else 0)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        policy = Qt.ScrollBarPolicy
        self.area.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
        )
        style = f"font-size: {font.pixelSize()}px;"
        for label in (self.words, self.reason):
            if label.styleSheet() != style:
                label.setStyleSheet(style)
        QTimer.singleShot(0, self, self._show_comment)

    def around(self) -> int:
        """Return the height of everything except the text."""
        return self.close_button.sizeHint().height() + self.progress.sizeHint().height() + grown(20)

    def _set_width(self, metrics: QFontMetrics) -> int:
        """Set a width that is easy to read; return the height of the longest text in it."""
        line = metrics.height()
        back, resume, show, again, go_on, play = self.buttons
        pairs = ((back, show), (back, go_on), (again, play), *([(resume, go_on)] if resume.text() else []))
        taken = max(one.sizeHint().width() + other.sizeHint().width() for one, other in pairs) + grown(30)
        width = max(10 * line, min(WIDEST * line, self.window().width() - taken - grown(30)))
        self.middle.setMaximumWidth(width + taken)
        heights = [2 * line]
        for text, below in self._longest:
            height = self._height(metrics, text, width - grown(20))
            if below:
                height += grown(5) + self._height(metrics, below, width - grown(27) - line)
            heights.append(height)
        return max(heights) + grown(4)

    @staticmethod
    def _height(metrics: QFontMetrics, text: str, width: int) -> int:
        flags = int(Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(0, 0, width, 100_000, flags, text).height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_longest"):
            self.fit()
