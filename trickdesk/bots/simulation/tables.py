"""Tables for one trump of one game: what beats a card, and how valuable it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trickdesk.engine.game import Game
from trickdesk.engine.order import CardOrder

TRUMP_COST: Final = 30  # extra value of a trump
POINT_COST = 2  # extra value of a card for each point that it counts


class Tables:
    """What the policy looks up about one card order of one game.

    - `above[led][card]`: the cards that beat `card` if `led` was led.
    - `keep[card]`: how valuable it is to its holder. `lose[card]`: the same if the trick goes to the
      opponents. `give[card]`: the same if it goes to a partner.
    - A trick counts `each` plus the `points` of its cards.
    """

    def __init__(self, game: Game, order: CardOrder) -> None:
        self.order = order
        cards = range(order.size)
        self.all = game.deck.all
        self.each = game.trick_points(())
        self.points = tuple(game.trick_points((card,)) - self.each for card in cards)
        self.counting = any(self.points)
        self.above = tuple(
            tuple(sum(1 << other for other in cards if power[other] > power[card]) for card in cards)
            for power in order.power
        )
        keep = []
        for card in cards:
            suit = order.suit_of[card]
            mask = order.suit_mask[suit]
            if not order.power[suit][card]:  # a joker that is low takes no trick from anybody
                keep.append(0)
                continue
            rank = mask.bit_count() - (self.above[suit][card] & mask).bit_count()
            tops = (0, 6, 3)[mask.bit_count() - rank + 1] if rank > mask.bit_count() - 2 else 0
            keep.append(rank + tops + (TRUMP_COST + rank if suit == order.trump else 0))
        self.keep = tuple(keep)
        self.lose = tuple(keep[card] + POINT_COST * self.points[card] for card in cards)
        self.give = tuple(keep[card] - POINT_COST * self.points[card] for card in cards)


@lru_cache(maxsize=32)
def tables_of(game: Game, order: CardOrder) -> Tables:
    return Tables(game, order)
