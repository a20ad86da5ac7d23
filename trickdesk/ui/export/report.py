"""Reports of a bot's decision or of a crash, to save or copy. Nothing is sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QWidget

from trickdesk.session import Session
from trickdesk.session.decisions import RecordedDecision
from trickdesk.storage.files import SaveError
from trickdesk.storage.logfile import recent_debug_lines
from trickdesk.ui.export import wording
from trickdesk.ui.qt.plain_text import PlainLabel, fixed_font, inform, label_for
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text import messages, name_text
from trickdesk.ui.text.words import fill, translate, without_signs
from trickdesk.ui.widgets.file_dialogs import ask_where, ending_in
from trickdesk.ui.widgets.page_parts import close_row, lay_column

SUFFIX = ".txt"
LETTERS, LINES = 105, 42  # size of the window, in characters and lines
COMMENT_LINES = 3


class ReportDialog(QDialog):
    """Previews a report with a comment.

    `write` saves a file and raises SaveError.
    """

    def __init__(
        self, title: str, notice: str, write: Callable[[Path, bytes], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._write = write
        self.column = lay_column(PlainLabel(notice, wraps=True), on=self, spacing=8)
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
        self._add(self.tr("&What seems wrong?"), self.comment)
        self._add(self.tr("&Report"), self.preview, 1)
        row = close_row(self)
        self.copy_button, self.save_button = QPushButton(self.tr("&Copy")), QPushButton(self.tr("&Save…"))
        for button in (self.copy_button, self.save_button):
            row.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.column.addWidget(row)
        self.copy_button.clicked.connect(self.copy)
        self.save_button.clicked.connect(self.choose_file)
        self.comment.textChanged.connect(self._show)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * LETTERS, metrics.height() * LINES)
        self.comment.setFocus()

    def _add(self, title: str, widget: QWidget, stretch: int = 0) -> None:
        self.column.addWidget(label_for(widget, title))
        self.column.addWidget(widget, stretch)

    def report(self, comment: str) -> str:
        """Return the report with a comment."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        return self.preview.toPlainText()

    def _show(self) -> None:
        """Refresh the report, keeping the scroll position."""
        bar = self.preview.verticalScrollBar()
        at = bar.value()
        self.preview.setPlainText(without_signs(self.report(self.comment.toPlainText())))
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
            inform(self, self.tr("Save the report"), messages.sentence(error))


class PlayReport(ReportDialog):
    """Report of one of `decisions`, or of the match if there are none."""

    def __init__(
        self,
        session: Session,
        decisions: Sequence[RecordedDecision],
        write: Callable[[Path, bytes], None],
        parent: QWidget | None = None,
    ) -> None:
        self._session, self._decisions, self._debug_log = session, list(decisions), recent_debug_lines()
        self.box = QComboBox()
        super().__init__(
            translate("ReportDialog", "Report this play"),
            translate(
                "ReportDialog",
                "This report contains all cards of the finished deals and the players’ names. Nothing "
                "is sent automatically: save or copy the text, then send it where you like.",
            ),
            write,
            parent,
        )
        for decided in reversed(self._decisions):
            entry = translate("ReportDialog", "{n}. {decision}")
            self.box.addItem(
                fill(
                    entry,
                    n=decided.at + 1,
                    decision=wording.decision_words(decided, name_text.names_of(session.setup.players)),
                )
            )
        ignore_passing_wheel(self.box)
        if self._decisions:
            title = translate("ReportDialog", "&Decision")
            self.column.insertWidget(1, label_for(self.box, title))
            self.column.insertWidget(2, self.box)
        self.box.currentIndexChanged.connect(self._show)
        self._show()

    def report(self, comment: str) -> str:
        chosen = self._decisions[-1 - self.box.currentIndex()] if self._decisions else None
        return wording.report_text(self._session, chosen, self._decisions, self._debug_log, comment)


class CrashReport(ReportDialog):
    """Report of a crash.

    `session` is the match in which it happened; None outside of a match, or if the record can't be read.
    """

    def __init__(
        self,
        session: Session | None,
        log: str,
        debug_log: str,
        write: Callable[[Path, bytes], None],
        parent: QWidget | None = None,
    ) -> None:
        self._session, self._log, self._debug_log = session, log, debug_log
        notice = translate(
            "ReportDialog",
            "This report contains the end of the error log, the players’ names, and all cards of the finished "
            "deals. It has no card of the deal in progress. Nothing is sent automatically: save or copy "
            "the text, then send it where you like.",
        )
        if session is None:
            notice = translate(
                "ReportDialog",
                "This report contains the end of the error log. Nothing is sent automatically: save or copy the "
                "text, then send it where you like.",
            )
        super().__init__(translate("ReportDialog", "Report a crash"), notice, write, parent)
        self._show()

    def report(self, comment: str) -> str:
        return wording.crash_text(self._session, self._log, self._debug_log, comment)
