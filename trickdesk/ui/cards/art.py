"""A card as a display list of flat vector shapes: no fonts, no bitmaps.

A card is ``WIDTH`` x ``HEIGHT`` units with the origin at its top left corner; y points down.
"""

from __future__ import annotations

import math
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from trickdesk.ui.cards.palette import EDGE, IVORY
from trickdesk.ui.cards.paths import place, rect

WIDTH = 250.0
HEIGHT = 350.0
CORNER_RADIUS = 15.0

HALF_TURN = place(WIDTH, HEIGHT, turn=180)


class Shape(NamedTuple):
    """One path with its colours (``#rrggbb`` or ``#aarrggbb``), seen through all of ``clips``."""

    path: QPainterPath
    fill: str | None
    stroke: str | None
    stroke_width: float
    clips: tuple[QPainterPath, ...] = ()


class Art:
    """An ordered list of shapes that can be composed and painted at any size.

    One of its ``parts`` may be art that is seen twice, as it is and after half a turn: a picture that takes long to
    paint is painted once.
    """

    def __init__(self) -> None:
        self.parts: list[Shape | Art] = []

    @property
    def shapes(self) -> list[Shape]:
        """All shapes in their order, those that are seen twice among them."""
        found: list[Shape] = []
        for part in self.parts:
            if isinstance(part, Art):
                turned = Art()
                turned.add_both_ends(part)
                found += turned.shapes
            else:
                found.append(part)
        return found

    def fill(
        self,
        path: QPainterPath,
        colour: str,
        at: QTransform | None = None,
        *,
        stroke: str | None = None,
        width: float = 0.0,
    ) -> None:
        """Add a filled path, with an outline of ``width`` units if ``stroke`` is given."""
        self.parts.append(_moved(Shape(path, colour, stroke, width), at))

    def line(self, path: QPainterPath, colour: str, width: float, at: QTransform | None = None) -> None:
        """Add the stroke of a path, with round caps and joins."""
        self.parts.append(_moved(Shape(path, None, colour, width), at))

    def add(self, other: Art, at: QTransform | None = None, clip: QPainterPath | None = None) -> None:
        """Add the shapes of ``other``, seen through ``clip`` (in the units of ``other``)."""
        if at is None and clip is None:
            self.parts += other.parts
            return
        # Neighbouring shapes share one mapped tuple of clips, so that paint() sets it once.
        for clips, shapes in groupby(other.shapes, key=lambda shape: shape.clips):
            if clip is not None:
                clips = (*clips, clip)
            if at is not None:
                clips = tuple(at.map(path) for path in clips)
            self.parts.extend(_moved(shape, at)._replace(clips=clips) for shape in shapes)

    def add_both_ends(self, other: Art) -> None:
        """Add ``other`` twice: as it is, and turned by half around the centre of the card."""
        self.add(other)
        self.add(other, HALF_TURN)

    def add_twin(self, other: Art) -> None:
        """The same, painted once where that can be done."""
        self.parts.append(other)

    def paint_pixels(self, painter: QPainter, width: float, height: float) -> None:
        """Paint a card that fills whole pixels, (0, 0, width, height), where the painter has no other scale."""
        for is_twin, parts in groupby(self.parts, key=lambda part: isinstance(part, Art)):
            once = Art()
            if not is_twin:
                once.parts = list(parts)
                once.paint(painter, width, height)
                continue
            for part in parts:
                once.parts += part.parts if isinstance(part, Art) else []
            image = QImage(round(width), round(height), QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            inner = QPainter(image)
            inner.setRenderHints(painter.renderHints())
            once.paint(inner, width, height)
            inner.end()
            painter.drawImage(0, 0, image)
            painter.drawImage(0, 0, image.transformed(QTransform().rotate(180)))

    def paint(self, painter: QPainter, width: float, height: float) -> None:
        """Paint a card that fills (0, 0, width, height)."""
        painter.save()
        painter.scale(width / WIDTH, height / HEIGHT)
        self.draw(painter)
        painter.restore()

    def draw(self, painter: QPainter) -> None:
        """Draw the shapes in their own units."""
        for clips, shapes in groupby(self.shapes, key=lambda shape: shape.clips):
            painter.save()
            for clip in clips:
                painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
            for shape in shapes:
                _draw(painter, shape)
            painter.restore()


def _draw(painter: QPainter, shape: Shape) -> None:
    painter.setBrush(QColor(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
    if shape.stroke:
        pen = QPen(QColor(shape.stroke), shape.stroke_width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(shape.path)


def _moved(shape: Shape, at: QTransform | None) -> Shape:
    if at is None:
        return shape
    scale = math.sqrt(abs(at.determinant()))
    return shape._replace(path=at.map(shape.path), stroke_width=shape.stroke_width * scale)


def blank_card() -> Art:
    """Return the empty ivory card on which every face and back is drawn."""
    art = Art()
    art.fill(rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, CORNER_RADIUS), IVORY, stroke=EDGE, width=1.5)
    return art
