"""Faces of the computer players wherever a match is shown."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.session.helpers import setup
from tests.ui.review.at_window import play_deal
from tests.ui.window.players import settle
from trickdesk.games import games
from trickdesk.ui.table import plates
from trickdesk.ui.theme.avatars import FACES
from trickdesk.ui.window.main_window import MainWindow


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the pictures that are drawn from now on."""
    found: set[str] = set()
    monkeypatch.setattr(plates, "draw_avatar", lambda _painter, _box, avatar, _shape: found.add(avatar))
    return found


def test_in_a_match(window: MainWindow, drawn: set[str]) -> None:
    """Of the two players with a usual name, Fay is a person and Gus isn't."""
    match = setup("h....h..", games()["92q"]({"players": 8}))
    assert [player.name for player in match.players][5:7] == ["Fay", "Gus"]
    window.matches.start(match)
    settle(window)
    assert drawn == {"gus"}


def test_in_the_review(window: MainWindow, drawn: set[str]) -> None:
    play_deal(window, games()["92q"]({"players": 8}))
    drawn.clear()
    window.reviewing.toggle()
    QApplication.processEvents()
    assert drawn == {"fay", "gus"}


def test_in_a_lesson(window: MainWindow, drawn: set[str]) -> None:
    window.learning.open("hearts")
    QApplication.processEvents()
    assert drawn == {FACES[name] for name in window.learning.page.lesson.names}


def test_a_symbol_from_the_settings_is_on_the_table_at_once(window: MainWindow, drawn: set[str]) -> None:
    window.settings.players.name = setup().players[0].name
    window.matches.start(setup())
    settle(window)
    assert not any("symbol" in avatar for avatar in drawn)
    window.preferences.settings.look.symbol = "bird"
    window.preferences.commit()
    QApplication.processEvents()
    assert "symbols/bird" in drawn
