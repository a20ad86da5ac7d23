"""Widgets are never destroyed in another thread."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from trickdesk.ui.qt import garbage_collection
from trickdesk.ui.qt.garbage_collection import Collector


class Knot(QObject):
    """An object that only garbage collection can free."""

    def __init__(self) -> None:
        super().__init__()
        self.me = self


def allocate() -> None:
    for _ in range(50):
        _ = [[] for _ in range(1000)]


def test_another_thread_destroys_nothing_and_this_one_does(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage_collection, "PAUSE_MS", 10_000)
    owner = QObject()
    collector = Collector(owner)
    assert not gc.isenabled()
    knot = weakref.ref(Knot())
    thread = threading.Thread(target=allocate)
    thread.start()
    thread.join()
    assert knot() is not None
    collector.findChild(QTimer).setInterval(1)
    held: list[list[object]] = [
        [] for _ in range(2 * gc.get_threshold()[0])
    ]  # more than the youngest generation's threshold
    qtbot.waitUntil(lambda: knot() is None)
    assert held
