"""Bids, their goals and contracts: frozen values; each game builds its ladder."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from trickdesk.engine.cards import Seat

PASS, CHECK, HOLD = "pass", "check", "hold"


class Aim(Enum):
    """What a side has to take."""

    TRICKS = "tricks"
    POINTS = "points"  # card points
    ALL = "all"  # every trick
    NONE = "none"  # no trick
    EXACTLY = "exactly"  # so many tricks, no more and no fewer


@dataclass(frozen=True, slots=True)
class Goal:
    """A number of tricks or card points to reach.

    At least `amount`, EXACTLY `amount`, ALL (the number of tricks) or NONE (0).
    """

    aim: Aim
    amount: int = 0

    @property
    def in_points(self) -> bool:
        """Whether card points count, not tricks."""
        return self.aim is Aim.POINTS

    @property
    def is_exact(self) -> bool:
        """Whether it names so many tricks, no more and no fewer."""
        return self.aim is Aim.EXACTLY

    @property
    def takes_all(self) -> bool:
        """Whether one lost trick misses it."""
        return self.aim is Aim.ALL

    @property
    def takes_none(self) -> bool:
        """True if a single trick breaks the goal by its own name.

        An exact bid of no tricks is exact, not NONE.
        """
        return self.aim is Aim.NONE

    @property
    def has_most(self) -> bool:
        """Whether more tricks than it names miss it."""
        return self.aim in (Aim.NONE, Aim.EXACTLY)

    def is_met(self, tricks: int, points: int = 0) -> bool:
        """Whether a side with so many tricks and card points has reached it."""
        if self.has_most:
            return tricks == self.amount
        return (points if self.in_points else tricks) >= self.amount


class SideGoal(NamedTuple):
    """A goal, and the seats whose tricks count together for it."""

    seats: tuple[Seat, ...]
    goal: Goal


@dataclass(frozen=True, slots=True)
class Bid:
    """One bid of a ladder.

    ``text``: as records write it. ``level``: its number, 0 for a bid that has none. ``denomination``: the suit letter
    or NT that it names, None where trump is named later. ``worth``: the points of a contract that is made, ``loss``
    those of one that fails, where the bid itself is paid; else 0.
    """

    text: str
    level: int
    denomination: str | None
    goal: Goal
    worth: int = 0
    loss: int = 0


@dataclass(frozen=True, slots=True)
class Contract:
    """Who has won the auction, and the text of the bid."""

    declarer: Seat
    bid: str
