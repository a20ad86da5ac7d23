"""Owns the main window, and recreates it in another language.

The new window has the same place and continues the match.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QSessionManager

from trickdesk.storage.files import SaveError
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui.qt.application import application
from trickdesk.ui.window.main_window import MainWindow


class KnownSettings(SettingsFile):
    """Settings file that is already loaded; settings stay even if saving fails."""

    def __init__(self, path: Path, settings: Settings) -> None:
        super().__init__(path)
        self._settings = settings

    def load(self) -> tuple[Settings, SaveError | None]:
        return self._settings, None


class WindowHost(QObject):
    """Holds the one main window.

    `make` creates it from (settings file or None, at_lobby).
    """

    def __init__(self, make: Callable[[SettingsFile | None, bool], MainWindow], at_lobby: bool) -> None:
        super().__init__()
        self._make = make
        self.window = self._new(None, at_lobby)

    def _new(self, file: SettingsFile | None, at_lobby: bool) -> MainWindow:
        window = self._make(file, at_lobby)
        # Queued, so that the settings dialog is closed by then.
        window.dialogs.languageChosen.connect(self.renew, Qt.ConnectionType.QueuedConnection)
        return window

    def open_file(self, name: str) -> None:
        self.window.matches.open_file(Path(name))

    def end_session(self, manager: QSessionManager) -> None:
        self.window.matches.leave_check.end_session(manager)

    def renew(self) -> None:
        """Recreate the window in the new language, with the language settings open."""
        app, old = application(), self.window
        quits = app.quitOnLastWindowClosed()
        app.setQuitOnLastWindowClosed(False)
        hidden, in_text, lesson = old.screen_.hidden, old.screen_.texts.is_on, old.learning.game
        session, decisions = old.controller.hand_over(), old.controller.decisions
        old.close()
        old.hide()  # even if closing was refused
        settings = old.preferences.settings
        self.window = self._new(KnownSettings(old.preferences.file.path, settings), session is None)
        if session is not None:
            self.window.matches.left_id = old.matches.left_id
            self.window.matches.play(session)
            self.window.controller.decisions = decisions
            self.window.screen_.texts.set_on(in_text)
            self.window.screen_.hide_cards(hidden)  # before the window appears
        if lesson is not None:
            self.window.learning.open(lesson.id)
        self.window.appear()
        app.setQuitOnLastWindowClosed(quits)
        old.deleteLater()
        self.window.controller.warm_up()
        self.window.dialogs.settings(at_language=True)
