"""Requests hints from the bot worker and reads its answers as untrusted data."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

from PySide6.QtCore import QObject, Signal

from trickdesk.bots.decision.explain import Explanation
from trickdesk.bots.process.client import Answer
from trickdesk.engine.actions import Action
from trickdesk.engine.errors import NotationError
from trickdesk.engine.record import parse_input
from trickdesk.engine.view import PlayerView
from trickdesk.session.mistakes import hint_request
from trickdesk.ui.match.controller import GameController

MOST = 400  # alternatives in an answer; no game has so many


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for one decision.

    Attributes:
        view: What the player sees.
        action: The recommendation.
        why: The figures behind it.
        partial: Whether the bot is still thinking.
    """

    view: PlayerView
    action: Action
    why: Explanation
    partial: bool


class Adviser(QObject):
    """Requests one hint at a time, for the player on turn.

    Any other request to the bot worker ends it; the last answer is kept until the next decision.

    Signals:
        updated(hint): There is a hint, or a better one.
        failed(): There is no hint.
    """

    updated = Signal(Hint)
    failed = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.hint: Hint | None = None
        self.ticket: int | None = None  # ticket of the decision that the hint is for
        self._asked = 0
        self._view: PlayerView | None = None

    @property
    def is_asking(self) -> bool:
        """Whether more answers may come."""
        return self.controller.bots.is_asking(self._asked)

    def ask(self) -> None:
        """Request a hint for the player on turn, unless that was done already.

        The answer comes with `updated`.
        """
        session = self.controller.session
        request = None if session is None else hint_request(session)
        if request is None:
            self.failed.emit()
            return
        if request.ticket == self.ticket:
            if self.hint is not None:
                self.updated.emit(self.hint)
            if self.is_asking or (self.hint is not None and not self.hint.partial):
                return
        self.forget()
        self.ticket, self._view = request.ticket, request.view
        self._asked = self.controller.bots.request_hint(request, self._take)

    def forget(self) -> None:
        """Cancel the request and drop the hint."""
        self.controller.bots.cancel(self._asked)
        self.hint, self.ticket, self._view = None, None, None

    def _take(self, answer: Answer) -> None:
        hint = None if self._view is None else read(answer, self._view)
        if hint is not None:
            self.hint = hint
            self.updated.emit(hint)
        elif not answer.partial:
            self.controller.bots.log(f"there is no hint: {answer.error or answer.action_text}")
            self.ticket = None  # so that the next request tries again
            self.failed.emit()


def read(answer: Answer, view: PlayerView) -> Hint | None:
    """Parse a hint; return None if it is invalid, for instance an illegal move."""
    deck = view.game.deck
    if answer.error is not None or answer.action_text is None or not isinstance(answer.why, dict):
        return None
    try:
        entry = parse_input(f"0 {answer.action_text}", deck)
        if not isinstance(entry, tuple) or len(answer.why["weighed"]) > MOST:
            return None
        why = Explanation.from_json(answer.why, deck)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, NotationError):
        return None
    action = entry[1]
    figures = [
        number
        for one in why.weighed
        for number in (one.value, one.error, one.chance, one.points, one.tricks)
        if number is not None
    ]
    ask, actions = view.ask, (action, *(one.action for one in why.weighed))
    is_valid = ask is not None and all(map(ask.allows, actions)) and all(map(isfinite, figures))
    return Hint(view, action, why, answer.partial) if is_valid else None
