"""How well bots play, by name: how far they look and what they keep in mind, never mistakes on purpose.

The window knows the names without loading the bots, which think elsewhere. What a level does is part of a record: a
change that makes a level decide otherwise raises ``VERSION``.
"""

from __future__ import annotations

from dataclasses import dataclass

VERSION = 1  # what a record keeps as ``bot_version``
LEAST = 8  # worlds that are always looked at


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a decision may cost, in work, not in time, so that it does not depend on how busy the machine is.

    ``worlds`` at most, and ``cards`` played in playouts over all of them. Endings with at most ``exact`` cards left in
    all hands are solved as well, for ``nodes`` of the solver of plain tricks over all worlds; one node of the solver
    that knows odd rules counts for ``dear`` of them.
    """

    worlds: int
    cards: int
    exact: int = 0
    nodes: int = 0
    dear: int = 2

    def worlds_for(self, options: int, cards_each: int) -> int:
        """The number of worlds that the effort allows for so many options."""
        return max(LEAST, min(self.worlds, self.cards // max(1, options * cards_each)))


@dataclass(frozen=True, slots=True)
class Level:
    """What a level may spend on a card and on anything else that is asked, and how human it is.

    ``compiled``: the same two where the kernels are compiled and do many times as much in the same time; a record
    says where they were not. ``memory``: the completed tricks that it remembers in play by rule (None: all).
    ``inference``: it concludes from the auction what the others hold.
    """

    name: str
    card: Effort
    call: Effort
    compiled: tuple[Effort, Effort] | None = None
    memory: int | None = None
    inference: bool = False

    def effort(self, on_card: bool, compiled: bool) -> Effort:
        """What the level spends on one decision."""
        card, call = self.compiled if self.compiled and compiled else (self.card, self.call)
        return card if on_card else call


_ALL = (
    Level("beginner", Effort(0, 0), Effort(20, 5_000), memory=0),
    Level("easy", Effort(0, 0), Effort(30, 7_000)),
    Level("medium", Effort(24, 6_000), Effort(40, 8_000)),
    Level(
        "hard",
        Effort(100, 14_000, exact=20, nodes=6_000),
        Effort(100, 16_000),
        compiled=(Effort(100, 24_000, exact=24, nodes=200_000, dear=8), Effort(120, 24_000)),
    ),
    Level(
        "expert",
        Effort(300, 24_000, exact=32, nodes=12_000),
        Effort(160, 24_000),
        compiled=(Effort(300, 60_000, exact=40, nodes=600_000, dear=8), Effort(240, 48_000)),
        inference=True,
    ),
)
LEVEL = {level.name: level for level in _ALL}
LEVELS = tuple(LEVEL)  # ascending
