"""From the window to statistics and exercises, and back to the table."""

from __future__ import annotations

from datetime import datetime
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup
from tests.storage.finished import keep, match, seats
from trickdesk.session import State
from trickdesk.ui.practice.dialog import CoachDialog
from trickdesk.ui.statistics.dialog import StatisticsDialog
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True


def test_a_finished_match_is_opened_from_the_statistics(window: MainWindow, qtbot: QtBot) -> None:
    record = match("hearts")
    path = keep(window.archive.paths.finished, record, datetime(2026, 3, 1), seats(record, {0: "Ann"}))
    before = path.read_bytes()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(StatisticsDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: bool(dialog.matches.model.rows))
    dialog.tabs.setCurrentWidget(dialog.matches)
    dialog.matches.open.click()
    qtbot.waitUntil(lambda: window.controller.state is State.MATCH_OVER)
    assert window.pages.at_table and window.screen_.names[0] == "Ann"
    qtbot.waitUntil(lambda: window.findChild(StatisticsDialog) is None)
    window.matches.show_lobby()
    assert [entry.name for entry in window.archive.paths.finished.iterdir()] == [path.name]
    assert path.read_bytes() == before


def is_gone(window: MainWindow, kind: type[QDialog]) -> bool:
    return window.findChild(kind) is None


def test_the_lobby_leads_to_both(window: MainWindow, qtbot: QtBot) -> None:
    for button, kind in (
        (window.pages.lobby.statistics_button, StatisticsDialog),
        (window.pages.lobby.coach_button, CoachDialog),
    ):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        dialog = window.findChild(kind)
        assert dialog is not None and dialog.isVisible()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        qtbot.waitUntil(partial(is_gone, window, kind))


@pytest.mark.parametrize("where", ["lobby", "match", "lesson"])
def test_practice_opens_with_the_game_in_sight(window: MainWindow, where: str) -> None:
    window.settings.games.last_game = "92q"
    window.pages.lobby.choose("tocan")
    if where == "match":
        window.matches.start(setup("h..."))
    if where == "lesson":
        window.learning.open("hearts")
    window.commands["coach"].trigger()
    dialog = window.findChild(CoachDialog)
    assert dialog is not None
    wanted = {"lobby": "tocan", "match": "five-hundred", "lesson": "hearts"}[where]
    assert dialog.game.currentData() == wanted
    dialog.close()


def test_answers_that_were_not_saved_are_told_when_practice_ends(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.lobby.coach_button.click()
    dialog = window.findChild(CoachDialog)
    assert dialog is not None
    # A folder is in the way of the file.
    (window.archive.paths.practice / "folder").mkdir(parents=True)
    assert dialog.ranking.question is not None
    dialog.ranking.cards.choose(0)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert "practice.json" in window.pages.banner.text


def test_what_a_first_table_does_not_need_is_imported_when_it_is_wanted() -> None:
    """The start of the program doesn't wait for it."""
    import subprocess
    import sys

    code = "import sys, trickdesk.ui.app; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    ours = (
        "bots.review.values",
        "session.lines",
        "session.match_story",
        "session.memory_aids",
        "storage.reviews",
        "storage.statistics.history",
        "ui.lobby.lobby",
        "ui.panels.over",
        "ui.statistics",
        "ui.practice",
        "ui.match.text_table.view_model",
        "ui.match.text_table.cards",
        "ui.review.page",
    )
    late = {"sqlite3", *(f"trickdesk.{name}" for name in ours)}
    assert not late.intersection(run.stdout.split())
