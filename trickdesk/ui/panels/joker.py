"""Naming the suit that a card leads as."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trickdesk.engine.game import Game
from trickdesk.ui import text
from trickdesk.ui.panels.base import Button, Key, Panel


class JokerSuitPanel(Panel):
    """One button for each suit that may be named; `named` carries its index, `cancelled` takes the card back."""

    named = Signal(int)
    cancelled = Signal()

    def __init__(self, game: Game, suits: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("Panel", "The joker leads as"), parent)
        self.buttons: dict[str, Button] = {}
        row = QHBoxLayout()
        for index in suits:
            suit = game.deck.suits[index]
            button = self.buttons[suit] = Button(" " + text.capital(text.suit_words(suit)), symbol=suit)
            button.clicked.connect(lambda _on=False, index=index: self.named.emit(index))
            row.addWidget(button)
        self.body.addLayout(row)
        self.back = Button(QCoreApplication.translate("Panel", "Another card"))
        self.back.clicked.connect(self.cancelled)
        self.add_foot([self.back], [])
        self.set_scale(1.0)

    def handle_key(self, key: int) -> bool:
        if key == Key.Key_Escape:
            self.cancelled.emit()
        elif Key.Key_A <= key <= Key.Key_Z and chr(key) in self.buttons:
            self.buttons[chr(key)].click()
        else:
            return False
        return True
