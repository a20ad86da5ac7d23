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
    all hands are solved as well, for ``nodes`` of the solver over all worlds.
    """

    worlds: int
    cards: int
    exact: int = 0
    nodes: int = 0

    def worlds_for(self, options: int, cards_each: int) -> int:
        """The number of worlds that the effort allows for so many options."""
        return max(LEAST, min(self.worlds, self.cards // max(1, options * cards_each)))


@dataclass(frozen=True, slots=True)
class Level:
    """What a level may spend on a card and on anything else that is asked, and how human it is.

    ``compiled``: on a card where the kernels are compiled, which solve many more endings in the same time.
    ``memory``: the completed tricks that it remembers in play by rule (None: all). ``inference``: it concludes from
    the auction what the others hold.
    """

    name: str
    card: Effort
    call: Effort
    compiled: Effort | None = None
    memory: int | None = None
    inference: bool = False


_ALL = (
    Level("beginner", Effort(0, 0), Effort(30, 6_000), memory=0),
    Level("easy", Effort(0, 0), Effort(30, 6_000)),
    Level("medium", Effort(24, 6_000), Effort(40, 8_000)),
    Level(
        "hard",
        Effort(100, 14_000, exact=20, nodes=6_000),
        Effort(100, 16_000),
        compiled=Effort(100, 12_000, exact=24, nodes=15_000),
    ),
    Level(
        "expert",
        Effort(300, 24_000, exact=32, nodes=12_000),
        Effort(160, 24_000),
        compiled=Effort(200, 14_000, exact=40, nodes=30_000),
        inference=True,
    ),
)
LEVEL = {level.name: level for level in _ALL}
LEVELS = tuple(LEVEL)  # ascending
