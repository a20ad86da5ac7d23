"""Proxy style: check boxes, radio buttons, combo boxes and focus frames.

Fusion's outlines are invisible on dark windows, its boxes have their own gradient, and it cuts off long text.
Its indicators don't grow with the text.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QProxyStyle,
    QPushButton,
    QStyle,
    QStyleOption,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionSpinBox,
    QTabBar,
    QWidget,
)

from trickdesk.ui.theme.icons import draw_icon
from trickdesk.ui.theme.icons import icon as drawn_icon
from trickdesk.ui.theme.painting import draw_box, draw_frame, draw_lines
from trickdesk.ui.theme.stylesheets import outline_width, ring_width

_Element = QStyle.PrimitiveElement
_State = QStyle.StateFlag
_Control = QStyle.ComplexControl
_Part = QStyle.SubControl
_Step = QAbstractSpinBox.StepEnabledFlag
_Metric = QStyle.PixelMetric

CORNER = 6
GROOVE = 3  # corner of a progress bar
MARK_FINE = 8
ARROW, ARROW_ROOM = 4.0, 19  # half the width of a combo box arrow, and the room that Fusion reserves for it
ROOMS = (  # around and between the parts of a window
    _Metric.PM_LayoutLeftMargin,
    _Metric.PM_LayoutTopMargin,
    _Metric.PM_LayoutRightMargin,
    _Metric.PM_LayoutBottomMargin,
    _Metric.PM_LayoutHorizontalSpacing,
    _Metric.PM_LayoutVerticalSpacing,
)
CELL_EDGE = 4  # between the edge and the text of a table's cell, one pixel less, as in its header
BOX_EDGE = 5  # between the edge and the text of a combo or spin box
MENU_EDGES = QSize(16, 5)  # what Fusion adds to the words of a menu
ARROWS = {
    (_Control.CC_ComboBox, _Part.SC_ComboBoxArrow),
    (_Control.CC_SpinBox, _Part.SC_SpinBoxUp),
    (_Control.CC_SpinBox, _Part.SC_SpinBoxDown),
}
FIELDS = {
    (_Control.CC_ComboBox, _Part.SC_ComboBoxEditField),
    (_Control.CC_SpinBox, _Part.SC_SpinBoxEditField),
}
BESIDE_WORDS = (
    _Metric.PM_IndicatorWidth,
    _Metric.PM_IndicatorHeight,
    _Metric.PM_ExclusiveIndicatorWidth,
    _Metric.PM_ExclusiveIndicatorHeight,
    _Metric.PM_CheckBoxLabelSpacing,
    _Metric.PM_RadioButtonLabelSpacing,
    _Metric.PM_MessageBoxIconSize,
    _Metric.PM_SmallIconSize,
    _Metric.PM_ButtonIconSize,
)


ICONS = {
    QStyle.StandardPixmap.SP_ArrowBack: "arrow-left",
    QStyle.StandardPixmap.SP_ArrowForward: "arrow-right",
    QStyle.StandardPixmap.SP_FileDialogToParent: "arrow-up",
    QStyle.StandardPixmap.SP_TitleBarCloseButton: "dock-close",
    QStyle.StandardPixmap.SP_TitleBarNormalButton: "dock-float",
}


class Colours(NamedTuple):
    """Colours of controls: backgrounds, edge, text, checked mark, and focus."""

    base: str
    button: str
    outline: str
    text: str
    accent: str
    on_accent: str
    focus: str


class IndicatorStyle(QProxyStyle):
    """Fusion with indicators and focus frames in the colours of the theme."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self.scale = 1.0  # text size
        self.growth = 1.0  # by which everything grows with the window
        self.set_colours(Colours("#fff", "#fff", "#848994", "#1b2030", "#1b7052", "#fff", "#0a5bb0"))

    def set_colours(self, colours: Colours) -> None:
        """Set the colours of a theme."""
        self.base, self.button, self.outline, self.text, self.accent, self.on_accent, self.focus = map(
            QColor, colours
        )

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        usual = super().pixelMetric(metric, option, widget)
        if metric in ROOMS:
            return round(usual * self.growth)
        if metric == _Metric.PM_FocusFrameHMargin:
            return round(CELL_EDGE * self.growth)
        return round(usual * self.scale) if metric in BESIDE_WORDS else usual

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        """Let arrows of combo and spin boxes grow with the text, edges with the window."""
        usual = super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]  # None is allowed
        is_arrow, is_field = (control, part) in ARROWS, (control, part) in FIELDS
        if is_arrow or is_field:
            more, edge = self._more_for_arrow(), self._more_at_edge()
            left, right = (-more, 0) if is_arrow else (edge, -more)
            if option.direction == Qt.LayoutDirection.RightToLeft:
                left, right = -right, -left
            return usual.adjusted(left, 0, right, 0)
        return usual

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        usual = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]
        if kind in (QStyle.ContentsType.CT_ComboBox, QStyle.ContentsType.CT_SpinBox):
            usual.setWidth(usual.width() + self._more_for_arrow() + self._more_at_edge())
        if kind == QStyle.ContentsType.CT_MenuBarItem and not usual.isEmpty():
            usual += MENU_EDGES * (self.growth - 1)
        return usual

    def _more_for_arrow(self) -> int:
        return round(ARROW_ROOM * (self.scale - 1))

    def _more_at_edge(self) -> int:
        return round(BOX_EDGE * (self.growth - 1))

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
            # The style sheet already draws frames around buttons, tabs and lists.
            chosen = isinstance(widget, QAbstractItemView) and option.state & _State.State_Selected
            if not chosen and not isinstance(widget, (QPushButton, QTabBar)):
                self._draw_frame(painter, QRectF(option.rect), self.focus, ring_width(self.scale))
        elif element == _Element.PE_IndicatorBranch:
            self._draw_branch(painter, option)
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if control == _Control.CC_ComboBox and isinstance(option, QStyleOptionComboBox):
            self._draw_box(painter, option, self.button)
            arrow = self.subControlRect(control, option, _Part.SC_ComboBoxArrow, widget)
            self._draw_arrow(painter, arrow, 1, bool(option.state & _State.State_Enabled))
        elif control == _Control.CC_SpinBox and isinstance(option, QStyleOptionSpinBox):
            self._draw_box(painter, option, self.base)
            for part, turn, step in (
                (_Part.SC_SpinBoxUp, -1, _Step.StepUpEnabled),
                (_Part.SC_SpinBoxDown, 1, _Step.StepDownEnabled),
            ):
                arrow = self.subControlRect(control, option, part, widget)
                self._draw_arrow(painter, arrow, turn, bool(option.stepEnabled & step))
        else:
            super().drawComplexControl(control, option, painter, widget)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element == QStyle.ControlElement.CE_ComboBoxLabel and isinstance(option, QStyleOptionComboBox):
            option = QStyleOptionComboBox(option)
            room = self.subControlRect(_Control.CC_ComboBox, option, _Part.SC_ComboBoxEditField, widget)
            option.currentText = option.fontMetrics.elidedText(
                option.currentText, Qt.TextElideMode.ElideRight, room.width() - 2
            )
        if element == QStyle.ControlElement.CE_ProgressBarGroove:
            draw_frame(painter, QRectF(option.rect), GROOVE * self.scale, self.outline, fill=self.base)
        else:
            super().drawControl(element, option, painter, widget)

    def standardIcon(
        self,
        icon: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        """Return icons of docks and file dialogs; those of Fusion are dark."""
        if icon in ICONS:
            # Sharp at the largest text size.
            return drawn_icon(ICONS[icon], 14 * MARK_FINE, 14 * MARK_FINE, 1, self.text.name())
        return super().standardIcon(icon, option, widget)

    def _draw_box(self, painter: QPainter, option: QStyleOptionComplex, ground: QColor) -> None:
        """Draw the background and edge of a combo or spin box."""
        state = option.state
        enabled = bool(state & _State.State_Enabled)
        painter.save()
        painter.setOpacity(1.0 if enabled else 0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        draw_box(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), CORNER * self.scale, fill=ground)
        if state & _State.State_HasFocus:
            self._draw_frame(painter, rect, self.focus, ring_width(self.scale))
        else:
            over = enabled and bool(state & _State.State_MouseOver)
            self._draw_frame(painter, rect, self.accent if over else self.outline, outline_width(self.scale))
        painter.restore()

    def _draw_arrow(self, painter: QPainter, room: QRect, turn: int, enabled: bool) -> None:
        """Draw an open arrow in the middle of `room`: down for 1, up for -1."""
        half = min(ARROW * self.scale, room.height() * 0.3)
        high = half / 2 * turn
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if enabled else 0.35)
        painter.translate(QRectF(room).center())
        draw_lines(painter, self.text, half * 0.4, [(-half, -high), (0, high), (half, -high)])
        painter.restore()

    def _draw_branch(self, painter: QPainter, option: QStyleOption) -> None:
        """Draw the arrow before a row of a tree that has rows below it."""
        if not option.state & _State.State_Children:
            return
        way = -1 if option.direction == Qt.LayoutDirection.RightToLeft else 1
        half = ARROW * self.scale * 0.9
        points = [(-half / 2 * way, -half), (half / 2 * way, 0), (-half / 2 * way, half)]
        if option.state & _State.State_Open:
            points = [(-half, -half / 2), (0, half / 2), (half, -half / 2)]
        colour = self.on_accent if option.state & _State.State_Selected else self.text
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(option.rect).center())
        draw_lines(painter, colour, half * 0.4, points)
        painter.restore()

    def _draw_frame(self, painter: QPainter, rect: QRectF, edge: QColor, width: float) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_frame(painter, rect, CORNER * self.scale, edge, width)
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
            draw_icon(painter, "partly" if partly else "tick", box, self.on_accent)
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
