"""The page of stored files: read and used by keyboard; deleting asks first."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QAccessible, QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from tests.ui.window.players import decide
from trickdesk.storage.files import FileProblem, SaveError, write_text
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.settings import SettingsFile
from trickdesk.storage.stored_files import FileKind, StoredFiles, stored_files
from trickdesk.ui.dialogs import stored_files as module
from trickdesk.ui.dialogs.stored_files import KIND, StoredFilesDialog
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True
Key, ROW = Qt.Key, QAccessible.Role.TreeItem


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path)


def opened(window: MainWindow, qtbot: QtBot) -> StoredFilesDialog:
    """Open the page from the menu, and wait until the files are read."""
    window.commands["stored_files"].trigger()
    dialog = window.findChild(StoredFilesDialog)
    assert dialog is not None
    with qtbot.waitActive(dialog):
        pass
    read(dialog, qtbot)
    return dialog


def read(dialog: StoredFilesDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not dialog._background.is_busy and dialog.tree.topLevelItemCount() > 0)


def row_of(dialog: StoredFilesDialog, kind: FileKind) -> QTreeWidgetItem:
    rows = [dialog.tree.topLevelItem(number) for number in range(dialog.tree.topLevelItemCount())]
    for row in rows:
        found = None if row is None else row.data(0, KIND)
        if row is not None and isinstance(found, StoredFiles) and found.kind is kind:
            return row
    raise AssertionError(kind)


def answer(monkeypatch: pytest.MonkeyPatch, yes: bool) -> list[str]:
    """Answer questions; return them."""
    asked: list[str] = []

    def ask(parent: object, title: str, text: str) -> bool:
        asked.append(text)
        return yes

    monkeypatch.setattr(module, "ask", ask)
    return asked


def test_the_page_says_what_each_file_is_and_that_hands_can_be_read(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, qtbot)
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "holds all hands" in told and "anyone who can read its folder can read the hands" in told
    about = set()
    for number in range(dialog.tree.topLevelItemCount()):
        item = dialog.tree.topLevelItem(number)
        assert item is not None
        dialog.tree.setCurrentItem(item)
        about.add(dialog.about.text())
    assert len(about) == len(FileKind) and "" not in about


def test_numbers_and_sizes_stand_below_their_headings(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, qtbot)
    head, row = dialog.tree.headerItem(), row_of(dialog, FileKind.SETTINGS)
    assert [head.textAlignment(column) for column in (1, 2)] == [
        row.textAlignment(column) for column in (1, 2)
    ]
    dialog.close()


def test_sizes_are_read_outside_the_gui_thread(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []
    original = stored_files

    def noted(paths: Paths) -> list[StoredFiles]:
        threads.append(threading.current_thread())
        return original(paths)

    monkeypatch.setattr(module, "stored_files", noted)
    opened(window, qtbot)
    assert threads and threading.main_thread() not in threads


def test_a_file_is_found_and_deleted_by_keyboard(
    window: MainWindow, qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        write_text(paths.finished / f"{name}.trickdesk", "x" * 1500)
    asked = answer(monkeypatch, yes=True)
    dialog = opened(window, qtbot)
    row = row_of(dialog, FileKind.FINISHED)
    assert row.text(1) == "2" and row.text(2) == "3.0 kB"
    for key in (Key.Key_Down, Key.Key_Right, Key.Key_Down):
        qtbot.keyClick(dialog.tree, key)
    item = dialog.tree.currentItem()
    assert item is not None and item.text(0) == "a.trickdesk" and item.text(2) == "1.5 kB"
    assert dialog.delete_button.isEnabled()
    qtbot.keyClick(dialog.delete_button, Key.Key_Space)
    read(dialog, qtbot)
    assert asked == ["Delete this file for good? (1.5 kB)\n\na.trickdesk"]
    assert [path.name for path in paths.finished.iterdir()] == ["b.trickdesk"]
    assert row_of(dialog, FileKind.FINISHED).text(1) == "1"


def test_a_no_deletes_nothing(
    window: MainWindow, qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_text(paths.finished / "a.trickdesk", "x")
    answer(monkeypatch, yes=False)
    dialog = opened(window, qtbot)
    dialog.tree.setCurrentItem(row_of(dialog, FileKind.FINISHED))
    dialog.delete()
    read(dialog, qtbot)
    assert (paths.finished / "a.trickdesk").exists()


def test_what_is_in_use_says_so_and_stays(
    window: MainWindow, qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsFile(paths.settings).save(window.settings)
    dialog = opened(window, qtbot)
    row = row_of(dialog, FileKind.SETTINGS)
    dialog.tree.setCurrentItem(row)
    assert "In use while Trickdesk runs." in dialog.about.text() and not dialog.delete_button.isEnabled()
    row.setExpanded(True)
    child = row.child(0)
    assert child is not None and child.text(0) == "settings.json (in use)"


def test_of_a_choice_with_files_in_use_the_others_go(
    window: MainWindow, qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsFile(paths.settings).save(window.settings)
    write_text(paths.finished / "a.trickdesk", "x")
    asked = answer(monkeypatch, yes=True)
    dialog = opened(window, qtbot)
    dialog.tree.selectAll()
    dialog.delete()
    read(dialog, qtbot)
    assert "in use" in asked[0] and paths.settings.exists() and not (paths.finished / "a.trickdesk").exists()


def test_the_folder_of_a_row_is_opened(
    window: MainWindow, qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened_at: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened_at.append(QUrl(url).toLocalFile()))
    dialog = opened(window, qtbot)
    dialog.tree.setCurrentItem(row_of(dialog, FileKind.FINISHED))
    qtbot.keyClick(dialog.open_button, Key.Key_Space)
    assert opened_at == [str(paths.finished)]


def test_a_deleted_match_is_no_longer_offered_and_the_page_of_seats_stays(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.pages.lobby.start()
    decide(window)
    window.matches.show_lobby()
    lobby = window.pages.lobby
    assert lobby.newest_id() is not None
    lobby.show_setup()
    answer(monkeypatch, yes=True)
    dialog = opened(window, qtbot)
    dialog.tree.setCurrentItem(row_of(dialog, FileKind.UNFINISHED))
    dialog.delete()
    read(dialog, qtbot)
    assert lobby.newest_id() is None and lobby.pages.currentWidget() is lobby.page


def test_a_problem_is_told(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    problem = SaveError(FileProblem.READ_ONLY, Path("a.trickdesk"))
    monkeypatch.setattr(module, "delete_files", lambda kind, files: problem)
    answer(monkeypatch, yes=True)
    dialog = opened(window, qtbot)
    dialog.tree.selectAll()
    dialog.delete()
    read(dialog, qtbot)
    assert dialog.problem.isVisible() and "a.trickdesk" in dialog.problem.text()


def test_enter_deletes_nothing_until_yes_is_chosen(
    window: MainWindow, qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_text(paths.finished / "a.trickdesk", "x")
    dialog = opened(window, qtbot)
    dialog.tree.setCurrentItem(row_of(dialog, FileKind.FINISHED))
    asked: list[QMessageBox] = []

    def press_enter() -> None:
        (box,) = dialog.findChildren(QMessageBox)
        asked.append(box)
        qtbot.keyClick(box, Key.Key_Return)

    dialog.delete_button.setFocus()
    QTimer.singleShot(0, press_enter)
    qtbot.keyClick(dialog.delete_button, Key.Key_Return)
    read(dialog, qtbot)
    assert asked and (paths.finished / "a.trickdesk").exists()
    assert dialog.isVisible() and dialog.focusWidget() is dialog.delete_button


def test_after_deleting_the_list_has_the_focus_and_what_is_left_is_told(
    window: MainWindow, qtbot: QtBot, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        write_text(paths.finished / f"{name}.trickdesk", "x")
    answer(monkeypatch, yes=True)
    dialog = opened(window, qtbot)
    dialog.tree.setCurrentItem(row_of(dialog, FileKind.FINISHED))
    said: list[str] = []
    monkeypatch.setattr(module, "announce", lambda _widget, text: said.append(text))
    before = dialog.total.text()
    qtbot.keyClick(dialog.delete_button, Key.Key_Space)
    read(dialog, qtbot)
    qtbot.waitUntil(lambda: bool(said))
    assert said == [dialog.total.text()] != [before]
    assert dialog.tree.hasFocus()


def test_a_screen_reader_hears_the_rows_that_are_shown(
    window: MainWindow, qtbot: QtBot, paths: Paths
) -> None:
    """Qt told what had stood at their places before others were expanded."""
    for name in ("a", "b"):
        write_text(paths.finished / f"{name}.trickdesk", "x")
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    if not QAccessible.isActive():
        pytest.skip("this Qt believes only the desktop that a screen reader listens")
    dialog = opened(window, qtbot)
    tree = dialog.tree

    def heard() -> list[str]:
        found = QAccessible.queryAccessibleInterface(tree)
        children = [found.child(at) for at in range(found.childCount())]
        return [child.text(QAccessible.Text.Name) for child in children if child.role() == ROW][::3]

    def shown() -> list[str]:
        rows, index = [], tree.indexAt(QPoint(1, 1))
        while index.isValid():
            rows.append(index.data())
            index = tree.indexBelow(index)
        return rows

    try:
        row = row_of(dialog, FileKind.FINISHED)
        tree.setCurrentItem(row)
        assert heard() == shown()
        for key in (Key.Key_Right, Key.Key_Left):
            qtbot.keyClick(tree, key)
            assert row.isExpanded() == (key == Key.Key_Right)
            QApplication.processEvents()
            assert heard() == shown()
    finally:
        QAccessible.setActive(before)


def test_a_screen_reader_hears_names_and_what_they_are(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, qtbot)
    assert dialog.tree.accessibleName() == "All files, by kind"
    interface = QAccessible.queryAccessibleInterface(dialog.tree)
    assert interface is not None and interface.childCount() > len(FileKind)
    item = row_of(dialog, FileKind.UNFINISHED)
    told = item.data(0, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert told.startswith("0 files, 0 bytes. ") and "all hands" in told
