"""The languages of the program, in one list."""

from __future__ import annotations

from typing import NamedTuple

ENGLISH = "en"  # the language of the sources


class Language(NamedTuple):
    """A language.

    Attributes:
        name: Its name in itself, so that its speakers find it in the list.
        plurals: Number of plural forms, as Qt Linguist counts them.
    """

    name: str
    plurals: int


LANGUAGES = {
    ENGLISH: Language("English", 2),
    "de": Language("Deutsch", 2),
    "es": Language("Español", 2),
    "fr": Language("Français", 2),
    "he": Language("עברית", 2),
}
TRANSLATED = tuple(code for code in LANGUAGES if code != ENGLISH)
