"""Saying how many tricks one will take: exactly so many."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.panels.auction import CallStrip
from trickdesk.ui.panels.base import label
from trickdesk.ui.panels.confirm import CallPanel
from trickdesk.ui.qt.keys import FORGET, NUMBER
from trickdesk.ui.text.words import fill

IN_ROW = 6


class TricksPanel(CallPanel):
    """A choice for each number of tricks, beside what the others have said. Keys: the number, then Enter."""

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        translate = QCoreApplication.translate
        super().__init__(translate("Panel", "How many tricks will you take?"), ask, view, names, parent)
        self.head.addWidget(label(text.bids_words(view), muted=True))
        self.strip = CallStrip(view, names)
        self.body.addLayout(self.halves)
        self.halves.addWidget(self.strip)
        grid = QGridLayout()
        grid.setSpacing(4)
        rows = -(-len(ask.ladder) // IN_ROW)
        columns = -(-len(ask.ladder) // rows)
        for i, call in enumerate(ask.ladder):
            grid.addWidget(self.call_choice(call, cell="wide"), i // columns, i % columns)
        self.halves.addLayout(grid)
        self.add_foot([self.hint_button()], [self.confirm])
        self.typed = ""
        self.refresh()
        self.set_scale(1.0)

    def set_beside(self, beside: bool) -> None:
        super().set_beside(beside)
        self.strip.set_rows(beside)

    def choose_words(self) -> str:
        return QCoreApplication.translate("Panel", "Choose a bid")

    def confirm_words(self, chosen: str) -> str:
        tricks = text.tricks_words(self.view.game.bid(chosen).level)
        return fill(QCoreApplication.translate("Panel", "Bid {tricks}"), tricks=tricks)

    def handle_key(self, key: int) -> bool:
        if key in FORGET:
            self.typed = ""
            self.forget()
            self.take_focus()
        elif key in NUMBER:
            self.typed = next((n for n in (self.typed + chr(key), chr(key)) if n in self.choices), "")
            if self.typed:
                self.choose(self.choices[self.typed])
        else:
            return False
        return True
