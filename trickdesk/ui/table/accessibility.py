"""What a screen reader finds on the table: the list "Your hand" with one named item for each card.

Interfaces only read. One that offered actions crashes the binding (ux.md 8.4): the keyboard acts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from trickdesk.ui.table.geometry import RATIO

if TYPE_CHECKING:
    from trickdesk.ui.table.items import CardItem
    from trickdesk.ui.table.view import CardTable

_lists: dict[int, HandList] = {}
_installed = False


class HandList(QAccessibleWidget):
    """The table as a list of the viewer's cards; a face-down card has no name of its own."""

    def __init__(self, table: CardTable) -> None:
        super().__init__(table, QAccessible.Role.List, QCoreApplication.translate("Table", "Your hand"))
        self.table = table
        self._cards: list[CardNode] = []  # kept for ever: a reader may hold any of them

    def items(self) -> list[CardItem]:
        """The cards from left to right; none once the table is gone."""
        return self.table.board.own_cards() if shiboken6.isValid(self.table) else []

    def childCount(self) -> int:
        return len(self.items())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        if not 0 <= index < self.childCount():
            return None
        while len(self._cards) <= index:
            self._cards.append(CardNode(self, len(self._cards)))
        return self._cards[index]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for i in reversed(range(self.childCount())):
            if self.card_rect(i).contains(x, y):
                return self.child(i)
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.index if isinstance(child, CardNode) else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.child(cursor_index(self.table)) if self.items() else None

    def text(self, kind: QAccessible.Text) -> str:
        if not shiboken6.isValid(self.table):
            return ""
        if kind == QAccessible.Text.Name:
            return QCoreApplication.translate("Table", "Your hand")
        if kind == QAccessible.Text.Description:
            return trick_words(self.table)
        return ""

    def card_rect(self, index: int) -> QRect:
        """The place of a card on the screen."""
        item = self.items()[index]
        corner = self.table.viewport().mapToGlobal(QPoint(round(item.x()), round(item.y())))
        return QRect(corner.x(), corner.y(), round(item.width), round(item.width * RATIO))


class CardNode(QAccessibleInterface):
    """One card of the hand, by its place; it answers for whatever card lies there now."""

    def __init__(self, parent: HandList, index: int) -> None:
        super().__init__()
        self._list = parent
        self.index = index

    def item(self) -> CardItem | None:
        """The card that lies there now."""
        items = self._list.items()
        return items[self.index] if self.index < len(items) else None

    def isValid(self) -> bool:
        return self.item() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._list.window() if self.isValid() else None

    def parent(self) -> QAccessibleInterface:
        return self._list

    def child(self, index: int) -> None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def focusChild(self) -> None:  # type: ignore[override]
        return None

    def text(self, kind: QAccessible.Text) -> str:
        item = self.item()
        return self._list.table.words_of(item) if item is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written."""

    def rect(self) -> QRect:
        return self._list.card_rect(self.index) if self.isValid() else QRect()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        item = self.item()
        if item is None:
            state.invalid = True
            return state
        choice = self._list.table.hand.choice
        state.focusable = True
        state.focused = item.card >= 0 and item.card == choice.cursor
        state.selectable = choice.allows(item.card)
        state.selected = item.card >= 0 and bool(choice.picks >> item.card & 1)
        state.disabled = not choice.allows(item.card)
        return state

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def virtual_hook(self, number: int, data: Any) -> None:
        """Nothing beyond the above."""


def trick_words(table: CardTable) -> str:
    """The trick on the table: who played which card."""
    seats = len(table.names)
    words = QCoreApplication.translate("Table", "{name}: {card}")
    cards = [
        words.format(name=table.names[(table.bottom + place) % seats], card=table.words_of(item))
        for place, item in table.board.trick
    ]
    return "; ".join(cards)


def cursor_index(table: CardTable) -> int:
    """The place of the cursor among the own cards, or -1."""
    cards = [item.card for item in table.board.own_cards()]
    return cards.index(table.hand.choice.cursor) if table.hand.choice.cursor in cards else -1


def install() -> None:
    """Let Qt ask here for the interfaces of card tables; once for the process."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_interface)
        _installed = True


def _interface(key: str, subject: QObject) -> QAccessibleInterface | None:
    from trickdesk.ui.table.view import CardTable

    if not isinstance(subject, CardTable):
        return None
    address = id(subject)
    known = _lists.get(address)
    if known is None or known.table is not subject:
        known = _lists[address] = HandList(subject)
        subject.destroyed.connect(lambda: _lists.pop(address, None))
    return known


def hand_changed(table: CardTable) -> None:
    """Tell readers that the list has other cards now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(table, QAccessible.Event.ObjectReorder))


def focus_changed(table: CardTable) -> None:
    """Tell readers which card has the cursor."""
    index = cursor_index(table)
    if QAccessible.isActive() and index >= 0:
        event = QAccessibleEvent(table, QAccessible.Event.Focus)
        event.setChild(index)
        QAccessible.updateAccessibility(event)


def announce(table: CardTable, words: str) -> None:
    """Let readers say one sentence."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(table, words))
