"""When a match is over nothing of it is kept in memory."""

from __future__ import annotations

import random

from tests.driving import brief_action
from tests.session.helpers import setup, short_game
from tests.ui.window.players import settle
from trickdesk.ui.main_window import MainWindow
from trickdesk.ui.panels import DealOverPanel, MatchOverPanel


def test_painted_cards_are_given_back_and_painted_again(window: MainWindow) -> None:
    window.start_match(setup("h...", short_game("hearts"), seed="3"))
    rng = random.Random(11)
    for _ in range(2000):
        settle(window)
        controller = window.controller
        if not isinstance(window.screen_.panel, DealOverPanel):
            assert controller.view.ask is not None
            controller.act(brief_action(controller.view.ask, rng))
            continue
        assert len(window.table.pixmaps) > 0
        window.screen_.panel.next.emit()
        if isinstance(window.screen_.panel, MatchOverPanel):
            break
    assert isinstance(window.screen_.panel, MatchOverPanel)
    assert len(window.table.pixmaps) == 0
    window.play_again()
    settle(window)
    assert len(window.table.pixmaps) > 5
