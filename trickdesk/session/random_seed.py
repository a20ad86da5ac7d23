"""The seed of a match: drawn once, and everything random follows from it."""

from __future__ import annotations

import os

SEED_BITS = 128
"""Seeds with fewer bits could be found by trying them all."""


def new_seed() -> str:
    """Return a seed that nobody can guess; people may type any other text instead."""
    return str(int.from_bytes(os.urandom(SEED_BITS // 8), "big"))
