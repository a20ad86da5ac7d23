"""Painting by a few common steps: smooth edges, round boxes, lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPen, QPixmap, QPolygonF

Colour = QColor | str


def smooth_painter(device: QPaintDevice) -> QPainter:
    """Begin to paint on a device, with smooth edges."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def blank_pixmap(size: QSize, dpr: float = 1) -> QPixmap:
    """Return a transparent pixmap of a size in pixels of the screen."""
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def draw_box(
    painter: QPainter,
    area: QRectF,
    radius: float,
    *,
    fill: Colour | None = None,
    edge: Colour | None = None,
    width: float = 1,
) -> None:
    """Draw a box with round corners, filled, with an outline on its edge, or both."""
    painter.setPen(Qt.PenStyle.NoPen if edge is None else QPen(QColor(edge), width))
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor(fill))
    painter.drawRoundedRect(area, radius, radius)


def draw_frame(
    painter: QPainter, area: QRectF, radius: float, edge: Colour, width: float = 1, fill: Colour | None = None
) -> None:
    """Draw a box with round corners whose outline is inside the area."""
    inset = width / 2
    draw_box(painter, area.adjusted(inset, inset, -inset, -inset), radius, fill=fill, edge=edge, width=width)


def draw_lines(
    painter: QPainter, colour: Colour, width: float, *lines: Sequence[tuple[float, float]]
) -> None:
    """Draw lines through points, with round caps."""
    solid, cap, join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor(colour), width, solid, cap, join))
    for line in lines:
        painter.drawPolyline(QPolygonF([QPointF(*point) for point in line]))
