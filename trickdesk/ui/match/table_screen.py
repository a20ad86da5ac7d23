"""Table screen: connects the card table and its panels with the controller."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QWidget

from trickdesk.engine.actions import Event
from trickdesk.engine.cards import Seat
from trickdesk.engine.errors import Problem
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session import EndingKind, Session
from trickdesk.storage.settings import Settings
from trickdesk.ui.match.blindfold import Trial
from trickdesk.ui.match.coach.coach import Coach
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.match.hidden_cards import MatchTable
from trickdesk.ui.match.text_table.side import TextSide
from trickdesk.ui.panels import CallsPanel, EndingPanel, HiddenPanel, Panel
from trickdesk.ui.qt.keys import ARROW_KEYS, ENTER, letters_of
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import fair_deals, player_text, prompts

ENDING_MS = 300  # delay before the panel about ending the deal opens


class TableScreen(MatchTable):
    """Shows one match.

    Signals:
        again: Play the same match again.
        lobby: Go back to the lobby.
        reviewWanted: Review the finished deal, or go back to its review from a variation.
        replayWanted: Play the finished deal again.
        challengeWanted: Let others play the finished match, or show their results.
        matchOver: The panel at the end of the match is open.
    """

    again = Signal()
    lobby = Signal()
    reviewWanted = Signal()
    replayWanted = Signal()
    challengeWanted = Signal()
    matchOver = Signal()

    def __init__(
        self, controller: GameController, parent: QWidget | None = None, beside: CardTable | None = None
    ) -> None:
        super().__init__(controller, parent, beside)
        self.table.setAcceptDrops(False)  # files are dropped on the window instead
        self._ending: EndingKind | None = None  # how the deal is being ended
        self.table.idle.connect(controller.table_idle)
        self.decided.connect(controller.act)
        self.refused.connect(self.show_message)
        controller.shown.connect(self._show)
        controller.replaced.connect(self._replace)
        controller.settled.connect(self._settle)
        controller.refused.connect(self._refused)
        controller.acted.connect(lambda _action: self.table.show_last_trick(False))
        controller.thinking.connect(self.table.set_thinking)
        controller.finisher.changed.connect(self._ending_changed)
        self._ending_wait = QTimer(self, singleShot=True, interval=ENDING_MS)
        self._ending_wait.timeout.connect(self._show_ending)
        self.texts = TextSide(self)  # must come last: reads the state of table and panels
        self.coach = Coach(self, self.texts)

    def configure(
        self, game: Game, names: Sequence[str], manners: Sequence[str] = (), bots: Collection[Seat] = ()
    ) -> None:
        """Set up the table for a match.

        Args:
            game: The game.
            names: Names of the players, by seat.
            manners: How each of them plays, in words.
            bots: The seats of computer players.
        """
        self.close_panel()
        self.names = names
        self.cover(False)
        self.coach.begin()
        self.table.configure(game, names, manners, bots)

    def rename(self, names: Sequence[str]) -> None:
        """Call the players of the match by other names."""
        self.names = names
        self.table.rename(names)

    def clear(self) -> None:
        super().clear()
        self.coach.forget()

    @property
    def prompts(self) -> Sequence[str]:
        """The prompt, and its explanation if enabled."""
        return [sentence for sentence in (self.coach.prompter.words, self.coach.prompter.more) if sentence]

    def apply(self, settings: Settings) -> None:
        """Apply the settings, also to open panels."""
        self.table.apply(settings)
        self.peek.apply(settings.sharing.hold_to_look)
        self.coach.apply(settings)
        if self.panel is not None:
            self.panel.draw_symbols()
        self.texts.apply(settings.accessibility.text_table)
        self.place_later()  # after the panel is restyled

    # -- from the controller

    def _show(self, events: Sequence[Event], view: PlayerView, bottom: Seat) -> None:
        if self._has_message:
            self.show_message("")
        self.close_panel()
        self._show_calls(view)
        if self._keep_down():
            # In the animation, the player's own cards stay face down.
            events = Session.events_for(None, events)
        self.table.play_events(events, view, bottom)

    def _replace(self, view: PlayerView, bottom: Seat) -> None:
        self.close_panel()
        self._keep_down()
        self.table.show_view(view, bottom)
        if view.ask is not None:  # no event announces it
            self.table.say_standing()

    def ask_again(self) -> None:
        if self.controller.is_settled:
            self._settle(self.controller.view)
        elif self.controller.session is not None:
            self._show_calls(self.controller.view)

    def _settle(self, view: PlayerView) -> None:
        """Open the panel for what the view asks."""
        self.close_panel()
        if self.hidden:
            hidden = HiddenPanel(self.ground, self.peek.key if self.peek.is_on else None)
            hidden.wanted.connect(self.peek.open)
            hidden.looked.connect(lambda on: self.table.cover(not on))
            self.open(hidden)
            return
        if self._ending is not None:
            self._ending_wait.start()
        if view.phase in ("deal-over", "match-over") and view.deals:
            from trickdesk.ui.panels.over import DealOverPanel

            is_variation = self.controller.is_variation
            tested = self.controller.blindfold.summary
            remark = fair_deals.blindfold_summary(tested) if tested.changed and not is_variation else ""
            over = DealOverPanel(
                self._for_everyone(view),
                self.names,
                self.ground,
                self.table.pixmaps,
                is_variation=is_variation,
                remark=remark,
            )
            over.next.connect(self._after_score)
            over.replay.connect(self.replayWanted)
            over.review.connect(self.reviewWanted)
            self.open(over)
        elif view.ask is not None:
            self.put_question(view)
        else:
            self._show_calls(view)
            self.table.setFocus()

    def _ending_changed(self, kind: EndingKind | None) -> None:
        """Show, after a moment, that the deal is being ended; None means it no longer is."""
        self._ending = kind
        self._ending_wait.stop()
        if kind is not None:
            self.show_message("")
            self._ending_wait.start()
        elif isinstance(self.panel, EndingPanel):
            self.close_panel()

    def _show_ending(self) -> None:
        if self._ending is not None:
            panel = EndingPanel(self._ending, self.ground)
            panel.stopped.connect(self.controller.finisher.stop)
            self.open(panel)

    def _show_calls(self, view: PlayerView) -> None:
        """Keep the calls visible during the others' turns of the auction."""
        if view.phase == "auction" and view.calls and not self.texts.is_on:
            self.open(CallsPanel(view, self.names, self.ground), focus=False)

    def _for_everyone(self, view: PlayerView) -> PlayerView:
        """Return a view in which nobody is "you", if several people read the result."""
        return replace(view, seat=None) if self.controller.current.shared else view

    def _after_score(self) -> None:
        """Go on from the result of a deal."""
        view = self.controller.view
        if self.controller.is_variation:
            self.reviewWanted.emit()
        elif not view.winners:
            self.controller.next_deal()
        else:
            self._show_match_over(view)

    def _show_match_over(self, view: PlayerView) -> None:
        from trickdesk.ui.panels.over import MatchOverPanel

        session = self.controller.current
        over = MatchOverPanel(
            self._for_everyone(view),
            self.names,
            self.ground,
            player_text.remark_words(session.setup.players),
            session.story(),
            self.table.pixmaps,
            is_challenge=session.setup.is_challenge,
        )
        over.challenge.connect(self.challengeWanted)
        over.again.connect(self.again)
        over.review.connect(self.reviewWanted)
        over.lobby.connect(self.lobby)
        self.open(over)
        if any(session.setup.players[seat].human for seat in view.game.seats_of(*view.winners)):
            self.table.celebrate(view)
        self.matchOver.emit()

    @property
    def can_test(self) -> bool:
        """Whether a bot has decided anything in this deal of the match."""
        return not self.controller.is_variation and self.controller.blindfold.last is not None

    def test_last(self) -> None:
        """Make the blindfold test of the last decision of a bot."""
        last = self.controller.blindfold.last
        if self.can_test and last is not None:
            self.show_message(self.tr("Testing…"))
            self.controller.blindfold.ask(last.seat, last.action, last.test, self._tell_test)

    def _tell_test(self, tested: Trial) -> None:
        sentence = fair_deals.blindfold_words(tested.found, self.names[tested.seat])
        self.show_message(sentence)
        self.table.announced.emit(sentence)

    def remark(self, sentence: str) -> None:
        """Add a remark to the result of the match."""
        from trickdesk.ui.panels.over import MatchOverPanel

        if isinstance(self.panel, MatchOverPanel):
            self.panel.remark(sentence)
            self.place()

    def _refused(self, why: Problem) -> None:
        self.show_message(prompts.refusal_words(why, self.controller.view))

    # -- panels

    @property
    def ground(self) -> QWidget:
        return self.texts.ground

    def panel_place(self) -> tuple[QRectF, float, list[QRectF]]:
        return self.texts.panel_place()

    def open(self, panel: Panel, focus: bool = True) -> None:
        panel.hintWanted.connect(self.give_hint)
        super().open(panel, focus)

    def give_hint(self) -> None:
        """Show a hint for the open panel, or close the one that is open."""
        self.coach.toggle_hint()

    def close_panel(self) -> None:
        """Close the open panel and its hint."""
        self.coach.close_hint()
        super().close_panel()

    def _press_key(self, event: QKeyEvent) -> bool:
        """Pass unused keys to the open panel; buttons keep Enter, and lists keep arrows."""
        panel, focused = self.panel, self.window().focusWidget()
        if panel is None or not self.isVisible():
            return False
        elsewhere = isinstance(focused, QAbstractButton) and not panel.isAncestorOf(focused)
        kept = ENTER if elsewhere else ARROW_KEYS if isinstance(focused, QAbstractItemView) else ()
        return event.key() not in kept and panel.press_key(event)

    def _keeps_key(self, event: QKeyEvent) -> bool:
        """Reserve a letter that the open panel uses, so that it doesn't act as a shortcut.

        Fast keys come here one after the other before the first of them is pressed.
        """
        if self.panel is not None and self.isVisible():
            self.panel.foresee(event.key())
        if event.modifiers() or not any(map(self.takes_letter, letters_of(event))):
            return False
        event.accept()
        return True

    def takes_letter(self, letter: str) -> bool:
        """Return whether a letter chooses something in the open panel now."""
        return self.panel is not None and self.isVisible() and self.panel.takes_letter(letter)

    def place(self) -> None:
        super().place()
        self.coach.place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return watched is self.window() and self._press_key(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            return watched is self.window() and self._keeps_key(event)
        return super().eventFilter(watched, event)
