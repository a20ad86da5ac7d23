"""Accessibility tree of the table.

The list "Your hand" has a named item for each card; prompts, hints and explanations on the table follow the
cards.

Interfaces are read-only, because offering actions crashes PySide. Everything can be done with the keyboard.

Qt caches every interface it has seen, and deletes it with its object. So each interface here has an object of
its own, is created by the factory, is handed out once, and is never freed by Python.
"""

from __future__ import annotations

import weakref

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from trickdesk.ui.table.geometry import RATIO
from trickdesk.ui.table.items import CardItem
from trickdesk.ui.table.surface import Surface
from trickdesk.ui.text import name_text
from trickdesk.ui.text.words import fill, join, translate

# Never emptied: PySide drops its own references when the application ends, perhaps before Qt's cache does.
_made: list[QAccessibleInterface] = []
_installed = False


class CardPlace(QObject):
    """The n-th card of the hand from the left; the object behind a `CardNode`.

    Deleted with the table.
    """

    def __init__(self, table: Surface, index: int) -> None:
        super().__init__(table)
        self._table = weakref.ref(table)
        self.index = index

    def table(self) -> Surface | None:
        """The table, or None once it is destroyed."""
        return _living(self._table)

    def item(self) -> CardItem | None:
        """The card at this position now."""
        items = own_cards(self.table())
        return items[self.index] if self.index < len(items) else None


class HandList(QAccessibleWidget):
    """The table as a list of the viewer's cards; face-down cards have no name.

    Widgets on the table follow the cards as children, because Qt doesn't look for child widgets here.
    """

    def __init__(self, table: Surface) -> None:
        super().__init__(table, QAccessible.Role.List, table.accessibleName())
        self._table = weakref.ref(table)

    def childCount(self) -> int:
        table = _living(self._table)
        return len(own_cards(table)) + len(_upon(table))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        table = _living(self._table)
        if table is None or not 0 <= index < self.childCount():
            return None
        if index >= (cards := len(own_cards(table))):
            return QAccessible.queryAccessibleInterface(_upon(table)[index - cards])
        places = table.findChildren(CardPlace, options=Qt.FindChildOption.FindDirectChildrenOnly)
        places += [CardPlace(table, number) for number in range(len(places), index + 1)]
        return QAccessible.queryAccessibleInterface(places[index])

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for i in reversed(range(self.childCount())):
            node = self.child(i)
            if node is not None and node.rect().contains(x, y):
                return node
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, CardNode):
            return child.place.index
        table = _living(self._table)
        upon, subject = _upon(table), child.object()
        return len(own_cards(table)) + upon.index(subject) if subject in upon else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        table = _living(self._table)
        return None if table is None else self.child(cursor_index(table))

    def text(self, kind: QAccessible.Text) -> str:
        table = _living(self._table)
        if table is None:
            return ""
        if kind == QAccessible.Text.Name:
            return table.accessibleName()
        if kind == QAccessible.Text.Description:
            told = [table.accessibleDescription(), trick_words(table), open_words(table)]
            return "; ".join(filter(None, told))
        return ""


class CardNode(QAccessibleObject):
    """One card of the hand, by position: describes the card that is there now."""

    def __init__(self, place: CardPlace) -> None:
        super().__init__(place)
        self.place = place

    def isValid(self) -> bool:
        return self.place.item() is not None

    def window(self) -> QWindow | None:  # type: ignore[override]
        parent = self.parent()
        return None if parent is None else parent.window()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        table = self.place.table()
        return None if table is None else QAccessible.queryAccessibleInterface(table)

    def child(self, index: int) -> None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        table, item = self.place.table(), self.place.item()
        if table is None or item is None or kind != QAccessible.Text.Name:
            return ""
        return table.words_of(item)

    def rect(self) -> QRect:
        """The card's rectangle on the screen."""
        table, item = self.place.table(), self.place.item()
        if table is None or item is None:
            return QRect()
        corner = table.viewport().mapToGlobal(QPoint(round(item.x()), round(item.y())))
        return QRect(corner.x(), corner.y(), round(item.width), round(item.width * RATIO))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        table, item = self.place.table(), self.place.item()
        if table is None or item is None:
            state.invalid = True
            return state
        choice = table.choice
        state.focusable = True
        state.focused = item.card >= 0 and item.card == choice.cursor
        state.selectable = choice.allows(item.card)
        state.selected = item.card >= 0 and bool(choice.picks >> item.card & 1)
        state.disabled = not choice.allows(item.card)
        return state


def _living(reference: weakref.ref[Surface]) -> Surface | None:
    """Return the table, or None if Qt has destroyed it."""
    table = reference()
    return table if table is not None and shiboken6.isValid(table) else None


def own_cards(table: Surface | None) -> list[CardItem]:
    """Return the cards from left to right; none if the table is gone or still empty."""
    board = getattr(table, "board", None)
    # The text table replaces the scene, and has its own list of cards.
    return [] if table is None or board is None or table.unseen else board.own_cards()


def _upon(table: Surface | None) -> list[QWidget]:
    """Return the visible widgets on the table."""
    if table is None:
        return []
    widgets = table.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    own = [widget for widget in widgets if widget is not table.viewport()]
    return [widget for widget in own if not widget.isHidden() and not widget.isWindow()]


def trick_words(table: Surface) -> str:
    """Describe the trick on the table: who played which card."""
    seats = len(table.names)
    template = translate("Table", "{name}: {card}")
    cards = [
        fill(template, name=table.names[(table.bottom + place) % seats], card=table.words_of(item))
        for place, item in table.board.trick
    ]
    return "; ".join(cards)


def open_words(table: Surface) -> str:
    """Describe the open hands of other seats after the deal: who holds which cards."""
    seats = len(table.names)
    told = []
    for place, fan in enumerate(table.board.fans):
        cards = [table.words_of(item) for item in fan if item.card >= 0]
        if cards:
            seat = (table.bottom + place) % seats
            template = translate("Table", "{name} holds {cards}")
            if seat == name_text.you_of(table.names):
                template = translate("Table", "You hold {cards}")
            told.append(fill(template, name=table.names[seat], cards=join(cards)))
    return "; ".join(told)


def cursor_index(table: Surface) -> int:
    """Return the cursor's index among the viewer's cards, or -1."""
    cards = [item.card for item in table.board.own_cards()]
    return cards.index(table.choice.cursor) if table.choice.cursor in cards else -1


def install() -> None:
    """Register the interface factory for card tables, once per process."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_interface)
        _installed = True


def _interface(key: str, subject: QObject) -> QAccessibleInterface | None:
    """Create an interface, a new one on each call.

    Connecting a signal to a method of the table changes its meta-object, and Qt then asks again and caches
    the second answer too. Returning the same interface twice would delete it twice with the table.
    """
    if isinstance(subject, Surface):
        _made.append(HandList(subject))
    elif isinstance(subject, CardPlace):
        _made.append(CardNode(subject))
    else:
        return None
    return _made[-1]


def hand_changed(table: Surface) -> None:
    """Notify screen readers that the cards of the list have changed."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(table, QAccessible.Event.ObjectReorder))


def focus_changed(table: Surface) -> None:
    """Notify screen readers which card has the cursor."""
    index = cursor_index(table)
    if QAccessible.isActive() and index >= 0:
        event = QAccessibleEvent(table, QAccessible.Event.Focus)
        event.setChild(index)
        QAccessible.updateAccessibility(event)
