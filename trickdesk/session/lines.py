"""Variations of a finished deal: a tree of other ways to play, and their sessions."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

from trickdesk.engine.actions import Input
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import clean_name, parse_input, write_input
from trickdesk.engine.table import Table
from trickdesk.engine.typed_json import JsonValue, Length
from trickdesk.hashing import sha256
from trickdesk.session.blindfold import Blindfold
from trickdesk.session.players import Setup
from trickdesk.session.replay import Position, Replay
from trickdesk.session.session import Session
from trickdesk.storage.files import FileProblem, SaveError, must_be_file, read_object, remove_file, write_text
from trickdesk.storage.locks import writing
from trickdesk.storage.paths import Paths

FORMAT, VERSION = "trickdesk-lines", 1
LONGEST_FILE = 2**18
MOST_LINES = 40  # variations of one deal
LONGEST_LOG = 500  # inputs of one deal; the longest in practice have about ninety
LONGEST_ENTRY = 300  # characters of one input


@dataclass(frozen=True, slots=True)
class Variation(JsonValue):
    """A variation of a deal.

    It leaves `parent` (None: the deal as played) after `at` inputs of the deal and continues with `log`, in
    record notation.
    """

    name: str
    parent: int | None
    at: int
    log: Annotated[tuple[Annotated[str, Length(0, LONGEST_ENTRY)], ...], Length(1, LONGEST_LOG)]


def line_of(data: object) -> Variation:
    """Read a variation from JSON; ValueError if it isn't one."""
    line = Variation.from_json(data)
    return replace(line, name=clean_name(line.name))


class Variations:
    """The variations of one deal, whose play is `log`; parents come before children."""

    def __init__(self, log: Sequence[str]) -> None:
        self.log = tuple(log)
        self.all: list[Variation] = []

    def log_of(self, line: int | None) -> tuple[str, ...]:
        """Return all inputs of the deal in a variation; None is the deal as played."""
        if line is None:
            return self.log
        found = self.all[line]
        return self.log_of(found.parent)[: found.at] + found.log

    def depth(self, line: int) -> int:
        """Return the number of variations that this one branches off."""
        parent = self.all[line].parent
        return 0 if parent is None else 1 + self.depth(parent)

    def find(self, log: Sequence[str]) -> tuple[int | None, int]:
        """Return the variation sharing the longest prefix with a log, and its length."""
        best: tuple[int | None, int] = (None, agreeing(self.log, log))
        for line in range(len(self.all)):
            shared = agreeing(self.log_of(line), log)
            if shared > best[1]:
                best = line, shared
        return best

    def add(self, log: Sequence[str], name: str) -> int | None:
        """Add what was played; return its variation, or None for the deal as played.

        If it continues a variation from its last input, that variation is extended.

        Raises:
            ValueError: There are too many variations.
        """
        parent, shared = self.find(log)
        if shared == len(log):
            return parent
        if parent is not None and shared == len(self.log_of(parent)):
            old = self.all[parent]
            self.all[parent] = replace(old, log=tuple(log[old.at :]))
            return parent
        if len(self.all) >= MOST_LINES:
            raise ValueError("too many lines")
        self.all.append(Variation(clean_name(name), parent, shared, tuple(log[shared:])))
        return len(self.all) - 1

    def rename(self, line: int, name: str) -> None:
        """Rename a variation; an empty name changes nothing."""
        if cleaned := clean_name(name):
            self.all[line] = replace(self.all[line], name=cleaned)

    def remove(self, line: int) -> None:
        """Remove a variation, and those that branch off it."""
        gone = {line}
        for other in range(line + 1, len(self.all)):
            if self.all[other].parent in gone:
                gone.add(other)
        kept = [other for other in range(len(self.all)) if other not in gone]
        places = {old: new for new, old in enumerate(kept)}
        self.all = [
            replace(found, parent=None if found.parent is None else places[found.parent])
            for found in (self.all[other] for other in kept)
        ]

    def names(self) -> dict[tuple[str, ...], str]:
        """Return the names of all variations, by all their inputs."""
        return {self.log_of(line): found.name for line, found in enumerate(self.all)}

    def change(self, was: Variations, now: Variations) -> None:
        """Do here what has led from one list of variations to another.

        Raises:
            ValueError: There are too many variations.
        """
        before, after = was.names(), now.names()
        for log in before:
            if not any(other[: len(log)] == log for other in after) and log in self.names():
                self.remove(list(self.names()).index(log))
        for log, name in after.items():
            if before.get(log) != name:
                line = self.add(log, name)
                if line is not None and self.log_of(line) == log:
                    self.rename(line, name)

    def to_json(self) -> list[object]:
        return [line.to_json() for line in self.all]


def agreeing(one: Sequence[str], other: Sequence[str]) -> int:
    """Return the length of the common prefix of two logs."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


class ReviewedDeal:
    """A finished deal, as it was played and in its variations.

    Attributes:
        deal: The index of the deal, from 0.
        key: An id made from what happened in the deal, wherever its record is.
    """

    def __init__(self, setup: Setup, table: Table, deal: int) -> None:
        self.setup, self.deal = setup, deal
        self._table = table
        self.replay = Replay(table, deal)
        self.first, self.end = self.replay.first, self.replay.end
        deck = setup.game.deck
        self.lines = Variations([write_input(entry, deck) for entry in table.log[self.first : self.end]])
        self.stored: list[object] = []  # the variations as they were read or written last
        told = [setup.game.id, sorted(setup.game.options.items()), self.replay.deal, *self.lines.log]
        self.key = sha256(json.dumps(told).encode()).hexdigest()[:32]

    def _table_of(self, log: Sequence[str]) -> Table:
        table = self._table.before_deal_of(self.first + 1)
        for entry in log:
            table.put(parse_input(entry, self.setup.game.deck))
        return table

    def replay_of(self, line: int | None) -> Replay:
        """Return the positions of a variation."""
        return self.replay if line is None else Replay(self._table_of(self.lines.log_of(line)), self.deal)

    def blindfold(self, at: int) -> Blindfold:
        """Return the test of the decision after `at` inputs of the deal as it was played."""
        return Blindfold(self._table, self.setup, at)

    def play_on(self, line: int | None, at: int) -> Session:
        """Return a session, never saved, that plays on from input `at` of a variation.

        The players are the same. Bots that are asked the same questions decide the same.
        """
        log = self.lines.log_of(line)[: at - self.first]
        session = Session(self.setup, None, self._table_of(log))
        session.catch_up()
        session.begin_here()
        return session

    def take(self, session: Session, name: str) -> int | None:
        """Add what a session that plays on has played; return its variation.

        Raises:
            ValueError: There are too many variations.
        """
        return self.lines.add(self.log_in(session), name)

    def log_in(self, session: Session) -> list[str]:
        """Return the inputs of this deal in a session that plays on."""
        return session.inputs_since(self.first)

    def decided(self, log: Sequence[str]) -> tuple[int, Input] | None:
        """Return the index and input at which a log leaves all known variations."""
        shared = self.lines.find(log)[1]
        if shared >= len(log):
            return None
        return self.first + shared, parse_input(log[shared], self.setup.game.deck)

    def position_of(self, log: Sequence[str], decided: tuple[int, Input]) -> Position:
        """Return the position after the input that `decided` returned."""
        at = decided[0] + 1
        table = self._table_of(log[: at - self.first])
        return Replay(table, self.deal).positions[-1]

    def load(self, data: object) -> None:
        """Load stored variations; damaged or illegal ones are left out."""
        self.lines = self._read(data)
        self.stored = self.lines.to_json()

    def merged(self, theirs: object) -> list[object]:
        """Return the variations to store if `theirs` are stored now, by another window.

        Raises:
            ValueError: There are too many variations.
        """
        if theirs is None or theirs == self.stored:
            return self.lines.to_json()
        found = self._read(theirs)
        found.change(self._read(self.stored), self.lines)
        return found.to_json()

    def _read(self, data: object) -> Variations:
        lines, kept = Variations(self.lines.log), dict[int, int]()
        for place, entry in enumerate(data[:MOST_LINES] if isinstance(data, list) else ()):
            try:
                line = line_of(entry)
                parent = None if line.parent is None else kept[line.parent]
                if not 0 < line.at <= len(lines.log_of(parent)):
                    raise ValueError("it leaves its parent nowhere")
                log = lines.log_of(parent)[: line.at] + line.log
                if self._table_of(log).inputs_of(self.deal).stop != self.first + len(log):
                    raise ValueError("it is another deal")
            except (TrickdeskError, ValueError, KeyError):
                continue
            kept[place] = len(lines.all)
            lines.all.append(replace(line, parent=parent))
        return lines


def lines_path(paths: Paths, key: str) -> Path:
    """Return the path of a deal's variations; ValueError if the key isn't a valid one."""
    if re.fullmatch(r"[0-9a-f]{32}", key) is None:
        raise ValueError("no key of a deal")
    return paths.lines / f"{key}.json"


def read_lines(paths: Paths, key: str) -> object:
    """Return the stored variations of a deal, or None if missing or damaged.

    Raises:
        SaveError: The disk can't be read.
    """
    data = read_object(lines_path(paths, key), LONGEST_FILE)
    if data is None or data.get("format") != FORMAT or data.get("version") != VERSION:
        return None
    return data.get("lines")


def keep_lines(paths: Paths, deal: ReviewedDeal) -> None:
    """Store the variations of a deal, beside those that other windows have stored.

    Raises:
        SaveError: The file can't be written, or has no room for more variations.
    """
    path, lines = lines_path(paths, deal.key), deal.lines.to_json()
    with writing(path):
        try:
            merged = deal.merged(read_lines(paths, deal.key))
        except ValueError:
            raise SaveError(FileProblem.TOO_LARGE, path) from None
        write_lines(paths, deal.key, merged)
    deal.stored = lines


def write_lines(paths: Paths, key: str, lines: list[object]) -> None:
    """Replace the stored variations of a deal; an empty list removes the file.

    Raises:
        SaveError: The file can't be written.
    """
    path = lines_path(paths, key)
    if not lines:
        must_be_file(path)
        remove_file(path)
        return
    text = json.dumps({"format": FORMAT, "version": VERSION, "lines": lines}, ensure_ascii=False, indent=1)
    if len(text) > LONGEST_FILE:
        raise SaveError(FileProblem.TOO_LARGE, path)
    write_text(path, text + "\n")
