"""Runs slow work in threads and delivers the results on the GUI thread.

Every thread is a daemon, so that a disk that hangs can't keep the program alive. Nothing polls.

`_Post` and its boxes work around three ways in which PySide crashes:

- A thread emits a signal of an object while the GUI thread destroys it.
- A thread emits a signal while Qt shuts down.
- A thread drops the last reference to a widget, for instance in a bound method or a closure. The widget is then
  destroyed in that thread.
"""

from __future__ import annotations

import atexit
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from threading import Lock, Thread
from typing import Any, Generic, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from trickdesk.engine.errors import TrickdeskError

log = logging.getLogger(__name__)

T = TypeVar("T")


class _Post(QObject):
    """Carries values to the GUI thread.

    There is one for the whole program, and it is never destroyed.
    """

    sent = Signal(object, object)  # a WeakMethod, and a list that holds the value

    def __init__(self) -> None:
        super().__init__()
        self.sent.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._lock, self._is_closed = Lock(), False
        atexit.register(self.close)

    def send(self, method: WeakMethod[Callable[[T], None]], box: list[T]) -> None:
        """Call a method on the GUI thread with the value in the box. Thread-safe."""
        with self._lock:
            if not self._is_closed:
                self.sent.emit(method, box)

    def close(self) -> None:
        """Stop sending when the program ends: Qt is gone while threads may still run."""
        with self._lock:
            self._is_closed = True

    def _deliver(self, method: WeakMethod[Callable[[Any], None]], box: list[Any]) -> None:
        value = box.pop()  # The sender keeps an empty box, so the last reference to the value is here.
        slot: Any = method()
        if slot is not None and isValid(slot.__self__):
            slot(value)


post = cache(_Post)


def on_gui_thread(slot: Callable[[T], None]) -> Callable[[list[T]], None]:
    """Return a thread-safe function that runs a QObject's method on the GUI thread.

    The value is passed in a list. If the QObject is gone by then, nothing happens. Call this on the GUI
    thread.
    """
    return partial(post().send, WeakMethod(slot))


@dataclass(eq=False)
class _Question(Generic[T]):
    """Work for a thread, and the callbacks for its result."""

    work: Callable[[], T]
    take: Callable[[T], object]
    fail: Callable[[Exception], object]
    answer: list[T]
    error: Exception | None = None


class Background(QObject):
    """Runs one piece of work at a time; a new request drops the result of the last.

    Unexpected errors in the work are logged, even if the result is no longer wanted.
    """

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """`name` is the name of the threads."""
        super().__init__(parent)
        self._name = name
        self._question: _Question[Any] | None = None
        self._send = on_gui_thread(self._receive)

    @property
    def is_busy(self) -> bool:
        """Whether a result is pending."""
        return self._question is not None

    def ask(
        self,
        work: Callable[[], T],
        take: Callable[[T], object] = lambda answer: None,
        fail: Callable[[Exception], object] = lambda error: None,
    ) -> None:
        """Run `work` in a thread, then call `take` or `fail` on the GUI thread."""
        self._question = _Question(work, take, fail, [])
        Thread(target=_work_out, args=([self._question], self._send), name=self._name, daemon=True).start()

    def cancel(self) -> None:
        """Drop the result. The thread runs to its end without anyone waiting for it."""
        self._question = None

    def _receive(self, question: _Question[Any]) -> None:
        if question is not self._question:
            return
        self._question = None
        if question.error is None:
            question.take(*question.answer)
        else:
            question.fail(question.error)


def _work_out(box: list[_Question[Any]], send: Callable[[list[_Question[Any]]], None]) -> None:
    try:
        box[0].answer.append(box[0].work())
    except Exception as error:
        box[0].error = error
        if not isinstance(error, TrickdeskError):
            log.exception("what was to be worked out in the background has failed")
    send(box)
