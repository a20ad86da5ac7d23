"""The heuristic player in games where points are bad: passing and play, by rule.

Nothing here is fitted. Nobody wants to take the cards with points; high cards do.
"""

from __future__ import annotations

from tests.bots.baseline.cards import Costs, costs_of
from trickdesk.engine.actions import AskGive, AskPlay, Play
from trickdesk.engine.cards import CardId, CardSet, card_set, cards_in
from trickdesk.engine.view import PlayerView

WORST = 50  # extra danger of the card with the most points
OVER = 25  # of a card that would win it
COUNTS = 3  # of any card that counts


def passed_on(view: PlayerView, ask: AskGive) -> CardSet:
    """Return the most dangerous cards."""
    costs = costs_of(view.game, view.game.trump_index(view.trump))
    danger = dangers(costs, view.game.deck.all)
    return card_set(sorted(cards_in(ask.cards), key=danger.__getitem__, reverse=True)[: ask.low])


def low_card(view: PlayerView, ask: AskPlay) -> Play:
    """Return a high card under the trick, a dangerous discard, or a low lead."""
    costs = costs_of(view.game, view.game.trump_index(view.trump))
    out = view.game.deck.all & ~card_set(card for trick in view.tricks for card in trick.cards)
    danger, order, legal = dangers(costs, out), costs.order, ask.cards

    def strength(card: CardId) -> int:
        return order.power[order.suit_of[card]][card]

    if not view.trick:
        return Play(min(cards_in(legal), key=lambda card: (danger[card] >= OVER, strength(card))))
    led = order.suit_of[view.trick.cards[0]]
    if not legal & order.suit_mask[led]:
        return Play(max(cards_in(legal), key=danger.__getitem__))
    best = max(view.trick.cards, key=order.power[led].__getitem__)
    under = legal & ~costs.above[led][best]
    if under:
        return Play(max(cards_in(under), key=lambda card: (danger[card] >= WORST, strength(card))))
    last = len(view.trick.cards) == len(view.players) - 1
    return Play((max if last else min)(cards_in(legal), key=lambda card: strength(card) - danger[card]))


def dangers(costs: Costs, out: CardSet) -> list[int]:
    """Return how dangerous each card is; `out` are the cards not yet played."""
    order = costs.order
    worst = max(range(order.size), key=costs.points.__getitem__)
    over = costs.above[order.suit_of[worst]][worst] & order.suit_mask[order.suit_of[worst]]
    found = []
    for card in range(order.size):
        suit = order.suit_of[card]
        above = (costs.above[suit][card] & order.suit_mask[suit]).bit_count()
        danger = -above + (COUNTS if costs.points[card] > 0 else 0)
        if card == worst:
            danger += WORST
        elif over >> card & 1 and out >> worst & 1:
            danger += OVER
        found.append(danger)
    return found
