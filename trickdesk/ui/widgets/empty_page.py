"""Placeholder for an empty page that says what will appear there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.theme.painting import draw_frame
from trickdesk.ui.widgets.page_parts import lay_column, lay_row

LETTERS = 80  # longest line


class EmptyPage(QWidget):
    """A heading and a few sentences in the middle of the page.

    Focusable, so that screen readers read it.
    """

    def __init__(self, title: str = "", text: str = "") -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title, self.words = PlainLabel(heading=1, wraps=True), PlainLabel(wraps=True)
        for label in (self.title, self.words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.words.setMaximumWidth(self.fontMetrics().averageCharWidth() * LETTERS)
        row = lay_row(1, (self.words, 1000), 1)  # an alignment would cut off text that needs more lines
        lay_column(2, self.title, row, 3, on=self, spacing=12)
        self.show_text(title, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            draw_frame(painter, QRectF(self.rect()), 6, current_theme().focus, 2)
            painter.end()

    def show_text(self, title: str, text: str = "") -> None:
        self.title.setText(title)
        self.words.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.words.setVisible(bool(text))
