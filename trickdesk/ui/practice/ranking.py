"""Exercise: which card wins this trick?

Asks one question after another, with the reason for each answer and a score.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QComboBox, QSizePolicy, QWidget

from trickdesk.engine.game import Game
from trickdesk.session.practice.questions import LEVELS, Question, questions
from trickdesk.storage.practice import Score
from trickdesk.ui.cards.pixmaps import FOCUS_RING, RATIO, CardPixmaps
from trickdesk.ui.practice import wording
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import PlainLabel, label_for
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.theme.colours import PANEL, grown, scaled_font
from trickdesk.ui.theme.grounds import draw_ground
from trickdesk.ui.theme.painting import draw_box, smooth_painter
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button
from trickdesk.ui.widgets.suit_marks import SuitLabel, draw_answer

HEIGHT = 11.0  # of a card, in lines of text
LARGEST = 2.0  # factor for the height, if there is room
LIFT = 0.5  # how far a card rises under the mouse, in lines
FOOT = 1.5  # space below a card, in lines
NARROWEST = 64.0  # card, in pixels


class CardButton(QAbstractButton):
    """A card to choose; `mark` is "right", "wrong" or empty before the answer."""

    def __init__(self, pixmaps: CardPixmaps, card: str, number: int, text: str) -> None:
        super().__init__()
        self._pixmaps, self._card, self.number = pixmaps, card, number
        self.mark = ""
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumWidth(round((LARGEST * HEIGHT / RATIO + 3) * self.fontMetrics().height()))

    def set_mark(self, mark: str) -> None:
        self.mark = mark
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round((HEIGHT / RATIO + 1.8) * line), round((HEIGHT + FOOT + LIFT) * line))

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(NARROWEST + 1.8 * line), round(NARROWEST * RATIO + (FOOT + LIFT + 1.4) * line))

    def _place(self) -> QRectF:
        """Return the card's area."""
        line = self.fontMetrics().height()
        room = QRectF(self.rect()).adjusted(
            0.9 * line, LIFT * line + 0.7 * line, -0.9 * line, -FOOT * line - 0.7 * line
        )
        width = max(8.0, min(room.width(), room.height() / RATIO, LARGEST * HEIGHT * line / RATIO))
        top = room.center().y() - width * RATIO / 2
        lifted = (self.hasFocus() or self.underMouse()) and not self.mark and self.isEnabled()
        return QRectF(room.center().x() - width / 2, top - LIFT * line * lifted, width, width * RATIO)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, place = QPainter(self), self._place()
        state = "win" if self.mark == "right" else ""
        pixmap = self._pixmaps.get(self._card, place.width(), self.devicePixelRatioF(), state)
        size = pixmap.deviceIndependentSize()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at = place.center() - QPointF(size.width() / 2, size.height() / 2)
        painter.drawPixmap(QPointF(round(at.x()), round(at.y())), pixmap)
        if self.hasFocus():
            draw_box(painter, place.adjusted(-3, -3, 3, 3), 8, edge=FOCUS_RING, width=3)
        self._paint_foot(painter, place)
        painter.end()

    def _paint_foot(self, painter: QPainter, place: QRectF) -> None:
        """Draw the card's key; after the answer, a tick or a cross."""
        line = self.fontMetrics().height()
        foot = QRectF(place.left(), place.bottom() + 0.7 * line, place.width(), line)
        painter.setPen(QColor(PANEL.muted))
        painter.setFont(scaled_font(self.font(), 1.15))
        if not self.mark:
            painter.drawText(foot, int(Qt.AlignmentFlag.AlignCenter), str(self.number))
            return
        sign = QRectF(0, 0, line * 16 / 14, line * 16 / 14)
        sign.moveCenter(foot.center())
        if self.mark in ("right", "wrong"):
            draw_answer(painter, self.mark == "right", sign, PANEL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.mark:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # the row handles arrows and digits


class RankedCards(QWidget):
    """Cards side by side.

    Signals:
        chosen(place): A card was chosen by click, Enter, Space, or the key of its number.
    """

    chosen = Signal(int)

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = pixmaps
        self.buttons: list[CardButton] = []
        self._row = lay_row(on=self, margins=0, spacing=4)
        self.open = False

    def show_cards(self, cards: Sequence[tuple[str, str]]) -> None:
        """Show these cards, each given by name and description."""
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = []
        while self._row.takeAt(0) is not None:
            pass
        self._row.addStretch(1)
        for number, (card, said) in enumerate(cards, start=1):
            button = CardButton(self._pixmaps, card, number, said)
            button.clicked.connect(lambda _checked=False, place=number - 1: self.choose(place))
            self._row.addWidget(button, 1000)
            button.show()  # at once, so that it can have the focus
            self.buttons.append(button)
        self._row.addStretch(1)
        self.open = True

    def choose(self, place: int) -> None:
        if self.open and 0 <= place < len(self.buttons):
            self.open = False
            self.chosen.emit(place)

    def show_answer(self, right: int, chosen: int) -> None:
        """Show which card was right, and which was chosen."""
        for place, button in enumerate(self.buttons):
            button.set_mark("right" if place == right else "wrong" if place == chosen else "other")

    def press(self, event: QKeyEvent) -> bool:
        """Handle a digit or an arrow key, wherever it was pressed."""
        key = event.key()
        if Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(self.buttons):
            self.choose(key - Qt.Key.Key_1)
            return True
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key))
        if step is not None and self.isRightToLeft():
            step = -step
        if step is None or not self.buttons or not self.open:
            return False
        at = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
        to = (0 if step > 0 else -1) if at is None else (at + step) % len(self.buttons)
        self.buttons[to].setFocus(Qt.FocusReason.TabFocusReason)
        return True


CORNER, GAP = 12, 24


class FeltFrame(QWidget):
    """A piece of the table as a background."""

    def __init__(self, felt: str) -> None:
        super().__init__()
        self.felt = felt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        shape = QPainterPath()
        shape.addRoundedRect(self.rect(), grown(CORNER), grown(CORNER))
        painter.setClipPath(shape)
        draw_ground(painter, QRectF(self.rect()), self.felt, grown(100) / 100)
        painter.end()


class RankingPage(QWidget):
    """Asks which card wins a trick.

    Signals:
        scored(game_id, Score): A question was answered.
    """

    scored = Signal(str, Score)

    def __init__(self, pixmaps: CardPixmaps, felt: str, rng: Random) -> None:
        super().__init__()
        self._rng = rng
        self._game: Game  # that of `set_game`
        self._waiting: list[Question] = []
        self.question: Question | None = None
        self.score, self.streak = Score(), 0
        self.level = QComboBox()
        for level in LEVELS:
            self.level.addItem(wording.difficulty_words(level), level)
        ignore_passing_wheel(self.level)
        label = label_for(self.level, self.tr("&Difficulty"))
        self.count = PlainLabel()
        self.next = push_button(self.tr("&Next"), primary=True, auto_default=False)
        # More widgets may be added at its end.
        head = self.head = lay_row(label, self.level, 0, self.count)
        self.trump, self.lead = SuitLabel("", on_dark=True), SuitLabel("", on_dark=True)
        self.cards = RankedCards(pixmaps)
        self.felt = FeltFrame(felt)
        self.answer = PlainLabel(wraps=True)
        self.answer.setMinimumHeight(self.fontMetrics().height() * 3)
        foot = lay_row((self.answer, 1), self.next)
        lay_column(head, (self.felt, 1), foot, on=self, margins=(0, 8, 0, 0), spacing=8)
        self.title = PlainLabel(self.tr("Which card wins this trick?"))
        self.felt.setStyleSheet(f"QLabel {{ color: {PANEL.text}; }}")  # the felt is dark in every theme
        for part, level in ((self.title, "1"), (self.trump, "2"), (self.lead, "2")):
            part.setProperty("heading", level)
        inner = lay_column(on=self.felt, margins=(20, 16, 20, 10))
        inner.addWidget(self.title, 0, Qt.AlignmentFlag.AlignHCenter)
        answer_row = QWidget()
        self.answer_layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, answer_row)
        self.answer_layout.setContentsMargins(0, 0, 0, 0)
        for part in (self.trump, self.lead):
            self.answer_layout.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        inner.addWidget(answer_row, 0, Qt.AlignmentFlag.AlignHCenter)
        inner.addWidget(self.cards, 1)
        self.level.currentIndexChanged.connect(lambda _index: self._restart())
        self.cards.chosen.connect(self._answered)
        self.next.clicked.connect(self.ask)

    def _fit(self) -> None:
        """Show trump and the card led in one line if there is room."""
        wide = self.trump.sizeHint().width() + self.lead.sizeHint().width() + 3 * grown(GAP) < self.width()
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self.answer_layout.setDirection(way)
        self.answer_layout.setSpacing(grown(GAP) if wide else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # -- questions

    def set_game(self, game: Game, score: Score) -> None:
        """Ask about this game from now on; `score` is the player's score so far."""
        self._game, self.score = game, score
        self._restart()

    def _restart(self) -> None:
        self._waiting = []
        self.streak = 0
        self.ask()

    def ask(self) -> None:
        """Ask the next question."""
        if not self._waiting:
            self._waiting = questions(self._game, str(self.level.currentData()), self._rng)
        question = self.question = self._waiting.pop()
        had_focus = self.next.hasFocus()
        self.trump.set_marks(wording.trump_marks(question))
        self.trump.setAccessibleName(wording.asked_trump_words(question))
        self.trump.setVisible(bool(self.trump.marks))
        self.lead.set_marks(wording.lead_marks(question))
        self._fit()
        names = question.game.deck.names
        self.cards.show_cards(
            [
                (names[card], wording.asked_card_words(question, place))
                for place, card in enumerate(question.trick.cards)
            ]
        )
        self.answer.setText(self.tr("Click a card or press its number. The first card was led."))
        self.next.setEnabled(False)
        self._count()
        if had_focus:
            self.cards.buttons[0].setFocus()
        if self.isVisible():
            self._say(question)

    def begin(self) -> None:
        """Start when the page is shown."""
        if self.question is not None and self.isVisible():
            announce(self, self.title.text())
            self._say(self.question)

    def _say(self, question: Question) -> None:
        for said in filter(None, (wording.asked_trump_words(question), wording.lead_marks(question))):
            announce(self, said)

    def _answered(self, place: int) -> None:
        question = self.question
        assert question is not None
        right = place == question.winner
        self.streak = self.streak + 1 if right else 0
        self.score = self.score.answered(right, self.streak)
        self.cards.show_answer(question.winner, place)
        said = wording.answer_words(question, place)
        self.answer.setText(said)
        announce(self, said)
        self.next.setEnabled(True)
        self.next.setFocus()
        self._count()
        self.scored.emit(question.game.id, self.score)

    def _count(self) -> None:
        self.count.setText(wording.streak_words(self.score, self.streak))

    def press(self, event: QKeyEvent) -> bool:
        """Handle keys that work wherever the focus is."""
        if event.key() in ENTER and self.next.isEnabled():
            self.next.click()
            return True
        return self.cards.press(event)
