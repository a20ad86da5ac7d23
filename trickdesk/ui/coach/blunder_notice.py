"""What the play checker leaves on the table: a line that says what was given away, and an offer to take it back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trickdesk.session.mistakes import Size
from trickdesk.ui.coach.sheet import Sheet
from trickdesk.ui.panels.base import Button
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.theme.colours import PANEL
from trickdesk.ui.widgets.plain_text import set_tip


class Dots(QWidget):
    """One dot for a small mistake, two, three for a large one."""

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.size_, self._scale = size, 1.0
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        """Be as large as the words beside it."""
        self._scale = scale
        self.setFixedSize(round(30 * scale), round(12 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        painter.setPen(QColor(PANEL.gold))
        for place in range(3):
            painter.setBrush(QColor(PANEL.gold) if place < self.size_ else QColor(0, 0, 0, 0))
            painter.drawEllipse(place * 10 + 1, 2, 7, 7)
        painter.end()


class Mark(Sheet):
    """``undone()``: the decision is to be taken back."""

    undone = Signal()
    LEAST = 200.0, 40.0  # in units

    def __init__(self, words: str, size: Size, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        translate = QCoreApplication.translate
        self.title.setProperty("heading", 0)
        self.title.setWordWrap(True)
        self.head.setStretchFactor(self.title, 1)
        self.dots = Dots(size)
        self.head.insertWidget(0, self.dots)
        back = Button(translate("Hint", "Take it back"), cell="wide")
        set_tip(back, translate("Hint", "Ctrl+Z"))
        back.clicked.connect(self.undone)
        self.back = back
        self.head.insertWidget(self.head.indexOf(self.close_button), back)
        set_tip(self.close_button, translate("Hint", "Leave it as it is"))
        self.foot = QHBoxLayout()
        self.foot.addStretch()
        self.body.addLayout(self.foot)
        self._is_low = False

    def wanted_size(self, unit: float) -> tuple[float, float]:
        """The size that it would best have, in pixels."""
        return 440 * unit, 44 * unit

    def compact_size(self, unit: float) -> tuple[float, float]:
        """... with the button below the sentence."""
        return 250 * unit, 90 * unit

    def place(self, room: Rect, unit: float) -> bool:
        """Stand in that room, in one line if there is room for that; whether there was room for all of it."""
        self.set_scale(unit)
        self.dots.set_scale(unit)
        return any(self._fit(room, low) for low in (False, True))

    def _put_low(self, low: bool) -> None:
        """Let the button stand below the sentence, or beside it."""
        if low != self._is_low:
            self._is_low = low
            (self.head if low else self.foot).removeWidget(self.back)
            if low:
                self.foot.addWidget(self.back)
            else:
                self.head.insertWidget(self.head.indexOf(self.close_button), self.back)

    def _fit(self, room: Rect, low: bool) -> bool:
        """Stand in that room one way or the other; whether there was room for all of it."""
        self._put_low(low)
        self.settle()
        advance, sentence = self.title.fontMetrics().horizontalAdvance, self.title.text()
        parts = [self.dots, *([] if low else [self.back]), self.close_button]
        around = sum(part.sizeHint().width() for part in parts) + self.px(11 + 9 + 8 * 4) + self.dots.width()
        whole = advance(sentence) + 4 + around
        width = min(int(room.right - room.left), whole)
        height = self.body.totalHeightForWidth(width) + 2
        self.stand(room, QSize(width, height))
        longest = max(map(advance, sentence.split()), default=0)
        return height <= room.bottom - room.top and longest + 4 + around <= width
