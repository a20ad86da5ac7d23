"""What a stored review says about the people of a deal, read as untrusted JSON."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trickdesk.engine.cards import Seat

SURE = 2.0  # in standard errors; a smaller loss may be chance
NOTICED = 0.04  # share of a deal's stake; a smaller loss is no mistake
ONLY = ("only-choice", "no-difference")  # reasons of decisions that can't be mistakes
MOST = 1000  # decisions of a deal; real deals have about sixty


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost something: its index `at` in the log, and the share lost."""

    at: int
    share: float


@dataclass(frozen=True, slots=True)
class SeatAccuracy:
    """How well the person in a seat decided in a deal.

    Attributes:
        calls: The number of calls that could be judged, with `calls_right` of them no mistakes.
        cards: The number of cards played or discarded that could be judged, with `cards_right` of them no
            mistakes.
        lost: The points lost in all.
        swing: How much better the side did than bots with the same cards; None if bots didn't play them.
        mistakes: The mistakes.
    """

    seat: Seat
    calls: int
    calls_right: int
    cards: int
    cards_right: int
    lost: float
    swing: int | None
    mistakes: tuple[Mistake, ...]


def at_stake(deals: Sequence[Sequence[int] | None]) -> float:
    """The stake of a deal in points: the average result of the highest-scoring side.

    `deals` has the points by side of each deal, None if it was passed out.
    """
    most = [max(map(abs, points)) for points in deals if points is not None]
    return max(1.0, sum(most) / len(most)) if most else 1.0


def read_review(
    review: Mapping[str, Any], people: Sequence[Seat], points: Sequence[int], stake: float, low_wins: bool
) -> list[SeatAccuracy]:
    """Return what a deal's review says about `people`; empty if it isn't complete.

    `points` are those of the deal, by side.

    Raises:
        ValueError, KeyError, TypeError: It isn't a review.
    """
    if review["complete"] is not True:
        return []
    judged = review["judged"]
    if not isinstance(judged, list) or len(judged) > MOST:
        raise ValueError("not a list of decisions")
    bots = review["taken_by_bots"]
    if bots is not None and (len(bots) != len(points) or not all(type(taken) is int for taken in bots)):
        raise ValueError("other sides")
    found = []
    for seat in people:
        swing = None if bots is None else swing_of(points, bots, seat % len(points), low_wins)
        found.append(_seat(seat, [entry for entry in judged if entry["seat"] == seat], swing, stake))
    return found


def swing_of(own: Sequence[int], bots: Sequence[int], side: int, low_wins: bool) -> int:
    """Return how much better a side did than bots with the same cards.

    With two sides, the other side's points count too.
    """
    return result_of(own, side, low_wins) - result_of(bots, side, low_wins)


def result_of(points: Sequence[int], side: int, low_wins: bool) -> int:
    """Return a side's result of a deal; of two sides, the other's points count too."""
    found = points[side] - (points[1 - side] if len(points) == 2 else 0)
    return -found if low_wins else found


def _seat(seat: Seat, entries: Sequence[Mapping[str, Any]], swing: int | None, stake: float) -> SeatAccuracy:
    calls = calls_right = cards = cards_right = 0
    mistakes, lost = [], 0.0
    for entry in entries:
        if entry["knew"] is None or _is_only(entry["why"]):
            continue
        gave, error = float(entry["knew"]), float(entry["error"])
        if not (math.isfinite(gave) and math.isfinite(error)):
            raise ValueError("not a number")
        wrong = entry["better"] is not None and gave > SURE * error and gave >= NOTICED * stake
        if str(entry["action"]).startswith("call "):
            calls, calls_right = calls + 1, calls_right + (not wrong)
        else:
            cards, cards_right = cards + 1, cards_right + (not wrong)
        lost += max(0.0, gave)
        if wrong:
            mistakes.append(Mistake(int(entry["at"]), gave / stake))
    return SeatAccuracy(seat, calls, calls_right, cards, cards_right, lost, swing, tuple(mistakes))


def _is_only(why: Mapping[str, Any] | None) -> bool:
    return why is not None and any(code in ONLY for code, *_ in why["reasons"])
