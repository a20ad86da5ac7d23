"""trickdesk.ui.text.name_text: "you" is a fact of the seat, in every language."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

import trickdesk
from tests.session.helpers import FRESH, begin, step
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import Session, State, open_text
from trickdesk.storage.persons import NAMELESS
from trickdesk.ui.lessons.files import load_lesson
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.text import event_text, name_text, narration, player_text, scores, text_table
from trickdesk.ui.text.name_text import Names
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.avatars import FACES

WORDS = {"en": "You", "de": "Du", "fr": "Vous", "es": "Tú", "he": "אתם"}
SHOWING = ("tr", "translate", "translated", "you_words", "guest_words", "nameless_words")


@pytest.fixture(params=WORDS)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    speak(qapp, request.param)
    yield request.param
    speak(qapp, "en")


def opened(word: str) -> Session:
    """Return a match that was begun by a person of this name."""
    rng, session = Random(3), begin()
    for _ in range(60):
        step(session, rng)
    record = json.loads(session.record_text())
    record["seats"][0]["name"] = word
    return open_text(json.dumps(record), FRESH, None)


def told(view: PlayerView, names: Names) -> list[str]:
    """Return what screens say of a moment."""
    return [
        scores.prompt_words(view, names),
        scores.contract_words(view, names),
        narration.lead_line(view, names),
        event_text.taken_words(view, names),
        scores.totals_words(view, names),
        *scores.status_words(view, names, None),
        *(words for seat in range(view.game.seats) for words in player_text.part_words(view, seat, names)),
        *text_table.log_lines(view, names),
    ]


def test_a_record_of_any_language_speaks_to_you_in_every_other(language: str) -> None:
    said = {}
    for word in (*WORDS.values(), ""):
        session = opened(word)
        names = name_text.names_of(session.setup.players)
        assert (names.you, names[0], names[1:]) == (0, WORDS[language], ("Bo", "Cy", "Di"))
        views = [session.view_for(seat) for seat in (0, 1, None)]
        assert [[name_text.is_you(seat, view, names) for seat in range(4)] for view in views] == [
            [True, False, False, False]
        ] * 3
        said[word] = [words for view in views for words in told(view, names)]
    assert all(words == said[""] for words in said.values())


def test_a_name_that_is_the_word_of_a_language_is_no_other_person(language: str) -> None:
    """What a language shows for no name may be the name of another player."""
    names = Names([WORDS[language], "Bo", WORDS[language]], you=2)
    view = begin().view_for(None)
    assert [name_text.is_you(seat, view, names) for seat in range(3)] == [False, False, True]
    assert (name_text.name_within(names, 0), name_text.name_within(names, 2)) == (
        WORDS[language],
        translate("Score", "you"),
    )


def test_several_people_are_called_by_their_seats(language: str) -> None:
    names = name_text.shown_names(["", "", "Cy", ""], [0, 2])
    assert names.you is None and names[2] == "Cy" and len(set(names)) == 4
    assert all(str(seat + 1) in names[seat] for seat in (0, 1, 3))
    assert names[1].removesuffix("2") == names[3].removesuffix("4") != names[0].removesuffix("1")


def test_bots_have_their_names_in_the_letters_of_the_language(language: str) -> None:
    """Records and faces keep the usual letters; what somebody typed stays as it is."""
    hebrew = [
        *("עדה", "ברונו", "צ'ידי", "דורה", "אמיל", "פיי", "גאס", "הנה"),
        *("איניס", "יונאס", "קופי", "ליילה", "מתאו", "נועה", "אולגה", "פריה"),
    ]
    usual = list(FACES)
    names = name_text.shown_names(["", *usual], [0])
    assert [*names[1:]] == (hebrew if language == "he" else usual)
    assert [*name_text.written_names(names)[1:]] == usual
    typed = name_text.shown_names(["", "Brunhild", "bruno", ""], [0])
    assert typed[1:3] == ("Brunhild", "bruno") and name_text.written_names(typed) == typed
    people = name_text.shown_names(["Bruno", "Ada", "Chidi"], [0, 1])
    assert people[:2] == ("Bruno", "Ada") and people[2] == names[3]


def test_lessons_call_bots_as_the_table_does(language: str) -> None:
    for game in games():
        lesson = load_lesson(game, language)
        told = " ".join(
            words for step in lesson.steps for words in (step.text, step.wrong, *step.tempting.values())
        )
        names = name_text.shown_names(["", *lesson.names], [0])
        assert any(name in told for name in names[1:])
        assert not [name for name in names.written[1:] if name in told and name not in names]


def test_people_in_lists(language: str) -> None:
    found = [(NAMELESS, ""), ("GUEST 3", ""), ("ann", "Ann")]
    own, others = name_text.people_words(found, NAMELESS), name_text.people_words(found, "ann")
    assert own[NAMELESS] == WORDS[language] != others[NAMELESS]
    assert own["GUEST 3"] == others["GUEST 3"] == name_text.shown_names([""] * 4, [0, 2])[2]
    assert own["ann"] == others["ann"] == "Ann"


def test_no_code_compares_words_that_are_shown() -> None:
    """Such a comparison holds in one language and for nobody of that name."""
    found = []
    for path in Path(trickdesk.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                for side in (node.left, *node.comparators):
                    call = side.func if isinstance(side, ast.Call) else None
                    name = getattr(call, "attr", getattr(call, "id", ""))
                    found += [f"{path}:{node.lineno}"] if name in SHOWING else []
    assert not found


def test_a_match_is_told_with_the_same_you_at_every_step(language: str) -> None:
    """Two records differ only in the word for no name."""
    one, other = opened(WORDS["en"]), opened(WORDS["de"])
    rngs = Random(1), Random(1)
    for _ in range(80):
        for session, rng in zip((one, other), rngs, strict=True):
            if session.state is not State.MATCH_OVER:
                step(session, rng)
        for seat in (0, 2, None):
            views = [session.view_for(seat) for session in (one, other)]
            words = [
                told(view, name_text.names_of(session.setup.players))
                for session, view in zip((one, other), views, strict=True)
            ]
            assert words[0] == words[1]
    assert one.record_text() == other.record_text()
    assert name_text.you_words() == WORDS[language]
