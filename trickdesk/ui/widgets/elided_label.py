"""A label that elides its text to the available width."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from trickdesk.ui.qt.plain_text import PlainLabel, set_tip

LEAST_LETTERS = 8


class ElidedLabel(PlainLabel):
    """A label that prefers a shorter text, if there is one, to eliding.

    The tooltip has the full text.
    """

    _shorter: Sequence[str] = ()

    def setText(self, text: str, *shorter: str) -> None:
        self._shorter = shorter
        super().setText(text)
        set_tip(self, text)

    def shown(self) -> str:
        """Return the longest text that fits, or the shortest one elided."""
        width, metrics = self._area().width(), self.fontMetrics()
        for text in (self.text(), *self._shorter):
            if metrics.horizontalAdvance(text) <= width:
                return text
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _area(self) -> QRect:
        return self.contentsRect().adjusted(max(0, self.indent()), 0, 0, 0)

    def minimumSizeHint(self) -> QSize:
        letters = 0 if "" in self._shorter else LEAST_LETTERS
        return QSize(self.fontMetrics().averageCharWidth() * letters, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawText(self._area(), int(self.alignment()), self.shown())
