"""Grounds of the table: plain felts, and tables that look like places."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from trickdesk.ui.theme.colours import FELTS, mix
from trickdesk.ui.theme.painting import smooth_painter

RIM = 9  # width of the club's wooden rim, in units
RIM_COLOURS = "#7a4a2b", "#4a2816", "#c9a45c"  # outer edge, inner edge, brass
LEAVES = 130  # shadows of leaves on the garden's table
# Colours of boards, light and dark; how many lie in a tile, and whether they run from left to right.
BOARDS = {"kitchen": ("#8d5f3a", "#634025", 4, True), "garden": ("#5c6b60", "#404d45", 3, False)}
LINED_BOARDS = 6  # with high contrast, from the top to the bottom
TILE = 640  # size of a tile of boards, in pixels


def draw_ground(painter: QPainter, whole: QRectF, name: str, unit: float) -> None:
    """Draw a table without its trick area; `unit` scales what is on it."""
    draw_surface(painter, whole, name)
    if name.endswith("contrast"):
        _draw_lines(painter, whole, name, unit)
    elif name == "club":
        _draw_rim(painter, whole, RIM * unit)


def draw_surface(painter: QPainter, whole: QRectF, name: str) -> None:
    """Draw a table without its rim or, with high contrast, its lines."""
    centre, edge = (QColor(colour) for colour in FELTS[name])
    if name.endswith("contrast"):
        painter.fillRect(whole, edge)
    elif name in BOARDS:
        painter.fillRect(whole, QBrush(_boards(name)))
        if name == "garden":
            _draw_leaves(painter, whole, QPen(Qt.PenStyle.NoPen), QBrush(QColor(12, 30, 20, 26)))
        _draw_light(painter, whole, QColor(255, 236, 200, 24), QColor(0, 0, 0, 135))
    else:
        _draw_light(painter, whole, centre, edge)
        painter.fillRect(whole, QBrush(grain()))


def _draw_light(painter: QPainter, whole: QRectF, centre: QColor, edge: QColor) -> None:
    """Fill with a light that is brightest a little above the middle."""
    middle = QPointF(whole.center().x(), whole.top() + whole.height() * 0.44)
    light = QRadialGradient(middle, max(whole.width(), whole.height()) * 0.66)
    light.setColorAt(0, centre)
    light.setColorAt(1, edge)
    painter.fillRect(whole, light)


def _draw_rim(painter: QPainter, whole: QRectF, width: float) -> None:
    """Draw the wooden rim of a club's table, with a line of brass."""
    outer, inner, brass = RIM_COLOURS
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = max(2, round(width / 2))
    for step in range(steps):
        share = step / (steps - 1)
        painter.setPen(QPen(QColor(mix(outer, inner, share)), width / steps + 0.6))
        inset = width * (step + 0.5) / steps
        painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), inset, inset)
    for inset, pen in (
        (width, QPen(QColor(0, 0, 0, 120), width * 0.5)),
        (width, QPen(QColor(brass), max(1.0, width * 0.12))),
    ):
        painter.setPen(pen)
        painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), width, width)


def _draw_lines(painter: QPainter, whole: QRectF, name: str, unit: float) -> None:
    """Draw a place in lines: a rim, boards or leaves."""
    place, pen = name.partition("-")[0], QPen(QColor(FELTS[name][0]), 1.6 * unit)
    if place == "garden":
        _draw_leaves(painter, whole, pen, QBrush(Qt.BrushStyle.NoBrush))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if place == "club":
        for inset in (3 * unit, RIM * unit):
            painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), RIM * unit, RIM * unit)
    elif place == "kitchen":
        high = whole.height() / LINED_BOARDS
        for board in range(LINED_BOARDS):
            top, joint = (
                whole.top() + board * high,
                whole.left() + whole.width() * (0.3, 0.8, 0.55)[board % 3],
            )
            painter.drawLine(QPointF(whole.left(), top), QPointF(whole.right(), top))
            painter.drawLine(QPointF(joint, top), QPointF(joint, top + high))


def _draw_leaves(painter: QPainter, whole: QRectF, pen: QPen, brush: QBrush) -> None:
    """Draw leaves, or their shadows, the same at every start."""
    rng, size = Random(7), max(whole.width(), whole.height()) / 26
    painter.setPen(pen)
    painter.setBrush(brush)
    for _ in range(LEAVES):
        # More of them towards the upper corners, where the branches are.
        x, y = rng.random(), rng.random() ** 1.7
        if abs(x - 0.5) < 0.3 * y:
            continue
        length = size * rng.uniform(0.6, 1.5)
        leaf = QPainterPath(QPointF(-length, 0))
        leaf.quadTo(QPointF(0, -length * 0.62), QPointF(length, 0))
        leaf.quadTo(QPointF(0, length * 0.62), QPointF(-length, 0))
        painter.save()
        painter.translate(whole.left() + x * whole.width(), whole.top() + y * whole.height())
        painter.rotate(rng.uniform(0, 360))
        painter.drawPath(leaf)
        painter.restore()


@cache
def _boards(name: str) -> QImage:
    """Return a tile of wooden boards with their grain, the same at every start."""
    light, dark, count, lying = BOARDS[name]
    rng = Random(name)
    image = QImage(TILE, TILE, QImage.Format.Format_RGB32)
    painter = smooth_painter(image)
    if not lying:
        painter.translate(TILE, 0)
        painter.rotate(90)
    high = TILE / count
    for board in range(count):
        top = board * high
        ground = QColor(light).darker(round(rng.uniform(100, 118)))
        painter.fillRect(QRectF(0, top, TILE, high), ground)
        for _ in range(46):
            y = top + rng.uniform(0, high)
            grain = QColor(dark if rng.random() < 0.7 else light)
            grain.setAlpha(rng.randint(18, 70))
            painter.setPen(QPen(grain, rng.uniform(0.6, 2.4)))
            bend = rng.uniform(-5, 5)
            line = QPainterPath(QPointF(0, y))  # it ends where it begins, so that tiles join
            line.cubicTo(QPointF(TILE * 0.3, y + bend), QPointF(TILE * 0.7, y - bend), QPointF(TILE, y))
            painter.drawPath(line)
        painter.fillRect(QRectF(0, top, TILE, 2.2), QColor(0, 0, 0, 130))
        painter.fillRect(QRectF(0, top + 2.2, TILE, 1.4), QColor(255, 255, 255, 26))
    painter.end()
    return image


@cache
def grain() -> QImage:
    """Return a tile of felt grain, the same at every start."""
    size = 128
    # Two threads crossing: every other pixel is slightly raised.
    threads = [[_speck(noise, noise // 2 + raised) for noise in range(16)] for raised in (0, 3)]
    noise = Random(20_231).randbytes(size * size)
    pixels = b"".join([threads[(i + i // size) & 1][value & 15] for i, value in enumerate(noise)])
    return QImage(pixels, size, size, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _speck(noise: int, alpha: int) -> bytes:
    """Return a pixel lighter or darker than the felt."""
    shade = alpha if noise & 1 else 0
    return bytes((shade, shade, shade, alpha))
