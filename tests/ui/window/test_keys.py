"""What the window does beside the table and its panels: its own keys, complaints, the banner."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.driving import random_action
from tests.ui.window.players import settle
from trickdesk.engine.ask import AskCall, AskPlay
from trickdesk.engine.cards import cards_in
from trickdesk.ui import theme
from trickdesk.ui.main_window import MainWindow
from trickdesk.ui.panels import Panel
from trickdesk.ui.theme import current_theme


def at_auction(window: MainWindow, game: str) -> Panel:
    window.lobby.choose(game)
    window.lobby.dealer.setCurrentIndex(4)  # the last seat deals: seat 0 calls first
    window.lobby.seed.setText("1")
    window.lobby.start()
    settle(window)
    panel = window.screen_.panel
    assert panel is not None
    assert isinstance(window.controller.view.ask, AskCall)
    return panel


def test_letters_that_a_panel_does_not_use_reach_the_window(window: MainWindow) -> None:
    for game in ("red-one", "tocan", "forty-fives", "92q", "five-hundred"):
        panel = at_auction(window, game)
        assert panel.isAncestorOf(QApplication.focusWidget()) or panel.hasFocus()
        shown = window.dock.isVisible()
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_T)
        assert window.dock.isVisible() is not shown, game


def test_the_rules_of_a_match_are_noted_when_it_begins(window: MainWindow) -> None:
    """A kill does not cost them."""
    at_auction(window, "tocan")
    saved = window.preferences.file.load()[0].games
    assert saved.last_game == "tocan"
    assert saved.last_options["tocan"] == window.controller.view.game.options


def test_p_passes_once(window: MainWindow) -> None:
    at_auction(window, "five-hundred")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_P)
    settle(window)
    assert window.controller.session is not None
    calls = list(window.controller.view.calls)
    assert calls.count((0, "pass")) == 1


def test_a_complaint_goes_with_the_next_card(window: MainWindow) -> None:
    at_auction(window, "five-hundred")
    rng = random.Random(1)
    for _ in range(400):
        ask = window.controller.view.ask
        if isinstance(ask, AskPlay) and window.controller.view.hand & ~ask.cards:
            break
        if ask is None:
            window.controller.next_deal()
        else:
            window.controller.act(random_action(ask, rng))
        settle(window)
    assert isinstance(ask, AskPlay)
    wrong = window.controller.view.hand & ~ask.cards
    window.table.cardRefused.emit(next(cards_in(wrong)))
    assert "You must" in window.statusBar().currentMessage()
    window.controller.act(random_action(ask, rng))
    assert window.statusBar().currentMessage() == ""


def test_an_open_banner_follows_the_theme(window: MainWindow) -> None:
    window.banner.tell("Something.")
    for mode in ("dark", "light"):
        window.preferences.set_theme(mode)
        assert current_theme().base in window.banner.styleSheet()
    assert window.banner.text == "Something."


def test_an_open_banner_follows_the_desktop(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.preferences.set_theme("system")
    window.banner.tell("Something.")
    monkeypatch.setattr(theme, "theme_for", lambda mode, scheme: theme.DARK)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert current_theme() is theme.DARK
    assert theme.DARK.base in window.banner.styleSheet()
