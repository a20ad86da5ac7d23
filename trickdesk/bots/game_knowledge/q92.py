"""92Q: converted cards, high twos, and partners chosen by the declarer."""

from __future__ import annotations

from typing import ClassVar

from trickdesk.bots.game_knowledge.base import BidModel, Curve, GameKnowledge, ScoringRate
from trickdesk.bots.game_knowledge.q92_policy import TwosPolicy
from trickdesk.bots.levels import Agreements
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.engine.cards import card_set
from trickdesk.engine.deal import Terms
from trickdesk.engine.game import Game
from trickdesk.engine.play import TrickPlay
from trickdesk.games.q92 import ConvertedPlay


class Knowledge92Q(GameKnowledge):
    game_id = "92q"
    bid_model = BidModel(-5.65, 1.27, 0.95)
    # Fitted to 600 contracts (seed 5012). Off by 0.026 on 800 of level hard (seed 7001).
    curves: ClassVar = {"": Curve(0.32, 0.90)}
    # Fitted to 298 passes of level hard (47 deals), by whether the declarer chose the player who passes.
    left: ClassVar = {"opponent": Curve(1.2, 0.9), "partner": Curve(1.25, 0.75)}
    slack: ClassVar = {"beginner": -0.8, "easy": -0.2}
    scoring_rate = ScoringRate(14, 20)

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        self.odd = card_set(game.deck.ids(f"2{suit}" for suit in game.deck.suits))

    def setback(self, bid: str) -> tuple[float, float]:
        """Return three points per trick of the other team, shared by it (rules 5.2)."""
        return 0, 3 * (self.game.hand_size + 1 - self.game.bid(bid).level) / (self.game.seats - 1)

    def player(self, terms: Terms) -> type[Policy]:
        return TwosPolicy

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return the tricks of each seat."""
        return key[: self.game.seats]

    def configure_rules(self, rules: Rules, play: TrickPlay) -> bool:
        """Add the twos and what counts as following (rules 4.5, 4.6)."""
        assert isinstance(play, ConvertedPlay)
        rules.twos, rules.following = self.odd, list(play.following)
        return True


KNOWLEDGE = Knowledge92Q
