"""Tables of figures: texts with the numbers that they are sorted by."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QSortFilterProxyModel, Qt

from trickdesk.ui.models.scores import no_formula
from trickdesk.ui.models.table import Index, Role
from trickdesk.ui.qt.layout_direction import ABSOLUTE
from trickdesk.ui.text.statistics import NONE
from trickdesk.ui.text.words import listed
from trickdesk.ui.widgets.plain_text import plain_tip

SORT_ROLE = int(Role.UserRole) + 10


class Cell(NamedTuple):
    """What stands in a cell, what it is sorted by, and what it says in full where that is more."""

    text: str
    value: float | str
    tip: str = ""


class Column(NamedTuple):
    """A column's heading, and what it means in a sentence. ``figures`` stand at the right."""

    heading: str
    tip: str = ""
    figures: bool = True


class FiguresModel(QAbstractTableModel):
    """A table that is set as a whole."""

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self.columns = list(columns)
        self.cells: list[list[Cell]] = []

    def set_cells(self, cells: list[list[Cell]], heading: str = "") -> None:
        """Show these rows, each as long as there are columns; ``heading``: of the first column, if it changes."""
        self.beginResetModel()
        self.cells = cells
        if heading:
            self.columns[0] = self.columns[0]._replace(heading=heading)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.cells)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == Role.DisplayRole:
            return column.heading
        if role == Role.ToolTipRole and column.tip:
            return plain_tip(column.tip)
        if role == Role.TextAlignmentRole:
            return alignment(column)
        return None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell, column = self.cells[index.row()][index.column()], self.columns[index.column()]
        if role == Role.DisplayRole:
            return cell.text
        if role == Role.AccessibleTextRole:
            return f"{column.heading}: {_spoken(cell)}"
        if role == Role.ToolTipRole:
            return plain_tip(cell.tip) if cell.tip else None
        if role == Role.TextAlignmentRole:
            return alignment(column)
        if role == SORT_ROLE:
            return cell.value
        return None

    def as_csv(self) -> str:
        """The table as a spreadsheet reads it."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(no_formula(column.heading) for column in self.columns)
        for row in self.cells:
            writer.writerow(_plain(cell, column) for cell, column in zip(row, self.columns, strict=True))
        return out.getvalue()


def _spoken(cell: Cell) -> str:
    """What stands in a cell, with what it says in full."""
    is_whole = not cell.tip or cell.text in (NONE, *cell.tip.split())
    return (cell.tip or cell.text) if is_whole else listed([cell.text, cell.tip])


def _plain(cell: Cell, column: Column) -> str | float:
    if column.figures and not isinstance(cell.value, str):
        return round(cell.value, 4) if cell.text else ""
    return no_formula(cell.text)


def alignment(column: Column) -> int:
    words = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    return int(ABSOLUTE if column.figures else words)


class Sorted(QSortFilterProxyModel):
    """The same in the order of a column; until one is chosen, as it is."""

    def __init__(self, model: FiguresModel) -> None:
        super().__init__()
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)
        self.figures = model
