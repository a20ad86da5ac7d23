"""Players: the five levels of the program, and programs of your own."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import SupportsIndex

from trickdesk.bots.levels import LEVELS
from trickdesk.engine.actions import Action
from trickdesk.engine.errors import IllegalAction, Why
from trickdesk.engine.record import write_action
from trickdesk.engine.view import view_of
from trickdesk.games import games
from trickdesk.lab.turn import Turn

Player = Callable[[Turn], SupportsIndex | str]


def decided(level: str, turn: Turn, seed: int = 0) -> str:
    """Return what a level does, as text. The same turn and seed always give the same.

    Raises:
        IllegalAction: Nothing is asked of the seat.
    """
    if turn.view.ask is None:
        raise IllegalAction(Why.WRONG_PHASE)
    from trickdesk.bots.player import decide  # takes longer to import than all the rest

    return write_action(decide(turn.view, level, seed, fixed=True).action, turn.view.game.deck)


players: Mapping[str, Player] = {level: partial(decided, level) for level in LEVELS}


def serve(player: Player) -> None:
    """Answer the requests of an arena or a table with a player (docs/bot-protocol.md).

    It reads standard input until that ends.
    """
    for line in sys.stdin:
        request = json.loads(line)
        view = view_of(request["view"], games())
        found: Turn | Action = Turn(view)
        while isinstance(found, Turn):
            found = found.after(player(found))
        action = write_action(found, view.game.deck)
        print(json.dumps({"number": request["number"], "action": action}), flush=True)
