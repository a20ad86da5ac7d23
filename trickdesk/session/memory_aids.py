"""Memory aids from one seat's view: cards played, voids, tricks taken."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_

from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class SuitAid:
    """One suit under the current trump, bowers included.

    Attributes:
        suit: Its letter, or "" for cards without a suit.
        trump: Whether it is the trump suit.
        cards: All its cards, the highest first.
        gone: The cards that were played, or discarded by the viewer.
        own: The cards in the viewer's hand.
        out: All other cards, wherever they are.
        void: The seats that are known to hold none of `out`.
    """

    suit: str
    trump: bool
    cards: tuple[CardId, ...]
    gone: CardSet
    own: CardSet
    out: CardSet
    void: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Aids:
    """The memory aids of a view.

    Attributes:
        suits: The trump suit first.
        trumps_out: The number of trumps that are still out, or None without a trump.
        taken: Groups of seats, with what each has taken.
        points: Whether `taken` is in card points rather than tricks.
    """

    suits: tuple[SuitAid, ...]
    trumps_out: int | None
    taken: tuple[tuple[tuple[Seat, ...], int], ...]
    points: bool


def aids_of(view: PlayerView) -> Aids | None:
    """Return the memory aids of a deal in play; None before play and for spectators."""
    if view.seat is None or not view.players:
        return None
    game = view.game
    order, none = view.order, len(game.deck.suits)
    trump = order.trump
    gone = (view.played | view.buried) & ~view.hand
    named = trump < none
    suits = sorted(range(none + 1), key=lambda suit: not named or suit != trump)
    found = []
    for suit in suits:
        mask = order.suit_mask[suit]
        if not mask:
            continue
        power = order.power[suit]
        cards = sorted(cards_in(mask), key=lambda card: -power[card])
        out = mask & ~gone & ~view.hand
        letter = game.deck.suits[suit] if suit < none else ""
        void = tuple(seat for seat in view.players if seat != view.seat and out and has_none(view, seat, out))
        found.append(
            SuitAid(letter, named and suit == trump, tuple(cards), mask & gone, mask & view.hand, out, void)
        )
    trumps = (order.suit_mask[trump] & ~gone & ~view.hand).bit_count() if named else None
    return Aids(tuple(found), trumps, taken(view), game.counts_points)


def has_none(view: PlayerView, seat: Seat, out: CardSet) -> bool:
    """Whether everybody knows that a seat holds none of some cards that are out."""
    if view.shown[seat] & out or view.known[seat] & out:
        return False
    open_ = reduce(or_, view.shown) | reduce(or_, view.known) | view.turned
    hidden = out & ~open_
    return view.counts[seat] > 0 and bool(hidden) and not hidden & ~view.cannot[seat] and not view.piles[seat]


def taken(view: PlayerView) -> tuple[tuple[tuple[Seat, ...], int], ...]:
    """Return what each team has taken, the viewer's first.

    Teams are the sides of the match if several seats score together, else those of the deal.
    """
    game = view.game
    amounts = game.points_taken(view) if game.counts_points else view.taken
    teams: list[tuple[Seat, ...]] = [tuple(team) for team in view.teams or () if team]
    if game.sides < game.seats:
        teams = [game.seats_of(side) for side in range(game.sides)]
    teams.sort(key=lambda team: view.seat not in team)
    return tuple((team, sum(amounts[seat] for seat in team)) for team in teams)
