"""Tocan: everyone plays alone, and if the differ fails, every ender scores."""

from __future__ import annotations

from typing import ClassVar

from trickdesk.bots.game_knowledge.base import BidModel, Curve, GameKnowledge, ScoringRate
from trickdesk.bots.levels import Temperament
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.engine.deal import Terms
from trickdesk.engine.play import TrickPlay
from trickdesk.games.tocan import HAND, ROW


class TocanKnowledge(GameKnowledge):
    game_id = "tocan"
    bid_model = BidModel(-1.76, 0.944, 0.5)
    # Fitted to 600 contracts (seed 5012). Off by 0.033 on 1,000 of level hard (seed 7001).
    curves: ClassVar = {"": Curve(-0.46, 0.82)}
    left: ClassVar = {"opponent": Curve(-0.2, 0.53)}  # fitted to 832 passes of level hard (154 deals)
    # Overbidding costs little: bold beat steady by 0.21 ± 0.10 points a deal. But expert asks for as much as hard.
    # Bids with a chance of 0.15 to 0.3 gained hard 0.03 ± 0.08 points a deal and seat (150 duplicate deals), a tenth
    # of what simulated deals promise: a pass leaves less to others than they say.
    leaning: ClassVar = {
        "medium": Temperament(-0.08, -0.10),
        "hard": Temperament(-0.08, -0.10),
        "expert": Temperament(-0.08, 0.05),
    }
    slack: ClassVar = {"beginner": 0.4, "easy": 0.6}
    scoring_rate = ScoringRate(3, 4)

    def setback(self, bid: str) -> tuple[float, float]:
        """Return one point for each ender, as for one trick too few (rules 5.2)."""
        return 0, 1

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return the differ's tricks."""
        assert terms.declarer is not None
        return (key[terms.declarer],)

    def configure_rules(self, rules: Rules, play: TrickPlay) -> bool:
        """Add the piles that refill an empty row and an empty hand (rules 4.6)."""
        rules.row, rules.hand = ROW, HAND
        return True


KNOWLEDGE = TocanKnowledge
