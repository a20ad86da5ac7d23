"""Reading a file from a place that may never answer: the window is drawn meanwhile, and gives up in time."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from trickdesk.storage.files import SaveError, Trouble, read_text

AT_ONCE_S = 0.2  # nearly every file is read by then
PATIENCE_S = 5.0
LOOK_MS = 20


def read_patiently(path: Path, limit: int) -> str:
    """`read_text` in a thread of its own; also raises SaveError where the disk or the network does not answer."""
    found: list[str | Exception] = []

    def work() -> None:
        try:
            found.append(read_text(path, limit))
        except Exception as error:
            found.append(error)

    thread = threading.Thread(target=work, name="reading", daemon=True)
    thread.start()
    thread.join(AT_ONCE_S)
    if thread.is_alive():
        _draw_until_ended(thread)
    if not found:
        raise SaveError(Trouble.HANGS, path)
    if isinstance(found[0], Exception):
        raise found[0]
    return found[0]


def _draw_until_ended(thread: threading.Thread) -> None:
    """Nobody can click anything until then: what is asked for must not come in the middle of something else."""
    loop, look = QEventLoop(), QTimer()
    look.timeout.connect(lambda: None if thread.is_alive() else loop.quit())
    look.start(LOOK_MS)
    QTimer.singleShot(round(PATIENCE_S * 1000), loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
