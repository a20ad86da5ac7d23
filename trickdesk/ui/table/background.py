"""The felt, painted once for each size."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem

from trickdesk.ui.table.geometry import Layout
from trickdesk.ui.theme.colours import FELTS


class Felt(QGraphicsPixmapItem):
    """The ground of the table; ``name``: which of the felts."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(-100)
        self.name = "fern"
        self._laid: object = None

    def lay(self, layout: Layout, dpr: float) -> None:
        """Paint it for a layout, unless the same one lies there: it takes 8 MB on a usual screen."""
        wanted = (layout, self.name, dpr)
        if wanted != self._laid:
            self.setPixmap(QPixmap())  # never two of them at a time
            self.setPixmap(paint_felt(layout, self.name, dpr))
            self._laid = wanted


def paint_felt(layout: Layout, felt: str, dpr: float) -> QPixmap:
    """The table for a layout: a soft light in the middle, a woven grain, a line around the place of the trick."""
    width, height = layout.width, layout.height
    pixmap = QPixmap(math.ceil(width * dpr), math.ceil(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    centre, edge = FELTS[felt]
    painter = QPainter(pixmap)
    whole = QRectF(0, 0, math.ceil(width), math.ceil(height))
    painter.fillRect(whole, QColor(edge))
    if felt != "contrast":
        light = QRadialGradient(QPointF(width / 2, height * 0.44), max(width, height) * 0.66)
        light.setColorAt(0, QColor(centre))
        light.setColorAt(1, QColor(edge))
        painter.fillRect(whole, light)
        painter.fillRect(whole, QBrush(_grain()))
    _draw_trick_area(painter, layout, felt == "contrast")
    painter.end()
    return pixmap


def _draw_trick_area(painter: QPainter, layout: Layout, plain: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = layout.trick_area()
    rect = QRectF(area.left, area.top, area.right - area.left, area.bottom - area.top)
    radius = layout.trick_width * 0.5
    unit = min(layout.unit, 2.0)
    painter.setPen(QPen(QColor(255, 255, 255, 70 if plain else 34), 1.6 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush if plain else QColor(0, 0, 0, 20))
    painter.drawRoundedRect(rect, radius, radius)
    if not plain:
        painter.setPen(QPen(QColor(255, 255, 255, 14), unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        gap = 5 * unit
        painter.drawRoundedRect(rect.adjusted(gap, gap, -gap, -gap), radius - gap, radius - gap)


@cache
def _grain() -> QImage:
    """A tile of felt: faint, irregular and the same at every start."""
    size = 128
    # Two threads crossing: every other pixel stands out a little more.
    threads = [[_speck(noise, noise // 2 + raised) for noise in range(16)] for raised in (0, 3)]
    noise = Random(20_231).randbytes(size * size)
    pixels = b"".join([threads[(i + i // size) & 1][value & 15] for i, value in enumerate(noise)])
    return QImage(pixels, size, size, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _speck(noise: int, alpha: int) -> bytes:
    """A pixel that is lighter or darker than the felt."""
    shade = alpha if noise & 1 else 0
    return bytes((shade, shade, shade, alpha))
