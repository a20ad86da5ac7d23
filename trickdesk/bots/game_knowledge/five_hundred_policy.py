"""Rule-based play of misère in simulated deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickdesk.bots.simulation.policy import Policy, least_valuable, most_beaten, most_valuable
from trickdesk.bots.simulation.tricks import Tricks
from trickdesk.bots.solver.bits import bit

if TYPE_CHECKING:
    from mypy_extensions import i64


class MiserePolicy(Policy):
    """The declarer tries to lose every trick, and the others try to prevent that.

    At double nullo, what is said of the declarer holds for the partner too.
    """

    def follow(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """Return the card to follow with.

        The declarer plays the highest card that loses. So do the others while the declarer may still take the
        trick: only low cards can beat a misère, so they are kept. Who can't follow suit never takes the trick
        with the joker if another card can be thrown.
        """
        rules = self.rules
        self.read_trick(tricks, legal)
        losers = legal & ~self.winners
        losing = self.friends[self.declarer]
        if losing & bit(tricks.turn):
            if losers:
                return most_valuable(losers, rules.keep)
            last = tricks.trick_size == tricks.count - 1
            return most_valuable(legal, rules.keep) if last else least_valuable(legal, rules.keep)
        waits = tricks.waiting & losing != 0
        is_void = not legal & rules.mask[rules.suit_of[tricks.lead]]
        if losers and (waits or losing & bit(self.holder) or is_void):
            return most_valuable(losers, rules.keep)
        return least_valuable(legal, rules.keep) if waits else most_valuable(legal, rules.keep)

    def lead(self, tricks: Tricks, legal: i64, out: i64) -> i64:
        """Return the card with the most higher cards still out.

        Avoids suits in which the declarer is void, since the declarer would discard on them.
        """
        rules = self.rules
        losing = self.friends[self.declarer]
        if not losing & bit(tricks.turn):
            for place in tricks.players:
                if losing & place.bit:
                    legal = legal & ~place.failed or legal
        return most_beaten(rules, legal, out)
