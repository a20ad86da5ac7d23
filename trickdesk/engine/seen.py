"""What everybody at the table has seen of a deal: all that a game may read to explain it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from trickdesk.engine.bids import Contract, Goal
from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.deal import Teams, Terms
from trickdesk.engine.play import TrickPlay


class SeenTrick(NamedTuple):
    """A trick as everybody saw it; ``winner`` and ``points`` are None while it is on the table.

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
