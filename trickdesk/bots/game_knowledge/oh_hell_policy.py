"""Rule-based play of Oh Hell in simulated deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickdesk.bots.simulation.policy import Policy, least_valuable, most_beaten, most_valuable
from trickdesk.bots.simulation.tricks import Rules, Tricks

if TYPE_CHECKING:
    from mypy_extensions import i64


class ExactPolicy(Policy):
    """Takes tricks until a seat has as many as it bid, then tries to lose the rest.

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
        if self.lacks(tricks) > 0:
            return super().follow(tricks, legal, out)
        keep = self.rules.keep
        self.read_trick(tricks, legal)
        losers = legal & ~self.winners
        if losers:
            return most_valuable(losers, keep)
        last = tricks.trick_size == tricks.count - 1
        return most_valuable(legal, keep) if last else least_valuable(legal, keep)

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        if self.lacks(tricks) > 0:
            return super().lead(tricks, legal, out)
        return most_beaten(self.rules, legal, out)
