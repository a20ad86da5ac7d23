"""Partnership conventions that override small search gains.

Each one has a reason code.
"""

from __future__ import annotations

from trickdesk.bots.decision.search import SearchContext
from trickdesk.bots.simulation.policy import Policy
from trickdesk.bots.simulation.rollout import loses_all
from trickdesk.bots.simulation.tricks import Rules, Tricks
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.view import PlayerView

SPARES, FEEDS, YIELDS, KEEPS = "spares-partner", "feeds-partner", "yields-nothing", "keeps-winner"


def seen_by(view: PlayerView) -> CardSet:
    """Return the cards whose place a seat knows: its own, its discards, those played."""
    return view.hand | view.buried | view.played


def find_vetoes(context: SearchContext, policy: Policy, tricks: Tricks) -> dict[CardId, str]:
    """Return the legal cards that need a clear gain to be played, with the reason.

    These are cards that

    - take a trick that a partner is sure to win, or withhold a counting card from it,
    - give the opponents a counting card in their trick, or
    - discard a card that is sure to win a trick later.

    Nothing is vetoed if tricks or points are bad.
    """
    view, legal = context.view, tricks.legal()
    if not tricks.trick_size or view.game.low_wins or loses_all(view.terms):
        return {}
    rules = tricks.rules
    policy.read_trick(tricks, legal)
    friends, wins = bool(policy.friends[tricks.turn] >> policy.holder & 1), policy.winners
    hidden = rules.all & ~seen_by(view)
    sure = is_sure(context, policy, tricks, hidden)
    vetoes = dict.fromkeys(cards_in(wins), SPARES) if friends and sure else {}
    points, losing = rules.points, list(cards_in(legal & ~wins & ~context.knowledge.odd))
    trumps = rules.mask[rules.trump]
    spare = [card for card in losing if not trumps >> card & 1 and is_beaten(rules, card, hidden)]
    if not spare:
        return vetoes
    most, least = max(points[card] for card in spare), min(points[card] for card in spare)
    for card in losing:
        is_winner = not is_beaten(rules, card, hidden) and (trumps >> card & 1 or not trumps & hidden)
        if sure and friends and not points[card] and most:
            vetoes[card] = FEEDS
        elif sure and not friends and points[card] > least:
            vetoes[card] = YIELDS
        elif is_winner and least <= points[card] and not (friends and points[card]):
            vetoes[card] = KEEPS
    return vetoes


def is_sure(context: SearchContext, policy: Policy, tricks: Tricks, hidden: CardSet) -> bool:
    """Return whether the side that holds the trick is sure to win it."""
    rules, seat = tricks.rules, tricks.turn
    side = policy.friends[policy.holder]
    beats = rules.above[rules.suit_of[tricks.lead] * rules.size + policy.best] | context.knowledge.odd
    for _ in range(tricks.count - tricks.trick_size - 1):
        seat = tricks.after[seat]
        if not side >> seat & 1 and beats & hidden & ~context.view.cannot[seat]:
            return False
    return True


def is_beaten(rules: Rules, card: CardId, hidden: CardSet) -> bool:
    """Return whether a hidden card of its suit beats a card.

    Cards in `rules.twos` may beat it as well.
    """
    suit = rules.suit_of[card]
    rest = hidden & rules.mask[suit]
    return bool(rest & (rules.above[suit * rules.size + card] | rules.twos))
