"""Charts of figures with their text for screen readers, and a chart of bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPen

from trickdesk.ui.qt.layout_direction import facing
from trickdesk.ui.theme.colours import LIGHT, Theme, system_font
from trickdesk.ui.theme.painting import draw_box, smooth_painter
from trickdesk.ui.widgets.plot import Plot

GRID = 4  # number of intervals between grid lines
SMALL = 0.88  # text size of labels, relative to normal text
WIDEST = 7.0  # widest bar, in line heights
PAPER, FINE = QSize(520, 230), 3  # size on a printed page, and pixels for each of these
UNNUMBERED = ("",) * (GRID + 1)


class FigureChart(Plot):
    """A chart with parts that arrow keys and the mouse select, described in words."""

    goes_round = True

    def __init__(self, theme: Theme | None = None) -> None:
        super().__init__(focus=Qt.FocusPolicy.StrongFocus, theme=theme)
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

    `faint` bars are based on too few matches to mean much. `error` is the standard error of the height, if there
    is one.
    """

    label: str
    share: float
    figure: str
    words: str
    faint: bool = False
    error: float = 0.0


class BarChart(FigureChart):
    """Bars side by side, with five grid lines from 0 to 1."""

    steps = {**Plot.steps, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def __init__(self, title: str, theme: Theme | None = None) -> None:
        super().__init__(theme)
        self.bars: Sequence[Bar] = ()
        self._scale: Sequence[str] = UNNUMBERED
        self.setAccessibleName(title)

    def set_bars(self, bars: Sequence[Bar], empty: str, scale: Sequence[str] = UNNUMBERED) -> None:
        """Show these bars, or the text `empty`; `scale` has the figures of the grid."""
        self.bars, self._scale = bars, scale
        self.describe([bar.words for bar in bars], empty)

    def sizeHint(self) -> QSize:
        return self.in_lines(20, 11)

    def minimumSizeHint(self) -> QSize:
        return self.in_lines(12, 7)

    def on_paper(self) -> QImage:
        """Return a picture of it for a printed page, in dark on white."""
        chart = BarChart("", LIGHT._replace(window="#ffffff"))
        chart.set_bars(self.bars, self._empty, self._scale)
        chart.setFont(system_font(1))
        chart.resize(PAPER)
        picture = QImage(PAPER * FINE, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(FINE)
        picture.fill(Qt.GlobalColor.white)
        painter = smooth_painter(picture)
        chart.draw(painter)
        painter.end()
        return picture

    # -- drawing

    def _ground(self) -> QRectF:
        """Return the area of the bars, without figures, labels and scale."""
        metrics = QFontMetricsF(self.small_font(SMALL))
        high, left = metrics.height(), max(map(metrics.horizontalAdvance, self._scale)) + 10
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
        for line, figure in enumerate(self._scale):
            y = ground.bottom() - ground.height() * line / GRID
            pen = QPen(QColor(self.theme.border), 1, Qt.PenStyle.DotLine if line else Qt.PenStyle.SolidLine)
            self.draw_level(painter, ground, y, pen)
            self.draw_figure(painter, y, ground.left() - 6, self.theme.muted, figure)

    def _paint_bar(self, painter: QPainter, ground: QRectF, bar: Bar, place: QRectF, number: int) -> None:
        theme, metrics = self.theme, QFontMetricsF(painter.font())
        high = metrics.height()
        width = min(place.width() * 0.66, WIDEST * high)
        top = ground.bottom() - ground.height() * min(1.0, max(0.0, bar.share))
        column = QRectF(place.center().x() - width / 2, top, width, ground.bottom() - top)
        self._paint_column(painter, column, bar.faint)
        if bar.error:
            top = self._paint_error(painter, ground, column, bar)
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

    def _paint_error(self, painter: QPainter, ground: QRectF, column: QRectF, bar: Bar) -> float:
        """Paint how uncertain a bar's height is; return the upper end."""
        x, half = column.center().x(), min(8.0, column.width() / 4)
        ends = [
            ground.bottom() - ground.height() * min(1.0, max(0.0, bar.share + way * bar.error))
            for way in (1, -1)
        ]
        painter.setPen(self.pen(1.5, self.theme.text))
        painter.drawLine(QPointF(x, ends[0]), QPointF(x, ends[1]))
        for y in ends:
            painter.drawLine(QPointF(x - half, y), QPointF(x + half, y))
        return ends[0]

    def _every(self, metrics: QFontMetricsF, width: float) -> int:
        """Return how many bars share one label, so that labels don't overlap.

        The last bar always has one.
        """
        longest = max(metrics.horizontalAdvance(bar.label) for bar in self.bars) + 6
        most = 6 * width if len(self.bars) > 14 else width
        return max(1, -(-int(min(longest, most)) // max(1, int(width))))
