"""The background of the scene: the ground of the table, and where tricks lie."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trickdesk.ui.table.geometry import Layout
from trickdesk.ui.theme.grounds import draw_ground, grain
from trickdesk.ui.theme.painting import draw_box, smooth_painter

CHECK = 0.3  # width of a check on the kitchen's cloth, in widths of a trick card
LINES_FROM, LINE_ALPHA = 6, 90  # with so many players, lines say whose card each is
CLOTH, CHECKS = "#a9b3bd", "#2f4f7d"


class TableTop(QGraphicsItem):
    """The background of the scene; `name` is the kind of table.

    It is drawn when it is first seen: while a window opens, it is laid out several times.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(-100)
        self.name = "fern"
        self._wanted: tuple[Layout, str, float] | None = None
        self._pixmap: QPixmap | None = None

    def lay(self, layout: Layout, dpr: float) -> None:
        """Show the table for a layout."""
        wanted = (layout, self.name, dpr)
        if wanted != self._wanted:
            self.prepareGeometryChange()
            self._wanted, self._pixmap = wanted, None
            self.update()

    def boundingRect(self) -> QRectF:
        if self._wanted is None:
            return QRectF()
        layout = self._wanted[0]
        return QRectF(0, 0, math.ceil(layout.width), math.ceil(layout.height))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._pixmap is None and self._wanted is not None:
            self._pixmap = paint_table(*self._wanted)  # 8 MB on a usual screen
        if self._pixmap is not None:
            painter.drawPixmap(0, 0, self._pixmap)


def paint_table(layout: Layout, name: str, dpr: float) -> QPixmap:
    """Paint a table, with a line or a cloth around the trick area."""
    width, height = layout.width, layout.height
    pixmap = QPixmap(math.ceil(width * dpr), math.ceil(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    painter = smooth_painter(pixmap)
    area = layout.trick_area()
    middle = QRectF(area.left, area.top, area.width, area.height)
    draw_ground(painter, QRectF(0, 0, math.ceil(width), math.ceil(height)), name, layout.unit)
    if name == "kitchen":
        _draw_cloth(painter, middle, layout.trick_width)
    else:
        _draw_trick_area(
            painter, middle, layout.trick_width * 0.5, min(layout.unit, 2.0), name.endswith("contrast")
        )
    if len(layout.places) >= LINES_FROM:
        _draw_lines(painter, layout)
    painter.end()
    return pixmap


def _draw_lines(painter: QPainter, layout: Layout) -> None:
    """Draw a line from each player to their card in the trick."""
    painter.setPen(QPen(QColor(255, 255, 255, LINE_ALPHA), 1.4 * min(layout.unit, 2.0)))
    for place in layout.places[1:]:
        painter.drawLine(QPointF(place.x, place.y), QPointF(place.trick_x, place.trick_y))


def _draw_cloth(painter: QPainter, area: QRectF, card: float) -> None:
    """Draw a checked cloth under the trick."""
    check = card * CHECK
    columns, rows = (2 * math.ceil(size / check / 2) + 1 for size in (area.width(), area.height()))
    cloth = QRectF(0, 0, columns * check, rows * check)
    cloth.moveCenter(area.center())
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in (4.0, 2.0):
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(cloth.adjusted(-spread, -spread * 0.4, spread, spread * 1.4), 4, 4)
    painter.fillRect(cloth, QColor(CLOTH))
    stripe = QColor(CHECKS)
    stripe.setAlpha(120)
    for column in range(0, columns, 2):
        painter.fillRect(QRectF(cloth.left() + column * check, cloth.top(), check, cloth.height()), stripe)
    for row in range(0, rows, 2):
        painter.fillRect(QRectF(cloth.left(), cloth.top() + row * check, cloth.width(), check), stripe)
    painter.fillRect(cloth, QBrush(grain()))
    painter.fillRect(cloth, QColor(20, 26, 34, 70))


def _draw_trick_area(painter: QPainter, area: QRectF, radius: float, unit: float, plain: bool) -> None:
    """Draw a line around the trick area."""
    painter.setPen(QPen(QColor(255, 255, 255, 70 if plain else 34), 1.6 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush if plain else QColor(0, 0, 0, 20))
    painter.drawRoundedRect(area, radius, radius)
    if not plain:
        gap = 5 * unit
        draw_box(
            painter,
            area.adjusted(gap, gap, -gap, -gap),
            radius - gap,
            edge=QColor(255, 255, 255, 14),
            width=unit,
        )
