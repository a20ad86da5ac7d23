"""The moves of the rank solver: one of each set of equal cards, the most promising first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trickdesk.bots.solver.bits import NO_SUIT, bit, count, length, suit_of, suit_set, top
from trickdesk.bots.solver.ordering import (
    HINT,
    RUFF,
    beaters,
    lead_card,
    lead_suit,
    losing_card,
    standing,
    winning_card,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

WIDEST: Final = 13  # moves at most
LOW_BIAS: Final = 1024  # makes every score of the ordering positive


class Move:
    """A card with its score: the score above six bits, in which a lower suit and a higher rank stand higher."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value: i64 = 0


class Moves:
    """The moves of every card on the way to the one that is being searched."""

    def __init__(self) -> None:
        self.trump: i64 = NO_SUIT
        self.trumps: i64 = 0
        self.moves = [Move() for _ in range(WIDEST * 4 * (WIDEST + 1))]

    def leads(
        self, hand: i64, on_left: i64, mate: i64, on_right: i64, live: i64, hint: i64, base: i64
    ) -> i64:
        """Lay the leads worth trying from ``moves[base]`` on, the best first; their number."""
        n: i64 = 0
        suit: i64
        for suit in range(4):
            mask = suit_set(suit)
            held = hand & mask
            if not held:
                continue
            line = live & mask
            first = top(line)
            good = 4 * lead_suit(suit, hand, on_left, mate, on_right, live, self.trump, self.trumps)
            left = held
            above: i64 = 0
            while left:
                at = length(left) - 1
                card = bit(at)
                left ^= card
                if not above or line & (above - 2 * card):  # or it is as good as the one above
                    score = good + lead_card(card, at & 15, held, mate, first)
                    if card == hint:
                        score += HINT
                    self.lay(base, n, score, at)
                    n += 1
                above = card
        return n

    def follows(
        self, k: i64, mine: bool, legal: i64, after: i64, mate: i64, live: i64, led: i64, best: i64, base: i64
    ) -> i64:
        """The same for a card that is not led; ``mine``: the partner wins the trick, ``after``: the next hand."""
        trump, trumps = self.trump, self.trumps
        chance = standing(k, mine, mate, after, led, best, trump, trumps)
        best_suit = suit_of(best)
        discard = not legal & suit_set(led)
        n: i64 = 0
        suit: i64
        for suit in range(0 if discard else led, 4 if discard else led + 1):
            mask = suit_set(suit)
            held = legal & mask
            if not held:
                continue
            line = live & mask
            loses = losing_card(chance)
            if suit == trump:
                loses -= RUFF
            elif discard:
                loses += count(held)  # throw from a long suit
            above: i64 = 0
            while held:
                at = length(held) - 1
                card = bit(at)
                held ^= card
                if not above or line & (above - 2 * card):  # or it is as good as the one above
                    if card > best if suit == best_suit else suit == trump:
                        beaten = k < 3 and beaters(after, led, card, trump, trumps) != 0
                        score = winning_card(chance, beaten, at & 15, suit == trump, led == trump)
                    else:
                        score = loses - (at & 15)
                    self.lay(base, n, score, at)
                    n += 1
                above = card
        return n

    def lay(self, base: i64, n: i64, score: i64, at: i64) -> None:
        """Sort the ``n``-th move in; ``at``: its bit."""
        value = (score + LOW_BIAS) << 6 | at ^ 48
        moves = self.moves
        i = base + n
        while i > base and moves[i - 1].value < value:
            moves[i].value = moves[i - 1].value
            i -= 1
        moves[i].value = value
