"""A deal as games score and explain it: its terms, result and public history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from trickdesk.engine.bids import Contract, Goal
from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.play import Trick, TrickPlay

Teams = tuple[tuple[Seat, ...], ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms a deal is played under.

    `teams`: the declarer's first, a player without a partner is a team; `goals` by seat, None for a seat
    without one; `contract` is None in a deal without a declarer.

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
    """A finished deal, as tables and simulations pass it to `Game.score`.

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
class MatchStanding:
    """The score of a match after a deal.

    `totals` by side, the number of `deals`, and of the last one its `contract` (None if passed out or without
    a declarer) and the `points` by side.
    """

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


class SeenTrick(NamedTuple):
    """A trick as everyone saw it.

    `winner` and `points` are None while it is in progress.

    ``seats[i]`` played ``cards[i]``; ``named`` is the suit letter that the first card was led as, or None.
    """

    leader: Seat
    seats: tuple[Seat, ...]
    cards: tuple[CardId, ...]
    named: str | None
    winner: Seat | None
    points: int | None


@dataclass(frozen=True, slots=True)
class SeenDeal:
    """The deal under way as a spectator knows it; seats index every tuple.

    ``counts[s]``: hidden cards of seat ``s``; ``cannot[s]``: those that it is known not to hold among them. ``trump``
    is a suit letter or NT, None until it is named, and ``goals`` are None where there is none. ``players``: the seats
    that play tricks, once play began. ``taken[s]``: tricks of seat ``s``.
    """

    counts: tuple[int, ...]
    cannot: tuple[CardSet, ...]
    calls: tuple[tuple[Seat, str], ...]
    contract: Contract | None
    trump: str | None
    teams: Teams | None
    goals: tuple[Goal | None, ...]
    players: tuple[Seat, ...]
    tricks: tuple[SeenTrick, ...]
    taken: tuple[int, ...]

    @property
    def terms(self) -> Terms:
        """What the deal is played for, once that is settled."""
        assert self.teams is not None
        return Terms(self.contract, self.trump, self.teams, self.goals)

    @property
    def trick(self) -> SeenTrick | None:
        """The trick on the table, if a card of it has been played."""
        return self.tricks[-1] if self.tricks and self.tricks[-1].winner is None else None


def seen_tricks(play: TrickPlay, points: list[int], suits: str) -> tuple[SeenTrick, ...]:
    """The tricks of a deal, the one on the table last."""
    seen = []
    n = len(play.players)
    rounds = {seat: play.players[i:] + play.players[:i] for i, seat in enumerate(play.players)}
    for trick, worth in zip(play.tricks, points, strict=True):
        named = suits[trick.lead - play.order.size] if trick.lead >= play.order.size else None
        seen.append(
            SeenTrick(trick.leader, rounds[trick.leader], tuple(trick.cards), named, trick.winner, worth)
        )
    if play.trick:
        named = suits[play.lead - play.order.size] if play.lead >= play.order.size else None
        seats = rounds[play.leader][: min(n, len(play.trick))]
        seen.append(SeenTrick(play.leader, seats, tuple(play.trick), named, None, None))
    return tuple(seen)
