"""Curve of a deal: one side's result with best play from each step on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from trickdesk.session.mistakes import MistakeSize
from trickdesk.ui.qt.layout_direction import across
from trickdesk.ui.review.icons import draw_mistake
from trickdesk.ui.text.words import number
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.theme.painting import draw_frame
from trickdesk.ui.widgets.plot import Plot

LINES, MOST_LINES = 4.2, 9  # preferred and maximum height, in line heights
LEAST_RANGE = 3  # of the axis; below it, there is room above and below
MARGIN = 8  # between the frame and the text


class Curve(Plot):
    """A curve over the steps of a deal.

    The page sets its accessible description.

    Attributes:
        points: (step, value): the value from that step on.
        first, end: The range of steps.
        need: The value that makes the contract, drawn as a dashed line; or None.

    Signals:
        chosen(at): A step was clicked.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: Sequence[tuple[int, int]] = ()
        self.mistakes: Mapping[int, MistakeSize] = {}
        self.first, self.end, self.at = 0, 1, 0
        self.need: int | None = None
        self.title = self.note = ""
        self.setAccessibleName(self.tr("How the deal went"))
        self.setMaximumHeight(self.fontMetrics().height() * MOST_LINES)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_curve(
        self,
        points: Sequence[tuple[int, int]],
        steps: tuple[int, int],
        mistakes: Mapping[int, MistakeSize],
        need: int | None,
        note: str,
    ) -> None:
        """Show another curve; `note` is shown while it has no points."""
        self.points, self.mistakes, self.need, self.note = tuple(points), mistakes, need, note
        self.first, self.end = steps
        self.update()

    def set_step(self, at: int, title: str) -> None:
        """Mark the current step, with a text about it."""
        self.at, self.title = at, title
        self.update()

    def value_at(self, at: int) -> int | None:
        """Return the value at a step, or None if it is unknown."""
        return next((value for step, value in reversed(self.points) if step <= at), None)

    def sizeHint(self) -> QSize:
        return QSize(120, self.in_lines(0, LINES).height())

    minimumSizeHint = sizeHint

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.setMaximumHeight(self.fontMetrics().height() * MOST_LINES)

    # -- drawing

    def area(self) -> QRectF:
        metrics = self.fontMetrics()
        line, figures = metrics.height(), map(number, self.range_shown() if self.points else ())
        left = max(map(metrics.horizontalAdvance, ("00", *figures))) + MARGIN + 4.0
        return QRectF(self.rect()).adjusted(
            left, line * 1.5 + 4, -MARGIN, -line / 2
        )  # room for half a figure

    def x_of(self, at: float) -> float:
        area = self.faced(self.area())
        share = (at - self.first) / max(1, self.end - self.first)
        return area.left() + area.width() * across(self, share, 1.0)

    def range_shown(self) -> tuple[int, int]:
        values = [value for _, value in self.points]
        values += [self.need] if self.need is not None else []
        low, high = min(values), max(values)
        if high - low >= LEAST_RANGE:
            return low, high
        return (low - 1 if low < 0 else max(0, low - 1)), high + 1  # a single trick is no cliff

    def _y(self, value: float) -> float:
        low, high = self.range_shown()
        area = self.area()
        return area.bottom() - area.height() * (value - low) / (high - low)

    def draw(self, painter: QPainter) -> None:
        theme = self.theme
        draw_frame(painter, QRectF(self.rect()), grown(8), theme.border, grown(1), theme.base)
        painter.setPen(QColor(theme.muted))
        head = self.rect().adjusted(MARGIN, 3, -MARGIN, 0)
        if not self.points:
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(head.adjusted(0, 0, 0, -3), int(flags), self.note)
            return
        text = self.fontMetrics().elidedText(
            self.title or self.note, Qt.TextElideMode.ElideRight, head.width()
        )
        painter.drawText(head, int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft), text)
        self._draw_axis(painter)
        self._draw_line(painter)

    def _draw_axis(self, painter: QPainter) -> None:
        theme, area = self.theme, self.area()
        for value in set(self.range_shown()):
            self.draw_level(painter, area, self._y(value), QPen(QColor(theme.border), 1))
            self.draw_figure(painter, self._y(value), area.left() - 4, theme.muted, number(value))
        if self.need is not None:
            pen = self.pen(1.4, theme.gold)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            # Dashes start at the left in every language.
            line, y = self.faced(area), self._y(self.need)
            painter.drawLine(QPointF(line.left(), y), QPointF(line.right(), y))

    def _draw_line(self, painter: QPainter) -> None:
        theme, area = self.theme, self.area()
        steps = QPolygonF()
        for (at, value), following in zip(
            self.points, [*(at for at, _ in self.points[1:]), self.end], strict=True
        ):
            steps.append(QPointF(self.x_of(at), self._y(value)))
            steps.append(QPointF(self.x_of(following), self._y(value)))
        ground = QPolygonF(steps)
        ground.append(QPointF(steps.last().x(), area.bottom()))
        ground.append(QPointF(steps.first().x(), area.bottom()))
        tint = QColor(theme.accent)
        tint.setAlphaF(0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawPolygon(ground)
        painter.setPen(self.pen(2.2, theme.accent))
        painter.drawPolyline(steps)
        x = self.x_of(min(max(self.at, self.first), self.end))
        self.draw_upright(painter, area, x, self.pen(1.4, theme.text))
        side = max(8.0, self.fontMetrics().height() * 0.62)
        for at, size in self.mistakes.items():
            height = self.value_at(at)
            if height is not None:
                spot = QPointF(self.x_of(at), self._y(height))
                draw_mistake(
                    painter, size, QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side), theme
                )

    # -- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._choose(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(event)

    def _choose(self, event: QMouseEvent) -> None:
        share = self.share_at(event.position().x(), self.area())
        self.chosen.emit(self.first + round(share * (self.end - self.first)))
