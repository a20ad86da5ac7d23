"""All commands in any order, to the controller of a match."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.session.commands import run
from tests.ui.commands import ControllerCommands


@pytest.mark.slow
def test_a_controller_takes_all_commands_in_any_order(qtbot: QtBot) -> None:
    run(ControllerCommands, examples=15, steps=30)
