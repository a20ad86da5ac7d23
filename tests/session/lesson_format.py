"""Strict checks of lesson files. `session/lesson.py` describes the format.

Each raises an exception if something is wrong: `AssertionError`, or an error of the reader.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from trickdesk.engine.game import Game
from trickdesk.engine.record import clean_name
from trickdesk.session.lesson import Lesson, Step, read_lesson

LONGEST_FILE = 100_000  # characters
MOST_STEPS = 60
LONGEST_TEXT = 420  # characters of a step's text, which must fit above the table
LONGEST_REASON = 260
LONGER = 2  # how many times longer a translation may be
LONGEST_KEY = 30
TEXTS = {"title": str, "learned": list}
LESSON = {**TEXTS, "deal": str, "names": list, "step": list, "options": dict}
OF_STEP = {"text": str, "wrong": str, "tempting": dict}
STEP = {**OF_STEP, "key": str, "expect": list, "then": list, "show": list, "teach": list}


def check_lesson(text: str, kind: type[Game]) -> Lesson:
    """Check a lesson file; return the lesson."""
    assert len(text) <= LONGEST_FILE, "the file is too long"
    data = tomllib.loads(text)
    check_keys(data, LESSON, "the lesson")
    for entry in data["step"]:
        check_keys(entry, STEP, str(entry.get("key")))
    lesson = read_lesson(text, kind)
    lesson.table()  # deals the cards
    check_texts((lesson.title, *lesson.learned), LONGEST_REASON)
    assert len(lesson.names) == lesson.game.seats - 1, "every seat but the learner's has one name"
    check_texts(lesson.names, LONGEST_KEY)
    assert all(clean_name(name) == name for name in lesson.names)
    assert 0 < len(lesson.steps) <= MOST_STEPS
    assert len({step.key for step in lesson.steps}) == len(lesson.steps), "two steps have the same key"
    for step in lesson.steps:
        check_step(step, lesson.game)
    return lesson


def check_step(step: Step, game: Game) -> None:
    check_texts((step.key, *step.teach), LONGEST_KEY)
    check_texts((step.text,), LONGEST_TEXT)
    check_texts([step.wrong] * bool(step.expect), LONGEST_REASON)
    check_texts(step.tempting.values(), LONGEST_REASON)
    assert step.expect or not (step.wrong or step.tempting), f"nothing is decided in {step.key}"
    assert not set(step.expect) & set(step.tempting), f"an action of {step.key} is both right and wrong"
    others = {str(seat) for seat in range(1, game.seats)}
    assert others.issuperset(entry.partition(" ")[0] for entry in step.then), f"{step.key}: not another seat"


def check_translation(text: str, lesson: Lesson) -> Lesson:
    """Check a translation of a lesson; return the translated lesson."""
    assert len(text) <= LONGEST_FILE, "the file is too long"
    data = tomllib.loads(text)
    check_keys(data, {**TEXTS, **{step.key: dict for step in lesson.steps}}, "the translation")
    for step in lesson.steps:
        found = data.get(step.key, {})
        check_keys(found, OF_STEP, step.key)
        assert set(step.tempting).issuperset(found.get("tempting", ())), f"{step.key}: another action"
    translated = lesson.translated(text)
    assert len(translated.learned) == len(lesson.learned), "it sums up other things"
    check_texts((translated.title, *translated.learned), LONGER * LONGEST_REASON)
    for step in translated.steps:
        check_texts((step.text,), LONGER * LONGEST_TEXT)
        check_texts([step.wrong] * bool(step.expect), LONGER * LONGEST_REASON)
        check_texts(step.tempting.values(), LONGER * LONGEST_REASON)
    return translated


def check_keys(data: Mapping[str, Any], kinds: Mapping[str, type], where: str) -> None:
    """Check that all keys are known, and their values of the right kinds."""
    for key, value in data.items():
        assert key in kinds, f"{where}: unknown key {key}"
        assert isinstance(value, kinds[key]), f"{where}: {key} is of the wrong kind"


def check_texts(texts: Any, longest: int) -> None:
    for text in texts:
        assert isinstance(text, str) and 0 < len(text.strip()) <= longest, f"empty or too long: {text}"
