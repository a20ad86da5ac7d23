"""The heuristic player for exact bids, such as in Oh Hell: bids and cards by rule.

Nothing here is fitted. A winner counts as in the other games, and a player with enough tricks stays low.
"""

from __future__ import annotations

from tests.bots.baseline.cards import costs_of, least_valuable, most_valuable
from trickdesk.engine.actions import AskCall, AskPlay, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.view import PlayerView

WINNERS = (0.9, 0.5, 0.2)  # value of a card with none, one or two higher cards of its suit in other hands
TRUMP = 0.4  # value of any other trump


def tricks_bid(view: PlayerView, ask: AskCall) -> str:
    """Return the legal bid nearest to the number of winners held."""
    game, hand = view.game, view.hand
    costs = costs_of(game, game.trump_index(view.trump))
    promised = 0.0
    for card in cards_in(hand):
        suit = costs.order.suit_of[card]
        mask = costs.order.suit_mask[suit]
        missing = (costs.above[suit][card] & mask & ~hand).bit_count()
        winner = WINNERS[missing] if missing < len(WINNERS) else 0.0
        promised += max(winner, TRUMP) if suit == costs.order.trump else winner
    return min(ask.calls, key=lambda call: abs(game.bid(call).level - promised))


def exact_card(view: PlayerView, ask: AskPlay) -> Play:
    """Play high and cheaply until the bid is made, then as low as possible."""
    goal = view.goals[ask.seat]
    costs = costs_of(view.game, view.game.trump_index(view.trump))
    order, legal, trick = costs.order, ask.cards, view.trick
    lacking = goal is not None and view.taken[ask.seat] < goal.amount
    if not trick:
        return Play((most_valuable if lacking else least_valuable)(legal, costs.keep))
    power = order.power[order.suit_of[trick.cards[0]]]
    best = max(trick.cards, key=power.__getitem__)
    winners = legal & costs.above[order.suit_of[trick.cards[0]]][best]
    losers = legal & ~winners
    last = len(trick.cards) == len(view.players) - 1
    if lacking:
        if not winners:
            return Play(least_valuable(legal, costs.keep))
        return Play(least_valuable(winners, costs.keep) if last else most_valuable(winners, power))
    if losers:
        return Play(most_valuable(losers, costs.keep))
    return Play((most_valuable if last else least_valuable)(legal, costs.keep))
