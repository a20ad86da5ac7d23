"""A list of cards for the keyboard: each item has the card's name and picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps, pad
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.qt.window_placement import text_scale
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.widgets.sheet import Index, Role

CHIP_ROLE = int(Role.UserRole)
GAP = 4  # around a card, in pixels
LEAST, MOST = 40, 132  # least and greatest width of a card; the greatest grows with the text
WALKS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}


class Chip(NamedTuple):
    """A card in the list: id (-1: face down), picture, state, name, remark, caption."""

    card: int
    picture: str
    state: str
    words: str
    more: str = ""
    caption: str = ""


class ChipDelegate(QStyledItemDelegate):
    """Draws a card with its caption below, and a ring if it has the focus."""

    def __init__(self, pixmaps: CardPixmaps, cards: CardList) -> None:
        super().__init__(cards)
        self.pixmaps, self.cards = pixmaps, cards

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chip = index.data(CHIP_ROLE)
        width, dpr = self.cards.width_, painter.device().devicePixelRatioF()
        state = chip.state
        if self.cards.hasFocus() and index.row() == self.cards.currentRow():
            state = "-".join(filter(None, (state, "focus")))
        pixmap = self.pixmaps.get(chip.picture, width, dpr, state)
        rect, margin = option.rect, pad(width, dpr)
        x = rect.center().x() - width / 2
        painter.drawPixmap(QPointF(round(x - margin), round(rect.top() + grown(GAP) - margin)), pixmap)
        if chip.caption:
            painter.save()
            painter.setPen(option.palette.color(option.palette.ColorRole.Text))
            high = painter.fontMetrics().height()
            line = QRect(rect.left() + 1, rect.bottom() - high, rect.width() - 2, high)
            text = painter.fontMetrics().elidedText(chip.caption, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), text)
            painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.cards.cell()


class CardList(QListWidget):
    """Cards from left to right, as large as the space allows.

    Space chooses a card, and so does Enter if `takes_enter` is set; otherwise Enter is left to the panel.

    Signals:
        chosen(row, by_key): A card was chosen by Enter, Space or a click.
    """

    chosen = Signal(int, bool)

    def __init__(self, name: str, pixmaps: CardPixmaps, captions: bool = False) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.captions = captions
        self.width_ = LEAST
        self.takes_enter = False
        self.setProperty("bare", "place")
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        for hide in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            hide(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # it's as high as its rows
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setItemDelegate(ChipDelegate(pixmaps, self))
        self.itemClicked.connect(self._clicked)

    def set_chips(self, chips: Sequence[Chip]) -> None:
        """Show these cards; the current card stays current, or else its position."""
        row, kept = self.currentRow(), [self.card_at(place) for place in range(self.count())]
        wanted = [chip.card for chip in chips]
        at = kept[row] if 0 <= row < len(kept) else None
        for place in range(min(len(kept), len(chips))):
            self._fill(self.item(place), chips[place])
        if row >= len(chips):  # or each removed card would become current, and be announced
            self.setCurrentRow(-1)
        while self.count() > len(chips):
            self.takeItem(self.count() - 1)
        for chip in chips[len(kept) :]:
            item = QListWidgetItem()
            self._fill(item, chip)
            self.addItem(item)
        if kept != wanted and row >= 0 and chips:
            self.setCurrentRow(
                wanted.index(at) if at in wanted and at is not None else min(row, len(chips) - 1)
            )
        self._fit()

    @staticmethod
    def _fill(item: QListWidgetItem, chip: Chip) -> None:
        if item.data(CHIP_ROLE) != chip:
            item.setText(chip.words)
            item.setData(Role.AccessibleDescriptionRole, chip.more)
            set_tip(item, "")
            item.setData(CHIP_ROLE, chip)

    def card_at(self, row: int) -> int:
        """Return the card of a row; -1 if it is face down, or there is none."""
        item = self.item(row)
        return -1 if item is None else int(item.data(CHIP_ROLE).card)

    def go_to(self, card: int) -> None:
        """Make a card the current one."""
        for row in range(self.count()):
            if self.card_at(row) == card:
                self.setCurrentRow(row)

    # -- sizes

    def cell(self) -> QSize:
        """Return the size of an item."""
        low = QFontMetrics(self.font()).height() + 2 if self.captions else 0
        gap = 2 * grown(GAP)
        return QSize(self.width_ + gap, round(self.width_ * RATIO) + gap + low)

    def _fit(self) -> None:
        """Use the largest cards that fit in one row, or in two."""
        room = self.viewport().width() - 4
        count = max(1, self.count())
        high = self.maximum_height() - self.cell().height() + round(self.width_ * RATIO)
        most = max(LEAST, min(round(MOST * text_scale(self.window().size())), round(high / RATIO)))
        gap = 2 * grown(GAP)
        one = room // count - gap
        width = one if one >= LEAST else room // -(-count // 2) - gap
        width = max(LEAST, min(most, width))
        if width != self.width_:
            self.width_ = width
            self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def maximum_height(self) -> int:
        """Return the largest height, in one row."""
        return max(1, self.window().height() // 6)

    def rows(self) -> int:
        across = max(1, (self.viewport().width() - 4) // self.cell().width())
        return max(1, -(-self.count() // across))

    def sizeHint(self) -> QSize:
        return QSize(200, self.rows() * self.cell().height() + 2 * self.frameWidth() + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # -- input

    def _clicked(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self.row(item), False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.count() and self.currentRow() < 0:
            self.setCurrentRow(0)
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrow keys; choose with Space, or Enter unless a button needs it.

        All other keys go to the table and its panel.
        """
        key = event.key()
        if key in WALKS:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Space or (key in ENTER and self.takes_enter):
            if not event.isAutoRepeat() and self.currentRow() >= 0:
                self.chosen.emit(self.currentRow(), True)
        else:
            event.ignore()
