"""trickdesk.storage.settings: what is kept for each person."""

from __future__ import annotations

from trickdesk.storage import settings as module
from trickdesk.storage.settings import MOST_PEOPLE, Settings, forget, people_of, switch_person


def person(name: str) -> Settings:
    settings = Settings()
    settings.players.name = name
    return settings


def test_everyone_gets_their_own_settings_back() -> None:
    settings = person("Ada")
    settings.look.felt, settings.look.picture = "navy", "0" * 16
    switch_person(settings, "Bo")
    assert (settings.players.name, settings.look.felt, settings.look.picture) == ("Bo", "navy", "")
    settings.look.felt = "claret"
    switch_person(settings, "Ada")
    assert (settings.look.felt, settings.look.picture) == ("navy", "0" * 16)
    switch_person(settings, "Bo")
    assert settings.look.felt == "claret"
    assert people_of(settings) == ["Ada", "Bo"]


def test_who_has_no_name_is_one_person() -> None:
    settings = person("Ada")
    switch_person(settings, " Ada ")
    assert (settings.players.name, settings.people.known) == ("Ada", {})
    for name in ("", "  ", "You"):
        switch_person(settings, name)
        assert (settings.players.name, people_of(settings)) == ("", ["", "Ada"])


def test_the_first_person_comes_back_without_a_name() -> None:
    settings = person("")
    settings.look.picture, settings.look.felt = "0" * 16, "navy"
    switch_person(settings, "Ada")
    assert (settings.look.picture, settings.look.felt) == ("", "navy")
    settings.look.felt = "claret"
    switch_person(settings, "du")
    assert (settings.players.name, settings.look.picture, settings.look.felt) == ("", "0" * 16, "navy")


def test_an_own_picture_is_not_the_next_persons_symbol() -> None:
    settings = person("Ada")
    settings.look.symbol = module.OWN_PICTURE
    switch_person(settings, "Bo")
    assert settings.look.symbol == Settings().look.symbol


def test_damaged_sections_are_the_usual_ones() -> None:
    settings = person("Ada")
    settings.people.known = {"Bo": {"look": 3, "sound": {"on": "loud"}}}
    switch_person(settings, "Bo")
    assert (settings.look.felt, settings.sound.on) == (Settings().look.felt, Settings().sound.on)


def test_who_was_away_longest_is_forgotten() -> None:
    settings = person("0")
    for number in range(1, MOST_PEOPLE + 3):
        switch_person(settings, str(number))
    assert len(settings.people.known) == MOST_PEOPLE
    assert "0" not in settings.people.known


def test_nobody_at_the_screen_is_forgotten() -> None:
    settings = person("Ada")
    switch_person(settings, "Bo")
    forget(settings, "Bo")
    forget(settings, "Nobody")
    assert people_of(settings) == ["Ada", "Bo"]
    forget(settings, "Ada")
    assert people_of(settings) == ["Bo"]


def test_counts_of_matches_and_tips() -> None:
    games, tips = Settings().games, Settings().learnt
    games.begun = {"ada": {"hearts": "many"}}
    games.note_begin("ada", "hearts")
    games.note_begin("ada", "hearts")
    assert (games.times_begun("ada", "hearts"), games.times_begun("bo", "hearts")) == (2, 0)
    tips.matches = {"ada": {"hearts": "many"}}
    tips.count_match("ada", "hearts")
    assert (tips.finished("ada", "hearts"), tips.finished("bo", "hearts")) == (1, 0)
    assert not tips.has_met("ada", "bid")
    tips.meet("ada", "bid")
    assert tips.has_met("ada", "bid")
    for number in range(MOST_PEOPLE + 1):
        tips.meet(str(number), "bid")
    assert not tips.has_met("ada", "bid")


def test_only_programs_with_a_command_are_programs() -> None:
    players = Settings().players
    players.programs = {"mine": ["run", "it"], "none": [], "bad": [1], "text": "run it"}
    assert players.commands == {"mine": ["run", "it"]}


def test_aids_are_there_if_any_is() -> None:
    [section] = [part for part in vars(Settings()).values() if hasattr(part, "has_aids")]
    assert not section.has_aids
    section.voids = True
    assert section.has_aids
