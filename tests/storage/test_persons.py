"""trickdesk.storage.persons: who a person is, in any language and under any name."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.session.helpers import FRESH, begin
from tests.storage.finished import keep, match, seats
from trickdesk.games import games
from trickdesk.session import Archive, NewPlayers, Player, Setup, open_text
from trickdesk.session.review_store import history_of
from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.persons import (
    NAMELESS,
    NameChange,
    NameChanges,
    changes_in,
    exact_time,
    given_name,
    keys_of,
    person_key,
)
from trickdesk.storage.settings import Settings, SettingsFile, rename, switch_person, take_renames
from trickdesk.storage.statistics.figures import Choices, CountedFrom, Filter, choices, matches, rows, total
from trickdesk.storage.statistics.history import History

NOON = datetime(2026, 3, 1, 12)
WORDS = ("You", "Du", "Vous", "Tú", "אתם")


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path)


def play(paths: Paths, day: int, people: dict[int, str], game_id: str = "hearts") -> Path:
    """Keep a finished match of this day."""
    record = match(game_id)
    return keep(paths.finished, record, NOON + timedelta(days=day), seats(record, people))


def asked(paths: Paths, ask: Callable[[History], object]) -> object:
    """Return what the index of a user answers, once it has read all that is new."""
    history = history_of(paths)
    try:
        history.update()
        return ask(history)
    finally:
        history.close()


def people(paths: Paths) -> object:
    found = asked(paths, choices)
    assert isinstance(found, Choices)
    return dict(found.people)


def counts(paths: Paths, *names: str) -> object:
    """Return how many matches each of these people has finished."""
    return asked(paths, lambda index: [total(index, Filter(person_key(name))).matches for name in names])


def renamed(paths: Paths, day: int, *names: str) -> Settings:
    """Let the person at the screen take one name after another on a day."""
    file = SettingsFile(paths.settings)
    settings, _ = file.load()
    for number, name in enumerate(names):
        assert rename(settings, name, NOON + timedelta(days=day, hours=12, minutes=number))
    file.save(settings)
    return settings


# -- without a name


def test_three_matches_in_english_and_one_in_german_are_one_person(paths: Paths) -> None:
    for day, name in enumerate(["You", "You", "You", "Du", ""]):
        play(paths, day, {0: name})
    assert people(paths) == {NAMELESS: ""}
    assert counts(paths, "", "Du", "you") == [5, 5, 5]


@pytest.mark.parametrize("word", [*WORDS, "", "  ", "yOU", "\u202e", "Tu\u0301"])
def test_the_words_of_five_languages_stand_for_no_name(word: str) -> None:
    assert given_name(word) == given_name(word, 2) == ""
    assert person_key(word) == NAMELESS
    session = open_text(begin_with_names([word, "Bo", "Cy", "Di"]), FRESH, None)
    assert session.setup.names == ("", "Bo", "Cy", "Di")
    assert json.loads(session.record_text())["seats"][0]["name"] == ""


def begin_with_names(names: Sequence[str]) -> str:
    record = json.loads(begin().record_text())
    for seat, name in zip(record["seats"], names, strict=True):
        seat["name"] = name
    return json.dumps(record)


def test_other_names_are_names() -> None:
    for name in ("Youssef", "Du Pont", "Player", "Player 2nd", "You 1", "NAMELESS", "GUEST 2", 3, None):
        assert given_name(name, 0) == (name if isinstance(name, str) else "")
    assert person_key("NAMELESS") != NAMELESS
    assert given_name("You", is_person=False) == "You"


@pytest.mark.parametrize(
    ("word", "is_person"),
    [("Player", True), ("Spieler", True), ("שחקן", True), ("Computer", False), ("Ordenador", False)],
)
def test_the_number_of_the_seat_stands_for_no_name_there(word: str, is_person: bool) -> None:
    assert given_name(f"{word} 3", 2, is_person) == ""
    assert given_name(f"{word} 3", 1, is_person) == f"{word} 3"
    assert given_name(f"{word} 3", 2, not is_person) == f"{word} 3"


def test_who_shares_the_screen_without_a_name_is_known_by_the_seat(paths: Paths) -> None:
    play(paths, 0, {0: "", 2: ""})
    play(paths, 1, {0: "Player 1", 2: "Spieler 3"})
    play(paths, 2, {0: "Ann", 2: "You"})
    play(paths, 3, {2: ""})
    assert people(paths) == {"GUEST 1": "", "GUEST 3": "", NAMELESS: "", "ann": "Ann"}
    assert keys_of(["", "Bo", "", "Di"], [0, 2]) == ["GUEST 1", "bo", "GUEST 3", "di"]


def test_a_name_that_is_typed_stands_for_no_name_too() -> None:
    game = games()["hearts"]()
    players = (Player(" DU "), *(Player(f"Computer {seat}", human=False) for seat in (2, 3, 5)))
    assert Setup(game, players, "1").names == ("", "", "", "Computer 5")
    settings = Settings()
    settings.players.name = "Ann"
    switch_person(settings, "Vous")
    assert settings.players.name == ""


def test_a_record_that_names_nobody_is_of_the_person_at_the_screen() -> None:
    record = json.loads(begin().record_text())
    record["seats"] = [{} for _ in record["seats"]]
    assert open_text(json.dumps(record), FRESH, None).setup.names == ("Ann", "Bo", "Cy", "Di")


def test_settings_of_older_versions(tmp_path: Path) -> None:
    old = {
        "players": {"name": "You"},
        "people": {"known": {"Du": {"look": {"felt": "navy"}}}},
        "games": {"begun": {"You": {"hearts": 2}, "": {"hearts": 3, "tocan": 1}}},
        "learnt": {"matches": {"Du": {"hearts": 4}}, "met": {"You": {"hearts play": 1}}},
    }
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(old))
    for _ in range(2):
        settings, problem = SettingsFile(path).load()
        assert problem is None and settings.players.name == ""
        assert (settings.games.times_begun("", "hearts"), settings.games.times_begun("", "tocan")) == (3, 1)
        assert settings.learnt.finished("", "hearts") == 4 and settings.learnt.has_met("", "hearts play")
        assert set(settings.people.known) == {""}
        settings.look.text_size += 25
        SettingsFile(path).save(settings)


# -- another name


def test_a_name_takes_everything_along(paths: Paths) -> None:
    for day, name in enumerate(["You", "Du", ""]):
        play(paths, day, {0: name})
    play(paths, 3, {0: "", 2: ""})
    CountedFrom(paths.counted_from).reset(NAMELESS, (NOON + timedelta(days=0, hours=1)).timestamp())
    assert counts(paths, "", "Ann") == [3, 0]
    settings = renamed(paths, 10, "Ann")
    assert counts(paths, "", "Ann") == [0, 3]
    play(paths, 11, {0: "Ann"})
    play(paths, 12, {0: ""})  # by somebody else
    assert people(paths) == {"ann": "Ann", "GUEST 1": "", "GUEST 3": "", NAMELESS: ""}
    assert counts(paths, "Ann", "") == [4, 1]
    times = CountedFrom(paths.counted_from, lambda: changes_in(paths.settings)).times()
    assert set(times) == {"ann"}
    listed = asked(paths, lambda index: [entry.names[0] for entry in matches(index, Filter("ann"))])
    assert listed == ["Ann"] * 4
    assert asked(paths, lambda index: [row.key for row in rows(index, Filter(), "person")])
    assert settings.players.name == "Ann"


def test_a_name_may_change_often(paths: Paths) -> None:
    play(paths, 0, {0: "Ann"})
    play(paths, 0, {0: "Ann", 1: "Bo"}, "oh-hell")
    file = SettingsFile(paths.settings)
    settings, _ = file.load()
    settings.players.name = "Ann"
    file.save(settings)
    renamed(paths, 1, "Anna", "Anne", "ANNE", "")
    assert people(paths) == {NAMELESS: "", "GUEST 1": "", "bo": "Bo"}
    renamed(paths, 2, "Ann")
    play(paths, 3, {0: "Ann"})
    assert counts(paths, "Ann", "", "Bo") == [3, 0, 1]


def test_the_next_person_with_that_name_starts_from_nothing(paths: Paths) -> None:
    play(paths, 0, {0: ""})
    settings = renamed(paths, 1, "Ann", "Anna")
    switch_person(settings, "Ann")
    SettingsFile(paths.settings).save(settings)
    play(paths, 2, {0: "Ann"})
    assert counts(paths, "Anna", "Ann") == [1, 1]


def test_nobody_takes_the_name_of_somebody_else() -> None:
    settings = Settings()
    rename(settings, "Ann", NOON)
    switch_person(settings, "Bo")
    for name in ("Ann", " ANN "):
        assert not rename(settings, name, NOON)
        assert (settings.players.name, len(settings.people.renamed)) == ("Bo", 1)
    assert rename(settings, "BO", NOON) and settings.players.name == "BO"
    assert len(settings.people.renamed) == 1, "the same name, written otherwise"


def test_what_is_kept_by_name_goes_along() -> None:
    settings = Settings()
    settings.games.note_begin("", "hearts")
    settings.learnt.count_match("", "hearts")
    settings.learnt.meet("", "hearts play")
    settings.look.picture = "0" * 16
    settings.games.last_seats["4"] = [{"name": "", "person": True}, {"name": "Bo", "person": True}]
    rename(settings, "Ann", NOON)
    settings.games.last_seats["3"] = [{"name": "Ann", "person": True}, {"name": "Ann", "person": False}]
    rename(settings, "Eve", NOON + timedelta(1))
    assert settings.look.picture == "0" * 16
    assert settings.games.begun == settings.learnt.matches == {"Eve": {"hearts": 1}}
    assert settings.learnt.has_met("Eve", "hearts play") and not settings.learnt.has_met("", "hearts play")
    assert [row["name"] for row in settings.games.last_seats["4"]] == ["", "Bo"]
    assert [row["name"] for row in settings.games.last_seats["3"]] == ["Eve", "Ann"]


def test_unfinished_and_saved_matches_go_along(paths: Paths) -> None:
    archive = Archive(paths)
    game = games()["hearts"]()
    bots = [Player(name, human=False, level="easy") for name in ("Bo", "Cy", "Di")]
    session, _ = archive.start(Setup(game, (Player(""), *bots), "1"), NOON)
    copy = archive.save_as(session, paths.saves / "evening")
    session.close()
    changes = NameChanges([NameChange(exact_time(datetime.now() + timedelta(hours=1)), "", "Ann")])
    fresh = NewPlayers(["Ann"], "easy", "1", changes)
    [found] = archive.unfinished()
    assert found.seats[0] == "" and found.people == (0,)
    assert found.named_now(changes).seats == ("Ann", "Bo", "Cy", "Di")
    assert archive.standing(found.match_id, fresh)[1].names[0] == "Ann"
    again = archive.resume(found.match_id, fresh)
    assert again.setup.names == ("Ann", "Bo", "Cy", "Di")
    assert json.loads(again.record_text())["seats"][0]["name"] == "Ann"
    again.close()
    opened = archive.open_file(copy, fresh, NOON)
    assert opened.setup.names[0] == "Ann"
    opened.close()
    later = NewPlayers(["Ann"], "easy", "1", NameChanges([NameChange("2026-01-01 00:00:00.0", "", "Ann")]))
    assert archive.open_file(copy, later, NOON).setup.names[0] == "", (
        "saved after the change, by somebody else"
    )


def test_another_window_hears_of_a_name(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    (first, _), (second, _) = file.load(), file.load()
    rename(first, "Ann", NOON)
    file.save(first)
    second.learnt.count_match("", "hearts")
    file.save(second)
    data = json.loads(file.path.read_text())
    assert (data["players"]["name"], len(data["people"]["renamed"])) == ("Ann", 1)
    assert take_renames(second, data["people"]["renamed"]) and not take_renames(
        second, data["people"]["renamed"]
    )
    assert second.players.name == "Ann" and second.learnt.finished("Ann", "hearts") == 1
    switch_person(second, "Bo")
    rename(first, "Anna", NOON + timedelta(1))
    assert take_renames(second, first.people.renamed) and second.players.name == "Bo"


def test_a_name_that_was_not_saved_is_taken_again(paths: Paths) -> None:
    """The settings couldn't be written; the match was played under the new name."""
    play(paths, 0, {0: ""})
    play(paths, 2, {0: "Ann"})
    renamed(paths, 4, "Ann")
    assert counts(paths, "Ann", "") == [2, 0]


@pytest.mark.parametrize("bad", [3, [], {"x": 3}, {"x": {"from": 3, "to": "A"}}, {"x": {"from": "A"}}])
def test_bad_changes_change_nothing(paths: Paths, bad: object) -> None:
    paths.settings.parent.mkdir(parents=True, exist_ok=True)
    paths.settings.write_text(json.dumps({"people": {"renamed": bad}}))
    assert changes_in(paths.settings) == ()
    settings, problem = SettingsFile(paths.settings).load()
    assert problem is None and settings.people.name_changes == ()
    take_renames(settings, {"x": 3})
    assert settings.people.name_changes == ()
