"""Hearts: avoid points."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from trickdesk.bots.game_knowledge.base import CardNoise, GameKnowledge, ScoringRate
from trickdesk.bots.game_knowledge.hearts_policy import DuckingPolicy
from trickdesk.bots.levels import Agreements
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.engine.bids import OTHERS
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.deal import Terms
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games.hearts import CHOICE, Hearts

GUARDS = 4  # with this many spades below the queen it is safe to keep her
# Shares of all points against players, estimated, not fitted: with the first, the others try to stop a player who has
# all so far; with the second, that player goes for the rest whatever the hand.
ALARMING, MOON = 0.4, 0.7
# How much likelier a card is with a seat that has all points so far than with others, in logarithms, by the number of
# higher unseen cards. Where such a seat takes all points in the end, each card alone says 1.1, 0.8, 0.3, -0.3 and -1.0
# (176 deals of level hard). But its cards win only together: with these, imagined moons are as frequent as real ones.
SHOOTING = (3.4, 2.7, 1.4, -1.2, -3.5)
PASSING = 6  # cards to pass are chosen among this many of the most dangerous ones
USUAL = 26  # points in a deal of the usual rules
SPARE = 1  # and, to shoot the moon, among this many more than are passed of those that take the fewest tricks


class HeartsKnowledge(GameKnowledge):
    game_id = "hearts"
    # With these, the real cards of 79 deals of level hard, 199 of medium and 805 of beginner are likelier than others,
    # by 1.5, 2.1 and 0.2 nats. With (0.6, 0.4, 0.7) it would be by 1.7, 2.3 and -0.2.
    card_noise = CardNoise(0.8, 0.5, 0.8)

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        assert isinstance(game, Hearts)
        self.queen = game.deck.id["QS"]
        self.queen_counts = game.queen_counts > 0
        self.everything = game.trick_points(range(game.deck.size))
        usual = 9 * game.everything / USUAL
        self.scoring_rate = ScoringRate(usual, usual)

    def policy(self, terms: Terms, rules: Rules) -> Policy:
        alone = [1 << seat for seat in range(self.game.seats)]
        against = float(sum(points for points in rules.points if points > 0))
        policy = DuckingPolicy(rules, alone, self.queen, int(ALARMING * against), int(MOON * against))
        if not self.queen_counts:
            policy.queen = policy.over = 0
        return policy

    def suspected(self, view: PlayerView, unseen: CardSet) -> list[float]:
        """Return the odds of high cards with another seat that has all points so far.

        It may be shooting the moon, and then nobody can beat its cards.
        """
        takers = {trick.winner for trick in view.finished if (trick.points or 0) > 0}
        taker = takers.pop() if len(takers) == 1 else None
        if taker is None or taker == view.seat:
            return []
        size = self.game.deck.size
        odds = [0.0] * (size * (2 * self.game.seats + 2))
        for card in cards_in(unseen):
            over = self.higher(self.game.deck.all & ~unseen, card)
            odds[taker * size + card] = SHOOTING[min(over, len(SHOOTING) - 1)]
        return odds

    def has_beginner(self, terms: Terms) -> bool:
        return True

    def is_predictable(self, terms: Terms) -> bool:
        return True

    def score_key(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...]:
        """Return the points of each seat, or everything if the jack of diamonds scores.

        Points alone don't show who took the jack.
        """
        return key if self.game.options["jack"] else key[self.game.seats : 2 * self.game.seats]

    def scored(self, terms: Terms, key: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return the points in each seat's tricks, or those for shooting the moon.

        None if they don't show the score: the jack of diamonds counts, or the shooter may choose.
        """
        game = self.game
        if game.options["jack"]:
            return None
        points = key[game.seats : 2 * game.seats]
        if self.everything not in points:
            return points
        shooter = points.index(self.everything)
        if game.options["moon"] == CHOICE:
            return None
        if game.options["moon"] == OTHERS:
            return tuple([0 if seat == shooter else self.everything for seat in range(game.seats)])
        return tuple([-self.everything if seat == shooter else 0 for seat in range(game.seats)])

    def pass_sets(self, hand: CardSet, number: int) -> Iterator[CardSet]:
        """Yield some sets of cards to pass, the rule-of-thumb choice first."""
        ranked = sorted(cards_in(hand), key=lambda card: self.wants_away(hand, card), reverse=True)
        careful = [card_set(cards) for cards in combinations(ranked[:PASSING], number)]
        yield from careful
        weak = sorted(cards_in(hand), key=lambda card: self.higher(hand, card), reverse=True)
        shooting = [card_set(cards) for cards in combinations(weak[: number + SPARE], number)]
        yield from (cards for cards in shooting if cards not in careful)

    def higher(self, hand: CardSet, card: int) -> int:
        """Return how many higher cards of its suit other hands hold."""
        order = self.game.order_for(self.game.trump_index(None))
        suit = order.suit_of[card]
        power = order.power[suit]
        return sum(power[other] > power[card] for other in cards_in(order.suit_mask[suit] & ~hand))

    def wants_away(self, hand: CardSet, card: int) -> float:
        """Return how much a card should be passed, as a score for comparison."""
        game = self.game
        order = game.order_for(game.trump_index(None))
        suit = order.suit_of[card]
        mask, power = order.suit_mask[suit], order.power[suit]
        rank = sum(power[other] < power[card] for other in cards_in(mask))
        spades = order.suit_mask[order.suit_of[self.queen]]
        small = sum(power[other] < power[self.queen] for other in cards_in(hand & spades))
        if mask == spades and self.queen_counts:
            if card == self.queen or power[card] > power[self.queen]:
                return 40.0 + rank if small < GUARDS else rank - 12.0
            return rank - 12.0  # low spades guard the queen
        length = (hand & mask).bit_count()
        return rank * 1.5 - 2.0 * length + (2.0 if game.trick_points((card,)) > 0 else 0.0)


KNOWLEDGE = HeartsKnowledge
