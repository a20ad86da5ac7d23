"""Index letters of cards: those of the language, or the English ones.

What names a card by its letter, on the cards and in marks such as `Q{S}`, asks here, so that both agree.
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


class _Chosen:
    """Whether the letters are English in every language."""

    english = False


def use_english_letters(on: bool) -> None:
    """From now on the cards bear English letters, or those of the language."""
    _Chosen.english = on


def index_letters(rank: str) -> str:
    """Return the index of `rank` (A 2 .. 10 J Q K), which the decks can draw."""
    return rank if _Chosen.english else _of_language(rank)


def foreign_letter(name: str) -> str:
    """The letter of a French card in this language, or "" for the English one."""
    rank = name[:-1]
    if rank not in LETTERS or name[-1] not in SUITS:
        return ""
    letters = index_letters(rank)
    return letters if letters != rank else ""


def letters_differ() -> bool:
    """Whether the language has letters of its own."""
    return any(_of_language(rank) != rank for rank in LETTERS)


def _of_language(rank: str) -> str:
    letters = QCoreApplication.translate("Index", str(LETTERS[rank])) if rank in LETTERS else rank
    return letters if is_drawable(letters) else rank


@cache
def is_drawable(letters: str) -> bool:
    """Whether the decks have these letters for their corners."""
    return letters in LETTERS or resource(f"{CLASSIC}/letters/{letters}.svg") is not None
