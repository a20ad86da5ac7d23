"""The files of the lessons: English, and for other languages what is translated."""

from __future__ import annotations

from PySide6.QtCore import QFile

from trickdesk import resources_rc  # noqa: F401  (the lessons are compiled resources)
from trickdesk.games import games
from trickdesk.session.lesson import Lesson, LessonError, read_lesson
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.text.cards import with_letters

ENGLISH = "en"


def lesson_path(game_id: str, language: str) -> str:
    """Which resource holds a lesson in a language.

    Empty where the English one says all.

    ``language``: a code such as ``de`` or ``pt_BR``, for which ``pt`` will do; empty for English.
    """
    code = language.replace("-", "_")
    for name in (code, code.partition("_")[0]):
        path = f":/assets/games/{game_id}/lesson.{name}.toml"
        if name and name.isascii() and name.replace("_", "").isalpha() and QFile.exists(path):
            return path
    return ""


def load_lesson(game_id: str, language: str) -> Lesson:
    """Load a game's lesson in a language, or in English without a valid translation.

    :class:`FileNotFoundError` if there is none.
    """
    lesson = read_lesson(read_resource(f":/assets/games/{game_id}/lesson.toml"), games()[game_id])
    path = lesson_path(game_id, language)
    if path:
        try:
            return lesson.translated(with_letters(read_resource(path)))
        except LessonError:
            pass  # the tests tell
    return lesson


def has_lesson(game_id: str) -> bool:
    return game_id in games() and QFile.exists(f":/assets/games/{game_id}/lesson.toml")
