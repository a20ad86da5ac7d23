"""The real window without a display, with its own files and instant bots."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.ui.window.quick import QuickClient
from trickdesk.bots.process.client import BotClient
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui.match import controller
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt import bot_channel
from trickdesk.ui.qt.application import make_application
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.garbage_collection import collect_due
from trickdesk.ui.window.main_window import MainWindow


def application() -> QApplication:
    """Return the only application of this process."""
    found = QApplication.instance()
    return found if isinstance(found, QApplication) else make_application()


@contextmanager
def open_window(folder: Path, client: BotClient | None = None) -> Iterator[MainWindow]:
    """Open a window with its data in `folder`; it only waits if told to."""
    application()
    settings = Settings()
    settings.motion.reduced = "on"
    settings.play.trick_rest = "quick"
    settings.players.bot_min_delay_ms = 0
    with ExitStack() as patches:
        patches.enter_context(patch.object(controller, "POLL_MS", 1))
        patches.enter_context(patch.object(bot_channel, "POLL_MS", 1))
        patches.enter_context(patch("os.fsync", lambda descriptor: None))
        patches.enter_context(patch.object(controller, "DISK_TIMEOUT_S", 0))
        paths = find_paths(folder)
        file = SettingsFile(paths.settings)
        file.save(settings)
        window = MainWindow(
            Archive(paths, patiently), file, GameController(settings, client or QuickClient())
        )
        window.resize(1000, 700)
        window.show()
        try:
            yield window
        finally:
            window.close()
            window.deleteLater()
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop is left for it
            collect_due()
            gc.collect()
