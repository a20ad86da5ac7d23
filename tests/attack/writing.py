"""Two programs that write the same files at once, while one is killed."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.storage.writers import write_at_once

ROUNDS = 60
MOST_KILLS = 4


def try_writers(rng: Random, folder: Path) -> str:
    """All that was acknowledged must be there."""
    kills = rng.randrange(MOST_KILLS + 1)
    write_at_once(folder, ROUNDS, kills, rng)
    return "with kills" if kills else "without kills"
