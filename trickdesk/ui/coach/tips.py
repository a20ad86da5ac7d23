"""What explains a kind of decision once: a small sheet beside the cards, which nobody has to answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from trickdesk.ui.coach.sheet import Sheet
from trickdesk.ui.panels.base import Button, label
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.text.prompts import Lesson
from trickdesk.ui.widgets.plain_text import set_tip

WIDTH = 330  # in units, if there is room
LINES, MOST = 2, 1 << 20  # lines that can be read at least; no limit of the height


class FirstTime(Sheet):
    """``closed()``: it has been read. ``unwanted()``: nothing of the kind is wanted any more.

    ``is_readable``: there was room for its buttons, and for its words or to scroll them.
    """

    unwanted = Signal()
    LEAST = 190.0, 60.0  # in units

    def __init__(self, lesson: Lesson, more: str, parent: QWidget | None = None) -> None:
        super().__init__(lesson.title, parent)
        translate = QCoreApplication.translate
        self.words = label(" ".join(filter(None, [lesson.words, more])))
        self.words.setWordWrap(True)
        self.area = QScrollArea()  # for words that are longer than the sheet may be high
        self.area.setWidget(self.words)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(lesson.title)
        self.area.viewport().setAutoFillBackground(False)
        self.words.setAutoFillBackground(False)
        self.body.addWidget(self.area)
        self.is_readable = True
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
        return WIDTH * unit, float(self._fit(self.px(WIDTH), MOST))

    def place(self, room: Rect, unit: float) -> bool:
        """Stand in that room; whether there was room for all of it. Words that are longer scroll."""
        self.set_scale(unit)
        self.settle()
        width, high = min(int(room.right - room.left), self.px(WIDTH)), int(room.bottom - room.top)
        height = self._fit(width, high)
        self.stand(room, QSize(width, height))
        self.is_readable = height <= high and self.body.minimumSize().width() <= width
        return self.is_readable and not self.area.focusPolicy()

    def _fit(self, width: int, most: int) -> int:
        """Give the words their height in a sheet that is as wide and at most as high; how high it is with them.

        It is higher than that only where fewer than ``LINES`` lines would be left.
        """
        margins, frame = self.body.contentsMargins(), self.contentsMargins()
        around = margins.left() + margins.right() + frame.left() + frame.right()
        whole = self.words.heightForWidth(width - around - 2 * self.frameWidth())
        self.area.setFixedHeight(whole)
        over = max(0, self.body.totalSizeHint().height() + 2 - most)
        if over:
            lines = LINES * self.words.fontMetrics().lineSpacing()
            self.area.setFixedHeight(max(min(lines, whole), whole - over))
        # Only what scrolls takes the keyboard.
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if over else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.area.setVerticalScrollBarPolicy(bar)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if over else Qt.FocusPolicy.NoFocus)
        self.body.activate()
        return self.body.totalSizeHint().height() + 2
