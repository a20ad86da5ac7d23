"""The curtain between two people at one screen: opaque, with the next person's name and nothing else."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.keys import ENTER
from trickdesk.ui.plain import PlainLabel, plain_title
from trickdesk.ui.theme import panel_sheet, scaled_font

GROUND = QColor("#101a17")
CARD_WIDTH = 130


class Curtain(QWidget):
    """Covers everything until the next person says that he is there (``seated``). Esc does nothing."""

    seated = Signal()

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = pixmaps
        self._back = PlainLabel()
        self._title = PlainLabel()
        self._detail = PlainLabel()
        self.button = QPushButton()
        self.button.setProperty("primary", True)
        self.button.setStyleSheet(panel_sheet(1.2))  # the ground is dark in every theme
        self.button.clicked.connect(self.seated)
        self._title.setStyleSheet("color: #f3f6f8;")
        self._detail.setStyleSheet("color: #b4c0c9;")
        column = QVBoxLayout(self)
        column.addStretch()
        for widget in (self._back, self._title, self._detail, self.button):
            if isinstance(widget, PlainLabel):
                widget.setWordWrap(widget is not self._back)
                widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
                column.addWidget(widget)
                column.addSpacing(8)
            else:
                column.addSpacing(14)
                column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()

    def fall(self, name: str, detail: str) -> None:
        """Come down for ``name``; ``detail`` is one line that tells nothing secret."""
        back: QPixmap = self._pixmaps.get("back", CARD_WIDTH, self.devicePixelRatioF())
        self._back.setPixmap(back)
        self._title.setText(self.tr("Pass the device to {name}").format(name=name))
        self._title.setFont(self._larger(2.2, bold=True))
        self._detail.setText(detail)
        self._detail.setFont(self._larger(1.15))
        words = self.tr("I am {name} – show my cards").format(name=name)
        self.button.setText(plain_title(words))
        self.button.setAccessibleName(words)
        self.setAccessibleName(self._title.text())
        self.button.setFocus()

    def _larger(self, factor: float, bold: bool = False) -> QFont:
        font = scaled_font(self.font(), factor)
        font.setBold(bold)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), GROUND)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A key still held from the last card must not lift the curtain.
        if event.key() in ENTER and not event.isAutoRepeat():
            self.button.click()
        else:
            super().keyPressEvent(event)
