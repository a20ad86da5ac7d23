"""Where chance comes from: once for each match, everything else follows from it."""

from __future__ import annotations

import os

SEED_BITS = 128
"""A commitment to fewer could be opened by trying them all."""


def new_seed() -> str:
    """A seed for a match that nobody can guess; people may type any other text."""
    return str(int.from_bytes(os.urandom(SEED_BITS // 8), "big"))
