"""Dialog for a deal of the user's choice: number, code, clipboard or own cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QWidget

from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.engine.record import RecordError
from trickdesk.session import describe_problem
from trickdesk.session.deal_code import LONGEST_TEXT, DealRequest, read_wanted
from trickdesk.ui.qt.plain_text import PlainLabel, label_for, set_tip
from trickdesk.ui.text import deals, game_words, messages
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button

WIDTH = 62  # letters


class DealDialog(QDialog):
    """Asks for a deal number or code, or reads the clipboard, and describes it.

    It also offers other commands, such as setting up a deal.

    Signals:
        wanted(DealRequest): Deal this.
    """

    wanted = Signal(object)

    def __init__(self, game: Game, offered: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose a deal"))
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
        self.paste_button = push_button(self.tr("&From clipboard"), self.paste, auto_default=False)
        self.others = [self._other(action) for action in offered if action.isEnabled()]
        row.accepted.connect(self.accept)
        row.rejected.connect(self.reject)
        lay_column(
            explained,
            label_for(self.field, self.tr("Number or code")),
            lay_row((self.field, 1), self.paste_button),
            self.answer,
            lay_row(*self.others, 1),
            row,
            on=self,
            margins=size,
            spacing=size // 2,
        )
        self.field.textChanged.connect(self._read)
        self._read("")

    def _other(self, action: QAction) -> QPushButton:
        """Create the button of another command, which closes the dialog first."""
        button = push_button(action.text().partition("\t")[0], self.reject, auto_default=False)
        button.clicked.connect(action.trigger)
        set_tip(button, action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        return button

    def paste(self) -> None:
        """Show and read the clipboard: a record, one of its deals, a code or a number."""
        text = QGuiApplication.clipboard().text()
        with QSignalBlocker(self.field):
            self.field.setText(text)
        self._read(text, typed=False)
        (self.field if self._found is None else self.deal_button).setFocus()

    def _read(self, text: str, typed: bool = True) -> None:
        """Describe what the text deals, or why it isn't valid."""
        self._found, answer = None, ""
        if text.strip() or not typed:
            try:
                self._found = read_wanted(text, self._game, typed)
                answer = deals.wanted_words(self._found)
            except RecordError as error:
                answer = messages.sentence(describe_problem(self.tr("The clipboard"), text, error))
            except TrickdeskError as error:
                answer = messages.sentence(error)
        self.answer.setText(answer)
        self.field.setAccessibleDescription(answer)
        self.deal_button.setEnabled(self._found is not None)

    def accept(self) -> None:
        if self._found is not None:
            super().accept()
            self.wanted.emit(self._found)
