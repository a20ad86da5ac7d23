"""Card play as a beginner does it: high cards first, trumps kept for later, nothing planned."""

from __future__ import annotations

from trickdesk.bots.simulation.policy import Policy, cheapest, dearest
from trickdesk.bots.simulation.tricks import Tricks
from trickdesk.engine.cards import CardId


def beginner_card(policy: Policy, tricks: Tricks) -> CardId:
    """The card of the seat on turn, for whom ``policy`` knows who plays with whom.

    A beginner leaves a trick to his partner, but draws no trumps, gives no points to his partner, spares no high card
    for later and keeps no count of what is out.
    """
    legal, rules = tricks.legal(), policy.rules
    if not legal & (legal - 1):
        return policy.card(tricks)
    if not tricks.lying:
        plain = legal & ~rules.mask[rules.trump]
        return dearest(plain or legal, rules.keep)
    policy.standing(tricks, legal)
    winners = policy.winners
    if policy.friends[tricks.turn] >> policy.holder & 1 or not winners:
        return cheapest(legal & ~winners or legal, rules.lose)
    last = tricks.lying == tricks.count - 1
    return cheapest(winners, rules.keep) if last else dearest(winners, rules.keep)
