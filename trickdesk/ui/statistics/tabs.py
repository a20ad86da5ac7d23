"""Tabs of the statistics: tables, and charts where they help."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QComboBox, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from trickdesk.storage.figures import FigureRow, Level, MatchListing
from trickdesk.storage.history import ExcludedRecord
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import PlainLabel, label_for
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.statistics import tables
from trickdesk.ui.statistics.chart import BarChart
from trickdesk.ui.statistics.tables import Column, FiguresModel, SortedModel
from trickdesk.ui.text import statistics as words
from trickdesk.ui.text.words import fill, plural
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button
from trickdesk.ui.widgets.sheet import Index, Sheet, draw_ground

GAP = 8
SIDE = 5  # padding beside a cell's text
SHORTEST = 32  # minimum letters in the wide column


class PaddedDelegate(QStyledItemDelegate):
    """Adds padding on both sides of a cell's text."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.rect = option.rect.adjusted(SIDE, 0, -SIDE, 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        draw_ground(painter, option, option.widget)
        super().paint(painter, option, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + QSize(2 * SIDE, 6)


class FigureSheet(Sheet):
    """A table of figures; clicking a heading sorts it.

    One column takes the spare width.

    Signals:
        chosen(row): A row of the model was double-clicked, or chosen with Enter.
    """

    chosen = Signal(int)

    def __init__(self, model: FiguresModel, name: str, wide: int = 0) -> None:
        """`wide` is the column that takes the spare width."""
        self.sorted, self.wide = SortedModel(model), wide
        super().__init__(self.sorted, name)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.sortIndicatorChanged.connect(self._sort)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setWordWrap(False)
        self.setItemDelegate(PaddedDelegate(self))
        self.activated.connect(self._choose)
        model.modelReset.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Fit rows and columns to their contents, if the table is visible."""
        if self.isVisible():
            self.fit_rows()
            self.fit_columns()
        if self.sorted.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.sorted.index(0, 0))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def fit_columns(self) -> None:
        header = self.horizontalHeader()
        self.resizeColumnsToContents()
        spare = self.viewport().width() - header.length()
        least = min(header.sectionSize(self.wide), self.fontMetrics().averageCharWidth() * SHORTEST)
        header.resizeSection(self.wide, max(header.sectionSize(self.wide) + spare, least))

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        """Sort, and show the arrow, which needs room in every heading, only from now on."""
        self.sorted.sort(column, order)
        self.horizontalHeader().setSortIndicatorShown(True)
        self.fit_columns()

    def current_row(self) -> int | None:
        """Return the current row of the model."""
        index = self.sorted.mapToSource(self.currentIndex())
        return index.row() if index.isValid() else None

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(self.sorted.mapToSource(index).row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)


class _Tab(QWidget):
    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self.model = FiguresModel(columns)
        self.column = lay_column(on=self, margins=(0, GAP, 0, 0), spacing=GAP)


class ResultsTab(_Tab):
    """Matches, points and contracts by game, rules, opponents, person or month.

    Signals:
        regrouped(): Another grouping was chosen.
    """

    regrouped = Signal()

    def __init__(self) -> None:
        super().__init__(tables.result_columns())
        self.by = QComboBox()
        for group, shown in (
            ("game", self.tr("Game")),
            ("preset", self.tr("Game and rules")),
            ("opponents", self.tr("Opponents")),
            ("person", self.tr("Person")),
        ):
            self.by.addItem(shown, group)
        ignore_passing_wheel(self.by)
        row = lay_row(label_for(self.by, self.tr("O&ne row per")), self.by, 0)
        self.sheet = FigureSheet(self.model, self.tr("Results"))
        self.column.addLayout(row)
        self.column.addWidget(self.sheet)
        self.by.currentIndexChanged.connect(lambda _index: self.regrouped.emit())

    @property
    def group(self) -> str:
        return str(self.by.currentData())

    def show_rows(self, found: Sequence[FigureRow], game: str) -> None:
        one_game = bool(game) or self.group in ("game", "preset")
        self.model.set_cells(tables.result_cells(self.group, found, one_game), self.by.currentText())


class ContractsTab(_Tab):
    """Contracts by level, with a chart of those made."""

    def __init__(self) -> None:
        super().__init__(tables.contract_columns())
        self.sheet = FigureSheet(self.model, self.tr("Contracts by level"))
        self.title = PlainLabel(heading=2)
        self.chart = BarChart(self.tr("Own contracts made, by level"))
        self.column.addWidget(self.sheet, 3)
        self.column.addWidget(self.title)
        self.column.addWidget(self.chart, 2)

    def show_levels(self, found: Sequence[Level], game: str, rules: str = "") -> None:
        """Show contracts; the chart is about `game`, or the game with most contracts.

        `rules` is the key of the preset that they are limited to, if any.
        """
        self.model.set_cells(tables.contract_cells(found))
        counts: dict[str, int] = {}
        for entry in found:
            counts[entry.game] = counts.get(entry.game, 0) + entry.contracts.own.count
        drawn = game or max(counts, key=lambda name: counts[name], default="")
        title = self.tr("Own contracts made (%), by level")
        if drawn:
            name = words.preset_key_words(rules) if rules else words.game_words(drawn)
            title = fill(self.tr("{game}: own contracts made (%), by level"), game=name)
        self.title.setText(title)
        self.chart.setAccessibleName(title)
        bars = tables.level_bars([entry for entry in found if entry.game == drawn])
        self.chart.set_bars(bars, self.tr("No contracts yet; some games have none."))


class TimeTab(_Tab):
    """Results by month, with the latest at the right of the chart."""

    def __init__(self) -> None:
        columns = tables.result_columns()
        columns[0] = columns[0]._replace(heading=self.tr("Month"))
        super().__init__(columns)
        self.sheet = FigureSheet(self.model, self.tr("Results by month"))
        title = PlainLabel(self.tr("Matches won (%), by month"), heading=2)
        self.chart = BarChart(title.text())
        self.column.addWidget(title)
        self.column.addWidget(self.chart, 2)
        self.column.addWidget(self.sheet, 3)

    def show_months(self, found: Sequence[FigureRow], game: str) -> None:
        self.model.set_cells(tables.result_cells("month", list(reversed(found)), bool(game)))
        self.chart.set_bars(tables.month_bars(found), self.tr("No matches in this period."))


class MatchesTab(_Tab):
    """The finished matches, newest first, and the records that couldn't be counted.

    Signals:
        opened(name): Show the match with this file name.
    """

    opened = Signal(str)

    def __init__(self) -> None:
        super().__init__(tables.match_columns())
        self._found: Sequence[MatchListing] = ()
        self.sheet = FigureSheet(self.model, self.tr("Finished matches"), wide=2)
        self.open = push_button(self.tr("Ope&n"), auto_default=False)
        self.note = PlainLabel(muted=True)
        self.left_out = FiguresModel(tables.left_out_columns())
        self.problems = FigureSheet(self.left_out, self.tr("Records left out"), wide=1)
        self.problems.setMaximumHeight(self.fontMetrics().height() * 7)
        self.problems.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        row = lay_row((self.note, 1), self.open)
        self.column.addWidget(self.sheet, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.problems)
        self.sheet.chosen.connect(self._open)
        self.open.clicked.connect(self._open_current)

    def show_matches(self, found: Sequence[MatchListing], left_out: Sequence[ExcludedRecord]) -> None:
        self._found = found
        self.model.set_cells(tables.match_cells(found))
        self.left_out.set_cells(tables.left_out_cells(left_out))
        self.problems.setVisible(bool(left_out))
        self.open.setEnabled(bool(found))
        notes = []
        if len(found) == tables.MOST_LISTED:
            notes.append(fill(self.tr("The newest {n} are listed."), n=len(found)))
        if left_out:
            notes.append(
                plural(
                    "MatchesTab",
                    "{n} file is left out of the statistics.",
                    "{n} files are left out of the statistics.",
                    len(left_out),
                )
            )
        self.note.setText(" ".join(notes))

    def _open_current(self) -> None:
        row = self.sheet.current_row()
        if row is not None:
            self._open(row)

    def _open(self, row: int) -> None:
        if 0 <= row < len(self._found):
            self.opened.emit(self._found[row].name)
