"""Dialog with a report of a bot's decision, to save or copy. Nothing is sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QWidget

from trickdesk.session import Session
from trickdesk.session.decisions import RecordedDecision
from trickdesk.storage.files import SaveError
from trickdesk.ui.qt.plain_text import PlainLabel, fixed_font, inform, label_for
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text.errors import error_words
from trickdesk.ui.text.reports import decision_words, report_text
from trickdesk.ui.text.words import fill, without_signs
from trickdesk.ui.widgets.file_dialogs import ask_where, ending_in
from trickdesk.ui.widgets.page_parts import close_row, lay_column

SUFFIX = ".txt"
LETTERS, LINES = 105, 42  # size of the window, in characters and lines
COMMENT_LINES = 3


class ReportDialog(QDialog):
    """Previews the report of one of `decisions`, or of the match if there are none.

    `write` saves a file and raises SaveError.
    """

    def __init__(
        self,
        session: Session,
        decisions: Sequence[RecordedDecision],
        write: Callable[[Path, bytes], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Report this play"))
        self._session, self._decisions, self._write = session, list(decisions), write
        notice = PlainLabel(self._notice(), wraps=True)
        column = lay_column(notice, on=self, spacing=8)
        self.box = QComboBox()
        for decided in reversed(self._decisions):
            entry = self.tr("{n}. {decision}")
            self.box.addItem(fill(entry, n=decided.at + 1, decision=decision_words(decided, session.names)))
        self.comment, self.preview = QPlainTextEdit(), QPlainTextEdit()
        self.comment.setTabChangesFocus(True)
        self.comment.setFixedHeight(self.comment.fontMetrics().lineSpacing() * (COMMENT_LINES + 1))
        self.preview.setReadOnly(True)
        self.preview.setTabChangesFocus(True)
        self.preview.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.preview.setFont(fixed_font())
        self.preview.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        for title, widget in (
            (self.tr("&Decision"), self.box),
            (self.tr("&What seems wrong?"), self.comment),
            (self.tr("&Report"), self.preview),
        ):
            label = label_for(widget, title)
            column.addWidget(label)
            column.addWidget(widget, 1 if widget is self.preview else 0)
            label.setVisible(widget is not self.box or bool(self._decisions))
        self.box.setVisible(bool(self._decisions))
        ignore_passing_wheel(self.box)
        row = close_row(self)
        self.copy_button, self.save_button = QPushButton(self.tr("&Copy")), QPushButton(self.tr("&Save…"))
        for button in (self.copy_button, self.save_button):
            row.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        column.addWidget(row)
        self.copy_button.clicked.connect(self.copy)
        self.save_button.clicked.connect(self.choose_file)
        self.box.currentIndexChanged.connect(self._show)
        self.comment.textChanged.connect(self._show)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * LETTERS, metrics.height() * LINES)
        self._show()
        self.comment.setFocus()

    def _notice(self) -> str:
        return self.tr(
            "This report contains all cards of the finished deals and the players’ names. Nothing "
            "is sent automatically: save or copy the text, then send it where you like."
        )

    @property
    def text(self) -> str:
        return self.preview.toPlainText()

    def _show(self) -> None:
        """Refresh the report, keeping the scroll position."""
        chosen = self._decisions[-1 - self.box.currentIndex()] if self._decisions else None
        bar = self.preview.verticalScrollBar()
        at = bar.value()
        comment = self.comment.toPlainText()
        self.preview.setPlainText(without_signs(report_text(self._session, chosen, self._decisions, comment)))
        bar.setValue(at)

    def copy(self) -> None:
        """Copy the report to the clipboard."""
        QGuiApplication.clipboard().setText(self.text)

    def choose_file(self) -> None:
        """Ask for a file, and save the report there."""
        title, texts = self.tr("Save the report"), self.tr("Text files (*.txt)")
        path = ask_where(self, title, Path("trickdesk-report.txt"), texts, ending_in(SUFFIX))
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        try:
            self._write(path, self.text.encode("utf-8", errors="replace"))
        except SaveError as error:
            inform(self, self.tr("Save the report"), error_words(error))
