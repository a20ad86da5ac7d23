"""Bids, their goals, and contracts, as frozen values; each game builds its ladder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from trickdesk.engine.cards import Seat

PASS, CHECK, HOLD = "pass", "check", "hold"
TEAM, NOBODY = "team", "none"  # a call that picks partners, or none
LOOK = "look"  # the answer of a seat that doesn't bid blind
SECRET = "secret"  # stands for a call that the viewer may not know yet
OTHERS, SELF = "others", "self"  # calls after the last trick: points for everyone else, or off the own score
TOGETHER, ALONE = "together", "alone"  # how an opponent defends against a declarer who is alone
KEEP, SWAP = "keep", "swap"  # calls before the auction: no card is swapped, or `swap 9C 9D 9H`


def team_call(partners: Iterable[Seat]) -> str:
    """Return the call that picks these partners: `team 2 4`, `team none`."""
    return " ".join([TEAM, *([str(seat) for seat in sorted(partners)] or [NOBODY])])


def team_seats(call: str) -> tuple[Seat, ...]:
    """Return the seats of `team 2 4 7` or `2 4 7`; none for `team none`."""
    return tuple(int(seat) for seat in call.split() if seat.isdigit())


def defended(bid: str, seat: Seat) -> str:
    """Return the text of a bid alone, against which only this seat plays: `H alone 1`."""
    return f"{bid} {seat}"


class Aim(Enum):
    """What a side has to take."""

    TRICKS = "tricks"
    POINTS = "points"  # card points
    ALL = "all"  # every trick
    NONE = "none"  # no trick
    BLIND = "blind"  # no trick, bid before the cards were seen
    EXACTLY = "exactly"  # this number of tricks, no more and no fewer


@dataclass(frozen=True, slots=True)
class Goal:
    """A number of tricks or card points to reach.

    `amount` is a minimum for TRICKS and POINTS, and the exact number for EXACTLY. For ALL it is the number of
    tricks in the deal, for NONE and BLIND it is 0.
    """

    aim: Aim
    amount: int = 0

    @property
    def in_points(self) -> bool:
        """Whether the goal is in card points rather than tricks."""
        return self.aim is Aim.POINTS

    @property
    def is_exact(self) -> bool:
        """Whether the goal is an exact number of tricks, no more and no fewer."""
        return self.aim is Aim.EXACTLY

    @property
    def takes_all(self) -> bool:
        """Whether losing a single trick misses the goal."""
        return self.aim is Aim.ALL

    @property
    def takes_none(self) -> bool:
        """Whether the bid is to take no trick at all, such as misère or nil.

        An exact bid of zero tricks doesn't count: its aim is EXACTLY, not NONE.
        """
        return self.aim in (Aim.NONE, Aim.BLIND)

    @property
    def has_most(self) -> bool:
        """Whether too many tricks miss the goal."""
        return self.takes_none or self.is_exact

    def is_met(self, tricks: int, points: int = 0) -> bool:
        """Whether a side with this many tricks and card points has reached the goal."""
        if self.has_most:
            return tricks == self.amount
        return (points if self.in_points else tricks) >= self.amount


class SideGoal(NamedTuple):
    """A goal, and the seats whose tricks count together towards it."""

    seats: tuple[Seat, ...]
    goal: Goal


@dataclass(frozen=True, slots=True)
class Bid:
    """One bid of a ladder.

    Attributes:
        text: The bid as records write it.
        level: Its number, or 0 if it has none.
        denomination: The suit letter or NT that it names, or None if trump is named later.
        worth: Points for making the contract, if that depends on the bid alone, else 0.
        loss: Points for failing the contract, if that depends on the bid alone, else 0.
        buys: Whether it can become the contract. A bid that doesn't only shows something to the partner.
        alone: Whether the declarer's partners sit out the tricks.
        defender: Whose partners then sit out, too, because that seat defends alone.
    """

    text: str
    level: int
    denomination: str | None
    goal: Goal
    worth: int = 0
    loss: int = 0
    buys: bool = True
    alone: bool = False
    defender: Seat | None = None


@dataclass(frozen=True, slots=True)
class Contract:
    """The declarer, and the text of the bid that won the auction."""

    declarer: Seat
    bid: str


def standing_bid(calls: Sequence[tuple[Seat, str]], ladder: Sequence[str]) -> tuple[Seat, str] | None:
    """Return the current high bidder and bid."""
    held = None
    for seat, call in calls:
        if call in ladder:
            held = (seat, call)
        elif call == HOLD and held is not None:
            held = (seat, held[1])
    return held
