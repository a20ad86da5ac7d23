"""All presets with their golden files, and one check for many cases in one test.

Separate tests for the cases would cost far more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar
from unicodedata import normalize

from trickdesk.engine.game import Game, Preset
from trickdesk.games import games

T = TypeVar("T")
PRESETS = [(kind, preset) for kind in games().values() for preset in kind.presets]


def golden_name(kind: type[Game], preset: Preset) -> str:
    """Return the name of a preset's golden file."""
    if preset is kind.presets[0]:
        return kind.id
    plain = normalize("NFKD", preset.name.lower()).encode("ascii", "ignore").decode()
    return f"{kind.id}-{re.sub('[^a-z0-9]+', '-', plain)}"


PRESET_NAMES = [golden_name(*entry) for entry in PRESETS]


def check_each(cases: Iterable[tuple[object, T]], check: Callable[[T], None]) -> None:
    """Run `check` for every (name, case); fail once with all findings."""
    names, found = 0, []
    for name, case in cases:
        names += 1
        try:
            check(case)
        except AssertionError as reason:
            found.append(f"{name}: {reason}")
    assert names, "no case at all"
    assert not found, f"{len(found)} of {names}:\n" + "\n".join(found)
