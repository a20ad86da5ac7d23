"""What explains a kind of decision once: a small sheet beside the cards, which nobody has to answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trickdesk.ui.coach.sheet import Sheet
from trickdesk.ui.panels.base import Button, label
from trickdesk.ui.plain import set_tip
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.text.now import Lesson

WIDTH = 330  # in units, if there is room


class FirstTime(Sheet):
    """``closed()``: it has been read. ``unwanted()``: nothing of the kind is wanted any more."""

    unwanted = Signal()
    LEAST = 190.0, 60.0  # in units

    def __init__(self, lesson: Lesson, more: str, parent: QWidget | None = None) -> None:
        super().__init__(lesson.title, parent)
        translate = QCoreApplication.translate
        self.words = label(" ".join(filter(None, [lesson.words, more])))
        self.words.setWordWrap(True)
        self.body.addWidget(self.words)
        self.close_button.hide()
        self.got_it = Button(translate("Now", "Got it"), cell="wide")
        self.got_it.clicked.connect(self.closed)
        self.never = Button(translate("Now", "Explain nothing"), cell="wide")
        set_tip(self.never, translate("Now", "The settings, page Help, bring explanations back."))
        self.never.clicked.connect(self.unwanted)
        foot = QHBoxLayout()
        foot.addWidget(self.never)
        foot.addStretch()
        foot.addWidget(self.got_it)
        self.body.addLayout(foot)
        self.setAccessibleDescription(self.words.text())

    def wanted_size(self, unit: float) -> tuple[float, float]:
        """The size that it would best have, in pixels."""
        self.set_scale(unit)
        self.settle()
        return WIDTH * unit, self.body.totalHeightForWidth(round(WIDTH * unit)) + 2.0

    def place(self, room: Rect, unit: float) -> bool:
        """Stand in that room; whether there was room for all of it."""
        self.set_scale(unit)
        self.settle()
        width = min(int(room.right - room.left), self.px(WIDTH))
        height = self.body.totalHeightForWidth(width) + 2
        self.stand(room, QSize(width, height))
        return height <= room.bottom - room.top and self.body.minimumSize().width() <= width
