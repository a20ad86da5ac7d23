"""Windows only: task bar identity, and a mutex that shows the program is running."""

from __future__ import annotations

import sys

APP_ID = "Trickdesk.Trickdesk"  # of the shortcut as well, so that both share a button
MUTEX = "Trickdesk.Running"  # the set-up program and the uninstaller wait until nobody holds it


def introduce() -> None:
    """Say both, on Windows; to be called before the first window is made."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
        ctypes.windll.kernel32.CreateMutexW(None, False, MUTEX)  # held until this process ends
