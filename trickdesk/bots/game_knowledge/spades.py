"""Spades: bids add up, bags cost in the end, and a nil is played for itself."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.game_knowledge.base import BidModel, GameKnowledge, ScoringRate
from trickdesk.bots.game_knowledge.spades_policy import SpadesPolicy
from trickdesk.bots.levels import Agreements
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import friends_of
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.engine.cards import card_set
from trickdesk.engine.deal import Terms
from trickdesk.engine.game import Game
from trickdesk.games.spades import FULL, PENALTY

# By whether seats have partners. Measured: 200 deals of medium against easy, and 40 of level medium alone.
RATES = {True: ScoringRate(74, 70), False: ScoringRate(54, 55)}


class SpadesKnowledge(GameKnowledge):
    game_id = "spades"
    bid_model = BidModel(-0.8, 1.0, 0.4, noise=0.1)  # 214 bids of level medium

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        self.scoring_rate = RATES[game.sides < game.seats]

    def trumps(self, bid: str) -> tuple[str, ...]:
        return ("S",)

    def policy(self, terms: Terms, rules: Rules) -> Policy:
        wants, counted, nils = [], [], []
        for seat, goal in enumerate(terms.goals):
            own = [self.game.own_goal(terms.goals, mate) for mate in self.game.seats_of(self.game.side(seat))]
            sums = [one for one in own if one is not None and not one.goal.takes_none]
            wants.append(sums[0].goal.amount if sums else 0)
            counted.append(card_set(sums[0].seats) if sums else 0)
            if goal is not None and goal.takes_none:
                nils.append(seat)
        friends = friends_of(terms.teams, self.game.seats)
        return SpadesPolicy(rules, friends, wants, counted, card_set(nils))

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return the tricks of each seat."""
        return key[: self.game.seats]

    def owed(self, carried: Sequence[int]) -> Sequence[float]:
        """Return what bags cost in the end: ten cost 100 points, so each a tenth of that."""
        return [PENALTY / FULL * bags for bags in carried]

    def has_beginner(self, terms: Terms) -> bool:
        return False


KNOWLEDGE = SpadesKnowledge
