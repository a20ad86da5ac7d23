"""Auction by points: a number to raise and lower, with check where partners may."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QSlider

from trickdesk.ui.panels.auction import AuctionPanel
from trickdesk.ui.panels.base import Button, Key, label
from trickdesk.ui.plain import set_tip
from trickdesk.ui.text.words import MINUS

# By the step of the ladder: what the buttons add and take away.
_JUMPS = {1: (1, 5), 5: (5, 10), 10: (10, 20)}


class AmountPanel(AuctionPanel):
    """The lowest legal bid is offered; buttons, slider, plus and minus, and digits change it."""

    def build(self) -> None:
        translate = QCoreApplication.translate
        self.amounts = sorted(int(call) for call in self.ask.calls if call.isdigit())
        ladder = [int(call) for call in self.ask.ladder if call.isdigit()]
        step = min((b - a for a, b in pairwise(ladder)), default=5)
        small, large = _JUMPS.get(step, (step, 2 * step))
        self.jumps = [(jump, self._jump_button(jump)) for jump in (-large, -small, small, large)]
        self.shown = label()
        self.shown.setObjectName("amount")
        self.shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, max(0, len(self.amounts) - 1))
        self.slider.setEnabled(len(self.amounts) > 1)
        self.slider.setMinimumWidth(60)
        self.slider.setAccessibleName(translate("Panel", "Bid in points"))
        self.slider.valueChanged.connect(self._refresh)
        row = QHBoxLayout()
        for _, button in self.jumps[:2]:
            row.addWidget(button)
        row.addWidget(self.shown, 1)
        for _, button in self.jumps[2:]:
            row.addWidget(button)
        self.body.addLayout(row)
        below = QHBoxLayout()
        below.addWidget(self.slider, 1)
        if ladder:
            below.addWidget(label(translate("Panel", "up to {n}").format(n=ladder[-1]), muted=True))
        self.body.addLayout(below)

    def _jump_button(self, jump: int) -> Button:
        translate = QCoreApplication.translate
        button = Button(f"+{jump}" if jump > 0 else f"{MINUS}{-jump}", cell="wide")
        words = translate("Panel", "{n} more") if jump > 0 else translate("Panel", "{n} less")
        button.setAccessibleName(words.format(n=abs(jump)))
        button.clicked.connect(lambda: self.set_amount(self.amount + jump))
        return button

    def right_buttons(self) -> list[Button]:
        self.bid = Button(primary=True)
        self.bid.clicked.connect(lambda: self.called.emit(str(self.amount)))
        self._refresh()
        return [self.bid]

    @property
    def amount(self) -> int:
        """The amount that is shown; 0 if no bid is legal."""
        return self.amounts[self.slider.value()] if self.amounts else 0

    def set_amount(self, amount: int) -> None:
        """Show the legal amount nearest to ``amount``."""
        if self.amounts:
            nearest = min(self.amounts, key=lambda legal: abs(legal - amount))
            self.slider.setValue(self.amounts.index(nearest))

    def _refresh(self) -> None:
        translate = QCoreApplication.translate
        amount = self.amount
        self.shown.setText(str(amount) if amount else "\N{EN DASH}")
        self.bid.setEnabled(bool(amount))
        self.bid.setText(translate("Panel", "Bid {bid}").format(bid=amount or "\N{EN DASH}"))
        self.bid.setAccessibleName(self.bid.text())
        for jump, button in self.jumps:
            possible = bool(self.amounts) and self.amounts[0] <= amount + jump <= self.amounts[-1]
            button.setEnabled(possible)
            too_far = translate("Panel", "That is outside the legal bids.")
            set_tip(button, "" if possible else too_far)

    def handle_key(self, key: int) -> bool:
        if key in (Key.Key_Plus, Key.Key_Equal, Key.Key_Up, Key.Key_Minus, Key.Key_Down):
            step = -1 if key in (Key.Key_Minus, Key.Key_Down) else 1
            self.slider.setValue(self.slider.value() + step)
            return True
        return super().handle_key(key)

    def level_typed(self, number: str) -> bool:
        if int(number) in self.amounts:
            self.set_amount(int(number))
            return True
        return any(str(amount).startswith(number) for amount in self.amounts)
