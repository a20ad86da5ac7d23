"""Small help sheets on the table that look like panels and need no answer.

`TipSheet` explains a kind of decision once. `BlunderNotice` shows what the play checker has found, and
offers to take the decision back.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from trickdesk.session.mistakes import MistakeSize
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.text.prompts import Tip
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.colours import PANEL, panel_sheet
from trickdesk.ui.theme.icons import icon
from trickdesk.ui.theme.painting import smooth_painter
from trickdesk.ui.widgets.page_parts import lay_row, scroll_down
from trickdesk.ui.widgets.panel_parts import Button, ScaledSheet

WIDTH = 330  # of a tip, in units, if there is room
LINES, MOST = 2, 1 << 20  # least visible lines of a tip; no height limit


class TitledSheet(ScaledSheet):
    """A small panel with a title and a close button.

    Signals:
        closed(): The close button was pressed.
    """

    closed = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.close_button = Button()
        self.close_button.setProperty("cell", "small")
        self.close_button.setAccessibleName(translate("Panel", "Close"))
        self.close_button.clicked.connect(self.closed)
        self.head.addWidget(self.close_button)

    def rescale(self) -> None:
        self.body.setContentsMargins(self.px(11), self.px(7), self.px(9), self.px(8))
        self.body.setSpacing(self.px(4))
        self.head.setSpacing(self.px(8))
        side, dpr = self.px(12), max(2.0, self.devicePixelRatioF())
        self.close_button.setIcon(icon("close", side, side, dpr, PANEL.muted))
        self.close_button.setIconSize(QSize(self.px(12), self.px(12)))

    def settle(self) -> None:
        """Apply fonts and sizes to all children, so that they can be measured."""
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()
        self.body.activate()


def stand(part: QWidget, room: Rect, size: QSize, *, outside: bool = False) -> None:
    """Move a part to the bottom of `room`, nearer to the middle of the table.

    With `outside`, it is on the other side of the room.
    """
    width, height = min(size.width(), int(room.width)), min(size.height(), int(room.height))
    part.resize(width, height)
    parent = part.parentWidget()
    middle = parent.width() / 2 if parent is not None else 0
    is_left = room.centre[0] < middle if outside else room.centre[0] > middle
    part.move(round(room.left if is_left else room.right - width), round(room.bottom - height))


class TipSheet(TitledSheet):
    """A tip about a kind of decision.

    Attributes:
        is_readable: Whether there is room for the buttons, and for the text, which may scroll.

    Signals:
        closed(): The player has read it.
        unwanted(): The player wants no more tips.
    """

    unwanted = Signal()
    LEAST = 190.0, 60.0  # in units

    def __init__(self, lesson: Tip, more: str, parent: QWidget | None = None) -> None:
        super().__init__(lesson.title, parent)
        self.words = PlainLabel(" ".join(filter(None, [lesson.words, more])), wraps=True)
        self.area = scroll_down(self.words, clear=True)  # for text longer than the sheet can be high
        self.area.setAccessibleName(lesson.title)
        self.words.setAutoFillBackground(False)
        self.body.addWidget(self.area)
        self.is_readable = True
        self._measured: dict[tuple[str, int], tuple[int, int]] = {}
        self.close_button.hide()
        self.got_it = Button(translate("Now", "Got it"), cell="wide")
        self.got_it.clicked.connect(self.closed)
        self.never = Button(translate("Now", "No more tips"), cell="wide")
        set_tip(self.never, translate("Now", "You can turn tips back on in the settings, under Help."))
        self.never.clicked.connect(self.unwanted)
        self.foot = lay_row(self.never, 0, self.got_it)
        self.body.addLayout(self.foot)
        self.setAccessibleDescription(self.words.text())

    def wanted_size(self, unit: float) -> tuple[float, float]:
        """Return the preferred size in pixels."""
        return WIDTH * unit, float(self._measure(round(WIDTH * unit), unit)[1])

    def fits(self, room: Rect, unit: float) -> bool:
        """Whether all of it would be visible in `room`."""
        width = min(int(room.width), round(WIDTH * unit))
        needed, height = self._measure(width, unit)
        return needed <= width and height <= room.height

    def _measure(self, width: int, unit: float) -> tuple[int, int]:
        """Return the width that is needed at this scale, and the height at this width.

        A new scale takes milliseconds, and a sheet is placed with every card, so it is measured once.
        """
        key = panel_sheet(unit), width
        if key not in self._measured:
            self._measured[key] = self._arrange(width, unit), self._fit(width, MOST)
        return self._measured[key]

    def place(self, room: Rect, unit: float) -> bool:
        """Fit into `room`; long text scrolls. Return whether all of it is visible."""
        width, high = min(int(room.width), round(WIDTH * unit)), int(room.height)
        needed, height = self._arrange(width, unit), self._fit(width, high)
        stand(self, room, QSize(width, height))
        self.is_readable = height <= high and needed <= width
        return self.is_readable and not self.area.focusPolicy()

    def _arrange(self, width: int, unit: float) -> int:
        """Set the scale, and put the buttons side by side if there is room.

        Return the width at which neither title nor buttons are cut.
        """
        self.set_scale(unit)
        self.settle()
        margins, needed = self.body.contentsMargins(), 0
        for way in (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom):
            self.foot.setDirection(way)
            self.foot.invalidate()
            wide = max(self.foot.sizeHint().width(), self.title.sizeHint().width())
            needed = wide + margins.left() + margins.right() + 2 * self.frameWidth()
            if needed <= width:
                break
        return needed

    def _fit(self, width: int, most: int) -> int:
        """Set the height of the text for a sheet of this width; return the sheet's height.

        The sheet is at most `most` high, unless fewer than `LINES` lines would be visible.
        """
        margins, frame = self.body.contentsMargins(), self.contentsMargins()
        around = margins.left() + margins.right() + frame.left() + frame.right()
        whole = self.words.heightForWidth(width - around - 2 * self.frameWidth())
        self.area.setFixedHeight(whole)
        over = max(0, self.body.totalSizeHint().height() + 2 - most)
        if over:
            line = self.words.fontMetrics().lineSpacing()  # none is cut in half
            self.area.setFixedHeight(max(min(LINES * line, whole), (whole - over) // line * line))
        # Text that doesn't scroll needs no focus.
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if over else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.area.setVerticalScrollBarPolicy(bar)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if over else Qt.FocusPolicy.NoFocus)
        self.body.activate()
        return self.body.totalSizeHint().height() + 2


class Dots(QWidget):
    """One dot for a slip, two for a mistake, three for a blunder."""

    def __init__(self, size: MistakeSize) -> None:
        super().__init__()
        self._count = size
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        """Match the size of the text beside it."""
        self._scale = scale
        self.setFixedSize(round(30 * scale), round(12 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.scale(self._scale, self._scale)
        painter.setPen(QColor(PANEL.gold))
        for place in range(3):
            painter.setBrush(QColor(PANEL.gold) if place < self._count else QColor(0, 0, 0, 0))
            painter.drawEllipse(place * 10 + 1, 2, 7, 7)
        painter.end()


class BlunderNotice(TitledSheet):
    """Tells a player that an action was a mistake, and offers to take it back.

    Signals:
        undone(): Take the action back.
    """

    undone = Signal()
    LEAST = 200.0, 40.0  # in units

    def __init__(self, text: str, size: MistakeSize, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.title.setProperty("heading", 0)
        self.title.setWordWrap(True)
        self.head.setStretchFactor(self.title, 1)
        self.dots = Dots(size)
        self.head.insertWidget(0, self.dots)
        self.back = Button(translate("Hint", "Take it back"), cell="wide")
        set_tip(self.back, translate("Hint", "Ctrl+Z"))
        self.back.clicked.connect(self.undone)
        self.head.insertWidget(self.head.indexOf(self.close_button), self.back)
        set_tip(self.close_button, translate("Hint", "Keep it"))
        self.foot = lay_row(0)
        self.body.addLayout(self.foot)
        self._is_low = False

    def wanted_size(self, unit: float) -> tuple[float, float]:
        """Return the preferred size in pixels, with the button beside the sentence."""
        return 440 * unit, 44 * unit

    def compact_size(self, unit: float) -> tuple[float, float]:
        """Return the preferred size in pixels, with the button below the sentence."""
        return 250 * unit, 90 * unit

    def place(self, room: Rect, unit: float) -> bool:
        """Fit into `room`, in one line if possible; return whether all of it is visible."""
        self.set_scale(unit)
        self.dots.set_scale(unit)
        return any(self._fit(room, low) for low in (False, True))

    def _fit(self, room: Rect, low: bool) -> bool:
        """Fit into `room` with the button in this position; return whether it fits."""
        if low != self._is_low:
            self._is_low = low
            (self.head if low else self.foot).removeWidget(self.back)
            if low:
                self.foot.addWidget(self.back)
            else:
                self.head.insertWidget(self.head.indexOf(self.close_button), self.back)
        self.settle()
        advance, sentence = self.title.fontMetrics().horizontalAdvance, self.title.text()
        parts = [self.dots, *([] if low else [self.back]), self.close_button]
        around = sum(part.sizeHint().width() for part in parts) + self.px(11 + 9 + 8 * 4) + self.dots.width()
        whole = advance(sentence) + 4 + around
        width = min(int(room.width), whole)
        height = self.body.totalHeightForWidth(width) + 2
        stand(self, room, QSize(width, height))
        longest = max(map(advance, sentence.split()), default=0)
        return height <= room.height and longest + 4 + around <= width
