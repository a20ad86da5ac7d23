"""Sets of plain cards as flat integers: four suits of 16 bits, 13 of them ranks.

In the modules that mypyc compiles such a set is an `i64`, a machine word; to Python that is only an
annotation. Only names and wide constants are shifted, because mypyc compiles `1 << n` as a shift of 32 bits.
Constants stay below 2**62, because mypyc keeps greater ones as Python integers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SUIT: Final = (0x1FFF, 0x1FFF0000, 0x1FFF00000000, 0x1FFF000000000000)
NO_SUIT: Final = 4  # the trump at no trump
ALL: Final = 0x1FFF1FFF1FFF1FFF
TOP: Final = 0x2000000000000000  # bit 61
TOP_SUIT: Final = 0x1FFF000000000000


def bit(n: i64) -> i64:
    """Return the set of bit `n` (0..62)."""
    half = n >> 1  # a single shift would have to start with bit 62, which mypyc keeps as a Python integer
    part: i64 = TOP >> (61 - half)
    return part << (n - half)


def suit_set(suit: i64) -> i64:
    """Return all cards of a suit, 0..3."""
    return TOP_SUIT >> (48 - 16 * suit)


def count(x: i64) -> i64:
    """Return how many of the bits 0..62 are set."""
    x = x - ((x >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 127


def length(x: i64) -> i64:
    """Return the number of bits up to the highest that is set."""
    whole: int = x
    return whole.bit_length()


if __file__.endswith((".py", ".pyc")):  # uncompiled, methods and tables are faster
    globals().update(count=int.bit_count, length=int.bit_length, suit_set=SUIT.__getitem__)
    globals().update(bit=tuple(map(bit, range(63))).__getitem__)


def top(x: i64) -> i64:
    """Return the highest bit of `x`, which is not 0."""
    return bit(length(x) - 1)


def over(cards: i64, others: i64) -> i64:
    """Return how many of `cards` are above all of `others`."""
    return count(cards >> length(others))


def higher(cards: i64, card: i64) -> i64:
    """Return those of `cards` that are above the single `card`."""
    return cards & ~(2 * card - 1)


def suit_of(card: i64) -> i64:
    """Return the suit of a single bit."""
    if card < 0x100000000:
        return 0 if card < 0x10000 else 1
    return 2 if card < 0x1000000000000 else 3


def highest(cards: i64, k: i64) -> i64:
    """Return the `k` highest bits of `cards`, or all if there are fewer."""
    more = count(cards) - k
    while more > 0:
        cards &= cards - 1
        more -= 1
    return cards
