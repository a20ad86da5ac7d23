"""A card table for one decision: shows a view, asks what the view asks, and says what was decided."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Call, Give, Play
from trickdesk.engine.cards import CardId
from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Settings
from trickdesk.ui import text
from trickdesk.ui.panels import GivePanel, JokerSuitPanel, Panel, TeamPanel, make_panel
from trickdesk.ui.table.view import SMALLEST, CardTable


class ExerciseTable(QWidget):
    """``decided(action)``: of the seat that sits before the screen; nothing is done with it here.

    ``told(sentence)``: why something cannot be decided.
    """

    decided = Signal(object)
    told = Signal(str)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.table = CardTable(self)
        self.table.apply(settings)
        self.table.clock.reduced = True
        self.panel: Panel | None = None
        self._view: PlayerView | None = None
        self._names: Sequence[str] = ()
        self.setMinimumSize(*SMALLEST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.table.cardChosen.connect(self._card_chosen)
        self.table.cardRefused.connect(self._card_refused)
        self.table.installEventFilter(self)

    def ask(self, view: PlayerView, names: Sequence[str], question: str) -> None:
        """Show what a seat knows, and ask it what it is asked; readers say the question and what went before."""
        self._ask(view, names)
        self.table.voice.say(question, turn=True)
        self.table.say_standing()

    def _ask(self, view: PlayerView, names: Sequence[str]) -> None:
        self.show_only(view, names, asked=True)
        ask = view.ask
        if isinstance(ask, AskCall):
            panel = make_panel(ask, view, names, self.table)
            panel.called.connect(lambda call: self.decided.emit(Call(call)))
            if isinstance(panel, TeamPanel):
                self.table.seatChosen.connect(panel.toggle)
                panel.pickedChanged.connect(self.table.set_chosen)
            self.open(panel)
        elif isinstance(ask, AskGive):
            giving = GivePanel(ask, view, names, self.table)
            giving.gave.connect(lambda: self.decided.emit(Give(self.table.picks())))
            giving.cleared.connect(lambda: self.table.set_picks(ask.first))
            self.table.picksChanged.connect(giving.set_picks)
            giving.set_picks(self.table.picks())
            self.open(giving, focus=False)
            self.table.setFocus()
        else:
            self.table.setFocus()

    def show_only(self, view: PlayerView, names: Sequence[str], asked: bool = False) -> None:
        """Show what a seat knows; unless it is ``asked``, nothing can be done."""
        self.close_panel()
        if self.table.game is not view.game or self._names != names:
            self.table.configure(view.game, list(names))
        self._view, self._names = view, names
        self.table.show_view(view, 0 if view.seat is None else view.seat, asked)

    def clear(self) -> None:
        """Nothing is asked any more."""
        self.close_panel()
        if self._view is not None:
            self.show_only(self._view, self._names)

    # -- panels

    def open(self, panel: Panel, focus: bool = True) -> None:
        """Lay a panel on the table, in place of the one there."""
        self.close_panel()
        self.panel = panel
        if panel.hint is not None:
            panel.hint.hide()  # the answer comes afterwards
        panel.complained.connect(self.told)
        self._place()
        panel.show()
        if focus:
            panel.take_focus()

    def close_panel(self) -> None:
        panel, self.panel = self.panel, None
        if panel is None:
            return
        if isinstance(panel, TeamPanel):
            self.table.seatChosen.disconnect(panel.toggle)
            self.table.set_chosen(())
        if isinstance(panel, GivePanel):
            self.table.picksChanged.disconnect(panel.set_picks)
        panel.hide()
        panel.deleteLater()

    def _place(self) -> None:
        if self.panel is not None and self.table.board.layout is not None:
            self.panel.place(self.table.panel_area(), self.table.board.layout.unit)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.table and event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._place)  # once the table has laid itself out again
        return super().eventFilter(watched, event)

    def press(self, event: QKeyEvent) -> bool:
        """Keys that nothing else has used are for the panel."""
        return self.panel is not None and self.panel.press_key(event)

    # -- cards

    def _card_chosen(self, card: CardId) -> None:
        ask = None if self._view is None else self._view.ask
        if not isinstance(ask, AskPlay) or not self.table.enabled:
            return
        names = ask.names.get(card, ())
        if len(names) < 2:
            self.decided.emit(Play(card, names[0] if names else None))
            return
        assert self._view is not None
        panel = JokerSuitPanel(self._view.game, names, self.table)
        panel.named.connect(lambda suit: self.decided.emit(Play(card, suit)))
        panel.cancelled.connect(self._ask_again)
        self.open(panel)

    def _ask_again(self) -> None:
        assert self._view is not None
        self._ask(self._view, self._names)

    def _card_refused(self, card: CardId) -> None:
        view = self._view
        if view is None or not self.table.enabled:
            return
        sentence = self.tr("That card may not be played now.")
        if isinstance(view.ask, AskGive):
            sentence = text.pick_refused_words(view.ask, self.table.picks(), card, view)
        if sentence:
            self.table.refuse(card, sentence)
            self.told.emit(sentence)
