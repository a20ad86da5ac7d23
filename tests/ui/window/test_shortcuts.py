"""The list of keys: its contents, changes, refusals, saving and resetting."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

import trickdesk.ui
from tests.ui.window.players import decide, play_on
from trickdesk.engine.actions import AskPlay
from trickdesk.storage.settings import Keys, Settings
from trickdesk.ui.qt import keys
from trickdesk.ui.text import event_text
from trickdesk.ui.window.commands import Shortcuts
from trickdesk.ui.window.key_list import KeysDialog
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> KeysDialog:
    made = KeysDialog(window.shortcuts, window)
    qtbot.addWidget(made)
    made.changed.connect(window.preferences.save)
    with qtbot.waitExposed(made):
        made.show()
    return made


def choose(dialog: KeysDialog, name: str) -> None:
    dialog.tree.setCurrentItem(dialog.items[name])


def press(
    dialog: KeysDialog, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    dialog.edit.setFocus()
    QTest.keyClick(dialog.edit, key, held)
    dialog.edit.editingFinished.emit()


def test_every_action_of_the_menus_is_there(window: MainWindow) -> None:
    listed = {command.action for command in window.shortcuts.commands.values()}
    menus = window.menuBar().findChildren(QMenu)
    found = {action for menu in menus for action in menu.actions() if not action.isSeparator()}
    found -= {menu.menuAction() for menu in menus}
    found -= {*window.commands.menus["recent"].actions(), *window.commands.menus["people"].actions()} - listed
    commands = window.shortcuts.commands
    in_the_box = {commands[name].action for name in ("paste_deal", "set_up", "change_deal")}
    assert found | in_the_box == listed and not found & in_the_box
    assert len(listed) > 40


def test_every_row_says_what_it_does(dialog: KeysDialog) -> None:
    assert all(item.text(0).strip() for item in dialog.items.values())


def test_no_two_have_one_key_where_both_could_be_meant(window: MainWindow) -> None:
    shortcuts = window.shortcuts
    for one, other in combinations(shortcuts.commands, 2):
        shared = set(map(str, shortcuts.keys_of(one))) & set(map(str, shortcuts.keys_of(other)))
        assert not shared or shortcuts.are_apart(one, other), (one, other)
    assert all(
        not shortcuts.refusal(name, key) for name in shortcuts.commands for key in shortcuts.keys_of(name)
    )


def test_screens_ask_for_no_key_that_is_not_listed() -> None:
    """Code that handles a key takes it from `keys.py`, so the list can't differ."""
    known = {code for fixed in keys.fixed_keys() for code in fixed.codes}
    known |= {
        Qt.Key[f"Key_{each}"] for each in ("Shift", "Control", "Alt", "Meta", "AltGr", "CapsLock", "NumLock")
    }
    known |= {
        Qt.Key[f"Key_{each}"] for each in ("0", "9", "A", "Z", "P")
    }  # ends of ranges; to pass is a command
    folder = Path(trickdesk.ui.__file__).parent
    for path in folder.rglob("*.py"):
        for name in re.findall(r"\bKey\.Key_(\w+)", path.read_text("utf-8")):
            assert Qt.Key[f"Key_{name}"] in known, (path.name, name)


def test_a_key_is_changed_kept_and_put_back(window: MainWindow, dialog: KeysDialog) -> None:
    choose(dialog, "settings")
    press(dialog, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert [key.toString() for key in window.commands["settings"].shortcuts()] == ["Ctrl+J"]
    assert "Ctrl+J" in dialog.message.text()
    kept = window.preferences.file.load()[0]
    assert kept.keys.chosen == {"settings": ["Ctrl+J"]}
    other = Shortcuts(window.commands, kept.keys)  # as at the next start
    assert other.keys_of("settings") == (QKeySequence("Ctrl+J"),)
    assert dialog.reset_button.isEnabled()
    dialog.reset_button.click()
    assert [key.toString() for key in window.commands["settings"].shortcuts()] == ["Ctrl+,"]
    assert window.preferences.file.load()[0].keys.chosen == {}


def test_reset_all_and_no_key(window: MainWindow, dialog: KeysDialog) -> None:
    for name in ("settings", "undo"):
        choose(dialog, name)
        dialog.none_button.click()
    assert window.commands["undo"].shortcuts() == []
    dialog._reset_all()
    assert window.commands["undo"].shortcut() == QKeySequence("Ctrl+Z")
    assert dialog.items["undo"].text(1) == "Ctrl+Z"


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("Ctrl+N", "New match"),  # another command's
        ("Return", "already used"),
        ("5", "already used"),
        ("Ctrl+C", "reserved for"),
        ("Alt+G", "opens a menu"),
    ],
)
def test_keys_that_are_needed_are_refused(window: MainWindow, dialog: KeysDialog, key: str, why: str) -> None:
    choose(dialog, "settings")
    dialog.edit.setKeySequence(QKeySequence(key))
    dialog.edit.editingFinished.emit()
    assert why in dialog.message.text()
    assert window.commands["settings"].shortcut() == QKeySequence("Ctrl+,")
    assert dialog.edit.keySequence() == QKeySequence("Ctrl+,")
    assert not window.settings.keys.chosen


def test_a_letter_that_is_chosen_is_typed_all_the_same(window: MainWindow, qtbot: QtBot) -> None:
    assert not window.shortcuts.change("settings", [QKeySequence("J")])
    line = QLineEdit(window)
    line.show()
    line.setFocus()
    QTest.keyClicks(line, "jane")
    assert line.text() == "jane"
    assert not [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not window]
    line.deleteLater()


def with_a_trick(window: MainWindow) -> None:
    """Play until there is a last trick, and somebody has to play a card."""
    play_on(window, AskPlay)
    while window.table.view is None or event_text.last_trick(window.table.view) is None:
        decide(window)


def test_a_tap_shows_the_last_trick_until_the_next_key(window: MainWindow) -> None:
    with_a_trick(window)
    table = window.table
    table.setFocus()
    log = window.controller.session.inputs
    for next_key in (Qt.Key.Key_L, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(table, Qt.Key.Key_L)
        assert table.shows_last_trick
        QTest.keyClick(table, next_key)
        assert not table.shows_last_trick
    QTest.keyClick(table, Qt.Key.Key_L)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    assert not table.shows_last_trick
    assert window.controller.session.inputs == log, "no card was played"


def test_the_last_trick_goes_with_a_key_that_was_held(window: MainWindow) -> None:
    with_a_trick(window)
    table = window.table
    table.setFocus()
    none = Qt.KeyboardModifier.NoModifier
    QTest.keyPress(table, Qt.Key.Key_L)
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):  # as a held key repeats
        QApplication.sendEvent(table, QKeyEvent(kind, Qt.Key.Key_L, none, "l", True))
    assert table.shows_last_trick
    QTest.keyRelease(table, Qt.Key.Key_L)
    assert not table.shows_last_trick


def test_the_last_trick_has_the_keyboard_to_itself(window: MainWindow) -> None:
    """The next key hides it, and presses no button of the dock or of a hint."""
    with_a_trick(window)
    window.commands["hint"].trigger()
    panel = window.screen_.coach.panel
    assert panel is not None
    panel.close_button.setFocus()
    window.commands["last_trick"].trigger()
    assert window.table.hasFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert not window.table.shows_last_trick
    assert window.screen_.coach.panel is panel and panel.close_button.hasFocus()


def test_the_last_trick_is_shown_by_its_new_key(window: MainWindow) -> None:
    assert not window.shortcuts.change("last_trick", [QKeySequence("Y")])
    assert window.commands["last_trick"].text().endswith("\tY")
    with_a_trick(window)
    QTest.keyClick(window.table, Qt.Key.Key_L)
    assert not window.table.shows_last_trick
    QTest.keyClick(window.table, Qt.Key.Key_Y)
    assert window.table.shows_last_trick


@pytest.mark.parametrize(
    "raw",
    [
        3,
        {"settings": "Ctrl+J"},
        {"settings": [7]},
        {"settings": ["Ctrl+"]},
        {"settings": ["x" * 4000]},
        {"settings": ["Ctrl+K, Ctrl+J"]},
        {"settings": ["Ctrl+J"] * 500},
        {"nobody": ["Ctrl+J"]},
        {"settings": ["Ctrl+N"]},
        {"settings": ["Return"]},
        {"settings": ["Ctrl+J"], "new": ["Ctrl+J"], "open": []},
    ],
)
def test_a_bad_file_does_no_harm(window: MainWindow, raw: object) -> None:
    """Every command has valid keys, and no key belongs to two."""
    settings = Settings.from_json({"keys": {"chosen": raw}})
    shortcuts = window.shortcuts
    shortcuts.apply(settings.keys)
    for name in shortcuts.commands:
        assert all(not shortcuts.refusal(name, key) for key in shortcuts.keys_of(name))
    taken = [str(key) for name in ("settings", "new", "open") for key in shortcuts.keys_of(name)]
    assert len(taken) == len(set(taken))
    shortcuts.apply(Keys())


def test_it_can_be_searched_and_copied(dialog: KeysDialog) -> None:
    dialog.search.setText("last trick")
    rows = [item for item in dialog.items.values() if not item.isHidden()]
    assert [item.text(0) for item in rows] == ["Last trick"]
    dialog.search.clear()
    assert not any(item.isHidden() for item in dialog.items.values())
    dialog.copy()
    copied = QGuiApplication.clipboard().text()
    assert "Ctrl+,: Settings" in copied
    assert "Step back" in copied


def test_the_menu_opens_it(window: MainWindow) -> None:
    window.commands["keys"].trigger()
    found = list(window.findChildren(KeysDialog))
    assert len(found) == 1 and found[0].isVisible()
    found[0].reject()


def test_only_a_row_that_is_shown_is_changed(dialog: KeysDialog) -> None:
    choose(dialog, "new")
    dialog.search.setText("undo")
    assert dialog.name == "undo"
    before = dialog.shortcuts.keys_of("new")
    press(dialog, Qt.Key.Key_F7)
    assert QKeySequence("F7") in dialog.shortcuts.keys_of("undo"), dialog.message.text()
    assert dialog.shortcuts.keys_of("new") == before
    dialog.search.setText("no such command")
    assert dialog.name is None and not dialog.edit.isEnabled()
