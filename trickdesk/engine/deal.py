"""A deal whose tricks have been played: all that a game may read to score it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.play import Trick


@dataclass(frozen=True, slots=True, eq=False)
class PlayedDeal:
    """What the table, and whoever imagines deals, hands to :meth:`Game.score`.

    ``calls``: everything said. ``teams``: the declarer's comes first. ``tricks`` with their ``trick_points``, in the
    order in which they were played; ``taken[seat]``: how many of them. ``buried[seat]``: what it put away. ``totals``:
    of the sides, before this deal. Imagined deals leave out what makes no difference to the score: the order of
    tricks, but for the last, and cards that others than the declarer put away.
    """

    calls: Sequence[tuple[Seat, str]]
    contract: Contract
    teams: tuple[tuple[Seat, ...], ...]
    tricks: Sequence[Trick]
    trick_points: Sequence[int]
    taken: Sequence[int]
    buried: Sequence[CardSet]
    totals: Sequence[int]
