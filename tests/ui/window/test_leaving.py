"""LeaveCheck: nothing is lost without a question, and no needless questions."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from tests.session.helpers import begin, setup
from tests.ui.window.players import settle
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.saves import Match
from trickdesk.ui.qt import blocking_io
from trickdesk.ui.window import unsaved_match
from trickdesk.ui.window.main_window import MainWindow
from trickdesk.ui.window.unsaved_match import LEAVE, SAVE_AS, STAY

WAYS: dict[str, Callable[[MainWindow, Path], object]] = {
    "new match": lambda window, record: window.commands["new"].trigger(),
    "play again": lambda window, record: window.matches.play_again(),
    "open": lambda window, record: window.matches.open_file(record),
    "quit": lambda window, record: window.commands["quit"].trigger(),
    "close": lambda window, record: window.close(),
}


class Person:
    """Gives these answers, and remembers the questions."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, bool]] = []

    def __call__(self, parent: object, reason: str, closing: bool) -> int:
        self.asked.append((reason, closing))
        return self.answers.pop(0)


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Person]:
    def answers(*given: int) -> Person:
        person = Person(*given)
        monkeypatch.setattr(unsaved_match, "ask_to_leave", person)
        return person

    return answers


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "x.trickdesk"
    path.write_text(begin().record_text())
    return path


@pytest.fixture
def full() -> Iterator[pytest.MonkeyPatch]:
    """A full disk, until it is undone."""

    def write(self: Match, record: str) -> None:
        raise SaveError(FileProblem.FULL, self.path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "write", write)
        yield patch


def start(window: MainWindow) -> object:
    window.matches.start(setup())
    settle(window)
    window.commands["pass"].trigger()
    settle(window)
    assert window.controller.session is not None
    return window.controller.session


@pytest.mark.parametrize("way", WAYS)
def test_nobody_is_asked_where_everything_is_saved(
    window: MainWindow, answer: Callable[..., Person], record: Path, way: str
) -> None:
    person = answer()
    session = start(window)
    WAYS[way](window, record)
    assert person.asked == []
    assert window.controller.session is not session


@pytest.mark.parametrize("way", WAYS)
def test_who_stays_goes_on_playing(
    window: MainWindow, answer: Callable[..., Person], record: Path, full: pytest.MonkeyPatch, way: str
) -> None:
    person = answer(STAY)
    session = start(window)
    WAYS[way](window, record)
    [(reason, closing)] = person.asked
    assert "disk is full" in reason
    assert closing is (way in ("quit", "close"))
    assert window.controller.session is session
    assert window.isVisible()
    full.undo()
    WAYS[way](window, record)  # there is room again
    assert len(person.asked) == 1
    assert window.controller.session is not session
    assert len(window.archive.saves.unfinished()) >= 1


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.usefixtures("full")
def test_who_leaves_all_the_same(
    window: MainWindow, answer: Callable[..., Person], record: Path, way: str
) -> None:
    person = answer(LEAVE)
    session = start(window)
    WAYS[way](window, record)
    assert len(person.asked) == 1
    assert window.controller.session is not session
    assert window.isVisible() is (way not in ("quit", "close"))


@pytest.mark.usefixtures("full")
def test_a_copy_elsewhere_is_enough(
    window: MainWindow, answer: Callable[..., Person], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["", str(tmp_path / ("x" * 300)), str(tmp_path / "copy")]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (names.pop(0), ""))
    person = answer(SAVE_AS, SAVE_AS, SAVE_AS)
    session = start(window)
    text = session.record_text()  # type: ignore[attr-defined]
    window.close()
    assert len(person.asked) == 3  # once it was cancelled, once it failed
    assert (tmp_path / "copy.trickdesk").read_text() == text
    assert not window.isVisible()


def test_a_disk_that_hangs_is_not_waited_for(
    window: MainWindow, answer: Callable[..., Person], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(blocking_io, "LEAVE_TIMEOUT_S", 0.05)
    disk = threading.Event()
    write = Match.write

    def hang(self: Match, record: str) -> None:
        assert disk.wait(60)
        write(self, record)

    person = answer(STAY, LEAVE)
    window.matches.start(setup())
    settle(window)
    session = window.controller.session
    assert session is not None
    session.flush()
    match = session.match
    assert match is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "write", hang)
        window.commands["pass"].trigger()
        window.close()
        assert window.isVisible()
        window.close()
        assert not window.isVisible()
        disk.set()
        match.flush()
    assert len(person.asked) == 2
    assert "isn't responding" in person.asked[0][0]


class Manager:
    """The session manager of a desktop that shuts down."""

    def __init__(self, lets: bool) -> None:
        self.lets = lets
        self.done: list[str] = []

    def allowsInteraction(self) -> bool:
        return self.lets

    def cancel(self) -> None:
        self.done.append("cancel")

    def release(self) -> None:
        self.done.append("release")


@pytest.mark.usefixtures("full")
def test_the_desktop_ends(window: MainWindow, answer: Callable[..., Person]) -> None:
    person = answer(STAY, LEAVE)
    start(window)
    silent, asking, again = Manager(False), Manager(True), Manager(True)
    for manager in (silent, asking, again):
        window.matches.leave_check.end_session(manager)  # type: ignore[arg-type]
    assert [manager.done for manager in (silent, asking, again)] == [[], ["cancel", "release"], ["release"]]
    assert [closing for _, closing in person.asked] == [True, True]
    window.close()  # what the desktop does next is no second question
    assert len(person.asked) == 2
    assert not window.isVisible()


def test_the_desktop_ends_and_everything_is_saved(window: MainWindow, answer: Callable[..., Person]) -> None:
    person, manager = answer(), Manager(True)
    start(window)
    window.matches.leave_check.end_session(manager)  # type: ignore[arg-type]
    assert (manager.done, person.asked) == ([], [])


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([Qt.Key.Key_Return], STAY),
        ([Qt.Key.Key_Escape], STAY),
        ([Qt.Key.Key_Space], STAY),
        ([Qt.Key.Key_Right, Qt.Key.Key_Space], None),
        ([Qt.Key.Key_Tab, Qt.Key.Key_Space], None),
    ],
)
def test_the_question_by_keyboard(window: MainWindow, keys: list[Qt.Key], expected: int | None) -> None:
    seen: list[QMessageBox] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append(box)
        QTest.qWaitForWindowActive(box)
        assert box.textFormat() is Qt.TextFormat.PlainText
        assert box.defaultButton().text().replace("&", "") == "Stay"
        assert "<b>no</b> room" in box.text()
        for key in keys:
            QTest.keyClick(box.focusWidget() or box, key)
        if box.isVisible():
            box.done(-1)

    QTimer.singleShot(0, press)
    answer = unsaved_match.ask_to_leave(window, "<b>no</b> room", True)
    assert seen
    assert answer == expected if expected is not None else answer in (SAVE_AS, LEAVE)
