"""How a match went: the totals of all sides, deal by deal, as lines; each deal says itself in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.session.highlights import running_totals
from trickdesk.ui.qt.layout_direction import across, facing, facing_point, step_of
from trickdesk.ui.text.moments import course_words
from trickdesk.ui.text.players import initials
from trickdesk.ui.text.scores import score_lines
from trickdesk.ui.text.words import number, strung
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.theme.sides import SEAT_COLOURS, draw_badge
from trickdesk.ui.widgets.plain_text import hide_tip, show_tip
from trickdesk.ui.widgets.screen_reader import announce

WIDE, HIGH = 20.0, 8.0  # that it wants, in heights of a line
MARKED_UP_TO = 14  # deals; with more of them the lines have a sign at their end only
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ScoreCurve(QWidget):
    """A line for each side of a match that is over, with the sign of its plate, its letters and its total at the end.

    The arrow keys go from deal to deal, the mouse rests on one: each says itself in words.
    """

    def __init__(self, view: PlayerView, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.totals = running_totals(view)
        self.words = course_words(view, names)
        self.marked: int | None = None
        short, game = initials(names), view.game
        self.labels = [
            "".join(short[seat] for seat in range(game.seats) if game.side(seat) == side)
            for side in range(game.sides)
        ]
        self._shapes = bool(score_lines(game))
        self.setAccessibleName(QCoreApplication.translate("Moment", "How the match went"))
        self.setAccessibleDescription(" ".join(self.words))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        high = self.fontMetrics().height()
        return QSize(round(WIDE * high), round(max(HIGH, len(self.labels) + 1.2) * high))

    def minimumSizeHint(self) -> QSize:
        high = self.fontMetrics().height()
        return QSize(round(12 * high), round(max(5.0, len(self.labels) + 1.2) * high))

    # -- which deal

    def mark(self, deal: int) -> None:
        """Point at the totals after a deal, and say them."""
        self.marked = min(max(deal, 0), len(self.totals) - 1)
        self.update()
        announce(self, self.words[self.marked])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of(self, event.key(), STEPS)
        if step is None:
            super().keyPressEvent(event)
        elif self.marked is None:
            self.mark(0 if step > 0 else len(self.totals) - 1)
        else:
            self.mark(self.marked + step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.marked = None
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        area = facing(self, self._area(), self.width())
        if not area.adjusted(-6, -6, 6, 6).contains(event.position()):
            hide_tip()
            return
        share = across(self, (event.position().x() - area.left()) / max(1.0, area.width()), 1.0)
        deal = min(max(round(share * (len(self.totals) - 1)), 0), len(self.totals) - 1)
        show_tip(event.globalPosition().toPoint(), self.words[deal], self)

    # -- drawing

    def _range(self) -> tuple[int, int]:
        target = self.view.game.target
        values = [0, target, *(total for totals in self.totals for total in totals)]
        low, high = min(values), max(values)
        return (low, high) if high > low else (low, low + 1)

    def _area(self) -> QRectF:
        """Where the lines run: beside the scale, before the signs of the sides; as from the left."""
        metrics = QFontMetricsF(self.font())
        line = metrics.height()
        left = max(metrics.horizontalAdvance(number(value)) for value in self._range()) + line * 0.5
        ends = max(
            metrics.horizontalAdvance(f"{label} {number(total)}")
            for label, total in zip(self.labels, self.totals[-1], strict=True)
        )
        right = ends + line * 1.7
        return QRectF(left, line * 0.6, max(line, self.width() - left - right), self.height() - line * 1.2)

    def _point(self, deal: int, total: float) -> QPointF:
        area, (low, high) = self._area(), self._range()
        x = area.left() + area.width() * deal / max(1, len(self.totals) - 1)
        return QPointF(x, area.bottom() - area.height() * (total - low) / (high - low))

    def _ends(self) -> list[float]:
        """The heights of the words at the ends of the lines: near these, one below the other."""
        area, line = self._area(), QFontMetricsF(self.font()).height() * 0.95
        last = [self._point(len(self.totals) - 1, total).y() for total in self.totals[-1]]
        heights = list(last)
        order = sorted(range(len(last)), key=lambda side: last[side])
        lowest = area.bottom() + line * 0.4
        for place, side in enumerate(order):
            above = heights[order[place - 1]] + line if place else area.top() - line * 0.4
            heights[side] = max(last[side], above)
        for place, side in reversed(list(enumerate(order))):
            below = heights[order[place + 1]] - line if place + 1 < len(order) else lowest
            heights[side] = min(heights[side], below)
        return heights

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        self._draw_scale(painter)
        order = sorted(range(len(self.labels)), key=lambda side: side in self.view.winners)
        for side in order:  # the winners' lines lie on top
            self._draw_side(painter, side)
        if self.marked is not None:
            area, x = self._area(), across(self, self._point(self.marked, 0).x(), self.width())
            painter.setPen(QPen(QColor(PANEL.focus), 1.4))
            painter.drawLine(QPointF(x, area.top() - 3), QPointF(x, area.bottom() + 3))
        if self.hasFocus():
            painter.setPen(QPen(QColor(PANEL.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _draw_scale(self, painter: QPainter) -> None:
        area, target = self._area(), self.view.game.target
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        half = QFontMetricsF(self.font()).height() / 2
        said: list[float] = []
        for value in sorted({0, target or 0, *self._range()}, key=lambda value: value not in (0, target)):
            y = self._point(0, value).y()
            gold = value == target and bool(target)
            pen = QPen(QColor(PANEL.gold if gold else PANEL.border), 1.2)
            pen.setStyle(Qt.PenStyle.DashLine if gold else Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            ends = [across(self, x, self.width()) for x in (area.left(), area.right())]
            painter.drawLine(QPointF(ends[0], y), QPointF(ends[1], y))
            if all(abs(y - other) > 1.8 * half for other in said):
                painter.setPen(QColor(PANEL.gold if gold else PANEL.muted))
                box = QRectF(0, y - half, area.left() - half * 0.6, 2 * half)
                painter.drawText(facing(self, box, self.width()), right, number(value))
                said.append(y)

    def _draw_side(self, painter: QPainter, side: int) -> None:
        colour = QColor(SEAT_COLOURS[side % len(SEAT_COLOURS)])
        shape, line = side * self._shapes, QFontMetricsF(self.font()).height()
        won = side in self.view.winners
        points = [self._point(deal, totals[side]) for deal, totals in enumerate(self.totals)]
        painter.setPen(QPen(colour, 3.2 if won else 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([facing_point(self, point, self.width()) for point in points]))
        sign = line * 0.42
        if len(points) <= MARKED_UP_TO:
            for point in points[1:-1]:
                box = QRectF(point.x() - sign * 0.4, point.y() - sign * 0.4, sign * 0.8, sign * 0.8)
                draw_badge(painter, facing(self, box, self.width()), colour, shape)
        end, height = points[-1], self._ends()[side]
        sign = line * 0.6
        box = QRectF(end.x() + line * 0.25, height - sign / 2, sign, sign)
        draw_badge(painter, facing(self, box, self.width()), colour, shape)
        face = painter.font()
        face.setBold(won)
        painter.setFont(face)
        painter.setPen(QColor(PANEL.text))
        box = QRectF(end.x() + line * 1.1, height - line / 2, self.width() - end.x() - line * 1.1, line)
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        words = strung(" ", (self.labels[side], number(self.totals[-1][side])))
        painter.drawText(facing(self, box, self.width()), left, words)
        painter.setFont(self.font())
