"""Views and records as text, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from trickdesk.engine.game import Game
from trickdesk.engine.record import Record, write_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view_of


def read_view(text: str, games: Mapping[str, type[Game]]) -> PlayerView:
    """Read the text of `write_view`."""
    return view_of(json.loads(text), games)


def with_table(record: Record, table: Table) -> Record:
    """Return a record with the table's game, options (each with its value) and log."""
    log = tuple(write_input(entry, table.game.deck) for entry in table.log)
    return replace(record, game=table.game.id, options=dict(table.game.options), log=log)
