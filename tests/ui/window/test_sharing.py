"""Files and codes that are opened: dropped, pasted, or handed over by the desktop."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog

from tests.session.helpers import begin, setup
from tests.ui.window.players import settle
from trickdesk.games import games
from trickdesk.session.codes import file_text, pack
from trickdesk.session.house_rules import HouseRules, read_rules
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.lobby.shared_rules import SharedRules
from trickdesk.ui.window.main_window import MainWindow

HEARTS = games()["hearts"]
OURS = HouseRules("Ours", HEARTS({"target": 75}))


def drop(window: MainWindow, *files: Path, text: str = "") -> bool:
    """Drop files or a text on the window; return whether it said that it takes them."""
    data = QMimeData()
    if files:
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    else:
        data.setText(text)
    none = Qt.KeyboardModifier.NoModifier
    how = (QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none)
    enter = QDropEvent(*how)
    enter.ignore()
    window.dragEnterEvent(enter)  # type: ignore[arg-type]
    if enter.isAccepted():
        window.dropEvent(QDropEvent(*how))
    return enter.isAccepted()


def dialogs(window: MainWindow) -> list[SharedRules]:
    return [dialog for dialog in window.findChildren(SharedRules) if dialog.isVisible()]


@pytest.mark.parametrize("way", ["file", "other name", "text", "clipboard"])
def test_rules_are_shown_before_they_are_kept(window: MainWindow, tmp_path: Path, way: str) -> None:
    file = tmp_path / ("x.trickdesk-rules" if way == "file" else "x.txt")
    file.write_text(OURS.file_text if way == "file" else OURS.code)
    if way == "clipboard":
        QGuiApplication.clipboard().setText(f"  {OURS.code}\n")
        window.commands["paste_deal"].trigger()
    else:
        assert drop(window, *([] if way == "text" else [file]), text=OURS.code)
    [dialog] = dialogs(window)
    assert [dialog.changes.item(row).text() for row in range(dialog.changes.count())] == [
        "The match ends at: 75"
    ]
    assert dialog.changes.accessibleName() and dialog.field.accessibleName() == "Name"
    assert not window.settings.games.presets
    dialog.reject()
    assert not window.settings.games.presets
    window.matches.show_lobby()
    window.matches.open_file(file)
    [dialog] = dialogs(window)
    dialog.keep_button.click()
    assert window.settings.games.presets["hearts"]["Ours"]["target"] == 75
    lobby = window.pages.lobby
    assert (lobby.kind, lobby.page.rules.preset) == (HEARTS, "Ours")
    assert (
        SettingsFile(window.archive.paths.settings).load()[0].games.presets["hearts"]["Ours"]["target"] == 75
    )


def test_a_name_that_exists_gets_a_number(window: MainWindow) -> None:
    before = {"target": 150}
    window.settings.games.presets["hearts"] = {"Ours": dict(before)}
    window.matches.open_text(OURS.code)
    [dialog] = dialogs(window)
    assert dialog.field.text() == "Ours (2)"
    dialog.field.setText(HEARTS.presets[0].name)
    dialog.keep_button.click()
    own = window.settings.games.presets["hearts"]
    assert own["Ours"] == before and list(own) == ["Ours", f"{HEARTS.presets[0].name} (2)"]
    window.matches.open_text(OURS.code)
    [dialog] = dialogs(window)
    assert "already have" in dialog.known.text() and dialog.known.isVisible()


def test_a_match_goes_on_when_rules_are_kept(window: MainWindow) -> None:
    window.matches.start(setup())
    settle(window)
    session = window.controller.session
    window.matches.open_text(OURS.code)
    [dialog] = dialogs(window)
    dialog.keep_button.click()
    assert window.controller.session is session and window.pages.at_table
    assert "Ours" in window.settings.games.presets["hearts"]


def test_rules_are_sent_from_the_set_up(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.pages.lobby.choose("hearts")
    window.pages.lobby.show_setup()
    form = window.pages.lobby.page.rules
    form.set_options({"target": 75})
    form.save_preset("Ours")
    copy, save, paste, open_ = form.share_button.menu().actions()
    copy.trigger()
    sent = read_rules(QGuiApplication.clipboard().text())
    assert (sent.name, sent.game.options["target"]) == ("Ours", 75)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "ours"), ""))
    save.trigger()
    assert read_rules((tmp_path / "ours.trickdesk-rules").read_text()).game.options == sent.game.options
    paste.trigger()
    [dialog] = dialogs(window)
    dialog.reject()
    file = str(tmp_path / "ours.trickdesk-rules")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (file, ""))
    open_.trigger()
    assert len(dialogs(window)) == 1


def test_by_keyboard_alone(window: MainWindow) -> None:
    window.matches.open_text(OURS.code)
    [dialog] = dialogs(window)
    order = []
    dialog.keep_button.setFocus()
    for _ in range(4):
        order.append(dialog.focusWidget())
        dialog.focusNextChild()
    assert {dialog.changes, dialog.field, dialog.keep_button} <= set(order)


@pytest.mark.parametrize("kind", ["challenge", "result"])
def test_challenges_and_results_are_handed_on(window: MainWindow, tmp_path: Path, kind: str) -> None:
    told: list[tuple[str, str]] = []
    window.matches.sharedOpened.disconnect()
    window.matches.sharedOpened.connect(lambda *said: told.append(said))
    text, code, damaged = file_text(kind, {}), pack(kind, {}), "{"
    for name, content in (("x.json", text), ("y.txt", code), (f"z.TRICKDESK-{kind}", damaged)):
        (tmp_path / name).write_text(content)
        assert drop(window, tmp_path / name)
    assert drop(window, text=code)
    assert told == [(kind, text), (kind, code), (kind, damaged), (kind, code)]


def test_several_files_at_once(window: MainWindow, tmp_path: Path) -> None:
    files = []
    for number in range(3):
        files.append(tmp_path / f"{number}.trickdesk-rules")
        files[-1].write_text(OURS.file_text)
    (tmp_path / "x.trickdesk").write_text(begin().record_text())
    drop(window, *files, tmp_path / "x.trickdesk")
    assert len(dialogs(window)) == 3
    assert window.controller.session is None and "together" in window.banner.text
    drop(window, *files * 7)
    assert len(dialogs(window)) == 3 and "20 files" in window.banner.text


@pytest.mark.skipif(os.name != "posix", reason="no pipes")
def test_whatever_is_no_file_is_refused_at_once(window: MainWindow, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.trickdesk-rules")
    (tmp_path / "folder.trickdesk-rules").mkdir()
    (tmp_path / "large.trickdesk-rules").write_text(" " * 2_000_000)
    (tmp_path / "bytes.trickdesk-rules").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty.trickdesk-rules").write_text("")
    for name in ("pipe", "folder", "large", "bytes", "empty", "gone"):
        window.banner.clear()
        drop(window, tmp_path / f"{name}.trickdesk-rules")
        assert window.banner.text.endswith(".") and not dialogs(window), name
    window.banner.clear()
    assert not drop(window, text="just some words")
    assert not window.banner.text
