"""Each person has their own settings; the menu says who is at the screen."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialogButtonBox

from tests.ui.window.players import play_on, settle
from trickdesk.engine.actions import AskPlay
from trickdesk.games import games
from trickdesk.session import Player, Setup
from trickdesk.storage.settings import (
    MOST_PEOPLE,
    PAGES,
    PERSONAL,
    Settings,
    SettingsFile,
    forget,
    people_of,
    rename,
    section_names,
    switch_person,
)
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.qt.application import application
from trickdesk.ui.widgets.name_edit import NameField
from trickdesk.ui.window.main_window import MainWindow
from trickdesk.ui.window.preferences import NewPerson

AT_LOBBY = True


def names_in_menu(window: MainWindow) -> dict[str, bool]:
    window.people.fill(window.commands.menus["people"])
    actions = window.commands.menus["people"].actions()
    return {action.data(): action.isChecked() for action in actions if isinstance(action.data(), str)}


def test_each_has_his_own(tmp_path: Path) -> None:
    settings = Settings()
    rename(settings, "Mia", datetime.now())
    settings.look.text_size, settings.play.confirm_play, settings.help.voids = 150, True, True
    settings.games.last_game = "hearts"
    switch_person(settings, "Noah")
    assert settings.look.text_size == 150  # who is new begins with what was there
    settings.look.text_size, settings.play.confirm_play = 100, False
    file = SettingsFile(tmp_path / "settings.json")
    file.save(settings)
    again, problem = file.load()
    assert problem is None and again.players.name == "Noah"
    assert people_of(again) == ["Mia", "Noah"]
    switch_person(again, "Mia")
    assert (again.look.text_size, again.play.confirm_play, again.help.voids) == (150, True, True)
    assert again.games.last_game == "hearts"  # that is everybody's
    switch_person(again, "Noah")
    assert (again.look.text_size, again.play.confirm_play) == (100, False)
    assert set(PERSONAL) < set(section_names())


def test_unknown_keys_of_a_person_survive(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    known = {"Mia": {"look": {"text_size": 125, "aura": "blue"}, "moods": {"good": 1}}}
    path.write_text(json.dumps({"people": {"known": known}, "players": {"name": "Noah"}}))
    file = SettingsFile(path)
    settings, _ = file.load()
    switch_person(settings, "Mia")
    assert settings.look.text_size == 125
    settings.look.theme = "dark"
    switch_person(settings, "Noah")
    file.save(settings)
    mia = json.loads(path.read_text())["people"]["known"]["Mia"]
    assert mia["look"]["aura"] == "blue" and mia["moods"] == {"good": 1} and mia["look"]["theme"] == "dark"


@pytest.mark.parametrize(
    "raw",
    [3, {"Mia": 3}, {"Mia": {"look": 3}}, {"Mia": {"look": {"text_size": "huge", "theme": 9}}}, {"": {}}],
)
def test_a_bad_file_does_no_harm(raw: object) -> None:
    settings = Settings.from_json({"people": {"known": raw}, "players": {"name": "Noah"}})
    settings.look.theme = "dark"
    switch_person(settings, "Mia")
    assert settings.look.text_size == 100 and settings.look.theme in ("dark", "system")
    assert people_of(settings) == [*({""} & settings.people.known.keys()), "Mia", "Noah"]
    switch_person(settings, "")
    assert settings.players.name == ""


def test_names_are_cleaned_and_limited() -> None:
    settings = Settings()
    for number in range(MOST_PEOPLE + 20):
        switch_person(settings, f"P{number}")
    assert len(settings.people.known) <= MOST_PEOPLE
    switch_person(settings, "A\nB\u202e" + "x" * 5000)
    assert len(settings.players.name) <= 40 and settings.players.name.isprintable()
    forget(settings, settings.players.name)
    forget(settings, "P50")
    assert "P50" not in people_of(settings) and settings.players.name in people_of(settings)


def test_whoever_sits_down_is_not_forgotten_for_it() -> None:
    settings = Settings()
    switch_person(settings, "first")
    settings.look.text_size = 200
    for number in range(MOST_PEOPLE):
        switch_person(settings, f"P{number}")
    settings.look.text_size = 100
    assert len(settings.people.known) == MOST_PEOPLE and next(iter(settings.people.known)) == "first"
    switch_person(settings, "first")
    assert settings.look.text_size == 200
    assert len(settings.people.known) == MOST_PEOPLE and "first" in settings.people.known


def test_the_menu_changes_everything_at_once(window: MainWindow) -> None:
    window.people.take_name("Mia")
    window.settings.look.four_colour = True
    assert not window.shortcuts.change("settings", [QKeySequence("Ctrl+J")])
    window.preferences.commit()
    window.people.switch_to("Noah")
    window.shortcuts.reset_all()
    window.settings.look.four_colour = False
    window.preferences.commit()
    assert names_in_menu(window) == {"Mia": False, "Noah": True}
    assert names_in_menu(window) == {"Mia": False, "Noah": True}  # not twice
    mia = next(action for action in window.commands.menus["people"].actions() if action.data() == "Mia")
    play_on(window, AskPlay)
    mia.trigger()
    assert window.table.pixmaps.four_colour
    assert window.commands["settings"].shortcut() == QKeySequence("Ctrl+J")
    assert window.preferences.file.load()[0].players.name == "Mia"
    assert isinstance(window.controller.view.ask, AskPlay)  # the match goes on as it was
    window.people.switch_to("Noah")
    assert window.commands["settings"].shortcut() == QKeySequence("Ctrl+,")


def test_somebody_else_is_asked_for_his_name(window: MainWindow) -> None:
    window.commands["somebody"].trigger()
    dialog = window.findChild(NewPerson)
    assert dialog is not None
    row = dialog.findChild(QDialogButtonBox)
    assert row is not None
    good = row.buttons()[0]
    assert not good.isEnabled()
    dialog.name.setText("Ida")
    assert good.isEnabled()
    dialog.is_own.setChecked(False)
    dialog.accept()
    assert window.settings.players.name == "Ida"
    assert not window.settings.people.renamed
    assert names_in_menu(window) == {"": False, "Ida": True}
    assert "Without a name" in [action.text() for action in window.commands.menus["people"].actions()]


def test_who_plays_without_a_name_gives_it(window: MainWindow) -> None:
    window.settings.games.note_begin("", "hearts")
    window.people.ask()
    dialog = window.findChild(NewPerson)
    assert dialog is not None and not dialog.is_own.isHidden() and dialog.is_own.isChecked()
    dialog.name.setText("Ida")
    dialog.accept()
    assert names_in_menu(window) == {"Ida": True}
    assert window.preferences.file.load()[0].games.times_begun("Ida", "hearts") == 1
    [change] = window.settings.people.name_changes
    assert (change.before, change.after) == ("", "Ida")


def test_a_new_person_is_not_asked_for_matches_of_others(window: MainWindow) -> None:
    window.people.switch_to("Mia")
    window.people.ask()
    dialog = window.findChild(NewPerson)
    assert dialog is not None and dialog.is_own.isHidden() and not dialog.is_own.isChecked()


def test_a_name_that_is_taken_is_refused(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("trickdesk.ui.window.preferences.inform", lambda *words: told.append(words[-1]))
    monkeypatch.setattr("trickdesk.ui.dialogs.settings.inform", lambda *words: told.append(words[-1]))
    window.people.switch_to("Mia")
    window.people.switch_to("")
    window.people.take_name("mia")
    window.dialogs.settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    field = dialog.controls["players", "name"]
    assert isinstance(field, NameField)
    field.setText("Mia")
    field.editingFinished.emit()
    assert [words.split()[0].lower() for words in told] == ["mia", "mia"]
    assert (window.settings.players.name, field.text()) == ("", "")


def test_the_match_in_progress_follows_a_new_name(window: MainWindow) -> None:
    bots = [Player(name, human=False, level="beginner") for name in ("Ada", "Bruno", "Chidi")]
    window.matches.start(Setup(games()["hearts"](), (Player(""), *bots), "1"))
    settle(window)
    session = window.controller.match
    assert session is not None
    assert list(window.screen_.names) == ["You", "Ada", "Bruno", "Chidi"]
    before = window.screen_.panel
    window.dialogs.settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    field = dialog.controls["players", "name"]
    assert isinstance(field, NameField)
    for name, shown in (("Mia", "Mia"), ("Max", "Max"), ("", "You"), ("You", "You"), ("Eve", "Eve")):
        field.setText(name)
        field.editingFinished.emit()
        assert session.setup.names[0] == ("" if shown == "You" else shown)
        assert window.screen_.names[0] == window.table.names[0] == window.table.seating.infos[0].name == shown
        assert window.screen_.panel is before
    assert json.loads(session.record_text())["seats"][0]["name"] == "Eve"
    window.people.switch_to("Zoe")  # who looks on
    assert list(window.screen_.names)[:1] == ["Eve"]
    dialog.list.setCurrentRow(list(PAGES).index("players"))
    dialog.reset()
    assert window.settings.players.name == "" and list(window.screen_.names)[:1] == ["Eve"]


def test_a_name_from_another_window_is_heard(window: MainWindow) -> None:
    other, _ = window.preferences.file.load()
    rename(other, "Mia", datetime.now())
    window.preferences.file.save(other)
    application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert window.settings.players.name == ""
    application().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert window.settings.players.name == "Mia"
    assert names_in_menu(window) == {"Mia": True}


def test_a_person_is_forgotten_after_a_question(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.people.take_name("Mia")
    for name in ("Noah", "Olga"):
        window.people.switch_to(name)
    menu = window.commands.menus["forget"]
    window.people.fill_forget(menu)
    assert [action.text() for action in menu.actions()] == ["Mia", "Noah"]  # not the person who sits there
    asked: list[str] = []
    answers = iter([0, 1])

    def choose(_parent: object, _title: str, words: str, *_buttons: str) -> int:
        asked.append(words)
        return next(answers)

    monkeypatch.setattr("trickdesk.ui.window.preferences.choose", choose)
    menu.actions()[0].trigger()
    assert "Mia’s picture" in asked[0] and "Mia" in people_of(window.settings)
    menu.actions()[0].trigger()
    assert people_of(window.settings) == ["Noah", "Olga"]
    stored, _ = window.preferences.file.load()
    assert people_of(stored) == ["Noah", "Olga"]
    window.people.fill_forget(menu)
    assert [action.text() for action in menu.actions()] == ["Noah"] and menu.isEnabled()
