"""Helpers for tests of the review in the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.review.fakes import session_over
from tests.ui.window.players import settle
from trickdesk.engine.game import Game
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.review.page import ReviewPage
from trickdesk.ui.window.main_window import MainWindow


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.focusWidget() or window, key)
    QApplication.processEvents()


def play_deal(window: MainWindow, game: Game | None = None, people: str = "h...") -> None:
    """Play a match up to the panel after its first deal."""
    path = window.archive.paths.data / "over.trickdesk"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(session_over(game, people).record_text())
    window.matches.open_file(path)
    settle(window)
    assert isinstance(window.screen_.panel, DealOverPanel)


def page_of(window: MainWindow) -> ReviewPage:
    page = window.reviewing.page
    assert page is not None and window.reviewing.is_up
    return page
