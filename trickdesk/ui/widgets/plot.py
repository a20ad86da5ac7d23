"""Base of painted charts: arrow keys, descriptions, tooltips, focus, grid lines.

Charts are laid out for left-to-right languages; `Plot.faced` mirrors what they draw.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from trickdesk.ui.qt.layout_direction import LAST, across, facing, step_of
from trickdesk.ui.qt.plain_text import hide_tip, show_tip
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.theme.colours import Theme, current_theme, grown, scaled_font
from trickdesk.ui.theme.painting import draw_frame, smooth_painter

USUAL_LINE = 16  # height of a line of text in a usual window, in pixels


class Plot(QWidget):
    """A chart with parts that arrow keys or mouse select, each with a description.

    `theme` replaces the current colours. Without `focus`, the chart is only a picture.
    """

    steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
    goes_round = False  # whether arrow keys wrap around

    def __init__(
        self,
        parent: QWidget | None = None,
        focus: Qt.FocusPolicy = Qt.FocusPolicy.NoFocus,
        theme: Theme | None = None,
    ) -> None:
        super().__init__(parent)
        self.sentences: Sequence[str] = ()
        self.marked: int | None = None
        self._theme = theme
        self.setFocusPolicy(focus)
        self.setMouseTracking(focus != Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def theme(self) -> Theme:
        """The colours to draw with."""
        return self._theme or current_theme()

    def in_lines(self, wide: float, high: float) -> QSize:
        """Return a size given in line heights, in pixels."""
        line = self.fontMetrics().height()
        return QSize(round(wide * line), round(high * line))

    def pen(self, width: float, colour: QColor | str) -> QPen:
        """Return a pen that matches the stroke width of the text."""
        return QPen(QColor(colour), width * max(1.0, self.fontMetrics().height() / USUAL_LINE))

    def small_font(self, factor: float) -> QFont:
        """Return the widget's font, scaled by `factor`."""
        return scaled_font(self.font(), factor)

    # -- parts

    def mark(self, number: int) -> None:
        """Select a part and announce it."""
        self.marked = number
        self.update()
        announce(self, self.sentences[number])

    def number_at(self, spot: QPointF) -> int | None:
        """Return the part under the mouse."""
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, last = step_of(self, event.key(), self.steps), len(self.sentences) - 1
        if step is None or last < 0:
            super().keyPressEvent(event)
        elif self.marked is None:
            self.mark(0 if step > 0 else last)
        elif self.goes_round:
            self.mark((self.marked + step) % (last + 1))
        else:
            self.mark(min(max(self.marked + step, 0), last))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = self.number_at(event.position())
        if number is None:
            hide_tip()
        else:
            show_tip(event.globalPosition().toPoint(), self.sentences[number], self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.marked = None

    # -- drawing

    def draw(self, painter: QPainter) -> None:
        """Draw everything except the focus ring, in the widget's font."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setFont(self.font())
        self.draw(painter)
        if self.hasFocus():
            draw_frame(painter, QRectF(self.rect()), 6, self.theme.focus, grown(2))
        painter.end()

    def faced(self, box: QRectF) -> QRectF:
        """Mirror a rectangle if the layout is right to left."""
        return facing(self, box, self.width())

    def across(self, x: float) -> float:
        """Mirror an x position if the layout is right to left."""
        return across(self, x, self.width())

    def share_at(self, x: float, area: QRectF) -> float:
        """Return how far along an area the mouse is, 0 to 1."""
        area = self.faced(area)
        return min(1.0, max(0.0, across(self, (x - area.left()) / max(1.0, area.width()), 1.0)))

    def draw_level(self, painter: QPainter, area: QRectF, y: float, pen: QPen) -> None:
        """Draw a horizontal line across the area."""
        painter.setPen(pen)
        painter.drawLine(QPointF(self.across(area.left()), y), QPointF(self.across(area.right()), y))

    def draw_figure(self, painter: QPainter, y: float, width: float, colour: str, text: str) -> None:
        """Draw the number of a horizontal line, before its start."""
        half = QFontMetricsF(painter.font()).height() / 2
        painter.setPen(QColor(colour))
        painter.drawText(self.faced(QRectF(0, y - half, width, 2 * half)), int(LAST), text)

    def draw_upright(self, painter: QPainter, area: QRectF, x: float, pen: QPen) -> None:
        """Draw a vertical line through the area; `x` is already mirrored."""
        painter.setPen(pen)
        painter.drawLine(QPointF(x, area.top() - 3), QPointF(x, area.bottom() + 3))
