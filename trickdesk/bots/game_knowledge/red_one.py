"""Red One: a centre of six cards, and a trump named once they are seen."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from trickdesk.bots.game_knowledge.base import BidModel, Curve, GameKnowledge, ScoringRate, of_pairs
from trickdesk.bots.levels import Agreements, Temperament
from trickdesk.bots.solver.endings import TrickValues
from trickdesk.engine.bids import Goal
from trickdesk.engine.cards import CardSet, Seat, cards_in
from trickdesk.engine.deal import Terms
from trickdesk.engine.game import Game

FAR_POINTS = 40  # a bid that misses by this many was wild (estimated, not fitted)


class RedOneKnowledge(GameKnowledge):
    game_id = "red-one"
    kitty = 6
    numbers = True
    weak_below = 1.0
    bid_model = BidModel(0.3, 0.025, 0.79, taken=2.0)  # fitted before the curve below
    curves: ClassVar = {"": Curve(0.56, 1.05)}  # fitted to 300 contracts each of seeds 5002 and 5003
    slack: ClassVar = {"beginner": -0.9, "easy": -0.8}
    leaning: ClassVar = dict.fromkeys(("beginner", "easy"), Temperament(-0.185, -0.065))
    scoring_rate = ScoringRate(70, 110)

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        self.trump_before_kitty = game.options["trump_time"] == "before_centre"

    def trick_values(self, buried: CardSet) -> TrickValues:
        """Add the discards' points to the last trick, if they go with it (rules 7.5)."""
        trick_values = super().trick_values(buried)
        if self.game.options["discard_points"] != "last_trick":
            return trick_values
        return replace(trick_values, last=sum(trick_values.points[card] for card in cards_in(buried)))

    def setback(self, bid: str) -> tuple[float, float]:
        """Return minus the bid, and the least that the others score then (rules 5.1)."""
        points = self.game.bid(bid).level
        return -points, max(5, 155 - points)

    def misses_by_far(self, goal: Goal, taken: int, points: int) -> bool:
        return points + FAR_POINTS <= goal.amount

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return each side's points, and the last trick's side if discards go with it."""
        points = of_pairs(key[4:8])
        return (*points, key[8] % 2) if self.game.options["discard_points"] == "last_trick" else points

    def leader(self, dealer: Seat, declarer: Seat) -> Seat:
        """Return the seat that leads first (rules 4.1, 7.8)."""
        leaders = {"declarer": declarer, "left_of_dealer": dealer + 1, "left_of_declarer": declarer + 1}
        return leaders[str(self.game.options["first_lead"])] % 4


KNOWLEDGE = RedOneKnowledge
