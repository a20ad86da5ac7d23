"""All errors that the engine raises, and how they quote text from outside."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

LONGEST_QUOTE = 40
MOST_MARKS = 2  # accents on one letter; more would overlap the lines around it
INSTEAD = "\ufffd"
LARGEST = 10**20
TRICKS = "{tricks} tricks"


@dataclass(frozen=True, slots=True, init=False)
class Message:
    """One English sentence with values for its `{fields}`; screens translate both.

    The first word of a field's name says what its value is: `seat` and `side` (ints), `bid`, `card`, `suit`,
    `rank` (as in records), `game` (its English name). Others are numbers, text, sentences, or errors.
    """

    text: str
    values: Mapping[str, object]

    def __init__(self, text: str, /, **values: object) -> None:
        object.__setattr__(self, "text", text)
        object.__setattr__(self, "values", values)

    def __str__(self) -> str:
        return self.text.format(**self.values) if self.values else self.text

    @property
    def singular(self) -> str:
        """The English sentence for one trick; empty if it contains no number of tricks."""
        return self.text.replace(TRICKS, TRICKS[:-1]) if TRICKS in self.text else ""


class TrickdeskError(Exception):
    """Base class of all errors of Trickdesk; its message is one sentence for the user."""

    def __init__(self, message: Message | str) -> None:
        self.message = message if isinstance(message, Message) else Message(message)
        super().__init__(str(self.message))


class NotationError(TrickdeskError, ValueError):
    """Raised if a text isn't a card, a call, an input or a record (docs/record.md)."""


class OptionError(TrickdeskError, ValueError):
    """Raised for an option that is unknown, has a bad value, or excludes another one."""


def one_line(text: str, longest: int = LONGEST_QUOTE) -> str:
    """Return the beginning of a text from outside on one line, to quote it.

    Characters that can't be seen (control characters, line ends, changes of writing direction, lone
    surrogates) and excess accents on one letter are each replaced by U+FFFD.
    """
    found, marks = [], MOST_MARKS  # the opening quotation mark must not carry an accent
    for letter in unicodedata.normalize("NFC", text[:longest]):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        found.append(letter if letter.isprintable() and marks <= MOST_MARKS else INSTEAD)
    return "".join(found) + ("…" if len(text) > longest else "")


def quoted(value: object) -> Message | str:
    """Return a JSON value as a sentence can quote it: in quotation marks or described."""
    if isinstance(value, str):
        return f"“{one_line(value)}”"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value) if -LARGEST < value < LARGEST else Message("a very large number")
    if isinstance(value, float):
        return repr(value)
    return Message("an object") if isinstance(value, dict) else Message("a list")


@dataclass(frozen=True, slots=True)
class Problem:
    """A kind of refusal or failure: its code, and a sentence for the player.

    Refusals have no fields. The fields of other problems are filled in where the error is raised.
    """

    name: str
    text: str

    @property
    def message(self) -> Message:
        """The sentence of a refusal."""
        return Message(self.text)


class Why:
    """The refusals of all games; games add their own."""

    NO_DEAL = Problem("NO_DEAL", "No deal is in progress.")
    DEAL_IN_PROGRESS = Problem("DEAL_IN_PROGRESS", "The deal isn't over yet.")
    MATCH_OVER = Problem("MATCH_OVER", "The match is over.")
    NOT_YOUR_TURN = Problem("NOT_YOUR_TURN", "It isn't your turn.")
    WRONG_PHASE = Problem("WRONG_PHASE", "That can't be done now.")
    WRONG_DEALER = Problem("WRONG_DEALER", "It is another player's deal.")
    WRONG_CARDS = Problem("WRONG_CARDS", "Those cards don't belong there.")
    NO_SUCH_CALL = Problem("NO_SUCH_CALL", "There is no such call.")
    BID_TOO_LOW = Problem("BID_TOO_LOW", "That bid isn't high enough.")
    BID_TOO_SOON = Problem("BID_TOO_SOON", "That bid isn't allowed yet.")
    MUST_CALL = Problem("MUST_CALL", "You can't pass here.")
    CANNOT_CHECK = Problem(
        "CANNOT_CHECK", "You can check only your partner's bid, and only while an opponent is still bidding."
    )
    CANNOT_HOLD = Problem("CANNOT_HOLD", "Only the dealer can hold, and only another player's bid.")
    CARD_NOT_HELD = Problem("CARD_NOT_HELD", "You don't have that card.")
    WRONG_COUNT = Problem("WRONG_COUNT", "That isn't the right number of cards.")
    CARD_MUST_STAY = Problem("CARD_MUST_STAY", "You can't discard that card.")
    MUST_FOLLOW = Problem("MUST_FOLLOW", "You must follow the suit led.")
    NAME_NO_SUIT = Problem("NAME_NO_SUIT", "No suit can be named here.")


class IllegalAction(TrickdeskError, ValueError):
    """Raised for an input that the rules don't allow here; nothing has changed."""

    def __init__(self, why: Problem) -> None:
        super().__init__(why.message)
        self.why = why
