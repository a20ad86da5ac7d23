"""Choosing partners, at the plates or in the panel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.bids import PASS, team_call, team_seats
from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels.base import Key
from trickdesk.ui.panels.confirm import CallPanel, ChoiceButton
from trickdesk.ui.qt.keys import FORGET
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.text import call_text, scores
from trickdesk.ui.text.words import fill, isolated, join, listed, plural, translate
from trickdesk.ui.widgets.panel_parts import Button

# Longest name, and how many names of that length fit in a row.
NAMES_IN_ROW = {12: 4, 16: 3}
LONG_NAMES_IN_ROW = 2
ROWS_WITH_HELP = 2  # with more rows there is no room for the help text, so the buttons show their keys


class TeamPanel(CallPanel):
    """A choice for each other player, with their bid; a team or nobody is chosen.

    Keys: the number of the seat, counted from 1.

    Signals:
        pickedChanged(seats): The seats chosen so far, ascending.
    """

    pickedChanged = Signal(object)  # tuple[Seat, ...]

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        teams = [team_seats(call) for call in ask.calls]
        self.need, self.least = max(map(len, teams)), min(map(len, teams))
        self.picked: list[Seat] = []
        title = plural("Panel", "Choose your partner", "Choose {n} partners", self.need)
        if self.least < self.need:
            title = plural("Panel", "Choose a partner, or nobody", "Choose up to {n} partners", self.need)
        super().__init__(title, ask, view, names, parent)
        self.body.addWidget(PlainLabel(scores.contract_words(view, names), muted=True))
        self.buttons: dict[Seat, ChoiceButton] = {}
        self.seats = QButtonGroup(self, exclusive=False)
        grid = QGridLayout()
        grid.setSpacing(4)
        seats = sorted({seat for team in teams for seat in team})
        longest = max(len(names[seat]) for seat in seats)
        most = next((n for letters, n in NAMES_IN_ROW.items() if longest <= letters), LONG_NAMES_IN_ROW)
        rows = -(-len(seats) // most)
        in_row = -(-len(seats) // rows)
        if rows <= ROWS_WITH_HELP:
            help_words = translate("Panel", "Click players here or at the table, or press their numbers.")
            self.body.addWidget(PlainLabel(help_words, muted=True))
        for i, seat in enumerate(seats):
            grid.addWidget(self._seat_choice(seat), i // in_row, i % in_row)
            grid.setColumnStretch(i % in_row, 1)
        self.body.addLayout(grid)
        self.clear_button = Button(translate("Panel", "Clear"))
        self.clear_button.clicked.connect(lambda: self.set_picked(()))
        self.add_foot([self.clear_button], [self.hint_button(), self.confirm])
        self.set_picked(())

    def _seat_choice(self, seat: Seat) -> ChoiceButton:
        """Create a player's choice: number, name and highest bid.

        The tooltip has all their calls.
        """
        said = [call for who, call in self.view.calls if who == seat]
        bids = [call for call in said if self.view.game.as_bid(call)]
        best = call_text.call_words((bids or said or [PASS])[-1], self.view.game)
        button = self.buttons[seat] = ChoiceButton(f"{seat + 1}  {isolated(self.names[seat])}\n{best}")
        button.setAccessibleName(translate("Panel", "{name}, {bid}", name=self.names[seat], bid=best))
        calls = listed(call_text.call_words(call, self.view.game) for call in said)
        set_tip(button, translate("Panel", "{name}: {calls}", name=self.names[seat], calls=calls))
        button.clicked.connect(lambda: self.toggle(seat))
        return self.add_choice(str(seat), button, self.seats)

    def toggle(self, seat: Seat) -> None:
        """Choose a seat, or undo its choice.

        If the team is complete, the seat replaces the last one.
        """
        if seat not in self.buttons:
            return
        if seat in self.picked:
            picked = [other for other in self.picked if other != seat]
        else:
            picked = [*self.picked[: self.need - 1], seat]
        self.set_picked(picked)

    def widgets_for(self, call: str) -> list[QWidget]:
        return [self.buttons[seat] for seat in team_seats(call) if seat in self.buttons]

    def propose(self, call: str) -> None:
        self.set_picked(team_seats(call))

    def set_picked(self, seats: Iterable[Seat]) -> None:
        """Show these seats as chosen."""
        picked = [seat for seat in seats if seat in self.buttons][: self.need]
        changed = set(picked) != set(self.picked)
        self.picked = picked
        for seat, button in self.buttons.items():
            button.setChecked(seat in picked)
        self.clear_button.setEnabled(bool(picked))
        self.refresh()
        if changed:
            self.pickedChanged.emit(tuple(sorted(picked)))

    @property
    def chosen(self) -> str:
        return team_call(self.picked) if len(self.picked) >= self.least else ""

    def choose_words(self) -> str:
        return translate("Panel", "{n} of {need} chosen", n=len(self.picked), need=self.need)

    def missing_words(self) -> str:
        more = self.need - len(self.picked)
        return plural(
            "Panel", "Choose your partner first.", "Choose {n} partners: {more} more.", self.need, more=more
        )

    def confirm_words(self, chosen: str) -> str:
        if not team_seats(chosen):
            return translate("Panel", "Play alone")
        template = translate("Panel", "Start with {names}")
        return fill(template, names=join([self.names[seat] for seat in team_seats(chosen)]))

    def handle_key(self, key: int) -> bool:
        if key in FORGET:
            self.set_picked(())
        elif Key.Key_1 <= key <= Key.Key_9 and key - Key.Key_1 in self.buttons:
            seat = key - Key.Key_1
            self.toggle(seat)
            self.buttons[seat].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            return False
        return True
