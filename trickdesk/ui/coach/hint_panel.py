"""The hint: a bar for each choice, the proposal with one sentence why, and a button that takes it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trickdesk.engine.actions import Action, Give
from trickdesk.ui.coach.bars import HintBars
from trickdesk.ui.coach.sheet import Sheet
from trickdesk.ui.panels.base import Button, label
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.text.hints import HintTable
from trickdesk.ui.text.words import listed
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.widgets.plain_text import set_tip

FEWEST_LINES = 3  # of figures with their heads
WIDTH, WIDE, HEIGHT = 350, 480, 320  # usual, where more width saves height, and at most; in units


class HintPanel(Sheet):
    """``wanted``: the proposal is to be taken, and confirmed by whoever plays."""

    wanted = Signal()
    LEAST = 216.0, 92.0  # in units

    def __init__(self, parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        super().__init__(translate("Hint", "Hint"), parent)
        set_tip(self.close_button, translate("Hint", "Close (Esc)"))
        self.take = Button(translate("Hint", "Use it"), cell="wide")
        self.take.clicked.connect(self.wanted)
        self.take.hide()
        self.head.insertWidget(self.head.indexOf(self.close_button), self.take)
        self.deals = ElidedLabel()
        self.deals.setProperty("muted", True)
        self.head.insertWidget(1, self.deals, 1)
        self.sentence, self.note = label(), label(muted=True)
        for words in (self.sentence, self.note):
            words.setWordWrap(True)
        self.bars = HintBars()
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self.bars)
        self.area.viewport().setAutoFillBackground(False)
        self.area.setAccessibleName(translate("Hint", "Expected results"))
        for part in (self.sentence, self.area, self.note):
            self.body.addWidget(part)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.closed.emit)
        self.say(HintTable((), (), ()), "", translate("Hint", "thinking…"), "")

    def say(
        self, table: HintTable, sentence: str, deals: str, note: str, action: Action | None = None
    ) -> None:
        """Show figures, the sentence, what they rest on and a note; ``action``: what may be taken."""
        self.bars.show_table(table)
        self.area.setAccessibleDescription(self.bars.accessibleDescription())
        self.deals.setText(deals, *deals.rsplit(" ", 1)[:1])  # rather without the last word than cut
        self.note.setText(note)
        set_tip(self.note, listed(table.left))
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.note.setVisible(bool(note))
        self.area.setVisible(bool(table.rows))
        self.take.setVisible(action is not None)
        translate = QCoreApplication.translate
        name = translate("Hint", "Take these") if isinstance(action, Give) else translate("Hint", "Use it")
        self.take.setText(name)
        self.take.setAccessibleName(name)
        set_tip(self.take, translate("Hint", "Chooses it; Enter confirms."))

    def wanted_size(self, unit: float) -> tuple[float, float]:
        """The size that it would best have, in pixels."""
        return WIDE * unit, HEIGHT * unit

    def place(self, room: Rect, unit: float) -> bool:
        """Stand in that room, as large as what is shown needs; what is too long for it scrolls.

        Whether a few lines of the figures can be seen at once, and all of their columns.
        """
        self.set_scale(unit)
        self.bars.scale = unit
        self.settle()
        wide, high = int(room.right - room.left), int(room.bottom - room.top)
        width = min(wide, max(self.px(WIDTH), self.bars.least_width(1) + self.px(24)))
        if self._around(width) + self.bars.height_in(1) > high:
            width = min(wide, self.px(WIDE))
        around = self._around(width)
        margins = self.body.contentsMargins()
        inner = width - margins.left() - margins.right() - 2
        scroll = self.area.verticalScrollBar().sizeHint().width()
        self.bars.stand(inner, high - around, scroll)
        lines = self.bars.height_in(self.bars.columns)
        row = self.bars.row_height()
        shown = min(lines, max(2, (high - around) // row) * row)  # none is cut in half
        self.area.setFixedHeight(shown)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if lines else Qt.FocusPolicy.NoFocus)
        policy = Qt.ScrollBarPolicy
        self.area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if lines > shown else policy.ScrollBarAlwaysOff
        )
        self.stand(room, QSize(width, around + shown))
        narrow = inner - (scroll if lines > shown else 0)
        fits_across = not lines or self.bars.least_width(self.bars.columns) <= narrow
        return fits_across and around + min(lines, FEWEST_LINES * row) <= high

    def _around(self, width: int) -> int:
        """The height of everything but the figures."""
        self.area.setFixedHeight(0)
        self.body.invalidate()
        # Without a sentence that is broken into lines the height does not follow from the width.
        wraps = self.body.hasHeightForWidth()
        return (self.body.totalHeightForWidth(width) if wraps else self.body.totalSizeHint().height()) + 2
