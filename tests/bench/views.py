"""Views for measuring decisions, from deals played by the heuristic."""

from __future__ import annotations

from collections.abc import Iterator

from tests.bots.baseline import heuristic
from trickdesk.engine.actions import Action, Call, Give, Play
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

MOST_DEALS = 50
KINDS: dict[type[Action], str] = {Call: "call", Give: "give", Play: "card"}


def asked(table: Table, shuffler: Shuffler, index: int) -> Iterator[tuple[str, PlayerView]]:
    """Yield every view with a choice in deal `index` of a match, and its kind."""
    game, again = table.game, 0
    table.deal(shuffler.deal(game, index, table.next_dealer if table.deals else shuffler.first_dealer(game)))
    while table.phase is not None:
        seat = table.phase.turn
        if seat < 0:
            table.restock(shuffler.restock(table.discards, index, again))
            again += 1
            continue
        seen = view(table, seat)
        action = heuristic.choose(seen)
        yield KINDS[type(action)], seen
        table.act(seat, action)


def sample(game: Game, each: int) -> dict[str, list[PlayerView]]:
    """Return up to `each` views of every kind, spread over the deals of matches.

    The first views of each deal are used last.
    """
    found: dict[str, list[PlayerView]] = {kind: [] for kind in KINDS.values()}
    table, shuffler, number = Table(game), Shuffler("bench"), 0
    for index in range(MOST_DEALS):
        if table.winners:
            table, shuffler, number = Table(game), Shuffler(f"bench {index}"), 0
        by_kind: dict[str, list[PlayerView]] = {}
        for kind, seen in asked(table, shuffler, number):
            by_kind.setdefault(kind, []).append(seen)
        number += 1
        for kind, views in by_kind.items():
            step = max(1, len(views) // 4)
            found[kind] += views[index % step :: step]
        if all(len(views) >= each for kind, views in found.items() if views):
            break
    return {kind: views[:each] for kind, views in found.items() if views}
