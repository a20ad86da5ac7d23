"""What games read to judge a deal whose tricks have been played and a match with a deal scored, and what they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from trickdesk.engine.bids import Contract, Goal
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.play import Trick

Teams = tuple[tuple[Seat, ...], ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """What a deal is played for: ``teams`` (the declarer's comes first; who has no partner is a team), ``goals`` by
    seat, None for who has none, and ``contract``, None in a deal without a declarer.

    ``trump``: a suit letter or NT, None until it is named.
    """

    contract: Contract | None
    trump: str | None
    teams: Teams
    goals: tuple[Goal | None, ...]

    @property
    def declarer(self) -> Seat | None:
        """The declarer, where there is one."""
        return None if self.contract is None else self.contract.declarer


@dataclass(frozen=True, slots=True, eq=False)
class PlayedDeal:
    """What the table, and whoever imagines deals, hands to :meth:`Game.score`.

    ``calls``: everything said. ``tricks`` with their ``trick_points``, in the order in which they were played;
    ``taken[seat]``: how many of them. ``buried[seat]``: what it put away. ``totals``: of the sides, before this deal.
    Imagined deals leave out what makes no difference to the score: the order of tricks, but for the last, and cards
    that others than the declarer put away.
    """

    calls: Sequence[tuple[Seat, str]]
    terms: Terms
    tricks: Sequence[Trick]
    trick_points: Sequence[int]
    taken: Sequence[int]
    buried: Sequence[CardSet]
    totals: Sequence[int]

    @property
    def contract(self) -> Contract:
        """The contract; only for games in which every deal that is played has one."""
        assert self.terms.contract is not None
        return self.terms.contract


@dataclass(frozen=True, slots=True)
class Standing:
    """A match after a deal: ``totals`` of the sides, how many ``deals`` there were, and of the last one its
    ``contract``, None if it had no declarer or was passed out, and the ``points`` of the sides."""

    totals: Sequence[int]
    deals: int
    contract: Contract | None
    points: Sequence[int]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the explanation of a deal's score.

    ``text`` is English with ``{fields}`` for ``values`` (seats stand as ints under a key that begins with ``seat``,
    sides under ``side``, calls under ``bid``, cards under ``card``, suits under ``suit``, ranks under ``rank``); the
    screens translate it. ``points`` is None for a mere remark.
    """

    side: int | None
    points: int | None
    text: str
    values: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DealResult:
    """The points of each side (index into the totals) and how they came about."""

    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()
