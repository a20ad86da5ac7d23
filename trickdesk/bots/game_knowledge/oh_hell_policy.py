"""Rule-based play of Oh Hell in simulated deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickdesk.bots.simulation.policy import FAR, Policy, least_valuable, most_beaten, most_valuable
from trickdesk.bots.simulation.tricks import NOBODY, Rules, Tricks, index
from trickdesk.bots.solver.bits import bit, count

if TYPE_CHECKING:
    from mypy_extensions import i64


class ExactPolicy(Policy):
    """Takes tricks until a seat has as many as it bid, then tries to lose the rest.

    A seat that needs every trick doesn't wait for a better chance to take one.

    `wants[seat]` is the number of tricks that the seat has bid.
    """

    def __init__(self, rules: Rules, friends: list[int], wants: list[int]) -> None:
        super().__init__(rules, friends, len(friends))  # there is no declarer
        self.wants: list[i64] = wants

    def lacks(self, tricks: Tricks) -> i64:
        """Return how many tricks the seat on turn still needs."""
        here = tricks.here
        return self.wants[here.seat] - here.taken

    def follow(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        lacks = self.lacks(tricks)
        last = tricks.trick_size == tricks.count - 1
        keep = self.rules.keep
        if lacks > 0:
            card = super().follow(tricks, legal, out)
            winners = self.winners
            if last or lacks != tricks.left or not winners:
                return card
            row = self.rules.suit_of[tricks.lead] * self.rules.size
            return card if self.sure(winners & bit(card), row, out) else most_valuable(winners, keep)
        self.read_trick(tricks, legal)
        losers = legal & ~self.winners
        if losers:
            return most_valuable(losers, keep)
        return most_valuable(legal, keep) if last else least_valuable(legal, keep)

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        lacks = self.lacks(tricks)
        if lacks > 0:
            card = super().lead(tricks, legal, out)
            waits = lacks == tricks.left and self.rules.over[card] & out
            return least_beaten(self.rules, legal, out) if waits else card
        return most_beaten(self.rules, legal, out)


def least_beaten(rules: Rules, legal: i64, out: i64) -> i64:
    """Return the card with the fewest higher cards still out; the costliest if equal."""
    best: i64 = NOBODY
    least: i64 = FAR
    while legal:
        here = legal & -legal
        legal ^= here
        card = index(here)
        over = count(rules.over[card] & out)
        if over < least or (over == least and rules.keep[card] > rules.keep[best]):
            best = card
            least = over
    return best
