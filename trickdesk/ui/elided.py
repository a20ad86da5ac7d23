"""A line of text that is cut with an ellipsis where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from trickdesk.ui.plain import PlainLabel, set_tip

LEAST_LETTERS = 8


class ElidedLabel(PlainLabel):
    """The tooltip has the whole text."""

    def setText(self, words: str) -> None:
        super().setText(words)
        set_tip(self, words)

    def minimumSizeHint(self) -> QSize:
        return QSize(
            self.fontMetrics().averageCharWidth() * LEAST_LETTERS, super().minimumSizeHint().height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        area = self.contentsRect().adjusted(max(0, self.indent()), 0, 0, 0)
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        QPainter(self).drawText(area, int(self.alignment()), words)
