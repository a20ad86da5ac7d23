"""What a card does for the seat that plays it, as reasons: drawing trumps, winning, ducking, giving points."""

from __future__ import annotations

from trickdesk.bots.decision.explain import Reason
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.tricks import NOBODY, Tricks
from trickdesk.bots.solver.bits import count
from trickdesk.engine.cards import CardId, CardSet
from trickdesk.engine.game import Game


def play_reasons(
    policy: Policy, tricks: Tricks, card: CardId, low: bool, game: Game, buried: CardSet = 0
) -> list[Reason]:
    """What a card does for the seat on turn, as far as it can know, which has put the cards ``buried`` away. ``low``:
    the declarer wants no trick."""
    found = [Reason(code) for code in play_codes(policy, tricks, card, low, game.low_wins)]
    rules, deck = policy.rules, game.deck
    out = rules.all & ~(tricks.played | tricks.here.hand | buried)
    trumps: int = count(out & rules.mask[rules.trump]) if rules.trump < len(deck.suits) else 0
    best = policy.best if tricks.lying else NOBODY
    values: dict[str, dict[str, float | str]] = {
        "draws-trumps": {"trumps": trumps},
        "ruffs": {"trumps": trumps},
        "friend-wins": {"card": deck.names[best]} if best >= 0 else {},
        "overtakes": {"card": deck.names[best]} if best >= 0 else {},
        "cannot-win": {"card": deck.names[best]} if best >= 0 else {},
    }
    return [Reason(reason.code, values.get(reason.code, {})) for reason in found]


def play_codes(policy: Policy, tricks: Tricks, card: CardId, low: bool, low_wins: bool) -> tuple[str, ...]:
    """What a card does for the seat on turn, as codes. With ``low_wins`` a card that could win is kept for no trick."""
    rules, seat = policy.rules, tricks.turn
    out = rules.all & ~(tricks.played | tricks.here.hand)
    suit = rules.suit_of[card]
    if not tricks.lying:
        mask = rules.mask[suit]
        over = rules.above[suit * rules.size + card] & out & mask
        if suit == rules.trump and out & mask and policy.friends[seat] >> policy.declarer & 1:
            return ("draws-trumps",)
        if low:
            return ("leads-low",)
        if not over:
            return ("cashes-winner",)
        return ("leads-high" if count(over) <= 1 else "leads-low",)
    policy.standing(tricks, tricks.legal())
    wins = policy.winners >> card & 1
    friend = policy.friends[seat] >> policy.holder & 1
    if low and seat == policy.declarer:
        return ("must-take",) if wins else ("stays-under",)
    if not wins:
        if friend:
            return ("friend-wins", "gives-points") if rules.points[card] else ("friend-wins",)
        ducks = "stays-under" if low_wins else "ducks"
        return (ducks,) if policy.winners else ("cannot-win",)
    led = rules.suit_of[tricks.lead]
    codes = []
    if tricks.lying == tricks.count - 1:
        codes.append("last-wins")
    else:
        codes.append("may-win" if rules.above[led * rules.size + card] & out else "sure-winner")
    if friend:
        codes.append("overtakes")
    if suit == rules.trump != led:
        codes.append("ruffs")
    return tuple(codes)
