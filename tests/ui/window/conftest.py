"""The real window with its own files, no animation, and instant bots.

Modules whose tests begin at the lobby set `AT_LOBBY = True`; others don't wait until it is made and painted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from tests.ui.window.quick import QuickClient
from trickdesk.bots import claim_proof
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui.cards import pixmaps
from trickdesk.ui.cards.faces import Face
from trickdesk.ui.dialogs import curtain
from trickdesk.ui.match import controller
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt import bot_channel
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.translation import current_language
from trickdesk.ui.window import unsaved_match
from trickdesk.ui.window.main_window import MainWindow


@pytest.fixture
def client() -> QuickClient:
    return QuickClient()


Paint = Callable[[Face, int, float], QPixmap]
KEPT, WIDEST = 1200, 160  # cards, and how wide each may be


@pytest.fixture(scope="session")
def paint(qapp: object) -> Iterator[Paint]:
    """Paint each of our cards only once at each size during the tests."""
    paint = lru_cache(KEPT)(pixmaps.paint_face)
    yield paint
    paint.cache_clear()


@pytest.fixture
def painted_once(paint: Paint, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows have the cards that earlier windows have painted."""
    original = pixmaps.paint_face

    def painted(face: Face, px: int, dpr: float) -> QPixmap:
        return original(face, px, dpr) if face.reading or px > WIDEST else paint(face, px, dpr)

    monkeypatch.setattr(pixmaps, "paint_face", painted)


@pytest.fixture
def window(
    qtbot: QtBot,
    tmp_path: Path,
    client: QuickClient,
    painted_once: None,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[MainWindow]:
    monkeypatch.setattr(bot_channel, "POLL_MS", 1)
    monkeypatch.setattr(controller, "POLL_MS", 1)  # not 0: such timers wait until nothing else happens
    monkeypatch.setattr(controller, "DISK_TIMEOUT_S", 0)
    monkeypatch.setattr(curtain, "QUIET_S", 0)  # people need it, tests do not wait
    monkeypatch.setattr(claim_proof, "BOT_NODES", 100)  # bots see fewer claims, sooner
    paths = find_paths(tmp_path)
    settings = Settings()
    settings.motion.reduced = "on"
    settings.play.trick_rest = "quick"
    settings.players.bot_min_delay_ms = 0
    settings.language = current_language(application())
    file = SettingsFile(paths.settings)
    file.save(settings)
    at_lobby = getattr(request.module, "AT_LOBBY", False)
    window = MainWindow(Archive(paths, patiently), file, GameController(settings, client), at_lobby)

    def nobody_answers(_window: object) -> None:
        monkeypatch.setattr(unsaved_match, "ask_to_leave", lambda *_: unsaved_match.LEAVE)

    qtbot.addWidget(window, before_close_func=nobody_answers)
    window.resize(1000, 700)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    window.close()
