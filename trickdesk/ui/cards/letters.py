"""The letters in the corners of cards, as they are printed where the language is spoken, or the English ones.

What names a card by its letter, on the cards and in marks such as ``Q{S}``, asks here, so that both agree.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from trickdesk.ui.cards.strokes import is_drawable
from trickdesk.ui.cards.suits import SUITS

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
    """Return the index of ``rank`` (A 2 .. 10 J Q K), which ``strokes`` can draw."""
    return rank if _Chosen.english else _of_language(rank)


def card_index(name: str) -> str:
    """Return the index of a French card by its name (``AS``, ``10H``); empty for all others."""
    rank, suit = name[:-1], name[-1:]
    return index_letters(rank) if suit in SUITS and (rank in LETTERS or rank.isdigit()) else ""


def with_letters(words: str) -> str:
    """Return a page of a translation with the letters in place of ``{A}``, ``{K}``, ``{Q}`` and ``{J}``."""
    return re.sub(r"\{([AKQJ])\}", lambda found: index_letters(found[1]), words)


def letters_differ() -> bool:
    """Whether the language has letters of its own."""
    return any(_of_language(rank) != rank for rank in LETTERS)


def _of_language(rank: str) -> str:
    letters = QCoreApplication.translate("Index", str(LETTERS[rank])) if rank in LETTERS else rank
    return letters if is_drawable(letters) else rank
