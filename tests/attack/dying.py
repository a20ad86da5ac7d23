"""Kills at any instant: of a match without a screen, and of the whole program."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.session import killing
from tests.ui.window import killing as window_killing

KILLS = 5


def try_session(rng: Random, folder: Path) -> str:
    """Confirmed inputs must be on disk; of those only shown, the last may be lost."""
    pause = rng.choice((None, 0.05))
    killing.kill_many(KILLS, str(rng.random()), folder, pause)
    return "saved" if pause is None else "shown"


def try_window(rng: Random, folder: Path) -> str:
    """Check that the program continues its match, and that its bot process ends."""
    window_killing.kill_many(KILLS, str(rng.random()), folder)
    return "went on"
