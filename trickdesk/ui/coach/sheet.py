"""A small sheet on the table that helps: as the panels look, but never asked to answer anything."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trickdesk.ui.cards.symbols import ICONS_KEPT
from trickdesk.ui.panels.base import Button, label
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.theme.colours import PANEL, panel_sheet
from trickdesk.ui.widgets.suit_marks import draw_lines


class Sheet(QFrame):
    """``closed()``: its button to close it was pressed."""

    closed = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAccessibleName(title)
        self.scale = 0.0
        self.body = QVBoxLayout(self)
        self.head = QHBoxLayout()
        self.title = label(title, heading=2)
        self.close_button = Button()
        self.close_button.setProperty("cell", "small")
        self.close_button.setAccessibleName(QCoreApplication.translate("Panel", "Close"))
        self.close_button.clicked.connect(self.closed)
        self.head.addWidget(self.title)
        self.head.addStretch()
        self.head.addWidget(self.close_button)
        self.body.addLayout(self.head)

    def set_scale(self, scale: float) -> None:
        """Take the size of the table's unit: text, buttons and margins."""
        sheet = panel_sheet(scale)
        if scale == self.scale and sheet == self.styleSheet():
            return
        self.scale = scale
        self.setStyleSheet(sheet)
        self.body.setContentsMargins(self.px(11), self.px(7), self.px(9), self.px(8))
        self.body.setSpacing(self.px(4))
        self.head.setSpacing(self.px(8))
        self.close_button.setIcon(cross_icon(self.px(12), max(2.0, self.devicePixelRatioF())))
        self.close_button.setIconSize(QSize(self.px(12), self.px(12)))

    def px(self, length: float) -> int:
        """A length of the design in pixels at the present scale."""
        return max(1, round(length * self.scale))

    def settle(self) -> None:
        """Let everything in it take its fonts and sizes, before anything is measured."""
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()
        self.body.activate()

    def stand(self, room: Rect, size: QSize) -> None:
        """Stand in a room, low, and on the side that is nearer to the middle of the table."""
        width = min(size.width(), int(room.right - room.left))
        height = min(size.height(), int(room.bottom - room.top))
        self.resize(width, height)
        parent = self.parentWidget()
        middle = parent.width() / 2 if parent is not None else 0
        left = room.left if (room.left + room.right) / 2 > middle else room.right - width
        self.move(QPoint(round(left), round(room.bottom - height)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus."""
        focused = self.focusWidget()
        if event.key() in ENTER and isinstance(focused, QPushButton) and not event.isAutoRepeat():
            focused.click()
        else:
            super().keyPressEvent(event)


@lru_cache(ICONS_KEPT)
def cross_icon(size: int, dpr: float) -> QIcon:
    """Two crossed lines."""
    pixmap = QPixmap(QSize(size, size) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 12, size / 12)
    draw_lines(painter, QColor(PANEL.muted), 1.7, [(2, 2), (10, 10)], [(2, 10), (10, 2)])
    painter.end()
    return QIcon(pixmap)
