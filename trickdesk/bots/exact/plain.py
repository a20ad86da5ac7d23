"""Plays that are nothing but plain tricks between two pairs, handed to the rank solver; the rest to the general one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from trickdesk.bots.exact.bits import NO_SUIT, bit
from trickdesk.bots.exact.endings import Ending, Move, Stakes
from trickdesk.bots.exact.ranks import RankSolver
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.kernel import is_plain
from trickdesk.engine.order import FOLLOW, RUFF, CardOrder
from trickdesk.engine.play import TrickPlay

PAIRS = (0b0101, 0b1010)
MOST = 13  # ranks of a suit


@lru_cache(maxsize=64)
def plain_bits(order: CardOrder) -> tuple[int, ...] | None:
    """For each card its bit in the format of ``bits``, if the order knows nothing but following, ranks and a trump."""
    size, masks = order.size, order.suit_mask
    none = len(masks) - 1
    if none != NO_SUIT or masks[none] or any(mask.bit_count() > MOST for mask in masks):
        return None
    bits = [0] * size
    for suit, mask in enumerate(masks[:none]):
        row = order.power[suit]
        for rank, card in enumerate(sorted(cards_in(mask), key=row.__getitem__)):
            bits[card] = bit(16 * suit + rank)
    for lead in range(size):
        led = order.suit_of[lead]
        if order.must[lead] != masks[led] or order.may[lead] != masks[led]:
            return None
        for card in range(size):
            suit = order.suit_of[card]
            base = RUFF if suit == order.trump else FOLLOW if suit == led else 0
            own = order.power[suit][card]
            if order.power[led][card] != (own if base else 0) or not base <= own:
                return None
    return tuple(bits)


class PlainTricks:
    """The same questions as :class:`~trickdesk.bots.exact.endings.Ending`, for a play and side that allow it."""

    def __init__(self, play: TrickPlay, side: int, bits: tuple[int, ...], limit: int) -> None:
        self.play, self.bits = play, bits
        self.odd = side == PAIRS[1]
        self.total = play.left
        self.hands = [sum(bits[card] for card in cards_in(hand)) for hand in play.hands]
        self.table = [bits[card] for card in play.trick]
        self.solver = RankSolver(limit)

    @property
    def nodes(self) -> int:
        return self.solver.nodes

    def value(self) -> int:
        tricks = self.solver.tricks(self.hands, self.play.order.trump, self.play.leader, self.table)
        return self.total - tricks if self.odd else tricks

    def reaches(self, need: int) -> bool:
        play = self.play
        takes = self.solver.takes(self.hands, play.order.trump, play.leader, self.of_even(need), self.table)
        return takes != self.odd

    def reaching(self, need: int) -> dict[Move, bool]:
        play = self.play
        found = self.solver.reaching(
            self.hands, play.order.trump, play.leader, self.of_even(need), self.table
        )
        return {(card, None): found[self.bits[card]] != self.odd for card in cards_in(play.legal())}

    def of_even(self, need: int) -> int:
        """What the even seats take at least where the side has ``need``, or else where it has not."""
        return self.total - need + 1 if self.odd else need

    def cards(self) -> dict[Move, int]:
        play = self.play
        found = self.solver.cards(self.hands, play.order.trump, play.leader, self.table)
        mine = bool(play.turn & 1) == self.odd
        return {
            (card, None): found[self.bits[card]] if mine else self.total - found[self.bits[card]]
            for card in cards_in(play.legal())
        }


def solver_for(
    play: TrickPlay,
    side: int,
    stakes: Stakes,
    *,
    low: bool = False,
    odd: CardSet = 0,
    rows: Sequence[CardSet] = (),
    piles: Sequence[Sequence[CardId]] = (),
    drawn: Sequence[int] = (),
    limit: int = 0,
) -> PlainTricks | Ending:
    """The faster solver that can answer; the arguments are those of :class:`~trickdesk.bots.exact.endings.Ending`."""
    if is_plain(play) and play.players == (0, 1, 2, 3) and side in PAIRS and stakes == Stakes() and not low:
        bits = plain_bits(play.order)
        if bits is not None:
            return PlainTricks(play, side, bits, limit)
    return Ending(play, side, stakes, low=low, odd=odd, rows=rows, piles=piles, drawn=drawn, limit=limit)
