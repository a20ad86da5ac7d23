"""A file that is there while the program runs; a crash leaves its trace in it."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import sys

from trickdesk.storage.files import SaveError, read_bytes
from trickdesk.storage.locks import FileLock
from trickdesk.storage.paths import Paths
from trickdesk.storage.saves import files_in

RUNNING = ".running"  # of the files
_LONGEST = 100_000  # bytes of a trace


class CrashFile:
    """Where a crash of this process writes its trace, until `close`.

    A process that is killed, for example when the desktop ends, leaves no trace. If the file can't be written,
    traces go to the error output.
    """

    def __init__(self, paths: Paths) -> None:
        self._lock: FileLock | None = None
        with contextlib.suppress(SaveError):
            self._lock = FileLock(paths.data / (os.urandom(4).hex() + RUNNING))
        if self._lock is not None:
            faulthandler.enable(self._lock.descriptor)
        else:
            _use_error_output()

    def close(self) -> None:
        """Remove the file, because the program ends as it should."""
        _use_error_output()
        if self._lock is not None:
            self._lock.release(remove=True)


def _use_error_output() -> None:
    if sys.stderr is not None:
        faulthandler.enable()
    else:
        faulthandler.disable()


def take_crashes(paths: Paths) -> list[str]:
    """Return the traces that crashes have left; only once.

    Raises:
        SaveError: The folder can't be read.
    """
    traces = []
    for path in files_in(paths.data, RUNNING):
        with contextlib.suppress(SaveError):
            text = read_bytes(path, _LONGEST).decode("utf-8", errors="replace")
            FileLock(path).release(remove=True)  # fails for a copy that still runs
            _, _, trace = text.partition("\n")  # the first line is the process
            if trace:
                traces.append(trace)
    return traces
