"""Decisions that must be the same on every machine.

`python -m tests.bots.same_decisions` asks for them again and prints those that differ; with TRICKDESK_PURE=1 it takes
about a minute. `--every N` asks each N-th, `--backwards` in the opposite order, and `--write` replaces the file.

`same_decisions.json` has a deal of each game: its log, and who is asked after how many inputs. Each answer is written
with a digest of all figures to the last bit, so rounding shows before it changes a decision.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from trickdesk import kernels
from trickdesk.bots.levels import TEMPERAMENTS
from trickdesk.bots.player import decide
from trickdesk.engine.record import parse_input, write_action, write_input
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.hashing import sha256

FILE = Path(__file__).with_suffix(".json")
LEVELS = ("hard", "medium", "hard", "hard", "medium", "hard", "expert")  # in turn


class Asked(NamedTuple):
    """A decision: what a level sees, and its answer in the file."""

    game_id: str
    at: int
    view: PlayerView
    level: str
    answer: str

    @property
    def is_right(self) -> bool:
        return answered(self.view, self.level, self.at) == self.answer


def answered(seen: PlayerView, level: str, at: int) -> str:
    """Return the decision of a level, with a digest of all its figures."""
    temperament = tuple(TEMPERAMENTS)[at % len(TEMPERAMENTS)]
    made = decide(seen, level, at, temperament=temperament, fixed=True)
    why, deck = made.explanation, seen.game.deck
    figures = [(write_action(one.action, deck), one.value, one.error) for one in why.weighed]
    digest = sha256(repr((figures, why.worlds, why.solved)).encode()).hexdigest()[:8]
    return f"{write_action(made.action, deck)} {digest}"


def decisions() -> list[Asked]:
    """Return all decisions of the file."""
    found = []
    for deal in json.loads(FILE.read_text(encoding="utf-8")):
        table = Table(games()[deal["game"]]())
        for at, entry in enumerate(deal["log"]):
            if str(at) in deal["answers"]:
                assert table.phase is not None
                level, answer = deal["answers"][str(at)]
                found.append(Asked(deal["game"], at, view(table, table.phase.turn), level, answer))
            table.put(parse_input(entry, table.game.deck))
    return found


def differing(asked: list[Asked]) -> list[str]:
    """Return what is decided differently here."""
    return [f"{one.game_id} {one.at} {one.level} {one.answer}" for one in asked if not one.is_right]


def played() -> Iterator[dict[str, Any]]:
    """Play the deals and yield what the file has of each."""
    for game_id, kind in sorted(games().items()):
        table, shuffler, answers = Table(kind()), Shuffler(f"same {game_id}"), {}
        table.deal(shuffler.deal(table.game, 0, shuffler.first_dealer(table.game)))
        while table.phase is not None:
            seat, at = table.phase.turn, len(table.log)
            if seat < 0:
                table.restock(shuffler.restock(table.discards, 0, table.stocks))
                continue
            seen, level = view(table, seat), LEVELS[at % len(LEVELS)]
            answers[at] = level, answered(seen, level, at)
            table.act(seat, decide(seen, "medium", at, fixed=True).action)
        log = [write_input(entry, table.game.deck) for entry in table.log]
        yield {"game": game_id, "log": log, "answers": answers}


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--every", type=int, default=1)
    arguments.add_argument("--backwards", action="store_true")
    arguments.add_argument("--write", action="store_true")
    options = arguments.parse_args()
    if options.write:
        FILE.write_text(json.dumps(list(played()), indent=0) + "\n", encoding="utf-8")
    asked = decisions()[:: options.every]
    found = differing(asked[::-1] if options.backwards else asked)
    print(*found, f"{len(asked)} decisions, {len(found)} differ, {kernels.loaded()} kernels", sep="\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
