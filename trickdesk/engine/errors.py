"""All errors that the engine raises, and how they quote text from outside."""

from __future__ import annotations

import enum
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

LONGEST_QUOTE = 40
MOST_MARKS = 2  # accents on one letter; more would overlap the lines around it
INSTEAD = "\ufffd"
LARGEST = 10**20


class Message(str):
    """A translatable English sentence, built from a template and its fields.

    A field may be a sentence or an error itself.
    """

    __slots__ = ("fields", "template")
    template: str
    fields: Mapping[str, object]

    def __new__(cls, template: str, /, **fields: object) -> Message:
        said = super().__new__(cls, template.format(**fields) if fields else template)
        said.template, said.fields = template, fields
        return said


class TrickdeskError(Exception):
    """Base class of all errors of Trickdesk; its text is one sentence for the user."""

    @property
    def said(self) -> str:
        """The sentence, as a `Message` if it has fields."""
        return self.args[0] if self.args and isinstance(self.args[0], str) else str(self)


class NotationError(TrickdeskError, ValueError):
    """Raised if a text isn't a card, a call, an input or a record (docs/record.md)."""


class OptionError(TrickdeskError, ValueError):
    """Raised for an option that is unknown, has a bad value, or excludes another one."""


def said(problem: Exception | None) -> str:
    """Return the sentence of an error; empty for None."""
    if problem is None:
        return ""
    return problem.said if isinstance(problem, TrickdeskError) else str(problem)


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


def quoted(value: object) -> str:
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


class Why(enum.Enum):
    """Why an action is illegal, in any game; the value is the sentence for the player."""

    NO_DEAL = "No deal is in progress."
    DEAL_IN_PROGRESS = "The deal isn't over yet."
    MATCH_OVER = "The match is over."
    NOT_YOUR_TURN = "It is another player's turn."
    WRONG_PHASE = "That can't be done now."
    WRONG_DEALER = "It is another player's deal."
    WRONG_CARDS = "Those cards don't belong there."
    NO_SUCH_CALL = "There is no such call."
    BID_TOO_LOW = "That bid isn't high enough."
    BID_TOO_SOON = "That bid isn't allowed yet."
    MUST_CALL = "Passing is not allowed here."
    CANNOT_CHECK = "You can check only a partner's bid, and only while an opponent is still bidding."
    CANNOT_HOLD = "Only the dealer can hold, and only another player's bid."
    CARD_NOT_HELD = "That card isn't in the hand."
    WRONG_COUNT = "That isn't the right number of cards."
    CARD_MUST_STAY = "That card can't be discarded."
    MUST_FOLLOW = "The suit led must be followed."
    NAME_NO_SUIT = "No suit can be named here."


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a game forbids an action: a code and the sentence for the player."""

    name: str
    value: str


class IllegalAction(TrickdeskError, ValueError):
    """Raised for an input that the rules don't allow here; nothing has changed."""

    def __init__(self, why: Why | Refusal) -> None:
        super().__init__(why.value)
        self.why = why
