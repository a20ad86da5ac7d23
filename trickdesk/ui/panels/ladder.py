"""Auction by a short list of fixed calls."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout

from trickdesk.ui.panels.auction import AuctionPanel


class LadderPanel(AuctionPanel):
    """Every rung is shown, those that are too low now are disabled. Keys: the number, then Enter."""

    def build(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(4)
        self.rungs = {call: self.call_choice(call, cell="wide") for call in self.ask.ladder}
        game = self.view.game
        plain = [call for call in self.ask.ladder if game.bid(call).goal.in_points]
        for i, call in enumerate(plain):
            grid.addWidget(self.rungs[call], 0, i)
        # The calls for all tricks stand below, three columns wide each.
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
