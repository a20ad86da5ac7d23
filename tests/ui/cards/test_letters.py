"""Index letters, of the language or English, on cards and in marks alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.cards.painted import STYLES, paint, unlike_places
from tests.ui.picture_bytes import picture_bytes
from trickdesk.games import games
from trickdesk.languages import ENGLISH, LANGUAGES
from trickdesk.storage.settings import Appearance
from trickdesk.ui.cards.letters import (
    LETTERS,
    index_letters,
    is_drawable,
    letters_differ,
    use_english_letters,
)
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.dialogs.labels import fields_of
from trickdesk.ui.dialogs.rules import rules_text
from trickdesk.ui.lessons.files import load_lesson
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.text import card_text, diagrams

THE_USUAL = {"en": "AKQJ", "de": "AKDB", "fr": "ARDV", "es": "AKQJ", "he": "AKQJ"}


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    speak(qapp, ENGLISH)
    use_english_letters(False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_letters_that_its_players_know(qapp: QApplication, language: str) -> None:
    speak(qapp, language)
    found = [index_letters(rank) for rank in LETTERS]
    assert "".join(found) == THE_USUAL[language]
    assert all(map(is_drawable, found)) and len(set(found)) == len(found)
    assert [index_letters(rank) for rank in ("10", "2")] == ["10", "2"]
    assert letters_differ() == (THE_USUAL[language] != THE_USUAL[ENGLISH])
    assert (("look", "letters") in fields_of("look")) == letters_differ()


def test_cards_and_marks_bear_the_same_letters(qapp: QApplication) -> None:
    game, cache = games()["hearts"](), CardPixmaps()
    queen = game.deck.names.index("QS")
    cache.follow(Appearance())
    english = cache.get("QS", 100, 1).toImage()
    number = cache.get("7S", 100, 1).toImage()
    assert (card_text.card_marks(game, queen), diagrams.short_card(game, queen)) == ("Q{S}", "QS")
    speak(qapp, "de")
    german = cache.get("QS", 100, 1).toImage()
    assert (card_text.card_marks(game, queen), diagrams.short_card(game, queen)) == ("D{S}", "DPi")
    assert german != english and cache.get("7S", 100, 1).toImage() == number
    use_english_letters(True)
    assert (card_text.card_marks(game, queen), diagrams.short_card(game, queen)) == ("Q{S}", "QPi")
    assert cache.get("QS", 100, 1).toImage() == english


@pytest.mark.parametrize("style", STYLES)
def test_only_the_corners_change(style: str) -> None:
    english, french = (paint("JC", 150, style, letter=letter) for letter in ("", "V"))
    places = unlike_places(english, french)
    assert len(places) > 100
    limit = {"standard": (0.21, 0.28), "large": (0.45, 0.56), "bold": (0.62, 0.72)}[style]
    for x, y in places:
        if style == "standard" and y > 0.7:
            x, y = 1 - x, 1.4 - y
        assert x < limit[0] and y < limit[1]


@pytest.mark.parametrize("style", STYLES)
def test_every_letter_is_drawn_in_every_deck(style: str) -> None:
    letters = {letter for language in THE_USUAL.values() for letter in language}
    seen = {picture_bytes(paint("KS", 60, style, letter=letter)) for letter in letters}
    assert len(seen) == len(letters)


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != ENGLISH])
def test_rules_and_lessons_say_the_letters_of_the_cards(qapp: QApplication, language: str) -> None:
    speak(qapp, language)
    for kind in games().values():
        lesson = load_lesson(kind.id, language)
        for words in (rules_text(kind()), *(step.text for step in lesson.steps)):
            assert "{" not in words


def test_both_letters_stand_in_a_translated_page(qapp: QApplication) -> None:
    speak(qapp, "fr")
    forty_fives = rules_text(games()["forty-fives"]())
    assert "5 V A R D 10" in forty_fives
    use_english_letters(True)
    assert "5 J A K Q 10" in rules_text(games()["forty-fives"]())
    assert card_text.with_letters("{Q} {n} {{J}") == "Q {n} {J"
