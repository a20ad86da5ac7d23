"""Auction by level and suit, with the value of each bid: a matrix."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from trickdesk.ui import text
from trickdesk.ui.panels.auction import AuctionPanel, centred, suit_of_key
from trickdesk.ui.panels.base import label
from trickdesk.ui.panels.confirm import Choice
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.plain_text import set_tip


class GridPanel(AuctionPanel):
    """Rows are levels, columns denominations in rising order; calls outside the matrix stand below it.

    Keys: a level, then S H D C or N, then Enter.
    """

    def build(self) -> None:
        parts = {call: text.bid_parts(call, self.view.game) for call in self.ask.ladder}
        self.levels = sorted({part[0] for part in parts.values() if part})
        suits = list(dict.fromkeys(part[1] for part in parts.values() if part))
        self.cells: dict[tuple[int, str], Choice] = {}
        self.others: list[Choice] = []
        self.level = self.levels[0]
        grid = QGridLayout()
        grid.setHorizontalSpacing(3)
        grid.setVerticalSpacing(2)
        for column, suit in enumerate(suits, start=1):
            mark = self.marks_label(text.denomination_marks(suit))
            set_tip(mark, text.capital(text.suit_words(suit)))
            centred(mark, grid, 0, column)
            grid.setColumnStretch(column, 1)
        for row, level in enumerate(self.levels, start=1):
            centred(label(str(level)), grid, row, 0)
        for call, part in parts.items():
            if part is None:
                self.others.append(self._cell(call, text.call_words(call, self.view.game)))
            else:
                cell = self.cells[part] = self._cell(call, "")
                grid.addWidget(cell, self.levels.index(part[0]) + 1, suits.index(part[1]) + 1)
        self.bids.addLayout(grid)
        if self.others:
            row_below = QHBoxLayout()
            for button in self.others:
                row_below.addWidget(button)
            self.bids.addLayout(row_below)

    def _cell(self, call: str, words: str) -> Choice:
        """The button of one bid: its value, or its words with the value."""
        translate = QCoreApplication.translate
        value = str(self.ask.values[self.ask.ladder.index(call)]) if self.ask.values else ""
        shown = words or value or call
        if words and value:
            shown = fill(translate("Panel", "{bid} ({value})"), bid=words, value=value)
        cell = self.call_choice(call, shown, cell="wide")
        if cell.isEnabled():
            tip = translate("Panel", "Bid {bid}, worth {value}") if value else translate("Panel", "Bid {bid}")
            cell.explain(fill(tip, bid=text.call_words(call, self.view.game), value=value))
        return cell

    def level_typed(self, number: str) -> bool:
        levels = [level for level in self.levels if str(level).startswith(number)]
        if not levels:
            return False
        self.level = levels[0]
        for (level, _), cell in self.cells.items():
            if level == self.level and cell.isEnabled():
                cell.setFocus(Qt.FocusReason.TabFocusReason)
                break
        return True

    def takes_letter(self, letter: str) -> bool:
        suit = suit_of_key(letter)
        if any(part[1] == suit for part in self.cells) or (letter == "M" and self.others):
            return True
        return super().takes_letter(letter)

    def letter(self, letter: str) -> bool:
        cell = self.cells.get((self.level, suit_of_key(letter))) if self.typed else None
        if cell is not None:
            self.typed = ""
            self.choose(cell)
            return True
        if letter == "M" and self.others:
            usable = [button for button in self.others if button.isEnabled() and not button.isChecked()]
            self.choose((usable or self.others)[0])
            return True
        return super().letter(letter)
