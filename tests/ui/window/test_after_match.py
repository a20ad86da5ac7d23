"""After a deal, the panel has the table; after a match, its memory is freed."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from tests.driving import brief_action
from tests.session.helpers import setup, short_game
from tests.ui.window.players import play_deal, settle
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel
from trickdesk.ui.window import match_manager
from trickdesk.ui.window.main_window import MainWindow


def test_memory_is_given_back_once_and_cards_are_painted_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """It is given back when the panel stands, but not during the next match."""
    tidied: list[State | None] = []
    monkeypatch.setattr(match_manager, "tidy", lambda: tidied.append(window.controller.state))
    monkeypatch.setattr(match_manager, "TIDY_MS", 50)
    window.matches.start(setup("h...", short_game("hearts"), seed="3"))
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
    assert tidied == []
    qtbot.waitUntil(lambda: tidied == [State.MATCH_OVER])
    window.screen_.matchOver.emit()
    window.matches.play_again()
    settle(window)
    qtbot.wait(100)
    assert tidied == [State.MATCH_OVER]
    assert len(window.table.pixmaps) > 5


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_own_plate_makes_room_until_the_next_deal(window: MainWindow, game_id: str) -> None:
    window.matches.start(setup("h...", games()[game_id](), seed="3"))
    settle(window)
    table, rng = window.table, random.Random(4)
    usual = table.seating.plates[0].y()
    for _ in range(5):
        if window.controller.state is State.DEAL_OVER:
            break
        assert window.controller.view.ask is not None
        assert table.seating.plates[0].y() == usual
        window.controller.act(brief_action(window.controller.view.ask, rng))
        settle(window)
    play_deal(window)
    panel = window.screen_.panel
    assert isinstance(panel, DealOverPanel)
    if not any(window.controller.view.counts):  # nobody passed it out
        assert table.seating.plates[0].y() > table.board.layout.hand_y
        assert panel.geometry().bottom() < table.board.layout.plate(0).top
    panel.next.emit()
    settle(window)
    assert table.seating.plates[0].y() == usual
