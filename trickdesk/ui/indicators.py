"""Check boxes, radio buttons and focus frames of our own: Fusion's outlines vanish on dark windows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QProxyStyle,
    QPushButton,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QTabBar,
    QWidget,
)

_Element = QStyle.PrimitiveElement
_State = QStyle.StateFlag


class IndicatorStyle(QProxyStyle):
    """Fusion with indicators and focus frames in the colours of the theme."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.set_colours("#ffffff", "#5b6270", "#1b7052", "#ffffff", "#0a5bb0")

    def set_colours(self, base: str, outline: str, accent: str, on_accent: str, focus: str) -> None:
        """Ground and outline of an empty indicator, ground and mark of a checked one, the focus frame."""
        self.base, self.outline = QColor(base), QColor(outline)
        self.accent, self.on_accent = QColor(accent), QColor(on_accent)
        self.focus = QColor(focus)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element in (_Element.PE_IndicatorCheckBox, _Element.PE_IndicatorItemViewItemCheck):
            self._draw_check(painter, QRectF(option.rect), option.state)
        elif element == _Element.PE_IndicatorRadioButton:
            self._draw_radio(painter, QRectF(option.rect), option.state)
        elif element == _Element.PE_FrameFocusRect:
            # The style sheet frames whole buttons and tabs already.
            if not isinstance(widget, (QPushButton, QTabBar)):
                self._draw_frame(painter, QRectF(option.rect), QPen(self.focus, 2))
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawComplexControl(control, option, painter, widget)
        if control in (QStyle.ComplexControl.CC_ComboBox, QStyle.ComplexControl.CC_SpinBox):
            if option.state & _State.State_HasFocus:
                self._draw_frame(painter, QRectF(option.rect), QPen(self.focus, 2))
            elif option.state & _State.State_Enabled:
                self._draw_frame(painter, QRectF(option.rect), QPen(self.outline, 1))

    def _draw_frame(self, painter: QPainter, rect: QRectF, pen: QPen) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = pen.widthF() / 2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 4, 4)
        painter.restore()

    def _begin(self, painter: QPainter, state: QStyle.StateFlag, filled: bool) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not state & _State.State_Enabled:
            painter.setOpacity(0.5)
        painter.setPen(QPen(self.accent if filled else self.outline, 1.6))
        painter.setBrush(self.accent if filled else self.base)

    def _draw_check(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag) -> None:
        partly = bool(state & _State.State_NoChange)
        filled = partly or bool(state & _State.State_On)
        self._begin(painter, state, filled)
        size = min(rect.width(), rect.height()) - 2
        box = QRectF(0, 0, size, size)
        box.moveCenter(rect.center())
        painter.drawRoundedRect(box, size * 0.2, size * 0.2)
        if filled:
            pen = QPen(self.on_accent, size * 0.15)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            marks = ((0.25, 0.5), (0.75, 0.5)) if partly else ((0.24, 0.53), (0.43, 0.72), (0.77, 0.31))
            painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x * size, y * size) for x, y in marks]))
        painter.restore()

    def _draw_radio(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag) -> None:
        filled = bool(state & _State.State_On)
        self._begin(painter, state, filled)
        radius = min(rect.width(), rect.height()) / 2 - 1
        painter.drawEllipse(rect.center(), radius, radius)
        if filled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.on_accent)
            painter.drawEllipse(rect.center(), radius * 0.42, radius * 0.42)
        painter.restore()
