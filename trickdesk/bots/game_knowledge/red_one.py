"""Red One: a centre of five or six cards, and a trump named once they are seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from trickdesk.bots.game_knowledge.base import BidModel, Curve, GameKnowledge, ScoringRate
from trickdesk.bots.levels import Agreements, Temperament
from trickdesk.bots.solver.endings import TrickValues
from trickdesk.engine.bids import Goal
from trickdesk.engine.cards import CardSet, cards_in
from trickdesk.engine.deal import Terms
from trickdesk.engine.game import Game
from trickdesk.games.red_one import BONUS

USUAL = ""
NO_BIRD = "no Bird"
FAMILIES = {
    "red_one": USUAL, "bird": "bird", "ones": "ones", "full": "full", "full_low": "full", "no_bird": NO_BIRD,
}  # fmt: skip
MOST = "most tricks"
FREE_ONES = "ones, free Bird"  # the deck "ones" with a Bird that may be played at any time
# By deck, and whether most tricks count. All but the first were fitted to 150 deals of seed 7002 each, with their
# presets; those of "full_low" and "no_bird" are estimated.
BID_MODELS = {
    ("red_one", False): BidModel(0.3, 0.025, 0.79, taken=2.0),  # fitted before the curve below
    ("bird", False): BidModel(0.75, 0.025, 0.62, taken=1.6),
    ("ones", False): BidModel(-0.35, 0.025, 0.62, taken=1.6),
    ("full", False): BidModel(1.2, 0.025, 0.35, taken=1.3),
    ("full", True): BidModel(0.3, 0.025, 0.48, taken=1.3),
    ("full_low", False): BidModel(1.2, 0.0375, 0.35, taken=1.3),
    ("no_bird", False): BidModel(1.2, 0.045, 0.35),
}


def of_pairs(numbers: Sequence[int]) -> tuple[int, int]:
    """Return the sums of four seats' numbers over the two pairs of partners."""
    return numbers[0] + numbers[2], numbers[1] + numbers[3]


def bid_model_of(deck: str, most_tricks: bool, more: int = 0) -> BidModel:
    """Return the fitted model.

    Without one for most tricks, bids are higher by their 20 points. They are also higher by the points that a deal
    has `more` than usual with this deck, such as for the last trick.
    """
    found = BID_MODELS.get((deck, most_tricks))
    if found is None:
        found, more = BID_MODELS[deck, False], more + BONUS
    return replace(found, base=found.base - more * found.step)


FAR_POINTS = 40  # a bid that misses by this many was wild (estimated, not fitted)


class RedOneKnowledge(GameKnowledge):
    game_id = "red-one"
    numbers = True
    weak_below = 1.0
    curves: ClassVar = {
        USUAL: Curve(0.56, 1.05),  # fitted to 300 contracts each of seeds 5002 and 5003
        # Fitted to 110 contracts of seed 5002 each, "ones" to 150 of seeds 501 and 502. All but the first were then
        # moved until 60 deals at level hard, each with two other seeds, had 60 to 75 % of their contracts made.
        "bird": Curve(0.85, 0.85),
        "ones": Curve(1.35, 1.0),
        FREE_ONES: Curve(0.6, 1.0),
        "full": Curve(1.1, 1.18),
        MOST: Curve(1.1, 1.13),
        NO_BIRD: Curve(-0.2, 1.18),
    }
    # Fitted to 732 passes of level hard (295 deals).
    left: ClassVar = {"opponent": Curve(0.65, 0.7), "partner": Curve(0.4, 0.8)}
    slack: ClassVar = {"beginner": -0.9, "easy": -0.8}
    leaning: ClassVar = dict.fromkeys(("beginner", "easy"), Temperament(-0.185, -0.065))

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        self.most = game.bids[-1].level
        deck, most_tricks = str(game.options["deck"]), bool(game.options["most_tricks"])
        usual = int(game.defaults({"deck": deck, "most_tricks": most_tricks})["max_bid"])
        self.bid_model = bid_model_of(deck, most_tricks, self.most - usual)
        # Estimated for 150 points in a deal.
        self.scoring_rate = ScoringRate(70 * self.most / 150, 110 * self.most / 150)
        self.family_name = FAMILIES[deck]
        if most_tricks and self.family_name not in (USUAL, NO_BIRD):
            self.family_name = MOST
        if self.family_name == "ones" and game.options["bird_play"] == "any_time":
            self.family_name = FREE_ONES
        self.trump_before_kitty = game.options["trump_time"] == "before_centre"

    def family(self, bid: str, hand: CardSet) -> str:
        return self.family_name

    def trick_values(self, buried: CardSet) -> TrickValues:
        """Add discards, most tricks and the last one (rules 7.5, 7.13, 7.16)."""
        trick_values, options = super().trick_values(buried), self.game.options
        last = BONUS if options["last_trick"] else 0
        if options["discard_points"] == "last_trick":
            last += sum(trick_values.points[card] for card in cards_in(buried))
        return replace(trick_values, last=last, most=BONUS if options["most_tricks"] else 0)

    def setback(self, bid: str) -> tuple[float, float]:
        """Return minus the bid, and the least that the others score then (rules 5.1)."""
        points = self.game.bid(bid).level
        return -points, max(5, self.most + 5 - points)

    def misses_by_far(self, goal: Goal, taken: int, points: int) -> bool:
        return points + FAR_POINTS <= goal.amount

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return each side's points and what else decides about points.

        That is the last trick's side if discards go with it or it counts, and each side's tricks if most tricks count.
        """
        found: tuple[int, ...] = of_pairs(key[4:8])
        if self.game.options["discard_points"] == "last_trick" or self.game.options["last_trick"]:
            found = *found, key[8] % 2
        return (*found, *of_pairs(key[:4])) if self.game.options["most_tricks"] else found


KNOWLEDGE = RedOneKnowledge
