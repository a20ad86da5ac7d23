"""What a screen reader finds on the table: the list "Your hand" with one named item for each card.

Interfaces only read. One that offered actions crashes the binding (ux.md 8.4): the keyboard acts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

if TYPE_CHECKING:
    from trickdesk.ui.table.view import CardTable

_lists: dict[int, HandList] = {}
_installed = False


class HandList(QAccessibleWidget):
    """The table as a list of the viewer's cards; a face-down card has no name of its own."""

    def __init__(self, table: CardTable) -> None:
        super().__init__(table, QAccessible.Role.List, QCoreApplication.translate("Table", "Your hand"))
        self.table = table
        self._cards: list[CardNode] = []  # kept for ever: a reader may hold any of them

    def is_alive(self) -> bool:
        return shiboken6.isValid(self.table)

    def words(self) -> list[str]:
        """The names of the cards, from left to right."""
        return self.table.hand_words() if self.is_alive() else []

    def childCount(self) -> int:
        return len(self.words())

    def child(self, index: int) -> QAccessibleInterface | None:
        if not 0 <= index < self.childCount():
            return None
        while len(self._cards) <= index:
            self._cards.append(CardNode(self, len(self._cards)))
        return self._cards[index]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        for i in range(self.childCount()):
            if self.card_rect(i).contains(x, y):
                return self.child(i)
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.index if isinstance(child, CardNode) else -1

    def focusChild(self) -> QAccessibleInterface | None:
        index = self.table.cursor_index() if self.is_alive() else -1
        return self.child(index) if index >= 0 else None

    def text(self, kind: QAccessible.Text) -> str:
        if not self.is_alive():
            return ""
        if kind == QAccessible.Text.Name:
            return QCoreApplication.translate("Table", "Your hand")
        if kind == QAccessible.Text.Description:
            return self.table.table_words()
        return ""

    def card_rect(self, index: int) -> QRect:
        """The place of a card on the screen."""
        return self.table.card_rect(index) if self.is_alive() else QRect()


class CardNode(QAccessibleInterface):
    """One card of the hand, by its place; it answers for whatever card lies there now."""

    def __init__(self, parent: HandList, index: int) -> None:
        super().__init__()
        self._list = parent
        self.index = index

    def isValid(self) -> bool:
        return self.index < self._list.childCount()

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return self._list.window() if self._list.is_alive() else None

    def parent(self) -> QAccessibleInterface:
        return self._list

    def child(self, index: int) -> None:
        return None

    def childCount(self) -> int:
        return 0

    def childAt(self, x: int, y: int) -> None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def focusChild(self) -> None:
        return None

    def text(self, kind: QAccessible.Text) -> str:
        words = self._list.words()
        if kind != QAccessible.Text.Name or self.index >= len(words):
            return ""
        return words[self.index]

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written."""

    def rect(self) -> QRect:
        return self._list.card_rect(self.index)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        playable, picked, focused = self._list.table.card_state(self.index)
        state.focusable = True
        state.focused = focused
        state.selectable = playable
        state.selected = picked
        state.disabled = not playable
        return state

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def virtual_hook(self, number: int, data: Any) -> None:
        """Nothing beyond the above."""


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


def hand_changed(table: QWidget) -> None:
    """Tell readers that the list has other cards now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(table, QAccessible.Event.ObjectReorder))


def focus_changed(table: QWidget, index: int) -> None:
    """Tell readers which card has the cursor."""
    if QAccessible.isActive() and index >= 0:
        event = QAccessibleEvent(table, QAccessible.Event.Focus)
        event.setChild(index)
        QAccessible.updateAccessibility(event)


def announce(table: QWidget, words: str) -> None:
    """Let readers say one sentence."""
    if not words or not QAccessible.isActive():
        return
    from PySide6.QtGui import QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(table, words))
