"""A one-line banner for important messages that need no answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.widgets.page_parts import lay_row, push_button


class Banner(QFrame):
    """Shows a sentence until it is closed or no longer true."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self._label = PlainLabel(wraps=True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.offer = push_button("", self._take_up)
        self._take: Callable[[], None] | None = None  # what the offer does
        close = QToolButton()
        close.setText("×")
        close.setAutoRaise(True)
        close.setAccessibleName(self.tr("Close the message"))
        close.clicked.connect(self.clear)
        lay_row((self._label, 1), self.offer, close, on=self, margins=(14, 6, 8, 6))
        self.hide()

    @property
    def text(self) -> str:
        """The sentence shown, or "" while hidden."""
        return self._label.text()

    def show_message(self, sentence: str, offer: str = "", take: Callable[[], None] | None = None) -> None:
        """Show a sentence in place of the current one; a button `offer` does `take`."""
        self.restyle()
        self._take = take
        self.offer.setText(offer)
        self.offer.setVisible(take is not None)
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))

    def _take_up(self) -> None:
        if self._take is not None:
            self._take()

    def restyle(self) -> None:
        """Apply the colours of the current theme."""
        theme = current_theme()
        sheet = (
            f"QFrame#banner {{ background: {theme.base}; border: none; border-left: 5px solid {theme.danger};"
            f" border-bottom: 1px solid {theme.border}; }} QLabel {{ color: {theme.text}; }}"
        )
        if sheet != self.styleSheet():  # Qt would not notice, and this is slow
            self.setStyleSheet(sheet)

    def withdraw(self, sentence: str) -> None:
        """Hide the banner if it shows this sentence."""
        if self.text == sentence:
            self.clear()

    def clear(self) -> None:
        self.show_message("")
