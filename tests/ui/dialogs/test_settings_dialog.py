"""The settings dialog: everything has a control, changes apply at once."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit, QScrollArea, QSlider
from pytestqt.qtbot import QtBot

from tests.every import check_each
from trickdesk.bots.levels import LEVELS
from trickdesk.storage.settings import HELP_SIZES, PAGES, SETTINGS, Help, Settings
from trickdesk.ui.dialogs.labels import fields_of
from trickdesk.ui.dialogs.picture_choice import PictureChoice
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.lobby.last_setup import last_seats_of
from trickdesk.ui.text import player_text
from trickdesk.ui.theme.colours import apply_theme


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> SettingsDialog:
    made = SettingsDialog(Settings(), tmp_path)
    qtbot.addWidget(made)
    return made


MEASURED = {"text_size", "idle_minutes"}  # settings that are said in figures
FIELDS = [key for page in (*PAGES, "files") for key in fields_of(page)]


def test_every_control_changes_its_setting_at_once(dialog: SettingsDialog, qtbot: QtBot) -> None:
    # From the last: what depends on another stands below it, and could be switched off with it.
    cases = [(f"{section}.{name}", (section, name)) for section, name in reversed(FIELDS)]
    check_each(cases, partial(change, dialog, qtbot))


def change(dialog: SettingsDialog, qtbot: QtBot, field: tuple[str, str]) -> None:
    """Use the control of a setting: the setting changes, and the dialog tells it."""
    section, name = field
    part = getattr(dialog.settings, section)
    before = getattr(part, name)
    control = dialog.controls[section, name]
    assert control.accessibleName()
    with qtbot.waitSignal(dialog.changed) as told:
        if isinstance(control, QCheckBox):
            control.click()
        elif isinstance(control, QComboBox):
            control.setCurrentIndex((control.currentIndex() + 1) % control.count())
        elif isinstance(control, QSlider):
            QTest.keyClick(control, Qt.Key.Key_Right)
        elif isinstance(control, PictureChoice):
            next(button for button in control.buttons if not button.isChecked()).click()
        else:
            assert isinstance(control, QLineEdit)
            control.clear()
            QTest.keyClicks(control, "Zoe, Yan")
            control.editingFinished.emit()
    assert told.args == [dialog.settings]
    after = getattr(part, name)
    assert after != before
    assert type(after) is type(before)
    # What the screen sets, the file takes back.
    again = Settings.from_json(dialog.settings.to_json())
    assert getattr(getattr(again, section), name) == after


def test_choices_have_words(dialog: SettingsDialog) -> None:
    for section, name in FIELDS:
        control = dialog.controls[section, name]
        if isinstance(control, QComboBox):
            words = [control.itemText(i) for i in range(control.count())]
            assert len(set(words)) == len(words), name
            assert control.currentData() == getattr(getattr(dialog.settings, section), name), name
            assert all(words), name
            assert not any(letter.isdigit() for word in words for letter in word) or name in MEASURED


def test_levels_are_those_of_the_bots(dialog: SettingsDialog) -> None:
    control = dialog.controls["players", "bot_level"]
    assert isinstance(control, QComboBox)
    assert [control.itemData(i) for i in range(control.count())] == list(LEVELS)
    assert control.currentData() == "medium"


def test_every_level_has_words_of_its_own() -> None:
    """In the settings and in the lobby; the name used in records isn't shown."""
    words = [player_text.level_words(level) for level in LEVELS]
    assert len(set(words)) == len(LEVELS)
    assert not set(words) & set(LEVELS)


def test_reset_of_one_page(dialog: SettingsDialog, qtbot: QtBot) -> None:
    dialog.settings.look.theme = "dark"
    dialog.settings.play.how_to_play = "drag"
    dialog.list.setCurrentRow(list(PAGES).index("look"))
    with qtbot.waitSignal(dialog.changed):
        dialog.reset_button.click()
    assert dialog.settings.look.theme == "system"
    assert dialog.settings.play.how_to_play == "drag"
    control = dialog.controls["look", "theme"]
    assert isinstance(control, PictureChoice)
    assert control.value() == "system"


def test_nothing_changes_without_a_change(dialog: SettingsDialog, qtbot: QtBot) -> None:
    line = dialog.controls["players", "name"]
    assert isinstance(line, QLineEdit)
    with qtbot.assertNotEmitted(dialog.changed):
        line.editingFinished.emit()


def test_the_data_folder_is_shown(dialog: SettingsDialog, tmp_path: Path) -> None:
    dialog.list.setCurrentRow(len(PAGES))
    assert not dialog.reset_button.isVisibleTo(dialog)
    assert str(tmp_path) in [label.text() for label in dialog.findChildren(QLabel)]


def test_fields_for_names_stay_wide_with_large_text(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    """They move below their labels if there is too little room."""
    apply_theme(qapp, "light", 1.5)
    dialog = SettingsDialog(Settings(), tmp_path)
    qtbot.addWidget(dialog)
    dialog.list.setCurrentRow(list(PAGES).index("players"))
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.resize(dialog.minimumSizeHint())
    QApplication.processEvents()
    field = dialog.controls["players", "name"]
    assert isinstance(field, QLineEdit)
    assert field.fontMetrics().horizontalAdvance(field.text()) <= field.width() - 12
    apply_theme(qapp, "light")


def test_below_the_level_stands_what_it_does(dialog: SettingsDialog) -> None:
    box = dialog.controls["players", "bot_level"]
    assert isinstance(box, QComboBox)
    for number, level in enumerate(LEVELS):
        box.setCurrentIndex(number)
        words = player_text.level_manner_words(level)
        assert box.accessibleDescription() == words
        assert words in [label.text() for label in dialog.findChildren(QLabel)]


def test_no_page_holds_a_single_control_and_none_is_missing() -> None:
    assert all(len(fields_of(page)) > 1 for page in PAGES)
    assert len(set(FIELDS)) == len(FIELDS)
    assert {*FIELDS, ("look", "letters")} == set(SETTINGS)  # these only where they are not the English ones


def test_what_a_setting_does_is_said_below_it_and_to_screen_readers(dialog: SettingsDialog) -> None:
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    hints = {key: setting.hint for key, setting in SETTINGS.items() if setting.hint}
    assert hints
    for key, hint in hints.items():
        assert dialog.controls[key].accessibleDescription() == hint
        assert hint in shown


def test_a_page_scrolls_to_the_field_that_the_keyboard_enters(dialog: SettingsDialog, qtbot: QtBot) -> None:
    with qtbot.waitActive(dialog):
        dialog.show()
    dialog.resize(800, 400)
    dialog.list.setCurrentRow(1)
    area = dialog.pages.currentWidget()
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    for come_from, end, key in (
        (dialog.list, bar.maximum(), Qt.Key.Key_Tab),
        (dialog.reset_button, 0, Qt.Key.Key_Backtab),
    ):
        come_from.setFocus()
        bar.setValue(end)
        QTest.keyClick(come_from, key)
        field = dialog.focusWidget()
        assert field is not None and area.isAncestorOf(field)
        assert area.viewport().rect().contains(field.mapTo(area.viewport(), field.rect().center()))


@pytest.mark.parametrize(("delay", "shown"), [(0, 0), (350, 350), (500, 350), (5000, 1200)])
def test_a_pace_from_the_file_shows_as_the_nearest_word_and_stays(
    qtbot: QtBot, tmp_path: Path, delay: int, shown: int
) -> None:
    settings = Settings()
    assert settings.players.bot_min_delay_ms in SETTINGS["players", "bot_min_delay_ms"].words
    settings.players.bot_min_delay_ms = delay
    dialog = SettingsDialog(settings, tmp_path)
    qtbot.addWidget(dialog)
    box = dialog.controls["players", "bot_min_delay_ms"]
    assert isinstance(box, QComboBox)
    assert box.currentData() == shown
    assert settings.players.bot_min_delay_ms == delay


def test_reset_of_a_page_resets_what_stands_on_it(dialog: SettingsDialog) -> None:
    dialog.settings.play.bots_claim, dialog.settings.play.preselect = True, True
    dialog.list.setCurrentRow(list(PAGES).index("players"))
    dialog.reset_button.click()
    assert not dialog.settings.play.bots_claim
    assert dialog.settings.play.preselect


@pytest.mark.parametrize("size", HELP_SIZES)
def test_a_size_of_help_sets_all_its_switches_by_keyboard(
    dialog: SettingsDialog, qtbot: QtBot, size: str
) -> None:
    dialog.list.setCurrentRow(list(PAGES).index("help"))
    dialog.show()
    assert dialog.sizes.accessibleName() == "How much help"
    switch = dialog.controls["help", "voids"]
    assert dialog.settings.help.size == "normal" and not switch.isVisible()
    QTest.keyClicks(dialog.sizes, "c")
    assert switch.isVisible(), "the single settings are there to choose"
    assert isinstance(switch, QCheckBox)
    switch.click()
    assert dialog.settings.help.size == "", "it is no size any more"
    QTest.qWait(QApplication.keyboardInputInterval() + 50)
    with qtbot.waitSignal(dialog.changed):
        QTest.keyClicks(dialog.sizes, size[0])
    assert dialog.settings.help == Help(**HELP_SIZES[size])
    assert dialog.settings.help.size == size
    assert not switch.isVisible() and not switch.isChecked()
    again = SettingsDialog(Settings.from_json(dialog.settings.to_json()), dialog.data_folder)
    qtbot.addWidget(again)
    assert again.sizes.currentText().lower().startswith(size)


def test_a_first_match_is_against_medium_players() -> None:
    assert [seat.level for seat in last_seats_of(Settings(), 4)[1:]] == ["medium"] * 3
