"""Right-to-left support: mirrored painting and arrow keys.

Painted screens are laid out for left-to-right languages; these functions mirror positions where necessary.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

ABSOLUTE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
"""Figures end at the right in every language, so that units stand below each other."""
LAST = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
"""At the end of a line: at the left where one reads from the right."""


def is_from_right(place: QWidget | QPainter) -> bool:
    """Return whether the layout direction is right to left."""
    return place.layoutDirection() == Qt.LayoutDirection.RightToLeft


def across(place: QWidget | QPainter, x: float, width: float) -> float:
    """Convert a distance from the leading edge to one from the left.

    `width` is that of the whole area.
    """
    return width - x if is_from_right(place) else x


def facing(place: QWidget | QPainter, box: QRectF, width: float) -> QRectF:
    """Mirror a rectangle if the layout is right to left.

    `width` is that of the whole area.
    """
    if not is_from_right(place):
        return box
    return QRectF(width - box.right(), box.top(), box.width(), box.height())


def facing_point(place: QWidget | QPainter, point: QPointF, width: float) -> QPointF:
    """Mirror a point if the layout is right to left."""
    return QPointF(across(place, point.x(), width), point.y())


def turned_within(box: QRect, whole: QRect) -> QRect:
    """Mirror a pixel rectangle within another one, in any layout."""
    return QRect(whole.left() + whole.right() - box.right(), box.top(), box.width(), box.height())


def step_of(widget: QWidget, key: int, steps: Mapping[Qt.Key, int]) -> int | None:
    """Return the step of an arrow key; None for other keys.

    Left and right are swapped in right-to-left layouts.
    """
    step = steps.get(Qt.Key(key))
    if step is not None and is_from_right(widget) and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        return -step
    return step
