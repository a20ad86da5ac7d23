"""The application object: how it is created, and how others get it."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from trickdesk import __version__
from trickdesk.ui.qt.garbage_collection import keep_little

NO_DISPLAY = "Trickdesk needs a screen: neither DISPLAY nor WAYLAND_DISPLAY is set."
SWITCH_S = 0.0005  # between threads, a tenth of Python's default


class Application(QApplication):
    """The application object.

    Signals:
        fileWanted(path): A record was opened from outside. On macOS this is an event, not an argument.
    """

    fileWanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.fileWanted.emit(event.file())
            return True
        return super().event(event)


def has_display() -> bool:
    """Return whether there is a display; without one, Qt would abort."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def make_application() -> Application:
    """Create Qt's application object, with the names that desktops show."""
    keep_little()
    # The GUI thread needs the interpreter for each thing it paints, and must not wait long for another thread.
    sys.setswitchinterval(SWITCH_S)
    app = Application(sys.argv[:1])
    app.setApplicationName("trickdesk")
    app.setApplicationDisplayName("Trickdesk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("trickdesk")
    return app


def application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
