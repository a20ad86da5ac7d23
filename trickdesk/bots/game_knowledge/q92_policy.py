"""Rule-based play of 92Q in simulated deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.tricks import Tricks, index
from trickdesk.bots.solver.bits import count

if TYPE_CHECKING:
    from mypy_extensions import i64


class TwosPolicy(Policy):
    """Knows that a two is the highest card as long as everybody follows (rules 4.6)."""

    def read_trick(self, tricks: Tricks, legal: i64) -> None:
        """Find the holder and the winning cards, twos included."""
        super().read_trick(tricks, legal)
        rules = self.rules
        led = rules.suit_of[tricks.lead]
        mask, twos = rules.mask[led], rules.twos
        if tricks.open & ~mask:
            return
        if tricks.two >= 0:
            self.holder, self.best = tricks.two_seat, tricks.two
            self.winners = self.winners & ~mask if led != rules.trump else 0
        elif legal & twos & mask and (
            tricks.trick_size == tricks.count - 1 or self.is_fresh(tricks, led, tricks.trick_size)
        ):
            self.winners |= twos & mask

    def is_fresh(self, tricks: Tricks, suit: i64, lie: i64) -> bool:
        """Return whether at most `lie` cards of a suit have been seen.

        If so, all seats will probably follow.
        """
        return count(tricks.played & self.rules.mask[suit]) <= lie

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """Return a two of a fresh plain suit, which is as good as an ace, or another card."""
        rules = self.rules
        rest = legal & rules.twos & ~rules.mask[rules.trump]
        while rest:
            here = rest & -rest
            rest ^= here
            card = index(here)
            suit = rules.suit_of[card]
            if count(out & rules.mask[suit]) >= 2 * tricks.count and self.is_fresh(tricks, suit, 0):
                return card
        return super().lead(tricks, legal, out)
