"""Menu and status bar: readable in a large window, clear of its edges, and with the scores of eight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.window.players import settle
from trickdesk.games import games
from trickdesk.session import Player, Setup
from trickdesk.ui.main_window import MainWindow
from trickdesk.ui.plain import plain_tip


@pytest.mark.parametrize("size", [100, 150])
def test_menus_and_status_grow_with_the_window(window: MainWindow, size: int) -> None:
    window.settings.look.text_size = size
    window.apply_settings()
    window.resize(1280, 800)
    usual = QApplication.font().pointSizeF()
    for width, height, least in ((3840, 2160, 1.9), (2560, 1440, 1.5), (1280, 800, 1.0)):
        window.resize(width, height)
        menus = window.menuBar().findChildren(QMenu)
        assert len(menus) > 4
        for part in (window.menuBar(), window.statusBar(), window.status, window.situation, *menus):
            scale = part.font().pointSizeF() / usual
            assert least <= scale < least + 0.2, part


def test_the_status_stays_clear_of_the_edges(window: MainWindow) -> None:
    players = tuple(Player(name, seat == 0, "medium") for seat, name in enumerate("ABCD"))
    window.start_match(Setup(games()["tocan"](), players, "4"))
    settle(window)
    window.resize(1600, 900)
    QApplication.processEvents()
    edge = window.status.fontMetrics().height() // 3
    assert window.status.mapTo(window, QPoint()).x() >= edge
    right = window.situation.mapTo(window, window.situation.rect().topRight()).x()
    assert window.width() - right >= edge


@pytest.mark.parametrize("width", [1000, 1366])
def test_the_scores_of_eight_are_read_whole(window: MainWindow, width: int) -> None:
    names = ["You", "Ada", "Bruno", "Chidi", "Dora", "Emil", "Fay", "Gus"]
    players = tuple(Player(name, seat == 0, "medium") for seat, name in enumerate(names))
    window.start_match(Setup(games()["92q"]({"players": 8}), players, "4", first_dealer=7))
    settle(window)
    window.resize(width, 700)
    QApplication.processEvents()
    shown = window.status.shown()
    assert shown.count("0") == 8
    assert not shown.endswith("…")
    assert window.status.toolTip() == plain_tip(window.status.text())
    assert all(f"{name} 0" in window.status.text() for name in names)
