"""Naming the trump, and going on the kitty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.panels.base import Key, label
from trickdesk.ui.panels.confirm import CallPanel, Choice
from trickdesk.ui.qt.keys import FORGET
from trickdesk.ui.text.words import capital, fill, plural

KITTY = "kitty"


class TrumpPanel(CallPanel):
    """A choice for each suit with what the player holds of it as trumps, and one for the kitty.

    Keys: the suit's letter, K for the kitty, then Enter. A double click does not take the kitty: the old hand is
    gone for good.
    """

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        translate = QCoreApplication.translate
        super().__init__(translate("Panel", "Name the trump"), ask, view, names, parent)
        self.body.addWidget(label(text.contract_words(view, names), muted=True))
        grid = QGridLayout()
        grid.setSpacing(4)
        for i, call in enumerate(call for call in ask.calls if call.startswith("trump ")):
            grid.addWidget(self._suit_choice(call), i // 2, i % 2)
        self.body.addLayout(grid)
        kitty = []
        if KITTY in ask.calls:
            words = fill(translate("Panel", "Go on the {kitty}"), kitty=text.kitty_words(view.game))
            kitty.append(self.call_choice(KITTY, words))
            kitty[0].explain(
                translate("Panel", "Your whole hand is thrown away, and you take the cards there.")
            )
        self.add_foot(kitty, [self.hint_button(), self.confirm])
        self.refresh()
        self.set_scale(1.0)

    def _suit_choice(self, call: str) -> Choice:
        game, suit = self.view.game, call.removeprefix("trump ")
        index = game.trump_index(suit)
        held = (self.view.hand & game.order_for(index).suit_mask[index]).bit_count()
        translate = QCoreApplication.translate
        name = capital(text.suit_words(suit))
        words = fill(translate("Panel", "{suit}, you hold {n}"), suit=name, n=held)
        button = self.call_choice(call, " " + words, symbol=suit)
        button.setAccessibleName(words)
        why = plural(
            "Panel", "With this trump you hold {n} trump.", "With this trump you hold {n} trumps.", held
        )
        button.explain(fill(why, n=held))
        return button

    def choose_words(self) -> str:
        words = QCoreApplication.translate("Panel", "Choose a {suit}")
        return fill(words, suit=text.suit_word(self.view.game))

    def confirm_words(self, chosen: str) -> str:
        translate = QCoreApplication.translate
        if chosen == KITTY:
            return translate("Panel", "Throw my hand away")
        return fill(translate("Panel", "Name {suit}"), suit=text.suit_words(chosen.removeprefix("trump ")))

    def confirm_with(self, button: Choice) -> None:
        if button is not self.choices.get(KITTY):
            super().confirm_with(button)

    def takes_letter(self, letter: str) -> bool:
        return (KITTY if letter == "K" else f"trump {letter}") in self.choices

    def handle_key(self, key: int) -> bool:
        letter = chr(key) if Key.Key_A <= key <= Key.Key_Z else ""
        button = self.choices.get(KITTY if letter == "K" else f"trump {letter}")
        if key in FORGET:
            self.forget()
        elif button is not None:
            self.choose(button)
        else:
            return False
        return True
