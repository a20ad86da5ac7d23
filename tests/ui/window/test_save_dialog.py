"""Where a copy of the match is saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from tests.session.helpers import setup
from tests.ui.window.players import settle
from trickdesk.ui.widgets.file_dialogs import ask_csv, ask_open, ask_where, ending_in
from trickdesk.ui.window.main_window import MainWindow


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
    window.matches.start(setup("h..."))
    settle(window)
    (tmp_path / "evening.trickdesk").write_text("an older match")
    chosen = str(tmp_path / typed) if typed else ""
    questions: list[str] = []

    def question(box: QMessageBox) -> QMessageBox.StandardButton:
        questions.append(box.text())
        return QMessageBox.StandardButton[answer]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (chosen, ""))
    monkeypatch.setattr(QMessageBox, "exec", question)
    window.commands["save_as"].trigger()
    assert questions == (["evening.trickdesk already exists. Replace it?"] if asked else [])
    written = [path for path in tmp_path.glob("*.trickdesk") if "five-hundred" in path.read_text()]
    assert bool(written) is saved
    if written:
        assert written[0].name == (typed if typed.endswith(".trickdesk") else f"{typed}.trickdesk")


@pytest.mark.parametrize(
    ("typed", "answer", "asked", "path"),
    [
        ("new", "No", False, "new.pdf"),
        ("Old.PDF", "No", False, "Old.PDF"),  # the dialog itself has asked
        ("old.txt", "No", False, "old.txt.pdf"),
        ("old", "No", True, None),
        ("old", "Yes", True, "old.pdf"),
    ],
)
def test_nothing_else_is_replaced_without_a_question(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    answer: str,
    asked: bool,
    path: str | None,
) -> None:
    """Sheets, tables and reports get their suffix after the system's own question."""
    (tmp_path / "old.pdf").write_text("an older sheet")
    questions: list[str] = []

    def question(box: QMessageBox) -> QMessageBox.StandardButton:
        questions.append(box.text())
        return QMessageBox.StandardButton[answer]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), ""))
    monkeypatch.setattr(QMessageBox, "exec", question)
    found = ask_where(
        QWidget(), "Save as PDF", tmp_path / "new.pdf", "PDF documents (*.pdf)", ending_in(".pdf")
    )
    assert found == (tmp_path / path if path else None)
    assert questions == (["old.pdf already exists. Replace it?"] if asked else [])


@pytest.mark.parametrize(("saved", "kept"), [(True, True), (False, True), (False, False)])
def test_dialogs_start_where_the_saves_are_or_in_the_documents(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: bool, kept: bool
) -> None:
    """Never in the working directory, nor in a folder that isn't there."""
    saves, documents, home = tmp_path / "saves", tmp_path / "documents", tmp_path / "home"
    if saved:
        saves.mkdir()
    if kept:
        documents.mkdir()
    asked: list[str] = []

    def answer(parent: QWidget, title: str, start: str, shown: str) -> tuple[str, str]:
        asked.append(start)
        return "", ""

    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    ask_open(QWidget(), saves)
    ask_csv(QWidget(), saves, "scores")
    ask_csv(QWidget(), Path(), "scores")
    elsewhere = documents if kept else home
    first = saves if saved else elsewhere
    assert asked == [str(first), str(first / "scores.csv"), str(elsewhere / "scores.csv")]
