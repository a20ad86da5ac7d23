"""How large a mistake was, from what a review knows of a decision: by what its player could know, not by luck."""

from __future__ import annotations

import enum
from collections.abc import Iterable

from trickdesk.bots.review.values import Judged
from trickdesk.engine.view import ScoredDeal

SURE = 2.0  # standard errors; less may be chance
SMALL, MEDIUM, LARGE = 0.04, 0.12, 0.3  # of what is at stake in a deal


class Size(enum.IntEnum):
    """How much a decision gave away."""

    NONE = 0
    SMALL = 1
    MEDIUM = 2
    LARGE = 3


def stakes(deals: Iterable[ScoredDeal]) -> float:
    """What is at stake in a deal, in points: what the side that scored most won or lost, in the mean of the deals."""
    most = [max(map(abs, deal.points), default=0) for deal in deals if not deal.passed_out]
    return max(1.0, sum(most) / len(most)) if most else 1.0


def size_of(judged: Judged, at_stake: float) -> Size:
    """How large a mistake a decision was.

    What was not better in the deals that its player could not rule out is none, whatever it cost in the real one; a
    mistake that cost the contract on the real cards is a large one.
    """
    lost = judged.knew
    if lost is None or judged.better is None or lost <= SURE * judged.error or lost < SMALL * at_stake:
        return Size.NONE
    if judged.costs_contract or lost >= LARGE * at_stake:
        return Size.LARGE
    return Size.MEDIUM if lost >= MEDIUM * at_stake else Size.SMALL
