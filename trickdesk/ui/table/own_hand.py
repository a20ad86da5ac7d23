"""The viewer's hand: shows which cards can be chosen, and handles input."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer

from trickdesk.engine.actions import AskPlay
from trickdesk.engine.cards import CardId, CardSet
from trickdesk.ui.table import accessibility
from trickdesk.ui.table.clock import Tween
from trickdesk.ui.table.geometry import RATIO
from trickdesk.ui.table.items import CardItem
from trickdesk.ui.table.surface import Surface

HOVER_MS = 90


class OwnHand:
    """Handles mouse and keyboard actions, and emits the table's signals.

    Attributes:
        confirm: Whether the first click only marks a card, and the second plays it.
        may_preselect: Whether a card may be chosen before it is the viewer's turn.
        carried: The card being dragged, which nothing else may move.
    """

    def __init__(self, table: Surface) -> None:
        self._table = table
        self.choice = table.choice
        self.carried: CardItem | None = None
        self.confirm = False
        self.may_preselect = False

    # -- actions

    def play(self, card: CardId, confirmed: bool = False) -> None:
        """Play a card if it is legal, or refuse it."""
        choice = self.choice
        if not isinstance(choice.ask, AskPlay) or not choice.allows(card):
            return
        if self.confirm and not confirmed and choice.cursor != card:
            self.set_cursor(card)
            return
        choice.cursor = choice.hover = None
        self.decorate()
        self._table.cardChosen.emit(card)

    def toggle(self, card: CardId) -> None:
        """Pick a card to discard, or unpick it."""
        if self.choice.toggle(card):
            self.decorate()
            self._table.picksChanged.emit(self.choice.picks)
        else:
            self._table.cardRefused.emit(card)

    def set_picks(self, mask: CardSet) -> None:
        """Pick these cards instead."""
        if mask != self.choice.picks:
            self.choice.picks = mask
            self.decorate()
            self._table.picksChanged.emit(mask)

    def preselect(self, card: CardId) -> None:
        """Preselect a card to be played on the viewer's turn, or clear it."""
        view = self._table.view
        if self.may_preselect and card >= 0 and view is not None and view.seat is not None and view.players:
            self.choice.preselected = None if self.choice.preselected == card else card
            self.decorate()

    def play_preselected(self) -> None:
        """Play the preselected card if it is legal now, else forget it."""
        card = self.choice.preselected
        if card is None or not isinstance(self.choice.ask, AskPlay):
            return
        self.choice.preselected = None
        self.decorate()
        if self.choice.allows(card):
            QTimer.singleShot(0, self._table, lambda: self.play(card, confirmed=True))

    def set_cursor(self, card: CardId | None) -> None:
        """Move the keyboard cursor to a card, or remove it."""
        self.choice.cursor = card
        self.decorate()
        accessibility.focus_changed(self._table)
        self._table.cardPointed.emit(-1 if card is None else card)
        if card is not None:
            self._table.cursorMoved.emit(card)

    def step(self, direction: int) -> None:
        """Move the cursor to the next card that can be chosen."""
        self.choice.step([item.card for item in self._table.board.own_cards()], direction)
        self.set_cursor(self.choice.cursor)

    def hover(self, item: CardItem | None) -> None:
        """Set the card under the pointer."""
        card = None if item is None or self._table.busy else item.card
        if card != self.choice.hover:
            self.choice.hover = card
            self.decorate()
            self._table.cardPointed.emit(-1 if card is None else card)
        possible = card is not None and self.choice.allows(card)
        shape = Qt.CursorShape.PointingHandCursor if possible else Qt.CursorShape.ArrowCursor
        self._table.viewport().setCursor(shape)

    # -- looks

    def card_at(self, position: QPointF) -> CardItem | None:
        """Return the viewer's card under a point.

        A raised card also counts at its resting place; otherwise it would flicker at its edge.
        """
        for item in sorted(self._table.board.own_cards(), key=CardItem.zValue, reverse=True):
            height = item.home[1] + item.width * RATIO - item.y()
            if QRectF(item.x(), item.y(), item.width, height).contains(position):
                return item
        return None

    def put_back(self, item: CardItem) -> None:
        """Move a dragged card back to its place."""
        item.setZValue(next((spot.z for spot in self._table.board.spots() if spot.item is item), 0.0))
        self.choice.hover = None  # the pointer is elsewhere; its next movement sets the hovered card
        self.decorate()

    def decorate(self, at_once: bool = False) -> None:
        """Update the state and lift of every card."""
        table = self._table
        for item in table.board.own_cards():
            state, share = self.choice.look(item.card)
            item.set_state(state)
            if table.busy or item is self.carried:
                continue
            lift = share * item.width
            x, y = item.home[0], item.home[1] - lift
            if at_once:
                item.lift = lift
                item.setPos(x, y)
            elif item.lift != lift or ((item.x(), item.y()) != (x, y) and not table.clock.moves(item)):
                item.lift = lift
                table.clock.add(Tween(item, x, y, HOVER_MS))
