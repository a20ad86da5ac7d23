"""The mouse over the table: hover, click, double click, drag."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from trickdesk.ui.table.card_layout import DRAG_Z
from trickdesk.ui.table.items import CardItem
from trickdesk.ui.table.own_hand import OwnHand
from trickdesk.ui.table.surface import Surface

DROP_ABOVE = 0.5  # a card that was raised by this share of its width is played when it is dropped


class Mouse:
    """The state of the pointer. ``mode``: click, double or drag; a drag over the hand's edge plays in all of them."""

    def __init__(self, table: Surface, hand: OwnHand) -> None:
        self._table = table
        self._hand = hand
        self.mode = "click"
        self._held: CardItem | None = None
        self._grip = QPointF()
        self._pressed_at = QPointF()
        self._dragging = False
        self._position: QPointF | None = None  # of the pointer, while it is over the table

    def forget(self) -> None:
        """Let go of everything; the table puts the cards back."""
        self._held = self._hand.carried = None
        self._dragging = False

    def cancel(self) -> bool:
        """Let a card that is being dragged go back; whether there was one."""
        item = self._held if self._dragging else None
        self.forget()
        if item is not None:
            self._hand.put_back(item)
        return item is not None

    def press(self, event: QMouseEvent) -> None:
        table, hand = self._table, self._hand
        if self.cancel():
            return
        if table.skip() or event.button() != Qt.MouseButton.LeftButton:
            return
        position = event.position()
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
            self._pressed_at = position

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
            assert layout is not None
            if item.y() < layout.hand_y - item.width * DROP_ABOVE:
                hand.play(item.card, confirmed=True)  # it stays where it was let go
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
        """The second press of a double click: it plays only where double clicks do."""
        hand = self._hand
        item = hand.card_at(event.position())
        if self._table.busy or hand.choice.is_giving or item is None or not hand.choice.allows(item.card):
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
        """The cards have changed under a resting pointer."""
        if self._position is not None:
            self._hand.hover(self._hand.card_at(self._position))
