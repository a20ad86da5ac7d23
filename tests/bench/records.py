"""Records of deals played by bots, as input for benchmarks."""

from __future__ import annotations

from tests.written import with_table
from trickdesk.bots.arena.playing import AGENTS, Players, PlayerStats, play_deal
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table

TRIES = 100  # deals, should nobody bid


def record_of_deal(game: Game, seed: str, level: str, person: Seat | None = None) -> str:
    """Return the record of a deal with card play; `person` is the seat of a person."""
    bots = Players([AGENTS.decider(level)] * game.seats, [PlayerStats() for _ in range(game.seats)])
    for index in range(TRIES):
        table, shuffler = Table(game), Shuffler(f"{seed} {index}")
        play_deal(table, shuffler, 0, bots)
        if not table.deals[-1].passed_out:
            break
    seats = tuple(
        {"name": f"Seat {seat}", "player": "human"}
        if seat == person
        else {"name": f"Seat {seat}", "player": "bot", "level": level}
        for seat in range(game.seats)
    )
    return with_table(Record(game.id, seats=seats, extra={"seed": shuffler.seed}), table).to_text()
