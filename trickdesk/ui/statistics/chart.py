"""Painted charts of bars and of luck, and their text for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from trickdesk.ui.qt.layout_direction import facing
from trickdesk.ui.statistics import wording
from trickdesk.ui.theme.painting import draw_box
from trickdesk.ui.widgets.plot import Plot

GRID = 4  # number of intervals between grid lines
SMALL = 0.88  # text size of labels, relative to normal text
WIDEST = 7.0  # widest bar, in line heights


class FigureChart(Plot):
    """A chart with parts that arrow keys and the mouse select, described in words."""

    goes_round = True

    def __init__(self) -> None:
        super().__init__(focus=Qt.FocusPolicy.StrongFocus)
        self._empty = ""

    def describe(self, sentences: Sequence[str], empty: str) -> None:
        """Set the description of each part, and the text to show if there are no parts."""
        self.sentences, self.marked, self._empty = sentences, None, empty
        self.setAccessibleDescription(" ".join(sentences) or empty)
        self.update()

    def places(self) -> list[QRectF]:
        """Return the area of each part, with its label."""
        raise NotImplementedError

    def number_at(self, spot: QPointF) -> int | None:
        return next((n for n, place in enumerate(self.places()) if place.contains(spot)), None)

    def draw_empty(self, painter: QPainter, area: QRectF) -> None:
        """Draw the text that stands for the parts."""
        painter.setFont(self.font())
        painter.setPen(QColor(self.theme.muted))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self._empty)


class Bar(NamedTuple):
    """One bar: its label, height (0 to 1), short figure, and full sentence.

    `faint` bars are based on too few matches to mean much.
    """

    label: str
    share: float
    figure: str
    words: str
    faint: bool = False


class BarChart(FigureChart):
    """Bars side by side, with grid lines at 0, 25, 50, 75 and 100%."""

    steps = {**Plot.steps, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def __init__(self, title: str) -> None:
        super().__init__()
        self.bars: Sequence[Bar] = ()
        self.setAccessibleName(title)

    def set_bars(self, bars: Sequence[Bar], empty: str) -> None:
        """Show these bars, or the text `empty` if there are none."""
        self.bars = bars
        self.describe([bar.words for bar in bars], empty)

    def sizeHint(self) -> QSize:
        return self.in_lines(20, 11)

    def minimumSizeHint(self) -> QSize:
        return self.in_lines(12, 7)

    # -- drawing

    def _ground(self) -> QRectF:
        """Return the area of the bars, without figures, labels and scale."""
        metrics = QFontMetricsF(self.small_font(SMALL))
        high, left = metrics.height(), metrics.horizontalAdvance(wording.percent_of(100)) + 10
        return QRectF(left, high * 1.4, self.width() - left - 8, max(high, self.height() - high * 3.0))

    def places(self) -> list[QRectF]:
        if not self.bars:
            return []
        ground = self.faced(self._ground())
        step = ground.width() / len(self.bars)
        whole = ground.left() + ground.right()
        places = [QRectF(ground.left() + n * step, 0, step, self.height()) for n in range(len(self.bars))]
        return [facing(self, place, whole) for place in places]

    def draw(self, painter: QPainter) -> None:
        painter.setFont(self.small_font(SMALL))
        ground = self._ground()
        self._paint_scale(painter, ground)
        if not self.bars:
            self.draw_empty(painter, self.faced(ground))
        for number, (bar, place) in enumerate(zip(self.bars, self.places(), strict=True)):
            self._paint_bar(painter, ground, bar, place, number)

    def _paint_scale(self, painter: QPainter, ground: QRectF) -> None:
        for line in range(GRID + 1):
            y = ground.bottom() - ground.height() * line / GRID
            pen = QPen(QColor(self.theme.border), 1, Qt.PenStyle.DotLine if line else Qt.PenStyle.SolidLine)
            self.draw_level(painter, ground, y, pen)
            self.draw_figure(painter, y, ground.left() - 6, self.theme.muted, wording.percent_of(25 * line))

    def _paint_bar(self, painter: QPainter, ground: QRectF, bar: Bar, place: QRectF, number: int) -> None:
        theme, metrics = self.theme, QFontMetricsF(painter.font())
        high = metrics.height()
        width = min(place.width() * 0.66, WIDEST * high)
        top = ground.bottom() - ground.height() * min(1.0, max(0.0, bar.share))
        column = QRectF(place.center().x() - width / 2, top, width, ground.bottom() - top)
        self._paint_column(painter, column, bar.faint)
        if number == self.marked:
            draw_box(painter, column.adjusted(-3, -3, 3, 3), 4, edge=theme.focus, width=2)
        centre = int(Qt.AlignmentFlag.AlignCenter)
        every = self._every(metrics, place.width())
        if metrics.horizontalAdvance(bar.figure) <= place.width():
            above = QRectF(place.left(), top - high * 1.2, place.width(), high)
            # The grid line must not cross it.
            painter.fillRect(metrics.boundingRect(above, centre, bar.figure), QColor(theme.window))
            painter.setPen(QColor(theme.text))
            painter.drawText(above, centre, bar.figure)
        painter.setPen(QColor(theme.muted))
        if (len(self.bars) - 1 - number) % every == 0:
            wide = place.width() * every
            label = metrics.elidedText(bar.label, Qt.TextElideMode.ElideRight, wide)
            below = QRectF(place.center().x() - wide / 2, ground.bottom() + high * 0.25, wide, high)
            painter.drawText(below, centre, label)

    def _paint_column(self, painter: QPainter, column: QRectF, faint: bool) -> None:
        """Paint a bar, round at the top and lighter towards the bottom."""
        colour, radius = QColor(self.theme.accent), min(8.0, column.width() / 4)
        shade = QLinearGradient(column.topLeft(), column.bottomLeft())
        for at, opacity in enumerate((0.3, 0.12) if faint else (1.0, 0.62)):
            colour.setAlphaF(opacity)
            shade.setColorAt(at, colour)
        painter.save()
        painter.setClipRect(column.adjusted(-2, -2, 2, 0))
        painter.setBrush(shade)
        painter.setPen(QPen(QColor(self.theme.accent), 1.5) if faint else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(column.adjusted(0, 0, 0, radius), radius, radius)
        painter.restore()

    def _every(self, metrics: QFontMetricsF, width: float) -> int:
        """Return how many bars share one label, so that labels don't overlap.

        The last bar always has one.
        """
        longest = max(metrics.horizontalAdvance(bar.label) for bar in self.bars) + 6
        most = 6 * width if len(self.bars) > 14 else width
        return max(1, -(-int(min(longest, most)) // max(1, int(width))))


class Point(NamedTuple):
    """One line of the chart of luck: how many standard deviations it is off."""

    label: str
    deviation: float
    words: str


FARTHEST = 4.0  # standard deviations that the chart shows; what is farther off stands at its edge
USUAL = 2.0  # the usual range


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

    def sizeHint(self) -> QSize:
        return self.in_lines(20, 10)

    def minimumSizeHint(self) -> QSize:
        return self.in_lines(14, 6)

    def _ground(self) -> QRectF:
        """Return the area of the scale, without labels and headings."""
        metrics = QFontMetricsF(self.font())
        labels = max((metrics.horizontalAdvance(point.label) for point in self.points), default=0.0)
        left, high = min(labels + 24, self.width() * 0.45), metrics.height()
        return QRectF(left, high * 1.6, self.width() - left - 16, max(high, self.height() - high * 2.0))

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
            place = self.faced(QRectF(ground.left() + n * third, 0, third, high * 1.3))
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
