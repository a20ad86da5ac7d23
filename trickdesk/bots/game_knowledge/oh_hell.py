"""Oh Hell: nobody wants more tricks than he has bid."""

from __future__ import annotations

from typing import ClassVar

from trickdesk.bots.game_knowledge.base import GameKnowledge, ScoringRate
from trickdesk.bots.game_knowledge.oh_hell_policy import ExactPolicy
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import friends_of
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.engine.cards import CardSet, cards_in
from trickdesk.engine.deal import Terms
from trickdesk.engine.view import PlayerView

# How likely a trick of a plain suit is not trumped, by the length of the suit in the own hand: judged, not fitted.
UNTRUMPED = (1.0, 0.85, 0.85, 0.75, 0.6, 0.45)
# What a low trump is worth, for the tricks that it may take where its holder is void: judged, too.
LAST_TRUMP = 0.3


class OhHellKnowledge(GameKnowledge):
    game_id = "oh-hell"
    scoring_rate: ClassVar = ScoringRate(6, 8)

    def policy(self, terms: Terms, rules: Rules) -> Policy:
        wants = [0 if goal is None else goal.amount for goal in terms.goals]
        return ExactPolicy(rules, friends_of(terms.teams, self.game.seats), wants)

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """The tricks of each seat."""
        return key[: self.game.seats]

    def has_beginner(self, terms: Terms) -> bool:
        return False

    def expected(self, view: PlayerView, hand: CardSet) -> float:
        """About how many tricks a hand takes that wants them: each card by those above it that may be out."""
        game, trump = self.game, self.game.trump_index(view.trump)
        tables = tables_of(game, trump)
        order, held = tables.order, hand.bit_count()
        unseen = game.deck.size - held - view.turned.bit_count()
        dealt = held * (game.seats - 1) / unseen  # the share of what is unseen that others hold
        tricks = 0.0
        for card in cards_in(hand):
            suit = order.suit_of[card]
            over = (tables.above[suit][card] & order.suit_mask[suit] & ~hand & ~view.turned).bit_count()
            chance = (1 - dealt) ** over  # that nobody holds one of those
            if suit == trump:
                tricks += max(chance, LAST_TRUMP)
            else:
                length = (hand & order.suit_mask[suit]).bit_count()
                tricks += chance * UNTRUMPED[min(length, len(UNTRUMPED) - 1)]
        return tricks


KNOWLEDGE = OhHellKnowledge
