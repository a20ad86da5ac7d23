"""Hearts: who takes points loses them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from trickdesk.bots.hints.base import Hints
from trickdesk.bots.hints.numbers import ScoringRate
from trickdesk.bots.simulation.policy import Policy, cheapest, dearest
from trickdesk.bots.simulation.tricks import Rules, Tricks
from trickdesk.bots.solver.bits import count
from trickdesk.bots.traits.style import Agreements
from trickdesk.engine.cards import CardSet, Seat, card_set, cards_in
from trickdesk.engine.deal import Terms
from trickdesk.engine.game import Game
from trickdesk.engine.play import TrickPlay
from trickdesk.games.hearts import Hearts, HeartsPlay

# How much a card wants to be got rid of, beside its rank from 2 to 14: judged, not fitted.
QUEEN_DANGER, OVER_QUEEN_DANGER, HEART_DANGER = 60, 30, 4
GUARDS = 4  # spades below the queen with which she is safe in the own hand
PASSING = 6  # the most dangerous cards, among which those to pass on are looked for


class DuckingPolicy(Policy):
    """Stays under every trick that may cost something, and throws what is dangerous.

    ``queen``: the card that costs most; ``over``: those of her suit that would take her.
    """

    def __init__(self, rules: Rules, friends: list[int], queen: int) -> None:
        super().__init__(rules, friends, len(friends))  # nobody declares
        suit = rules.suit_of[queen]
        self.queen = 1 << queen
        self.over = rules.above[suit * rules.size + queen] & rules.mask[suit]
        self.spades = rules.mask[suit]

    def danger(self, card: int, out: int) -> int:
        """How much a card wants to be thrown away, where ``out`` are the cards in other hands."""
        rules, here = self.rules, 1 << card
        if here & self.queen:
            return QUEEN_DANGER
        if here & self.over and out & self.queen:
            return OVER_QUEEN_DANGER
        suit = rules.suit_of[card]
        higher = count(rules.above[suit * rules.size + card] & out & rules.mask[suit])
        lower = count(rules.mask[suit] & out) - higher
        return lower - higher + (HEART_DANGER + rules.points[card] if rules.points[card] > 0 else 0)

    def follow(self, tricks: Tricks, legal: int, out: int) -> int:
        rules = self.rules
        led = rules.suit_of[tricks.lead]
        if not legal & rules.mask[led]:
            return max(cards_in(legal), key=lambda card: self.danger(card, out))
        self.standing(tricks, legal)
        losers = legal & ~self.winners
        if losers:
            return dearest(losers & self.queen or losers, rules.keep)
        cautious = legal & ~self.queen or legal
        if out & self.queen:
            cautious = cautious & ~self.over or cautious
        last = len(tricks.trick) == tricks.count - 1
        first = not sum(tricks.taken)
        if last or (first and rules.barred):
            # It is taken, or nothing can be thrown on it: then with the highest.
            return dearest(legal & ~self.queen or legal, rules.keep)
        return cheapest(cautious, rules.keep)

    def lead(self, tricks: Tricks, legal: int, out: int) -> int:
        """The card that somebody else takes most probably; a low spade drives the queen out."""
        rules = self.rules
        best, most = -1, -1000
        for card in cards_in(legal):
            here, suit = 1 << card, rules.suit_of[card]
            mask = rules.mask[suit]
            higher = count(rules.above[suit * rules.size + card] & out & mask)
            lower = count(out & mask) - higher
            worth = 2 * higher - lower - (3 if rules.points[card] > 0 else 0)
            if not out & mask:
                worth -= 20  # nobody else has to follow: it takes whatever is thrown
            if here & (self.queen | self.over) and out & self.spades and (here | out) & self.queen:
                worth -= QUEEN_DANGER
            elif suit == rules.suit_of[self.queen.bit_length() - 1] and out & self.queen:
                worth += 3
            if worth > most:
                best, most = card, worth
        return best


class HeartsHints(Hints):
    game_id = "hearts"
    scoring_rate: ClassVar = ScoringRate(9, 9)

    def __init__(self, game: Game, agreements: Agreements = ()) -> None:
        super().__init__(game, agreements)
        assert isinstance(game, Hearts)
        self.opening = game.bounds.opening
        self.queen = game.deck.id["QS"]

    def policy(self, terms: Terms, rules: Rules) -> Policy:
        return DuckingPolicy(rules, [1 << seat for seat in range(self.game.seats)], self.queen)

    def has_beginner(self, terms: Terms) -> bool:
        return False

    def tells(self, terms: Terms) -> bool:
        return False

    def tell(self, rules: Rules, play: TrickPlay) -> bool:
        assert isinstance(play, HeartsPlay)
        bounds = play.bounds
        rules.bound = True
        rules.opening, rules.barred = bounds.opening, bounds.barred
        rules.guarded, rules.breaking = bounds.guarded, bounds.breaking
        return True

    def opener(self, hands: Sequence[CardSet], first: Seat) -> Seat:
        return next((seat for seat, hand in enumerate(hands) if hand & self.opening), first)

    def pass_sets(self, hand: CardSet, number: int) -> Iterator[CardSet]:
        """Some sets of cards that may be passed on, the rule-of-thumb choice first."""
        ranked = sorted(cards_in(hand), key=lambda card: self.wants_away(hand, card), reverse=True)
        for cards in combinations(ranked[:PASSING], number):
            yield card_set(cards)

    def wants_away(self, hand: CardSet, card: int) -> float:
        """How gladly a card is passed on before the play."""
        game = self.game
        order = game.order_for(game.trump_index(None))
        suit = order.suit_of[card]
        mask, power = order.suit_mask[suit], order.power[suit]
        rank = sum(power[other] < power[card] for other in cards_in(mask))
        spades = order.suit_mask[order.suit_of[self.queen]]
        small = sum(power[other] < power[self.queen] for other in cards_in(hand & spades))
        if mask == spades:
            if card == self.queen or power[card] > power[self.queen]:
                return 40.0 + rank if small < GUARDS else rank - 12.0
            return rank - 12.0  # low spades guard
        length = (hand & mask).bit_count()
        return rank * 1.5 - 2.0 * length + (2.0 if game.trick_points((card,)) > 0 else 0.0)


HINTS = HeartsHints
