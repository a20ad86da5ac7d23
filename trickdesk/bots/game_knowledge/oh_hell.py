"""Oh Hell: take exactly the tricks that you bid."""

from __future__ import annotations

from trickdesk.bots.arithmetic import power
from trickdesk.bots.game_knowledge.base import GameKnowledge, ScoringRate
from trickdesk.bots.game_knowledge.oh_hell_learned import LEARNED
from trickdesk.bots.game_knowledge.oh_hell_policy import ExactPolicy
from trickdesk.bots.levels import Agreements
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import friends_of
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.engine.cards import CardSet, cards_in
from trickdesk.engine.deal import Terms
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.view import PlayerView

# Chance that a plain-suit winner is not trumped, by the length of the suit in hand (estimated, not fitted). The first
# one is for deals without a trump.
UNTRUMPED = (1.0, 0.85, 0.85, 0.75, 0.6, 0.45)
# Tricks that a low trump is worth by ruffing (estimated, not fitted).
LAST_TRUMP = 0.3
# Standard deviation of the difference of two players in a deal, and what each point of penalty adds to it: 57 deals
# of level hard with every score.
SPREAD, SQUARE_SPREAD, PENALTY_SPREAD = 8.0, 11.0, 0.9


class OhHellKnowledge(GameKnowledge):
    game_id = "oh-hell"
    learned = LEARNED

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        spread = SQUARE_SPREAD if game.options["scoring"] == "ten_plus_square" else SPREAD
        self.scoring_rate = ScoringRate(6, spread + PENALTY_SPREAD * int(game.options["penalty"]))

    def policy(self, terms: Terms, rules: Rules) -> Policy:
        wants = [0 if goal is None else goal.amount for goal in terms.goals]
        return ExactPolicy(rules, friends_of(terms.teams, self.game.seats), wants)

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return the tricks of each seat."""
        return key[: self.game.seats]

    def has_beginner(self, terms: Terms) -> bool:
        return False

    def expected(self, view: PlayerView, hand: CardSet) -> float:
        """Return about how many tricks a hand takes if it tries to take tricks.

        Each card counts by the number of higher cards that may be out.
        """
        game, order, held = self.game, view.order, hand.bit_count()
        tables = tables_of(game, order)
        unseen = game.deck.size - held - view.turned.bit_count()
        dealt = held * (game.seats - 1) / unseen  # the share of the unseen cards that other seats hold
        tricks = 0.0
        for card in cards_in(hand):
            suit = order.suit_of[card]
            over = (tables.above[suit][card] & order.suit_mask[suit] & ~hand & ~view.turned).bit_count()
            chance = power(1 - dealt, over)  # the chance that no other seat holds a higher card
            if suit == order.trump:
                tricks += max(chance, LAST_TRUMP)
            else:
                length = (hand & order.suit_mask[suit]).bit_count() if view.trump != NO_TRUMP else 0
                tricks += chance * UNTRUMPED[min(length, len(UNTRUMPED) - 1)]
        return tricks


KNOWLEDGE = OhHellKnowledge
