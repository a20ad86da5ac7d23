"""Texts of the settings: pages, labels, help lines and values."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.ui.cards.letters import letters_differ
from trickdesk.ui.text.words import translate, translated

_PAGES = {
    "play": QT_TRANSLATE_NOOP("Settings", "Play"),
    "players": QT_TRANSLATE_NOOP("Settings", "Players"),
    "help": QT_TRANSLATE_NOOP("Settings", "Help"),
    "look": QT_TRANSLATE_NOOP("Settings", "Appearance"),
    "motion": QT_TRANSLATE_NOOP("Settings", "Motion and sound"),
    "accessibility": QT_TRANSLATE_NOOP("Settings", "Accessibility"),
    "sharing": QT_TRANSLATE_NOOP("Settings", "Shared screen"),
}

# Fields shown on another page than their section's.
_ELSEWHERE = {
    ("play", "bots_claim"): "players",
    ("look", "symbol"): "players",
    ("sound", "on"): "motion",
    ("sound", "volume"): "motion",
}

# Headings above the first field of a group.
_HEADINGS = {
    ("players", "bot_level"): QT_TRANSLATE_NOOP("Settings", "Computer players"),
    ("motion", "speed"): QT_TRANSLATE_NOOP("Settings", "Motion"),
    ("sound", "on"): QT_TRANSLATE_NOOP("Settings", "Sound"),
}

# Help lines, where the label doesn't say enough.
_HINTS = {
    ("play", "preselect"): QT_TRANSLATE_NOOP(
        "Settings",
        ("Pick a card before your turn. It is played when your turn comes, if the rules allow it."),
    ),
    ("players", "name"): QT_TRANSLATE_NOOP("Settings", "Shown at your seat and in the statistics."),
    ("players", "bot_names"): QT_TRANSLATE_NOOP("Settings", "Separate the names with commas."),
    ("players", "bot_min_delay_ms"): QT_TRANSLATE_NOOP(
        "Settings", "The shortest pause before each card or call."
    ),
    ("help", "explain"): QT_TRANSLATE_NOOP(
        "Settings", ("Explains what you can do, and each new kind of decision the first time it comes up.")
    ),
    ("help", "checker"): QT_TRANSLATE_NOOP(
        "Settings", "After each call or card, shows how much better another one would have been."
    ),
    ("motion", "reduced"): QT_TRANSLATE_NOOP(
        "Settings", "Cards appear in place instead of flying across the table."
    ),
    ("sound", "on"): QT_TRANSLATE_NOOP(
        "Settings", "Also for contracts made or failed, and the end of a match."
    ),
    ("accessibility", "announcements"): QT_TRANSLATE_NOOP(
        "Settings", "What a screen reader says about events at the table."
    ),
    ("accessibility", "text_table"): QT_TRANSLATE_NOOP(
        "Settings", "The whole table in words, for keyboard and screen reader users."
    ),
    ("sharing", "cover"): QT_TRANSLATE_NOOP(
        "Settings",
        ("Turns your cards face down when another window is in front or you've been idle for a while."),
    ),
}

# Labels, in screen order. Only these fields have a control.
_FIELDS = {
    ("play", "how_to_play"): QT_TRANSLATE_NOOP("Settings", "How to play a card"),
    ("play", "trick_rest"): QT_TRANSLATE_NOOP("Settings", "Pause after each trick"),
    ("play", "sort_order"): QT_TRANSLATE_NOOP("Settings", "Hand order"),
    ("play", "left_handed"): QT_TRANSLATE_NOOP("Settings", "Left-handed fan"),
    ("play", "confirm_play"): QT_TRANSLATE_NOOP("Settings", "Confirm with a second click"),
    ("play", "auto_play_forced"): QT_TRANSLATE_NOOP("Settings", "Auto-play the only legal card"),
    ("play", "preselect"): QT_TRANSLATE_NOOP("Settings", "Choose cards ahead of time"),
    ("look", "theme"): QT_TRANSLATE_NOOP("Settings", "Theme"),
    ("look", "felt"): QT_TRANSLATE_NOOP("Settings", "Table"),
    ("look", "deck"): QT_TRANSLATE_NOOP("Settings", "Cards"),
    ("look", "back"): QT_TRANSLATE_NOOP("Settings", "Card backs"),
    ("look", "four_colour"): QT_TRANSLATE_NOOP("Settings", "Suit colours"),
    ("look", "index"): QT_TRANSLATE_NOOP("Settings", "Card index"),
    ("look", "letters"): QT_TRANSLATE_NOOP("Settings", "Card letters"),
    ("look", "text_size"): QT_TRANSLATE_NOOP("Settings", "Text size"),
    ("motion", "speed"): QT_TRANSLATE_NOOP("Settings", "Speed"),
    ("motion", "reduced"): QT_TRANSLATE_NOOP("Settings", "Reduced motion"),
    ("sound", "on"): QT_TRANSLATE_NOOP("Settings", "Sounds for cards, tricks and my turn"),
    ("sound", "volume"): QT_TRANSLATE_NOOP("Settings", "Volume"),
    ("accessibility", "announcements"): QT_TRANSLATE_NOOP("Settings", "Screen reader announcements"),
    ("accessibility", "large_targets"): QT_TRANSLATE_NOOP("Settings", "Large buttons for touch"),
    ("sharing", "cover"): QT_TRANSLATE_NOOP("Settings", "Hide cards when idle"),
    ("sharing", "idle_minutes"): QT_TRANSLATE_NOOP("Settings", "Hide my cards after"),
    ("sharing", "hold_to_look"): QT_TRANSLATE_NOOP("Settings", "Hold a key to see cards"),
    ("help", "what_now"): QT_TRANSLATE_NOOP("Settings", "Show prompts at the table"),
    ("help", "explain"): QT_TRANSLATE_NOOP("Settings", "Extra explanations"),
    ("accessibility", "text_table"): QT_TRANSLATE_NOOP("Settings", "Start in the text table (F2)"),
    ("help", "checker"): QT_TRANSLATE_NOOP("Settings", "Point out my mistakes"),
    ("help", "cards_gone"): QT_TRANSLATE_NOOP("Settings", "Show cards already played, by suit"),
    ("help", "trumps_out"): QT_TRANSLATE_NOOP("Settings", "Show how many trumps are still out"),
    ("help", "voids"): QT_TRANSLATE_NOOP("Settings", "Show who is void in a suit"),
    ("help", "points_taken"): QT_TRANSLATE_NOOP("Settings", "Show what each side has taken"),
    ("players", "name"): QT_TRANSLATE_NOOP("Settings", "Your name"),
    ("look", "symbol"): QT_TRANSLATE_NOOP("Settings", "Your symbol"),
    ("players", "bot_level"): QT_TRANSLATE_NOOP("Settings", "Computer player level"),
    ("players", "bot_names"): QT_TRANSLATE_NOOP("Settings", "Computer player names"),
    ("players", "bot_min_delay_ms"): QT_TRANSLATE_NOOP("Settings", "Computer player speed"),
    ("play", "bots_claim"): QT_TRANSLATE_NOOP("Settings", "Computer players claim sure tricks"),
}

_VALUES = {
    ("how_to_play", "click"): QT_TRANSLATE_NOOP("Settings", "one click"),
    ("how_to_play", "double"): QT_TRANSLATE_NOOP("Settings", "double click"),
    ("how_to_play", "drag"): QT_TRANSLATE_NOOP("Settings", "drag it from the hand"),
    ("trick_rest", "quick"): QT_TRANSLATE_NOOP("Settings", "short"),
    ("trick_rest", "normal"): QT_TRANSLATE_NOOP("Settings", "medium length"),
    ("trick_rest", "slow"): QT_TRANSLATE_NOOP("Settings", "long"),
    ("trick_rest", "click"): QT_TRANSLATE_NOOP("Settings", "until I click"),
    ("sort_order", "descending"): QT_TRANSLATE_NOOP("Settings", "high cards on the left"),
    ("sort_order", "ascending"): QT_TRANSLATE_NOOP("Settings", "low cards on the left"),
    ("sort_order", "dealt"): QT_TRANSLATE_NOOP("Settings", "as dealt"),
    ("theme", "system"): QT_TRANSLATE_NOOP("Settings", "same as the system"),
    ("theme", "light"): QT_TRANSLATE_NOOP("Settings", "light"),
    ("theme", "dark"): QT_TRANSLATE_NOOP("Settings", "dark"),
    ("theme", "contrast"): QT_TRANSLATE_NOOP("Settings", "high contrast"),
    ("felt", "fern"): QT_TRANSLATE_NOOP("Settings", "fern green"),
    ("felt", "navy"): QT_TRANSLATE_NOOP("Settings", "navy blue"),
    ("felt", "claret"): QT_TRANSLATE_NOOP("Settings", "claret red"),
    ("felt", "slate"): QT_TRANSLATE_NOOP("Settings", "slate grey"),
    ("felt", "contrast"): QT_TRANSLATE_NOOP("Settings", "plain black"),
    ("felt", "club"): QT_TRANSLATE_NOOP("Settings", "club"),
    ("felt", "kitchen"): QT_TRANSLATE_NOOP("Settings", "kitchen"),
    ("felt", "garden"): QT_TRANSLATE_NOOP("Settings", "garden"),
    ("deck", "classic"): QT_TRANSLATE_NOOP("Settings", "classic"),
    ("deck", "bold"): QT_TRANSLATE_NOOP("Settings", "bold, easy to see"),
    ("four_colour", "False"): QT_TRANSLATE_NOOP("Settings", "two colours"),
    ("four_colour", "True"): QT_TRANSLATE_NOOP("Settings", "four colours"),
    ("index", "standard"): QT_TRANSLATE_NOOP("Settings", "standard"),
    ("index", "large"): QT_TRANSLATE_NOOP("Settings", "large"),
    ("letters", "language"): QT_TRANSLATE_NOOP("Settings", "language default"),
    ("letters", "english"): QT_TRANSLATE_NOOP("Settings", "English"),
    ("back", "lattice"): QT_TRANSLATE_NOOP("Settings", "lattice, blue"),
    ("back", "scales"): QT_TRANSLATE_NOOP("Settings", "scales, ruby"),
    ("back", "rosette"): QT_TRANSLATE_NOOP("Settings", "rosette, violet"),
    ("back", "stars"): QT_TRANSLATE_NOOP("Settings", "stars, teal"),
    ("back", "arabesque"): QT_TRANSLATE_NOOP("Settings", "scrolls, black and gold"),
    ("back", "own"): QT_TRANSLATE_NOOP("Settings", "the deck’s own"),
    ("back", "plain"): QT_TRANSLATE_NOOP("Settings", "plain, pine green"),
    ("symbol", "initial"): QT_TRANSLATE_NOOP("Settings", "your initial"),
    ("symbol", "crown"): QT_TRANSLATE_NOOP("Settings", "crown"),
    ("symbol", "cat"): QT_TRANSLATE_NOOP("Settings", "cat"),
    ("symbol", "bird"): QT_TRANSLATE_NOOP("Settings", "bird"),
    ("symbol", "flower"): QT_TRANSLATE_NOOP("Settings", "flower"),
    ("symbol", "fish"): QT_TRANSLATE_NOOP("Settings", "fish"),
    ("symbol", "own"): QT_TRANSLATE_NOOP("Settings", "your picture"),
    ("speed", "off"): QT_TRANSLATE_NOOP("Settings", "off"),
    ("speed", "quick"): QT_TRANSLATE_NOOP("Settings", "quick"),
    ("speed", "normal"): QT_TRANSLATE_NOOP("Settings", "normal"),
    ("speed", "slow"): QT_TRANSLATE_NOOP("Settings", "slow"),
    ("reduced", "system"): QT_TRANSLATE_NOOP("Settings", "same as the system"),
    ("reduced", "on"): QT_TRANSLATE_NOOP("Settings", "on"),
    ("reduced", "off"): QT_TRANSLATE_NOOP("Settings", "off"),
    ("announcements", "all"): QT_TRANSLATE_NOOP("Settings", "everything"),
    ("announcements", "turns"): QT_TRANSLATE_NOOP("Settings", "only my turns"),
    ("announcements", "off"): QT_TRANSLATE_NOOP("Settings", "none"),
    ("explain", "first"): QT_TRANSLATE_NOOP("Settings", "in my first three matches of a game"),
    ("explain", "always"): QT_TRANSLATE_NOOP("Settings", "always"),
    ("explain", "never"): QT_TRANSLATE_NOOP("Settings", "never"),
    ("cover", "shared"): QT_TRANSLATE_NOOP("Settings", "on a shared screen"),
    ("cover", "always"): QT_TRANSLATE_NOOP("Settings", "always"),
    ("idle_minutes", "1"): QT_TRANSLATE_NOOP("Settings", "1 minute"),
    ("idle_minutes", "2"): QT_TRANSLATE_NOOP("Settings", "2 minutes"),
    ("idle_minutes", "5"): QT_TRANSLATE_NOOP("Settings", "5 minutes"),
    ("idle_minutes", "10"): QT_TRANSLATE_NOOP("Settings", "10 minutes"),
    ("idle_minutes", "30"): QT_TRANSLATE_NOOP("Settings", "30 minutes"),
    ("cover", "never"): QT_TRANSLATE_NOOP("Settings", "never"),
    ("checker", "off"): QT_TRANSLATE_NOOP("Settings", "never"),
    ("checker", "large"): QT_TRANSLATE_NOOP("Settings", "large mistakes only"),
    ("checker", "medium"): QT_TRANSLATE_NOOP("Settings", "medium and large mistakes"),
    ("checker", "any"): QT_TRANSLATE_NOOP("Settings", "all mistakes"),
    ("bot_min_delay_ms", "0"): QT_TRANSLATE_NOOP("Settings", "quick"),
    ("bot_min_delay_ms", "350"): QT_TRANSLATE_NOOP("Settings", "normal"),
    ("bot_min_delay_ms", "1200"): QT_TRANSLATE_NOOP("Settings", "slow"),
    ("bot_level", "beginner"): QT_TRANSLATE_NOOP("Settings", "beginner"),
    ("bot_level", "easy"): QT_TRANSLATE_NOOP("Settings", "easy"),
    ("bot_level", "medium"): QT_TRANSLATE_NOOP("Settings", "medium"),
    ("bot_level", "hard"): QT_TRANSLATE_NOOP("Settings", "hard"),
    ("bot_level", "expert"): QT_TRANSLATE_NOOP("Settings", "expert"),
}


def pages() -> list[str]:
    """Return the pages of settings, in order."""
    return list(_PAGES)


def fields_of(page: str) -> list[tuple[str, str]]:
    """Return the settings (section, field) on a page, in order.

    Card letters are only offered if the language has its own.
    """
    return [
        key
        for key in _FIELDS
        if _ELSEWHERE.get(key, key[0]) == page and (key != ("look", "letters") or letters_differ())
    ]


def page_words(page: str) -> str:
    return translated("Settings", _PAGES[page])


def heading_words(section: str, field: str) -> str:
    """Return the heading above a field, empty for most."""
    return translated("Settings", _HEADINGS[section, field]) if (section, field) in _HEADINGS else ""


def hint_words(section: str, field: str) -> str:
    """Return the help line of a setting, empty if its label says enough."""
    return translated("Settings", _HINTS[section, field]) if (section, field) in _HINTS else ""


def steps_of(field: str) -> list[int]:
    """Return the named values of a number, ascending; none if it can be set freely."""
    return sorted(int(value) for name, value in _VALUES if name == field)


def field_words(section: str, field: str) -> str:
    return translated("Settings", _FIELDS[section, field])


def value_words(field: str, value: str | int) -> str:
    """Return a setting's value as text; values without one are returned unchanged."""
    if field == "text_size":
        return translate("Settings", "{n}%", n=value)
    known = _VALUES.get((field, str(value)))
    return translated("Settings", known) if known else str(value)
