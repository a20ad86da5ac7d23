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

    `base`, and `plain` for every winner outside the trumps, `length` for every trump, `high` more for one with
    at most two missing above it, `special` for a joker or a two (:attr:`Numbers.special`), `point` for every card
    point. `over`: by how much more a partner's bid has to be beaten; where bids are paid, what share of its worth the
    own one must win. `support`: what the partner who bid a suit adds to it.
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
    """One game.

    `scales` by number of players, `no_trump` the same for bids without one; `no_kitty`: added to their
    base where the rules leave the kitty out.

    `special`: the rank of cards that are worth more than it says; `all_needs_special`: nobody bids all tricks
    without one. `void_worth`: how much cheaper a card is to put away whose suit can be got rid of. `high_twos`:
    twos may be the highest cards. `alone`: a player without a partner helps nobody. `settles`: in a deal that is
    decided each plays for the own tricks. `ruffs`: trumps may be played at any time.
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
    """The numbers of every game that has some, by its id."""
    package = importlib.import_module(__package__)
    names = [f"{__package__}.{found.name}" for found in pkgutil.iter_modules(package.__path__)]
    every: list[Numbers | None] = [getattr(importlib.import_module(name), "NUMBERS", None) for name in names]
    return {numbers.game_id: numbers for numbers in every if numbers is not None}


def numbers_of(game: Game) -> Numbers:
    """Those of a game; general ones where it has none."""
    return known().get(game.id, Numbers())
