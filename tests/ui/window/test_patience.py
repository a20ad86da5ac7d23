"""A record on a disk that does not answer: the window lives on, and says so in time."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from tests.session.helpers import begin, setup
from tests.ui.window.players import settle
from trickdesk.storage.files import read_text
from trickdesk.ui import patience
from trickdesk.ui.main_window import MainWindow


@pytest.mark.parametrize("answers", [True, False])
def test_a_file_that_takes_long(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    file = tmp_path / "far.trickdesk"
    file.write_text(begin().record_text())
    window.start_match(setup())
    settle(window)
    before = window.controller.session
    disk = threading.Event()

    def slow(path: Path, limit: int) -> str:
        assert disk.wait(60)
        return read_text(path, limit)

    monkeypatch.setattr(patience, "read_text", slow)
    monkeypatch.setattr(patience, "AT_ONCE_S", 0.0)
    monkeypatch.setattr(patience, "PATIENCE_S", 60.0 if answers else 0.2)
    alive: list[bool] = []

    def tick() -> None:
        alive.append(True)
        if answers:
            disk.set()

    QTimer.singleShot(10, tick)
    window.open_file(file)
    assert alive
    assert (window.controller.session is not before) is answers
    assert ("has not answered about far.trickdesk" in window.banner.text) is not answers
    disk.set()
