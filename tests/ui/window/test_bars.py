"""Menu and status bar: readable in large windows, with eight players' scores."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from tests.ui.window.players import settle
from trickdesk.games import games
from trickdesk.session import Player, Setup
from trickdesk.ui.qt import window_placement
from trickdesk.ui.qt.plain_text import inform, plain_tip
from trickdesk.ui.text.name_text import Names
from trickdesk.ui.theme import colours
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True


@pytest.mark.parametrize("size", [100, 150])
def test_text_grows_with_the_window(window: MainWindow, qtbot: QtBot, size: int) -> None:
    window.settings.look.text_size = size
    window.apply_settings()
    usual = colours.system_font(size / 100).pointSizeF()
    menus = window.menuBar().findChildren(QMenu)
    assert len(menus) > 4
    parts = (
        window.menuBar(),
        window.status_bar.status,
        window.status_bar.situation,
        window.pages.lobby.page.seed,
        window.dock.record.tabs,
        window.dock.titleBarWidget(),
        *menus,
    )

    def is_grown(scale: float) -> bool:
        return all(part.font().pointSizeF() == pytest.approx(usual * scale) for part in parts)

    assert is_grown(1)
    for width, height in ((3840, 2160), (2560, 1440), (1000, 700)):
        window.resize(width, height)
        scale = window_placement.text_scale(window.size())
        assert (scale > 1.4) == (width > 2000)
        qtbot.waitUntil(partial(is_grown, scale))
    assert is_grown(1)


def test_a_large_window_has_lines_as_long_in_its_questions(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(window_placement, "available_for", lambda widget: widget.window().rect())
    window.resize(3840, 2160)
    qtbot.waitUntil(lambda: window.fontMetrics().height() > 30)
    seen: list[float] = []

    def look() -> None:
        box = next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox))
        label = box.findChild(QLabel, "qt_msgbox_label")
        assert label is not None
        seen.append(label.width() / label.fontMetrics().averageCharWidth())
        box.close()

    QTimer.singleShot(100, look)
    inform(window, "Title", "Words that go on and on. " * 20)
    assert seen[0] > 50


def test_the_status_stays_clear_of_the_edges(window: MainWindow) -> None:
    players = tuple(Player(name, seat == 0, "medium") for seat, name in enumerate("ABCD"))
    window.matches.start(Setup(games()["tocan"](), players, "4"))
    settle(window)
    window.resize(1600, 900)
    QApplication.processEvents()
    edge = window.status_bar.status.fontMetrics().height() // 3
    assert window.status_bar.status.mapTo(window, QPoint()).x() >= edge
    right = window.status_bar.situation.mapTo(window, window.status_bar.situation.rect().topRight()).x()
    assert window.width() - right >= edge


def test_a_message_and_the_status_never_overlap(window: MainWindow, qtbot: QtBot) -> None:
    window.matches.start(Setup(games()["hearts"](), (Player("Ann"), *[Player("", level="easy")] * 3), "1"))
    settle(window)
    bar = window.status_bar
    for size in ((3840, 2160), (1000, 700)):
        bar.show_message("Something was said.")
        window.resize(*size)
        qtbot.waitUntil(lambda: window._grown == window_placement.text_scale(window.size()))
        qtbot.wait(50)
        assert bar.currentMessage()
        assert not bar.status.isVisible()
    bar.show_message("")
    assert bar.status.isVisible()


@pytest.mark.parametrize("width", [1000, 1366])
def test_the_scores_of_eight_are_read_whole(window: MainWindow, width: int) -> None:
    names = Names(["You", "Ada", "Bruno", "Chidi", "Dora", "Emil", "Fay", "Gus"], you=0)
    players = tuple(Player(name, seat == 0, "medium") for seat, name in enumerate(names))
    window.matches.start(Setup(games()["92q"]({"players": 8}), players, "4", first_dealer=7))
    settle(window)
    window.resize(width, 700)
    QApplication.processEvents()
    shown = window.status_bar.status.shown()
    assert shown.count("0") == 8
    assert not shown.endswith("…")
    assert window.status_bar.status.toolTip() == plain_tip(window.status_bar.status.text())
    assert all(f"{name} 0" in window.status_bar.status.text() for name in names)
