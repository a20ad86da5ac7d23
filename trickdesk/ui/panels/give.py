"""Discarding and passing: pick cards in the hand, confirm on the panel."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from trickdesk.engine.actions import AskGive
from trickdesk.engine.cards import CardSet
from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels.base import Panel
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.text import prompts, scores
from trickdesk.ui.text.words import translate
from trickdesk.ui.widgets.panel_parts import Button

LINE_LETTERS = 48


class GivePanel(Panel):
    """Shows the number of picked cards on its button.

    Signals:
        gave(): The button was pressed.
        cleared(): Drop all picks.
    """

    gave = Signal()
    cleared = Signal()

    def __init__(
        self, ask: AskGive, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(scores.prompt_words(view, names), parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys stay with the cards
        self.ask, self.game = ask, view.game
        self.picks: CardSet = 0
        if view.contract is not None:
            self.body.addWidget(PlainLabel(scores.contract_words(view, names), muted=True))
        words = translate("Panel", "Click the cards to discard, or use the arrow keys and Space, then Enter.")
        if ask.to is not None:
            words = translate(
                "Panel", "Click the cards to pass, or use the arrow keys and Space, then Enter."
            )
        elif ask.takes:
            words = translate(
                "Panel",
                "Click a card to put it away for the card turned up, or use the arrow keys and Space, then Enter.",
            )
        elif ask.first:
            words = prompts.refusal_words(view.game.must_go)
        elif ask.cards != view.hand:
            words = translate("Panel", "Click the cards to discard. You must keep the greyed ones.")
        self.body.addWidget(PlainLabel(textwrap.fill(words, LINE_LETTERS), muted=True))
        self.clear_button = Button(translate("Panel", "Clear"))
        self.clear_button.clicked.connect(self.cleared)
        self.confirm = Button(primary=True)
        self.confirm.clicked.connect(self.gave)
        self.add_foot([self.clear_button], [self.hint_button(), self.confirm])
        self.set_picks(ask.first)

    def set_picks(self, cards: CardSet) -> None:
        """Show how many cards are picked, and enable the button if the choice is legal."""
        ask = self.ask
        self.picks = cards
        count = cards.bit_count()
        if ask.to is not None:
            text = translate("Panel", "Pass {n} of {all}", n=count, all=ask.high)
        elif ask.low == ask.high:
            text = translate("Panel", "Discard {n} of {all}", n=count, all=ask.high)
        elif ask.takes:
            text = translate("Panel", "Rob") if count else translate("Panel", "Don't rob")
        elif count:
            text = translate("Panel", "Discard {n}", n=count)
        else:
            text = translate("Panel", "Discard nothing")
        self.confirm.setText(text)
        why = self.missing_words()
        self.confirm.setEnabled(not why)
        set_tip(self.confirm, why or translate("Panel", "Enter"))
        self.clear_button.setEnabled(bool(cards & ~ask.first))

    def missing_words(self) -> str:
        return prompts.picks_missing_words(self.ask, self.picks, self.game)
