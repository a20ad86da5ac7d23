"""The real window over files of its own, without motion and with bots that answer at once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.window.quick import QuickClient
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui import controller, leaving
from trickdesk.ui.controller import GameController
from trickdesk.ui.dialogs import curtain
from trickdesk.ui.main_window import MainWindow
from trickdesk.ui.patience import patiently


@pytest.fixture
def client() -> QuickClient:
    return QuickClient()


@pytest.fixture
def window(
    qtbot: QtBot, tmp_path: Path, client: QuickClient, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setattr(controller, "POLL_MS", 1)  # not 0: such timers wait until nothing else happens
    # Waiting for the disk is no part of what is tested here.
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    monkeypatch.setattr(controller, "DISK_PATIENCE_S", 0)
    monkeypatch.setattr(curtain, "QUIET_S", 0)  # people need it, tests do not wait
    paths = find_paths(tmp_path)
    settings = Settings()
    settings.motion.reduced = "on"
    settings.play.trick_rest = "quick"
    settings.players.bot_min_delay_ms = 0
    file = SettingsFile(paths.settings)
    file.save(settings)
    window = MainWindow(Archive(paths, patiently), file, GameController(settings, client))

    def nobody_answers(_window: object) -> None:
        monkeypatch.setattr(leaving, "ask", lambda *_: leaving.LEAVE)

    qtbot.addWidget(window, before_close_func=nobody_answers)
    window.resize(1000, 700)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    window.close()
