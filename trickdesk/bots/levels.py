"""How well bots play, by name: how far they look and what they keep in mind, never mistakes on purpose.

The window knows the names without loading the bots, which think elsewhere. What a level does is part of a record: a
change that makes a level decide otherwise raises ``VERSION``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from trickdesk.engine.actions import AskPlay
from trickdesk.engine.view import PlayerView

Agreements = tuple[tuple[str, ...], ...]  # for each side what it has agreed on, by name; empty: nobody has


class Temperament(NamedTuple):
    """``margin``: the chance of success asked for above the one at which a bid is as good as a pass; ``least``: no bid
    with less is made while the match is open."""

    margin: float
    least: float


TEMPERAMENTS = {
    "cautious": Temperament(0.08, 0.60),
    "steady": Temperament(0.0, 0.45),
    "bold": Temperament(-0.08, 0.35),
}
USUAL = "steady"


VERSION = 5  # what a record keeps as ``bot_version``
LEAST = 8  # worlds that are always looked at


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a decision may cost, in work, not in time, so that it does not depend on how busy the machine is.

    ``worlds`` at most, and ``cards`` played in playouts over all of them. Endings with at most ``exact`` cards left in
    all hands are solved as well, for ``nodes`` of the solver of plain tricks over all worlds; one node of the solver
    that knows odd rules counts for ``node_price`` of them, where cards are drawn from piles for more.
    """

    worlds: int
    cards: int
    exact: int = 0
    nodes: int = 0
    node_price: int = 2

    def worlds_for(self, options: int, cards_each: int) -> int:
        """The number of worlds that the effort allows for so many options."""
        return max(LEAST, min(self.worlds, self.cards // max(1, options * cards_each)))


BY_RULE = Effort(0, 0)


@dataclass(frozen=True, slots=True)
class Level:
    """What a level may spend on a card and on anything else that is asked, and how human it is.

    - ``lead``: what it spends on a lead instead, in which there is most to choose.
    - ``compiled``: all three where the kernels are compiled and do many times as much in the same time; a record says
      where they were not.
    - ``memory``: the completed tricks that it remembers in play by rule (None: all).
    - ``beginner``: it plays its cards without any plan, and does not ask what comes of a pass.
    - ``novice``: of the bids that are likely enough to succeed it makes the lowest, unless some are safe; it names
      trumps and puts cards away by rule of thumb. All others know that who holds the bid has a hand for it.
    - ``ahead``: the tricks over which it thinks about a card that follows; before that it plays by rule (None: it
      always thinks).
    - ``early``: the tricks, from the first one on, in which it thinks about a lead in a game with piles; later it has
      lost track of what came from them (None: in all).
    - ``daring``: the chance by which it goes below what its temperament asks for at least, where it always plays alone.
    - ``weighs_others``: with a partner it also asks what the opponents would make of the deal, not only what its own
      side would, and it imagines auctions of plain numbers to their ends, the others' calls included.
    - ``plays_for_points``: in play by rule it goes after points where cards count some.
    - ``inference``: it concludes from all calls, and from the cards that the others drew and played, what they hold.
    """

    name: str
    card: Effort
    call: Effort
    lead: Effort | None = None
    compiled: tuple[Effort, Effort, Effort] | None = None
    memory: int | None = None
    beginner: bool = False
    novice: bool = False
    ahead: int | None = None
    early: int | None = None
    daring: float = 0.0
    weighs_others: bool = False
    plays_for_points: bool = False
    inference: bool = False

    def recalled(self, view: PlayerView) -> PlayerView:
        """The view as far as the level has kept it in mind."""
        return view if self.inference else replace(view, drew=())

    def effort(self, view: PlayerView, compiled: bool) -> Effort:
        """What the level spends on the decision that a view asks for."""
        efforts = (
            self.compiled if self.compiled and compiled else (self.card, self.call, self.lead or self.card)
        )
        follow, call, lead = efforts
        card = follow if view.trick else lead
        if not isinstance(view.ask, AskPlay):
            return call
        over = sum(trick.winner is not None for trick in view.tricks)
        if view.trick:
            by_rule = (
                self.ahead is not None and view.game.deal_size(view.deal_number).hand - over > self.ahead
            )
        else:
            by_rule = self.early is not None and view.game.has_piles and over >= self.early
        return BY_RULE if by_rule else card


_EXPERT = Effort(600, 120_000, exact=40, nodes=600_000, node_price=8)  # for a card, compiled
_ALL = (
    Level(
        "beginner",
        BY_RULE,
        Effort(20, 5_000),
        memory=0,
        beginner=True,
        novice=True,
    ),
    Level("easy", BY_RULE, Effort(20, 5_000), memory=1, novice=True),
    Level("medium", Effort(20, 5_000), Effort(40, 8_000), memory=1, ahead=0, early=7),
    Level(
        "hard",
        Effort(24, 8_000, exact=12, nodes=6_000),
        Effort(100, 16_000),
        lead=Effort(80, 26_000, exact=12, nodes=6_000),
        compiled=(
            Effort(42, 14_000, exact=12, nodes=6_000),
            Effort(300, 48_000),
            Effort(200, 64_000, exact=12, nodes=6_000),
        ),
        ahead=9,
        daring=0.05,
        plays_for_points=True,
        weighs_others=True,
    ),
    Level(
        "expert",
        Effort(300, 24_000, exact=32, nodes=12_000),
        Effort(160, 24_000),
        compiled=(_EXPERT, Effort(1_000, 200_000), _EXPERT),
        daring=0.2,
        plays_for_points=True,
        weighs_others=True,
        inference=True,
    ),
)
LEVEL = {level.name: level for level in _ALL}
LEVELS = tuple(LEVEL)  # ascending
