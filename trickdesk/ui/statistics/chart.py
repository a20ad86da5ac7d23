"""A chart of bars, painted here: each bar with its figure, and all of them in words for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from trickdesk.ui.qt.layout_direction import facing, step_of
from trickdesk.ui.text.words import isolated
from trickdesk.ui.theme.colours import current_theme, scaled_font
from trickdesk.ui.widgets.plain_text import hide_tip, show_tip
from trickdesk.ui.widgets.screen_reader import announce

GRID = 4  # lines across
SMALL = 0.88  # of the text of labels
WIDEST = 7.0  # of a bar, in the height of a line
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Bar(NamedTuple):
    """One bar: what it is of, how high it is (0 to 1), the figure in a few letters, and all of it as a sentence.

    ``faint``: it rests on too little to mean much.
    """

    label: str
    share: float
    figure: str
    words: str
    faint: bool = False


class BarChart(QWidget):
    """Bars side by side, on a ground of lines at 0, 25, 50, 75 and 100 %.

    The arrow keys go from bar to bar, the mouse rests on one: each says itself in words.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.bars: tuple[Bar, ...] = ()
        self.marked: int | None = None
        self._empty = ""
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_bars(self, bars: Sequence[Bar], empty: str) -> None:
        """Show these; ``empty``: what is said where there are none."""
        self.bars, self.marked, self._empty = tuple(bars), None, empty
        said = " ".join(bar.words for bar in bars) or empty
        self.setAccessibleDescription(said)
        self.update()

    def sizeHint(self) -> QSize:
        high = self.fontMetrics().height()
        return QSize(20 * high, 11 * high)

    def minimumSizeHint(self) -> QSize:
        high = self.fontMetrics().height()
        return QSize(12 * high, 7 * high)

    # -- which bar

    def mark(self, number: int | None) -> None:
        """Point at a bar, and say it."""
        self.marked = number
        self.update()
        if number is not None:
            announce(self, self.bars[number].words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of(self, event.key(), STEPS)
        if step is None or not self.bars:
            super().keyPressEvent(event)
            return
        first = 0 if step > 0 else len(self.bars) - 1
        self.mark(first if self.marked is None else (self.marked + step) % len(self.bars))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.marked = None
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = next((n for n, place in enumerate(self.places()) if place.contains(event.position())), None)
        if number is None:
            hide_tip()
        else:
            show_tip(event.globalPosition().toPoint(), self.bars[number].words, self)

    # -- drawing

    def _ground(self) -> QRectF:
        """Where bars stand: below the figures, above the labels, beside the scale."""
        metrics = QFontMetricsF(scaled_font(self.font(), SMALL))
        high, left = metrics.height(), metrics.horizontalAdvance("100 %") + 10
        ground = QRectF(left, high * 1.4, self.width() - left - 8, max(high, self.height() - high * 3.0))
        return facing(self, ground, self.width())

    def places(self) -> list[QRectF]:
        """The place of each bar with its label and its figure."""
        if not self.bars:
            return []
        ground = self._ground()
        step = ground.width() / len(self.bars)
        whole = ground.left() + ground.right()
        places = [QRectF(ground.left() + n * step, 0, step, self.height()) for n in range(len(self.bars))]
        return [facing(self, place, whole) for place in places]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(scaled_font(self.font(), SMALL))
        ground = self._ground()
        self._paint_scale(painter, ground)
        if not self.bars:
            painter.setFont(self.font())
            painter.setPen(QColor(theme.muted))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(ground, int(flags), self._empty)
        for number, (bar, place) in enumerate(zip(self.bars, self.places(), strict=True)):
            self._paint_bar(painter, ground, bar, place, number)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _paint_scale(self, painter: QPainter, ground: QRectF) -> None:
        theme, high = current_theme(), painter.fontMetrics().height()
        for line in range(GRID + 1):
            y = ground.bottom() - ground.height() * line / GRID
            painter.setPen(QPen(QColor(theme.border), 1))
            painter.drawLine(QPointF(ground.left(), y), QPointF(ground.right(), y))
            painter.setPen(QColor(theme.muted))
            wide = self.width() - ground.width() - 14
            place = facing(self, QRectF(0, y - high / 2, wide, high), self.width())
            painter.drawText(
                place,
                int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
                isolated(f"{25 * line} %"),
            )

    def _paint_bar(self, painter: QPainter, ground: QRectF, bar: Bar, place: QRectF, number: int) -> None:
        theme, metrics = current_theme(), QFontMetricsF(painter.font())
        high = metrics.height()
        width = min(place.width() * 0.66, WIDEST * high)
        top = ground.bottom() - ground.height() * min(1.0, max(0.0, bar.share))
        column = QRectF(place.center().x() - width / 2, top, width, ground.bottom() - top)
        colour = QColor(theme.accent)
        painter.setBrush(Qt.BrushStyle.NoBrush if bar.faint else colour)
        painter.setPen(QPen(colour, 1.5) if bar.faint else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(column, min(3.0, width / 4), min(3.0, width / 4))
        if number == self.marked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.drawRoundedRect(column.adjusted(-3, -3, 3, 3), 4, 4)
        centre = int(Qt.AlignmentFlag.AlignCenter)
        every = self._every(metrics, place.width())
        if metrics.horizontalAdvance(bar.figure) <= place.width():
            above = QRectF(place.left(), top - high * 1.2, place.width(), high)
            painter.fillRect(
                metrics.boundingRect(above, centre, bar.figure), QColor(theme.window)
            )  # no line through it
            painter.setPen(QColor(theme.text))
            painter.drawText(above, centre, bar.figure)
        painter.setPen(QColor(theme.muted))
        if (len(self.bars) - 1 - number) % every == 0:
            wide = place.width() * every
            label = metrics.elidedText(bar.label, Qt.TextElideMode.ElideRight, wide)
            below = QRectF(place.center().x() - wide / 2, ground.bottom() + high * 0.25, wide, high)
            painter.drawText(below, centre, label)

    def _every(self, metrics: QFontMetricsF, width: float) -> int:
        """How many bars share one label, so that labels do not meet; the last bar always has one."""
        longest = max(metrics.horizontalAdvance(bar.label) for bar in self.bars) + 6
        most = 6 * width if len(self.bars) > 14 else 1.0 * width
        return max(1, -(-int(min(longest, most)) // max(1, int(width))))
