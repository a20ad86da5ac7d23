"""Bit operations: the same as Python's, up to the largest deck of 63 cards."""

from __future__ import annotations

from random import Random

from trickdesk.bots.solver.bits import bit, count, length, top


def test_single_bits() -> None:
    assert [bit(n) for n in range(63)] == [1 << n for n in range(63)]
    assert [top(bit(n) | 1) for n in range(1, 63)] == [1 << n for n in range(1, 63)]


def test_counts_and_lengths() -> None:
    rng = Random(1)
    for size in range(1, 64):
        cards = rng.getrandbits(size) | 1 << (size - 1)
        assert count(cards) == bin(cards).count("1")
        assert length(cards) == size
