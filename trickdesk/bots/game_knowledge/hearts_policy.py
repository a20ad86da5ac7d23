"""Rule-based play of Hearts in simulated deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trickdesk.bots.simulation.policy import Policy, least_valuable, most_valuable
from trickdesk.bots.simulation.tricks import NOBODY, Rules, Tricks, index
from trickdesk.bots.solver.bits import bit, count

if TYPE_CHECKING:
    from mypy_extensions import i64

# How dangerous a card is to keep, in numbers of lower or higher cards (estimated, not fitted).
QUEEN_DANGER: Final = 60
OVER_QUEEN_DANGER: Final = 30
HEART_DANGER: Final = 4
ALONE: Final = 20  # penalty for leading a suit that no other seat holds: it wins whatever is discarded on it
LEAST: Final = -1000


class DuckingPolicy(Policy):
    """Stays under tricks that may cost points, and discards dangerous cards.

    `queen` is the card that costs most, and `over` are the cards of its suit that beat it.
    """

    def __init__(self, rules: Rules, friends: list[int], queen: int) -> None:
        super().__init__(rules, friends, len(friends))  # there is no declarer
        suit = rules.suit_of[queen]
        self.queen: i64 = bit(queen)
        self.queen_suit: i64 = suit
        self.over: i64 = rules.above[suit * rules.size + queen] & rules.mask[suit]

    def danger(self, card: i64, out: i64) -> i64:
        """Return how dangerous a card is; `out` are the cards in other hands."""
        rules = self.rules
        here = bit(card)
        if here & self.queen:
            return QUEEN_DANGER
        if here & self.over and out & self.queen:
            return OVER_QUEEN_DANGER
        suit = rules.suit_of[card]
        higher = count(rules.over[card] & out)
        lower = count(rules.mask[suit] & out) - higher
        points = rules.points[card]
        return lower - higher + (HEART_DANGER + points if points > 0 else 0)

    def most_dangerous(self, cards: i64, out: i64) -> i64:
        """Return the most dangerous card; the lowest of equally dangerous ones."""
        best: i64 = NOBODY
        most: i64 = LEAST
        while cards:
            here = cards & -cards
            cards ^= here
            card = index(here)
            danger = self.danger(card, out)
            if danger > most:
                best = card
                most = danger
        return best

    def follow(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        rules = self.rules
        led = rules.suit_of[tricks.lead]
        if not legal & rules.mask[led]:
            return self.most_dangerous(legal, out)
        self.read_trick(tricks, legal)
        losers = legal & ~self.winners
        if losers:
            return most_valuable(losers & self.queen or losers, rules.keep)
        cautious = legal & ~self.queen or legal
        if out & self.queen:
            cautious = cautious & ~self.over or cautious
        last = tricks.trick_size == tricks.count - 1
        if last or (rules.barred and is_first(tricks)):
            # The trick can't be avoided, or no point can be discarded on it: win it with the highest card.
            return most_valuable(legal & ~self.queen or legal, rules.keep)
        return least_valuable(cautious, rules.keep)

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """Return the card that another seat will most probably beat.

        Low spades are led to drive out the queen.
        """
        rules = self.rules
        best: i64 = NOBODY
        most: i64 = LEAST
        while legal:
            here = legal & -legal
            legal ^= here
            card = index(here)
            suit = rules.suit_of[card]
            mask = rules.mask[suit]
            higher = count(rules.over[card] & out)
            worth = 3 * higher - count(out & mask) - (3 if rules.points[card] > 0 else 0)
            if not out & mask:
                worth -= ALONE
            if (
                here & (self.queen | self.over)
                and out & rules.mask[self.queen_suit]
                and (here | out) & self.queen
            ):
                worth -= QUEEN_DANGER
            elif suit == self.queen_suit and out & self.queen:
                worth += 3
            if worth > most:
                best = card
                most = worth
        return best


def is_first(tricks: Tricks) -> bool:
    """Return whether this is the first trick of the deal."""
    return not tricks.done
