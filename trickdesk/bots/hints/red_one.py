"""Red One: a centre of six cards, and a trump that is named once they are seen."""

from __future__ import annotations

from trickdesk.bots.hints.base import Hints
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game


class RedOneHints(Hints):
    game_id = "red-one"
    kitty = 6
    safety = 0.6

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.blind = game.options["trump_time"] == "before_centre"

    def leader(self, dealer: Seat, declarer: Seat) -> Seat:
        """rules.md 1.8, first_lead."""
        leaders = {"declarer": declarer, "left_of_dealer": dealer + 1, "left_of_declarer": declarer + 1}
        return leaders[str(self.game.options["first_lead"])] % 4


HINTS = RedOneHints
