"""Folders of finished matches for tests.

Command for many of them: `.venv/bin/python -m tests.storage.finished FOLDER COUNT`
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path

from tests.driving import brief_action, chance
from tests.written import with_table
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record
from trickdesk.engine.table import Table
from trickdesk.games import games

NAMES = ("Mikka", "Ada", "Bruno", "Chidi", "Dora", "Emil", "Fay", "Gus")
LEVELS = ("easy", "medium", "hard", "expert")
VARIETY = 4  # matches of each game that the many are copies of


@cache
def match(game_id: str, seed: int = 1) -> Record:
    """Return a random finished match of a game with one of its presets."""
    rng = random.Random(f"{game_id} {seed}")
    kind = games()[game_id]
    preset = rng.choice(kind.presets)
    return with_table(Record(game_id, preset=preset.name), finished(kind(preset.options), rng))


def finished(game: Game, rng: random.Random) -> Table:
    """Return the table of a random finished match."""
    table = Table(game)
    while not table.winners:
        if table.phase is None or table.phase.turn < 0:
            chance(table, rng)
        else:
            ask = table.phase.ask()
            assert ask is not None
            table.act(table.phase.turn, brief_action(ask, rng))
    return table


def seats(
    record: Record, people: Mapping[int, str], level: str = "hard", **more: object
) -> tuple[dict[str, object], ...]:
    """Return seats: `people` by seat, bots of a level elsewhere.

    `more` is saved with the people's seats.
    """
    count = games()[record.game](record.options).seats
    found: list[dict[str, object]] = []
    for seat in range(count):
        if seat in people:
            found.append({"name": people[seat], "player": "human", **more})
        else:
            found.append({"name": NAMES[seat], "player": "bot", "level": level, "bot_version": 1})
    return tuple(found)


def keep(
    folder: Path, record: Record, when: datetime, sitting: Sequence[Mapping[str, object]], number: int = 0
) -> Path:
    """Save a finished match that began at a given time and took twenty minutes."""
    folder.mkdir(parents=True, exist_ok=True)
    more = f"-{number}" if number else ""
    path = folder / f"{when:%Y%m%d-%H%M%S}-{record.game}{more}.trickdesk"
    kept = Record(record.game, record.log, record.options, record.preset, tuple(sitting))
    path.write_text(kept.to_text(), encoding="utf-8")
    ended = (when + timedelta(minutes=20)).timestamp()
    os.utime(path, (ended, ended))
    return path


def keep_many(folder: Path, count: int, days: int = 800) -> None:
    """Save matches of every game, spread evenly over a number of days before 2027."""
    rng = random.Random(5)
    for number in range(count):
        record = match(rng.choice(list(games())), rng.randrange(VARIETY))
        people = {0: "Ann" if rng.random() < 0.15 else "Mikka"}
        sitting = seats(record, people, rng.choice(LEVELS), takebacks=int(rng.random() < 0.1))
        when = datetime(2026, 11, 24, 20) - timedelta(minutes=round(number * days * 1440 / count))
        keep(folder, record, when, sitting, number)


if __name__ == "__main__":
    keep_many(Path(sys.argv[1]), int(sys.argv[2]))
