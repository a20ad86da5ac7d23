"""The matches to go on with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trickdesk.games import games
from trickdesk.session.players import shown_name
from trickdesk.storage.saves import Summary
from trickdesk.ui import text
from trickdesk.ui.keys import ENTER

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
    """``resumed(match id)``, ``discarded(match id)``. Hidden while there is nothing to continue."""

    resumed = Signal(str)
    discarded = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: list[Summary] = []
        title = QLabel(self.tr("Continue"))
        title.setProperty("heading", "2")
        self.list = _List()
        self.list.setAccessibleName(self.tr("Matches to continue"))
        self.list.setAlternatingRowColors(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.itemActivated.connect(lambda _item: self._resume())
        self.list.enter.connect(self._resume)
        self.list.delete.connect(self._ask_discard)
        self.list.currentRowChanged.connect(lambda _row: self._enable())
        self.go_on = QPushButton(self.tr("Continue"))
        self.go_on.clicked.connect(self._resume)
        self.drop = QPushButton(self.tr("Delete…"))
        self.drop.clicked.connect(self._ask_discard)
        row = QHBoxLayout()
        row.addWidget(title, 1)
        row.addWidget(self.drop)
        row.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.list)

    def refresh(self, found: Sequence[Summary]) -> None:
        """Show these matches, the newest chosen."""
        self._found = list(found)
        self.list.clear()
        height = round(self.fontMetrics().height() * 1.7)
        self.list.setMinimumHeight(height * 2 + 6)
        self.list.setMaximumHeight(height * min(max(len(self._found), 2), SHOWN) + 6)
        for summary in self._found:
            item = QListWidgetItem(self._words(summary))
            item.setToolTip(item.text())
            item.setSizeHint(QSize(0, height))
            if not _can_resume(summary):
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(item)
        usable = [row for row, summary in enumerate(self._found) if _can_resume(summary)]
        if usable:
            self.list.setCurrentRow(usable[0])
        self.setVisible(bool(self._found))
        self._enable()

    def newest(self) -> str | None:
        """The id of the match played last that can be continued."""
        return next((summary.match_id for summary in self._found if _can_resume(summary)), None)

    def _words(self, summary: Summary) -> str:
        time = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(summary.saved.timestamp())), QLocale.FormatType.ShortFormat
        )
        if summary.problem is not None:
            return self.tr("{file}: cannot be read").format(file=summary.path.name)
        kind = games().get(summary.game)
        name = text.game_name(kind) if kind else summary.game
        words = self.tr("{game} · deal {deal} · {players} · {time}").format(
            game=name, deal=summary.deal, players=", ".join(map(shown_name, summary.seats)), time=time
        )
        return self.tr("{match} (open in another window)").format(match=words) if summary.in_use else words

    def _chosen(self) -> Summary | None:
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) and _can_resume(self._found[row]) else None

    def _enable(self) -> None:
        chosen = self._chosen() is not None
        self.go_on.setEnabled(chosen)
        self.drop.setEnabled(chosen)

    def _resume(self) -> None:
        if (chosen := self._chosen()) is not None:
            self.resumed.emit(chosen.match_id)

    def _ask_discard(self) -> None:
        chosen = self._chosen()
        if chosen is None:
            return
        words = self.tr("Delete this match for good?\n\n{match}").format(match=self._words(chosen))
        if QMessageBox.question(self, self.tr("Delete"), words) == QMessageBox.StandardButton.Yes:
            self.discarded.emit(chosen.match_id)


def _can_resume(summary: Summary) -> bool:
    return summary.problem is None and not summary.in_use
