"""Claims that a seat may make for the rest of a deal, and who may take all points."""

from __future__ import annotations

from typing import NamedTuple

from trickdesk.engine.cards import CardSet, Seat, card_set, cards_in
from trickdesk.engine.view import PlayerView

# Cards with points that one player has taken alone. With three, and six tricks left, two players of three went on
# to take all (deals of medium computer players). With one card, which anybody may get, only one of three did.
THREAT = 3


class Claim(NamedTuple):
    """A claim that the claimer's side ends with `low` to `high` tricks in all.

    `clean` claims instead that it takes no more cards that cost points, in any number of tricks.
    """

    low: int
    high: int
    clean: bool = False

    @classmethod
    def from_json(cls, data: object) -> Claim:
        """Read a claim from JSON.

        Raises:
            TypeError: It isn't a list of numbers.
            ValueError: It isn't three numbers.
        """
        if not isinstance(data, list):
            raise TypeError("a claim is a list")
        low, high, clean = map(int, data)
        return cls(low, high, bool(clean))


def side_of(view: PlayerView, seat: Seat) -> CardSet:
    """Return the seats of a seat's side in this deal, as a set."""
    teams = view.teams or ()
    return next((card_set(team) for team in teams if seat in team), 1 << seat)


def taken_by(view: PlayerView, side: CardSet) -> int:
    """Return the tricks that a side has taken."""
    return sum(taken for seat, taken in enumerate(view.taken) if side >> seat & 1)


def claims(view: PlayerView) -> tuple[Claim, ...]:
    """Return the claims that the viewer may make, likeliest first.

    None unless the viewer has to play a card.

    - Most sides claim every remaining trick.
    - A declarer who must lose every trick claims none; the defenders then claim that the declarer takes one.
    - A seat that needs an exact number claims that number, but nothing if partners have different goals.
    - If points are bad, a side claims to take no more of them. A seat that has taken all points so far may
      also claim the rest.
    """
    seat = view.seat
    if seat is None or view.turn != seat or view.phase != "play" or view.teams is None:
        return ()
    taken, left = taken_by(view, side_of(view, seat)), view.tricks_left
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
        return (Claim(0, sum(view.taken) + left - 1),)
    return (everything,)


def takes_all_points(view: PlayerView, seat: Seat) -> bool:
    """Return whether one seat has taken all cards so far that cost points."""
    takers = {trick.winner for trick in view.tricks if trick.winner is not None and costs(view, trick.cards)}
    return takers == {seat}


def costs(view: PlayerView, cards: tuple[int, ...]) -> bool:
    """Return whether a card that costs points is among these."""
    return any(view.game.trick_points((card,)) > 0 for card in cards)


def may_take_all(view: PlayerView) -> Seat | None:
    """Return another player who has taken all points so far and may want the rest."""
    taker = taker_of_all(view)
    return None if taker == view.seat else taker


def taker_of_all(view: PlayerView) -> Seat | None:
    """Return the player who has taken all points so far and may want the rest.

    None in games in which that is only bad for them, and where there is no point left to take.
    """
    if not view.game.moon_line or not are_points_left(view):
        return None
    taken = sum(costs(view, (card,)) for trick in view.finished for card in trick.cards)
    seats = (seat for seat in view.players if takes_all_points(view, seat))
    return next(seats, None) if taken >= THREAT else None


def are_points_left(view: PlayerView) -> bool:
    """Whether a card that costs points isn't in a finished trick."""
    gone = {card for trick in view.finished for card in trick.cards}
    return any(card not in gone and costs(view, (card,)) for card in range(view.game.deck.size))


def is_all(view: PlayerView, claim: Claim) -> bool:
    """Return whether a claim is for every remaining trick.

    Then it makes no difference what the others play.
    """
    assert view.seat is not None
    return not claim.clean and claim.low == taken_by(view, side_of(view, view.seat)) + view.tricks_left


class ClaimKind(NamedTuple):
    """The kind of a claim, and its `number` of tricks.

    `name` is `all`, `none` or `exactly` (a number of the remaining tricks), `clean` (no more points),
    `beaten` (another side takes a trick) or `decided` (nothing more can change the result).
    """

    name: str
    number: int = 0


def claim_kind(view: PlayerView, claim: Claim) -> ClaimKind:
    """Return the kind of a claim of the viewer."""
    assert view.seat is not None
    left = view.tricks_left
    low, high = (bound - taken_by(view, side_of(view, view.seat)) for bound in claim[:2])
    if claim.clean:
        return ClaimKind("clean")
    if low <= 0 and high >= left:
        return ClaimKind("decided")
    if low != high:
        return ClaimKind("beaten")
    if low == left:
        return ClaimKind("all", left)
    return ClaimKind("exactly", low) if low else ClaimKind("none", left)
