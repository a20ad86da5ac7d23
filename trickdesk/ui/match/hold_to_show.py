"""Several people at one screen: each sees his cards only while he holds a key or a button, if they want that."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit

from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.keys import code_of
from trickdesk.ui.table.view import CardTable

WRITING = (QLineEdit, QPlainTextEdit, QAbstractSpinBox)


class Screen(Protocol):
    """The screen whose cards are hidden."""

    controller: GameController
    table: CardTable
    hidden: bool

    @property
    def can_hide(self) -> bool: ...

    def hide_cards(self, on: bool, pause: bool = True) -> None: ...

    def isVisible(self) -> bool: ...


class Looking(QObject):
    """Says when the cards are to lie face down. ``key``: it is held to look, wherever the focus is.

    ``opened``: somebody wants to see his cards until he has done something, for he cannot hold anything.
    """

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen.table)
        self._screen = screen
        self.key = QKeySequence("V")
        self.wanted = self.down = self.opened = False
        screen.controller.acted.connect(lambda _action: self.forget())
        application().applicationStateChanged.connect(self._state_changed)

    def apply(self, wanted: bool) -> None:
        """Take over the setting."""
        if wanted != self.wanted:
            self.wanted = wanted
            (application().installEventFilter if wanted else application().removeEventFilter)(self)
            self._follow()

    def set_key(self, key: QKeySequence) -> None:
        self.key = key

    def forget(self) -> None:
        """What was opened lies face down again from the next thing on that happens."""
        self.opened = False

    @property
    def is_on(self) -> bool:
        """Whether somebody sits before cards that he sees only while he looks."""
        session = self._screen.controller.session
        return self.wanted and session is not None and session.shared and self._screen.can_hide

    @property
    def hides(self) -> bool:
        """Whether cards have to lie face down now."""
        return self.is_on and not self.down and not self.opened

    def open(self) -> None:
        """Show the cards until something is done with them."""
        self.opened = True
        self._screen.hide_cards(False)

    def hold(self, on: bool) -> None:
        """The key is down, or up again."""
        if self.down != on:
            self.down = on
            self._follow()

    def _follow(self) -> None:
        screen = self._screen
        if self.hides:
            screen.hide_cards(True, pause=False)
        elif screen.hidden and (self.down or not self.wanted) and not screen.controller.held:
            screen.hide_cards(False)

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive and self.down:
            self.hold(False)  # nobody will tell when the key goes up

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        if not isinstance(event, QKeyEvent) or self.key.isEmpty():
            return False
        goes_up = event.type() == QEvent.Type.KeyRelease
        if event.key() != code_of(self.key) or not (self.down if goes_up else self._may_press(event)):
            return False
        if not event.isAutoRepeat():
            self.hold(not goes_up)
        return True

    def _may_press(self, event: QKeyEvent) -> bool:
        """Whether the key means this here: at the table, and not where something is written."""
        here = self._screen.isVisible() and QApplication.activeModalWidget() is None and self.is_on
        focus = QGuiApplication.focusObject()
        return here and not isinstance(focus, WRITING) and QKeySequence(event.keyCombination()) == self.key
