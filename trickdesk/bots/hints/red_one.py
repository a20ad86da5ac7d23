"""Red One: a centre of six cards, and a trump that is named once they are seen."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from trickdesk.bots.hints.base import Hints
from trickdesk.bots.hints.numbers import Curve, Habit, Pace
from trickdesk.bots.solver.endings import Stakes
from trickdesk.bots.traits.style import Agreements
from trickdesk.engine.bids import Goal
from trickdesk.engine.cards import CardSet, Seat, cards_in
from trickdesk.engine.game import Game

FAR_POINTS = 40  # a bid that misses by so many was wild: judged, not fitted


class RedOneHints(Hints):
    game_id = "red-one"
    kitty = 6
    numbers = True
    poor = 1.0
    habit = Habit(0.3, 0.025, 0.79, taken=2.0)  # fitted before its curve
    curves: ClassVar = {"": Curve(0.56, 1.05)}  # 300 contracts of seed 5002, 300 of 5003
    pace = Pace(70, 110)

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        self.blind = game.options["trump_time"] == "before_centre"

    def stakes(self, buried: CardSet) -> Stakes:
        """The buried points may go with the last trick (rules.md 1.8, discard_points)."""
        stakes = super().stakes(buried)
        if self.game.options["discard_points"] != "last_trick":
            return stakes
        return replace(stakes, last=sum(stakes.points[card] for card in cards_in(buried)))

    def setback(self, bid: str) -> tuple[float, float]:
        """Minus the bid; the others have the points that it fell short by (rules.md 1.6)."""
        points = self.game.bid(bid).level
        return -points, max(5, 155 - points)

    def far_from(self, goal: Goal, taken: int, points: int) -> bool:
        return points + FAR_POINTS <= goal.amount

    def leader(self, dealer: Seat, declarer: Seat) -> Seat:
        """rules.md 1.8, first_lead."""
        leaders = {"declarer": declarer, "left_of_dealer": dealer + 1, "left_of_declarer": declarer + 1}
        return leaders[str(self.game.options["first_lead"])] % 4


HINTS = RedOneHints
