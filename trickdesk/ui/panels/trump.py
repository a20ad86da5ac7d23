"""Naming the trump, and going on the kitty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trickdesk.engine.ask import AskCall
from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.panels.base import Button, CallPanel, Key, label
from trickdesk.ui.text.words import capital


class TrumpPanel(CallPanel):
    """A button for each suit with what the player holds of it as trumps; then Enter, or the primary button.

    Keys: the suit's letter, K for the kitty.
    """

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        translate = QCoreApplication.translate
        super().__init__(translate("Panel", "Name the trump"), ask, view, names, parent)
        self.body.addWidget(label(text.contract_words(view, names), muted=True))
        self.confirm = Button(primary=True)
        self.confirm.clicked.connect(lambda: self.called.emit(f"trump {self.chosen}"))
        self.group = QButtonGroup(self)
        self.suits: dict[str, Button] = {}
        grid = QGridLayout()
        grid.setSpacing(4)
        for i, call in enumerate(call for call in ask.calls if call.startswith("trump ")):
            grid.addWidget(self._suit_button(call.removeprefix("trump ")), i // 2, i % 2)
        self.body.addLayout(grid)
        self.kitty = Button(translate("Panel", "Go on the kitty\N{HORIZONTAL ELLIPSIS}"))
        self.kitty.clicked.connect(lambda: self.ask_kitty(True))
        self.add_foot([self.kitty], [self.confirm])
        # Not before it has a parent: it would open a window of its own for a moment and take the focus away.
        self.kitty.setVisible("kitty" in ask.calls)
        self._build_question()
        self._refresh()
        self.set_scale(1.0)

    def _suit_button(self, suit: str) -> Button:
        game = self.view.game
        index = game.trump_index(suit)
        held = (self.view.hand & game.order_for(index).suit_mask[index]).bit_count()
        words = " " + QCoreApplication.translate("Panel", "{suit}, you hold {n}")
        name = capital(text.suit_words(suit))
        button = self.suits[suit] = Button(words.format(suit=name, n=held), symbol=suit)
        button.setCheckable(True)
        button.explain(
            QCoreApplication.translate("Panel", "With this trump you hold {n} trumps.").format(n=held)
        )
        button.toggled.connect(self._refresh)
        self.group.addButton(button)
        return button

    def _build_question(self) -> None:
        """The confirmation, in the panel itself: the old hand is gone for good."""
        translate = QCoreApplication.translate
        self.question = QWidget()
        lines, row = QVBoxLayout(self.question), QHBoxLayout()
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(label(translate("Panel", "Throw your whole hand away and take the kitty?")))
        lines.addLayout(row)
        row.addStretch()
        self.keep = Button(translate("Panel", "Keep my hand"))
        self.keep.clicked.connect(lambda: self.ask_kitty(False))
        self.go = Button(translate("Panel", "Go on the kitty"))
        self.go.clicked.connect(lambda: self.called.emit("kitty"))
        row.addWidget(self.keep)
        row.addWidget(self.go)
        self.question.setVisible(False)
        self.body.addWidget(self.question)

    def ask_kitty(self, on: bool) -> None:
        """Show or take back the question whether to go on the kitty."""
        self.question.setVisible(on)
        self.kitty.setVisible(not on and "kitty" in self.ask.calls)
        self.confirm.setVisible(not on)
        for button in self.suits.values():
            button.setEnabled(not on)
        bottom = self.geometry().bottomLeft()
        self.adjustSize()
        self.move(self.x(), bottom.y() - self.height() + 1)
        (self.keep if on else self).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chosen(self) -> str:
        """The letter of the chosen suit, or empty."""
        return next((suit for suit, button in self.suits.items() if button.isChecked()), "")

    def _refresh(self) -> None:
        translate = QCoreApplication.translate
        self.confirm.setEnabled(bool(self.chosen))
        name = text.suit_words(self.chosen) if self.chosen else ""
        words = translate("Panel", "Name {suit}").format(suit=name) if name else ""
        self.confirm.setText(words or translate("Panel", "Choose a suit"))
        self.confirm.setAccessibleName(self.confirm.text())

    def handle_key(self, key: int) -> bool:
        asking = not self.question.isHidden()
        if key == Key.Key_Escape and asking:
            self.ask_kitty(False)
        elif key == Key.Key_K and "kitty" in self.ask.calls and not asking:
            self.ask_kitty(True)
        elif Key.Key_A <= key <= Key.Key_Z and chr(key) in self.suits and not asking:
            self.suits[chr(key)].setChecked(True)
        else:
            return False
        return True
