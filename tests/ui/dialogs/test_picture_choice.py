"""Picture buttons: keyboard, mouse, and screen reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.picture_bytes import picture_bytes
from trickdesk.storage.settings import PAGES, Appearance, Settings
from trickdesk.ui.dialogs.picture_choice import PICTURED, PictureButton, PictureChoice, pictures_of
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.qt.application import application
from trickdesk.ui.theme.colours import THEMES, apply_theme


@pytest.fixture
def backs(qtbot: QtBot) -> PictureChoice:
    choice = PictureChoice("Card backs")
    choice.show_pictures(pictures_of(Appearance(), "back"), "lattice")
    qtbot.addWidget(choice)
    choice.resize(choice.sizeHint())
    with qtbot.waitExposed(choice):
        choice.show()
    return choice


def test_arrows_choose_and_tell(backs: PictureChoice, qtbot: QtBot) -> None:
    first, second = backs.buttons[:2]
    first.setFocus()
    with qtbot.waitSignal(backs.chosen) as told:
        QTest.keyClick(first, Qt.Key.Key_Right)
    assert told.args == ["scales"] == [backs.value()]
    assert second.isChecked()
    assert not first.isChecked()


def test_a_reader_hears_radio_buttons_with_names(backs: PictureChoice) -> None:
    names = set()
    for button in backs.buttons:
        told = QAccessible.queryAccessibleInterface(button)
        assert told.role() == QAccessible.Role.RadioButton
        assert button.accessibleDescription() == "Card backs"
        names.add(button.accessibleName())
    assert len(names) == len(backs.buttons) >= 5


@pytest.mark.parametrize("theme", THEMES)
def test_focus_shows_on_the_chosen_picture_too(backs: PictureChoice, theme: str) -> None:
    """Its outline would hardly differ in colour, so it becomes thicker."""
    try:
        tokens = apply_theme(application(), theme)
        button = backs.buttons[0]
        assert button.isChecked()
        across = button.height() // 2
        button.clearFocus()
        without = button.grab().toImage().pixelColor(2, across).name()
        button.setFocus()
        focused = button.grab().toImage().pixelColor(2, across).name()
    finally:
        apply_theme(application(), "light")
    assert (without, focused) == (tokens.base, tokens.focus)


def test_pictures_lie_in_rows_from_the_leading_edge(backs: PictureChoice) -> None:
    tile = backs.buttons[0].width()
    backs.resize(3 * tile + 30, backs.heightForWidth(3 * tile + 30))
    assert [button.x() for button in backs.buttons[:3]] == sorted(b.x() for b in backs.buttons[:3])
    assert backs.buttons[3].y() > backs.buttons[0].y()
    assert backs.buttons[0].x() == 0
    backs.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    backs.resize(3 * tile + 31, backs.height())
    assert backs.buttons[0].geometry().right() == backs.width() - 1
    assert backs.buttons[1].x() < backs.buttons[0].x()


@pytest.mark.parametrize("name", PICTURED)
def test_every_picture_is_drawn_and_unlike_the_others(name: str, qtbot: QtBot) -> None:
    choice = PictureChoice("")
    qtbot.addWidget(choice)
    choice.show_pictures(pictures_of(Appearance(), name), None)
    seen = set()
    for button in choice.buttons:
        button.resize(button.sizeHint())
        button.label = ""
        seen.add(picture_bytes(button.grab().toImage()))
    assert len(seen) == len(choice.buttons) >= 2


def test_pictures_follow_what_is_chosen_beside_them(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = SettingsDialog(Settings(), tmp_path)
    qtbot.addWidget(dialog)
    dialog.list.setCurrentRow(list(PAGES).index("look"))
    decks, index, colours = (dialog.controls["look", name] for name in ("deck", "index", "four_colour"))
    assert isinstance(decks, PictureChoice)
    assert isinstance(colours, PictureChoice)
    assert index.isEnabled()
    before = picture(decks.buttons[0])
    colours.buttons[1].click()
    assert picture(decks.buttons[0]) != before
    decks.buttons[1].click()
    assert dialog.settings.look.deck == "bold"
    assert not index.isEnabled(), "the bold deck has marks of one size"


def picture(button: PictureButton) -> bytes:
    button.resize(button.sizeHint())
    return picture_bytes(button.grab().toImage())
