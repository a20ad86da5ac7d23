"""Bar above the table during a variation, with a button back to the review."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame

from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.widgets.page_parts import lay_row, push_button


class ReturnBar(QFrame):
    """Shown while a variation is played.

    Signals:
        back(): Return to the review.
    """

    back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("strip")
        self.label = PlainLabel()
        self.button = push_button(
            self.tr("Back to the review"),
            self.back,
            small=True,
            tip=self.tr("The variation is saved as far as you played it (R)"),
        )
        lay_row((self.label, 1), self.button, on=self, margins=(14, 5, 10, 5))
        self.hide()

    def show_deal(self, deal: int) -> None:
        """Show that a variation of this deal, counted from 1, is being played."""
        template = self.tr("What if: a variation of deal {n}. The match is paused, and nothing here counts.")
        self.label.setText(fill(template, n=deal))
        self.setAccessibleName(self.label.text())
        self.restyle()
        self.show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "button"):
            self.restyle()

    def restyle(self) -> None:
        """Apply the colours of the current theme."""
        theme = current_theme()
        sheet = (
            f"QFrame#strip {{ background: {theme.base}; border: none; border-left: 5px solid {theme.gold};"
            f" border-bottom: 1px solid {theme.border}; }}"
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
