"""The window's icon, drawn like assets/icons/trickdesk.svg: Qt's SVG plugin would cost more memory than it is worth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QRadialGradient

from trickdesk.ui.cards.palette import GOLD, INK, IVORY
from trickdesk.ui.cards.paths import star
from trickdesk.ui.cards.suits import RED, suit_path

SIZES = (16, 24, 32, 48, 64)
SMALL = 24  # up to this many pixels one card is all that can be told apart
FELT = ("#2b7d5d", "#123d2d")  # centre and edge
BLUE = "#1d3f8f"
CARD = QRectF(-53, -74, 106, 148)


def window_icon() -> QIcon:
    """The icon at the sizes that title bars, task bars and switchers use."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(_picture(size))
    return icon


def _picture(size: int) -> QPixmap:
    """Three cards on the felt, in a square of 256 units; one card if the picture is small."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(size / 256, size / 256)
    felt = QRadialGradient(QPointF(128, 97), 192)
    felt.setColorAt(0, QColor(FELT[0]))
    felt.setColorAt(1, QColor(FELT[1]))
    painter.setBrush(felt)
    painter.drawRoundedRect(QRectF(8, 8, 240, 240), 54, 54)
    if size > SMALL:
        _draw_card(painter, QPointF(89, 134), RED, 0.92, -17)
        _draw_card(painter, QPointF(167, 134), BLUE, 0.92, 17)
    scale = 1.0 if size > SMALL else 1.3
    _draw_card(painter, QPointF(128, 128), IVORY, scale, 0)
    painter.translate(128, 128)
    painter.scale(scale * 0.84, scale * 0.84)
    painter.fillPath(suit_path("S"), QColor(INK))
    if size > SMALL:
        painter.fillPath(star(0, 6, 4, 18, 6), QColor(GOLD))
    painter.end()
    return pixmap


def _draw_card(painter: QPainter, middle: QPointF, colour: str, scale: float, angle: float) -> None:
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    painter.scale(scale, scale)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawRoundedRect(CARD.translated(0, 5), 11, 11)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(CARD, 11, 11)
    painter.restore()
