"""The state controller around the session: turns its changes into signals, and keeps the bots thinking.

They also finish deals: by a claim, in every seat to the end, or where one is given up.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.bots.claims.claim import Claim
from trickdesk.bots.process.client import Answer, BotClient, Trouble
from trickdesk.engine.actions import Action, AskPlay, Event, Play
from trickdesk.engine.cards import Seat, cards_in
from trickdesk.engine.errors import IllegalAction, Refusal, Why
from trickdesk.engine.view import PlayerView
from trickdesk.session import BotRequest, Ending, Kind, Session, State
from trickdesk.session.decisions import Decided, Decisions
from trickdesk.session.ending import bot_claim, can_end, offered_claims
from trickdesk.storage import files
from trickdesk.storage.settings import Settings
from trickdesk.ui.match.bot_channel import BotChannel
from trickdesk.ui.match.bot_pacing import Pace
from trickdesk.ui.qt.background import Background
from trickdesk.ui.text.errors import error_words

POLL_MS = 15
SAVE_POLL_MS = 50
LEAVE_TIMEOUT_S = 3.0  # how long whoever leaves a match waits for a disk that does not answer
DISK_TIMEOUT_S = 2.0  # how long a bot waits for a slow disk


class GameController(QObject):
    """One match at a time, between the session and the screens.

    ``shown(events, view, bottom)``: something happened; show it, then call :meth:`table_idle`. Events and view hold
    only what the viewer may see. ``replaced(view, bottom)``: show this view at once, nothing has to be animated.
    ``settled(view)``: everything has been shown; ``view.ask`` is what the viewer is asked, if anything.
    ``curtainNeeded(seat)``: that person has to sit down (:meth:`uncover`). ``refused(why)``: an illegal try.
    ``acted(action)``: the person on turn has done this. ``thinking(seat)``: a bot thinks, None: no bot does.
    ``saveChanged(sentence)``: why the match is not saved, empty when it is again. ``botsChanged(trouble)``: why bots
    cannot decide, None when they can again.
    """

    shown = Signal(object, PlayerView, int)  # Sequence[Event], the view, a Seat
    replaced = Signal(PlayerView, int)
    settled = Signal(PlayerView)
    curtainNeeded = Signal(int)
    refused = Signal(object)  # Why | Refusal
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
        self._aside: Session | None = None  # the match, while another line of one of its deals is played
        self.bots = BotChannel(client or BotClient(), self)
        self.finisher = DealFinisher(self)
        # Looks whether an answer that has come may be shown.
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._listen)
        self._forced = QTimer(self, singleShot=True)
        self._forced.timeout.connect(self._play_forced)
        self._saving = QTimer(self, singleShot=True, interval=SAVE_POLL_MS)
        self._saving.timeout.connect(self._watch_save)
        self._moving = False
        self.is_paused = False  # nothing happens until it is let go
        self._pace = Pace()
        self._asked_at = 0.0
        self._asked: BotRequest | None = None  # until its answer is carried out
        self._pause = 0.0  # milliseconds from then until its answer may be shown
        self._answer: Answer | None = None  # until it may be shown
        self._may_force = True  # not after undo: the person wants to decide
        self._not_saved = ""
        self._trouble: Trouble | None = None  # that was told
        self.decisions = Decisions()

    # -- a match

    def begin(self, session: Session, events: Sequence[Event] = ()) -> None:
        """Play this match from now on; ``events`` of its first deal are shown, otherwise the table is just set."""
        self.leave()
        self.decisions.clear()
        self.session = session
        self._may_force = True
        if events:
            self.show(events)
        else:
            self._replace()

    def leave(self) -> None:
        """Leave the match; it can be continued."""
        self.stop_pending()
        hangs = bool(self.retry_save()) and self.match is not None and self.match.is_saving
        session = self.hand_over()
        if session is not None:
            session.close(0 if hangs else None)
        self._emit_save_state("" if session is None else error_words(session.not_saved))
        self._emit_bot_trouble(None)

    def hand_over(self) -> Session | None:
        """Give the match away as it stands: another window goes on with it."""
        self.stop_pending()
        self._saving.stop()
        session, self.session, self._aside, self._moving = self.match, None, None, False
        return session

    def retry_save(self) -> str:
        """Why what has been played is not on the disk, after another try; empty if it is."""
        if (session := self.match) is None or session.match is None:
            return ""
        answers = session.flush(LEAVE_TIMEOUT_S)
        if answers and session.not_saved:
            session.save()
            answers = session.flush(LEAVE_TIMEOUT_S)
        hangs = files.SaveError(files.Trouble.HANGS, session.match.path)
        return error_words(session.not_saved if answers else hangs)

    def close(self) -> None:
        """Leave the match and end the bots' process; that takes a second at most."""
        self.leave()
        self.bots.client.close()

    # -- another line of a deal

    @property
    def match(self) -> Session | None:
        """The match in progress, which waits while another line of one of its deals is played."""
        return self._aside or self.session

    @property
    def is_variation(self) -> bool:
        """Whether another line is played instead of the match."""
        return self._aside is not None

    def play_variation(self, line: Session) -> None:
        """Play this line, which nothing saves; the match waits as it is."""
        self.stop_pending()
        self._aside = self.match
        self.session, self.is_paused, self._may_force = line, False, True
        self._replace()

    def leave_variation(self) -> Session | None:
        """Leave the line that is played, which is returned as it stands; the match is shown as it was, and held."""
        if self._aside is None:
            return None
        self.stop_pending()
        line, self.session, self._aside = self.session, self._aside, None
        self.is_paused = True
        self._replace()
        return line

    def warm_up(self) -> None:
        """Start the bots' process, so that the first bot does not have to wait for it."""
        self.bots.client.start()

    @property
    def view(self) -> PlayerView:
        """What may be shown now."""
        assert self.session is not None
        return self.session.view_for(self.session.viewer)

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

    # -- what the person does

    def act(self, action: Action) -> None:
        """An action of the person on turn; an illegal one is refused and changes nothing."""
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

    def why_not(self, action: Action) -> Why | Refusal | None:
        """Why the viewer may not do this; None if he may."""
        return None if self.session is None else self.session.why_not(action)

    def next_deal(self) -> None:
        """Deal the next hand."""
        if self.session is not None and self.session.state is State.DEAL_OVER and not self.is_variation:
            self.show(self.session.next_deal())

    def undo(self) -> None:
        """Take back the person's last decision."""
        if self.session is not None and self.session.undo():
            self._may_force = False
            self.stop_pending()
            self._replace()

    def redo(self) -> None:
        """Do again what was taken back."""
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
        """Go on after `pause`, and announce again that the table is at rest."""
        self.is_paused = False
        self.finisher.drop()
        if self.is_settled:
            self._go_on()

    def resume_unchanged(self) -> None:
        """Go on after `pause` where nothing on the table has changed, without the signals of `resume`."""
        self.is_paused = False
        if self.is_settled:
            self._resume_bots()  # `pause` may have dropped a claim or a finish, for which the bots had stopped

    def uncover(self) -> None:
        """The person on turn has sat down."""
        if self.session is not None and self.session.needs_curtain:
            self.session.uncover()
            self._replace()

    # -- showing

    def show(self, events: Sequence[Event]) -> None:
        """Show what has happened, as far as the viewer may see it."""
        assert self.session is not None
        session = self.session
        self._moving = True
        self._watch_save()
        self._ask_bot()  # it thinks while the cards move
        self.shown.emit(session.events_for(session.viewer, events), self.view, session.bottom)

    def show_part(self, events: Sequence[Event], view: PlayerView) -> None:
        """Show something of what has happened, before all of it is."""
        assert self.session is not None
        self.shown.emit(self.session.events_for(self.session.viewer, events), view, self.session.bottom)

    def _replace(self) -> None:
        assert self.session is not None
        self._moving = False
        if self.session.needs_curtain:
            self.session.cover()
        self._watch_save()
        self.replaced.emit(self.view, self.session.bottom)
        self._go_on()

    def table_idle(self) -> None:
        """Everything that was shown last has come to rest."""
        if self.session is not None and self._moving:
            self._moving = False
            self._go_on()

    def _go_on(self) -> None:
        """With the table at rest, do what the state asks for."""
        assert self.session is not None
        session = self.session
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

    def _watch_save(self) -> None:
        """Tell what has become of the last save as soon as that is known."""
        if (session := self.session) is not None and session.is_saving:
            self._saving.start()
        elif session is not None:
            self._emit_save_state(error_words(session.not_saved))

    def _emit_save_state(self, sentence: str) -> None:
        if sentence != self._not_saved:
            self._not_saved = sentence
            self.saveChanged.emit(sentence)

    def _plays_forced(self) -> bool:
        assert self.session is not None
        wanted = self.settings.play.auto_play_forced and self._may_force and not self.is_paused
        return wanted and not self.finisher.busy and self.session.state is State.HUMAN

    def _play_forced(self) -> None:
        """Play the only card that may be played, for a person who wants that."""
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
        """Let the bot on turn think, unless it does already."""
        session = self.session
        if session is None or session.state is not State.BOT or self._asked is not None or self.finisher.busy:
            return
        request = session.bot_request()
        least = self.settings.players.bot_min_delay_ms
        self._asked, self._asked_at = request, time.monotonic()
        self._pause = self._pace.pause_ms(request.view, request.level, least, request.seed)
        self._answer = None
        self.bots.request(request, self._take)
        self.thinking.emit(session.turn)

    def _take(self, answer: Answer) -> None:
        """Keep the bot's answer until it may be shown."""
        assert self._asked is not None
        if answer.error is None:
            waited = (time.monotonic() - self._asked_at) * 1000
            self._pace.took(self._asked.view, self._asked.level, waited)
        self._answer = answer
        self._poll.start()
        self._listen()

    def _listen(self) -> None:
        """Carry the bot's answer out once the table is at rest and the pause is long enough."""
        waited = (time.monotonic() - self._asked_at) * 1000
        if self._answer is None or self._moving or self.is_paused or waited < self._pause:
            return
        if self._waits_for_disk():
            return
        assert self.session is not None
        answer, asked = self._answer, self._asked
        self.stop_pending()
        if self.finisher.claims_for_bot(answer):
            return
        failed = self.session.setup.fallbacks
        events = self.session.bot_answer(answer.ticket, answer.action_text, answer.pure)
        if events is not None:
            assert asked is not None
            if not self.is_variation:
                told = answer.action_text, answer.why, answer.pure, answer.error
                self.decisions.add(Decided(asked, *told))
            self.check_answer(answer, self.session.setup.fallbacks > failed)
            self.show(events)

    def check_answer(self, answer: Answer, failed: bool) -> None:
        """Log and tell what is wrong with an answer, and that bots do as they should again."""
        trouble = (answer.trouble or Trouble.ILLEGAL) if failed else None
        if trouble is not None:
            self.bots.log(f"a bot failed: {answer.error or f'{trouble.value}: {answer.action_text}'}")
        self._emit_bot_trouble(trouble)

    def _emit_bot_trouble(self, trouble: Trouble | None) -> None:
        """Tell that bots fail when they begin to, and when they have stopped failing."""
        if (trouble is None) != (self._trouble is None):
            self._trouble = trouble
            self.botsChanged.emit(trouble)

    def _waits_for_disk(self) -> bool:
        """A kill may cost one input: the next one that nobody clicks waits for the disk, unless that hangs."""
        assert self.session is not None
        return self.session.is_saving and time.monotonic() - self._asked_at < DISK_TIMEOUT_S

    def stop_pending(self) -> None:
        """Nobody thinks any more, and nothing happens by itself."""
        self.finisher.drop()
        self._poll.stop()
        self._forced.stop()
        self._answer = self._asked = None
        self.bots.cancel_all()
        self.thinking.emit(None)


class DealFinisher(QObject):
    """Brings a deal to its end: bots think it out while the window goes on, one ending at a time.

    ``changed(kind)``: one of that kind is being thought out, None: none is any more. ``refused(failed)``: a claim is
    not certain, or nobody could tell. Nothing has happened in the match until everything happens at once; whatever
    else is done there drops it.
    """

    changed = Signal(object)  # Kind | None
    refused = Signal(bool)

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
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
        self._controller.stop_pending()
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
            self._controller.resume()

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
            controller.resume()
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
                self._controller.check_answer(answer, failed)
            self._go_on()
