"""Plays that are nothing but plain tricks between two pairs, handed to the rank solver; the rest to the general one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TypeVar

from trickdesk.bots.solver.bits import NO_SUIT, bit
from trickdesk.bots.solver.endings import Ending, Move, TrickValues
from trickdesk.bots.solver.ranks import RankSolver
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.order import FOLLOW, RUFF, CardOrder
from trickdesk.engine.play import TrickPlay, is_plain

T = TypeVar("T")
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
    """The same questions as :class:`~trickdesk.bots.solver.endings.Ending`, for a play and side that allow it.

    Here ``limit`` holds for a whole question. All plays are solved with the same tables, so not in several threads.
    """

    solver = RankSolver()

    def __init__(self, play: TrickPlay, side: int, bits: tuple[int, ...], limit: int) -> None:
        self.play, self.bits, self.limit = play, bits, limit
        self.odd = side == PAIRS[1]
        self.total = play.left
        self.nodes = 0
        self.hands = [sum(bits[card] for card in cards_in(hand)) for hand in play.hands]
        self.table = [bits[card] for card in play.trick]

    def value(self) -> int:
        tricks = self.ask(self.solver.tricks)
        return self.total - tricks if self.odd else tricks

    def reaches(self, need: int) -> bool:
        return self.ask(partial(self.solver.takes, need=self.of_even(need))) != self.odd

    def cards(self) -> dict[Move, int]:
        found = self.ask(self.solver.cards)
        mine = bool(self.play.turn & 1) == self.odd
        return self.of_moves(lambda bit: found[bit] if mine else self.total - found[bit])

    def reaching(self, need: int) -> dict[Move, bool]:
        found = self.ask(partial(self.solver.reaching, need=self.of_even(need)))
        return self.of_moves(lambda bit: found[bit] != self.odd)

    def of_even(self, need: int) -> int:
        """What the even seats take at least where the side has ``need``, or else where it has not."""
        return self.total - need + 1 if self.odd else need

    def of_moves(self, answer: Callable[[int], T]) -> dict[Move, T]:
        """The answer for each legal move, from that for its bit."""
        return {(card, None): answer(self.bits[card]) for card in cards_in(self.play.legal())}

    def ask(self, question: Callable[..., T]) -> T:
        """The answer of the rank solver for the play as it stood when this was made."""
        solver, play = self.solver, self.play
        solver.limit, before = self.limit, solver.nodes
        try:
            return question(self.hands, play.order.trump, play.leader, table=self.table)
        finally:
            self.nodes += solver.nodes - before


def solver_for(
    play: TrickPlay,
    side: int,
    trick_values: TrickValues,
    *,
    low: bool = False,
    odd: CardSet = 0,
    rows: Sequence[CardSet] = (),
    piles: Sequence[Sequence[CardId]] = (),
    drawn: Sequence[int] = (),
    limit: int = 0,
) -> PlainTricks | Ending:
    """The faster solver that can answer; the arguments are those of :class:`~trickdesk.bots.solver.endings.Ending`."""
    if (
        is_plain(play)
        and play.players == (0, 1, 2, 3)
        and side in PAIRS
        and trick_values == TrickValues()
        and not low
    ):
        bits = plain_bits(play.order)
        if bits is not None:
            return PlainTricks(play, side, bits, limit)
    return Ending(
        play, side, trick_values, low=low, odd=odd, rows=rows, piles=piles, drawn=drawn, limit=limit
    )
