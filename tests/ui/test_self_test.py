"""`trickdesk self-test` passes on a complete copy, and says what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trickdesk.games import games
from trickdesk.ui.window import self_test
from trickdesk.ui.window.main_window import MainWindow
from trickdesk.ui.window.self_test import Broken

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}


@pytest.mark.slow
def test_this_copy_is_whole() -> None:
    command = [sys.executable, "-m", "trickdesk", "self-test"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=ENVIRONMENT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert all(line.startswith("ok      ") for line in lines)
    assert {line.split(":")[0].removeprefix("ok      a deal of ") for line in lines[-len(games()) :]} == {
        kind.name for kind in games().values()
    }


@pytest.mark.parametrize(
    ("part", "replacement"),
    [
        ("BACKS", {"no-such-back": None}),
        ("LETTERS", "A\U0010fffe"),
        ("rules_text", lambda game: Path("/no/such/page").read_text()),
    ],
)
def test_a_part_that_is_missing_is_told(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    part: str,
    replacement: object,
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(self_test, part, replacement)
    monkeypatch.setattr(self_test, "check_deal", lambda window, game: "not tried")
    monkeypatch.setattr(self_test, "make_application", lambda: qtbot._request.getfixturevalue("qapp"))
    assert self_test.main([]) == 1
    assert "broken  " in capsys.readouterr().out
    for left in filter(lambda shown: isinstance(shown, MainWindow), QApplication.topLevelWidgets()):
        left.deleteLater()  # else every later test that changes the theme would change its looks, too


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
def test_bots_that_do_not_think_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A frozen program whose worker doesn't start would play on by itself."""
    monkeypatch.setattr("trickdesk.bots.process.client.own_command", lambda word: [sys.executable, "-c", ""])
    window = self_test.open_window(tmp_path)
    with pytest.raises(Broken, match="bots' process"):
        self_test.check_deal(window, games()["forty-fives"]())
    window.close()
    window.deleteLater()


def test_an_unknown_argument_is_quoted_without_terminal_sequences(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        self_test.main(["\x1b[31mred"])
    said = capsys.readouterr().err
    assert "red" in said and "\x1b" not in said
