"""What the coach says about one person in one game, from the index of matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from trickdesk.session.coach.claims import NOTHING, WINDOW, Claim, Loss, Losses, claims_of, loss_of, losses
from trickdesk.session.coach.themes import THEMES, Theme
from trickdesk.storage.statistics.figures import CostlyDecision, Filter, JudgedDeal, judged_deals
from trickdesk.storage.statistics.history import History


class Month(NamedTuple):
    """What was lost in a deal by each theme in a month such as 2026-11, and by all."""

    month: str
    deals: int
    total: Loss
    losses: Losses


class Trend(NamedTuple):
    """How a theme changed: what it costs now, and what it cost before."""

    theme: Theme
    before: Loss
    now: Loss


class CoachReport(NamedTuple):
    """All that the page of the coach shows.

    Attributes:
        claims: About the newest reviewed deals, the costliest first.
        deals: How many deals these are, at most `WINDOW`.
        reviewed: All deals with a review.
        unseen: The deals without one, newest first, as names of records and numbers of deals from 0.
        months: The months with reviewed deals, the earliest first.
        mistakes: All mistakes in reviewed deals, newest deals first.
    """

    claims: tuple[Claim, ...]
    deals: int
    reviewed: int
    unseen: tuple[tuple[str, int], ...]
    months: tuple[Month, ...]
    mistakes: tuple[CostlyDecision, ...]


def coach_report(history: History, chosen: Filter, expert: Mapping[str, Losses]) -> CoachReport:
    """Return the report about the person and game of a filter."""
    deals = judged_deals(history, chosen)
    seen = [deal for deal in deals if deal.mistakes is not None]
    months = [
        Month(month, len(part), loss_of([lost_in(deal) for deal in part]), losses(part))
        for month, found in groupby(reversed(seen), key=lambda deal: deal.started[:7])
        for part in [list(found)]
    ]
    return CoachReport(
        claims_of(seen[:WINDOW], expert.get(chosen.game, {})),
        len(seen[:WINDOW]),
        len(seen),
        tuple((deal.name, deal.deal) for deal in deals if deal.mistakes is None),
        tuple(months),
        tuple(mistake for deal in seen for mistake in deal.mistakes or ()),
    )


def lost_in(deal: JudgedDeal) -> float:
    """Return the points that all mistakes in a deal cost."""
    return sum(mistake.lost for mistake in deal.mistakes or ())


def trend(deals: Sequence[JudgedDeal], newest: int) -> Trend | None:
    """Return the theme that changed most between the newest deals and those before.

    Only if it changed by more than chance. Before are `WINDOW` deals. `deals` are those with a review, newest first.
    """
    now, before = losses(deals[:newest]), losses(deals[newest : newest + WINDOW])
    if len(deals) < newest + WINDOW or not newest:
        return None
    found = [
        Trend(THEMES[code], before.get(code, NOTHING), now.get(code, NOTHING)) for code in {*now, *before}
    ]
    sure = [one for one in found if one.now.minus(one.before).is_sure or one.before.minus(one.now).is_sure]
    return max(sure, key=lambda one: (abs(one.now.points - one.before.points), one.theme.code), default=None)
