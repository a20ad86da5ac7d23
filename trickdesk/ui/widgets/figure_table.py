"""Tables of figures: texts to show, numbers to sort by, and a sheet of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.layout_direction import ABSOLUTE
from trickdesk.ui.qt.plain_text import plain_tip
from trickdesk.ui.text.words import listed
from trickdesk.ui.theme.avatars import person_icon
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.widgets.sheet import FlatTable, Index, Role, Sheet, csv_text

NONE = "–"  # where there is no figure
SORT_ROLE = int(Role.UserRole) + 10
SHARP = 2  # device pixels of a face per pixel
ABOVE = 3  # padding above and below a cell's text
SHORTEST = 32  # minimum letters in the wide column


class Cell(NamedTuple):
    """A cell's text, its sort value, a longer text if that says more, and a face."""

    text: str
    value: float | str
    tip: str = ""
    face: str = ""


class Column(NamedTuple):
    """A column's heading, and an explanation.

    Columns of `figures` are right-aligned.
    """

    heading: str
    tip: str = ""
    figures: bool = True


class FiguresModel(FlatTable):
    """A table that is always set as a whole."""

    headers: list[str]
    rows: list[list[Cell]]

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self.set_columns(columns)

    def set_cells(self, cells: list[list[Cell]], heading: str = "") -> None:
        """Show these rows, all as long as there are columns.

        `heading` replaces that of the first column, unless it is empty.
        """
        self.beginResetModel()
        self.rows = cells
        if heading:
            self.headers[0] = heading
        self.endResetModel()

    def set_columns(self, columns: Sequence[Column]) -> None:
        """Have other columns, and no rows yet."""
        self.beginResetModel()
        self.columns, self.rows = columns, []
        self.headers = [column.heading for column in columns]
        self.endResetModel()

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and 0 <= section < len(self.columns):
            column = self.columns[section]
            if role == Role.ToolTipRole and column.tip:
                return plain_tip(column.tip)
            if role == Role.TextAlignmentRole:
                return alignment(column)
        return super().headerData(section, orientation, role)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell, column = self.rows[index.row()][index.column()], self.columns[index.column()]
        if role == Role.DisplayRole:
            return cell.text
        if role == Role.AccessibleTextRole:
            return f"{self.headers[index.column()]}: {_spoken(cell)}"
        if role == Role.ToolTipRole:
            return plain_tip(cell.tip) if cell.tip else None
        if role == Role.TextAlignmentRole:
            return alignment(column)
        if role == Role.DecorationRole and cell.face:
            return person_icon(cell.face, "", SHARP)
        if role == SORT_ROLE:
            return cell.value
        return None

    def as_csv(self) -> str:
        """Return the table as CSV."""
        cells = ([_plain(*pair) for pair in zip(row, self.columns, strict=True)] for row in self.rows)
        return csv_text([self.headers, *cells])


def _spoken(cell: Cell) -> str:
    """Return a cell's text for screen readers, including the longer text."""
    is_whole = not cell.tip or cell.text in (NONE, cell.tip, *cell.tip.split())
    return (cell.tip or cell.text) if is_whole else listed([cell.text, cell.tip])


def _plain(cell: Cell, column: Column) -> str | float:
    if column.figures and not isinstance(cell.value, str):
        return round(cell.value, 4) if cell.text else ""
    return cell.text


def alignment(column: Column) -> int:
    text = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    return int(ABSOLUTE if column.figures else text)


class SortedModel(QSortFilterProxyModel):
    """The same rows sorted by a column; in their own order until one is chosen."""

    def __init__(self, model: FiguresModel) -> None:
        super().__init__()
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)


class PaddedDelegate(QStyledItemDelegate):
    """Adds padding above and below a cell's text."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 2 * grown(ABOVE))


class FigureSheet(Sheet):
    """A table of figures; clicking a heading sorts it.

    The columns share the spare width, and what is left of it goes to one of them.

    Signals:
        chosen(row): A row of the model was double-clicked, or chosen with Enter.
    """

    chosen = Signal(int)

    def __init__(self, model: FiguresModel, name: str, wide: int = 0, *, is_whole: bool = False) -> None:
        """`wide` is the column that gets what is left of the width.

        With `is_whole`, the table is as high as its rows.
        """
        self.sorted, self.wide, self.is_whole = SortedModel(model), wide, is_whole
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
            if self.is_whole:
                self._fit_height()
        if self.sorted.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.sorted.index(0, 0))

    def _fit_height(self) -> None:
        rows = max(1, self.sorted.rowCount()) * self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar().sizeHint().height() if self.horizontalScrollBar().maximum() else 0
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + rows + bar + 2 * self.frameWidth())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def fit_columns(self) -> None:
        header = self.horizontalHeader()
        self.resizeColumnsToContents()
        self._share_room()
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
