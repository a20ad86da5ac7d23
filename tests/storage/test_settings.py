"""trickdesk.storage.settings: valid values, fallbacks, unknown entries."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from trickdesk.storage.files import FileProblem, SaveError, backup_of
from trickdesk.storage.settings import (
    PAGES,
    SETTINGS,
    TRICK_REST_MS,
    VERSION,
    Settings,
    SettingsFile,
    section_names,
    settings_on,
)


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "config" / "settings.json")


def write(file: SettingsFile, content: object) -> None:
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_text(content if isinstance(content, str) else json.dumps(content))


def test_the_first_start(file: SettingsFile) -> None:
    assert file.load() == (Settings(), None)
    assert not file.path.parent.exists()


def test_what_was_saved_comes_back(file: SettingsFile) -> None:
    settings = Settings(language="de")
    settings.play.how_to_play = "drag"
    settings.play.trick_rest = "click"
    settings.look.text_size = 150
    settings.games.learned = ["hearts"]
    settings.players.bot_min_delay_ms = 5_000
    settings.window.geometry = "AdnQywADAAA="
    settings.games.last_options = {"tocan": {"players": 3}}
    settings.games.presets = {"tocan": {"ours": {"players": 3, "suit_order": "CDHS"}}}
    file.save(settings)
    assert file.load() == (settings, None)
    assert json.loads(file.path.read_text())["version"] == VERSION


def test_nobody_is_surprised_by_a_new_program() -> None:
    """The order of the choices, from which defaults follow, must not change them."""
    settings = Settings()
    found = {key: getattr(getattr(settings, key[0]), key[1]) for key in SETTINGS}
    on = {key for key, value in found.items() if value is True}
    chosen = {name: value for (_, name), value in found.items() if type(value) in (str, int)}
    assert on == {("help", "what_now"), ("help", "trend"), ("look", "table_bar"), ("players", "remarks")}
    assert chosen == {
        "how_to_play": "click",
        "trick_rest": "normal",
        "sort_order": "descending",
        "name": "",
        "bot_level": "medium",
        "bot_min_delay_ms": 350,
        "explain": "first",
        "checker": "off",
        "announcements": "all",
        "theme": "system",
        "felt": "fern",
        "deck": "classic",
        "back": "lattice",
        "index": "standard",
        "letters": "language",
        "text_size": 100,
        "symbol": "initial",
        "speed": "normal",
        "reduced": "system",
        "volume": 60,
        "cover": "shared",
        "idle_minutes": 5,
    }


def test_every_listed_value_is_accepted_and_no_other() -> None:
    for section in section_names():
        for entry in fields(getattr(Settings(), section)):
            for value in entry.metadata.get("choices", ()):
                loaded = Settings.from_json({section: {entry.name: value}})
                assert getattr(getattr(loaded, section), entry.name) == value
            if "choices" in entry.metadata or "range" in entry.metadata:
                loaded = Settings.from_json({section: {entry.name: "no such value"}})
                assert loaded == Settings()


def test_every_setting_has_its_words_and_its_place() -> None:
    """Both are part of its declaration."""
    places = [key for page in (*PAGES, "files") for key in settings_on(page)]
    assert sorted(places) == sorted(SETTINGS)
    assert set(PAGES) <= set(section_names())
    for (section, name), setting in SETTINGS.items():
        part = getattr(Settings(), section)
        words, metadata = setting.words, part.__dataclass_fields__[name].metadata
        assert setting.label and all(words.values()), name
        assert len(set(words.values())) == len(words), name
        assert not words or getattr(part, name) in words, name
        assert "choices" not in metadata or metadata["choices"] == tuple(words), name
    labels = [setting.label for setting in SETTINGS.values()]
    assert len(set(labels)) == len(labels)


def test_what_is_listed_has_a_control() -> None:
    """The other fields are kept by the program itself."""
    for section in section_names():
        for entry in fields(getattr(Settings(), section)):
            if "choices" in entry.metadata or "range" in entry.metadata:
                assert (section, entry.name) in SETTINGS


def test_a_rest_for_every_choice() -> None:
    assert set(SETTINGS["play", "trick_rest"].words) == set(TRICK_REST_MS)
    assert Settings().play.trick_rest_ms == 1200


@pytest.mark.parametrize(
    ("section", "key", "value"),
    [
        ("play", "confirm_play", "yes"),
        ("play", "confirm_play", 1),
        ("play", "confirm_play", None),
        ("look", "text_size", True),
        ("look", "text_size", 125.0),
        ("look", "theme", ["dark"]),
        ("games", "learned", ["hearts", 3]),
        ("games", "learned", "hearts"),
        ("players", "bot_min_delay_ms", -1),
        ("players", "bot_min_delay_ms", True),
        ("players", "bot_min_delay_ms", 5_001),
        ("window", "state", {}),
        ("games", "last_options", {"tocan": []}),
        ("games", "presets", {"tocan": {"ours": 3}}),
        ("games", "presets", []),
    ],
)
def test_a_value_that_does_not_fit_falls_back_alone(section: str, key: str, value: Any) -> None:
    raw = {"language": "de", "motion": {"speed": "slow"}, section: {key: value}}
    expected = Settings(language="de")
    expected.motion.speed = "slow"
    assert Settings.from_json(raw) == expected


def test_sections_and_language_of_the_wrong_type() -> None:
    raw: dict[str, Any] = {"language": 3, "play": [], "look": None, "version": "one"}
    settings = Settings.from_json(raw)
    assert settings == Settings()
    assert settings.to_json()["version"] == VERSION
    assert settings.to_json()["play"]["how_to_play"] == "click"


def test_unknown_keys_survive(file: SettingsFile) -> None:
    write(file, {"version": 7, "cloud": {"on": True}, "look": {"theme": "dark", "glow": 3}})
    settings, trouble = file.load()
    assert trouble is None
    assert settings.look.theme == "dark"
    settings.look.theme = "light"
    file.save(settings)
    written = json.loads(file.path.read_text())
    assert written["cloud"] == {"on": True}
    assert (written["look"]["glow"], written["look"]["theme"]) == (3, "light")
    assert written["version"] == 7


def test_a_setting_is_reset_alone() -> None:
    settings = Settings.from_json({"look": {"theme": "dark", "felt": "navy", "glow": 3}})
    settings.reset("look", "theme")
    assert (settings.look.theme, settings.look.felt) == ("system", "navy")
    assert settings.to_json()["look"]["glow"] == 3


@pytest.mark.parametrize("damage", ["", "{", "[]", "null", "[" * 100_000, '{"look": {"theme": "da'])
def test_a_damaged_file_falls_back_to_the_last_good_one(file: SettingsFile, damage: str) -> None:
    settings = Settings(language="de")
    file.save(settings)
    file.save(Settings(language="fr"))
    write(file, damage)
    loaded, trouble = file.load()
    assert loaded.language == "de"
    assert trouble is not None
    assert trouble.trouble is FileProblem.DAMAGED
    assert file.path.read_text() == damage
    file.save(loaded)
    assert file.path.with_name("settings.json.damaged").read_text() == damage
    assert file.load() == (settings, None)


def test_a_damaged_file_never_becomes_the_last_good_one(file: SettingsFile) -> None:
    file.save(Settings(language="de"))
    file.save(Settings(language="fr"))
    write(file, "rubbish")
    file.save(Settings(language="it"))
    assert json.loads(backup_of(file.path).read_text())["language"] == "de"


def test_two_damaged_files(file: SettingsFile) -> None:
    write(file, "rubbish")
    backup_of(file.path).write_text("rubbish")
    loaded, trouble = file.load()
    assert loaded == Settings()
    assert trouble is not None
    assert trouble.trouble is FileProblem.DAMAGED


def test_killed_between_the_two_renames(file: SettingsFile) -> None:
    file.save(Settings(language="de"))
    os.replace(file.path, backup_of(file.path))
    assert file.load() == (Settings(language="de"), None)


def test_settings_that_cannot_be_read(file: SettingsFile) -> None:
    file.path.mkdir(parents=True)
    loaded, trouble = file.load()
    assert loaded == Settings()
    assert trouble is not None
    assert trouble.trouble is FileProblem.NOT_A_FILE


def test_a_full_disk_keeps_the_old_settings(file: SettingsFile, monkeypatch: pytest.MonkeyPatch) -> None:
    file.save(Settings(language="de"))

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(SaveError) as caught:
            file.save(Settings(language="fr"))
    assert caught.value.trouble is FileProblem.FULL
    assert file.load() == (Settings(language="de"), None)


# -- two copies of the program


def test_two_copies_keep_what_each_has_changed(file: SettingsFile) -> None:
    first = Settings()
    first.games.presets = {"tocan": {"ours": {"players": 3}, "old": {}}, "92q": {"long": {}}}
    file.save(first)
    here, there = file.load()[0], SettingsFile(file.path).load()[0]
    here.players.name = "Ann"
    here.games.presets["tocan"]["mine"] = {"players": 4}
    del here.games.presets["tocan"]["old"]
    file.save(here)
    there.look.felt = "navy"
    there.games.presets["tocan"]["theirs"] = {"players": 5}
    there.games.presets["92q"]["short"] = {}
    file.save(there)
    found, _ = file.load()
    assert (found.players.name, found.look.felt) == ("Ann", "navy")
    assert found.games.presets == {
        "tocan": {"ours": {"players": 3}, "mine": {"players": 4}, "theirs": {"players": 5}},
        "92q": {"long": {}, "short": {}},
    }
    here.look.theme = "dark"
    file.save(here)  # it does not know the felt of the other one, and has not changed it
    found, _ = file.load()
    assert (found.look.felt, found.look.theme) == ("navy", "dark")


def test_what_was_written_before_the_damage_is_written_again(file: SettingsFile) -> None:
    """The last good version is older than the last save, which must not be lost."""
    here = file.load()[0]
    file.save(here)
    here.look.felt = "navy"
    file.save(here)
    file.path.write_text("{")
    here.look.theme = "dark"
    file.save(here)
    found, problem = file.load()
    assert (found.look.felt, found.look.theme, problem) == ("navy", "dark", None)


def test_the_last_word_counts_where_both_have_changed_the_same(file: SettingsFile) -> None:
    here, there = file.load()[0], file.load()[0]
    here.look.felt = "navy"
    file.save(here)
    there.look.felt = "claret"
    file.save(there)
    assert file.load()[0].look.felt == "claret"
    here.look.felt = "slate"
    here.look.felt = "navy"
    file.save(here)
    assert file.load()[0].look.felt == "claret"


def test_what_another_version_has_written_meanwhile_is_kept(file: SettingsFile) -> None:
    here, _ = file.load()
    write(file, {"version": 9, "cloud": {"on": True}, "look": {"felt": "moon", "glow": 3}})
    here.look.theme = "dark"
    file.save(here)
    written = json.loads(file.path.read_text())
    assert (written["version"], written["cloud"]) == (9, {"on": True})
    assert written["look"] == {**written["look"], "felt": "moon", "glow": 3, "theme": "dark"}


def test_settings_that_somebody_has_removed_are_written_whole(file: SettingsFile) -> None:
    file.save(Settings(language="de"))
    here, _ = file.load()
    file.path.unlink()
    backup_of(file.path).unlink(missing_ok=True)
    here.look.theme = "dark"
    file.save(here)
    assert file.load()[0] == here


@pytest.mark.skipif(os.name != "posix", reason="not everybody may make links there")
def test_a_link_to_the_settings_stays_one(file: SettingsFile, tmp_path: Path) -> None:
    target = tmp_path / "dotfiles" / "trickdesk.json"
    target.parent.mkdir()
    target.write_text(json.dumps({"language": "de"}))
    file.path.parent.mkdir()
    file.path.symlink_to(target)
    settings, _ = file.load()
    for name in ("Ann", "Bea"):
        settings.players.name = name
        file.save(settings)
    assert file.path.is_symlink()
    assert json.loads(target.read_text())["players"]["name"] == "Bea"
    target.write_text("rubbish")
    loaded, trouble = file.load()
    assert (loaded.players.name, loaded.language) == ("Ann", "de")
    assert trouble is not None
    assert file.path.is_symlink()


@pytest.mark.parametrize("depth", [60, 300, 900])
def test_settings_nested_deeply_are_damaged(file: SettingsFile, depth: int) -> None:
    write(file, '{"games": {"last_options": {"tocan": {"x": ' + "[" * depth + "]" * depth + "}}}}")
    settings, trouble = file.load()
    assert trouble is not None
    file.save(settings)
    assert file.load() == (Settings(), None)
