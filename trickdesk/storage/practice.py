"""Progress in exercises, in a file that can't be rebuilt from anything else.

In the file, `ranking` has for each game the number of questions asked, of right answers, and of right answers
in a row at best. `puzzles` has for each key (a costly decision) the progress and the day on which the puzzle
is due.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, TypeVar

from trickdesk.storage.files import SaveError, parse_object, read_stored, write_text
from trickdesk.storage.locks import writing

T = TypeVar("T")

VERSION = 1
BOXES = (1, 3, 7, 21)  # days until a puzzle comes back, by its box; solved in the last box, it is done
MOST = 100_000  # puzzles; also the largest count


@dataclass(frozen=True, slots=True)
class Score:
    """How somebody has done in one kind of question."""

    asked: int = 0
    right: int = 0
    best: int = 0  # right answers in a row, at most

    def answered(self, right: bool, row: int) -> Score:
        """Return the score after another answer; `row` is the current streak."""
        return Score(self.asked + 1, self.right + right, max(self.best, row))

    def with_new(self, known: Score, now: Score) -> Score:
        """Return this with the answers that came between `known` and `now`."""
        asked, right = self.asked + now.asked - known.asked, self.right + now.right - known.right
        return Score(asked, right, max(self.best, now.best))


@dataclass(frozen=True, slots=True)
class Card:
    """Progress with a puzzle: its `box` (from 0; `len(BOXES)` when done) and due day."""

    box: int
    due: date

    def answered(self, right: bool, today: date) -> Card:
        """Return the card after an answer: a right one moves it on, else it starts again."""
        if not right:
            return Card(0, today + timedelta(days=BOXES[0]))
        box = min(self.box + 1, len(BOXES))
        return Card(box, today + timedelta(days=BOXES[min(box, len(BOXES) - 1)]))

    def is_due(self, today: date) -> bool:
        return self.box < len(BOXES) and self.due <= today


@dataclass(frozen=True, slots=True)
class PracticeProgress:
    """Scores by game, and cards by puzzle."""

    ranking: Mapping[str, Score] = field(default_factory=dict)
    puzzles: Mapping[str, Card] = field(default_factory=dict)

    def with_score(self, game: str, score: Score) -> PracticeProgress:
        return replace(self, ranking={**self.ranking, game: score})

    def with_card(self, key: str, card: Card) -> PracticeProgress:
        return replace(self, puzzles={**self.puzzles, key: card})

    def with_new(self, known: PracticeProgress, now: PracticeProgress) -> PracticeProgress:
        """Return this with the answers that came between `known` and `now`."""
        scores = {
            game: self.ranking.get(game, Score()).with_new(known.ranking.get(game, Score()), score)
            for game, score in now.ranking.items()
        }
        cards = {key: card for key, card in now.puzzles.items() if known.puzzles.get(key) != card}
        return PracticeProgress({**self.ranking, **scores}, {**self.puzzles, **cards})


class PracticeFile:
    """Reads and writes the progress; keys unknown to this version are kept.

    `unread` is why the file can't be read now, or None. Until it is read, it isn't written either.
    """

    def __init__(self, path: Path, unread: SaveError | None = None) -> None:
        self.path = path
        self.unread = unread
        self._known = PracticeProgress()  # what was read or written last; differences to it are new answers

    def load(self) -> PracticeProgress:
        """Return the stored progress; empty if there is none.

        Raises:
            SaveError: The file can't be read now. It won't be written either, so that nothing is lost.
        """
        try:
            data = read_stored(self.path, parse_object, dict[str, Any]()).value
        except SaveError as error:
            self.unread = error
            raise
        self.unread = None
        self._known = _progress(data)
        return self._known

    def save(self, practised: PracticeProgress) -> None:
        """Add the new answers to what other copies of the program have written.

        Raises:
            SaveError: The file can't be written, or couldn't be read.
        """
        if self.unread is not None:
            raise self.unread
        with writing(self.path):
            found = read_stored(self.path, parse_object, dict[str, Any](), alone=True)
            merged = practised
            if not found.damaged:  # its backup may be older than what was written from here
                merged = _progress(found.value).with_new(self._known, practised)
            data = {
                **found.value,
                "version": VERSION,
                "ranking": {game: asdict(score) for game, score in merged.ranking.items()},
                "puzzles": {
                    key: {"box": card.box, "due": card.due.isoformat()}
                    for key, card in merged.puzzles.items()
                },
            }
            write_text(self.path, json.dumps(data, indent=1, ensure_ascii=False) + "\n", keep_previous=True)
        self._known = practised


def _progress(data: Mapping[str, Any]) -> PracticeProgress:
    return PracticeProgress(_each(data.get("ranking"), _score), _each(data.get("puzzles"), _card))


def _each(data: object, read: Callable[[Mapping[str, Any]], T]) -> dict[str, T]:
    """Return the entries that can be read."""
    found: dict[str, T] = {}
    for key, entry in list(data.items())[:MOST] if isinstance(data, dict) else []:
        try:
            found[key] = read(entry)
        except (ValueError, TypeError, KeyError, AttributeError):
            continue
    return found


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise ValueError("not a count")
    return value


def _score(entry: Mapping[str, Any]) -> Score:
    return Score(*(_count(entry[name]) for name in ("asked", "right", "best")))


def _card(entry: Mapping[str, Any]) -> Card:
    return Card(min(_count(entry["box"]), len(BOXES)), date.fromisoformat(entry["due"]))
