"""The terms of the trade, where a text uses them, and which of them each game's lesson explains."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

from trickdesk.games import games
from trickdesk.session.lesson import Lesson, read_lesson

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

FOLDER = Path(__file__).parents[1] / "assets" / "games"
GLOSSARY = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))["term"]
FORMS = {form: term for term, forms in GLOSSARY.items() for form in forms}
PATTERN = re.compile(
    r"\b(" + "|".join(sorted(map(re.escape, FORMS), key=len, reverse=True)) + r")\b", re.IGNORECASE
)


def terms_in(text: str) -> set[str]:
    """The terms of the trade that a text uses."""
    return {FORMS[found.lower()] for found in PATTERN.findall(text)}


@cache
def english(game_id: str) -> Lesson:
    """The lesson of a game, as it was written."""
    text = (FOLDER / game_id / "lesson.toml").read_text(encoding="utf-8")
    return read_lesson(text, games()[game_id])


def taught(game_id: str) -> set[str]:
    """The terms that the lesson of a game explains."""
    return {term for step in english(game_id).steps for term in step.teach}
