"""A disk that doesn't answer: the window stays alive, and says so in time."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from tests.session.helpers import begin, setup
from tests.ui.window.players import settle
from trickdesk.session import archive
from trickdesk.storage.saves import RecentFiles, Saves
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.qt import blocking_io
from trickdesk.ui.window.main_window import MainWindow

Deed = Callable[[MainWindow, Path], object]
# What is done, where the disk takes its time, and the name of what has not answered.
DEEDS: dict[str, tuple[object, str, str, Deed]] = {
    "open": (archive, "read_text", "far.trickdesk", lambda window, file: window.matches.open_file(file)),
    "save as": (archive, "write_text", "far.trickdesk", lambda window, file: window.matches.save(file)),
    "lobby": (Saves, "unfinished", "autosave", lambda window, _: window.matches.show_lobby()),
    "continue": (Saves, "open_match", "x.trickdesk", lambda window, _: window.matches.resume("x")),
    "delete": (Saves, "open_match", "x.trickdesk", lambda window, _: window.matches.discard("x")),
    "settings": (SettingsFile, "save", "settings.json", lambda window, _: window.preferences.save()),
    "recent": (
        RecentFiles,
        "paths",
        "",
        lambda window, _: window.commands.menus["recent"].aboutToShow.emit(),
    ),
}


@pytest.fixture
def file(window: MainWindow, tmp_path: Path) -> Path:
    """Return a record, and a window in which another match is played."""
    file = tmp_path / "far.trickdesk"
    file.write_text(begin().record_text())
    window.matches.start(setup())
    settle(window)
    return file


@pytest.mark.parametrize("answers", [True, False])
@pytest.mark.parametrize("name", DEEDS)
def test_whatever_takes_long(
    window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch, name: str, answers: bool
) -> None:
    place, function, told, do = DEEDS[name]
    disk = threading.Event()
    quick = getattr(place, function)

    def slow(*arguments: object) -> object:
        assert threading.current_thread() is not threading.main_thread()
        assert disk.wait(60)
        return quick(*arguments)

    monkeypatch.setattr(place, function, slow)
    monkeypatch.setattr(blocking_io, "AT_ONCE_S", 0.0)
    monkeypatch.setattr(blocking_io, "PATIENCE_S", 60.0 if answers else 0.2)
    alive: list[bool] = []

    def tick() -> None:
        alive.append(True)
        if answers:
            disk.set()

    QTimer.singleShot(10, tick)
    do(window, file)
    assert alive
    assert (f"Can't reach {told}:" in window.banner.text) is (bool(told) and not answers)
    disk.set()
    for thread in threading.enumerate():
        if thread.name == "disk":
            thread.join()


def test_a_file_that_comes_late_is_opened(
    window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.controller.session
    monkeypatch.setattr(blocking_io, "AT_ONCE_S", 0.0)
    window.matches.open_file(file)
    assert window.controller.session is not before
    assert not window.banner.isVisible()
