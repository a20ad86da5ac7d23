"""Oh Hell: nobody wants more tricks than he has bid."""

from __future__ import annotations

from typing import ClassVar

from trickdesk.bots.hints.base import Hints
from trickdesk.bots.hints.numbers import ScoringRate
from trickdesk.bots.simulation.policy import Policy, cheapest, dearest
from trickdesk.bots.simulation.rollout import friends_of
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.simulation.tricks import Rules, Tricks
from trickdesk.bots.solver.bits import count
from trickdesk.engine.cards import CardSet, cards_in
from trickdesk.engine.deal import Terms
from trickdesk.engine.view import PlayerView

# How likely a trick of a plain suit is not trumped, by the length of the suit in the own hand: judged, not fitted.
UNTRUMPED = (1.0, 0.85, 0.85, 0.75, 0.6, 0.45)
LAST_TRUMP = (
    0.3  # what a low trump is worth, for the tricks that it may take where its holder is void: judged, too
)


class ExactPolicy(Policy):
    """Takes tricks until it has those that it wants, then stays under everything.

    ``wants[seat]``: the tricks that the seat has bid.
    """

    def __init__(self, rules: Rules, friends: list[int], wants: list[int]) -> None:
        super().__init__(rules, friends, len(friends))  # nobody declares
        self.wants = wants

    def lacks(self, tricks: Tricks) -> int:
        """How many tricks the seat on turn still has to take."""
        seat = tricks.turn
        return self.wants[seat] - tricks.taken[seat]

    def follow(self, tricks: Tricks, legal: int, out: int) -> int:
        if self.lacks(tricks) > 0:
            return super().follow(tricks, legal, out)
        keep = self.rules.keep
        self.standing(tricks, legal)
        losers = legal & ~self.winners
        if losers:
            return dearest(losers, keep)
        last = len(tricks.trick) == tricks.count - 1
        return dearest(legal, keep) if last else cheapest(legal, keep)

    def lead(self, tricks: Tricks, legal: int, out: int) -> int:
        if self.lacks(tricks) > 0:
            return super().lead(tricks, legal, out)
        rules = self.rules
        best, most = -1, -1
        for card in cards_in(legal):
            suit = rules.suit_of[card]
            over = count(rules.above[suit * rules.size + card] & out & rules.mask[suit])
            if over > most or (over == most and rules.keep[card] < rules.keep[best]):
                best, most = card, over
        return best


class OhHellHints(Hints):
    game_id = "oh-hell"
    scoring_rate: ClassVar = ScoringRate(6, 8)

    def policy(self, terms: Terms, rules: Rules) -> Policy:
        wants = [0 if goal is None else goal.amount for goal in terms.goals]
        return ExactPolicy(rules, friends_of(terms.teams, self.game.seats), wants)

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


HINTS = OhHellHints
