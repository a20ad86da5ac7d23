"""Five Hundred for bot tests: hands, seats that bid, and their bids."""

from __future__ import annotations

from collections.abc import Sequence

from tests.bots.positions import game_of, position
from trickdesk.bots.decision.explain import Explanation
from trickdesk.bots.levels import Agreements
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Call
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView, view

SEEDS = range(3)
FIVE = game_of("five-hundred")
NOBODY: Agreements = ()
OVER = ["0 call 6H"]  # an opponent has bid; no hand here is good for seven tricks
HELPFUL = "JK KD 4H 7H 8H 5D 7C 5C 6S 7S"
HEARTS = "KH QH 10H 9H 8H 7H AS 6C 7D 5D"


def five_hundred(**options: object) -> Game:
    return game_of("five-hundred", **options)


def asked(log: Sequence[str], seat: int, hand: str, seed: int = 1, dealer: int = 3) -> PlayerView:
    """Return the view of a seat with this hand that has to bid."""
    table = position(FIVE, dealer, {seat: hand}, log, seed=seed)
    assert table.phase is not None and table.phase.turn == seat
    return view(table, seat)


def said(seen: PlayerView, level: str, agreements: Agreements, seed: int = 1) -> tuple[str, Explanation]:
    """Return the call of a bot of this level, and its reasons."""
    made = decide(seen, level, seed, clock=lambda: 0.0, agreements=agreements)
    assert isinstance(made.action, Call)
    return made.action.text, made.explanation
