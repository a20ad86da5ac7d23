"""What the rank solver remembers: bounds for a shape and the cards that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trickdesk.bots.exact.bits import bit, count, highest, suit_set
from trickdesk.bots.exact.sure import OPEN, WON

if TYPE_CHECKING:
    from mypy_extensions import i64

ENTRIES: Final = 1_000_000  # after so many the table begins anew
RANKS: Final = 8192  # sets of thirteen ranks


class Line:
    """The live cards of a suit: their owners, two bits each, lowest first, and how many cards each seat holds."""

    __slots__ = ("owners", "shape")

    def __init__(self, owners: i64, shape: i64) -> None:
        self.owners = owners
        self.shape = shape


class Entry:
    """Bounds that hold wherever the owners in two suits (``red``), and in two (``black``), agree within a mask.

    ``cards``: how many top cards of each suit mattered, four bits each. ``after``: the next entry of the shape.
    """

    __slots__ = ("after", "black", "black_mask", "cards", "high", "low", "red", "red_mask")

    def __init__(
        self,
        red_mask: i64,
        red: i64,
        black_mask: i64,
        black: i64,
        cards: i64,
        low: i64,
        high: i64,
        after: Entry | None,
    ) -> None:
        self.red_mask, self.red, self.black_mask, self.black = red_mask, red, black_mask, black
        self.cards, self.low, self.high = cards, low, high
        self.after = after


class Shape:
    """What is known of all positions with as many cards of each suit in each hand, and the lead that decided last."""

    __slots__ = ("entry", "hint")

    def __init__(self) -> None:
        self.hint: i64 = 0
        self.entry: Entry | None = None


class Positions:
    """The transposition table of one deal, whose ``hands`` say who owns each card.

    A position is its shape (who leads, how many cards of each suit each seat holds) and, for two suits in ``red`` and
    two in ``black``, the owners of the live cards by relative rank, two bits each.
    """

    def __init__(self, hands: Sequence[int]) -> None:
        self.first: i64 = hands[0]
        self.second: i64 = hands[1]
        self.third: i64 = hands[2]
        self.lines: list[Line | None] = [None] * (4 * RANKS)
        self.shapes: dict[int, Shape] = {}
        self.entries: i64 = 0

    def line(self, suit: i64, ranks: i64) -> Line:
        """The line of the live ``ranks`` of a suit."""
        index = suit * RANKS + ranks
        line = self.lines[index]
        if line is None:
            line = self.lines[index] = self.new_line(suit, ranks)
        return line

    def new_line(self, suit: i64, left: i64) -> Line:
        owners: i64 = 0
        shape: i64 = 0
        at: i64 = 0
        while left:
            card = (left & -left) << (16 * suit)
            left &= left - 1
            owner: i64 = 3
            if card & self.first:
                owner = 0
            elif card & self.second:
                owner = 1
            elif card & self.third:
                owner = 2
            owners |= owner << at
            at += 2
            if 4 * owner + suit < 15:  # the last length follows from the others
                shape += bit(4 * (4 * owner + suit))
        return Line(owners, shape)

    def shape(self, key: i64) -> Shape:
        """The shape of that key."""
        shape = self.shapes.get(key)
        if shape is None:
            shape = self.shapes[key] = Shape()
        return shape

    def find(self, shape: Shape, red: i64, black: i64, live: i64, need: i64) -> i64:
        """The result that an entry gives, or ``OPEN``."""
        entry = shape.entry
        before: Entry | None = None
        while entry is not None:
            if red & entry.red_mask == entry.red and black & entry.black_mask == entry.black:
                won = need <= entry.low
                if won or need > entry.high:
                    if before is not None:  # what was of use comes first next time
                        before.after = entry.after
                        entry.after = shape.entry
                        shape.entry = entry
                    return cards_of(entry.cards, live) | (WON if won else 0)
            before = entry
            entry = entry.after
        return OPEN

    def keep(self, shape: Shape, red: i64, black: i64, live: i64, left: i64, need: i64, result: i64) -> None:
        """Remember a result, for all positions with the same cards that mattered."""
        cards: i64 = 0
        red_mask: i64 = 0
        black_mask: i64 = 0
        suit: i64
        for suit in range(4):
            found = result & suit_set(suit)
            if found:
                line = live & suit_set(suit)
                k = count(line & ~((found & -found) - 1))
                cards |= k << (4 * suit)
                mask = (bit(2 * k) - 1) << (2 * (count(line) - k) + 26 * (suit & 1))
                if suit < 2:
                    red_mask |= mask
                else:
                    black_mask |= mask
        won = result & WON != 0
        red &= red_mask
        black &= black_mask
        entry = shape.entry
        while entry is not None:
            same = entry.red_mask == red_mask and entry.black_mask == black_mask
            if same and entry.red == red and entry.black == black:
                if won and need > entry.low:
                    entry.low = need
                elif not won and need <= entry.high:
                    entry.high = need - 1
                return
            entry = entry.after
        if self.entries >= ENTRIES:
            self.shapes.clear()
            self.entries = 0
        self.entries += 1
        low: i64 = need if won else 0
        high: i64 = left if won else need - 1
        shape.entry = Entry(red_mask, red, black_mask, black, cards, low, high, shape.entry)


def cards_of(cards: i64, live: i64) -> i64:
    """The live top cards that ``cards`` of an entry counts."""
    found: i64 = 0
    suit: i64
    for suit in range(4):
        k = (cards >> (4 * suit)) & 15
        if k:
            found |= highest(live & suit_set(suit), k)
    return found
