"""How misère is played by rule in imagined deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickdesk.bots.simulation.policy import Policy, cheapest, dearest, most_beaten
from trickdesk.bots.simulation.tricks import Tricks
from trickdesk.bots.solver.bits import bit

if TYPE_CHECKING:
    from mypy_extensions import i64


class MiserePolicy(Policy):
    """The declarer wants to lose every trick, everybody else wants him to win one."""

    def follow(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """The highest card that stays under the declarer's trouble; the declarer himself stays under everything."""
        rules = self.rules
        self.standing(tricks, legal)
        losers = legal & ~self.winners
        if tricks.turn == self.declarer:
            if losers:
                return dearest(losers, rules.keep)
            last = tricks.lying == tricks.count - 1
            return dearest(legal, rules.keep) if last else cheapest(legal, rules.keep)
        if self.holder == self.declarer and losers:
            return dearest(losers, rules.keep)
        if not tricks.waiting & bit(self.declarer):
            return dearest(legal, rules.keep)
        return cheapest(losers or legal, rules.keep)

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """The card with the most cards above it that are still out; no suit that the declarer would throw on."""
        rules = self.rules
        if tricks.turn != self.declarer:
            legal = legal & ~tricks.places[self.declarer].failed or legal
        return most_beaten(rules, legal, out)
