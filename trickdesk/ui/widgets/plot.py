"""The base of painted charts: arrow keys, sentences, tooltips, focus, grid lines.

Charts are laid out as from the left; what they draw goes through `Plot.faced` to the side where a line begins.
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
from trickdesk.ui.theme.colours import Theme, current_theme, scaled_font
from trickdesk.ui.widgets.plain_text import hide_tip, show_tip
from trickdesk.ui.widgets.screen_reader import announce


class Plot(QWidget):
    """A chart whose parts are walked by arrow keys or mouse, each with a sentence.

    `theme`: the colours, instead of those in force. `focus`: without one it is a picture and nothing else.
    """

    steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
    goes_round = False  # from the last part to the first

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
        """A size given in heights of a line of text."""
        line = self.fontMetrics().height()
        return QSize(round(wide * line), round(high * line))

    def small_font(self, factor: float) -> QFont:
        """The font of the widget, so much smaller."""
        return scaled_font(self.font(), factor)

    # -- which part

    def mark(self, number: int) -> None:
        """Point at a part, and say it."""
        self.marked = number
        self.update()
        announce(self, self.sentences[number])

    def number_at(self, spot: QPointF) -> int | None:
        """The part where the mouse is."""
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

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.marked = None
        self.update()

    # -- drawing

    def draw(self, painter: QPainter) -> None:
        """Draw all but the focus ring, in the font of the widget."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        self.draw(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def faced(self, box: QRectF) -> QRectF:
        """A box laid out from the left, where it is drawn."""
        return facing(self, box, self.width())

    def across(self, x: float) -> float:
        """A place laid out from the left, where it is drawn."""
        return across(self, x, self.width())

    def share_at(self, x: float, area: QRectF) -> float:
        """How far along an area the mouse is, 0 to 1."""
        area = self.faced(area)
        return min(1.0, max(0.0, across(self, (x - area.left()) / max(1.0, area.width()), 1.0)))

    def draw_level(self, painter: QPainter, area: QRectF, y: float, pen: QPen) -> None:
        """A line across the area."""
        painter.setPen(pen)
        painter.drawLine(QPointF(self.across(area.left()), y), QPointF(self.across(area.right()), y))

    def draw_figure(self, painter: QPainter, y: float, width: float, colour: str, text: str) -> None:
        """The figure of a line across, before its beginning."""
        half = QFontMetricsF(painter.font()).height() / 2
        painter.setPen(QColor(colour))
        painter.drawText(self.faced(QRectF(0, y - half, width, 2 * half)), int(LAST), text)

    def draw_upright(self, painter: QPainter, area: QRectF, x: float, pen: QPen) -> None:
        """A line from above to below the area, at a place where it is drawn."""
        painter.setPen(pen)
        painter.drawLine(QPointF(x, area.top() - 3), QPointF(x, area.bottom() + 3))
