"""Making a session from a record: an autosave to go on with, or any file."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from trickdesk.engine.record import Record, RecordError, game_of, read_record, replay
from trickdesk.games import games
from trickdesk.session.players import Player, Setup
from trickdesk.session.session import Session
from trickdesk.storage.saves import Match

LONGEST_QUOTE = 40


@dataclass(frozen=True)
class NewPlayers:
    """What a record that does not say it takes: names by seat, the level of bots, and a fresh seed."""

    names: Sequence[str]
    level: str
    seed: str

    def player(self, seat: int) -> Player:
        """A person at seat 0, bots elsewhere."""
        name = self.names[seat] if seat < len(self.names) else str(seat + 1)
        return Player(name, human=seat == 0, level=self.level)


def open_text(text: str, fresh: NewPlayers, match: Match | None) -> Session:
    """The session of a record's text; it saves to ``match``. :class:`RecordError` if the record is bad."""
    record = read_record(text)
    table = replay(record, games())
    session = Session(setup_of(record, fresh), match, table.log)
    session.catch_up()
    return session


def open_match(match: Match, fresh: NewPlayers) -> Session:
    """Go on with an autosave, or with the one before it where the last is damaged.

    :class:`RecordError` or :class:`~trickdesk.storage.files.SaveError` if neither is sound.
    """

    def sound(text: str) -> str:
        replay(read_record(text), games())
        return text

    loaded = match.read(sound)
    session = open_text(loaded.value, fresh, match)
    session.repaired = loaded.damaged is not None
    return session


def setup_of(record: Record, fresh: NewPlayers) -> Setup:
    """How the record's match was set up."""
    game = game_of(record, games())
    defaults = [fresh.player(seat) for seat in range(game.seats)]
    players = tuple(defaults)
    if record.seats is not None:
        players = tuple(
            Player.from_json(seat, default) for seat, default in zip(record.seats, defaults, strict=True)
        )
    extra = dict(record.extra)
    seed = extra.pop("seed", None)
    if not isinstance(seed, str) or not seed:
        seed = fresh.seed
    return Setup(game, players, seed, record.preset, header=extra)


def describe_problem(name: str, text: str, error: RecordError) -> str:
    """One sentence: what is wrong with the file ``name``, and in which line."""
    reason = str(error)
    if error.why == "NOT_JSON":
        return not_json(name, text)
    if error.at is None:
        return f"{name} cannot be opened: {reason}"
    line = line_of_entry(text, error.at)
    where = f"line {line}" if line else f"entry {error.at + 1} of the log"
    quote = str(error.entry)
    if len(quote) > LONGEST_QUOTE:
        quote = quote[:LONGEST_QUOTE] + "…"
    return f"{name} cannot be opened: {where}, “{quote}”: {reason}"


def not_json(name: str, text: str) -> str:
    """One sentence for a text that is no JSON at all, or only the beginning of one."""
    if not text.strip():
        return f"{name} is empty."
    if not text.lstrip().startswith("{"):
        return f"{name} cannot be opened: line 1 is not the beginning of a Trickdesk record."
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return f"{name} cannot be opened: line {error.lineno} is damaged, or the end is missing."
    except (ValueError, RecursionError):
        pass
    return f"{name} cannot be opened: it holds what no record can hold."


def line_of_entry(text: str, at: int) -> int | None:
    """The line (from 1) of the ``at``-th entry of a record's log; None if it cannot be found."""
    decoder = json.JSONDecoder()
    for start in re.finditer(r'"log"\s*:\s*\[', text):
        position = start.end()
        for _ in range(at):
            try:
                _, position = decoder.raw_decode(text, skip(text, position, " \t\r\n"))
            except ValueError:
                break
            position = skip(text, position, " \t\r\n,")
        else:
            return text.count("\n", 0, skip(text, position, " \t\r\n")) + 1
    return None


def skip(text: str, position: int, characters: str) -> int:
    while position < len(text) and text[position] in characters:
        position += 1
    return position
