"""Levels and temperaments of bots: how much they think and what they remember.

How much a level may think about each kind of decision is here; when it stops earlier is in
`trickdesk.bots.decision.stopping`. Levels never make mistakes on purpose. The window knows their names without
loading the bots, which think in another process. Records keep how a level decides, so if a change makes a level
decide differently, `VERSION` must be raised.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView

# For each side, the names of its agreements; empty if there are none.
Agreements = tuple[tuple[str, ...], ...]


def agreements_of(game: Game, bots: Mapping[Seat, Container[str]]) -> Agreements:
    """Return what all bots of each side have agreed on, given the names for each bot."""
    found: list[tuple[str, ...]] = []
    for side in range(game.sides):
        agreed = [names for seat, names in bots.items() if game.side(seat) == side]
        known = [option.name for option in game.agreements]
        found.append(tuple(name for name in known if agreed and all(name in names for names in agreed)))
    return tuple(found) if any(found) else ()


class Temperament(NamedTuple):
    """How certain of success a bidder must be.

    `margin` is the chance of success needed above the one at which a bid equals a pass. `least` is the least
    chance of success for a bid while the match is open.
    """

    margin: float
    least: float


TEMPERAMENTS = {
    "cautious": Temperament(0.08, 0.60),
    "steady": Temperament(0.0, 0.45),
    "bold": Temperament(-0.08, 0.35),
}
USUAL = "steady"


VERSION = 15  # kept in records as `bot_version`; before 8, bots played plainly whatever style a seat named
LEAST = 8  # worlds for every decision, at least
# Calls, by their style, that come once a deal, as discards do: they may take these times the effort of a bid.
ONCE_A_DEAL = ("trump", "team", "swap", "defend", "blind")
MORE_WORLDS, MORE_CARDS = 4, 2
MORE_TO_PASS = 3  # times the worlds of discards, because so many sets of cards are close to each other


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a decision may cost, in work rather than time.

    So decisions don't depend on how busy the machine is.

    - `worlds`: the most worlds. `cards`: the most cards played in playouts over all of them.
    - `times`: so many times the worlds that these allow.
    - `exact`: endings with at most this many cards left in all hands are also solved.
    - `nodes`: for that, the most nodes of the plain-trick solver over all worlds.
    - `node_price`: the price of a node of the solver for special rules, in nodes of the plain one; higher if
      cards are drawn from piles.
    """

    worlds: int
    cards: int
    exact: int = 0
    nodes: int = 0
    node_price: int = 2
    times: int = 1

    def worlds_for(self, options: int, cards_each: int) -> int:
        """Return in how many worlds to try options of so many cards each."""
        return self.times * max(LEAST, min(self.worlds, self.cards // max(1, options * cards_each)))

    def is_spent(self, worlds: int, cards: int) -> bool:
        """Return whether so many worlds, with so many cards played in all, are enough."""
        return worlds >= LEAST and cards >= self.cards

    def once_a_deal(self) -> Effort:
        return replace(self, worlds=MORE_WORLDS * self.worlds, cards=MORE_CARDS * self.cards)


BY_RULE = Effort(0, 0)


@dataclass(frozen=True, slots=True)
class Level:
    """What a level may spend on a decision, and how human it is.

    - `card`, `call`: the effort for a card, and for a bid; other decisions take more than a bid.
    - `lead`: the effort for a lead, which has the most options; None: as for other cards.
    - `compiled`: the efforts for card, call and lead if the kernels are compiled and do many times as much in
      the same time, or if decisions must be the same everywhere. Records say if they were not.
    - `memory`: the completed tricks that it remembers when it plays by rule (None: all).
    - `beginner`: it plays cards without a plan and doesn't evaluate a pass.
    - `novice`: of the bids likely enough to succeed it makes the lowest, unless some are safe. It names
      trumps and discards by rule of thumb. All others know that the high bidder has a hand for the bid.
    - `ahead`: when following, it thinks only if at most this many tricks are left; before that, it plays by
      rule (None: it always thinks).
    - `early`: in a game with piles, it thinks about the leads to this many first tricks; later it has lost
      track of the piles (None: it always thinks).
    - `daring`: in games in which everyone always plays alone, how far it goes below the temperament's least
      chance.
    - `weighs_others`: with a partner it also considers what the opponents would make of the deal, not only
      its own side. It simulates auctions of plain numbers to the end, including the others' calls, and makes
      bids that only show a suit.
    - `plays_for_points`: when it plays by rule, it goes for points if cards count.
    - `inference`: it infers from all calls, exchanges and plays what the others hold.
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

    def remembered_view(self, view: PlayerView) -> PlayerView:
        """Return the view as far as the level remembers it."""
        return view if self.inference else replace(view, drew=())

    def effort(self, view: PlayerView, compiled: bool) -> Effort:
        """Return what the level spends on the decision in a view."""
        follow, call, lead = self.card, self.call, self.lead or self.card
        if self.compiled and compiled:
            follow, call, lead = self.compiled
        ask = view.ask
        if isinstance(ask, AskGive):
            return replace(call.once_a_deal(), times=1 if ask.to is None else MORE_TO_PASS)
        if not isinstance(ask, AskPlay):
            rare = isinstance(ask, AskCall) and ask.style in ONCE_A_DEAL
            return call.once_a_deal() if rare else call
        over = len(view.finished)
        if view.trick:
            left = view.game.deal_size(view.deal_number).hand - over
            return BY_RULE if self.ahead is not None and left > self.ahead else follow
        has_lost_track = self.early is not None and view.game.has_piles and over >= self.early
        return BY_RULE if has_lost_track else lead


_EXPERT = Effort(2_400, 480_000, exact=40, nodes=600_000, node_price=8)  # for cards, with compiled kernels
_ALL = (
    Level("beginner", BY_RULE, Effort(20, 5_000), memory=0, beginner=True, novice=True),
    Level("easy", BY_RULE, Effort(20, 5_000), memory=1, novice=True),
    Level("medium", Effort(20, 5_000), Effort(40, 8_000), memory=1, ahead=0, early=7),
    Level(
        "hard",
        Effort(24, 8_000, exact=12, nodes=6_000),
        Effort(100, 16_000),
        lead=Effort(80, 26_000, exact=12, nodes=6_000),
        compiled=(
            Effort(200, 64_000, exact=12, nodes=6_000),
            Effort(300, 48_000),
            Effort(200, 64_000, exact=12, nodes=6_000),
        ),
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
LEVELS = tuple(LEVEL)  # from the weakest to the strongest
USUAL_LEVEL = "hard"  # if none is named, or an unknown one
