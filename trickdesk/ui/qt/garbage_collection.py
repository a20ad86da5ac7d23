"""Garbage collection on the GUI thread only; returns freed memory to the system.

By default, Python collects in whichever thread happens to allocate, such as the one that saves matches or the
one that reads a bot's answer. Destroying widgets there crashes the program, because Qt allows that only in
the GUI thread.
"""

from __future__ import annotations

import ctypes
import gc
import sys

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 1000
MMAP_THRESHOLD, ARENA_MAX = -3, -8  # the values of M_MMAP_THRESHOLD and M_ARENA_MAX in malloc.h
LARGE = 512 * 1024  # bytes; backgrounds, and cards on large screens


class Collector(QObject):
    """Runs garbage collection on the GUI thread every second, and nowhere else."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()  # existing objects stay anyway, so later collections are faster
        timer = QTimer(self, interval=PAUSE_MS)
        timer.timeout.connect(collect_due)
        timer.start()


def collect_due() -> None:
    """Collect the oldest generation over its threshold, by Python's own counts."""
    due = [number for number, count in enumerate(gc.get_count()) if count > gc.get_threshold()[number]]
    if due:
        gc.collect(due[-1])


def tidy() -> None:
    """Collect everything and return free memory to the system (Linux).

    Call it while nothing moves. A match allocates thousands of small blocks; without this, the gaps between
    them would never be returned, a little more after each match.
    """
    gc.collect()
    give_back()


def give_back() -> None:
    """Return free memory to the system (some milliseconds). Called after each deal."""
    c_library("malloc_trim", 0)


def keep_little() -> None:
    """Make glibc (Linux) return large blocks to the system as soon as they are free.

    By default, it raises its threshold to the size of the first large block freed, and then keeps all later
    ones. It also gives threads heaps of their own, whose gaps nobody else can use: one for all is enough here,
    as only one thread at a time runs Python.
    """
    c_library("mallopt", MMAP_THRESHOLD, LARGE)
    c_library("mallopt", ARENA_MAX, 1)


def c_library(name: str, *arguments: int) -> None:
    """Call a function of glibc, if present; other C libraries don't need it."""
    function = getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
    if function is not None:
        function(*arguments)
