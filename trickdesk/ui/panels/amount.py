"""Auction by points: a number to raise and lower, with check where partners may."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QWidget

from trickdesk.ui import text
from trickdesk.ui.panels.auction import AuctionPanel
from trickdesk.ui.panels.base import Button, Key, label
from trickdesk.ui.panels.confirm import Choice
from trickdesk.ui.qt.keys import MORE
from trickdesk.ui.text.words import fill, signed
from trickdesk.ui.widgets.plain_text import set_tip

# By the step of the ladder: what the buttons add and take away.
_JUMPS = {1: (1, 5), 5: (5, 10), 10: (10, 20)}


class AmountPanel(AuctionPanel):
    """The lowest legal bid is offered; to click it chooses it, and so do buttons, slider, plus, minus and digits."""

    def build(self) -> None:
        translate = QCoreApplication.translate
        bids = [bid for call in self.ask.calls if (bid := self.view.game.as_bid(call))]
        self.calls = {bid.level: bid.text for bid in bids}
        self.amounts = sorted(self.calls)
        ladder = [self.view.game.bid(call).level for call in self.ask.ladder]
        step = min((b - a for a, b in pairwise(ladder)), default=5)
        small, large = _JUMPS.get(step, (step, 2 * step))
        self.jumps = [(jump, self._jump_button(jump)) for jump in (-large, -small, small, large)]
        self.shown = self.add_choice("amount", Choice(cell="amount"))
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
        below = QHBoxLayout()
        below.addWidget(self.slider, 1)
        if ladder:
            below.addWidget(label(fill(translate("Panel", "up to {n}"), n=ladder[-1]), muted=True))
        self.bids.addLayout(below)

    def _jump_button(self, jump: int) -> Button:
        translate = QCoreApplication.translate
        button = Button(signed(jump), cell="wide")
        words = translate("Panel", "{n} more") if jump > 0 else translate("Panel", "{n} less")
        button.setAccessibleName(fill(words, n=abs(jump)))
        button.clicked.connect(lambda: self.set_amount(self.amount + jump))
        return button

    @property
    def chosen(self) -> str:
        return self.calls.get(self.amount, "") if super().chosen == "amount" else super().chosen

    @property
    def amount(self) -> int:
        """The amount that is shown; 0 if no bid is legal."""
        return self.amounts[self.slider.value()] if self.amounts else 0

    def set_amount(self, amount: int) -> None:
        """Choose the legal amount nearest to ``amount``."""
        if self.amounts:
            nearest = min(self.amounts, key=lambda legal: abs(legal - amount))
            self.slider.setValue(self.amounts.index(nearest))
            self._choose_shown()

    def _choose_shown(self) -> None:
        self.shown.setChecked(True)
        self.refresh()

    def refresh(self) -> None:
        super().refresh()
        translate = QCoreApplication.translate
        amount = self.amount
        self.shown.setText(str(amount) if amount else "\N{EN DASH}")
        self.shown.setAccessibleName(
            text.points_words(amount) if amount else translate("Panel", "No bid is possible")
        )
        for jump, button in self.jumps:
            possible = bool(self.amounts) and self.amounts[0] <= amount + jump <= self.amounts[-1]
            button.setEnabled(possible)
            too_far = translate("Panel", "That is outside the legal bids.")
            set_tip(button, "" if possible else too_far)

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

    def enter_for(self, button: QPushButton) -> bool:
        """Upon the buttons that change the amount, Enter confirms it."""
        return super().enter_for(button) and all(button is not jump for _, jump in self.jumps)

    def level_typed(self, number: str) -> bool:
        if int(number) in self.amounts:
            self.set_amount(int(number))
            return True
        return any(str(amount).startswith(number) for amount in self.amounts)
