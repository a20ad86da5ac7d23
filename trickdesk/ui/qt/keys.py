"""All keys that aren't menu commands, as data for screens and the key list.

Users can change the shortcuts of commands, but not these keys.

A letter is the shortcut of a command. Only in a panel it may choose something instead: a suit after a number, a suit
where nothing else is asked, or a call that is no bid. Menus don't show a letter while it has another meaning.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROW_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

# Places, in the order of the list.
PLACES = {
    "everywhere": QT_TRANSLATE_NOOP("Keys", "In every window"),
    "table": QT_TRANSLATE_NOOP("Keys", "At the table: your cards"),
    "panel": QT_TRANSLATE_NOOP("Keys", "At the table: bids and other choices"),
    "review": QT_TRANSLATE_NOOP("Keys", "In the review"),
    "lesson": QT_TRANSLATE_NOOP("Keys", "In a lesson"),
    "lobby": QT_TRANSLATE_NOOP("Keys", "In the lobby"),
    "practice": QT_TRANSLATE_NOOP("Keys", "In exercises"),
    "editor": QT_TRANSLATE_NOOP("Keys", "Setting up a deal"),
}


def code_of(sequence: QKeySequence) -> int:
    """Return the key of the first chord without its modifiers; 0 if there is none."""
    return 0 if sequence.isEmpty() else int(sequence[0].key())  # type: ignore[index]  # the stubs do not know it


def letters_of(event: QKeyEvent) -> list[str]:
    """Return the letter that a key types, then the Latin one at its place."""
    typed, key = event.text().upper(), event.key()
    found = [typed] if len(typed) == 1 and typed.isalpha() else []
    latin = chr(key) if Qt.Key.Key_A <= key <= Qt.Key.Key_Z else ""
    return [*found, latin] if latin and latin not in found else found


@dataclass(frozen=True)
class FixedKeys:
    """Keys with a meaning at a place, named as in `QKeySequence`.

    `key in fixed` tests one of Qt's key codes.
    """

    place: str
    names: tuple[str, ...]
    words: object

    @cached_property
    def codes(self) -> frozenset[int]:
        codes = {code_of(QKeySequence(name)) for name in self.names}
        return frozenset(codes | ({Qt.Key.Key_Enter} if Qt.Key.Key_Return in codes else set()))

    def __contains__(self, key: int) -> bool:
        return key in self.codes

    @property
    def is_letters(self) -> bool:
        """Whether these are letters, which an open panel gets before commands do."""
        return all(len(name) == 1 and name.isalpha() for name in self.names)


def _fixed(place: str, names: str, words: object) -> FixedKeys:
    return FixedKeys(place, tuple(names.split()), words)


DIGITS = "1 2 3 4 5 6 7 8 9"

# In all windows
NEXT = _fixed(
    "everywhere", "Tab Shift+Tab", QT_TRANSLATE_NOOP("Keys", "Go to the next or the previous control")
)
PRESS = _fixed("everywhere", "Return", QT_TRANSLATE_NOOP("Keys", "Press the main button or the selected one"))
CLOSE = _fixed("everywhere", "Esc", QT_TRANSLATE_NOOP("Keys", "Close a dialog or undo a choice"))

# At the table
STEP_BACK = _fixed("table", "Left", QT_TRANSLATE_NOOP("Keys", "Go to the previous card"))
STEP_ON = _fixed("table", "Right", QT_TRANSLATE_NOOP("Keys", "Go to the next card"))
PLAY = _fixed("table", "Return Space Up", QT_TRANSLATE_NOOP("Keys", "Play the selected card"))
PICK = _fixed("table", "Space Up", QT_TRANSLATE_NOOP("Keys", "Pick a card to discard, or put it back"))
PUT_BACK = _fixed(
    "table", "Esc", QT_TRANSLATE_NOOP("Keys", "Leave the cards and clear a card chosen in advance")
)
MENU = _fixed("table", "Esc", QT_TRANSLATE_NOOP("Keys", "Then open a menu: undo, hint, rules, all games"))
SEATS = _fixed("table", DIGITS, QT_TRANSLATE_NOOP("Keys", "Choose the player in that seat"))

# Panels
MOVE = _fixed("panel", "Left Right Up Down", QT_TRANSLATE_NOOP("Keys", "Go from button to button"))
CONFIRM = _fixed("panel", "Return", QT_TRANSLATE_NOOP("Keys", "Confirm what is chosen"))
NUMBER = _fixed("panel", "0 " + DIGITS, QT_TRANSLATE_NOOP("Keys", "Type your bid, or choose a player"))
MORE = _fixed("panel", "+ = -", QT_TRANSLATE_NOOP("Keys", "Raise or lower the bid"))
SUITS = _fixed(
    "panel", "S H D C N", QT_TRANSLATE_NOOP("Keys", "Choose a suit: after a number, or if only that is asked")
)
OTHERS = _fixed("panel", "M", QT_TRANSLATE_NOOP("Keys", "Choose a bid without a number, such as misère"))
CHECKS = _fixed("panel", "K", QT_TRANSLATE_NOOP("Keys", "Check, or choose the kitty"))
HOLDS = _fixed("panel", "O", QT_TRANSLATE_NOOP("Keys", "Hold the bid, as the dealer"))
FORGET = _fixed("panel", "Esc", QT_TRANSLATE_NOOP("Keys", "Clear the choice"))

# The review, by the name of the action
REVIEW = {
    "back": _fixed("review", "Left", QT_TRANSLATE_NOOP("Keys", "Step back")),
    "on": _fixed("review", "Right", QT_TRANSLATE_NOOP("Keys", "Step forward")),
    "trick back": _fixed("review", "Up [", QT_TRANSLATE_NOOP("Keys", "Previous trick")),
    "trick on": _fixed("review", "Down ]", QT_TRANSLATE_NOOP("Keys", "Next trick")),
    "first": _fixed("review", "Home", QT_TRANSLATE_NOOP("Keys", "Go to the start of the deal")),
    "last": _fixed("review", "End", QT_TRANSLATE_NOOP("Keys", "Go to the end of the deal")),
    "play": _fixed("review", "Space", QT_TRANSLATE_NOOP("Keys", "Play automatically, or stop")),
    "close": _fixed("review", "Esc", QT_TRANSLATE_NOOP("Keys", "Back to the table")),
    "remove": _fixed("review", "Del", QT_TRANSLATE_NOOP("Keys", "Delete the selected variation")),
}

# Lessons
READ_ON = _fixed("lesson", "Return", QT_TRANSLATE_NOOP("Keys", "Read on"))
READ_BACK = _fixed("lesson", "PgUp", QT_TRANSLATE_NOOP("Keys", "Read the previous text"))
READ_AGAIN = _fixed("lesson", "PgDown", QT_TRANSLATE_NOOP("Keys", "Go forward to the current text"))
LEAVE = _fixed("lesson", "Esc", QT_TRANSLATE_NOOP("Keys", "Leave the lesson, if nothing is chosen"))

# The lobby
FIRST = _fixed("lobby", "Home PgUp", QT_TRANSLATE_NOOP("Keys", "Go to the first game"))
LAST = _fixed("lobby", "End PgDown", QT_TRANSLATE_NOOP("Keys", "Go to the last game"))
DEAL = _fixed("lobby", "Return", QT_TRANSLATE_NOOP("Keys", "Deal, or continue the selected match"))
DELETE = _fixed("lobby", "Del", QT_TRANSLATE_NOOP("Keys", "Delete the selected unfinished match"))

# Exercises and the deal editor
ANSWER = _fixed("practice", DIGITS, QT_TRANSLATE_NOOP("Keys", "Answer with the card of that number"))
BESIDE = _fixed("practice", "Left Right", QT_TRANSLATE_NOOP("Keys", "Go from card to card"))
PLACE = _fixed("editor", DIGITS, QT_TRANSLATE_NOOP("Keys", "Choose where the next cards go"))
GIVE = _fixed("editor", "Return Space", QT_TRANSLATE_NOOP("Keys", "Move the selected card there"))
AROUND = _fixed(
    "editor", "Left Right Up Down", QT_TRANSLATE_NOOP("Keys", "Go from card to card, and from row to row")
)
SHIFT = _fixed("editor", "Ctrl+Left Ctrl+Right", QT_TRANSLATE_NOOP("Keys", "Move a card within its row"))
TAKE_BACK = _fixed("editor", "Ctrl+Z", QT_TRANSLATE_NOOP("Keys", "Undo the last change"))


def fixed_keys() -> list[FixedKeys]:
    """Return all fixed keys, in the order of the list."""
    found = [entry for entry in globals().values() if isinstance(entry, FixedKeys)]
    found += REVIEW.values()
    return sorted(found, key=lambda entry: list(PLACES).index(entry.place))
