"""Garbage collection on the GUI thread only, and freed memory back to the system.

Left to itself it runs in whichever thread happens to allocate: the one that writes matches or the one that reads a
bot's answer. Widgets that it destroys there take the program down, because Qt may only do that in its own thread.
"""

from __future__ import annotations

import ctypes
import gc
import sys

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 1000
MMAP_THRESHOLD = -3  # the parameter's number in malloc.h
LARGE = 512 * 1024  # bytes; backgrounds, and cards on large screens


class Collector(QObject):
    """Runs garbage collection on the GUI thread every second, and nowhere else."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # what is there now stays: later rounds are short
        timer = QTimer(self)
        timer.setInterval(PAUSE_MS)
        timer.timeout.connect(collect_due)
        timer.start()


def collect_due() -> None:
    """Collect the oldest generation over its threshold, by Python's own counts."""
    due = [number for number, count in enumerate(gc.get_count()) if count > gc.get_threshold()[number]]
    if due:
        gc.collect(due[-1])


def tidy() -> None:
    """Collect everything and return free memory to the system (Linux).

    For a moment in which nothing moves. A match makes thousands of small pieces; what lies between them would
    otherwise stay with the program, a little more after each match.
    """
    gc.collect()
    give_back()


def give_back() -> None:
    """Return free memory to the system; takes some milliseconds, after each deal."""
    c_library("malloc_trim", 0)


def keep_large_apart() -> None:
    """Have the C library (Linux) give large blocks back as soon as they are free.

    Left to itself it takes the first large one that is freed as the measure of what is worth it: nothing, from then on.
    """
    c_library("mallopt", MMAP_THRESHOLD, LARGE)


def c_library(name: str, *arguments: int) -> None:
    """Call a function of glibc, if present; other C libraries don't need it."""
    function = getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
    if function is not None:
        function(*arguments)
