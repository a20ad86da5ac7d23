"""Which settings are shown, and their words in the language of the program."""

from __future__ import annotations

from trickdesk.engine.game import OptionValue
from trickdesk.storage.settings import SETTINGS, settings_on
from trickdesk.ui.cards.letters import letters_differ
from trickdesk.ui.text.words import translated


def fields_of(page: str) -> list[tuple[str, str]]:
    """Return the settings (section, field) that a page shows, in order.

    Card letters are only offered if the language has its own.
    """
    return [key for key in settings_on(page) if key != ("look", "letters") or letters_differ()]


def setting_words(english: str) -> str:
    """Return the translation of what a setting declares."""
    return translated("Settings", english) if english else ""


def label_words(section: str, name: str) -> str:
    return setting_words(SETTINGS[section, name].label)


def value_words(section: str, name: str, value: OptionValue) -> str:
    """Return a setting's value as text; a value without words is returned unchanged."""
    return setting_words(SETTINGS[section, name].words.get(value, str(value)))
