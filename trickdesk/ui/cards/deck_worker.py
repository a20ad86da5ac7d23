"""The process that test-draws the user's own card pictures.

A hostile picture ends this process and not the program. Each line is a checked picture in base64, and is
answered by a line with the word of a `Drawing`.
"""

from __future__ import annotations

import base64
import sys
import time
from enum import Enum

from PySide6.QtCore import QSize

from trickdesk.ui.cards.faces import drawn

TRIAL = QSize(250, 350)
COLUMNS = range(24, 250, 40)  # pixel columns checked for ink
SLOWEST = 0.12  # CPU seconds for one picture; our slowest takes 0.02


class Drawing(Enum):
    """What came of a picture."""

    GOOD = "good"
    EMPTY = "empty"
    SLOW = "slow"


def try_drawing(data: bytes) -> Drawing:
    """Draw a picture once.

    On POSIX systems, the process is killed if that takes `SLOWEST` seconds.
    """
    began = time.process_time()
    limit_cpu(SLOWEST)
    image = drawn(data, TRIAL)
    limit_cpu(0)
    if time.process_time() - began > SLOWEST:
        return Drawing.SLOW
    if image.isNull() or len({image.pixel(x, y) for x in COLUMNS for y in range(image.height())}) < 2:
        return Drawing.EMPTY
    return Drawing.GOOD


def limit_cpu(seconds: float) -> None:
    """Let the system kill this process after so much CPU time; 0 for no limit.

    Windows can't, so the process that waits has a limit of its own.
    """
    if sys.platform != "win32":
        import signal

        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> int:
    """Serve until the input ends; return the exit status."""
    for line in sys.stdin.buffer:
        print(try_drawing(base64.b64decode(line)).value, flush=True)
    return 0
