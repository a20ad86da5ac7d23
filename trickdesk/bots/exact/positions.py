"""What the rank solver remembers: bounds for a shape and the cards that mattered."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.exact.bits import SUIT, bit, count, highest
from trickdesk.bots.exact.sure import OPEN, WON

ENTRY = 7  # integers of an entry: mask and owners of two suits, of the other two, cards, bounds, next
ENTRIES = 1_000_000  # after so many the table begins anew
RANKS = 8192  # sets of thirteen ranks
UNKNOWN = -1


class Positions:
    """The transposition table of one deal, whose ``hands`` say who owns each card.

    A position is its key (who leads, how many cards of each suit each seat holds) and, for two suits in ``red`` and
    two in ``black``, the owners of the live cards by relative rank, two bits each. ``hints``: the lead that decided.
    """

    def __init__(self, hands: Sequence[int]) -> None:
        self.hands = list(hands)
        self.owners = [UNKNOWN] * (4 * RANKS)
        self.shapes = [0] * (4 * RANKS)
        self.heads: dict[int, int] = {}
        self.hints: dict[int, int] = {}
        self.entries = [0] * ENTRY  # the first is never used: 0 ends a list

    def owners_of(self, suit: int, ranks: int) -> int:
        """Two bits for the owner of each of the live ``ranks`` of a suit, lowest first; fills ``shapes`` as well."""
        index = suit * RANKS + ranks
        owners = self.owners[index]
        if owners == UNKNOWN:
            owners = shape = at = 0
            hands, shift = self.hands, 16 * suit
            left = ranks
            while left:
                card = (left & -left) << shift
                left &= left - 1
                owner = 0 if card & hands[0] else 1 if card & hands[1] else 2 if card & hands[2] else 3
                owners |= owner << at
                at += 2
                if 4 * owner + suit < 15:  # the last length follows from the others
                    shape += bit(4 * (4 * owner + suit))
            self.owners[index], self.shapes[index] = owners, shape
        return owners

    def find(self, key: int, red: int, black: int, live: int, need: int) -> int:
        """The result that an entry gives, or ``OPEN``."""
        head = self.heads.get(key, 0)
        entries = self.entries
        at, before = head, 0
        while at:
            if red & entries[at] == entries[at + 1] and black & entries[at + 2] == entries[at + 3]:
                bounds = entries[at + 5]
                if need <= bounds & 15 or need > bounds >> 4:
                    if before:  # what was of use comes first next time
                        entries[before + 6] = entries[at + 6]
                        entries[at + 6] = head
                        self.heads[key] = at
                    result = WON if need <= bounds & 15 else 0
                    cards = entries[at + 4]
                    for suit in range(4):
                        k = (cards >> 4 * suit) & 15
                        if k:
                            result |= highest(live & SUIT[suit], k)
                    return result
            before = at
            at = entries[at + 6]
        return OPEN

    def keep(self, key: int, red: int, black: int, live: int, left: int, need: int, result: int) -> None:
        """Remember a result, for all positions with the same cards that mattered."""
        cards = 0
        masks = [0, 0]
        for suit in range(4):
            found = result & SUIT[suit]
            if found:
                line = live & SUIT[suit]
                k = count(line & ~((found & -found) - 1))
                length = count(line)
                cards |= k << 4 * suit
                masks[suit >> 1] |= (bit(2 * k) - 1) << (2 * (length - k) + 26 * (suit & 1))
        first, second = masks
        won = result & WON != 0
        entries = self.entries
        at = self.heads.get(key, 0)
        while at:
            same = entries[at] == first and entries[at + 2] == second
            if same and entries[at + 1] == red & first and entries[at + 3] == black & second:
                low, high = entries[at + 5] & 15, entries[at + 5] >> 4
                entries[at + 5] = max(low, need) | high << 4 if won else low | min(high, need - 1) << 4
                return
            at = entries[at + 6]
        if len(entries) >= ENTRY * ENTRIES:
            self.heads.clear()
            self.entries = entries = [0] * ENTRY
        bounds = need | left << 4 if won else (need - 1) << 4
        head = self.heads.get(key, 0)
        self.heads[key] = len(entries)
        entries.extend((first, red & first, second, black & second, cards, bounds, head))
