"""Lesson files: English, with translations where they exist."""

from __future__ import annotations

from PySide6.QtCore import QFile

from trickdesk import resources_rc  # noqa: F401  (the lessons are compiled resources)
from trickdesk.games import games
from trickdesk.session.lesson import Lesson, read_lesson
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.text import card_text

ENGLISH = "en"


def lesson_path(game_id: str, language: str) -> str:
    """Return the path of a translated lesson, empty if there is none.

    `language` is a code such as `de` or `pt_BR`, which falls back to `pt`; empty for English.
    """
    code = language.replace("-", "_")
    for name in (code, code.partition("_")[0]):
        path = f":/assets/games/{game_id}/lesson.{name}.toml"
        if name and name.isascii() and name.replace("_", "").isalpha() and QFile.exists(path):
            return path
    return ""


def load_lesson(game_id: str, language: str) -> Lesson:
    """Load a game's lesson, in English if there is no translation.

    Raises:
        FileNotFoundError: The game has no lesson.
    """
    lesson = read_lesson(read_resource(f":/assets/games/{game_id}/lesson.toml"), games()[game_id])
    path = lesson_path(game_id, language)
    return lesson.translated(card_text.with_letters(read_resource(path))) if path else lesson


def has_lesson(game_id: str) -> bool:
    return game_id in games() and QFile.exists(f":/assets/games/{game_id}/lesson.toml")
