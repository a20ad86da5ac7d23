"""Writing behind the back of whoever plays: a slow disk must not hold up the game."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from trickdesk.engine.errors import TrickdeskError

log = logging.getLogger(__name__)

T = TypeVar("T")


class Writer(Generic[T]):
    """Hands texts (or more) to ``write`` in a thread of its own, one after the other; the latest wins.

    Only one thread may call :meth:`put` and :meth:`flush`, and neither loses a text: what comes while another is
    being written replaces only what still waits. The thread lives as long as there is something to write.
    ``problem`` is what the last attempt that has ended raised, None if it wrote its text.
    """

    def __init__(self, write: Callable[[T], None]) -> None:
        self.problem: Exception | None = None
        self._write = write
        self._lock = threading.Lock()
        self._waiting: Callable[[], T] | None = None
        self._thread: threading.Thread | None = None

    def put(self, render: Callable[[], T]) -> None:
        """Write what ``render`` returns, which is called in the other thread; returns at once."""
        with self._lock:
            self._waiting = render
            if self._thread is None:
                # A daemon: a disk that hangs for ever must not keep a program that ends by an error alive.
                thread = threading.Thread(target=self._run, name="autosave", daemon=True)
                thread.start()
                self._thread = thread

    def _run(self) -> None:
        while True:
            with self._lock:
                render, self._waiting = self._waiting, None
                if render is None:
                    self._thread = None
                    return
            try:
                self._write(render())
            except Exception as error:
                # Whatever it was: nobody else would say that the match is not saved.
                if not isinstance(error, TrickdeskError):
                    log.exception("the autosave failed")
                self.problem = error
            else:
                self.problem = None

    @property
    def is_busy(self) -> bool:
        """Whether a text has still to be written; ``problem`` speaks of an earlier one then."""
        return self._thread is not None

    def flush(self, patience: float | None = None) -> bool:
        """Wait until the last text has been written, or could not be; False if that took longer than ``patience``."""
        thread = self._thread
        if thread is not None:
            thread.join(patience)
        return not self.is_busy
