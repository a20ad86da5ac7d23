"""Work in threads: results arrive on the GUI thread, if still wanted."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Callable
from threading import Event, current_thread, main_thread
from threading import enumerate as threads

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from trickdesk.engine.errors import TrickdeskError
from trickdesk.ui.qt.background import Background, on_gui_thread

Work = Callable[[], str]


def held(gate: Event, answer: str = "late") -> Work:
    """Return work that waits for a gate to open."""

    def work() -> str:
        assert gate.wait(PATIENCE)
        return answer

    return work


def finish(qtbot: QtBot, name: str) -> None:
    """Wait until no thread of that name is left, and its results have arrived."""
    qtbot.waitUntil(lambda: name not in [thread.name for thread in threads()])
    QApplication.processEvents()


def test_the_answer_comes_on_the_gui_thread(qtbot: QtBot) -> None:
    background, told = Background("disk"), list[object]()
    worked = list[object]()

    def work() -> int:
        worked.append(current_thread().name)
        return 7

    background.ask(work, lambda answer: told.extend((answer, current_thread(), background.is_busy)))
    assert background.is_busy and not told
    qtbot.waitUntil(lambda: bool(told))
    assert worked == ["disk"]
    assert told == [7, main_thread(), False]


@pytest.mark.parametrize("error", [TrickdeskError("the disk is full"), ZeroDivisionError("a bug")])
def test_a_failure_is_told_and_logged_if_it_is_a_bug(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    background, told = Background("disk"), list[object]()

    def work() -> None:
        raise error

    background.ask(work, told.append, lambda failure: told.extend((failure, current_thread())))
    qtbot.waitUntil(lambda: bool(told))
    assert told == [error, main_thread()]
    assert not background.is_busy
    assert ("ZeroDivisionError" in caplog.text) is isinstance(error, ZeroDivisionError)


def test_only_what_was_asked_last_is_told(qtbot: QtBot) -> None:
    background, told, gate = Background("disk"), list[str](), Event()

    def fail() -> str:
        held(gate)()
        raise TrickdeskError("nobody waits for this")

    background.ask(held(gate), told.append)
    background.ask(fail, told.append, lambda error: told.append(str(error)))
    background.ask(lambda: "wanted", told.append)
    qtbot.waitUntil(lambda: bool(told))
    gate.set()
    finish(qtbot, "disk")
    assert told == ["wanted"]


def test_nothing_is_told_after_it_was_given_up(qtbot: QtBot) -> None:
    background, told = Background("disk"), list[str]()
    background.ask(lambda: "answer", told.append)
    finish_without_events("disk")
    background.cancel()  # the answer is on its way
    assert not background.is_busy
    QApplication.processEvents()
    assert told == []
    background.ask(lambda: "another", told.append)
    qtbot.waitUntil(lambda: told == ["another"])


def finish_without_events(name: str) -> None:
    for thread in threads():
        if thread.name == name:
            thread.join(PATIENCE)


def test_nothing_is_told_to_what_has_been_destroyed(qtbot: QtBot) -> None:
    owner, told, gate = QObject(), list[str](), Event()
    background = Background("disk", owner)
    background.ask(held(gate), told.append)
    owner.deleteLater()
    qtbot.waitUntil(lambda: owner_is_gone(background))
    gate.set()
    finish(qtbot, "disk")
    assert told == []


def owner_is_gone(background: Background) -> bool:
    try:
        background.objectName()
    except RuntimeError:
        return True
    return False


def test_errors_of_who_takes_an_answer_reach_the_handler_of_slots(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    background, told = Background("disk"), list[type]()
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(kind))

    def take(answer: str) -> None:
        raise ZeroDivisionError

    background.ask(lambda: "answer", take)
    qtbot.waitUntil(lambda: told == [ZeroDivisionError])


def test_a_widget_that_only_the_work_knows_is_destroyed_on_the_gui_thread(qtbot: QtBot) -> None:
    """Destroying it in the thread would crash the program."""
    background, where = Background("disk"), list[object]()
    for _ in range(50):
        label = QLabel("wanted by the work alone")
        weakref.finalize(label, lambda: where.append(current_thread()))
        background.ask(label.text)  # each question makes the one before stale
        del label
    finish(qtbot, "disk")
    gc.collect()
    assert where == [main_thread()] * 50


def test_a_method_of_what_has_gone_is_not_called(qtbot: QtBot) -> None:
    class Ear(QObject):
        def hear(self, word: str) -> None:
            told.append(word)

    told = list[str]()
    ear, other = Ear(), Ear()
    send, send_other = on_gui_thread(ear.hear), on_gui_thread(other.hear)
    boxes = [["lost"], ["lost, too"], ["heard"]]
    send(boxes[0])
    del ear
    gc.collect()
    send(boxes[1])
    send_other(boxes[2])
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["heard"]
    assert boxes == [[], [], []], "the sender keeps no reference"


CLOSED = """
import sys, threading
from PySide6.QtCore import QCoreApplication, QTimer
from trickdesk.ui.qt.background import Background
app = QCoreApplication([])
hung, busy = Background("hung", app), Background("busy", app)
hung.ask(threading.Event().wait)
def again(answer=None):
    busy.ask(lambda: 1, again)
again()
QTimer.singleShot(200, app.quit)
sys.exit(app.exec())
"""


def test_the_program_ends_while_a_disk_hangs() -> None:
    run = subprocess.run(
        [sys.executable, "-c", CLOSED], check=False, capture_output=True, text=True, timeout=PATIENCE
    )
    assert (run.returncode, run.stderr) == (0, "")
