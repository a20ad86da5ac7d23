"""Transposition table of the rank solver: bounds for a shape and relevant cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trickdesk.bots.solver.bits import bit, count, highest, suit_set
from trickdesk.bots.solver.quick_tricks import OPEN, WON

if TYPE_CHECKING:
    from mypy_extensions import i64

ENTRIES: Final = 1_000_000  # the table is cleared when it has this many entries
BUCKETS: Final = 16384
# Entries of a shape, at most; then a new one replaces the least recently used one.
LONGEST: Final = 100
RANKS: Final = 8192  # sets of thirteen ranks


class Line:
    """The live cards of a suit: owners, and how many cards each seat holds.

    `owners` has two bits for each card, lowest first.
    """

    __slots__ = ("deal", "owners", "shape")

    def __init__(self) -> None:
        self.deal: i64 = 0
        self.owners: i64 = 0
        self.shape: i64 = 0


class Entry:
    """Bounds for all positions in which the owners agree within the masks.

    `red` and `black` have the owners in two suits each. `cards` has, in four bits each, how many top cards of
    each suit mattered. `after` is the next entry of the shape.
    """

    __slots__ = ("after", "black", "black_mask", "cards", "high", "low", "red", "red_mask")

    def __init__(self) -> None:
        self.red_mask: i64 = 0
        self.red: i64 = 0
        self.black_mask: i64 = 0
        self.black: i64 = 0
        self.cards: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0
        self.after: Entry | None = None


class Shape:
    """All positions with the same leader and the same lengths of suits in each hand.

    `hint` is the lead that last decided. `after` is the next shape in the bucket.
    """

    __slots__ = ("after", "deal", "entry", "hint", "key")

    def __init__(self) -> None:
        self.deal: i64 = 0
        self.key: i64 = 0
        self.hint: i64 = 0
        self.entry: Entry | None = None
        self.after: Shape | None = None


class Positions:
    """The transposition table, reused for one deal after the other.

    A position consists of its shape (leader, and suit lengths of each seat) and, in `red` and `black` for two
    suits each, the owners of the live cards by relative rank, two bits each. Memory allocated for one deal is
    reused for the next: `deal` tells whether a line or shape belongs to the current one.
    """

    def __init__(self) -> None:
        self.deal: i64 = 0
        self.lines: list[Line | None] = [None] * (4 * RANKS)
        self.buckets: list[Shape | None] = [None] * BUCKETS
        self.pool: list[Entry] = []
        self.entries: i64 = 0  # the entries of the pool that are in use

    def begin(self, hands: Sequence[int]) -> None:
        """Start a new deal; `hands` has the cards of each seat."""
        self.deal += 1
        self.entries = 0
        self.first: i64 = hands[0]
        self.second: i64 = hands[1]
        self.third: i64 = hands[2]

    def line(self, suit: i64, ranks: i64) -> Line:
        """Return the line of the live ranks of a suit."""
        line = self.lines[suit * RANKS + ranks]
        if line is None or line.deal != self.deal:
            line = self.new_line(suit, ranks)
        return line

    def new_line(self, suit: i64, ranks: i64) -> Line:
        index = suit * RANKS + ranks
        line = self.lines[index]
        if line is None:
            line = self.lines[index] = Line()
        owners: i64 = 0
        shape: i64 = 0
        at: i64 = 0
        while ranks:
            card = (ranks & -ranks) << (16 * suit)
            ranks &= ranks - 1
            owner: i64 = 3
            if card & self.first:
                owner = 0
            elif card & self.second:
                owner = 1
            elif card & self.third:
                owner = 2
            owners |= owner << at
            at += 2
            if 4 * owner + suit < 15:  # the last length is implied by the others
                shape += bit(4 * (4 * owner + suit))
        line.deal, line.owners, line.shape = self.deal, owners, shape
        return line

    def shape(self, key: i64) -> Shape:
        """Return the shape with this key."""
        # Neither product reaches 62 bits, so they stay machine words.
        index = ((key & 0x7FFFFFFF) * 0x2545F491 + (key >> 31) * 0x1B873593) >> 36 & (BUCKETS - 1)
        first = self.buckets[index]
        shape = first
        if first is not None and first.deal == self.deal:
            while shape is not None:
                if shape.key == key:
                    return shape
                shape = shape.after
            shape = self.buckets[index] = Shape()
            shape.after = first
        else:
            if shape is None:
                shape = self.buckets[index] = Shape()
            shape.after = shape.entry = None
            shape.hint = 0
        shape.deal, shape.key = self.deal, key
        return shape

    def find(self, shape: Shape, red: i64, black: i64, live: i64, need: i64) -> i64:
        """Return the result from a stored entry, or `OPEN`."""
        entry = shape.entry
        before: Entry | None = None
        while entry is not None:
            if red & entry.red_mask == entry.red and black & entry.black_mask == entry.black:
                won = need <= entry.low
                if won or need > entry.high:
                    if before is not None:  # move used entries to the front
                        before.after = entry.after
                        entry.after = shape.entry
                        shape.entry = entry
                    return cards_of(entry.cards, live) | (WON if won else 0)
            before = entry
            entry = entry.after
        return OPEN

    def keep(self, shape: Shape, red: i64, black: i64, live: i64, left: i64, need: i64, result: i64) -> None:
        """Store a result for all positions with the same relevant cards."""
        cards: i64 = 0
        red_mask: i64 = 0
        black_mask: i64 = 0
        suit: i64
        for suit in range(4):
            found = result & suit_set(suit)
            if found:
                line = live & suit_set(suit)
                # From the top of the suit down to its lowest relevant card, owners must agree; below, any will do.
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
        before: Entry | None = None
        length: i64 = 0
        while entry is not None:
            same = entry.red_mask == red_mask and entry.black_mask == black_mask
            if same and entry.red == red and entry.black == black:
                if won and need > entry.low:
                    entry.low = need
                elif not won and need <= entry.high:
                    entry.high = need - 1
                return
            length += 1
            if length == LONGEST:
                break
            before = entry
            entry = entry.after
        if entry is not None and before is not None:
            before.after = None
        else:
            entry = self.new_entry()
        entry.red_mask, entry.red, entry.black_mask, entry.black = red_mask, red, black_mask, black
        entry.cards = cards
        entry.low = need if won else 0
        entry.high = left if won else need - 1
        entry.after = shape.entry
        shape.entry = entry

    def new_entry(self) -> Entry:
        """Return an entry to fill; if there are too many, all others are dropped."""
        if self.entries == ENTRIES:
            # The search still holds old shapes and entries, so they must not be reused.
            self.buckets, self.pool = [None] * BUCKETS, []
            self.entries = 0
        if self.entries == len(self.pool):
            self.pool.append(Entry())
        entry = self.pool[self.entries]
        self.entries += 1
        return entry


def cards_of(cards: i64, live: i64) -> i64:
    """Return the live top cards that an entry's `cards` counts."""
    found: i64 = 0
    suit: i64
    for suit in range(4):
        k = (cards >> (4 * suit)) & 15
        if k:
            found |= highest(live & suit_set(suit), k)
    return found
