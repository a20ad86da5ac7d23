"""Cards are turned face down when nobody looks any more: another window is used, or nothing is touched."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QWindow

from trickdesk.storage.settings import Sharing
from trickdesk.ui.match.table_screen import TableScreen
from trickdesk.ui.qt.application import application

TOUCHES = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
}


class Guard(QObject):
    """Hides the cards as F9 does, so that nobody plays on until somebody looks at them again; ``at_table`` says
    whether the screen is up."""

    def __init__(self, screen: TableScreen, at_table: Callable[[], bool]) -> None:
        super().__init__(screen)
        self._screen, self._controller, self._at_table = screen, screen.controller, at_table
        self._handle: QWindow | None = None
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self.cover)
        application().applicationStateChanged.connect(self._state_changed)

    @property
    def _rules(self) -> Sharing:
        return self._controller.settings.sharing

    @property
    def is_on(self) -> bool:
        """Whether cards are covered when somebody goes away."""
        session = self._controller.session
        wanted = self._rules.cover
        return session is not None and (wanted == "always" or (wanted == "shared" and session.shared))

    def watch(self) -> None:
        """Begin to wait, or stop that: another match, or other settings."""
        handle = self._screen.window().windowHandle()
        if handle is not None and handle is not self._handle:
            self._handle = handle
            handle.installEventFilter(self)
        if self.is_on:
            if not self._idle.isActive():
                self.touched()
        else:
            self._idle.stop()

    def touched(self) -> None:
        """Somebody is there."""
        if self.is_on:
            self._idle.start(self._rules.idle_minutes * 60_000)

    def cover(self) -> None:
        """Turn the cards face down, if anybody's are shown."""
        screen = self._screen
        if self.is_on and self._at_table() and not screen.hidden:
            screen.looking.forget()
            screen.hide_cards(True)

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state in (Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationHidden):
            self.cover()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in TOUCHES:
            self.touched()
        return False
