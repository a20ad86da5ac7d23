"""Painted icons of the review: mistakes of three sizes, and step buttons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from trickdesk.session.mistakes import MistakeSize
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.theme.colours import Theme
from trickdesk.ui.theme.painting import smooth_painter

Shape = list[tuple[float, float]]
# Bars and triangles in a unit square; the buttons' pictures consist of them.
_LEFT: Shape = [(0.72, 0.2), (0.72, 0.8), (0.3, 0.5)]
_RIGHT: Shape = [(0.28, 0.2), (0.28, 0.8), (0.7, 0.5)]


def _bar(x: float) -> Shape:
    return [(x, 0.2), (x + 0.1, 0.2), (x + 0.1, 0.8), (x, 0.8)]


def _shifted(shape: Shape, by: float, scale: float = 1.0) -> Shape:
    return [(0.5 + (x - 0.5) * scale + by, 0.5 + (y - 0.5) * scale) for x, y in shape]


PICTURES: dict[str, list[Shape]] = {
    "first": [_bar(0.16), _shifted(_LEFT, -0.02, 0.85), _shifted(_LEFT, 0.26, 0.85)],
    "trick back": [_shifted(_LEFT, -0.14), _shifted(_LEFT, 0.2)],
    "back": [_LEFT],
    "on": [_RIGHT],
    "trick on": [_shifted(_RIGHT, -0.2), _shifted(_RIGHT, 0.14)],
    "last": [_shifted(_RIGHT, -0.26, 0.85), _shifted(_RIGHT, 0.02, 0.85), _bar(0.74)],
    "leave": [
        [(0.2, 0.3), (0.3, 0.2), (0.8, 0.7), (0.7, 0.8)],
        [(0.7, 0.2), (0.8, 0.3), (0.3, 0.8), (0.2, 0.7)],
    ],
    "play": [[(0.26, 0.14), (0.26, 0.86), (0.84, 0.5)]],
    "stop": [
        [(0.24, 0.18), (0.42, 0.18), (0.42, 0.82), (0.24, 0.82)],
        [(0.58, 0.18), (0.76, 0.18), (0.76, 0.82), (0.58, 0.82)],
    ],
}


class StepButton(QPushButton):
    """A button with one of `PICTURES` in the colour of its text.

    `text` is its accessible name, `keys` its shortcut.
    """

    def __init__(self, picture: str, text: str, keys: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("small", True)
        self.show_picture(picture, text, keys)

    def show_picture(self, picture: str, text: str, keys: str) -> None:
        """Show another picture, when the button's action changes."""
        self.picture = picture
        self.setAccessibleName(text)
        set_tip(self, f"{text} ({keys})")
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.8)
        return QSize(round(side * 1.2), side)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = smooth_painter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        group = self.palette().ColorGroup
        state = group.Active if self.isEnabled() else group.Disabled
        painter.setBrush(self.palette().color(state, self.palette().ColorRole.ButtonText))
        side = self.fontMetrics().height() * 1.05
        painter.translate((self.width() - side) / 2, (self.height() - side) / 2)
        for shape in PICTURES[self.picture]:
            painter.drawPolygon(QPolygonF([QPointF(x * side, y * side) for x, y in shape]))
        painter.end()


def mistake_colour(size: MistakeSize, theme: Theme) -> QColor:
    """Return gold for small mistakes, the danger colour for large ones."""
    return QColor(theme.danger if size is MistakeSize.LARGE else theme.gold)


def draw_mistake(
    painter: QPainter, size: MistakeSize, box: QRectF, theme: Theme, plain: QColor | None = None
) -> None:
    """Draw a ring, triangle or diamond, which differ even without colours.

    If `plain` is given, it is the only colour used.
    """
    if not size:
        return
    colour = plain or mistake_colour(size, theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(box.width(), box.height())
    middle, half = box.center(), side / 2
    if size is MistakeSize.SMALL:
        painter.setPen(QPen(colour, side * 0.18))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, half * 0.62, half * 0.62)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        points = (
            [(0.0, -0.9), (0.95, 0.75), (-0.95, 0.75)]
            if size is MistakeSize.MEDIUM
            else [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
        )
        painter.drawPolygon(QPolygonF([middle + QPointF(x * half, y * half) for x, y in points]))
    painter.restore()
