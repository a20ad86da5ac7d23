"""A banner stays while it is true, and doesn't remove anything else."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup
from tests.ui.window.players import settle
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.saves import Match
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
