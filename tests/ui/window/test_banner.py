"""A banner stays while it is true, and doesn't remove anything else."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup
from tests.ui.window.players import settle
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.saves import Match
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.window.main_window import MainWindow


def test_a_disk_that_works_again_takes_no_other_message_away(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def full(self: Match, record: str) -> None:
        raise SaveError(FileProblem.FULL, self.path)

    told: list[str] = []
    window.controller.saveChanged.connect(told.append)
    window.matches.start(setup())
    settle(window)
    with monkeypatch.context() as patch:
        patch.setattr(Match, "write", full)
        window.commands["pass"].trigger()
        settle(window)
        qtbot.waitUntil(lambda: "isn’t saved" in window.banner.text)
        window.banner.show_message("Something else.")
    window.controller.undo()
    qtbot.waitUntil(lambda: told[-1] == "")
    assert window.banner.text == "Something else."


def test_it_follows_the_theme_while_it_is_shown(window: MainWindow) -> None:
    window.banner.show_message("Something.")
    for theme in ("dark", "light"):
        window.preferences.set_theme(theme)
        assert current_theme().name == theme
        assert window.banner.grab().toImage().pixelColor(20, 2).name() == current_theme().base
