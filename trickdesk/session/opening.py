"""Sessions from records: an autosave to continue, or any file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from trickdesk.engine.actions import Deal
from trickdesk.engine.errors import Message, one_line, quoted
from trickdesk.engine.game import Game
from trickdesk.engine.record import DECODER, Record, RecordError, is_deal, read_record, replay
from trickdesk.engine.record_keys import FAIR, GIVEN, SEED
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.session.fair_deals import FairDeals
from trickdesk.session.players import Player, Setup
from trickdesk.session.session import Session
from trickdesk.storage.files import LONGEST_NAME_TOLD
from trickdesk.storage.persons import NameChanges
from trickdesk.storage.saves import Match


@dataclass(frozen=True)
class NewPlayers:
    """Defaults for the players of a record: names by seat, bot level, a new seed.

    `changes` are those of people's names.
    """

    names: Sequence[str]
    level: str
    seed: str
    changes: NameChanges = field(default_factory=NameChanges)

    def player(self, seat: int) -> Player:
        """Return the default player of a seat: a person at seat 0, bots elsewhere."""
        name = self.names[seat] if seat < len(self.names) else ""
        return Player(name, human=seat == 0, level=self.level)


def open_text(text: str, fresh: NewPlayers, match: Match | None) -> Session:
    """Open the session of a record's text; it is saved to `match`.

    Raises:
        RecordError: The record is damaged.
    """
    return session_of(*replayed(text), fresh, match)


def replayed(text: str) -> tuple[Record, Table]:
    """Read and replay a record's text; return the record and the table.

    Raises:
        RecordError: The record is damaged.
    """
    record = read_record(text)
    return record, replay(record, games())


def session_of(record: Record, table: Table, fresh: NewPlayers, match: Match | None) -> Session:
    session = Session(setup_of(record, table.game, fresh), match, table)
    session.catch_up()
    return session


def open_match(match: Match, fresh: NewPlayers) -> Session:
    """Continue an autosave, or the one before it if the last is damaged.

    Raises:
        RecordError: Both are damaged.
        SaveError: The files can't be read.
    """
    loaded = match.read(replayed)
    session = session_of(*loaded.value, fresh, match)
    session.repaired = loaded.damaged is not None
    return session


def setup_of(record: Record, game: Game, fresh: NewPlayers) -> Setup:
    """Return the setup of a record's match."""
    defaults = [fresh.player(seat) for seat in range(game.seats)]
    players = tuple(defaults)
    if record.seats is not None:
        players = tuple(
            Player.from_json(seat, default) for seat, default in zip(record.seats, defaults, strict=True)
        )
    fair = FairDeals.from_json(record.extra.get(FAIR.name), game, sum(map(is_deal, record.log)))
    given: tuple[Deal, ...] = ()
    if GIVEN.name in record.extra:
        from trickdesk.session.deal_code import CodeError, deals_of  # rarely needed

        with suppress(CodeError):
            given = deals_of(record.extra[GIVEN.name], game)
    read = {SEED.name: True, FAIR.name: fair is not None, GIVEN.name: bool(given)}
    header = {key: value for key, value in record.extra.items() if not read.get(key)}
    return Setup(
        game, players, record.seed or fresh.seed, record.preset, header=header, fair=fair, given=given
    )


def describe_problem(name: str, text: str, error: RecordError) -> Message:
    """Say in one sentence what is wrong with file `name`, and in which line."""
    name, reason = one_line(name, LONGEST_NAME_TOLD), error.message
    if error.why == "NOT_JSON":
        return not_json(name, text)
    if error.at is None:
        return Message("Can't open {name}: {reason}", name=name, reason=reason)
    line = line_of_entry(text, error.at)
    entry = quoted(error.entry)
    if line:
        words = "Can't open {name}: line {line}, {entry}: {reason}"
        return Message(words, name=name, line=line, entry=entry, reason=reason)
    words = "Can't open {name}: log entry {place}, {entry}: {reason}"
    return Message(words, name=name, place=error.at + 1, entry=entry, reason=reason)


def not_json(name: str, text: str) -> Message:
    """Say in one sentence why a text isn't JSON, or isn't complete."""
    if not text.strip():
        return Message("{name} is empty.", name=name)
    if not text.lstrip().startswith("{"):
        words = "Can't open {name}: line 1 isn't the start of a Trickdesk record."
        return Message(words, name=name)
    try:
        DECODER.decode(text)
    except json.JSONDecodeError as error:
        words = "Can't open {name}: line {line} is damaged, or the end is missing."
        return Message(words, name=name, line=error.lineno)
    except (ValueError, RecursionError):
        pass  # nested too deeply, or a number out of range
    return Message("Can't open {name}: it isn't a Trickdesk record.", name=name)


def line_of_entry(text: str, at: int) -> int | None:
    """Return the line number of log entry `at` in a record's text; None if not found.

    Every value is decoded once, so the time is linear in the length.
    """
    try:
        position = start_of_log(text)
        for _ in range(at):
            position = skip(text, DECODER.raw_decode(text, position)[1], BLANK + ",")
    except (ValueError, RecursionError):
        return None
    return text.count("\n", 0, position) + 1


def start_of_log(text: str) -> int:
    """Return the offset of the first log entry in a record's text.

    If a key occurs twice the last value counts, as always in JSON.

    Raises:
        ValueError: There is no log.
    """
    found = None
    position = skip(text, 0, BLANK + "{")
    while text[position : position + 1] != "}":
        key, position = DECODER.raw_decode(text, position)
        position = skip(text, position, BLANK + ":")
        if key == "log":
            found = position
        position = skip(text, DECODER.raw_decode(text, position)[1], BLANK + ",")
    if found is None or text[found] != "[":
        raise ValueError("there is no log")
    return skip(text, found + 1, BLANK)


BLANK = " \t\r\n"


def skip(text: str, position: int, characters: str) -> int:
    while position < len(text) and text[position] in characters:
        position += 1
    return position
