"""Records paint times and memory use for the window benchmarks."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject


class Paints(QObject):
    """Notes when a widget is painted, in seconds of `time.perf_counter`."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return False


def resident_megabytes() -> float | None:
    """Return the memory used by this process."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return round(pages * 4096 / 1e6, 1)
