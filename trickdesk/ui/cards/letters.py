"""Index letters of cards, in the user's language or in English.

Cards and text marks such as `Q{S}` both use this module, so they always agree.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trickdesk.ui.cards.faces import CLASSIC, resource
from trickdesk.ui.cards.palette import SUITS

LETTERS = {
    "A": QT_TRANSLATE_NOOP("Index", "A"),
    "K": QT_TRANSLATE_NOOP("Index", "K"),
    "Q": QT_TRANSLATE_NOOP("Index", "Q"),
    "J": QT_TRANSLATE_NOOP("Index", "J"),
}


_is_english = False  # whether cards have English letters in every language


def use_english_letters(on: bool) -> None:
    """Use English letters from now on, or those of the language."""
    global _is_english
    _is_english = on


def index_letters(rank: str) -> str:
    """Return the index for `rank`, in letters that the decks can draw."""
    return rank if _is_english else _of_language(rank)


def foreign_letter(name: str) -> str:
    """Return a French card's letter in this language, or "" if it is the English one."""
    rank = name[:-1]
    if rank not in LETTERS or name[-1] not in SUITS:
        return ""
    letters = index_letters(rank)
    return letters if letters != rank else ""


def letters_differ() -> bool:
    """Return whether the language has its own letters."""
    return any(_of_language(rank) != rank for rank in LETTERS)


def _of_language(rank: str) -> str:
    letters = QCoreApplication.translate("Index", str(LETTERS[rank])) if rank in LETTERS else rank
    return letters if is_drawable(letters) else rank


@cache
def is_drawable(letters: str) -> bool:
    """Return whether the decks can draw these index letters."""
    return letters in LETTERS or resource(f"{CLASSIC}/letters/{letters}.svg") is not None
