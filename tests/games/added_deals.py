"""Deals of the game in `added_bids`, used by several tests."""

from __future__ import annotations

from random import Random

from tests.bots.dealing import random_deal
from tests.games.added_bids import AddedBids
from trickdesk.bots.player import any_action, decide
from trickdesk.engine.actions import Call
from trickdesk.engine.table import Table
from trickdesk.engine.view import view

NAMES = ("Ann", "Bo", "Cy", "Di")


def bid(*calls: str, seed: int = 1) -> Table:
    """Return a deal by seat 3, in which seats 0 to 3 bid this."""
    game = AddedBids()
    table = Table(game)
    table.put(random_deal(game, 3, Random(seed)))
    for seat, call in enumerate(calls):
        table.act(seat, Call(call))
    return table


def play_out(table: Table, levels: tuple[str, ...], seed: int = 0) -> None:
    while table.phase is not None:
        seat = table.phase.turn
        seen = view(table, seat)
        if levels[seat] == "random":
            action = any_action(seen, Random(f"{seed} {len(table.log)}"))
        else:
            action = decide(seen, levels[seat], seed, clock=lambda: 0.0).action
        table.act(seat, action)
