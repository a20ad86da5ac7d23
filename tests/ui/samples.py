"""Tables at every kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.driving import chance, random_action, step
from trickdesk.engine.actions import Ask, AskCall, AskGive, AskPlay, Call
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

NAMES = ["South", "Ada", "Bruno", "Chidi", "Dora", "Emil", "Fay", "Gus"]


def table_where(
    game_id: str,
    wanted: Callable[[Table, Ask], bool],
    options: dict[str, object] | None = None,
    seed: int = 1,
) -> Table:
    """Return a random match, stopped at the first decision of a kind."""
    rng = Random(seed)
    table = Table(games()[game_id](options or {}))
    for _ in range(20_000):
        ask = table.phase.ask() if table.phase is not None else None
        if ask is not None and wanted(table, ask):
            return table
        if table.winners:
            table = Table(table.game)
        step(table, rng)
    raise AssertionError(f"{game_id} never came to what was wanted")


def asked(table: Table) -> PlayerView:
    """Return the view of the seat on turn."""
    assert table.phase is not None
    return view(table, table.phase.turn)


def auction(
    game_id: str, calls: str = "", options: dict[str, object] | None = None, seed: int = 1
) -> PlayerView:
    """Return the view of the seat on turn after these calls in a first deal."""
    rng = Random(seed)
    table = Table(games()[game_id](options or {}))
    chance(table, rng)
    for call in calls.split():
        assert table.phase is not None
        table.act(table.phase.turn, Call(call))
    return asked(table)


def calling(game_id: str, style: str, options: dict[str, object] | None = None, seed: int = 1) -> PlayerView:
    """Return the view of a seat that has to make a call of this style."""
    return asked(
        table_where(game_id, lambda _, ask: isinstance(ask, AskCall) and ask.style == style, options, seed)
    )


def giving(game_id: str, options: dict[str, object] | None = None, seed: int = 1) -> PlayerView:
    """Return the view of a seat that has to discard."""
    return asked(table_where(game_id, lambda _, ask: isinstance(ask, AskGive), options, seed))


def playing(
    game_id: str,
    wanted: Callable[[Table, AskPlay], bool] = lambda table, ask: True,
    options: dict[str, object] | None = None,
    seed: int = 1,
) -> PlayerView:
    """Return the view of a seat that has to play a card."""
    return asked(
        table_where(
            game_id, lambda table, ask: isinstance(ask, AskPlay) and wanted(table, ask), options, seed
        )
    )


def deals_over(
    game_id: str, deals: int = 1, options: dict[str, object] | None = None, seed: int = 1
) -> Table:
    """Return a table after so many deals with card play, or at the match's end."""
    rng = Random(seed)
    table = Table(games()[game_id](options or {}))
    while not table.winners:
        made = sum(record.contract is not None for record in table.deals)
        if table.phase is None and made >= deals:
            return table
        step(table, rng)
    return table


def at_end(game_id: str, options: dict[str, object] | None = None, seed: int = 1) -> Table:
    """Return a table whose match is over."""
    return deals_over(game_id, 10_000, options, seed)


__all__ = [
    "NAMES",
    "asked",
    "at_end",
    "auction",
    "calling",
    "deals_over",
    "giving",
    "playing",
    "random_action",
    "table_where",
    "view",
]
