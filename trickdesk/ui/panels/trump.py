"""Naming trump, or the suit a card stands for, and taking the kitty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.cards import LOW_JOKER, CardId
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels.confirm import CallPanel, ChoiceButton, ChoicePanel
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.text import card_text, game_words, scores
from trickdesk.ui.text.words import capital, plural, translate
from trickdesk.ui.widgets.panel_parts import Button


class JokerSuitPanel(ChoicePanel):
    """A choice for each suit that may be named.

    Signals:
        named(suit): The index of the suit.
        cancelled(): Take the card back.
    """

    named = Signal(int)
    cancelled = Signal()

    def __init__(
        self, game: Game, joker: CardId, suits: Sequence[int], parent: QWidget | None = None
    ) -> None:
        title = translate("Panel", "Lead the joker as")
        if game.deck.names[joker] == LOW_JOKER:
            title = translate("Panel", "Lead the low joker as")
        super().__init__(title, parent)
        self.game = game
        row = QHBoxLayout()
        for index in suits:
            suit = game.deck.suits[index]
            button = ChoiceButton(" " + capital(card_text.suit_words(suit)), symbol=suit)
            row.addWidget(self.add_choice(suit, button))
        self.body.addLayout(row)
        self.back = Button(translate("Panel", "Another card"))
        set_tip(self.back, translate("Panel", "Take the joker back (Esc)"))
        self.back.clicked.connect(self.cancelled)
        self.add_foot([self.back], [self.confirm])
        self.refresh()

    def choose_words(self) -> str:
        return translate("Panel", "Choose a {suit}", suit=game_words.suit_word(self.game))

    def confirm_words(self, chosen: str) -> str:
        return translate("Panel", "Lead as {suit}", suit=card_text.suit_words(chosen))

    @property
    def is_begun(self) -> bool:
        return True  # Escape takes the card back

    def make(self) -> None:
        self.named.emit(self.game.deck.suits.index(self.chosen))

    def forget(self) -> None:
        self.cancelled.emit()

    def choice_for(self, letter: str) -> ChoiceButton | None:
        return self.button_for(
            letter, self.choices, {suit: card_text.suit_words(suit) for suit in self.choices}
        )


KITTY = "kitty"


class TrumpPanel(CallPanel):
    """A choice for each suit, with the player's trumps in it, and for the kitty.

    Keys: the first letter of the suit or of the kitty, then Enter. A double click doesn't take the kitty, since the old
    hand would be gone for good.
    """

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(translate("Panel", "Name the trump"), ask, view, names, parent)
        self.body.addWidget(PlainLabel(scores.contract_words(view, names), muted=True))
        grid = QGridLayout()
        grid.setSpacing(4)
        for i, call in enumerate(call for call in ask.calls if call.startswith("trump ")):
            grid.addWidget(self._suit_choice(call), i // 2, i % 2)
        self.body.addLayout(grid)
        kitty = []
        if KITTY in ask.calls:
            words = translate("Panel", "Go on the {kitty}", kitty=game_words.kitty_words(view.game))
            kitty.append(self.call_choice(KITTY, words))
            set_tip(kitty[0], translate("Panel", "You discard your whole hand and take those cards."))
        self.add_foot(kitty, [self.hint_button(), self.confirm])
        self.refresh()

    def _suit_choice(self, call: str) -> ChoiceButton:
        game, suit = self.view.game, call.removeprefix("trump ")
        index = game.trump_index(suit)
        held = (self.view.hand & game.order_for(index).suit_mask[index]).bit_count()
        name = capital(card_text.suit_words(suit))
        words = translate("Panel", "{suit}, you hold {n}", suit=name, n=held)
        button = self.call_choice(call, " " + words, symbol=suit)
        button.setAccessibleName(words)
        set_tip(button, plural("Panel", "That gives you {n} trump.", "That gives you {n} trumps.", held))
        return button

    def choose_words(self) -> str:
        return translate("Panel", "Choose a {suit}", suit=game_words.suit_word(self.view.game))

    def confirm_words(self, chosen: str) -> str:
        if chosen == KITTY:
            return translate("Panel", "Discard my hand")
        return translate("Panel", "Name {suit}", suit=card_text.suit_words(chosen.removeprefix("trump ")))

    def confirm_with(self, button: ChoiceButton) -> None:
        if button is not self.choices.get(KITTY):
            super().confirm_with(button)

    def choice_for(self, letter: str) -> ChoiceButton | None:
        buttons = {call.removeprefix("trump "): button for call, button in self.choices.items()}
        kitty = game_words.kitty_words(self.view.game)
        names = {call: kitty if call == KITTY else card_text.suit_words(call) for call in buttons}
        return self.button_for(letter, buttons, names)
