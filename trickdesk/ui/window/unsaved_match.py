"""Asks before an unsaved match is left."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QWidget

from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt.plain_text import choose
from trickdesk.ui.text.words import translate

STAY, SAVE_AS, LEAVE = range(3)


class LeaveCheck:
    """Decides whether the match in progress may be left.

    `save_as` saves a copy elsewhere and returns whether it succeeded.
    """

    def __init__(self, parent: QWidget, controller: GameController, save_as: Callable[[], bool]) -> None:
        self._parent = parent
        self._controller = controller
        self._save_as = save_as
        self._asking = False
        # The session and ticket at which the player chose to leave.
        self._given_up: tuple[object, int] | None = None

    def may_leave(self, *, closing: bool = False) -> bool:
        """Return True if everything is saved; otherwise ask, once for each match state."""
        if self._asking:
            return False
        self._asking = True
        try:
            return self._ask(closing)
        finally:
            self._asking = False

    def _ask(self, closing: bool) -> bool:
        while reason := self._controller.retry_save():
            moment = self._moment()
            if moment == self._given_up:
                break
            answer = ask_to_leave(self._parent, reason, closing)
            if answer == STAY:
                return False
            if answer == LEAVE:
                self._given_up = self._moment()
                break
            if self._save_as():
                break
        return True

    def _moment(self) -> tuple[object, int]:
        session = self._controller.session
        return session, 0 if session is None else session.ticket

    def end_session(self, manager: QSessionManager) -> None:
        """Handle the end of the desktop session; if the player stays, try to prevent it."""
        if self._controller.retry_save() and manager.allowsInteraction():
            if not self.may_leave(closing=True):
                manager.cancel()
            manager.release()


def ask_to_leave(parent: QWidget, reason: str, closing: bool) -> int:
    """Ask what to do with an unsaved match; return STAY, SAVE_AS or LEAVE."""
    sentence = translate("LeaveCheck", "Can’t save this match: {reason}", reason=reason)
    lost = translate("LeaveCheck", "If you leave now, you lose everything played since the last save.")
    if closing:
        title = translate("LeaveCheck", "Close the program")
        leave = translate("LeaveCheck", "&Close anyway")
    else:
        title = translate("LeaveCheck", "Leave the match")
        leave = translate("LeaveCheck", "&Leave anyway")
    stay, elsewhere = translate("LeaveCheck", "S&tay"), translate("LeaveCheck", "&Save as…")
    return choose(parent, title, f"{sentence}\n\n{lost}", stay, elsewhere, leave)
