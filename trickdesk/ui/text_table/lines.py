"""A list of sentences; what has not changed is not touched, so that whoever reads it stays where he is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from trickdesk.ui.models.delegates import draw_ground, take_pen
from trickdesk.ui.models.table import Index, Role
from trickdesk.ui.widgets.plain_text import broken

ACROSS, DOWN = 9, 3  # around a line, in pixels
WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)

WALKS = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
}


class LineDelegate(QStyledItemDelegate):
    """Breaks a line where the list ends; Qt's own takes the margins of style sheets for room."""

    def __init__(self, lines: Lines) -> None:
        super().__init__(lines)
        self.lines = lines

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        option.font = self._font(index)
        draw_ground(painter, option, option.widget)
        painter.save()
        take_pen(painter, option)
        rect = option.rect.adjusted(ACROSS, 0, -ACROSS, 0)
        side, words = Qt.AlignmentFlag.AlignLeft, str(index.data())  # mirrored with the layout
        if option.direction == Qt.LayoutDirection.RightToLeft:
            words = broken(words, option.font, rect.width())
        painter.drawText(rect, WRAPPED | int(QStyle.visualAlignment(option.direction, side)), words)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self.lines.viewport().width()
        room = QRect(0, 0, max(1, width - 2 * ACROSS), 1 << 20)
        box = QFontMetrics(self._font(index)).boundingRect(room, WRAPPED, str(index.data()))
        return QSize(width, box.height() + 2 * DOWN)

    def _font(self, index: Index) -> QFont:
        font = QFont(self.lines.font())
        font.setBold(bool(index.data(Role.UserRole)))
        return font


class Lines(QListWidget):
    """``follows``: the newest line, at the end, stays in sight while nobody reads here. ``heads``: the first one says
    what the others explain."""

    def __init__(self, name: str, follows: bool = False, heads: bool = False) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.follows, self.heads = follows, heads
        self.setItemDelegate(LineDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def set_lines(self, lines: Sequence[str]) -> None:
        """Show these lines, one below the other."""
        now = [self.item(row).text() for row in range(self.count())]
        if list(lines) == now:
            return
        same = 0
        while same < min(len(lines), len(now)) and lines[same] == now[same]:
            same += 1
        for row in range(same, min(len(lines), len(now))):
            self.item(row).setText(lines[row])
        while self.count() > len(lines):
            self.takeItem(self.count() - 1)
        self.addItems(list(lines[len(now) :]))
        if self.heads and self.count():
            self.item(0).setData(Role.UserRole, True)
        if self.follows and not self.hasFocus():
            self.scrollToBottom()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as its lines."""
        height = sum(self.sizeHintForRow(row) for row in range(self.count()))
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """All lines, or a few of those that follow."""
        few = 3 * (self.fontMetrics().height() + 2 * DOWN) + 2 * self.frameWidth()
        return QSize(100, few if self.follows else self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
        if self.follows and not self.hasFocus():
            self.scrollToBottom()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The reading begins at the newest line, or at the first."""
        if self.count() and self.currentRow() < 0:
            self.setCurrentRow(self.count() - 1 if self.follows else 0)
        elif self.currentItem() is not None:
            self.currentItem().setSelected(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters look for no line: they are commands of the table."""
        if event.key() in WALKS:
            super().keyPressEvent(event)
        else:
            event.ignore()
