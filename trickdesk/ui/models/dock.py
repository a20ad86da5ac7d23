"""The dock beside the table: tricks, scores and calls."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QFileDialog,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.models.calls import CallModel
from trickdesk.ui.models.delegates import CardDelegate, MarksDelegate, ScoreDelegate
from trickdesk.ui.models.scores import ScoreModel
from trickdesk.ui.models.tricks import TrickModel
from trickdesk.ui.plain import tell

TRICKS, SCORES, CALLS = range(3)
MEASURED = 100  # rows whose contents decide how wide a column is


class TableRecordDock(QDockWidget):
    """Tabs with the tricks and the calls of the deal, and the score sheet of the match."""

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table record")  # the name under which its place is saved
        self.setWindowTitle(self.tr("Table record"))
        self.tricks, self.scores, self.calls = TrickModel(), ScoreModel(), CallModel()
        self.trick_table = _table(self.tricks, CardDelegate(pixmaps, self), self.tr("Tricks of this deal"))
        self.score_table = _table(self.scores, ScoreDelegate(self), self.tr("Score sheet"))
        self.call_table = _table(self.calls, MarksDelegate(self), self.tr("Calls of this deal"))
        self.score_table.horizontalHeader().setMinimumSectionSize(44)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(self.trick_table, self.tr("Tricks"))
        self.tabs.addTab(self._score_page(), self.tr("Scores"))
        self.tabs.addTab(self.call_table, self.tr("Calls"))
        self.setWidget(self.tabs)

    def _score_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.score_table)
        self.copy_button = QPushButton(self.tr("Copy as text"))
        self.copy_button.clicked.connect(self.copy_scores)
        self.export_button = QPushButton(self.tr("Save as CSV\N{HORIZONTAL ELLIPSIS}"))
        self.export_button.clicked.connect(self.choose_export)
        # One below the other: side by side they would make the dock wider than the smallest window can bear.
        column.addWidget(self.copy_button)
        column.addWidget(self.export_button)
        return page

    def set_view(self, view: PlayerView, names: Sequence[str]) -> None:
        """Show what the view knows of the deal and the match; the newest row stays in sight."""
        for table, model in (
            (self.trick_table, self.tricks),
            (self.score_table, self.scores),
            (self.call_table, self.calls),
        ):
            model.set_view(view, names)
            table.fit_columns()
            table.fit_rows()
            table.scrollToBottom()

    def draw_symbols(self) -> None:
        """Draw the suits again, in the colours of the deck in force."""
        for table in (self.trick_table, self.score_table, self.call_table):
            table.viewport().update()

    def copy_scores(self) -> None:
        """Put the score sheet on the clipboard."""
        QGuiApplication.clipboard().setText(self.scores.as_text())

    def choose_export(self) -> None:
        """Ask for a file and write the score sheet to it."""
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the score sheet"), "scores.csv", self.tr("Comma-separated values (*.csv)")
        )
        if name:
            try:
                self.export_scores(Path(name))
            except OSError as error:
                words = self.tr("The score sheet could not be written: {reason}")
                tell(self, self.tr("Save the score sheet"), words.format(reason=error.strerror))

    def export_scores(self, path: Path) -> None:
        """Write the score sheet as CSV, in UTF-8. Raises OSError."""
        path.write_text(self.scores.as_csv(), encoding="utf-8")


class _Sheet(QTableView):
    """A table whose columns share the room that their contents leave."""

    def fit_columns(self) -> None:
        self.resizeColumnsToContents()
        header = self.horizontalHeader()
        count, spare = header.count(), self.viewport().width() - header.length()
        for column in range(count if spare > 0 else 0):
            header.resizeSection(column, header.sectionSize(column) + spare // count)

    def fit_rows(self) -> None:
        """All rows are as high as the first: measuring each takes too long in a match of thousands of deals."""
        if self.model().rowCount():
            self.resizeRowToContents(0)
            self.verticalHeader().setDefaultSectionSize(self.rowHeight(0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()


def _table(model: QAbstractItemModel, delegate: QStyledItemDelegate, name: str) -> _Sheet:
    table = _Sheet()
    table.setModel(model)
    table.setItemDelegate(delegate)
    table.setAccessibleName(name)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setTabKeyNavigation(False)  # Tab leaves the table
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
    header.setHighlightSections(False)
    header.setResizeContentsPrecision(MEASURED)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
    return table
