"""Tables whose columns share the width; parts of delegates; CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
)

from trickdesk.ui.text.words import without_signs
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.theme.icons import draw_icon

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
MEASURED = 100  # rows measured for the width of a column
FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
SIGN = 0.62  # size of a tick or cross, in line heights
SIGN_ROOM = 1.26  # its picture, relative to it


class FlatTable(QAbstractTableModel):
    """A table with these headers and rows. Rows have no children.

    The headers of `text_columns` begin where the text below them does; others are centred.
    """

    headers: Sequence[str] = ()
    text_columns: Sequence[int] = ()
    rows: Sequence[object] = ()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.headers)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or section >= len(self.headers):
            return None
        if role == Role.TextAlignmentRole and section in self.text_columns:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return self.headers[section] if role == Role.DisplayRole else None


class Sheet(QTableView):
    """A table whose columns share the spare width.

    If `follows` is set and the last row is visible, it stays visible when the size changes.
    """

    follows = False

    def __init__(self, model: QAbstractItemModel, name: str) -> None:
        super().__init__()
        self.setModel(model)
        self.setAccessibleName(name)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)  # Tab leaves the table
        self.verticalHeader().hide()
        self._dress_header()

    def _dress_header(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(MEASURED)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)

    def sure_width(self) -> int:
        """Return the width available for columns, with or without a scroll bar.

        Row heights must depend on this width only. Otherwise a scroll bar could make rows higher, and
        disappear when they are lower, in an endless loop.
        """
        return self.maximumViewportSize().width() - self.verticalScrollBar().sizeHint().width()

    def fit_columns(self) -> None:
        self.resizeColumnsToContents()
        self._share_room()

    def _share_room(self) -> None:
        """Give all columns an equal part of the room that their contents leave."""
        header = self.horizontalHeader()
        count, spare = header.count(), self.viewport().width() - header.length()
        for column in range(count if spare > 0 else 0):
            header.resizeSection(column, header.sectionSize(column) + spare // count)

    def fit_rows(self) -> None:
        """Give all rows the height of the first; measuring each is slow in long matches."""
        if self.model().rowCount():
            self.resizeRowToContents(0)
            self.verticalHeader().setDefaultSectionSize(self.rowHeight(0))

    def fit(self) -> None:
        """Fit columns and rows again."""
        with self._end_kept_in_sight():
            self.fit_columns()
            self.fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        with self._end_kept_in_sight():
            super().resizeEvent(event)
            self.fit_columns()

    @contextmanager
    def _end_kept_in_sight(self) -> Iterator[None]:
        bar = self.verticalScrollBar()
        was_at_end = self.follows and bar.value() == bar.maximum()
        yield
        if was_at_end:
            self.updateGeometries()  # otherwise the new row heights count only later
            self.scrollToBottom()


def draw_sign(painter: QPainter, rect: QRect, size: float, made: bool, selected: bool) -> None:
    """Draw a tick or a cross at the left of an area.

    Not as characters, which differ between fonts or are missing.
    """
    theme = current_theme()
    colour = painter.pen().color() if selected else theme.accent if made else theme.danger
    area = QRectF(0, 0, size * SIGN_ROOM, size * SIGN_ROOM)
    area.moveCenter(QPointF(rect.left() + size / 2, rect.center().y()))
    draw_icon(painter, "tick" if made else "cross", area, colour)


def begin_cell(painter: QPainter, option: QStyleOptionViewItem) -> bool:
    """Draw a cell without its text, and set font and colour for the text.

    Return whether the cell is selected.
    """
    widget = option.widget
    style = widget.style() if widget is not None else QApplication.style()
    style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
    painter.save()
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    role = option.palette.ColorRole
    painter.setFont(option.font)
    painter.setPen(option.palette.color(role.HighlightedText if selected else role.Text))
    return selected


def csv_text(rows: Iterable[Iterable[str | float]]) -> str:
    """Return rows as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for row in rows:
        writer.writerow(no_formula(cell) if isinstance(cell, str) else cell for cell in row)
    return out.getvalue()


def no_formula(text: str) -> str:
    """Return the text on one line, so that spreadsheets don't read it as a formula."""
    text = " ".join(without_signs(text).split())
    return f"'{text}" if text.startswith(FORMULA) else text
