"""Match controller: turns the session's changes into signals and runs the bots.

Bots also end deals early: after a claim, by playing every seat, or when a deal is conceded.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.bots.people import PACES
from trickdesk.bots.process.client import Answer, BotClient, Trouble
from trickdesk.engine.actions import Action, AskPlay, Event, Play
from trickdesk.engine.cards import Seat, cards_in
from trickdesk.engine.claims import Claim, claims, is_all
from trickdesk.engine.errors import IllegalAction, Problem
from trickdesk.engine.view import PlayerView
from trickdesk.session import BotRequest, EndingKind, RestOfDeal, Session, State
from trickdesk.session.decisions import Decisions, RecordedDecision
from trickdesk.storage import files
from trickdesk.storage.settings import Settings
from trickdesk.ui.match.blindfold import BlindfoldTester, Trial
from trickdesk.ui.match.bot_pacing import Pace
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.blocking_io import SaveWatch, patiently, why_not_saved
from trickdesk.ui.qt.bot_channel import BotChannel
from trickdesk.ui.text import messages, people

debug = logging.getLogger("trickdesk.debug.bots")

POLL_MS = 15
DISK_TIMEOUT_S = 2.0  # how long an automatic action waits for a slow disk


class GameController(QObject):
    """Connects one match at a time with the screens.

    Events and views contain only what the viewer may see.

    Signals:
        shown(events, view, bottom): Something happened; show it, then call `table_idle`.
        replaced(view, bottom): Show this view at once, without animation.
        settled(view): Everything has been shown; `view.ask` is what the viewer has to decide, if anything.
        curtainNeeded(seat): This person has to sit down, see `uncover`.
        refused(why): An illegal action was tried.
        acted(action): The person whose turn it is has done this.
        thinking(seat): A bot is thinking; None if none is.
        saveChanged(sentence): Why the match isn't saved; empty when it is again.
        botsChanged(trouble): Why bots fail; None when they work again.
    """

    shown = Signal(object, PlayerView, int)  # Sequence[Event], the view, a Seat
    replaced = Signal(PlayerView, int)
    settled = Signal(PlayerView)
    curtainNeeded = Signal(int)
    refused = Signal(object)  # Problem
    acted = Signal(object)  # Action
    thinking = Signal(object)  # Seat | None
    saveChanged = Signal(str)
    botsChanged = Signal(object)  # Trouble | None

    def __init__(
        self, settings: Settings, client: BotClient | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self.session: Session | None = None
        self._aside: Session | None = None  # the match, while a variation is played
        self.bots = BotChannel(client or BotClient(), self, lambda: self.settings.players.commands)
        self.finisher = DealFinisher(self)
        # Checks whether the answer may be shown now.
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self.listen)
        self._forced = QTimer(self, singleShot=True)
        self._forced.timeout.connect(self._play_forced)
        self._saving = SaveWatch(lambda: self.session is not None and self.session.is_saving, self)
        self._saving.ended.connect(self._report_save)
        self._moving = False
        self.is_paused = False  # set by `pause`
        self._pace = Pace()
        self._asked_at = 0.0
        self._asked: BotRequest | None = None  # the request, until its answer is carried out
        self._pause = 0.0  # ms from `_asked_at` until the answer may be shown
        self._answer: Answer | None = None  # kept until it may be shown
        self._may_force = True  # False after undo: the player wants to decide
        self._not_saved = ""
        self._trouble: Trouble | None = None  # the last one reported
        self.decisions = Decisions()
        self.blindfold = BlindfoldTester(self.bots, self)

    def warm_up(self) -> None:
        """Start the bot process early, so that the first bot's move isn't delayed."""
        self.bots.client.start()

    # -- a match

    def begin(self, session: Session, events: Sequence[Event] = ()) -> None:
        """Play this match from now on.

        Args:
            session: The match.
            events: Events of its first deal, to be animated.
        """
        self.leave()
        self.decisions.clear()
        self.blindfold.forget()
        self.session = session
        self._may_force = True
        if events:
            self.show(events)
        else:
            self._replace()

    def leave(self) -> None:
        """Leave the match; it can be continued later."""
        self.stop_pending()
        self.bots.programs.close()
        hangs = bool(self.retry_save()) and self.match is not None and self.match.is_saving
        session = self.hand_over()
        self._emit_save_state("" if session is None else _close(session, 0 if hangs else None))
        self._emit_bot_trouble(None)

    def hand_over(self) -> Session | None:
        """Hand the match over to another window, without closing it."""
        self.stop_pending()
        self._saving.stop()
        session, self.session, self._aside, self._moving = self.match, None, None, False
        return session

    def retry_save(self) -> str:
        """Retry a failed save; return why it failed, or "" on success."""
        if (session := self.match) is None or session.match is None:
            return ""
        path = session.match.path
        return messages.sentence(why_not_saved(path, session.flush, lambda: session.not_saved, session.save))

    def close(self) -> None:
        """Leave the match and end the bot process, within a second."""
        self.leave()
        self.bots.client.close()
        self.bots.programs.wait()

    # -- variations

    @property
    def match(self) -> Session | None:
        """The match in progress, which waits while a variation is played."""
        return self._aside or self.session

    @property
    def is_variation(self) -> bool:
        """Whether a variation is being played instead of the match."""
        return self._aside is not None

    def play_variation(self, line: Session) -> None:
        """Play a variation, which isn't saved; the match waits."""
        self.stop_pending()
        self._aside = self.match
        self.session, self.is_paused, self._may_force = line, False, True
        self._replace()

    def leave_variation(self) -> Session | None:
        """Return to the match, paused; return the variation as far as it was played."""
        if self._aside is None:
            return None
        self.stop_pending()
        line, self.session, self._aside = self.session, self._aside, None
        self.is_paused = True
        self._replace()
        return line

    @property
    def current(self) -> Session:
        """The match or variation at the table; there must be one."""
        assert self.session is not None
        return self.session

    @property
    def view(self) -> PlayerView:
        """The view that may be shown now."""
        return self.current.view_for(self.current.viewer)

    @property
    def state(self) -> State | None:
        return None if self.session is None else self.session.state

    @property
    def is_settled(self) -> bool:
        """Whether the table shows everything that has happened."""
        return self.session is not None and not self._moving

    @property
    def can_undo(self) -> bool:
        return self.session is not None and self.session.can_undo

    @property
    def can_redo(self) -> bool:
        return self.session is not None and self.session.can_redo and self.state is not State.CURTAIN

    # -- actions

    def act(self, action: Action) -> None:
        """Carry out an action of the player whose turn it is; refuse an illegal one."""
        session = self.session
        blocked = self._moving or self.is_paused or self.finisher.busy
        if session is None or blocked or session.state is not State.HUMAN:
            return
        assert session.turn is not None
        try:
            events = session.act(session.turn, action)
        except IllegalAction as error:
            self.refused.emit(error.why)
            return
        self._may_force = True
        self.acted.emit(action)
        self.show(events)

    def why_not(self, action: Action) -> Problem | None:
        """Return why the viewer may not do this, or None."""
        return None if self.session is None else self.session.why_not(action)

    def next_deal(self) -> None:
        """Deal the next hand."""
        if self.session is not None and self.session.state is State.DEAL_OVER and not self.is_variation:
            self.show(self.session.next_deal())

    def undo(self) -> None:
        """Take back the player's last decision."""
        if self.session is not None and self.session.undo():
            self._may_force = False
            self.stop_pending()
            self.blindfold.take_back(self.session.inputs)
            self._replace()

    def redo(self) -> None:
        """Redo what was taken back."""
        if self.can_redo and self.session is not None:
            self.stop_pending()
            self.session.redo()
            self._replace()

    def pause(self) -> None:
        """Stop the match: nobody can act until `resume`, though a bot may go on thinking."""
        self.is_paused = True
        self.finisher.drop()
        self._forced.stop()

    def resume(self) -> None:
        """Continue after `pause`, and emit `settled` again."""
        self.is_paused = False
        self.finisher.drop()
        if self.is_settled:
            self._go_on()

    def resume_unchanged(self) -> None:
        """Continue after `pause` without the signals of `resume`.

        Only for when nothing on the table has changed.
        """
        self.is_paused = False
        if self.is_settled:
            # `pause` may have dropped a claim or an ending, for which the bots had stopped
            self._resume_bots()

    def uncover(self) -> None:
        """Show the cards of the player who has sat down."""
        if self.session is not None and self.session.needs_curtain:
            self.session.uncover()
            self._replace()

    # -- display

    def show(self, events: Sequence[Event]) -> None:
        """Show events, as far as the viewer may see them."""
        session = self.current
        self._moving = True
        if session.state in (State.DEAL_OVER, State.MATCH_OVER):
            self.blindfold.rest()
        self._saving.look()
        self._ask_bot()  # the bot thinks while the cards move
        self.shown.emit(session.events_for(session.viewer, events), self.view, session.bottom)

    def show_part(self, events: Sequence[Event], view: PlayerView) -> None:
        """Show some of the events before the rest."""
        session = self.current
        self.shown.emit(session.events_for(session.viewer, events), view, session.bottom)

    def _replace(self) -> None:
        self._moving = False
        if self.current.needs_curtain:
            self.current.cover()
        self._saving.look()
        self.replaced.emit(self.view, self.current.bottom)
        self._go_on()

    def table_idle(self) -> None:
        """Continue after the last events were animated."""
        if self.session is not None and self._moving:
            self._moving = False
            self._go_on()

    def _go_on(self) -> None:
        """Do what the session's state requires, once the table is idle."""
        session = self.current
        if session.state is State.CURTAIN:
            assert session.turn is not None
            session.cover()
            self.replaced.emit(self.view, session.bottom)
            self.curtainNeeded.emit(session.turn)
            return
        self._resume_bots()
        self.settled.emit(self.view)

    def _resume_bots(self) -> None:
        if self.state is State.BOT:
            self._ask_bot()
        elif self._plays_forced():
            self._forced.start(self.settings.players.bot_min_delay_ms)

    def _report_save(self) -> None:
        if self.session is not None:
            self._emit_save_state(messages.sentence(self.session.not_saved))

    def _emit_save_state(self, sentence: str) -> None:
        if sentence != self._not_saved:
            self._not_saved = sentence
            self.saveChanged.emit(sentence)

    def _plays_forced(self) -> bool:
        wanted = self.settings.play.auto_play_forced and self._may_force and not self.is_paused
        return wanted and not self.finisher.busy and self.state is State.HUMAN

    def _play_forced(self) -> None:
        """Play the only legal card, if the settings say so."""
        if (session := self.session) is None or self._moving or session.state is not State.HUMAN:
            return
        if self._waits_for_disk():
            self._forced.start(POLL_MS)
            return
        ask = self.view.ask
        if isinstance(ask, AskPlay) and ask.cards.bit_count() == 1 and not ask.names:
            assert session.turn is not None
            self.show(session.act(session.turn, Play(next(cards_in(ask.cards))), automatic=True))

    # -- bots

    def _ask_bot(self) -> None:
        """Let the bot whose turn it is think, unless it already does."""
        session = self.session
        if session is None or session.state is not State.BOT or self._asked is not None or self.finisher.busy:
            return
        request = session.bot_request()
        assert session.turn is not None
        person = people.person_of(session.setup.players[session.turn])
        least = self.settings.players.bot_min_delay_ms * (PACES[person.pace] if person else 1)
        self._asked, self._asked_at = request, time.monotonic()
        self._pause = self._pace.pause_ms(request.view, request.level, least, request.seed)
        self._answer = None
        self._debug("seat %s is asked, %s", session.turn, "own program" if request.program else request.level)
        self.bots.request(request, self._take)
        self.thinking.emit(session.turn)

    def _debug(self, line: str, *fields: object) -> None:
        """Log a line about the request, unless it follows a claim that has failed.

        Nobody else may know that.
        """
        if self._asked is not None and self._asked.ticket != self.finisher.claimed_at:
            debug.debug(line, *fields)

    def _take(self, answer: Answer) -> None:
        """Keep the bot's answer until it may be shown."""
        assert self._asked is not None
        waited = (time.monotonic() - self._asked_at) * 1000
        self._debug("%s after %d ms", answer.trouble.name if answer.trouble else "answered", waited)
        if answer.error is None and not self._asked.program:
            self._pace.took(self._asked.view, self._asked.level, waited)
        self._answer = answer
        self._poll.start()
        self.listen()

    def listen(self) -> None:
        """Carry out the bot's answer once the table is idle and the pause is over."""
        waited = (time.monotonic() - self._asked_at) * 1000
        if self._answer is None or self._moving or self.is_paused or waited < self._pause:
            return
        if self._waits_for_disk():
            return
        answer, asked = self._answer, self._asked
        self.stop_pending()
        if self.finisher.claims_for_bot(answer):
            return
        failed = self.current.setup.fallbacks
        events = self.current.bot_answer(answer.ticket, answer.action_text, answer.pure)
        if events is not None:
            assert asked is not None
            if not self.is_variation and not asked.program:
                decided = RecordedDecision(asked, answer.action_text, answer.why, answer.pure, answer.error)
                self.decisions.add(decided)
                if decided.action is not None:
                    test = self.current.blindfold(decided.at)
                    self.blindfold.add(Trial(decided.seat, decided.action, test), asked.view.deal_number)
            self.check_answer(answer, self.current.setup.fallbacks > failed)
            self.show(events)

    def check_answer(self, answer: Answer, failed: bool) -> None:
        """Log and report a bad answer, and report when bots work again."""
        trouble = (answer.trouble or Trouble.ILLEGAL) if failed else None
        if trouble is not None:
            self.bots.log(f"a bot failed: {answer.error or f'{trouble.value}: {answer.action_text}'}")
        self._emit_bot_trouble(trouble)

    def _emit_bot_trouble(self, trouble: Trouble | None) -> None:
        """Report when bots start or stop failing."""
        if (trouble is None) != (self._trouble is None):
            self._trouble = trouble
            self.botsChanged.emit(trouble)

    def _waits_for_disk(self) -> bool:
        """Return whether an automatic action has to wait for the save in progress.

        A crash may cost at most one action. Give up waiting if the disk hangs.
        """
        return self.current.is_saving and time.monotonic() - self._asked_at < DISK_TIMEOUT_S

    def stop_pending(self) -> None:
        """Stop bots, forced plays and the end of the deal in progress."""
        self.finisher.drop()
        self._poll.stop()
        self._forced.stop()
        self._answer = self._asked = None
        self.bots.cancel_all()
        self.thinking.emit(None)


def _close(session: Session, patience: float | None) -> str:
    """Close a match's files; return why it isn't saved, or ""."""
    if session.match is not None:
        try:
            patiently(lambda: session.close(patience), session.match.path)
        except files.SaveError as error:
            return messages.sentence(error)
    return messages.sentence(session.not_saved)


class DealFinisher(QObject):
    """Ends a deal early: bots play it out in the background.

    The match changes only when the ending is complete. Any other action cancels it.

    Signals:
        changed(kind): An ending of this kind is being computed, but no bot's claim; None when none is.
        refused(failed): A person's claim isn't certain, or couldn't be checked.
    """

    changed = Signal(object)  # EndingKind | None
    refused = Signal(bool)

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._ending: RestOfDeal | None = None
        self.claimed_at = -1  # session ticket at a bot's last claim
        self._background = Background("ending", self)
        self._ticket = 0  # of the open request

    @property
    def busy(self) -> bool:
        """Whether an ending is being computed."""
        return self._ending is not None

    def claim(self, claim: Claim) -> None:
        """Make a claim for the player whose turn it is, if it is certain."""
        session = self._controller.session
        if session is not None and claim in session.offered_claims():
            assert session.turn is not None
            self.start(EndingKind.CLAIM, session.turn, claim)

    def finish(self) -> None:
        """Let bots play every seat to the end of the deal."""
        self._start_for_viewer(EndingKind.FINISH)

    def concede(self) -> None:
        """Give up the deal for the side of the person at the screen."""
        self._start_for_viewer(EndingKind.CONCEDE)

    def _start_for_viewer(self, kind: EndingKind) -> None:
        session = self._controller.session
        if session is not None and session.can_end and session.viewer is not None:
            self.start(kind, session.viewer)

    def start(self, kind: EndingKind, seat: Seat, claim: Claim | None = None) -> None:
        """Start an ending; bots stop whatever they were doing."""
        session = self._controller.current
        self._controller.stop_pending()
        self._ending = session.ending(kind, seat, claim)
        if claim is None or session.setup.players[seat].human:  # nobody is told that a bot tries to claim
            self.changed.emit(kind)
        if self._ending.thinks:
            # In its own thread, so that stopping doesn't have to wait.
            self._background.ask(self._ending.think, lambda _: self._go_on(), self._give_up)
        else:
            self._go_on()

    def stop(self) -> None:
        """Cancel the ending; the match continues unchanged."""
        if self.drop():
            self._controller.resume()

    def drop(self) -> bool:
        """Drop the ending; return whether there was one."""
        if self._ending is None:
            return False
        self._ending = None
        self._background.cancel()
        self._controller.bots.cancel(self._ticket)
        self.changed.emit(None)
        return True

    def claims_for_bot(self, answer: Answer) -> bool:
        """Let the leading bot claim instead of playing, if possible and enabled."""
        controller = self._controller
        session = controller.session
        if not answer.claims or not controller.settings.play.bots_claim or session is None:
            return False
        if session.setup.is_challenge:  # bots play on, as they do for the others
            return False
        seat, now = session.turn, session.ticket
        if seat is None or now == self.claimed_at:
            return False
        seen = session.view_for(seat)
        claim = next((claim for claim in claims(seen) if is_all(seen, claim)), None)
        if claim is None:
            return False
        self.claimed_at = now  # if the claim fails, the bot plays on
        self.start(EndingKind.CLAIM, seat, claim)
        return True

    def _go_on(self) -> None:
        ending = self._ending
        assert ending is not None
        request = ending.request()
        if request is not None:
            self._ticket = self._controller.bots.request(request, self._take)
            return
        self.drop()
        # A bot's claim that fails is told to nobody.
        if ending.refused and ending.setup.players[ending.seat].human:
            self.refused.emit(ending.failed)
        controller, session = self._controller, self._controller.session
        parts = None if session is None else session.end_deal(ending)
        if parts is None:
            controller.resume()
            return
        for events, view in parts[:-1]:
            controller.show_part(events, view)
        controller.show(parts[-1].events)

    def _give_up(self, error: Exception) -> None:
        """Cancel an ending that failed, and raise its error."""
        self.stop()
        raise error

    def _take(self, answer: Answer) -> None:
        if (ending := self._ending) is not None:
            before = ending.setup.fallbacks
            ending.answer(answer.action_text, answer.pure)
            if not ending.refused:  # a claim that couldn't be checked is reported separately
                failed = answer.action_text is None or ending.setup.fallbacks > before
                self._controller.check_answer(answer, failed)
            self._go_on()
