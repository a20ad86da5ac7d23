"""The attacks: each one attacks the program in one way, in independent tries."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.attack import (
    asking,
    decks,
    dying,
    faulty,
    markup,
    opening,
    places,
    referees,
    taking_back,
    thinking,
    writing,
)

Try = Callable[[Random, Path], str]
"""One try with chances and an empty folder of its own: a word for what came of it; any exception is a finding."""


class Attack(NamedTuple):
    """An attack.

    Attributes:
        share: Share of the time of a long run.
        tries: Number of tries in the test suite; 0 if other tests cover it.
        patience: Seconds until a try counts as hung.
    """

    try_once: Try
    share: float
    tries: int
    patience: float = 60.0


ATTACKS: dict[str, Attack] = {
    "hostile": Attack(opening.try_hostile, 2, 0, patience=300),
    "damaged": Attack(opening.try_damaged, 2, 0),
    "files-window": Attack(opening.try_window, 2, 1, patience=300),
    "asks": Attack(asking.try_asks, 1, 0),
    "referees": Attack(referees.try_record, 1, 0),
    "places": Attack(places.try_place, 1, 15),
    "decks": Attack(decks.try_picture, 1, 6),
    "bots": Attack(thinking.try_trouble, 2, 1, patience=120),
    "markup": Attack(markup.try_name, 2, 0),
    "undo": Attack(taking_back.try_session, 2, 12),
    "undo-window": Attack(taking_back.try_window, 2, 0),
    "faults": Attack(faulty.try_calls, 3, 1, patience=300),
    "writers": Attack(writing.try_writers, 1, 0, patience=300),
    "kills": Attack(dying.try_session, 1, 0),
    "kills-window": Attack(dying.try_window, 1, 0, patience=300),
}
