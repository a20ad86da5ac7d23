"""Deals that come to their end by themselves: lets bots think them out while the window goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from trickdesk.bots.claims.claim import Claim
from trickdesk.bots.process.client import Answer
from trickdesk.engine.actions import Event
from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.session import BotRequest, Ending, Kind, Session
from trickdesk.session.ending import bot_claim, can_end, offered_claims
from trickdesk.storage.settings import Settings
from trickdesk.ui.match.bot_channel import BotChannel
from trickdesk.ui.qt.background import Background


class Host(Protocol):
    """The controller, as far as an ending needs it."""

    session: Session | None
    settings: Settings
    bots: BotChannel

    def quiet(self) -> None: ...

    def hold(self, on: bool) -> None: ...

    def judge(self, answer: Answer, failed: bool) -> None: ...

    def show(self, events: Sequence[Event]) -> None: ...

    def show_part(self, events: Sequence[Event], view: PlayerView) -> None: ...


class Ender(QObject):
    """At most one ending at a time, for the match of a controller.

    ``changed(kind)``: one of that kind is being thought out, None: none is any more. ``refused(failed)``: a claim is
    not certain, or nobody could tell. Nothing has happened in the match until everything happens at once; whatever
    else is done there drops it.
    """

    changed = Signal(object)  # Kind | None
    refused = Signal(bool)

    def __init__(self, controller: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._ending: Ending | None = None
        self._claimed = -1  # the moment at which a bot has claimed
        self._background = Background("ending", self)
        self._ticket = 0  # of what bots are asked

    @property
    def busy(self) -> bool:
        """Whether an ending is being thought out."""
        return self._ending is not None

    def claim(self, claim: Claim) -> None:
        """Let the person on turn claim, if that is certain."""
        session = self._controller.session
        if session is not None and claim in offered_claims(session):
            assert session.turn is not None
            self.start(Kind.CLAIM, session.turn, claim)

    def finish(self) -> None:
        """Let bots play every seat to the end of the deal."""
        self._start_for_viewer(Kind.FINISH)

    def concede(self) -> None:
        """Give the deal up for the side of the person who sits at the screen."""
        self._start_for_viewer(Kind.CONCEDE)

    def _start_for_viewer(self, kind: Kind) -> None:
        session = self._controller.session
        if session is not None and can_end(session) and session.viewer is not None:
            self.start(kind, session.viewer)

    def start(self, kind: Kind, seat: Seat, claim: Claim | None = None) -> None:
        """Begin; bots that think about something else stop."""
        session = self._controller.session
        assert session is not None
        self._controller.quiet()
        self._ending = session.ending(kind, seat, claim)
        self.changed.emit(kind)
        if self._ending.thinks:
            # On tables of its own: whoever stops it need not wait for it.
            self._background.ask(self._ending.think, lambda _: self._go_on(), self._give_up)
        else:
            self._go_on()

    def stop(self) -> None:
        """Give it up: the match goes on as if nothing had been."""
        if self.drop():
            self._controller.hold(False)

    def drop(self) -> bool:
        """Forget the ending; whether there was one."""
        if self._ending is None:
            return False
        self._ending = None
        self._background.cancel()
        self._controller.bots.cancel(self._ticket)
        self.changed.emit(None)
        return True

    def claims_for_bot(self, answer: Answer) -> bool:
        """Let the bot that leads claim the rest instead of playing, where it can and the settings want it."""
        controller = self._controller
        session = controller.session
        if not answer.claims or not controller.settings.play.bots_claim or session is None:
            return False
        seat, now = session.turn, session.ticket
        if seat is None or now == self._claimed:
            return False
        claim = bot_claim(session.view_for(seat))
        if claim is None:
            return False
        self._claimed = now  # if that should fail, it plays on
        self.start(Kind.CLAIM, seat, claim)
        return True

    def _go_on(self) -> None:
        ending = self._ending
        assert ending is not None
        request = ending.request()
        if request is not None:
            self._ask(request)
            return
        self.drop()
        if ending.refused:
            self.refused.emit(ending.failed)
        controller, session = self._controller, self._controller.session
        told = session.end_deal(ending) if session is not None else None
        if session is None or told is None:
            controller.hold(False)
            return
        for events, view in told[:-1]:
            controller.show_part(events, view)
        controller.show(told[-1].events)

    def _give_up(self, error: Exception) -> None:
        """It could not be thought out: the match goes on, and the error is told."""
        self.stop()
        raise error

    def _ask(self, request: BotRequest) -> None:
        self._ticket = self._controller.bots.request(request, self._take)

    def _take(self, answer: Answer) -> None:
        if (ending := self._ending) is not None:
            before = ending.setup.fallbacks
            ending.answer(answer.action_text, answer.pure)
            if not ending.refused:  # a claim that could not be looked at is told of by itself
                failed = answer.action_text is None or ending.setup.fallbacks > before
                self._controller.judge(answer, failed)
            self._go_on()
