"""Rule-based play of Spades in simulated deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickdesk.bots.simulation.policy import Policy, least_valuable, most_beaten, most_valuable
from trickdesk.bots.simulation.tricks import Rules, Tricks
from trickdesk.bots.solver.bits import bit

if TYPE_CHECKING:
    from mypy_extensions import i64


class SpadesPolicy(Policy):
    """Takes what its side has bid, then avoids bags; nils are covered and attacked.

    - `wants[seat]`: the tricks that the seat's side has bid. `counted[seat]`: the seats whose tricks count for
      that. The others of its side have bid nil.
    - `nils`: the seats that have bid nil. One that has taken a trick plays like its partner.
    """

    def __init__(
        self, rules: Rules, friends: list[int], wants: list[int], counted: list[int], nils: int
    ) -> None:
        super().__init__(rules, friends, len(friends))  # there is no declarer
        self.wants: list[i64] = wants
        self.counted: list[i64] = counted
        self.nils: i64 = nils

    def lacks(self, tricks: Tricks, seat: i64) -> i64:
        """Return how many tricks the side of a seat still needs."""
        lacking = self.wants[seat]
        for place in tricks.places:
            if self.counted[seat] & place.bit:
                lacking -= place.taken
        return lacking

    def open_nils(self, tricks: Tricks) -> i64:
        """Return the seats that have bid nil and taken no trick yet."""
        found: i64 = 0
        for place in tricks.places:
            if self.nils & place.bit and not place.taken:
                found |= place.bit
        return found

    def wants_more(self, tricks: Tricks) -> bool:
        """Return whether the seat on turn wants tricks.

        Its side lacks some, or another side needs nearly all that are left.
        """
        seat = tricks.turn
        if self.lacks(tricks, seat) > 0:
            return True
        for place in tricks.players:
            if not self.friends[seat] & place.bit:
                lacking = self.lacks(tricks, place.seat)
                if lacking > 0 and lacking >= tricks.left - 1 and lacking <= tricks.left:
                    return True
        return False

    def follow(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        rules, here = self.rules, tricks.here
        keep = rules.keep
        last = tricks.trick_size == tricks.count - 1
        nils = self.open_nils(tricks) if self.nils else 0
        self.read_trick(tricks, legal)
        winners, losers = self.winners, legal & ~self.winners
        if nils & here.bit:
            return self.under(legal, losers, last)
        mates, holder = nils & self.friends[here.seat], bit(self.holder)
        if mates and winners:
            if mates & holder:
                # Take the trick off the partner's nil, safely if others may still beat it.
                return least_valuable(winners, keep) if last else most_valuable(winners, keep)
            if mates & tricks.waiting:
                return most_valuable(winners, keep)
        theirs = nils & ~self.friends[here.seat]
        if theirs and losers:
            if theirs & holder:
                return most_valuable(losers, keep)
            if theirs & tricks.waiting:
                return least_valuable(legal, keep)
        if self.wants_more(tricks):
            return super().follow(tricks, legal, out)
        return self.under(legal, losers, last)

    def under(self, legal: i64, losers: i64, last: bool) -> i64:
        """Return the highest card that loses; if none does, the last plays high."""
        keep = self.rules.keep
        if losers:
            return most_valuable(losers, keep)
        return most_valuable(legal, keep) if last else least_valuable(legal, keep)

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        here = tricks.here
        nils = self.open_nils(tricks) if self.nils else 0
        if nils & here.bit:
            return most_beaten(self.rules, legal, out)
        theirs = nils & ~self.friends[here.seat]
        if theirs:
            # A nil discards what it likes on a suit that it doesn't have.
            for place in tricks.players:
                if theirs & place.bit:
                    legal = legal & ~place.failed or legal
            return most_beaten(self.rules, legal, out)
        if nils or self.wants_more(tricks):
            return super().lead(tricks, legal, out)
        return most_beaten(self.rules, legal, out)
