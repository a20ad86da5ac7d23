"""Naming the suit that a card leads as."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trickdesk.engine.game import Game
from trickdesk.ui import text
from trickdesk.ui.panels.base import Button, Key
from trickdesk.ui.panels.confirm import Choice, ChoicePanel
from trickdesk.ui.qt.keys import FORGET
from trickdesk.ui.text.words import fill


class JokerSuitPanel(ChoicePanel):
    """A choice for each suit that may be named; ``named`` carries its index, ``cancelled`` takes the card back."""

    named = Signal(int)
    cancelled = Signal()

    def __init__(self, game: Game, suits: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("Panel", "The joker leads as"), parent)
        self.game = game
        row = QHBoxLayout()
        for index in suits:
            suit = game.deck.suits[index]
            button = Choice(" " + text.capital(text.suit_words(suit)), symbol=suit)
            row.addWidget(self.add_choice(suit, button))
        self.body.addLayout(row)
        self.back = Button(QCoreApplication.translate("Panel", "Another card"))
        self.back.explain(QCoreApplication.translate("Panel", "Take the joker back (Esc)"))
        self.back.clicked.connect(self.cancelled)
        self.add_foot([self.back], [self.confirm])
        self.refresh()
        self.set_scale(1.0)

    def choose_words(self) -> str:
        words = QCoreApplication.translate("Panel", "Choose a {suit}")
        return fill(words, suit=text.suit_word(self.game))

    def confirm_words(self, chosen: str) -> str:
        return fill(QCoreApplication.translate("Panel", "Lead as {suit}"), suit=text.suit_words(chosen))

    def make(self) -> None:
        self.named.emit(self.game.deck.suits.index(self.chosen))

    def takes_letter(self, letter: str) -> bool:
        return letter in self.choices

    def handle_key(self, key: int) -> bool:
        if key in FORGET:
            self.cancelled.emit()
        elif Key.Key_A <= key <= Key.Key_Z and chr(key) in self.choices:
            self.choose(self.choices[chr(key)])
        else:
            return False
        return True
