"""What went wrong, as the layers below say it in English: the same sentence in the language of the screen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trickdesk.engine.errors import IllegalAction, Refusal, Said, TrickdeskError, said
from trickdesk.ui.text.words import fill


def error_words(problem: str | Exception | None) -> str:
    """A sentence or an error in words; what is neither of ours stays as it is. Empty where there is none."""
    if isinstance(problem, IllegalAction):
        context = "Game" if isinstance(problem.why, Refusal) else "Error"
        return QCoreApplication.translate(context, problem.why.value)
    if isinstance(problem, Exception) or problem is None:
        problem = said(problem)
    if not problem:
        return ""
    if not isinstance(problem, Said):
        return QCoreApplication.translate("Error", problem)
    fields = {key: _field(key, value) for key, value in problem.fields.items()}
    words = QCoreApplication.translate("Error", problem.template)
    return fill(words, **fields) if fields else words


def _field(key: str, value: object) -> object:
    """Sentences within the sentence are said too; names and quotations are not ours."""
    if isinstance(value, (Said, TrickdeskError)):
        return error_words(value)
    return QCoreApplication.translate("Game", value) if key == "game" and isinstance(value, str) else value
