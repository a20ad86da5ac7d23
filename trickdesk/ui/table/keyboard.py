"""The keys of the table (ux.md, section 5)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from trickdesk.ui.qt.keys import PICK, PLAY, PUT_BACK, SEATS, STEP_BACK, STEP_ON, code_of
from trickdesk.ui.table.mouse import Mouse
from trickdesk.ui.table.own_hand import OwnHand
from trickdesk.ui.table.surface import Surface

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
    """Do what a key means at the table; False if it means nothing here.

    A key that ends the rest of a trick or a flight does nothing else. What the cards have no use for now is left to
    the open panel, and so is Enter while cards are picked to be put away.
    """
    key = event.key()
    if key in _MODIFIERS:
        return False
    if is_key(event, table.last_trick_key):
        if not event.isAutoRepeat():
            table.show_last_trick(True)
            table.holds_last_trick = True
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
    """Whether this key was pressed, with what is held with it."""
    return not wanted.isEmpty() and QKeySequence(event.keyCombination()) == wanted


def release_key(table: Surface, event: QKeyEvent) -> bool:
    """The last trick shows as long as its key is held; one that a menu has opened stays."""
    if event.key() != code_of(table.last_trick_key) or not table.holds_last_trick:
        return False
    if not event.isAutoRepeat():
        table.holds_last_trick = False
        table.show_last_trick(False)
    return True
