"""A short attack of each kind; `python -m tests.attack` runs the long ones."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.attack.attacks import ATTACKS


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, attack in ATTACKS.items() if attack.tries])
def test_a_short_attack(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    for number in range(ATTACKS[name].tries):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert ATTACKS[name].try_once(Random(f"suite {name} {number}"), folder)
