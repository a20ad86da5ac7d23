"""Auction by number of tricks and suit, both chosen one after the other."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QWidget

from trickdesk.engine.game import NO_TRUMP
from trickdesk.ui import text
from trickdesk.ui.panels.auction import AuctionPanel, suit_of_key
from trickdesk.ui.panels.base import label
from trickdesk.ui.panels.confirm import Choice
from trickdesk.ui.text.words import fill

MOST_IN_ROW = 7


class StepsPanel(AuctionPanel):
    """Counts, at most seven in a row, then suits; only what is legal can be chosen.

    Keys: the number, then S H D C or N, then Enter.
    """

    def build(self) -> None:
        translate = QCoreApplication.translate
        game = self.view.game
        self.bid_calls = {part: call for call in self.ask.ladder if (part := text.bid_parts(call, game))}
        self.legal = {part for part, call in self.bid_calls.items() if call in self.ask.calls}
        levels = sorted({level for level, _ in self.bid_calls})
        suits = list(dict.fromkeys(suit for _, suit in self.bid_calls))
        grid = QGridLayout()
        grid.setSpacing(4)
        grid.addWidget(label(translate("Panel", "Tricks"), muted=True), 0, 0)
        self.level_group = QButtonGroup(self)
        self.level_buttons: dict[int, Choice] = {}
        self.suit_buttons: dict[str, Choice] = {}
        rows = -(-len(levels) // MOST_IN_ROW)
        in_row = -(-len(levels) // rows)
        for i, level in enumerate(levels):
            button = self.level_buttons[level] = Choice(str(level), cell="small")
            button.setAccessibleName(text.tricks_words(level))
            button.setEnabled(level in {count for count, _ in self.legal})
            if not button.isEnabled():
                button.explain(self._why(level, suits[0]))
            self.add_choice(str(level), button, self.level_group)
            grid.addWidget(button, i // in_row, 1 + i % in_row)
        self.bids.addLayout(grid)
        self.bids.addLayout(self._suit_row(suits))
        usable = [button for button in self.level_buttons.values() if button.isEnabled()]
        if usable:
            usable[0].setChecked(True)
        self._add_order(suits)

    def _suit_row(self, suits: list[str]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(label(QCoreApplication.translate("Panel", "Trump"), muted=True))
        for suit in suits:
            plain = suit == NO_TRUMP
            button = self.suit_buttons[suit] = Choice(
                text.denomination_marks(suit) if plain else "", symbol="" if plain else suit, cell="wide"
            )
            button.setAccessibleName(text.suit_words(suit))
            self.add_choice(suit, button)
            row.addWidget(button, 1)
        return row

    def _add_order(self, suits: list[str]) -> None:
        """Print the order of the suits where an equal number in a higher suit is enough."""
        standing = text.standing_bid(self.view.calls, self.ask.ladder)
        part = text.bid_parts(standing[1], self.view.game) if standing else None
        if part and any(level == part[0] for level, _ in self.legal):
            order = " < ".join(text.denomination_marks(suit) for suit in suits)
            words = fill(QCoreApplication.translate("Panel", "Suits rank {order}"), order=order)
            self.bids.addWidget(self.marks_label(words, muted=True))

    def choose_words(self) -> str:
        words = QCoreApplication.translate("Panel", "Choose number and {suit}")
        return fill(words, suit=text.suit_word(self.view.game))

    @property
    def chosen(self) -> str:
        """The call that is chosen so far; empty while level or suit is missing."""
        level, suit = self._level(), super().chosen
        if suit in self.suit_buttons:
            return self.bid_calls.get((level, suit), "") if level is not None else ""
        return suit

    def _level(self) -> int | None:
        return next((level for level, button in self.level_buttons.items() if button.isChecked()), None)

    def refresh(self) -> None:
        """Only suits that are legal at the chosen level can be chosen."""
        level = self._level()
        for suit, button in self.suit_buttons.items():
            possible = (level, suit) in self.legal
            if not possible and button.isChecked():
                self.forget()
            button.setEnabled(possible)
            name = text.capital(text.suit_words(suit))
            why = "" if possible or level is None else self._why(level, suit)
            button.explain(why or name)
        super().refresh()

    def _why(self, level: int, suit: str) -> str:
        return text.call_why_words(self.ask, self.bid_calls.get((level, suit), ""), self.view, self.names)

    def level_typed(self, number: str) -> bool:
        button = self.level_buttons.get(int(number))
        if button is not None and button.isEnabled():
            self.choose(button)
            return True
        # A number that is not legal by itself may be the beginning of one that is.
        return any(str(level).startswith(number) for level in self.level_buttons)

    def takes_letter(self, letter: str) -> bool:
        return suit_of_key(letter) in self.suit_buttons or super().takes_letter(letter)

    def widgets_for(self, call: str) -> list[QWidget]:
        part = next((part for part, known in self.bid_calls.items() if known == call), None)
        if part is None:
            return super().widgets_for(call)
        return [self.level_buttons[part[0]], self.suit_buttons[part[1]]]

    def propose(self, call: str) -> None:
        part = next((part for part, known in self.bid_calls.items() if known == call), None)
        if part is None:
            super().propose(call)
        else:
            self.choose(self.level_buttons[part[0]])
            self.choose(self.suit_buttons[part[1]])

    def letter(self, letter: str) -> bool:
        button = self.suit_buttons.get(suit_of_key(letter))
        if button is None:
            return super().letter(letter)
        self.choose(button)
        self.typed = ""
        return True
