"""Kills at any instant: of a match without a screen, and of the whole program."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.session import killing
from tests.ui.window import killing as window_killing

KILLS = 5


def try_session(rng: Random, folder: Path) -> str:
    """Inputs that were told to be on the disk are there; those that were only shown, all but the last."""
    pause = rng.choice((None, 0.05))
    killing.kill_many(KILLS, str(rng.random()), folder, pause)
    return "saved" if pause is None else "shown"


def try_window(rng: Random, folder: Path) -> str:
    """The program goes on with its match, and its bots' process ends by itself."""
    window_killing.kill_many(KILLS, str(rng.random()), folder)
    return "went on"
