"""Colours of sides, and the shapes that go with them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

SEAT_COLOURS = ("#3fb08a", "#e0963a", "#6b9bf2", "#d0719f", "#9d8ce6", "#4db8c4", "#c4b14c", "#d57f62")


def side_colour(number: int) -> QColor:
    """Return the colour of a side or seat by its number."""
    return QColor(SEAT_COLOURS[number % len(SEAT_COLOURS)])


def draw_badge(painter: QPainter, box: QRectF, colour: QColor, shape: int) -> None:
    """Draw the badge of a side, whose shape is recognizable without colours."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if shape > 1:
        painter.setPen(QPen(colour, box.height() * 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                            Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.drawPath(badge_path(box, shape))


def badge_path(box: QRectF, shape: int) -> QPainterPath:
    """Return a disc, a rounded square, or a diamond without its border."""
    path = QPainterPath()
    if shape == 0:
        path.addEllipse(box)
    elif shape == 1:
        inset = box.height() * 0.06
        corner = box.height() * 0.2
        path.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)
    else:
        centre, reach = box.center(), box.height() * 0.56
        tips = [QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0), QPointF(0, -reach)]
        path.addPolygon(QPolygonF([centre + tip * 0.92 for tip in tips]))
        path.closeSubpath()
    return path
