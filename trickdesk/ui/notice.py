"""A page that has nothing to show yet, and says what will be there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trickdesk.ui.plain import PlainLabel

LETTERS = 80  # of a line at most


class Notice(QWidget):
    """A heading and a few sentences in the middle of the page."""

    def __init__(self, title: str = "", words: str = "") -> None:
        super().__init__()
        self.title, self.words = PlainLabel(), PlainLabel()
        self.title.setProperty("heading", "1")
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.title.setWordWrap(True)
        self.words.setWordWrap(True)
        self.words.setMaximumWidth(self.fontMetrics().averageCharWidth() * LETTERS)
        row = QHBoxLayout()  # not an alignment: that would cut words which need more lines
        row.addStretch(1)
        row.addWidget(self.words, 1000)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(self.title)
        column.addLayout(row)
        column.addStretch(3)
        self.tell(title, words)

    def tell(self, title: str, words: str = "") -> None:
        self.title.setText(title)
        self.words.setText(words)
        self.words.setVisible(bool(words))
