"""Lessons against the rules: legal actions, complete deals, terms explained first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.glossary import FOLDER, GLOSSARY, english, terms_in
from tests.session.lesson_format import check_lesson, check_translation
from trickdesk.engine.actions import Call
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import parse_action, write_action
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.session.lesson import Lesson, LessonSession, Step

LESSONS = sorted(path.parent.name for path in FOLDER.glob("*/lesson.toml"))
TRANSLATIONS = sorted(FOLDER.glob("*/lesson.*.toml"))
FEWEST, MOST = 10, 27  # steps
BAD = (AssertionError, KeyError, ValueError, TrickdeskError)
MINUTES = 7.5  # for slow readers who think about each decision
WORDS_A_MINUTE, SECONDS_A_DECISION = 200, 6


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return english(request.param)


def do(session: LessonSession, action: str) -> None:
    """Do the learner's action, then those of the others, which must be legal."""
    deck = session.setup.game.deck
    verb, *rest = action.split()
    session.act(0, parse_action(verb, rest, deck))
    others(session)


def others(session: LessonSession) -> None:
    deck = session.setup.game.deck
    while not (session.is_reading or session.is_deciding or session.step is None):
        told = session.scripted()
        assert told is not None, f"it is not the turn of {session.turn}"
        verb, *rest = told.split()
        assert session.why_not(parse_action(verb, rest, deck)) is None, told
        assert session.bot_answer(session.ticket, told) is not None
    assert session.setup.fallbacks == 0


def ways(lesson: Lesson, done: tuple[str, ...] = ()) -> int:
    """Play the lesson in every way it accepts; return the number of ways."""
    session = LessonSession(lesson, "You")
    decisions = list(done)
    while session.step is not None:
        step = session.step
        if session.is_reading:
            session.go_on()
            others(session)
            continue
        check_decision(session, step)
        if decisions:
            do(session, decisions.pop(0))
            continue
        possible = [action for action in step.expect if legal(session, action)]
        return sum(ways(lesson, (*done, action)) for action in possible)
    assert session.state in (State.DEAL_OVER, State.MATCH_OVER), "the deal is not over"
    assert session.view_for(None).deals[-1].lines, "nothing was scored"
    return 1


def legal(session: LessonSession, action: str) -> bool:
    verb, *rest = action.split()
    return session.why_not(parse_action(verb, rest, session.setup.game.deck)) is None


def check_decision(session: LessonSession, step: Step) -> None:
    assert session.turn == 0, f"the learner is not on turn in {step.key}"
    assert session.view_for(0).ask is not None
    assert any(legal(session, action) for action in step.expect), f"{step.key} expects what is not legal"
    for action in step.tempting:
        assert legal(session, action), f"{action} in {step.key} is refused by the rules anyway"


def test_every_game_has_a_lesson() -> None:
    assert sorted(games()) == LESSONS


def test_everything_in_a_lesson_is_legal_and_the_deal_is_scored(lesson: Lesson) -> None:
    assert 1 <= ways(lesson) <= 50


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_written_as_described(game: str) -> None:
    check_lesson((FOLDER / game / "lesson.toml").read_text(encoding="utf-8"), games()[game])


def test_a_lesson_takes_about_five_minutes(lesson: Lesson) -> None:
    words = sum(len(step.text.split()) for step in lesson.steps)
    decisions = sum(bool(step.expect) for step in lesson.steps)
    assert FEWEST <= len(lesson.steps) <= MOST
    assert words / WORDS_A_MINUTE + decisions * SECONDS_A_DECISION / 60 < MINUTES
    assert 2 <= len(lesson.learned) <= 6


def test_what_is_ringed_exists(lesson: Lesson) -> None:
    for step in lesson.steps:
        for target in step.show:
            kind, _, rest = target.partition(" ")
            if kind == "seat":
                assert rest in map(str, range(lesson.game.seats))
            elif kind == "call":
                assert target in step.expect or target in step.tempting
            else:
                assert target == "kitty" or target in lesson.game.deck.id, target


def test_nothing_is_done_by_a_wrong_answer() -> None:
    session = LessonSession(english("oh-hell"), "You")
    while not session.is_deciding:
        session.go_on()
        others(session)
    step = session.step
    assert step is not None
    for call in session.view_for(0).ask.calls:
        action = parse_action("call", [call], session.setup.game.deck)
        told = session.wrong(action)
        assert (told is None) == (f"call {call}" in step.expect)
        assert told != ""


def test_nobody_is_asked_anything_while_the_learner_reads(lesson: Lesson) -> None:
    session = LessonSession(lesson, "You")
    assert session.is_reading
    assert session.view_for(0).ask is None
    assert session.state is State.HUMAN
    assert not session.can_undo
    assert session.match is None, "something would be saved"


def test_what_is_not_due_in_a_lesson_changes_nothing() -> None:
    session = LessonSession(english("oh-hell"), "You")
    assert session.scripted() is None and session.wrong(Call("99")) is None
    assert session.bot_answer(session.ticket + 1, "call 0") is None
    while not session.is_deciding:
        session.go_on()
        others(session)
    at = session.at
    session.go_on()  # a decision isn't skipped
    assert (session.at, session.is_deciding) == (at, True)
    assert session.scripted() is None


# -- words


def unexplained(lesson: Lesson) -> list[str]:
    """Yield where a term is used that no step so far has explained."""
    known: set[str] = set()
    found = [f"title: {term}" for term in terms_in(lesson.title.removeprefix(f"Learn {lesson.game.name}"))]
    for step in lesson.steps:
        known |= set(step.teach)
        for text in (step.text, step.wrong, *step.tempting.values()):
            found += [f"{step.key}: {term}" for term in sorted(terms_in(text) - known)]
    return found + [f"learned: {term}" for text in lesson.learned for term in terms_in(text) - known]


def test_a_lesson_uses_no_word_that_it_has_not_explained(lesson: Lesson) -> None:
    assert unexplained(lesson) == []


def test_a_step_explains_terms_of_the_glossary_that_it_names(lesson: Lesson) -> None:
    taught: list[str] = []
    for step in lesson.steps:
        for term in step.teach:
            assert term in GLOSSARY, term
            assert term in terms_in(step.text), f"{step.key} does not speak of {term}"
            assert term not in taught, f"{term} is explained twice"
            taught.append(term)


def test_an_unexplained_word_is_noticed(lesson: Lesson) -> None:
    from dataclasses import replace

    taught = next(term for step in lesson.steps for term in step.teach)
    steps = [replace(step, teach=tuple(t for t in step.teach if t != taught)) for step in lesson.steps]
    assert unexplained(replace(lesson, steps=tuple(steps)))


def test_the_glossary_knows_what_the_rules_call_by_a_name() -> None:
    """Words in italics or bold on a rules page are terms, unless headings or names."""
    for game_id in games():
        page = (FOLDER / game_id / "rules.md").read_text(encoding="utf-8").split("## House rules")[0]
        for name in re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", page):
            assert terms_in(name), f"{game_id} explains “{name}”, which the glossary does not know"


# -- files


def test_a_lesson_that_is_none_is_refused() -> None:
    good = (FOLDER / "oh-hell" / "lesson.toml").read_text(encoding="utf-8")
    kind = games()["oh-hell"]
    bad = {
        "not TOML": "deal = ",
        "no steps": good.split("[[step]]")[0],
        "another key": good + '\nmore = "x"\n',
        "no such card": good.replace("KH", "KX", 1),
        "a card twice": good.replace("| KC ", "| KH ", 1),
        "no reason": re.sub(r'\nwrong = "[^"]*"', "", good, count=1),
        "an illegible action": good.replace("play 3C", "plays 3C"),
        "the learner as another": good.replace('"1 call 1"', '"0 call 1"'),
        "too long": good.replace("Welcome!", "Welcome!" * 60),
        "two alike": good.replace('key = "hand"', 'key = "suits"'),
        "huge": good + "#" * 200_000,
    }
    for what, text in bad.items():
        assert text != good, what
        with pytest.raises(BAD):
            check_lesson(text, kind)
    assert check_lesson(good, kind).steps


def test_a_translation_changes_words_only() -> None:
    lesson = english("oh-hell")
    said = 'title = "Lerne"\n[welcome]\ntext = "Willkommen!"\n[bid]\nwrong = "Nein."\n'
    said += '[bid.tempting]\n"call 4" = "Zu viel."\n'
    told = check_translation(said, lesson)
    assert (told.title, told.steps[0].text, told.steps[1]) == ("Lerne", "Willkommen!", lesson.steps[1])
    bid = next(step for step in told.steps if step.key == "bid")
    assert (bid.wrong, bid.tempting["call 4"], bid.expect) == ("Nein.", "Zu viel.", ("call 3",))
    for wrong in (
        '[nostep]\ntext = "x"',
        '[welcome]\nexpect = ["play 3C"]',
        'learned = ["one"]',
        "[welcome]\ntext = 3",
    ):
        with pytest.raises(BAD):
            check_translation(wrong, lesson)


def all_texts(lesson: Lesson) -> list[str]:
    """Yield all texts of a lesson, in possible order."""
    told = [lesson.title]
    for step in lesson.steps:
        told += [step.text, step.wrong, *step.tempting.values()]
    return [*told, *lesson.learned]


@pytest.mark.parametrize(
    "path", TRANSLATIONS, ids=[f"{p.parent.name}-{p.suffixes[0][1:]}" for p in TRANSLATIONS]
)
def test_a_translation_has_every_text(path: Path) -> None:
    lesson = english(path.parent.name)
    told = check_translation(path.read_text(encoding="utf-8"), lesson)
    same = [text for text, other in zip(all_texts(lesson), all_texts(told), strict=True) if text == other]
    assert [text for text in same if text] == [], "left in English"


def test_actions_are_written_in_one_way(lesson: Lesson) -> None:
    deck = lesson.game.deck
    for step in lesson.steps:
        for action in (*step.expect, *step.tempting):
            verb, *rest = action.split()
            assert write_action(parse_action(verb, rest, deck), deck) == action
