"""The attacks: each is a way to go at the program, made of tries that know nothing of one another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.attack.taking_back import try_session, try_window

Try = Callable[[Random, Path], str]
"""One try with chances and an empty folder of its own: a word for what came of it; any exception is a finding."""


class Attack(NamedTuple):
    """``share``: of the time of a long run; ``tries``: in the suite; ``patience``: seconds until a try hangs."""

    try_once: Try
    share: float
    tries: int
    patience: float = 60.0


ATTACKS: dict[str, Attack] = {
    "undo": Attack(try_session, 2, 12),
    "undo-window": Attack(try_window, 2, 2),
}
