"""Sets of plain cards as flat integers: four suits of sixteen bits, of which the lowest thirteen are ranks.

Shifts always have a name or a wide constant on their left: mypyc compiles ``1 << n`` as a shift of 32 bits.
"""

from __future__ import annotations

SUIT = (0x1FFF, 0x1FFF0000, 0x1FFF00000000, 0x1FFF000000000000)
NO_SUIT = 4  # the trump at no trump
ALL = 0x1FFF1FFF1FFF1FFF
TOP = 0x4000000000000000  # bit 62


def bit(n: int) -> int:
    """The set of bit ``n`` (0..62)."""
    return TOP >> (62 - n)


def count(x: int) -> int:
    return x.bit_count()


def top(x: int) -> int:
    """The highest bit of ``x``, which is not 0."""
    return TOP >> (63 - x.bit_length())


def over(cards: int, others: int) -> int:
    """How many of ``cards`` lie above all of ``others``."""
    return (cards >> others.bit_length()).bit_count()


def higher(cards: int, card: int) -> int:
    """Those of ``cards`` that lie above the single ``card``."""
    return cards & ~(2 * card - 1)


def suit_of(card: int) -> int:
    """The suit of a single bit."""
    return (card.bit_length() - 1) >> 4


def rank_of(card: int) -> int:
    """The rank of a single bit, 0..12."""
    return (card.bit_length() - 1) & 15


def highest(cards: int, k: int) -> int:
    """The ``k`` highest bits of ``cards``, or all if there are fewer."""
    found = 0
    while k > 0 and cards:
        card = top(cards)
        found |= card
        cards ^= card
        k -= 1
    return found
