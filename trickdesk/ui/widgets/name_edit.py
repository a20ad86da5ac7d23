"""Text field for a player's name, which shows when it is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from trickdesk.engine.record import LONGEST_NAME
from trickdesk.ui.qt.plain_text import PlainLabel, show_tip
from trickdesk.ui.text.words import translate

GAP = 6  # beside the sign, in pixels


class NameField(QLineEdit):
    """A name field that shows and announces when it is full."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST_NAME)
        self.sign = PlainLabel(f"{LONGEST_NAME}/{LONGEST_NAME}", self, danger=True)
        self.sign.hide()
        self.textChanged.connect(self._count)
        self.inputRejected.connect(self._tell)

    def _full_words(self) -> str:
        return translate("Name", "A name can have at most {n} letters.", n=LONGEST_NAME)

    def _count(self, name: str) -> None:
        full = len(name) >= LONGEST_NAME
        self.setAccessibleDescription(self._full_words() if full else "")
        self.sign.setVisible(full)
        self._place()

    def _tell(self) -> None:
        """Show and announce that there is no room for the letter typed."""
        show_tip(self.mapToGlobal(QPoint(0, self.height())), self._full_words(), self)

    def _place(self) -> None:
        """Place the sign at the end of the field; the text ends before it."""
        shown = not self.sign.isHidden()
        size = self.sign.sizeHint()
        self.sign.setGeometry(
            self.width() - size.width() - GAP,
            (self.height() - size.height()) // 2,
            size.width(),
            size.height(),
        )
        self.setTextMargins(0, 0, size.width() + GAP if shown else 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
