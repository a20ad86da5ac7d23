"""Words on the table: in a bubble that comes from a plate or a card, or in a box of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from trickdesk.ui.cards.pixmaps import FOCUS_RING
from trickdesk.ui.qt.layout_direction import facing
from trickdesk.ui.table.geometry import Point, Rect
from trickdesk.ui.table.painted import GROUND, TEXT, Painted, draw_marked, marks_width, sized
from trickdesk.ui.theme.colours import edge_on_felt

PAD_X, PAD_Y = 13, 6  # around the words, in units
NARROWER = (1.0, 0.92, 0.84, 0.76, 0.68)  # shares of the room that are tried for lines of more even length


class Row(NamedTuple):
    """A line of words. ``marked``: it holds marks such as ``{H}`` and no name."""

    words: str
    bold: bool = False
    marked: bool = False


class Contents(NamedTuple):
    """What a bubble shows; ``box`` and ``tip`` within its picture. ``bright``: it is the newest."""

    rows: tuple[Row, ...]
    size: float
    box: Rect
    tip: Point | None
    bright: bool


class Bubble(Painted):
    """Some lines of words on a dark ground; ``rows`` is what it says."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.rows: tuple[Row, ...] = ()
        self.box = Rect(0, 0, 0, 0)
        self.setZValue(z)
        self.setVisible(False)

    def say(
        self,
        rows: Sequence[Row],
        box: Rect,
        unit: float,
        dpr: float,
        font: QFont,
        *,
        size: float,
        tip: Point | None = None,
        bright: bool = False,
    ) -> None:
        """Show these rows in ``box``, with a corner that points at ``tip``; ``size`` of the words in units."""
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
        pen = QPen(QColor(FOCUS_RING), 2 * unit) if contents.bright else QPen(edge_on_felt(), 1)
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
                spare = max(0.0, line.width() - marks_width(row.words, face))
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
    """The triangle from the side of a box that faces a point to that point."""
    x = min(max(tip.x(), box.left() + 3 * half), box.right() - 3 * half)
    y = min(max(tip.y(), box.top() + half), box.bottom() - half)
    across = tip.y() < box.top() or tip.y() > box.bottom()
    middle = QPointF(x, box.center().y()) if across else QPointF(box.center().x(), y)
    side = QPointF(half, 0) if across else QPointF(0, half)
    path = QPainterPath()
    path.addPolygon(QPolygonF([middle - side, tip, middle + side]))
    path.closeSubpath()
    return path


def measured(rows: Sequence[Row], font: QFont, unit: float, size: float, room: float) -> tuple[float, float]:
    """Width and height of a bubble for these rows, no wider than ``room``."""
    widths, height = [0.0], 0.0
    for row in rows:
        face = sized(font, size * unit, row.bold)
        metrics = QFontMetricsF(face)
        widths.append(_width(row, face, metrics))
        height += metrics.height()
    return min(room, max(widths) + 2 * PAD_X * unit), height + 2 * PAD_Y * unit


def _width(row: Row, face: QFont, metrics: QFontMetricsF) -> float:
    return marks_width(row.words, face) if row.marked else metrics.horizontalAdvance(row.words) + 1


def wrapped(row: Row, font: QFont, unit: float, size: float, room: float) -> list[Row]:
    """The row, broken between words where it is wider than ``room``; no word is left alone in the last line."""
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


def _broken(row: Row, font: QFont, unit: float, size: float, room: float) -> list[Row]:
    lines: list[Row] = []
    face = sized(font, size * unit, row.bold)
    metrics, most = QFontMetricsF(face), room - 2 * PAD_X * unit
    for word in row.words.split(" "):
        longer = row._replace(words=f"{lines[-1].words} {word}" if lines else word)
        if lines and _width(longer, face, metrics) > most:
            lines.append(row._replace(words=word))
        else:
            lines[-1:] = [longer]
    return lines
