"""Choosing team-mates, at the plates or in the panel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from trickdesk.engine.ask import AskCall
from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.panels.base import Button, CallPanel, Key, label

NAMES_IN_ROW = 4


class TeamPanel(CallPanel):
    """A button for each other player; all of the team have to be chosen before the game can start.

    `pickedChanged` carries the seats chosen so far, ascending. Keys: the number of the seat, counted from 1.
    """

    pickedChanged = Signal(object)

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        translate = QCoreApplication.translate
        teams = [text.team_seats(call) for call in ask.calls]
        self.need = len(teams[0])
        self.picked: list[Seat] = []
        title = translate("Panel", "Choose {n} partners").format(n=self.need)
        if self.need == 1:
            title = translate("Panel", "Choose your partner")
        super().__init__(title, ask, view, names, parent)
        self.body.addWidget(label(text.contract_words(view, names), muted=True))
        help_words = translate("Panel", "Click players here or at the table, or press their number.")
        self.body.addWidget(label(help_words, muted=True))
        self.buttons: dict[Seat, Button] = {}
        grid = QGridLayout()
        grid.setSpacing(4)
        seats = sorted({seat for team in teams for seat in team})
        in_row = -(-len(seats) // -(-len(seats) // NAMES_IN_ROW))
        for i, seat in enumerate(seats):
            button = self.buttons[seat] = Button(f"{seat + 1}  {names[seat]}")
            button.setAccessibleName(names[seat])
            button.setCheckable(True)
            button.clicked.connect(lambda _on, seat=seat: self.toggle(seat))
            grid.addWidget(button, i // in_row, i % in_row)
        self.body.addLayout(grid)
        self.clear_button = Button(translate("Panel", "Clear"))
        self.clear_button.clicked.connect(lambda: self.set_picked(()))
        self.start = Button(primary=True)
        self.start.clicked.connect(self._call)
        self.add_foot([self.clear_button], [self.start])
        self.set_picked(())
        self.set_scale(1.0)

    def toggle(self, seat: Seat) -> None:
        """Choose a seat or put it back; with all chosen, another one takes the place of the last."""
        if seat not in self.buttons:
            return
        if seat in self.picked:
            picked = [other for other in self.picked if other != seat]
        else:
            picked = [*self.picked[: self.need - 1], seat]
        self.set_picked(picked)

    def set_picked(self, seats: Iterable[Seat]) -> None:
        """Show these seats as chosen."""
        translate = QCoreApplication.translate
        picked = [seat for seat in seats if seat in self.buttons][: self.need]
        changed = set(picked) != set(self.picked)
        self.picked = picked
        for seat, button in self.buttons.items():
            button.setChecked(seat in picked)
        complete = len(picked) == self.need
        self.start.setEnabled(complete)
        words = translate("Panel", "Start with {n} of {need}").format(n=len(picked), need=self.need)
        if complete:
            words = translate("Panel", "Start with {names}")
            words = words.format(names=text.join([self.names[seat] for seat in sorted(picked)]))
        self.start.setText(words)
        self.start.setAccessibleName(words)
        self.clear_button.setEnabled(bool(picked))
        if changed:
            self.pickedChanged.emit(tuple(sorted(picked)))

    def _call(self) -> None:
        self.called.emit(" ".join(["team", *map(str, sorted(self.picked))]))

    def handle_key(self, key: int) -> bool:
        if key == Key.Key_Escape:
            self.set_picked(())
        elif Key.Key_1 <= key <= Key.Key_9 and key - Key.Key_1 in self.buttons:
            self.toggle(key - Key.Key_1)
        else:
            return False
        return True
