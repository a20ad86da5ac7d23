"""Rings that mark something, such as the part of a panel that a lesson is about."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.widgets.panel_parts import ScaledSheet

# In units: line width of a ring, its dark edge, its corner radius, half the width of its arrow.
WIDTH, EDGE, ROUND, ARROW = 4.0, 1.5, 7.0, 9.0


def draw_ring(painter: QPainter, rect: QRectF, unit: float, arrow: bool) -> None:
    """Draw a bright ring with dark edges, and an arrow pointing at it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addRoundedRect(rect, ROUND * unit, ROUND * unit)
    lines = ((QColor(0, 0, 0, 200), WIDTH + 2 * EDGE), (QColor(PANEL.gold), WIDTH))
    for colour, width in lines:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, width * unit))
        painter.drawPath(path)
    if arrow:
        half = ARROW * unit
        above = rect.top() > 1.5 * half
        tip = QPointF(rect.center().x(), rect.top() if above else rect.bottom())
        height = -1.5 * half if above else 1.5 * half
        head = QPolygonF([tip, tip + QPointF(-half, height), tip + QPointF(half, height)])
        painter.setPen(QPen(QColor(0, 0, 0, 200), EDGE * unit))
        painter.setBrush(QColor(PANEL.gold))
        painter.drawPolygon(head)


class PanelRing(QWidget):
    """A ring that follows a part of a panel, transparent to the mouse."""

    def __init__(self, around: QWidget, panel: ScaledSheet) -> None:
        super().__init__(panel)
        self._around, self._panel = around, panel
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        part: QWidget | None = around
        while part is not None and part is not panel:
            part.installEventFilter(self)
            part = part.parentWidget()
        self._fit()
        self.show()

    def _fit(self) -> None:
        around, self.scale = self._around, max(1.0, self._panel.scale)
        grown = round(5 * self.scale)
        top = around.mapTo(self._panel, around.rect().topLeft())
        self.setGeometry(
            top.x() - grown, top.y() - grown, around.width() + 2 * grown, around.height() + 2 * grown
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        inset = 3.0 * self.scale
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        draw_ring(painter, rect, self.scale * 0.6, arrow=False)
        painter.end()
