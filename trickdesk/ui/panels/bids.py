"""Bidding panels: number of tricks, short list, level and suit, steps, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QSlider, QSpacerItem, QWidget

from trickdesk.engine.actions import AskCall
from trickdesk.engine.bids import standing_bid
from trickdesk.engine.game import NO_TRUMP
from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels.auction import AuctionPanel, BidPanel
from trickdesk.ui.panels.base import Key
from trickdesk.ui.panels.confirm import ChoiceButton
from trickdesk.ui.qt.keys import FORGET, MORE, NUMBER, OTHERS
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.text import call_text, card_text, game_words, prompts, scores
from trickdesk.ui.text.words import capital, fill, signed, translate
from trickdesk.ui.widgets.page_parts import lay_row
from trickdesk.ui.widgets.panel_parts import Button

# For each step between bids: amounts of the small and large step buttons.
_JUMPS = {1: (1, 5), 5: (5, 10), 10: (10, 20)}


class AmountPanel(AuctionPanel):
    """Bids an amount; starts with the lowest legal one.

    Clicking it selects it, and so do the buttons, the slider, plus, minus and digits.
    """

    def build(self) -> None:
        bids = [bid for call in self.ask.calls if (bid := self.view.game.as_bid(call))]
        self.calls = {bid.level: bid.text for bid in bids}
        self.amounts = sorted(self.calls)
        ladder = [self.view.game.bid(call).level for call in self.ask.ladder]
        step = min((b - a for a, b in pairwise(ladder)), default=5)
        small, large = _JUMPS.get(step, (step, 2 * step))
        self.jumps = [(jump, self._jump_button(jump)) for jump in (-large, -small, small, large)]
        self.shown = self.add_choice("amount", ChoiceButton(cell="amount"))
        self.shown.setEnabled(bool(self.amounts))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, max(0, len(self.amounts) - 1))
        self.slider.setEnabled(len(self.amounts) > 1)
        self.slider.setMinimumWidth(60)
        self.slider.setAccessibleName(translate("Panel", "Bid in points"))
        self.slider.valueChanged.connect(self._choose_shown)
        row = QHBoxLayout()
        for _, button in self.jumps[:2]:
            row.addWidget(button)
        row.addWidget(self.shown, 1)
        for _, button in self.jumps[2:]:
            row.addWidget(button)
        self.bids.addLayout(row)
        below = lay_row((self.slider, 1))
        if ladder:
            below.addWidget(PlainLabel(translate("Panel", "up to {n}", n=ladder[-1]), muted=True))
        self.bids.addLayout(below)

    def _jump_button(self, jump: int) -> Button:
        button = Button(signed(jump), cell="wide")
        template = translate("Panel", "{n} more") if jump > 0 else translate("Panel", "{n} less")
        button.setAccessibleName(fill(template, n=abs(jump)))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click, Enter still confirms the amount
        button.clicked.connect(lambda: self.set_amount(self.amount + jump))
        return button

    @property
    def chosen(self) -> str:
        return self.calls.get(self.amount, "") if super().chosen == "amount" else super().chosen

    @property
    def amount(self) -> int:
        """The amount shown; 0 if no bid is legal."""
        return self.amounts[self.slider.value()] if self.amounts else 0

    def set_amount(self, amount: int) -> None:
        """Select the legal amount nearest to `amount`."""
        if self.amounts:
            nearest = min(self.amounts, key=lambda legal: abs(legal - amount))
            self.slider.setValue(self.amounts.index(nearest))
            self._choose_shown()

    def _choose_shown(self) -> None:
        self.shown.setChecked(True)
        self.refresh()

    def refresh(self) -> None:
        super().refresh()
        amount = self.amount
        self.shown.setText(str(amount) if amount else "\N{EN DASH}")
        self.shown.setAccessibleName(
            scores.points_words(amount) if amount else translate("Panel", "No bid is possible")
        )
        set_tip(self.shown, self.with_meaning("", self.calls[amount]) if amount else "")
        for jump, button in self.jumps:
            possible = bool(self.amounts) and self.amounts[0] <= amount + jump <= self.amounts[-1]
            button.setEnabled(possible)
            set_tip(button, "" if possible else translate("Panel", "That isn't a legal bid."))

    def widgets_for(self, call: str) -> list[QWidget]:
        return [self.shown] if call in self.calls.values() else super().widgets_for(call)

    def propose(self, call: str) -> None:
        amount = next((amount for amount, known in self.calls.items() if known == call), None)
        if amount is None:
            super().propose(call)
        else:
            self.set_amount(amount)
            self.shown.setFocus(Qt.FocusReason.TabFocusReason)

    def handle_key(self, key: int) -> bool:
        if self.amounts and key in MORE:
            self.slider.setValue(self.slider.value() + (-1 if key == Key.Key_Minus else 1))
            self._choose_shown()
            return True
        return super().handle_key(key)

    def level_typed(self, number: str) -> bool:
        if int(number) in self.amounts:
            self.set_amount(int(number))
            return True
        return any(str(amount).startswith(number) for amount in self.amounts)


MOST_IN_ROW = 7
BESIDE = 4  # more room between a row and its name than between its buttons


class StepsPanel(AuctionPanel):
    """Choice of level, at most seven in a row, then suit; illegal ones are disabled.

    Keys: the number, then S H D C or N, then Enter.
    """

    def build(self) -> None:
        game = self.view.game
        self.bid_calls = {part: call for call in self.ask.ladder if (part := call_text.bid_parts(call, game))}
        self.legal = {part for part, call in self.bid_calls.items() if call in self.ask.calls}
        levels = sorted({level for level, _ in self.bid_calls})
        suits = list(dict.fromkeys(suit for _, suit in self.bid_calls))
        grid = QGridLayout()
        grid.setSpacing(4)
        words = translate("Panel", "Tricks"), translate("Panel", "Trump")
        self.remarks: list[QWidget] = [PlainLabel(name, muted=True) for name in words]
        grid.addWidget(self.remarks[0], 0, 0)
        grid.addItem(QSpacerItem(BESIDE, 0), 0, 1)
        self.level_group = QButtonGroup(self)
        self.level_buttons: dict[int, ChoiceButton] = {}
        self.suit_buttons: dict[str, ChoiceButton] = {}
        rows = -(-len(levels) // MOST_IN_ROW)
        in_row = -(-len(levels) // rows)
        for i, level in enumerate(levels):
            button = self.level_buttons[level] = ChoiceButton(str(level), cell="small")
            button.setAccessibleName(scores.tricks_words(level))
            button.setEnabled(level in {count for count, _ in self.legal})
            if not button.isEnabled():
                set_tip(button, self._why(level, suits[0]))
            self.add_choice(str(level), button, self.level_group)
            grid.addWidget(button, i // in_row, 2 + i % in_row)
        grid.addWidget(self.remarks[1], rows, 0)
        grid.addLayout(self._suit_row(suits), rows, 2, 1, in_row)
        self.bids.addLayout(grid)
        usable = [button for button in self.level_buttons.values() if button.isEnabled()]
        if usable:
            usable[0].setChecked(True)
        self._add_order(suits)

    def fold(self, on: bool) -> None:
        super().fold(on)
        for remark in self.remarks:
            remark.setVisible(not on)

    def _suit_row(self, suits: list[str]) -> QHBoxLayout:
        row = lay_row()
        row.setSpacing(4)
        for suit in suits:
            if suit == NO_TRUMP:
                button = ChoiceButton(card_text.denomination_marks(suit), cell="wide")
            else:
                button = ChoiceButton(symbol=suit, cell="wide")
            self.suit_buttons[suit] = button
            button.setAccessibleName(card_text.suit_words(suit))
            self.add_choice(suit, button)
            row.addWidget(button, 1)
        return row

    def _add_order(self, suits: list[str]) -> None:
        """Show the order of the suits if the same number in a higher suit is a higher bid."""
        standing = standing_bid(self.view.calls, self.ask.ladder)
        part = call_text.bid_parts(standing[1], self.view.game) if standing else None
        if part and any(level == part[0] for level, _ in self.legal):
            order = " < ".join(card_text.denomination_marks(suit) for suit in suits)
            words = translate("Panel", "Suits rank {order}", order=order)
            self.remarks.append(self.marks_label(words, muted=True))
            self.bids.addWidget(self.remarks[-1])

    def choose_words(self) -> str:
        return translate("Panel", "Choose a number and a {suit}", suit=game_words.suit_word(self.view.game))

    @property
    def chosen(self) -> str:
        """The call chosen so far; empty while level or suit is missing."""
        level, suit = self._level(), super().chosen
        if suit in self.suit_buttons:
            return self.bid_calls.get((level, suit), "") if level is not None else ""
        return suit

    def _level(self) -> int | None:
        return next((level for level, button in self.level_buttons.items() if button.isChecked()), None)

    def refresh(self) -> None:
        """Enable only the suits that are legal at the chosen level."""
        level = self._level()
        for suit, button in self.suit_buttons.items():
            possible = (level, suit) in self.legal
            if not possible and button.isChecked():
                self.forget()
            button.setEnabled(possible)
            if possible or level is None:
                call = self.bid_calls.get((level, suit), "") if level else ""
                set_tip(button, self.with_meaning(capital(card_text.suit_words(suit)), call))
            else:
                set_tip(button, self._why(level, suit))
        super().refresh()

    def _part(self, call: str) -> tuple[int, str] | None:
        """Return level and suit of a bid on these buttons."""
        return next((part for part, known in self.bid_calls.items() if known == call), None)

    def _why(self, level: int, suit: str) -> str:
        return prompts.call_why_words(self.ask, self.bid_calls.get((level, suit), ""), self.view, self.names)

    def level_typed(self, number: str) -> bool:
        button = self.level_buttons.get(int(number))
        if button is not None and button.isEnabled():
            self.choose(button)
            return True
        # An illegal number may be the start of a legal one.
        return any(str(level).startswith(number) for level in self.level_buttons)

    def suits(self) -> Mapping[str, ChoiceButton]:
        return self.suit_buttons

    def widgets_for(self, call: str) -> list[QWidget]:
        part = self._part(call)
        if part is None:
            return super().widgets_for(call)
        return [self.level_buttons[part[0]], self.suit_buttons[part[1]]]

    def propose(self, call: str) -> None:
        part = self._part(call)
        if part is None:
            super().propose(call)
        else:
            self.choose(self.level_buttons[part[0]])
            self.choose(self.suit_buttons[part[1]])


class LadderPanel(AuctionPanel):
    """Shows all bids of a short list; those that are too low are disabled.

    Keys: the number, then Enter.
    """

    def build(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(4)
        self.rungs = {call: self.call_choice(call, cell="wide") for call in self.ask.ladder}
        game = self.view.game
        plain = [call for call in self.ask.ladder if game.bid(call).goal.in_points]
        for i, call in enumerate(plain):
            grid.addWidget(self.rungs[call], 0, i)
        # Bids for all tricks are at the bottom, each three columns wide.
        others = [call for call in self.ask.ladder if call not in plain]
        width = max(1, max(1, len(plain)) // max(1, len(others)))
        for i, call in enumerate(others):
            grid.addWidget(self.rungs[call], 1, i * width, 1, width)
        self.bids.addLayout(grid)

    def level_typed(self, number: str) -> bool:
        levels = {
            call: str(self.view.game.bid(call).level) for call, rung in self.rungs.items() if rung.isEnabled()
        }
        matches = [call for call, level in levels.items() if level.startswith(number)]
        exact = [call for call in matches if levels[call] == number]
        if not matches:
            return False
        self.choose(self.rungs[(exact or matches)[0]])
        return True


class SuitsPanel(AuctionPanel):
    """A column for each suit; a row to play with the partner, and one alone.

    Keys: the number of the row, then S H D C, then Enter.
    """

    def build(self) -> None:
        bids = [self.view.game.bid(call) for call in self.ask.ladder]
        self.ways = sorted({bid.alone for bid in bids})
        self.way = self.ways[0]
        self.cells: dict[tuple[bool, str], ChoiceButton] = {}
        grid = QGridLayout()
        grid.setSpacing(4)
        for at, alone in enumerate(self.ways if len(self.ways) > 1 else ()):
            words = translate("Panel", "Alone") if alone else translate("Panel", "With your partner")
            number = translate("Panel", "{n}: {words}", n=at + 1, words=words)
            grid.addWidget(PlainLabel(number, muted=True), at, 0)
            grid.addItem(QSpacerItem(BESIDE, 0), at, 1)
        for bid in bids:
            row = self.ways.index(bid.alone)
            cell = self.cells[bid.alone, bid.denomination or ""] = ChoiceButton(
                symbol=bid.denomination or "", cell="wide"
            )
            self.name_call(cell, bid.text)
            cell.setAccessibleName(self.confirm_words(bid.text))
            self.add_choice(bid.text, cell)
            grid.addWidget(cell, row, 1 + len(self.suits_of(bid.alone)))
        self.bids.addLayout(grid)

    def remark_words(self) -> str:
        return prompts.turned_words(self.ask, self.view)

    def confirm_words(self, chosen: str) -> str:
        """Return what a call does: it accepts the suit turned up, or names another."""
        words = call_text.call_words(chosen, self.view.game)
        if not prompts.is_suit_offered(self.ask, self.view.game):
            return translate("Panel", "Name {bid}", bid=words)
        if self.ask.seat == self.view.dealer:
            return translate("Panel", "Pick up {bid}", bid=words)
        return translate("Panel", "Order up {bid}", bid=words)

    def level_typed(self, number: str) -> bool:
        if not 1 <= int(number) <= len(self.ways):
            return False
        self.way = self.ways[int(number) - 1]
        usable = [cell for cell in self.suits().values() if cell.isEnabled()]
        if len(usable) == 1:
            self.choose(usable[0])
        elif usable:
            usable[0].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def suits(self) -> Mapping[str, ChoiceButton]:
        return self.suits_of(self.way)

    def suits_of(self, row: bool) -> dict[str, ChoiceButton]:
        return {suit: cell for (alone, suit), cell in self.cells.items() if alone is row}


IN_ROW = 6


class TricksPanel(BidPanel):
    """A choice for each number of tricks, with what the others have bid.

    Keys: the number, 0 for nil, then Enter.
    """

    def __init__(
        self, ask: AskCall, view: PlayerView, names: Sequence[str], parent: QWidget | None = None
    ) -> None:
        self.numbered = {str(view.game.bid(call).level): call for call in ask.ladder}
        title = translate("Panel", "How many tricks will you take?")
        super().__init__(title, scores.bids_words(view), ask, view, names, parent)
        grid = QGridLayout()
        grid.setSpacing(4)
        rows = -(-len(ask.ladder) // IN_ROW)
        columns = -(-len(ask.ladder) // rows)
        for i, call in enumerate(ask.ladder):
            grid.addWidget(self.call_choice(call, cell="wide"), i // columns, i % columns)
        self.halves.addLayout(grid)
        self.add_foot([self.hint_button()], [self.confirm])
        self.refresh()

    def confirm_words(self, chosen: str) -> str:
        tricks = scores.tricks_words(self.view.game.bid(chosen).level)
        return translate("Panel", "Bid {tricks}", tricks=tricks)

    def handle_key(self, key: int) -> bool:
        if key in FORGET:
            self.clear()
        elif key in NUMBER:
            self.typed = next((n for n in (self.typed + chr(key), chr(key)) if n in self.numbered), "")
            if self.typed:
                self.choose(self.choices[self.numbered[self.typed]])
        else:
            return False
        return True


CENTRE = Qt.AlignmentFlag.AlignCenter


class GridPanel(AuctionPanel):
    """A grid with a row for each level and a column for each denomination.

    Calls outside the grid are below it.

    Keys: a level, then S H D C or N, then Enter.
    """

    def build(self) -> None:
        parts = {call: call_text.bid_parts(call, self.view.game) for call in self.ask.ladder}
        self.levels = sorted({part[0] for part in parts.values() if part})
        suits = list(dict.fromkeys(part[1] for part in parts.values() if part))
        self.cells: dict[tuple[int, str], ChoiceButton] = {}
        self.others: list[ChoiceButton] = []
        self.level = self.levels[0]
        grid = QGridLayout()
        grid.setHorizontalSpacing(3)
        grid.setVerticalSpacing(2)
        for column, suit in enumerate(suits, start=1):
            mark = self.marks_label(card_text.denomination_marks(suit))
            set_tip(mark, capital(card_text.suit_words(suit)))
            grid.addWidget(mark, 0, column, CENTRE)
            grid.setColumnStretch(column, 1)
        for row, level in enumerate(self.levels, start=1):
            grid.addWidget(PlainLabel(str(level)), row, 0, CENTRE)
        for call, part in parts.items():
            if part is None:
                self.others.append(self._cell(call, call_text.call_words(call, self.view.game)))
            else:
                cell = self.cells[part] = self._cell(call, "")
                grid.addWidget(cell, self.levels.index(part[0]) + 1, suits.index(part[1]) + 1)
        self.bids.addLayout(grid)
        if self.others:
            row_below = lay_row(*self.others)
            self.bids.addLayout(row_below)

    def _cell(self, call: str, words: str) -> ChoiceButton:
        """Create the button of a bid: its value, or its name and value.

        A bid that can't win the auction has a dash instead.
        """
        buys = self.view.game.bid(call).buys
        value = str(self.ask.values[self.ask.ladder.index(call)]) if self.ask.values and buys else ""
        shown = words or value or ("\N{EN DASH}" if not buys else call)
        if words and value:
            shown = translate("Panel", "{bid} ({value})", bid=words, value=value)
        cell = self.call_choice(call, shown, cell="wide")
        if cell.isEnabled():
            tip = translate("Panel", "Bid {bid}, worth {value}") if value else translate("Panel", "Bid {bid}")
            if not buys:
                tip = translate("Panel", "Bid {bid}, only to show the suit")
            words = fill(tip, bid=call_text.call_words(call, self.view.game), value=value)
            set_tip(cell, self.with_meaning(words, call))
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

    def suits(self) -> Mapping[str, ChoiceButton]:
        return {suit: cell for (level, suit), cell in self.cells.items() if level == self.level}

    def choice_for(self, letter: str) -> ChoiceButton | None:
        if ord(letter) in OTHERS and self.others:
            usable = [button for button in self.others if button.isEnabled() and not button.isChecked()]
            return (usable or self.others)[0]
        return super().choice_for(letter)
