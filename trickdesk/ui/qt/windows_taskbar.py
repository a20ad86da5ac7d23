"""Windows only: task bar identity, and a mutex that shows the program is running."""

from __future__ import annotations

import sys

APP_ID = "Trickdesk.Trickdesk"  # the same as in the shortcut, so that both share a task bar button
MUTEX = "Trickdesk.Running"  # the installer and the uninstaller wait until it is free


def introduce() -> None:
    """Set identity and mutex on Windows; call it before creating a window."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
        ctypes.windll.kernel32.CreateMutexW(None, False, MUTEX)  # held until this process ends
