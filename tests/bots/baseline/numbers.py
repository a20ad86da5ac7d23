"""Numbers and habits of the heuristic player for single games, found by discovery.

Slopes: regression of what declarers made on their hands, in 400 to 1500 deals a table that this player
played; Red One's were then reduced. Bases, `over` and `support`: steps that scored better against a table of
the same player by more than one standard error in 250 to 2000 duplicate deals, rounded by hand. In Tocan and
92Q failing costs the declarer nothing, and higher bases scored better still: theirs were chosen so that most
contracts are made. Deals of the seeds 3000-3999; compared with the former numbers on 4000-4999, after which
only 60-120 was changed.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from trickdesk.engine.game import Game


@dataclass(frozen=True, slots=True)
class Scale:
    """What a hand promises with a trump, in the units of the bids.

    Attributes:
        base: Added to every hand.
        plain: For every winner outside trumps.
        length: For every trump.
        high: More for a trump with at most two higher ones missing.
        special: For a joker or a two (`Numbers.special`).
        point: For every card point.
        over: How much more is needed to beat a partner's bid. If bids are paid: the share of its value that
            must be won.
        support: What the partner who bid a suit adds to it.
    """

    base: float
    plain: float
    high: float = 0.0
    length: float = 0.0
    special: float = 0.0
    point: float = 0.0
    over: float = 0.0
    support: float = 0.0


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of one game.

    Attributes:
        scales: By number of players.
        no_trump: The same for bids without trump.
        no_kitty: Added to their base if the rules leave out the kitty.
        special: Rank of cards that are worth more than it says.
        all_needs_special: Whether nobody bids all tricks without such a card.
        void_worth: How much cheaper a discard is if its suit can be emptied.
        high_twos: Whether twos may be the highest cards.
        alone: Whether players without a partner help nobody.
        settles: Whether players play for themselves once a deal is decided.
        ruffs: Whether trumps may be played at any time.
    """

    game_id: str = ""
    scales: Mapping[int, Scale] = field(default_factory=dict)
    no_trump: Mapping[int, Scale] = field(default_factory=dict)
    no_kitty: float = 0.0
    special: str = ""
    all_needs_special: bool = False
    void_worth: int = 8
    high_twos: bool = False
    alone: bool = False
    settles: bool = False
    ruffs: bool = False


@cache
def known() -> dict[str, Numbers]:
    """Return the numbers of every game that has its own, by id."""
    package = importlib.import_module(__package__)
    names = [f"{__package__}.{found.name}" for found in pkgutil.iter_modules(package.__path__)]
    every: list[Numbers | None] = [getattr(importlib.import_module(name), "NUMBERS", None) for name in names]
    return {numbers.game_id: numbers for numbers in every if numbers is not None}


def numbers_of(game: Game) -> Numbers:
    """Return a game's numbers, or general ones."""
    return known().get(game.id, Numbers())
