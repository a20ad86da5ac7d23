"""Runs blocking file operations in a thread, while the window keeps painting."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal

from trickdesk.storage.files import FileProblem, SaveError

T = TypeVar("T")

AT_ONCE_S = 0.2  # nearly everything finishes in this time
PATIENCE_S = 5.0
LOOK_MS = 20
SAVE_POLL_MS = 50
LEAVE_TIMEOUT_S = 3.0  # for a disk that doesn't respond when a match or an exercise is left


def patiently(work: Callable[[], T], path: Path) -> T:
    """Return the result of `work`, which runs in a thread.

    Raises:
        SaveError: The disk of `path` hangs. Errors of `work` are raised too.
    """
    found: list[T] = []
    failed: list[Exception] = []

    def run() -> None:
        try:
            found.append(work())
        except Exception as error:
            failed.append(error)

    # A daemon, so that a disk that hangs can't keep the program alive.
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


class SaveWatch(QObject):
    """Tells when a save in the background has ended.

    Signals:
        ended(): The last save has succeeded or failed.
    """

    ended = Signal()

    def __init__(self, is_busy: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self._timer = QTimer(self, singleShot=True, interval=SAVE_POLL_MS)
        self._timer.timeout.connect(self.look)
        self.stop = self._timer.stop

    def look(self) -> None:
        """Emit `ended` now, or as soon as the disk is done."""
        if self._is_busy():
            self._timer.start()
        else:
            self.ended.emit()


def why_not_saved(
    path: Path,
    flush: Callable[[float], bool],
    problem: Callable[[], Exception | None],
    again: Callable[[], object],
) -> Exception | None:
    """Return why the last save failed even when tried again; None if it didn't.

    Args:
        path: The file.
        flush: Waits some seconds for the save; returns whether the disk answered.
        problem: Returns why the last save failed, or None.
        again: Saves again.
    """
    answers = patiently(lambda: flush(LEAVE_TIMEOUT_S), path)
    if answers and problem() is not None:
        again()
        answers = patiently(lambda: flush(LEAVE_TIMEOUT_S), path)
    return problem() if answers else SaveError(FileProblem.HANGS, path)


def _draw_until_ended(thread: threading.Thread) -> None:
    """Paint the window until the work ends, without accepting input."""
    loop, look = QEventLoop(), QTimer()
    look.timeout.connect(lambda: None if thread.is_alive() else loop.quit())
    look.start(LOOK_MS)
    QTimer.singleShot(round(PATIENCE_S * 1000), loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
