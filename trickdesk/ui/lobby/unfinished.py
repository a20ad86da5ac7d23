"""The matches to go on with, beside the newest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trickdesk.engine.names import clean_name
from trickdesk.games import games
from trickdesk.storage.saves import Summary
from trickdesk.ui import text
from trickdesk.ui.elided import ElidedLabel
from trickdesk.ui.keys import ENTER
from trickdesk.ui.plain import ask, set_tip

SHOWN = 5  # rows; more scroll


class _List(QListWidget):
    """Enter continues, Delete deletes."""

    enter = Signal()
    delete = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.enter.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete.emit()
        else:
            super().keyPressEvent(event)


class Unfinished(QWidget):
    """All but the newest. ``resumed(match id)``, ``dropped(summary)``. Hidden while there are none."""

    resumed = Signal(str)
    dropped = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: list[Summary] = []
        title = ElidedLabel()
        title.setText(self.tr("Earlier"))
        title.setProperty("heading", "2")
        self.list = _List()
        self.list.setAccessibleName(self.tr("Earlier matches to continue"))
        self.list.setAlternatingRowColors(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.itemActivated.connect(lambda _item: self._resume())
        self.list.enter.connect(self._resume)
        self.list.delete.connect(self._drop)
        self.list.currentRowChanged.connect(lambda _row: self._enable())
        self.go_on = QPushButton(self.tr("Continue"))
        self.go_on.clicked.connect(self._resume)
        self.drop = QPushButton(self.tr("Delete…"))
        self.drop.clicked.connect(self._drop)
        for button in (self.drop, self.go_on):
            button.setProperty("small", True)
        row = QHBoxLayout()
        row.addWidget(title, 1)
        row.addWidget(self.drop)
        row.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.list)

    def refresh(self, found: Sequence[Summary]) -> None:
        """Show these matches."""
        self._found = list(found)
        self.list.clear()
        height = round(self.fontMetrics().height() * 1.7)
        self.list.setMinimumHeight(height + 6)
        self.list.setMaximumHeight(height * min(len(self._found), SHOWN) + 6)
        for summary in self._found:
            item = QListWidgetItem(line_words(summary))
            set_tip(item, item.text())
            item.setSizeHint(QSize(0, height))
            if summary.in_use:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(item)
        usable = [row for row, summary in enumerate(self._found) if can_resume(summary)]
        if usable:
            self.list.setCurrentRow(usable[0])
        self.setVisible(bool(self._found))
        self._enable()

    def _chosen(self) -> Summary | None:
        """One that nobody else plays; what cannot be read can still be deleted."""
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) and not self._found[row].in_use else None

    def _enable(self) -> None:
        chosen = self._chosen()
        self.go_on.setEnabled(chosen is not None and can_resume(chosen))
        self.drop.setEnabled(chosen is not None)

    def _resume(self) -> None:
        if (chosen := self._chosen()) is not None and can_resume(chosen):
            self.resumed.emit(chosen.match_id)

    def _drop(self) -> None:
        if (chosen := self._chosen()) is not None:
            self.dropped.emit(chosen)


def can_resume(summary: Summary) -> bool:
    return summary.problem is None and not summary.in_use


def game_words(summary: Summary) -> str:
    """The game of a match; its id where this version does not know it."""
    kind = games().get(summary.game)
    return text.game_name(kind) if kind else summary.game


def match_words(summary: Summary, score: str = "") -> str:
    """How far a match is, its score or else who plays, and when it was played."""
    translate = QCoreApplication.translate
    time = QLocale().toString(
        QDateTime.fromSecsSinceEpoch(int(summary.saved.timestamp())), QLocale.FormatType.ShortFormat
    )
    words = translate("Unfinished", "deal {deal} · {players} · {time}").format(
        deal=summary.deal, players=score or ", ".join(map(clean_name, summary.seats)), time=time
    )
    in_use = translate("Unfinished", "{match} (open in another window)")
    return in_use.format(match=words) if summary.in_use else words


def line_words(summary: Summary) -> str:
    """A match in one line; its file where that cannot be read."""
    if summary.problem is None:
        return f"{game_words(summary)} · {match_words(summary)}"
    return QCoreApplication.translate("Unfinished", "{file}: cannot be read").format(file=summary.path.name)


def ask_discard(parent: QWidget, summary: Summary) -> bool:
    """Whether a match may really be deleted."""
    translate = QCoreApplication.translate
    words = translate("Unfinished", "Delete this match for good?\n\n{match}").format(
        match=line_words(summary)
    )
    return ask(parent, translate("Unfinished", "Delete"), words)
