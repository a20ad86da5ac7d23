"""Runs blocking file operations in a thread, with a time-out; the window paints."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QTimer

from trickdesk.storage.files import FileProblem, SaveError

T = TypeVar("T")

AT_ONCE_S = 0.2  # nearly everything is done by then
PATIENCE_S = 5.0
LOOK_MS = 20


def patiently(work: Callable[[], T], path: Path) -> T:
    """What `work` returns, done in a thread of its own.

    Also raises SaveError where the disk of `path` hangs.
    """
    found: list[T] = []
    failed: list[Exception] = []

    def run() -> None:
        try:
            found.append(work())
        except Exception as error:
            failed.append(error)

    # A daemon: a disk that hangs for ever must not keep the program alive.
    thread = threading.Thread(target=run, name="disk", daemon=True)
    thread.start()
    thread.join(AT_ONCE_S)
    if thread.is_alive():
        _draw_until_ended(thread)
    if failed:
        raise failed[0]
    if not found:
        raise SaveError(FileProblem.HANGS, path)
    return found[0]


def _draw_until_ended(thread: threading.Thread) -> None:
    """Paint the window until the work ends, without accepting input."""
    loop, look = QEventLoop(), QTimer()
    look.timeout.connect(lambda: None if thread.is_alive() else loop.quit())
    look.start(LOOK_MS)
    QTimer.singleShot(round(PATIENCE_S * 1000), loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
