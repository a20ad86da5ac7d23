"""What stands in the corner of a card: the only place that turns a rank into the letters of its index."""

from __future__ import annotations


def index_letters(rank: str) -> str:
    """Return the index of ``rank`` (A 2 .. 10 J Q K): characters that ``strokes`` can draw."""
    return rank
