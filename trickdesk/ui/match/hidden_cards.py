"""The table of a match, and what turns its cards face down: a key, or being away.

"Away" means that the window has lost focus or there was no input for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QWindow
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QStackedLayout,
    QWidget,
)

from trickdesk.engine.actions import Play
from trickdesk.engine.cards import CardSet
from trickdesk.engine.errors import Problem
from trickdesk.session import State
from trickdesk.storage.settings import SharedScreen
from trickdesk.ui.match.asking import AskingTable
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.keys import code_of
from trickdesk.ui.table.view import CardTable

WRITING = (QLineEdit, QPlainTextEdit, QAbstractSpinBox)


class MatchTable(AskingTable):
    """The table of a match, as coach and text table know it; its cards can be hidden.

    Signals:
        message(sentence): For the status bar; empty when it no longer applies.
        hiddenChanged: The player has hidden the cards, or looks at them again.
    """

    message = Signal(str)
    hiddenChanged = Signal()

    def __init__(
        self, controller: GameController, parent: QWidget | None = None, beside: CardTable | None = None
    ) -> None:
        super().__init__(parent, beside)
        self.controller = controller
        self._has_message = False
        self.hidden = False  # whether the player has hidden the cards
        self._picks: CardSet = 0  # cards picked before they were hidden
        self.stack = QStackedLayout(self)
        self.stack.addWidget(self.table)
        self.peek = PeekControl(self)

    @property
    def is_asking(self) -> bool:
        """Whether a player with visible cards has to decide now."""
        controller = self.controller
        at_rest = controller.state is State.HUMAN and controller.is_settled and not controller.finisher.busy
        return at_rest and not self.hidden and controller.view.ask is not None

    @property
    def prompts(self) -> Sequence[str]:
        """What the player is told to do."""
        raise NotImplementedError

    def show_message(self, sentence: str) -> None:
        """Show a sentence until the next event: why something failed, or what happened."""
        self._has_message = bool(sentence)
        self.message.emit(sentence)

    def why_not(self, play: Play) -> Problem | None:
        return self.controller.why_not(play)

    # -- hiding cards

    def cover(self, on: bool) -> None:
        """Hide everyone's cards, or show what the view shows again."""
        self.hidden = self.controller.is_paused = False
        self.peek.forget()
        self._cover_cards(on)

    def _cover_cards(self, down: bool) -> None:
        """Turn the player's cards face down or up, and remove all text about them."""
        self.clear()
        self.table.cover(down)

    def clear(self) -> None:
        """Close the open panel and all hints."""
        self.close_panel()

    @property
    def can_hide(self) -> bool:
        """Whether a player has cards that nobody else may see."""
        playing = self.controller.state in (State.HUMAN, State.BOT)
        return playing and self.controller.view.seat is not None

    def hide_cards(self, on: bool, pause: bool = True) -> None:
        """Hide the player's cards at once, or show them again.

        Args:
            on: Whether to hide them.
            pause: Whether to pause the match meanwhile.
        """
        if on == self.hidden or (on and not self.can_hide):
            return
        if on:
            picks = self.table.picks()
            self.table.cover(True)  # ends the animation; afterwards it may be someone else's turn
            if self.controller.state is State.CURTAIN:
                return
            self.hidden, self._picks = True, picks
            self.show_message("")
            if pause:
                self.controller.pause()
            if self.controller.is_settled:
                self.ask_again()
        else:
            self.peek.is_open = not self.peek.is_key_down
            self.hidden = False
            self._cover_cards(False)
            self.table.set_picks(self._picks)
            self.controller.resume()
        self.hiddenChanged.emit()

    def _keep_down(self) -> bool:
        """Keep the player's cards face down during new events; return whether they are."""
        if self.peek.hides:
            self.table.cover(True)
            self.hidden = True
        elif self.hidden and not self.can_hide:  # the deal is over
            self.hidden = False
            self.table.cover(False)
        return self.hidden


class PeekControl(QObject):
    """Shows the player's cards only while a key is held, on a shared screen.

    Attributes:
        key: The key to hold; it works wherever the focus is.
        is_enabled: The setting.
        is_key_down: Whether the key is held.
        is_open: Whether the cards stay visible until the player's next action, for players who can't hold a key.
    """

    def __init__(self, screen: MatchTable) -> None:
        super().__init__(screen.table)
        self._screen = screen
        self.key = QKeySequence("V")
        self.is_enabled = self.is_key_down = self.is_open = False
        screen.controller.acted.connect(lambda _action: self.forget())
        application().applicationStateChanged.connect(self._state_changed)

    def apply(self, wanted: bool) -> None:
        """Apply the setting."""
        if wanted != self.is_enabled:
            self.is_enabled = wanted
            (application().installEventFilter if wanted else application().removeEventFilter)(self)
            self._follow()

    def set_key(self, key: QKeySequence) -> None:
        self.key = key

    def forget(self) -> None:
        """Turn opened cards face down at the next change on the table."""
        self.is_open = False

    @property
    def is_on(self) -> bool:
        """Whether the setting applies to the cards on the table now."""
        session = self._screen.controller.session
        return self.is_enabled and session is not None and session.shared and self._screen.can_hide

    @property
    def hides(self) -> bool:
        """Whether the cards must be face down now."""
        return self.is_on and not self.is_key_down and not self.is_open

    def open(self) -> None:
        """Show the cards until the player's next action."""
        self.is_open = True
        self._screen.hide_cards(False)

    def set_key_down(self, on: bool) -> None:
        """Note that the key was pressed or released."""
        if self.is_key_down != on:
            self.is_key_down = on
            self._follow()

    def _follow(self) -> None:
        screen = self._screen
        if self.hides:
            screen.hide_cards(True, pause=False)
        elif screen.hidden and (self.is_key_down or not self.is_enabled) and not screen.controller.is_paused:
            screen.hide_cards(False)

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive and self.is_key_down:
            self.set_key_down(False)  # the key's release won't be reported

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        if not isinstance(event, QKeyEvent) or self.key.isEmpty():
            return False
        goes_up = event.type() == QEvent.Type.KeyRelease
        if event.key() != code_of(self.key) or not (self.is_key_down if goes_up else self._may_press(event)):
            return False
        if not event.isAutoRepeat():
            self.set_key_down(not goes_up)
        return True

    def _may_press(self, event: QKeyEvent) -> bool:
        """Return whether the key works here: at the table, but not in a text field."""
        here = self._screen.isVisible() and QApplication.activeModalWidget() is None and self.is_on
        focus = QGuiApplication.focusObject()
        return here and not isinstance(focus, WRITING) and QKeySequence(event.keyCombination()) == self.key


ACTIVITY = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
}


class IdleCover(QObject):
    """Hides the cards, as F9 does, when the window loses focus or the user is idle.

    The match is paused until someone looks at the cards again. `at_table` says whether the table is visible.
    """

    def __init__(self, screen: MatchTable, at_table: Callable[[], bool]) -> None:
        super().__init__(screen.table)
        self._screen, self._controller, self._at_table = screen, screen.controller, at_table
        self._handle: QWindow | None = None
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self.cover)
        application().applicationStateChanged.connect(self._state_changed)

    @property
    def _rules(self) -> SharedScreen:
        return self._controller.settings.sharing

    @property
    def is_on(self) -> bool:
        """Whether the setting applies to the match in progress."""
        session = self._controller.session
        wanted = self._rules.cover
        return session is not None and (wanted == "always" or (wanted == "shared" and session.shared))

    def restart(self) -> None:
        """Start or stop the idle timer after the match or the settings have changed."""
        handle = self._screen.window().windowHandle()
        if handle is not None and handle is not self._handle:
            self._handle = handle
            handle.installEventFilter(self)
        if self.is_on:
            if not self._idle.isActive():
                self.note_activity()
        else:
            self._idle.stop()

    def note_activity(self) -> None:
        """Restart the idle timer."""
        if self.is_on:
            self._idle.start(self._rules.idle_minutes * 60_000)

    def cover(self) -> None:
        """Turn the cards face down if any are visible."""
        screen = self._screen
        if self.is_on and self._at_table() and not screen.hidden:
            screen.peek.forget()
            screen.hide_cards(True)

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state in (Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationHidden):
            self.cover()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in ACTIVITY:
            self.note_activity()
        return False
