"""Icons of the review: mistakes of three sizes, and step buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from trickdesk.session.mistakes import MistakeSize
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.theme.colours import Theme
from trickdesk.ui.theme.icons import draw_icon
from trickdesk.ui.theme.painting import smooth_painter


class StepButton(QPushButton):
    """A button with an icon in the colour of its text.

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
        group = self.palette().ColorGroup
        state = group.Active if self.isEnabled() else group.Disabled
        colour = self.palette().color(state, self.palette().ColorRole.ButtonText)
        side = self.fontMetrics().height() * 1.05
        area = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        draw_icon(painter, self.picture.replace(" ", "-"), area, colour)
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
    if size:
        side = min(box.width(), box.height())
        area = QRectF(0, 0, side, side)
        area.moveCenter(box.center())
        draw_icon(painter, f"mistake-{size.name.lower()}", area, plain or mistake_colour(size, theme))
