"""The adapter passes PettingZoo's own test, where that is installed."""

from __future__ import annotations

import warnings

import pytest

from tests.every import PRESETS, golden_name
from trickdesk.engine.game import Game, Preset

pytest.importorskip("pettingzoo")


def tables() -> list[tuple[type[Game], Preset]]:
    """Return a preset for each number of players of each game."""
    found: dict[object, tuple[type[Game], Preset]] = {}
    for kind, preset in PRESETS:
        found.setdefault((kind, kind(preset.options).seats), (kind, preset))
    return [*found.values()]


@pytest.mark.parametrize(("kind", "preset"), tables(), ids=[golden_name(*table) for table in tables()])
def test_api(kind: type[Game], preset: Preset) -> None:
    from pettingzoo.test import api_test

    from trickdesk.lab import zoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of PettingZoo, about names and sizes
        api_test(zoo.env(kind.id, preset=preset.name, deals=1), num_cycles=120)
