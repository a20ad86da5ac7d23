"""Each person has their own settings; the menu says who is at the screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialogButtonBox

from tests.ui.window.players import play_on
from trickdesk.engine.actions import AskPlay
from trickdesk.storage.settings import (
    MOST_PEOPLE,
    PERSONAL,
    Settings,
    SettingsFile,
    become,
    forget,
    people_of,
    section_names,
)
from trickdesk.ui.window.main_window import MainWindow
from trickdesk.ui.window.preferences import NewPerson

AT_LOBBY = True


def names_in_menu(window: MainWindow) -> dict[str, bool]:
    window.people.fill(window.commands.menus["people"])
    actions = window.commands.menus["people"].actions()
    return {action.data(): action.isChecked() for action in actions if isinstance(action.data(), str)}


def test_each_has_his_own(tmp_path: Path) -> None:
    settings = Settings()
    become(settings, "Mia")
    settings.look.text_size, settings.play.confirm_play, settings.help.voids = 150, True, True
    settings.games.last_game = "hearts"
    become(settings, "Noah")
    assert settings.look.text_size == 150  # who is new begins with what was there
    settings.look.text_size, settings.play.confirm_play = 100, False
    file = SettingsFile(tmp_path / "settings.json")
    file.save(settings)
    again, problem = file.load()
    assert problem is None and again.players.name == "Noah"
    assert people_of(again) == ["Mia", "Noah"]
    become(again, "Mia")
    assert (again.look.text_size, again.play.confirm_play, again.help.voids) == (150, True, True)
    assert again.games.last_game == "hearts"  # that is everybody's
    become(again, "Noah")
    assert (again.look.text_size, again.play.confirm_play) == (100, False)
    assert set(PERSONAL) < set(section_names())


def test_unknown_keys_of_a_person_survive(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    known = {"Mia": {"look": {"text_size": 125, "aura": "blue"}, "moods": {"good": 1}}}
    path.write_text(json.dumps({"people": {"known": known}, "players": {"name": "Noah"}}))
    file = SettingsFile(path)
    settings, _ = file.load()
    become(settings, "Mia")
    assert settings.look.text_size == 125
    settings.look.theme = "dark"
    become(settings, "Noah")
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
    become(settings, "Mia")
    assert settings.look.text_size == 100 and settings.look.theme in ("dark", "system")
    assert people_of(settings) == ["Mia", "Noah"]
    become(settings, "")
    assert settings.players.name == "Mia"


def test_names_are_cleaned_and_limited() -> None:
    settings = Settings()
    for number in range(MOST_PEOPLE + 20):
        become(settings, f"P{number}")
    assert len(settings.people.known) <= MOST_PEOPLE
    become(settings, "A\nB\u202e" + "x" * 5000)
    assert len(settings.players.name) <= 40 and settings.players.name.isprintable()
    forget(settings, settings.players.name)
    forget(settings, "P50")
    assert "P50" not in people_of(settings) and settings.players.name in people_of(settings)


def test_whoever_sits_down_is_not_forgotten_for_it() -> None:
    settings = Settings()
    become(settings, "first")
    settings.look.text_size = 200
    for number in range(MOST_PEOPLE):
        become(settings, f"P{number}")
    settings.look.text_size = 100
    assert len(settings.people.known) == MOST_PEOPLE and next(iter(settings.people.known)) == "first"
    become(settings, "first")
    assert settings.look.text_size == 200
    assert len(settings.people.known) == MOST_PEOPLE and "first" in settings.people.known


def test_the_menu_changes_everything_at_once(window: MainWindow) -> None:
    window.people.switch_to("Mia")
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
    dialog.accept()
    assert window.settings.players.name == "Ida"


def test_a_person_is_forgotten_after_a_question(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("Mia", "Noah", "Olga"):
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
