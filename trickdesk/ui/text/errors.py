"""What went wrong, as the layers below report it in English, in the language of the screen."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trickdesk.engine.errors import IllegalAction, Refusal, Said, TrickdeskError, one_line, said
from trickdesk.storage.decks import MANIFEST, MOST_BYTES, MOST_FILES, MOST_IN_ALL, DeckRefused, Found, Trouble
from trickdesk.storage.svg import Fault
from trickdesk.ui.cards.own import OWN
from trickdesk.ui.text.words import fill, translated

_WHY = {
    Trouble.MANIFEST: QT_TRANSLATE_NOOP(
        "Decks", '{manifest} is missing, or says something else than format = 1 and name = "…".'
    ),
    Trouble.MISSING: QT_TRANSLATE_NOOP("Decks", "These cards are missing: {detail}"),
    Trouble.TOO_MANY: QT_TRANSLATE_NOOP("Decks", "There are more than {files} files in it."),
    Trouble.TOO_LARGE: QT_TRANSLATE_NOOP("Decks", "{file} is larger than {kilobytes} kB."),
    Trouble.ALL_TOO_LARGE: QT_TRANSLATE_NOOP(
        "Decks", "All its pictures together are larger than {megabytes} MB."
    ),
    Trouble.LINK: QT_TRANSLATE_NOOP("Decks", "{file} is a link to another place, which is not followed."),
    Trouble.UNREADABLE: QT_TRANSLATE_NOOP("Decks", "{file} cannot be read."),
    Trouble.EMPTY: QT_TRANSLATE_NOOP("Decks", "Nothing can be seen in {file}."),
    Trouble.SLOW: QT_TRANSLATE_NOOP("Decks", "It takes too long to draw {file}."),
    Fault.NOT_SVG: QT_TRANSLATE_NOOP("Decks", "{file} is not an SVG picture."),
    Fault.ENTITIES: QT_TRANSLATE_NOOP("Decks", "{file} declares entities, which pictures of cards may not."),
    Fault.OUTSIDE: QT_TRANSLATE_NOOP("Decks", "{file} refers to something outside of itself."),
    Fault.ELEMENT: QT_TRANSLATE_NOOP(
        "Decks", "{file} has “{detail}” in it; cards are drawn from shapes, groups and gradients only."
    ),
    Fault.TOO_RICH: QT_TRANSLATE_NOOP("Decks", "{file} has more in it than can be drawn in a moment."),
    Fault.SHAPE: QT_TRANSLATE_NOOP("Decks", "{file} has the size {detail}; cards are 5 wide and 7 high."),
}


def refused_deck_words(folder: str, refused: DeckRefused) -> str:
    """One sentence or two: which deck cannot be used, and why."""
    why = fill(
        translated("Decks", _WHY[refused.why]),
        file=refused.file,
        detail=refused.detail,
        manifest=MANIFEST,
        files=MOST_FILES,
        kilobytes=MOST_BYTES >> 10,
        megabytes=MOST_IN_ALL >> 20,
    )
    words = QCoreApplication.translate("Decks", "The deck “{folder}” cannot be used. {why}")
    return fill(words, folder=one_line(folder, 40), why=why)


def lost_deck_words(found: Found, key: str) -> str:
    """Why the deck that was chosen is not shown; empty where it is."""
    folder = key.removeprefix(OWN)
    if any(deck.folder == folder for deck in found.decks):
        return ""
    for name, refused in found.refused:
        if name == folder:
            return refused_deck_words(name, refused)
    words = QCoreApplication.translate(
        "Decks", "The deck “{folder}” is not there any more; here are the classic cards."
    )
    return fill(words, folder=one_line(folder, 40))


def error_words(problem: str | Exception | None) -> str:
    """A sentence or an error in words; what is neither of ours stays as it is.

    Empty where there is none.
    """
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
