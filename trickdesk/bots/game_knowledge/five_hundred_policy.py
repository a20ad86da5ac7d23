"""How misère is played by rule in imagined deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickdesk.bots.simulation.policy import Policy, least_valuable, most_beaten, most_valuable
from trickdesk.bots.simulation.tricks import Tricks
from trickdesk.bots.solver.bits import bit

if TYPE_CHECKING:
    from mypy_extensions import i64


class MiserePolicy(Policy):
    """The declarer wants to lose every trick, everybody else wants him to win one."""

    def follow(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """The highest card that stays under the declarer's trouble; the declarer himself stays under everything."""
        rules = self.rules
        self.read_trick(tricks, legal)
        losers = legal & ~self.winners
        if tricks.turn == self.declarer:
            if losers:
                return most_valuable(losers, rules.keep)
            last = tricks.trick_size == tricks.count - 1
            return most_valuable(legal, rules.keep) if last else least_valuable(legal, rules.keep)
        if self.holder == self.declarer and losers:
            return most_valuable(losers, rules.keep)
        if not tricks.waiting & bit(self.declarer):
            return most_valuable(legal, rules.keep)
        return least_valuable(losers or legal, rules.keep)

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """The card with the most cards above it that are still out; no suit that the declarer would throw on."""
        rules = self.rules
        if tricks.turn != self.declarer:
            legal = legal & ~tricks.places[self.declarer].failed or legal
        return most_beaten(rules, legal, out)
