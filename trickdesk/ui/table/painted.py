"""Painted text, symbols, badges and bubbles of the table, and their items."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from trickdesk.ui.cards.pixmaps import FOCUS_RING
from trickdesk.ui.cards.symbols import draw_symbol, four_colours
from trickdesk.ui.qt.layout_direction import across, facing
from trickdesk.ui.table.geometry import Point, Rect
from trickdesk.ui.text import card_text
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.colours import edge_on_felt
from trickdesk.ui.theme.icons import draw_icon
from trickdesk.ui.theme.painting import blank_pixmap, draw_box, smooth_painter

# Opaque, because card backs below a plate would show through its text.
GROUND, TRACK = QColor(14, 24, 26), QColor(255, 255, 255, 46)
TEXT, MUTED, DARK = QColor("#f3f6f8"), QColor("#c2ccd4"), QColor("#0c1418")
OUT = QColor("#5d6a74")
GOLD = QColor("#ffd45e")
SMALLER = 0.65  # by how much text may shrink to fit
MARGIN = 6  # around what is painted, in units
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LEAST_LETTERS = 10  # pixels, with text of the usual size
WIDTHS_KEPT = 200  # texts; plates are painted again at every step, a prompt is wrapped at many widths
FEWEST_LETTERS = 2  # least letters of a shortened name
SYMBOL_SIZE, SYMBOL_ADVANCE = 1.02, 1.1  # size of a symbol in line heights, and its advance in its own sizes


_text_size = 1.0


def use_text_size(size: float) -> None:
    """Draw no text smaller than the chosen text size asks for; 1 is the usual size."""
    global _text_size
    _text_size = size


def least_letters() -> int:
    """Return the least text size on the table, in logical pixels."""
    return round(LEAST_LETTERS * _text_size)


def draw_marked(painter: QPainter, rect: QRectF, text: str, font: QFont, brief: str = "") -> float:
    """Draw text with `{H}` marks as symbols; shrink, shorten or elide it to fit.

    Return the x position where it ends, which is its left end in right-to-left layouts.
    """
    font = QFont(font)
    usual, smallest = font.pixelSize(), max(least_letters(), round(font.pixelSize() * SMALLER))
    for words in (text, brief) if brief else (text,):
        parts = card_text.mark_parts(words)
        font.setPixelSize(usual)
        while font.pixelSize() > smallest and _parts_width(parts, font) > rect.width():
            font.setPixelSize(font.pixelSize() - 1)
        if _parts_width(parts, font) <= rect.width():
            break
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    size = font.pixelSize() * SYMBOL_SIZE
    x, whole = rect.x(), rect.x() + rect.right()  # as for left-to-right layouts; mirrored when drawn
    for part, is_symbol in parts:
        if is_symbol:
            middle = across(painter, x + size / 2, whole)
            draw_symbol(painter, part, middle, rect.center().y() + size * 0.04, size, True)
            x += size * SYMBOL_ADVANCE
        else:
            room = max(1.0, rect.right() - x)
            shown = metrics.elidedText(part, Qt.TextElideMode.ElideRight, room)
            box = facing(painter, QRectF(x, rect.y(), room, rect.height()), whole)
            painter.drawText(box, LEFT | Qt.TextFlag.TextDontClip, shown)
            x += metrics.horizontalAdvance(shown)
    return across(painter, x, whole)


def _parts_width(parts: Sequence[tuple[str, bool]], font: QFont) -> float:
    metrics = QFontMetricsF(font)
    return sum(
        font.pixelSize() * SYMBOL_SIZE * SYMBOL_ADVANCE if is_symbol else metrics.horizontalAdvance(part)
        for part, is_symbol in parts
    )


class Painted(QGraphicsPixmapItem):
    """A pixmap around the item's position, repainted when size or content changes.

    `tip` is its tooltip.
    """

    tip = ""

    def __init__(self) -> None:
        super().__init__()
        self._key: object = None

    def repaint(
        self, width: float, height: float, unit: float, dpr: float, font: QFont, contents: object
    ) -> None:
        look = four_colours(), edge_on_felt().rgba(), _text_size
        key = (width, height, unit, dpr, font.key(), contents, look)
        if key == self._key:
            return
        self._key = key
        pixmap, painter = begin(width, height, unit, dpr)
        self.draw(painter, QRectF(0, 0, width, height), unit, QFont(font), contents)
        painter.end()
        self.setPixmap(pixmap)
        self.setOffset(-width / 2 - MARGIN * unit, -height / 2 - MARGIN * unit)

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        raise NotImplementedError


def begin(width: float, height: float, unit: float, dpr: float) -> tuple[QPixmap, QPainter]:
    """Return a blank pixmap with a margin around this size, and a painter on it."""
    margin = MARGIN * unit
    px = QSize(math.ceil((width + 2 * margin) * dpr), math.ceil((height + 2 * margin) * dpr))
    pixmap = blank_pixmap(px, dpr)
    painter = smooth_painter(pixmap)
    painter.translate(margin, margin)
    painter.setLayoutDirection(QGuiApplication.layoutDirection())  # a pixmap has no direction of its own
    return pixmap, painter


def sized(font: QFont, pixels: float, bold: bool) -> QFont:
    """Return a font of this size in logical pixels, but large enough to read."""
    font = QFont(font)
    font.setPixelSize(max(least_letters(), round(pixels)))
    font.setBold(bold)
    return font


@lru_cache(WIDTHS_KEPT)
def painted_width(text: str, font: QFont) -> float:
    """Return the width of a line of text with marks."""
    return _parts_width(card_text.mark_parts(text), font)


def fit_names(names: Sequence[str], font: QFont, width: float) -> str:
    """Return names joined by plus signs, shortened to fit.

    Longer names are shortened first. If too little would be left of one, return the first name and the number
    of others, which `draw_marked` may have to draw smaller.
    """
    plus, metrics = " + ", QFontMetricsF(font)
    room = width - metrics.horizontalAdvance(plus) * (len(names) - 1)
    shown = dict.fromkeys(range(len(names)), "")
    for n, i in enumerate(sorted(shown, key=lambda i: metrics.horizontalAdvance(names[i]))):
        shown[i] = metrics.elidedText(names[i], Qt.TextElideMode.ElideRight, room / (len(names) - n))
        room -= metrics.horizontalAdvance(shown[i])
    if len(names) > 1 and any(
        shown[i] != name and len(shown[i]) <= FEWEST_LETTERS for i, name in enumerate(names)
    ):
        more = translate("Plate", " + {n}", n=len(names) - 1)
        room = width / SMALLER - metrics.horizontalAdvance(more)  # it is drawn as small as it must be
        first = metrics.elidedText(names[0], Qt.TextElideMode.ElideRight, room)
        return (names[0][:1] if first in ("", "…") else first) + more
    return plus.join(shown.values())


def draw_background(painter: QPainter, rect: QRectF, radius: float, unit: float) -> None:
    """Draw the dark background of text on the felt."""
    draw_box(painter, rect, radius, fill=GROUND, edge=edge_on_felt(), width=max(1.0, unit))


def draw_star(painter: QPainter, x: float, y: float, size: float) -> None:
    """Draw the declarer's star."""
    draw_icon(painter, "star", QRectF(x - size / 2, y - size / 2, size, size), GOLD)


def draw_bar(painter: QPainter, rect: QRectF, share: float, colour: QColor) -> None:
    """Draw a progress bar."""
    radius = rect.height() / 2
    draw_box(painter, rect, radius, fill=TRACK)
    if share > 0:
        filled = QRectF(rect)
        filled.setWidth(max(rect.height(), rect.width() * min(1.0, share)))
        draw_box(painter, facing(painter, filled, rect.left() + rect.right()), radius, fill=colour)


PAD_X, PAD_Y = 13, 6  # around the text, in units
# widths to try for lines of more even length, as shares of the available width
NARROWER = (1.0, 0.92, 0.84, 0.76, 0.68)


class Line(NamedTuple):
    """A line of text. If `marked`, it may contain marks such as `{H}`, but no names."""

    words: str
    bold: bool = False
    marked: bool = False


class Contents(NamedTuple):
    """What a bubble shows; `box` and `tip` are within its pixmap.

    The newest bubble is `bright`.
    """

    rows: tuple[Line, ...]
    size: float
    box: Rect
    tip: Point | None
    bright: bool


class Bubble(Painted):
    """Lines of text on a dark background; `rows` is its text."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.rows: tuple[Line, ...] = ()
        self.box = Rect(0, 0, 0, 0)
        self.setZValue(z)
        self.setVisible(False)

    def say(
        self,
        rows: Sequence[Line],
        box: Rect,
        unit: float,
        dpr: float,
        font: QFont,
        *,
        size: float,
        tip: Point | None = None,
        bright: bool = False,
    ) -> None:
        """Show these rows in `box`, with a corner that points at `tip`.

        `size` is the text size in units.
        """
        self.rows, self.box = tuple(rows), box
        left, top, right, bottom = box
        if tip is not None:
            left, top = min(left, tip[0]), min(top, tip[1])
            right, bottom = max(right, tip[0]), max(bottom, tip[1])
        inner = Rect(box.left - left, box.top - top, box.right - left, box.bottom - top)
        point = None if tip is None else (tip[0] - left, tip[1] - top)
        contents = Contents(self.rows, size, inner, point, bright)
        self.repaint(right - left, bottom - top, unit, dpr, font, contents)
        self.setPos((left + right) / 2, (top + bottom) / 2)
        self.setVisible(True)

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        assert isinstance(contents, Contents)
        box = QRectF(QPointF(*contents.box[:2]), QPointF(*contents.box[2:]))
        path = QPainterPath()
        path.addRoundedRect(box, 12 * unit, 12 * unit)
        if contents.tip is not None:
            path = path.united(_corner(box, QPointF(*contents.tip), 7 * unit))
        pen = QPen(QColor(FOCUS_RING), 2 * unit) if contents.bright else QPen(edge_on_felt(), max(1.0, unit))
        painter.setPen(pen)
        painter.setBrush(GROUND)
        painter.drawPath(path)
        painter.setPen(TEXT)
        y = box.top() + PAD_Y * unit
        for row in contents.rows:
            face = sized(font, contents.size * unit, row.bold)
            height = QFontMetricsF(face).height()
            line = QRectF(box.left() + PAD_X * unit, y, box.width() - 2 * PAD_X * unit, height)
            if row.marked:
                spare = max(0.0, line.width() - painted_width(row.words, face))
                room = facing(painter, line.adjusted(spare / 2, 0, 0, 0), line.left() + line.right())
                draw_marked(painter, room, row.words, face)
            else:
                painter.setFont(face)
                shown = QFontMetricsF(face).elidedText(
                    row.words, Qt.TextElideMode.ElideRight, line.width() + 1
                )
                painter.drawText(line, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, shown)
            y += height


def _corner(box: QRectF, tip: QPointF, half: float) -> QPainterPath:
    """Return a triangle that connects a box to the point `tip` beside it."""
    x = min(max(tip.x(), box.left() + 3 * half), box.right() - 3 * half)
    y = min(max(tip.y(), box.top() + half), box.bottom() - half)
    across = tip.y() < box.top() or tip.y() > box.bottom()
    middle = QPointF(x, box.center().y()) if across else QPointF(box.center().x(), y)
    side = QPointF(half, 0) if across else QPointF(0, half)
    path = QPainterPath()
    path.addPolygon(QPolygonF([middle - side, tip, middle + side]))
    path.closeSubpath()
    return path


def measured(rows: Sequence[Line], font: QFont, unit: float, size: float, room: float) -> tuple[float, float]:
    """Return width and height of a bubble for these rows, at most `room` wide."""
    widths, height = [0.0], 0.0
    for row in rows:
        face = sized(font, size * unit, row.bold)
        widths.append(_width(row.words, row.marked, face))
        height += QFontMetricsF(face).height()
    return min(room, max(widths) + 2 * PAD_X * unit), height + 2 * PAD_Y * unit


@lru_cache(WIDTHS_KEPT)
def _width(words: str, marked: bool, face: QFont) -> float:
    return painted_width(words, face) if marked else QFontMetricsF(face).horizontalAdvance(words) + 1


def wrapped_line(row: Line, font: QFont, unit: float, size: float, room: float) -> list[Line]:
    """Return the row wrapped to `room`, without a lone last word."""
    lines = _broken(row, font, unit, size, room)
    if len(lines) == 1:
        return lines
    for share in NARROWER:
        shorter = _broken(row, font, unit, size, room * share)
        if len(shorter) > len(lines):
            break
        if " " in shorter[-1].words:
            return shorter
    return lines


def _broken(row: Line, font: QFont, unit: float, size: float, room: float) -> list[Line]:
    first, *others = row.words.split(" ")
    lines = [first]
    face, most = sized(font, size * unit, row.bold), room - 2 * PAD_X * unit
    for word in others:
        longer = f"{lines[-1]} {word}"
        if _width(longer, row.marked, face) > most:
            lines.append(word)
        else:
            lines[-1] = longer
    return [row._replace(words=line) for line in lines]
