"""Where a copy of the match is saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from tests.session.helpers import setup
from tests.ui.window.players import settle
from trickdesk.ui.main_window import MainWindow


@pytest.mark.parametrize(
    ("typed", "answer", "asked", "saved"),
    [
        ("new", "No", False, True),
        ("evening.trickdesk", "No", False, True),  # the dialog itself has asked
        ("evening", "No", True, False),
        ("evening", "Yes", True, True),
        ("", "No", False, False),
    ],
)
def test_no_save_is_replaced_without_a_question(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    answer: str,
    asked: bool,
    saved: bool,
) -> None:
    window.start_match(setup("h..."))
    settle(window)
    (tmp_path / "evening.trickdesk").write_text("an older match")
    chosen = str(tmp_path / typed) if typed else ""
    questions: list[str] = []

    def question(box: QMessageBox) -> QMessageBox.StandardButton:
        questions.append(box.text())
        return QMessageBox.StandardButton[answer]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (chosen, ""))
    monkeypatch.setattr(QMessageBox, "exec", question)
    window.commands.save_as.trigger()
    assert questions == (["evening.trickdesk exists already. Replace it?"] if asked else [])
    written = [path for path in tmp_path.glob("*.trickdesk") if "five-hundred" in path.read_text()]
    assert bool(written) is saved
    if written:
        assert written[0].name == (typed if typed.endswith(".trickdesk") else f"{typed}.trickdesk")
