"""What a review says of its player, and not of luck: how large a mistake was, and what bots would have made of it."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence

from trickdesk.bots.review.values import Judged
from trickdesk.engine.game import Game
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


def swing(game: Game, own: Sequence[int], bots: Sequence[int], side: int) -> int:
    """How much better a side did in a deal than bots in the people's chairs with the same cards, in points.

    ``own`` and ``bots``: the points of all sides. Between two sides what the other one took counts as well.
    """
    if game.sides == 2:
        return game.gain(own[side] - own[1 - side] - bots[side] + bots[1 - side])
    return game.gain(own[side] - bots[side])


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
