"""Composition root: finds the user's files, creates the window, runs the program."""

from __future__ import annotations

import logging
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from trickdesk.bots.process.client import ReviewClient
from trickdesk.session import Archive
from trickdesk.storage.crashes import CrashFile
from trickdesk.storage.files import SaveError
from trickdesk.storage.logfile import keep_debug_log, start_log
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.qt import qt_messages, windows_taskbar
from trickdesk.ui.qt.application import NO_DISPLAY, has_display, make_application
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.garbage_collection import Collector
from trickdesk.ui.qt.letter_places import LetterPlaces
from trickdesk.ui.window.main_window import MainWindow
from trickdesk.ui.window.window_host import WindowHost

if TYPE_CHECKING:
    from trickdesk.session.review_store import ReviewStore

log = logging.getLogger(__name__)


def main(
    file: Path | None = None, game: str | None = None, data_dir: Path | None = None, debug: bool = False
) -> int:
    """Run the program: open a record, or show a game in the lobby.

    Args:
        file: Record to open.
        game: Id of the game to select in the lobby.
        data_dir: Folder for matches and settings, instead of the usual ones.
        debug: Keep the debug log, whatever the settings say.

    Returns:
        The exit status.
    """
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    try:
        paths = find_paths(data_dir)
    except SaveError as error:
        print(error, file=sys.stderr)
        return 1
    start_log(paths)
    keep_debug_log(paths, debug)
    windows_taskbar.introduce()
    app = make_application()
    crash_file = CrashFile(paths)  # not earlier: without a screen, Qt aborts with its own message
    qt_messages.start_logging()

    def open_window(settings: SettingsFile | None, at_lobby: bool) -> MainWindow:
        window = make_window(paths, at_lobby, settings)
        handle_errors(window, paths.log)

        def follow_settings() -> None:
            keep_debug_log(paths, debug or window.settings.files.debug_log)

        window.preferences.changed.connect(follow_settings)
        follow_settings()
        return window

    host = WindowHost(open_window, at_lobby=file is None)
    window = host.window
    app.fileWanted.connect(host.open_file)
    app.commitDataRequest.connect(host.end_session)
    Collector(app)
    LetterPlaces(app)
    # Ctrl+C ends the program at once; everything is saved already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if game is not None:
        window.pages.lobby.choose(game)
    window.appear()
    if file is not None:
        window.matches.open_first(file)
    QTimer.singleShot(0, window, window.controller.warm_up)
    status = app.exec()
    host.window.controller.close()  # Qt doesn't close the window if the display goes away, as at the end of a desktop
    qt_messages.stop_logging()
    crash_file.close()
    return status


def make_window(paths: Paths, at_lobby: bool = True, settings: SettingsFile | None = None) -> MainWindow:
    """Create the window for one user's files."""
    settings = settings or SettingsFile(paths.settings)
    window = MainWindow(Archive(paths, patiently), settings, at_lobby=at_lobby)
    window.reviewing.set_reviewer(ReviewClient, lambda: make_shelf(paths))
    return window


def make_shelf(paths: Paths) -> ReviewStore:
    """Create the store of finished reviews; imported on first use."""
    from trickdesk.session.review_store import ReviewStore

    return ReviewStore(paths)


def handle_errors(window: MainWindow, file: Path) -> None:
    """Log and report uncaught exceptions; the program goes on."""

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.error("uncaught", exc_info=(kind, error, trace))
        if sys.stderr is not None:
            sys.__excepthook__(kind, error, trace)
        window.show_error(kind.__name__, file)

    sys.excepthook = report
