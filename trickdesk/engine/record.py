"""Records: the only code that reads and writes inputs as text; also cleans names."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any
from unicodedata import category, normalize

from trickdesk.engine.actions import Action, Call, Deal, Event, Give, Input, Play, Stock
from trickdesk.engine.cards import Deck, card_set, cards_in
from trickdesk.engine.errors import (
    IllegalAction,
    Message,
    NotationError,
    OptionError,
    TrickdeskError,
    one_line,
    quoted,
)
from trickdesk.engine.game import Game
from trickdesk.engine.record_keys import HEADER, ORIGIN, SEED
from trickdesk.engine.table import Table

FORMAT = "trickdesk-record"
VERSION = 1
LONGEST = 2**20
"""The largest size of a record in bytes; the longest real ones have 60,000."""
LONGEST_NUMBER = 40  # characters, including sign and exponent
SHORT = len("0 play 10H as H")
DEEPEST = 50  # nested lists and objects, including the record itself
HUMAN, BOT = "human", "bot"  # who plays in a seat
MOST_COUNTED = 9999  # of hints and the like in a seat
LONGEST_NAME = 40  # letters in a player's name
LOOKED_AT = 10 * LONGEST_NAME  # letters read of a name; the rest is ignored
MARKS_IN_A_ROW = 3  # accents on one letter; enough for every script
REPLAYED, BY_CODE, SET_UP = "replay", "code", "set up"  # values of `origin`
Games = Mapping[str, type[Game]]


class RecordError(TrickdeskError):
    """Raised for a damaged record.

    Attributes:
        at: The index in `log`, or None for the header.
        entry: The bad entry, as it was read.
        why: A code.
    """

    def __init__(
        self, message: Message | str, at: int | None = None, entry: object = None, why: str = "HEADER"
    ) -> None:
        super().__init__(message)
        self.at, self.entry, self.why = at, entry, why


# -- one input


def is_deal(entry: object) -> bool:
    """Whether an entry of a log, as it was read, is a deal."""
    return isinstance(entry, str) and entry.startswith("deal ")


def parse_input(text: str, deck: Deck) -> Input:
    """Read one log entry in the notation of docs/record.md.

    >>> from trickdesk.games import games
    >>> deck = games()["five-hundred"].deck
    >>> parse_input("2 call 7NT", deck)
    (2, Call(text='7NT'))
    >>> write_input((0, Play(deck.card("JK"), deck.suits.index("H"))), deck)
    '0 play JK as H'

    Raises:
        NotationError: It isn't one.
    """
    return parse_short(text, deck) if len(text) <= SHORT else parse_any(text, deck)


def parse_any(text: str, deck: Deck) -> Input:
    words = text.split()
    if not words or " ".join(words) != text:
        raise NotationError("Words must be separated by exactly one space.")
    if words[0] == "deal":
        return parse_deal(words, deck)
    if words[0] == "stock":
        return Stock(deck.ids(words[1:]))
    if len(words) < 2:
        raise NotationError("An input is written as a seat, a verb and its object.")
    return parse_seat(words[0]), parse_action(words[1], words[2:], deck)


# The same calls and cards come back in every deal: with a cache, long matches load a quarter faster.
parse_short = lru_cache(maxsize=2048)(parse_any)


def parse_seat(word: str) -> int:
    if len(word) == 1 and word in "01234567":
        return int(word)
    raise NotationError(Message("“{word}” isn't a seat.", word=one_line(word)))


def parse_deal(words: Sequence[str], deck: Deck) -> Deal:
    parts: list[list[str]] = [[]]
    for word in words[1:]:
        if word == "|":
            parts.append([])
        else:
            parts[-1].append(word)
    if len(parts[0]) != 1 or len(parts) < 2 or not all(parts):
        raise NotationError("A deal is written “deal DEALER | hand | hand ... | talon CARDS”.")
    talon: list[str] = []
    if parts[-1][0] == "talon":
        talon = parts.pop()[1:]
        if not talon:
            raise NotationError("An empty talon must be left out.")
    return Deal(parse_seat(parts[0][0]), tuple(deck.ids(part) for part in parts[1:]), deck.ids(talon))


def parse_action(verb: str, rest: Sequence[str], deck: Deck) -> Action:
    if verb == "call" and rest:
        return Call(" ".join(rest))
    if verb == "give":
        return Give(card_set(deck.ids(rest)))
    if verb == "play" and len(rest) == 1:
        return Play(deck.card(rest[0]))
    if verb == "play" and len(rest) == 3 and rest[1] == "as":
        if len(rest[2]) != 1 or rest[2] not in deck.suits:
            raise NotationError(Message("“{word}” isn't a suit.", word=one_line(rest[2])))
        return Play(deck.card(rest[0]), deck.suits.index(rest[2]))
    raise NotationError("An input is “call TEXT”, “give CARDS”, “play CARD” or “play CARD as SUIT”.")


def card_text(card: int, named: int | None, deck: Deck) -> str:
    """Return a played card as text: `JK`, or `JK as H`."""
    return deck.names[card] if named is None else f"{deck.names[card]} as {deck.suits[named]}"


def write_action(action: Action, deck: Deck) -> str:
    """Return an action as text, without its seat: `call pass`, `play QS`."""
    if isinstance(action, Call):
        return f"call {action.text}"
    if isinstance(action, Give):
        return " ".join(["give", *(deck.names[card] for card in cards_in(action.cards))])
    return "play " + card_text(action.card, action.named, deck)


def write_input(entry: Input, deck: Deck) -> str:
    """Return one log entry as text."""
    if isinstance(entry, Deal):
        hands = [" ".join(deck.names[card] for card in hand) for hand in entry.hands]
        talon = [" ".join(["talon", *(deck.names[card] for card in entry.talon)])] if entry.talon else []
        return " | ".join([f"deal {entry.dealer}", *hands, *talon])
    if isinstance(entry, Stock):
        return " ".join(["stock", *(deck.names[card] for card in entry.cards)])
    seat, action = entry
    return f"{seat} {write_action(action, deck)}"


# -- whole records


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was read.

    `options` are as written in the file. `extra` has all keys that are no attributes, known or not.
    """

    game: str
    log: tuple[object, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    preset: str | None = None
    seats: tuple[Mapping[str, object], ...] | None = None
    rules_version: int = 1
    app: str | None = None
    extra: Mapping[str, object] = field(default_factory=dict)

    @property
    def seed(self) -> str | None:
        """The seed of the match; None if the record has no valid one."""
        seed = self.extra.get(SEED.name)
        return seed if isinstance(seed, str) and seed else None

    @property
    def origin(self) -> object:
        """How the last deal's cards came about, if not from the seed."""
        return self.extra.get(ORIGIN.name)

    def to_text(self) -> str:
        """Return the text of a record file: JSON, with one log entry on each line."""
        head: dict[str, object] = {"format": FORMAT, "version": VERSION}
        said = {key: getattr(self, key) for key in ATTRIBUTES if key != "log"}
        head |= {key: value for key, value in said.items() if value is not None} | dict(self.extra)
        lines = [
            f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False, default=dict)}"
            for key, value in head.items()
        ]
        log = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in self.log)
        lines.append(f'  "log": [\n{log}\n  ]' if self.log else '  "log": []')
        text = "{\n" + ",\n".join(lines) + "\n}\n"
        # JSON can spell half a surrogate pair, but UTF-8 can't: it stays escaped.
        return text.encode("utf-8", "backslashreplace").decode("utf-8")


ATTRIBUTES = [key.name for key in HEADER if key.name in {field.name for field in fields(Record)}]


def finite(word: str) -> float:
    """Read a JSON number with a fraction or exponent; ValueError if it isn't finite."""
    value = float(word) if len(word) <= LONGEST_NUMBER else math.inf
    if not math.isfinite(value):
        raise ValueError(f"{one_line(word)} is no number")
    return value


def whole(word: str) -> int:
    """Read a JSON integer; ValueError if it is too long, as parsing would be slow."""
    if len(word) > LONGEST_NUMBER:
        raise ValueError(f"{one_line(word)} is too large a number")
    return int(word)


DECODER = json.JSONDecoder(parse_constant=finite, parse_float=finite, parse_int=whole)


def too_deep(data: object) -> bool:
    """Whether more than `DEEPEST` lists and objects are nested."""
    level = [data]
    for _ in range(DEEPEST):
        level = [
            inner
            for value in level
            if isinstance(value, (list, dict))
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
    return any(isinstance(value, (list, dict)) for value in level)


def decoded(data: bytes) -> str:
    """Decode a record's bytes.

    Raises:
        RecordError: There are too many, or they aren't UTF-8.
    """
    if len(data) > LONGEST:
        raise RecordError("This isn't a record: it is larger than 1 MiB.", why="TOO_LONG")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        message = Message("This isn't a record: byte {place} is not UTF-8.", place=error.start + 1)
        raise RecordError(message, why="NOT_UTF8") from None


def read_record(text: str) -> Record:
    """Read a record's JSON text.

    Raises:
        RecordError: It isn't a record; `at` is None.
    """
    try:
        data = DECODER.decode(text)
        if too_deep(data):
            raise ValueError("it is nested too deeply")
    except RecursionError:
        raise RecordError("This isn't a record: it is nested too deeply.", why="NOT_JSON") from None
    except ValueError as error:
        reason = str(error)
        if isinstance(error, json.JSONDecodeError):  # in words for programmers
            reason = f"line {error.lineno}, column {error.colno} is not JSON"
        raise RecordError(Message("This isn't a record: {error}.", error=reason), why="NOT_JSON") from None
    return record_of(data)


def record_of(data: object) -> Record:
    """Check the header of a record that was read from JSON.

    Raises:
        RecordError: It is damaged or too new; `at` is None.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("This isn't a Trickdesk record.", why="NOT_A_RECORD")
    version = data.get("version")
    if type(version) is int and version > VERSION:
        text = Message("Can't read this record: it was written by a newer version of Trickdesk.")
        raise RecordError(text, why="TOO_NEW")
    if type(version) is not int or version != VERSION:
        text = Message("Can't read this record: version {version} is unknown.", version=quoted(version))
        raise RecordError(text, why="VERSION")
    for key in HEADER:
        if key.name in data and key.kind is not None and type(data[key.name]) is not key.kind[0]:
            raise RecordError(Message(key.kind[1].text, key=key.name))
    for key in HEADER:
        if key.is_required and key.name not in data:
            raise RecordError(Message("“{key}” is missing.", key=key.name))
    if not all(isinstance(seat, dict) for seat in data.get("seats", ())):
        raise RecordError("Every entry of “seats” must be an object.")
    said: dict[str, Any] = {key: data[key] for key in ATTRIBUTES if key in data}
    said |= {key: tuple(value) for key, value in said.items() if isinstance(value, list)}
    extra = {key: value for key, value in data.items() if key not in ("format", "version", *ATTRIBUTES)}
    return Record(**said, extra=extra)


def game_of(record: Record, games: Games) -> Game:
    """Return the record's game with its house rules.

    Raises:
        RecordError: This version can't play it so; `at` is None.
    """
    if record.game not in games:
        raise RecordError(
            Message("There is no game called “{word}”.", word=one_line(record.game)), why="NO_SUCH_GAME"
        )
    kind = games[record.game]
    if record.rules_version != kind.rules_version:
        template = "The {game} rules have no version {version}."
        raise RecordError(
            Message(template, game=kind.name, version=quoted(record.rules_version)), why="RULES"
        )
    try:
        game = kind(record.options)
    except OptionError as error:
        raise RecordError(error.message, why="OPTION") from None
    if record.seats is not None and len(record.seats) != game.seats:
        template = "The record names {named} seats, but {seats} are playing."
        raise RecordError(Message(template, named=len(record.seats), seats=game.seats), why="SEATS")
    return game


def replay(record: Record, games: Games) -> Table:
    """Replay a record through the checks of live play.

    >>> from trickdesk.games import games
    >>> text = '{"format": "trickdesk-record", "version": 1, "game": "hearts", "log": ["0 play QS"]}'
    >>> replay(read_record(text), games())
    Traceback (most recent call last):
    trickdesk.engine.record.RecordError: No deal is in progress.

    Raises:
        RecordError: An entry is damaged or illegal.
    """
    table = Table(game_of(record, games))
    for at, entry in enumerate(record.log):
        feed(table, entry, at)
    return table


def deal_by_deal(record: Record, games: Games) -> Iterator[Table]:
    """Replay a record; yield the table after each finished deal, and at the end.

    It's the same table object each time.

    Raises:
        RecordError: An entry is damaged or illegal.
    """
    table, ended = Table(game_of(record, games)), 0
    for at, entry in enumerate(record.log):
        feed(table, entry, at)
        if table.phase is None and len(table.deals) > ended:
            ended = len(table.deals)
            yield table
    if table.phase is not None or not table.deals:
        yield table


def feed(table: Table, entry: object, at: int) -> list[Event]:
    """Apply one log entry to a table.

    Raises:
        RecordError: The entry, number `at`, is damaged or illegal.
    """
    if not isinstance(entry, str):
        raise RecordError("A log entry must be text.", at, entry, "NOT_TEXT")
    try:
        return table.put(parse_input(entry, table.game.deck))
    except IllegalAction as error:
        raise RecordError(Message("{reason}", reason=error), at, entry, error.why.name) from None
    except NotationError as error:
        raise RecordError(error.message, at, entry, "NOTATION") from None


def rebuild(table: Table, length: int) -> Table:
    """Return a new table after the first `length` inputs of this one; undo uses it."""
    again = table.before_deal_of(length)
    for entry in table.log[len(again.log) : length]:
        again.put(entry)
    return again


# -- seats


def counted(value: object) -> int:
    """Return a count in a record's seat; 0 if it isn't a valid one."""
    return value if type(value) is int and 0 <= value <= MOST_COUNTED else 0


def clean_name(name: str) -> str:
    """Return a name that every screen can show: one short line.

    Needed because a record may hold any text as a name.
    """
    line, marks = "", 0
    for letter in normalize("NFC", " ".join(name[:LOOKED_AT].split())):
        marks = marks + 1 if category(letter).startswith("M") else 0
        if letter.isprintable() and marks <= MARKS_IN_A_ROW and (line or not marks):
            line += letter
    line = line.strip()
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1].rstrip() + "…"
