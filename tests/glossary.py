"""Technical terms: where texts use them, and which ones each lesson explains."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from trickdesk.games import games
from trickdesk.session.lesson import Lesson, read_lesson

FOLDER = Path(__file__).parents[1] / "assets" / "games"
GLOSSARY = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))["term"]
FORMS = {form: term for term, forms in GLOSSARY.items() for form in forms}
PATTERN = re.compile(
    r"\b(" + "|".join(sorted(map(re.escape, FORMS), key=len, reverse=True)) + r")\b", re.IGNORECASE
)


@cache  # screens say most sentences again and again
def terms_in(text: str) -> frozenset[str]:
    """Return the technical terms in a text."""
    return frozenset(FORMS[found.lower()] for found in PATTERN.findall(text))


@cache
def english(game_id: str) -> Lesson:
    """Return a game's lesson in English."""
    text = (FOLDER / game_id / "lesson.toml").read_text(encoding="utf-8")
    return read_lesson(text, games()[game_id])


def taught(game_id: str) -> set[str]:
    """Return the terms that a game's lesson explains."""
    return {term for step in english(game_id).steps for term in step.teach}
