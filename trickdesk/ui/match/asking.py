"""A table that asks a player for decisions: with panels, or for cards in the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.cards import CardId
from trickdesk.engine.errors import Problem
from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels import GivePanel, JokerSuitPanel, Panel, TeamPanel, make_panel
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import prompts


class AskingTable(QWidget):
    """Puts what a view asks to the player, and returns the answer.

    The open panel depends on what the view asks for, never on the game.

    Attributes:
        table: The drawn table.
        panel: The open panel, or None.
        names: What the players are called, by seat.

    Signals:
        decided(action): The player has decided.
        refused(sentence): Why something can't be done.
    """

    decided = Signal(object)  # Action
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None, beside: CardTable | None = None) -> None:
        """Create the table; with `beside`, it shares the pictures of cards with another."""
        super().__init__(parent)
        self.table = CardTable(self, None if beside is None else beside.pixmaps)
        self.panel: Panel | None = None
        self.names: Sequence[str] = ()
        self.table.installEventFilter(self)
        self.table.cardChosen.connect(self._card_chosen)
        self.table.cardRefused.connect(self._card_refused)

    def why_not(self, play: Play) -> Problem | None:
        """Return why a card can't be played now; None if it can."""
        raise NotImplementedError

    def ask_again(self) -> None:
        """Ask what was asked last."""
        raise NotImplementedError

    @property
    def ground(self) -> QWidget:
        """The widget that panels are placed on."""
        return self.table

    def panel_place(self) -> tuple[QRectF, float, list[QRectF]]:
        """Return the area and scale for a panel, and larger areas for large text."""
        return self.table.panel_area(), self.table.board.layout.letters, self.table.larger_areas()

    # -- questions

    def put_question(self, view: PlayerView) -> None:
        """Open the panel for what a view asks; for a card to play, focus the hand."""
        self.close_panel()
        ask = view.ask
        if isinstance(ask, AskCall):
            panel = make_panel(ask, view, self.names, self.ground)
            panel.called.connect(lambda call: self.decided.emit(Call(call)))
            if isinstance(panel, TeamPanel):
                self.table.seatChosen.connect(panel.toggle)
                panel.pickedChanged.connect(self.table.set_chosen)
            self.open(panel)
            return
        if isinstance(ask, AskGive):
            giving = GivePanel(ask, view, self.names, self.ground)
            giving.gave.connect(lambda: self.decided.emit(Give(self.table.picks())))
            giving.cleared.connect(self.put_back)
            self.table.picksChanged.connect(giving.set_picks)
            giving.set_picks(self.table.picks())
            self.open(giving, focus=False)
        self.table.setFocus()

    def put_back(self) -> None:
        """Take back all picked cards, and focus the table."""
        ask = self.table.choice.ask
        assert isinstance(ask, AskGive)
        self.table.set_picks(ask.first)
        self.table.setFocus()

    def _card_chosen(self, card: CardId) -> None:
        """Play a card, after asking for the suit it stands for if there are several."""
        view, ask = self.table.view, self.table.choice.ask
        if view is None or not isinstance(ask, AskPlay):
            return
        suits = ask.names.get(card, ())
        if len(suits) < 2:
            self.decided.emit(Play(card, suits[0] if suits else None))
            return
        panel = JokerSuitPanel(view.game, card, suits, self.ground)
        panel.named.connect(lambda suit: self.decided.emit(Play(card, suit)))
        panel.cancelled.connect(self.keep_card)
        self.open(panel)

    def keep_card(self) -> None:
        """Return the card to the hand; another one may be led."""
        assert self.table.view is not None
        self.table.show_view(self.table.view, self.table.bottom)
        self.ask_again()

    def _card_refused(self, card: CardId) -> None:
        view, ask, sentence = self.table.view, self.table.choice.ask, ""
        if view is None:
            return
        if isinstance(ask, AskGive):
            sentence = prompts.pick_refused_words(ask, self.table.picks(), card, view)
        elif isinstance(ask, AskPlay) and (why := self.why_not(Play(card))) is not None:
            sentence = prompts.refusal_words(why, view, card)
        if sentence and not self.table.refuse(card, sentence):
            self.refused.emit(sentence)

    # -- panels

    def open(self, panel: Panel, focus: bool = True) -> None:
        """Put a panel on the table, replacing any other."""
        self.close_panel()
        self.panel = panel
        panel.complained.connect(self.refused)
        self.place()
        panel.show()
        if focus:
            self.table.show_last_trick(False)  # the next key is for the panel
            panel.take_focus()

    def close_panel(self) -> None:
        """Close the open panel."""
        panel, self.panel = self.panel, None
        if panel is None:
            return
        self.table.set_chosen(())
        self.table.voice.keep_clear(())
        focused = self.focusWidget()
        had_focus = focused is not None and (panel is focused or panel.isAncestorOf(focused))
        panel.hide()
        panel.deleteLater()
        if had_focus:
            self.table.setFocus()

    def place(self) -> None:
        """Place the open panel."""
        area, unit, larger = self.panel_place()
        if self.panel is not None:
            self.panel.place(area, unit, larger)
            if self.panel.stands_beside and self.ground is self.table:
                beside = self.table.area_beside_trick(self.panel.size())
                if beside is not None:
                    self.panel.place(beside, unit, larger)

    def place_later(self) -> None:
        """Place panels again once the layout is done."""
        QTimer.singleShot(0, self, self.place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.table and event.type() == QEvent.Type.Resize:
            self.place_later()
        return super().eventFilter(watched, event)
