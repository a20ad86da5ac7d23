"""Reduced motion changes animations, and nothing else."""

from __future__ import annotations

import random

import pytest

from tests.session.helpers import setup, short_game
from tests.ui.window.players import Mouse
from trickdesk.ui.window.main_window import MainWindow


def play(window: MainWindow, game_id: str, reduced: str, deals: int) -> tuple[str, int]:
    """Return the record of a match, and how many animations were started."""
    window.settings.motion.reduced = reduced
    window.apply_settings()
    began: list[bool] = []
    connection = window.table.clock.started.connect(lambda: began.append(True))
    window.matches.start(setup("h...", short_game(game_id), seed="1"))
    Mouse(window, random.Random(4)).play_match(deals=deals)
    window.table.clock.started.disconnect(connection)
    session = window.controller.session
    assert session is not None
    return session.record_text(), len(began)


@pytest.mark.parametrize(("game_id", "deals"), [("forty-fives", 1000), ("tocan", 1)])
def test_a_match_without_motion_has_the_same_log(window: MainWindow, game_id: str, deals: int) -> None:
    still, none = play(window, game_id, "on", deals)
    moving, many = play(window, game_id, "off", deals)
    assert still == moving
    assert none == 0
    assert many > 20
