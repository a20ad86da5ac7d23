"""Dialog that asks for a deal number or code."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QWidget

from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.session.deal_code import LONGEST_TEXT, DealRequest, read_wanted
from trickdesk.ui.qt.plain_text import PlainLabel, label_for
from trickdesk.ui.text import deals, game_words, messages
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.page_parts import lay_column, push_button

WIDTH = 62  # letters


class DealNumberDialog(QDialog):
    """Asks for a deal number or code, and describes it while it is typed.

    Signals:
        wanted(DealRequest): Deal this.
    """

    wanted = Signal(object)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Deal by number"))
        self._game = game
        self._found: DealRequest | None = None
        size = self.fontMetrics().height()
        explanation = self.tr(
            "The same number deals the same cards again in {game}. A deal code also sets "
            "the game and its rules."
        )
        explained = PlainLabel(fill(explanation, game=game_words.game_name(game)), wraps=True)
        explained.setMinimumWidth(self.fontMetrics().averageCharWidth() * WIDTH)
        self.field = QLineEdit(maxLength=LONGEST_TEXT)
        self.answer = PlainLabel(muted=True, wraps=True)
        self.answer.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        row = QDialogButtonBox()
        self.deal_button = push_button(self.tr("Deal"), primary=True)
        self.deal_button.setDefault(True)
        row.addButton(self.deal_button, QDialogButtonBox.ButtonRole.AcceptRole)
        row.addButton(QPushButton(self.tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        row.accepted.connect(self.accept)
        row.rejected.connect(self.reject)
        lay_column(
            explained,
            label_for(self.field, self.tr("Number or code")),
            self.field,
            self.answer,
            row,
            on=self,
            margins=size,
            spacing=size // 2,
        )
        self.field.textChanged.connect(self._read)
        self._read("")

    def _read(self, typed: str) -> None:
        """Describe what the text deals, or why it isn't valid."""
        self._found, answer = None, ""
        if typed.strip():
            try:
                self._found = read_wanted(typed, self._game, typed=True)
                answer = deals.wanted_words(self._found)
            except TrickdeskError as error:
                answer = messages.sentence(error)
        self.answer.setText(answer)
        self.field.setAccessibleDescription(answer)
        self.deal_button.setEnabled(self._found is not None)

    def accept(self) -> None:
        if self._found is not None:
            super().accept()
            self.wanted.emit(self._found)
