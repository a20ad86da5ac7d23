"""Euchre: the dealer takes the card turned up if its suit is trump."""

from __future__ import annotations

from typing import cast

from trickdesk.bots.game_knowledge.base import GameKnowledge, ScoringRate
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import Seat
from trickdesk.games.euchre import Euchre


class EuchreKnowledge(GameKnowledge):
    game_id = "euchre"
    scoring_rate = ScoringRate(0.9, 1.9)  # estimated

    def setback(self, bid: str) -> tuple[float, float]:
        return 0, 2

    def exchange(
        self, world: World, dealer: Seat, declarer: Seat, bid: str, trump: str | None, taken: bool
    ) -> str:
        """Simulate what the dealer takes and discards (rules 3.1)."""
        game = cast("Euchre", self.game)
        trump = trump or self.trumps(bid)[0]
        if not taken and game.takes_turned(dealer, Contract(declarer, bid), world.talon[0]):
            hand = world.hands[dealer] | 1 << world.talon[0]
            gone = self.bury(hand, 1, bid, game.trump_index(trump))
            world.hands[dealer], world.talon = hand ^ gone, world.talon[1:]
            world.dead |= gone
        return trump


KNOWLEDGE = EuchreKnowledge
