"""Which card wins this trick? One question after the other, with the reason and a score."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trickdesk.engine.game import Game
from trickdesk.session.practice.questions import LEVELS, Question, questions
from trickdesk.storage.practice import Score
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.practice.cards import CardRow
from trickdesk.ui.qt.announcement import announce
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text import practice as words
from trickdesk.ui.theme.colours import FELTS, PANEL
from trickdesk.ui.widgets.plain_text import PlainLabel
from trickdesk.ui.widgets.suit_marks import SuitLabel

CORNER, GAP = 12, 24


class FeltFrame(QWidget):
    """A piece of the table, on which things lie."""

    def __init__(self, felt: str) -> None:
        super().__init__()
        self.felt = felt

    def paintEvent(self, event: QPaintEvent) -> None:
        centre, edge = FELTS[self.felt]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = QRadialGradient(
            self.width() / 2, self.height() * 0.45, max(self.width(), self.height()) * 0.65
        )
        light.setColorAt(0, QColor(centre))
        light.setColorAt(1, QColor(edge))
        shape = QPainterPath()
        shape.addRoundedRect(self.rect(), CORNER, CORNER)
        painter.fillPath(shape, light)
        painter.end()


class RankingPage(QWidget):
    """``scored(game id, Score)``: after each answer."""

    scored = Signal(str, object)

    def __init__(self, pixmaps: CardPixmaps, felt: str, rng: Random) -> None:
        super().__init__()
        self._rng = rng
        self._game: Game | None = None
        self._waiting: list[Question] = []
        self.question: Question | None = None
        self.score, self.row = Score(), 0
        self.level = QComboBox()
        for level in LEVELS:
            self.level.addItem(words.level_words(level), level)
        self.level.setAccessibleName(self.tr("Difficulty"))
        ignore_passing_wheel(self.level)
        label = PlainLabel(self.tr("&Difficulty"))
        label.setBuddy(self.level)
        self.count = PlainLabel()
        self.next = QPushButton(self.tr("&Next"))
        self.next.setProperty("primary", True)
        self.next.setAutoDefault(False)
        head = self.head = QHBoxLayout()  # there is room for more at its end
        head.addWidget(label)
        head.addWidget(self.level)
        head.addStretch()
        head.addWidget(self.count)
        self.trump, self.lead = SuitLabel("", on_dark=True), SuitLabel("", on_dark=True)
        self.cards = CardRow(pixmaps)
        self.felt = FeltFrame(felt)
        self.answer = PlainLabel()
        self.answer.setWordWrap(True)
        self.answer.setMinimumHeight(self.fontMetrics().height() * 3)
        foot = QHBoxLayout()
        foot.addWidget(self.answer, 1)
        foot.addWidget(self.next)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.felt, 1)
        column.addLayout(foot)
        self._lay_felt()
        self.level.currentIndexChanged.connect(lambda _index: self._restart())
        self.cards.chosen.connect(self._answered)
        self.next.clicked.connect(self.ask)

    def _lay_felt(self) -> None:
        self.title = PlainLabel(self.tr("Which card wins this trick?"))
        self.felt.setStyleSheet(f"QLabel {{ color: {PANEL.text}; }}")  # the felt is dark in every theme
        for part, level in ((self.title, "1"), (self.trump, "2"), (self.lead, "2")):
            part.setProperty("heading", level)
        inner = QVBoxLayout(self.felt)
        inner.setContentsMargins(20, 16, 20, 10)
        inner.addWidget(self.title, 0, Qt.AlignmentFlag.AlignHCenter)
        told = QWidget()
        self.told = QBoxLayout(QBoxLayout.Direction.LeftToRight, told)
        self.told.setContentsMargins(0, 0, 0, 0)
        for part in (self.trump, self.lead):
            self.told.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        inner.addWidget(told, 0, Qt.AlignmentFlag.AlignHCenter)
        inner.addWidget(self.cards, 1)

    def _fit(self) -> None:
        """Trump and what was led stand in one line where there is room."""
        wide = self.trump.sizeHint().width() + self.lead.sizeHint().width() + 3 * GAP < self.width()
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self.told.setDirection(way)
        self.told.setSpacing(GAP if wide else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # -- questions

    def set_game(self, game: Game, score: Score) -> None:
        """Ask about this game from now on; ``score``: what is known of it."""
        self._game, self.score, self.row = game, score, 0
        self._restart()

    def _restart(self) -> None:
        self._waiting = []
        self.row = 0
        self.ask()

    def ask(self) -> None:
        """The next question."""
        if self._game is None:
            return
        if not self._waiting:
            self._waiting = questions(self._game, str(self.level.currentData()), self._rng)
        question = self.question = self._waiting.pop()
        had_focus = self.next.hasFocus()
        self.trump.set_marks(words.trump_marks(question))
        self.trump.setAccessibleName(words.trump_words(question))
        self.trump.setVisible(bool(self.trump.marks))
        self.lead.set_marks(words.lead_marks(question))
        self._fit()
        names = question.game.deck.names
        self.cards.show_cards(
            [
                (names[card], words.place_words(question, place))
                for place, card in enumerate(question.trick.cards)
            ]
        )
        self.answer.setText(self.tr("Choose a card: click it, or press its number. The first one was led."))
        self.next.setEnabled(False)
        self._count()
        if had_focus and self.cards.buttons:
            self.cards.buttons[0].setFocus()
        if self.isVisible():
            self._say(question)

    def begin(self) -> None:
        """The page has come up."""
        if self.question is not None and self.isVisible():
            announce(self, self.title.text())
            self._say(self.question)

    def _say(self, question: Question) -> None:
        for said in filter(None, (words.trump_words(question), words.lead_marks(question))):
            announce(self, said)

    def _answered(self, place: int) -> None:
        question = self.question
        assert question is not None
        right = place == question.winner
        self.row = self.row + 1 if right else 0
        self.score = self.score.answered(right, self.row)
        self.cards.tell(question.winner, place)
        said = words.winner_words(question, place)
        self.answer.setText(said)
        announce(self, said)
        self.next.setEnabled(True)
        self.next.setFocus()
        self._count()
        self.scored.emit(question.game.id, replace(self.score))

    def _count(self) -> None:
        self.count.setText(words.score_words(self.score, self.row))

    def press(self, event: QKeyEvent) -> bool:
        """Keys that mean something wherever the focus is."""
        if event.key() in ENTER and self.next.isEnabled():
            self.next.click()
            return True
        return self.cards.press(event)
