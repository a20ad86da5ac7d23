"""What a seat may claim of the tricks still to be played, by what its side plays for."""

from __future__ import annotations

from typing import NamedTuple

from trickdesk.engine.cards import CardSet, Seat, card_set, cards_in
from trickdesk.engine.view import PlayerView


class Claim(NamedTuple):
    """That the claimer's side ends the deal with ``low`` to ``high`` tricks in all.

    ``clean``: that it takes no card any more that costs points, however many tricks.
    """

    low: int
    high: int
    clean: bool = False

    def to_json(self) -> list[int]:
        """As the bots' process is told."""
        return list(map(int, self))

    @classmethod
    def from_json(cls, data: object) -> Claim:
        """The inverse; ValueError or TypeError for anything else."""
        if not isinstance(data, list):
            raise TypeError("a claim is a list")
        low, high, clean = map(int, data)
        return cls(low, high, bool(clean))


def side_of(view: PlayerView, seat: Seat) -> CardSet:
    """The seats that play together with a seat in this deal, itself included."""
    teams = view.teams or ()
    return next((card_set(team) for team in teams if seat in team), 1 << seat)


def tricks_left(view: PlayerView) -> int:
    """The tricks still to be played, the one on the table included; the viewer is on turn."""
    assert view.seat is not None
    return view.hand.bit_count() + view.piles[view.seat]


def taken_by(view: PlayerView, side: CardSet) -> int:
    """The tricks that a side has so far."""
    return sum(taken for seat, taken in enumerate(view.taken) if side >> seat & 1)


def claims(view: PlayerView) -> tuple[Claim, ...]:
    """What the seat on turn may claim, the likeliest first; nothing unless it is the viewer who has to play.

    Most sides claim every trick that is left. A declarer who may take no trick claims none, the defenders that one is
    taken; who has to take exactly so many, exactly those, but nothing where partners play for different goals. Where
    points are bad, no more of them are claimed, and by whoever has got all of them so far also all the rest.
    """
    seat = view.seat
    if seat is None or view.turn != seat or view.phase != "play" or view.teams is None:
        return ()
    taken, left = taken_by(view, side_of(view, seat)), tricks_left(view)
    everything = Claim(taken + left, taken + left)
    if view.game.low_wins:
        clean = Claim(0, taken + left, clean=True)
        return (clean, everything) if takes_all_points(view, seat) else (clean,)
    goal = view.goals[seat]
    mates = list(cards_in(side_of(view, seat)))
    if view.contract is None and len(mates) > 1:
        own = [view.goals[mate] for mate in mates]
        return () if any(one is not None and one.has_most for one in own) else (everything,)
    if goal is not None and goal.is_exact:
        amount = min(max(goal.amount, taken), taken + left)
        return (Claim(amount, amount),)
    if goal is not None and goal.takes_none:
        return (Claim(0, 0 if not taken else taken + left),)
    if view.contract is not None and any(other is not None and other.takes_none for other in view.goals):
        return (Claim(0, total_tricks(view, left) - 1),)
    return (everything,)


def total_tricks(view: PlayerView, left: int) -> int:
    """All tricks of the deal."""
    return sum(view.taken) + left


def takes_all_points(view: PlayerView, seat: Seat) -> bool:
    """Whether cards that cost points have been taken, and all of them by one seat."""
    takers = {trick.winner for trick in view.tricks if trick.winner is not None and costs(view, trick.cards)}
    return takers == {seat}


def costs(view: PlayerView, cards: tuple[int, ...]) -> bool:
    """Whether a card that costs points is among these."""
    return any(view.game.trick_points((card,)) > 0 for card in cards)


def is_all(view: PlayerView, claim: Claim) -> bool:
    """Whether this claims every trick that is left: then nothing that the others do makes a difference."""
    assert view.seat is not None
    return not claim.clean and claim.low == taken_by(view, side_of(view, view.seat)) + tricks_left(view)


class ClaimKind(NamedTuple):
    """A claim in the claimer's words: ``all``, ``none`` or ``exactly`` ``number`` of the tricks that are left; no more
    points (``clean``); that another one takes a trick (``beaten``); that nothing more can matter (``decided``)."""

    name: str
    number: int = 0


def claim_kind(view: PlayerView, claim: Claim) -> ClaimKind:
    """How a claim of the viewer is put."""
    assert view.seat is not None
    left = tricks_left(view)
    low, high = (bound - taken_by(view, side_of(view, view.seat)) for bound in claim[:2])
    if claim.clean:
        return ClaimKind("clean")
    if low <= 0 and high >= left:
        return ClaimKind("decided")
    if low == high:
        return (
            ClaimKind("all", left)
            if low == left
            else ClaimKind("exactly", low)
            if low
            else ClaimKind("none", left)
        )
    return ClaimKind("beaten")
