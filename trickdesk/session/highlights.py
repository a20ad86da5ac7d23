"""The turning points of a deal and a match, from public knowledge alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from trickdesk.engine.bids import Goal, SideGoal
from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView


class Highlight(NamedTuple):
    """A trick of the last deal (from 0), and why it matters.

    `kind` is `made` or `failed` (it decided the contract or the viewer's bid), `most` (it had the most
    points) or `last`.
    """

    trick: int
    kind: str


class Verdict(NamedTuple):
    """Whether a goal was reached, and by how much.

    `over` is negative if the goal was missed, and None if there is no such number.
    """

    made: bool
    over: int | None
    points: bool


def verdict(view: PlayerView) -> Verdict | None:
    """Return the verdict on the last contract, or on the viewer's own bid.

    None if there was no bid.
    """
    if not view.deals or view.deals[-1].passed_out:
        return None
    aim = _aimed(view)
    if aim is None:
        return None
    team, goal = aim
    took = _taken(view, team, goal, len(view.tricks))
    if view.contract is not None:
        made = view.deals[-1].made
        over = took - goal.amount if not (goal.has_most or goal.takes_all) else None
        if over is not None and made != (over >= 0):
            over = None  # a rule of the game decided otherwise
        return Verdict(made, over, goal.in_points)
    return Verdict(goal.is_met(took), took - goal.amount, False)


def deciding_trick(view: PlayerView) -> Highlight | None:
    """Return the trick on which the last deal turned; None if no card was played."""
    count = len(view.finished)
    if not count or not view.deals or view.deals[-1].passed_out:
        return None
    aim, ended = _aimed(view), verdict(view)
    if aim is not None and ended is not None:
        team, goal = aim
        at = _settled(count, _settles(view, team, goal, ended.made, count))
        if at is not None:
            return Highlight(at - 1, "made" if ended.made else "failed")
    elif view.game.counts_points:
        worth = [abs(trick.points or 0) for trick in view.tricks[:count]]
        if len(set(worth)) > 1:
            return Highlight(worth.index(max(worth)), "most")
    return Highlight(count - 1, "last")


def best_deal(view: PlayerView) -> tuple[int, int] | None:
    """Return the winners' best deal (from 0) by lead over the others, and its points."""
    if not view.winners or not view.deals:
        return None
    side = view.winners[0]
    others = [other for other in range(view.game.sides) if other not in view.winners]

    def gain(deal: int) -> float:
        points = view.deals[deal].points
        rest = sum(points[other] for other in others) / len(others) if others else 0.0
        return view.game.gain(points[side] - rest)

    best = max(range(len(view.deals)), key=gain)
    return best, view.deals[best].points[side]


def running_totals(view: PlayerView) -> list[tuple[int, ...]]:
    """Return the totals of all sides before the first deal and after each deal."""
    sides = range(view.game.sides)
    totals = [tuple(view.totals[side] - sum(deal.points[side] for deal in view.deals) for side in sides)]
    for deal in view.deals:
        totals.append(tuple(totals[-1][side] + deal.points[side] for side in sides))
    return totals


def _aimed(view: PlayerView) -> SideGoal | None:
    """Return the goal to judge, and the seats that it belongs to.

    It is the declarer's, or the viewer's own (with the partner's, in games that add up bids).
    """
    if view.contract is not None:
        team = view.teams[0] if view.teams else (view.contract.declarer,)
        return SideGoal(team, view.game.bid(view.contract.bid).goal)
    return None if view.seat is None else view.game.own_goal(view.goals, view.seat)


def _taken(view: PlayerView, team: tuple[Seat, ...], goal: Goal, count: int) -> int:
    """Return what a team had taken after `count` tricks, in the unit of the goal."""
    if not goal.in_points:
        return sum(trick.winner in team for trick in view.tricks[:count])
    points = view.game.points_taken(_until(view, count))
    return sum(points[seat] for seat in team)


def _until(view: PlayerView, count: int) -> PlayerView:
    """Return the view with only the first `count` tricks."""
    tricks = view.tricks[:count]
    taken = tuple(sum(trick.winner == seat for trick in tricks) for seat in range(view.game.seats))
    return replace(view, tricks=tricks, taken=taken)


def _settles(
    view: PlayerView, team: tuple[Seat, ...], goal: Goal, made: bool, count: int
) -> Callable[[int], bool]:
    """Return a test of whether the result was settled after a number of tricks."""
    if goal.in_points:
        others = tuple(seat for seat in range(view.game.seats) if seat not in team)
        whole = sum(view.game.points_taken(view))
        if made:
            return lambda at: _taken(view, team, goal, at) >= goal.amount
        return lambda at: _taken(view, others, goal, at) > whole - goal.amount
    took = [_taken(view, team, goal, at) for at in range(count + 1)]
    if goal.takes_all:
        return lambda at: (took[at] == count) if made else took[at] < at
    if goal.takes_none:
        return lambda at: at == count if made else took[at] > 0
    if goal.is_exact:
        if made:
            return lambda at: took[at] == goal.amount
        return lambda at: took[at] > goal.amount or took[at] + count - at < goal.amount
    return lambda at: took[at] >= goal.amount if made else took[at] + count - at < goal.amount


def _settled(count: int, stands: Callable[[int], bool]) -> int | None:
    """Return after how many tricks it stayed settled; None if before the first."""
    first = None
    for at in range(count, -1, -1):
        if not stands(at):
            break
        first = at
    return first or None
