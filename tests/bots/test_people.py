"""The table of people, and what records keep of them."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.bots.people import PEOPLE
from trickdesk.bots.levels import LEVELS, TEMPERAMENTS
from trickdesk.bots.people import PACES, Person
from trickdesk.games import games
from trickdesk.languages import LANGUAGES

TABLE = (Path(__file__).parents[2] / "assets" / "people.toml").read_text(encoding="utf-8")
EACH = pytest.mark.parametrize("person", PEOPLE.values(), ids=PEOPLE)


def test_the_table_is_toml() -> None:
    for name, row in tomllib.loads(TABLE).items():
        person = PEOPLE[name]._asdict()
        assert all(
            (list(person[key]) if key == "agreements" else person[key]) == value for key, value in row.items()
        )


def test_there_are_four_rows_of_four_the_weakest_first() -> None:
    rows = [person.row for person in PEOPLE.values()]
    assert rows == sorted(rows)
    assert Counter(rows) == {1: 4, 2: 4, 3: 4, 4: 4}
    assert len({person.style for person in PEOPLE.values()}) == len(PEOPLE)


@EACH
def test_everybody_is_complete(person: Person) -> None:
    known = {option.name for game in games().values() for option in game.agreements}
    assert person.level in LEVELS
    assert person.temperament in TEMPERAMENTS
    assert person.pace in PACES
    assert set(person.agreements) <= known
    assert list(person.about) == ["en", "de", "fr", "es", "he"]
    assert set(person.about) == set(LANGUAGES)
    assert person.about_in("xx") == person.about["en"]


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_short_sentences_say_how_a_person_plays(person: Person, language: str) -> None:
    about = person.about_in(language)
    sentences = [sentence for sentence in about.split(". ") if sentence]
    assert len(sentences) == 2
    assert about.endswith(".")
    assert all(len(sentence.split()) <= 25 for sentence in sentences)
    assert language == "he" or person.name in about
    assert not {"he", "she", "his", "her", "him"} & set(about.lower().split()) or language != "en"
