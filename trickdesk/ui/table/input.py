"""Mouse, keyboard and tooltips of the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication

from trickdesk.ui.qt.keys import PICK, PLAY, PUT_BACK, SEATS, STEP_BACK, STEP_ON, code_of
from trickdesk.ui.qt.plain_text import hide_tip, show_tip
from trickdesk.ui.table.card_layout import DRAG_Z
from trickdesk.ui.table.items import CardItem
from trickdesk.ui.table.own_hand import OwnHand
from trickdesk.ui.table.painted import Painted
from trickdesk.ui.table.surface import Surface


class Tips:
    """The tooltips of a table."""

    def __init__(self, table: Surface) -> None:
        self._table = table
        self._named: tuple[CardItem, int, QPointF] | None = None  # card, its face, and pointer position

    def show(self, event: QHelpEvent) -> None:
        """Show the tooltip of a card, unless it is face down, or of a plate."""
        self._named = None
        for item in self._table.scene().items(QPointF(event.pos())):
            if isinstance(item, CardItem):
                if item.card >= 0:
                    self._named = item, item.card, QPointF(event.pos())
                    show_tip(event.globalPos(), self._table.words_of(item), self._table)
                return
            if isinstance(item, Painted) and item.tip:
                show_tip(event.globalPos(), item.tip, self._table)
                return
        hide_tip()

    def hide(self) -> None:
        """Hide the tooltip."""
        self._named = None
        hide_tip()

    def check(self) -> None:
        """Hide the tooltip if its card is gone."""
        if self._named is not None:
            item, card, spot = self._named
            lies = any(item is found.item for found in self._table.board.spots())
            if not lies or item.card != card or not item.sceneBoundingRect().contains(spot):
                self.hide()


DROP_ABOVE = 0.5  # a card dragged up by this share of its width is played when dropped


class Mouse:
    """The state of the pointer.

    `mode` is click, double or drag. Dragging a card over the hand's edge plays it in all of them.
    """

    def __init__(self, table: Surface, hand: OwnHand) -> None:
        self._table = table
        self._hand = hand
        self.mode = "click"
        self._held: CardItem | None = None
        self._grip = QPointF()
        self._pressed_at = QPointF()
        self._dragging = False
        self._position: QPointF | None = None  # pointer position, while it is over the table

    def forget(self) -> None:
        """Reset the pointer state; the table moves the cards back."""
        self._held = self._hand.carried = None
        self._dragging = False

    def cancel(self) -> bool:
        """Cancel a drag and return whether there was one."""
        item = self._held if self._dragging else None
        self.forget()
        if item is not None:
            self._hand.put_back(item)
        return item is not None

    def press(self, event: QMouseEvent) -> None:
        table, hand = self._table, self._hand
        if self.cancel():
            return
        position = self._pressed_at = event.position()
        if table.skip() or event.button() != Qt.MouseButton.LeftButton:
            return
        seat = table.seat_at(position)
        if seat is not None:
            table.choose_seat(seat)
            return
        item = hand.card_at(position)
        if item is None:
            return
        hand.choice.clicked = item.card
        if hand.choice.ask is None:
            hand.preselect(item.card)
        elif not hand.choice.allows(item.card):
            table.cardRefused.emit(item.card)
        else:
            table.clock.cancel(item)  # a running lift would fight the drag
            self._held = item
            self._grip = position - item.pos()

    def move(self, event: QMouseEvent) -> None:
        hand = self._hand
        position = self._position = event.position()
        if self._held is None:
            hand.hover(hand.card_at(position))
            return
        if hand.choice.is_giving:
            return
        far = (position - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if far and not self._dragging:
            self._dragging = True
            hand.carried = self._held
            self._held.setZValue(DRAG_Z)
        if self._dragging:
            self._held.setPos(position - self._grip)

    def release(self, event: QMouseEvent) -> None:
        if self._held is None or event.button() != Qt.MouseButton.LeftButton:
            return
        hand, item = self._hand, self._held
        dragged, self._held, self._dragging = self._dragging, None, False
        if dragged:
            layout = self._table.board.layout
            if item.y() < layout.hand_y - item.width * DROP_ABOVE:
                hand.play(item.card, confirmed=True)  # it starts from where it was dropped
            else:
                hand.carried = None
                hand.put_back(item)
        elif hand.choice.is_giving:
            hand.toggle(item.card)
        elif self.mode == "click":
            hand.play(item.card)
        else:
            hand.set_cursor(item.card)

    def double_click(self, event: QMouseEvent) -> None:
        """Handle a double click; it plays a card only in the double-click mode.

        Two quick taps of a finger count as one, even on two cards; here they are two clicks.
        """
        hand = self._hand
        item = hand.card_at(event.position())
        apart = (event.position() - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if (
            self._table.busy
            or hand.choice.is_giving
            or item is None
            or not hand.choice.allows(item.card)
            or (apart and item.card != hand.choice.clicked)
        ):
            self.press(event)
        elif self.mode == "double" and event.button() == Qt.MouseButton.LeftButton:
            hand.play(item.card, confirmed=True)
        elif self.mode == "click" and hand.confirm:
            self.press(event)

    def leave(self) -> None:
        self._position = None
        if self._held is None:
            self._hand.hover(None)

    def hover_again(self) -> None:
        """Update the hovered card after the cards have changed under a resting pointer."""
        if self._position is not None:
            self._hand.hover(self._hand.card_at(self._position))


_MODIFIERS = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
}


def press_key(table: Surface, hand: OwnHand, mouse: Mouse, event: QKeyEvent) -> bool:
    """Handle a key; return False if it has no meaning at the table.

    A key that skips a pause or a movement does nothing else. Keys that the cards don't need now go to the
    open panel, and so does Enter while cards are being picked to discard.
    """
    key = event.key()
    if key in _MODIFIERS:
        return False
    if is_key(event, table.last_trick_key):
        if event.isAutoRepeat():
            table.holds_last_trick = True
        else:
            table.show_last_trick(not table.shows_last_trick)
        return True
    if table.skip():
        return True
    choice = table.choice
    if key in PUT_BACK and mouse.cancel():
        return True
    if choice.ask is not None and (key in STEP_BACK or key in STEP_ON):
        hand.step(1 if key in STEP_ON else -1)
    elif choice.is_giving and (key in PICK or key == Qt.Key.Key_Down):
        if key != Qt.Key.Key_Down and choice.cursor is not None and not event.isAutoRepeat():
            hand.toggle(choice.cursor)
    elif not choice.is_giving and choice.cursor is not None and key in PLAY:
        if not event.isAutoRepeat():
            hand.play(choice.cursor, confirmed=True)
    elif key in PUT_BACK and (choice.cursor is not None or choice.preselected is not None):
        choice.preselected = None
        hand.set_cursor(None)
    elif key in SEATS:
        return table.choose_seat(key - Qt.Key.Key_1)
    else:
        return False
    return True


def is_key(event: QKeyEvent, wanted: QKeySequence) -> bool:
    """Return whether an event is this key with its modifiers."""
    return not wanted.isEmpty() and QKeySequence(event.keyCombination()) == wanted


def release_key(table: Surface, event: QKeyEvent) -> bool:
    """Hide the last trick if its key was held; after a tap it stays."""
    if event.key() != code_of(table.last_trick_key) or not table.holds_last_trick:
        return False
    if not event.isAutoRepeat():
        table.holds_last_trick = False
        table.show_last_trick(False)
    return True
