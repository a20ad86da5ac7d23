"""The painted chart of luck, and its text for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from trickdesk.ui.theme.painting import draw_box
from trickdesk.ui.widgets.bar_chart import SMALL, FigureChart


class Point(NamedTuple):
    """One line of the chart of luck: how many standard deviations it is off."""

    label: str
    deviation: float
    words: str


FARTHEST = 4.0  # standard deviations that the chart shows; what is farther off stands at its edge
USUAL = 2.0  # the usual range
HEADING, AROUND, CLOSE = 1.1, 1.25, 0.9  # heights above, around and of a row of the scale, in line heights


class LuckChart(FigureChart):
    """A line for each measure, with its usual range and a dot for what was dealt."""

    steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def __init__(self) -> None:
        super().__init__()
        self.points: Sequence[Point] = ()
        self._headings: Sequence[str] = ()

    def set_points(self, points: Sequence[Point], headings: tuple[str, str, str], empty: str) -> None:
        """Show these points, or the text `empty`; `headings` stand above the scale."""
        self.points, self._headings = points, headings
        self.describe([point.words for point in points], empty)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.in_lines(20, 10)

    def minimumSizeHint(self) -> QSize:
        return self.in_lines(14, max(6, AROUND + CLOSE * len(self.points)))

    def _ground(self) -> QRectF:
        """Return the area of the scale, without labels and headings."""
        metrics = QFontMetricsF(self.font())
        labels = max((metrics.horizontalAdvance(point.label) for point in self.points), default=0.0)
        left, high = min(labels + 24, self.width() * 0.45), metrics.height()
        return QRectF(
            left, high * HEADING, self.width() - left - 16, max(high, self.height() - high * AROUND)
        )

    def places(self) -> list[QRectF]:
        ground = self._ground()
        high = ground.height() / max(1, len(self.points))
        return [QRectF(0, ground.top() + n * high, self.width(), high) for n in range(len(self.points))]

    def _at(self, ground: QRectF, deviation: float) -> float:
        share = (min(FARTHEST, max(-FARTHEST, deviation)) / FARTHEST + 1) / 2
        return self.across(ground.left() + ground.width() * share)

    def draw(self, painter: QPainter) -> None:
        ground = self._ground()
        if not self.points:
            self.draw_empty(painter, QRectF(self.rect()))
            return
        self._paint_scale(painter, ground)
        for number, (point, line) in enumerate(zip(self.points, self.places(), strict=True)):
            self._paint_line(painter, ground, line, point, number)

    def _paint_scale(self, painter: QPainter, ground: QRectF) -> None:
        theme, high = self.theme, QFontMetricsF(painter.font()).height()
        for step in range(-int(FARTHEST), int(FARTHEST) + 1):
            pen = QPen(QColor(theme.border), 1, Qt.PenStyle.DotLine if step else Qt.PenStyle.SolidLine)
            self.draw_upright(painter, ground, self._at(ground, step), pen)
        painter.setFont(self.small_font(SMALL))
        painter.setPen(QColor(theme.muted))
        third = ground.width() / 3
        sides = (Qt.AlignmentFlag.AlignLeading, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignTrailing)
        for n, (text, side) in enumerate(zip(self._headings, sides, strict=True)):
            place = self.faced(QRectF(ground.left() + n * third, 0, third, high * HEADING))
            painter.drawText(place, int(side | Qt.AlignmentFlag.AlignVCenter), text)
        painter.setFont(self.font())

    def _paint_line(self, painter: QPainter, ground: QRectF, line: QRectF, point: Point, number: int) -> None:
        theme, metrics = self.theme, QFontMetricsF(painter.font())
        middle, half = line.center().y(), min(line.height() * 0.28, metrics.height() * 0.6)
        ends = sorted((self._at(ground, -USUAL), self._at(ground, USUAL)))
        colour = QColor(theme.accent)
        colour.setAlphaF(0.28)
        draw_box(painter, QRectF(ends[0], middle - half, ends[1] - ends[0], 2 * half), half, fill=colour)
        is_usual, spot = abs(point.deviation) <= USUAL, QPointF(self._at(ground, point.deviation), middle)
        painter.setBrush(QColor(theme.accent if is_usual else theme.window))
        painter.setPen(self.pen(2.5, theme.accent if is_usual else theme.danger))
        if is_usual:
            painter.drawEllipse(spot, half * 0.8, half * 0.8)
        else:  # another shape, so that it doesn't depend on colour
            size = half * 0.9
            painter.drawPolygon(
                [spot + QPointF(*end) for end in ((0, -size), (size, 0), (0, size), (-size, 0))]
            )
        painter.setPen(QColor(theme.text))
        label = self.faced(QRectF(8, line.top(), ground.left() - 18, line.height()))
        shown = metrics.elidedText(point.label, Qt.TextElideMode.ElideRight, label.width())
        painter.drawText(label, int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter), shown)
        if number == self.marked:
            draw_box(painter, line.adjusted(3, 1, -3, -1), 5, edge=theme.focus, width=2)
