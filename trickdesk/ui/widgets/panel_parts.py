"""Dark sheets on the table and their buttons, which scale with the table."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from trickdesk.ui.cards.symbols import suit_icon
from trickdesk.ui.qt.plain_text import PlainLabel, plain_title, set_tip
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.colours import PANEL, panel_sheet
from trickdesk.ui.theme.icons import icon
from trickdesk.ui.widgets.page_parts import ButtonFrame, lay_column, lay_row

ICON = 22  # width of a symbol on a button, at scale 1


class Button(QPushButton):
    """A button that leaves all keys except Space to its panel, and can have an icon.

    The primary button shows an Enter symbol behind its text.
    """

    def __init__(self, text: str = "", *, symbol: str = "", primary: bool = False, cell: str = "") -> None:
        super().__init__()
        self.setText(text)
        self.symbol, self.scale = symbol, 1.0
        self.setProperty("primary", primary)
        if primary:
            self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
            set_tip(self, translate("Panel", "Enter"))
        if cell:
            self.setProperty("cell", cell)

    def setText(self, text: str) -> None:
        """Set the text, which is also the accessible name."""
        super().setText(plain_title(text))
        self.setAccessibleName(text.strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def draw_icon(self, scale: float, dpr: float) -> None:
        """Set the icon at the panel's scale: the button's symbol, or the Enter symbol."""
        self.scale, size = scale, max(1, round(ICON * scale))
        if self.symbol:
            self.setIcon(suit_icon(self.symbol, size, on_dark=True, dpr=dpr))
            self.setIconSize(QSize(size, size))
        elif self.property("primary"):
            mark = QSize(size, round(size * 0.7))
            self.setIcon(icon("enter", mark.width(), mark.height(), dpr, PANEL.on_accent, PANEL.disabled))
            self.setIconSize(mark)


class ScaledSheet(ButtonFrame):
    """A dark sheet with a title, which scales with the table.

    It has no looks before the first `set_scale`.

    Attributes:
        head: The row with the title; more widgets can follow it.
        body: All rows, with the head at the top.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAccessibleName(title)
        self.scale = 0.0
        self.title = PlainLabel(title, heading=2)
        self.head = lay_row(self.title, 0)
        self.body = lay_column(self.head, on=self)

    def set_scale(self, scale: float) -> None:
        """Scale everything; `scale` is the table's unit."""
        sheet = panel_sheet(scale)  # depends on the theme too
        if scale != self.scale or sheet != self.styleSheet():
            self.scale = scale
            self.setStyleSheet(sheet)
            self.rescale()

    def rescale(self) -> None:
        """Set margins and pictures for a new scale."""
        raise NotImplementedError

    def px(self, length: float) -> int:
        """Convert a length of the design to pixels at the current scale."""
        return max(1, round(length * self.scale))
