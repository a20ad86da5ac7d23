"""Views to measure decisions on: deals that the heuristic plays in all seats."""

from __future__ import annotations

from collections.abc import Iterator

from trickdesk.bots.arena.agents import HEURISTIC, decider
from trickdesk.bots.arena.playing import KINDS, Notes, Players, play_deal
from trickdesk.engine.actions import Action
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView

MOST_DEALS = 50


def asked(table: Table, shuffler: Shuffler, index: int) -> Iterator[tuple[str, PlayerView]]:
    """Every view in which a seat has a choice in deal ``index`` of a match, with its kind of decision."""
    seen: list[tuple[str, PlayerView]] = []
    choose = decider(HEURISTIC)

    def watch(view: PlayerView, seed: int, table: Table | None) -> Action:
        action = choose(view, seed, table)
        seen.append((KINDS[type(action)], view))
        return action

    seats = table.game.seats
    play_deal(table, shuffler, index, Players([watch] * seats, [Notes() for _ in range(seats)]))
    yield from seen


def sample(game: Game, each: int) -> dict[str, list[PlayerView]]:
    """Up to ``each`` views of every kind, spread over the deals of a match or several: the first views of each deal
    fill the set last."""
    found: dict[str, list[PlayerView]] = {kind: [] for kind in KINDS.values()}
    table, shuffler, number = Table(game), Shuffler("bench"), 0
    for index in range(MOST_DEALS):
        if table.winners:
            table, shuffler, number = Table(game), Shuffler(f"bench {index}"), 0
        by_kind: dict[str, list[PlayerView]] = {}
        for kind, view in asked(table, shuffler, number):
            by_kind.setdefault(kind, []).append(view)
        number += 1
        for kind, views in by_kind.items():
            step = max(1, len(views) // 4)
            found[kind] += views[index % step :: step]
        if all(len(views) >= each for kind, views in found.items() if views):
            break
    return {kind: views[:each] for kind, views in found.items() if views}
