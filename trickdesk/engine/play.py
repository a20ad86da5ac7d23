"""Trick play on bit masks, with undo for searches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, NamedTuple

from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.errors import Problem, Why
from trickdesk.engine.order import CardOrder


class Trick(NamedTuple):
    """A trick; the players from `leader` on played `cards`, in order.

    `lead` is the card that was led, or `order.size + suit` if it named that suit.
    """

    leader: Seat
    lead: int
    cards: list[CardId]
    winner: Seat


@dataclass(slots=True)
class Start:
    """The start of a deal's tricks: `leader` leads, `players` play.

    Trick play changes `hands`, `rows` and `drawn`, which it shares with the caller. The last three fields
    matter only in games with piles.

    Attributes:
        order: The card order of the trump.
        hands: By seat, the cards that it can play.
        leader: The seat that leads first.
        players: The seats that play, clockwise.
        rows: By seat, its face-up row.
        piles: By seat, its pile as dealt.
        drawn: By seat, how many cards of its pile are gone.
    """

    order: CardOrder
    hands: list[CardSet]
    leader: Seat
    players: Sequence[Seat]
    rows: list[CardSet] = field(default_factory=list)
    piles: Sequence[Sequence[CardId]] = ()
    drawn: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = len(self.hands)
        self.rows = self.rows or [0] * seats
        self.piles = self.piles or [()] * seats
        self.drawn = self.drawn or [0] * seats


new_trick = partial(tuple.__new__, Trick)  # a named tuple's own constructor costs three times as much


class TrickPlay:
    """The play of one deal: `legal`, `play` and `undo` on masks.

    `play` doesn't check whether a card is legal. `hands` is shared with the caller. Games with rules of their
    own override `legal`, `refusal`, `names`, `ruled_out`, `winner`, or `finish` and `unfinish`.
    """

    __slots__ = (
        "after",
        "before",
        "hands",
        "last",
        "lead",
        "leader",
        "left",
        "may",
        "must",
        "order",
        "players",
        "taken",
        "trick",
        "tricks",
        "turn",
    )

    def __init__(self, start: Start) -> None:
        leader = start.leader
        self.order = start.order
        self.hands = start.hands
        self.players = tuple(start.players)
        seats = len(self.hands)
        self.after = [0] * seats
        self.before = [0] * seats
        for i, seat in enumerate(self.players):
            self.after[self.players[i - 1]] = seat
            self.before[seat] = self.players[i - 1]
        self.leader = self.turn = leader
        self.last = self.before[leader]  # the seat that completes the trick
        self.lead = -1
        self.must: CardSet = 0  # masks of the card led; before the lead, any card may be played
        self.may: CardSet = 0
        self.trick: list[CardId] = []
        self.tricks: list[Trick] = []
        self.taken = [0] * seats
        self.left = self.hands[leader].bit_count()  # tricks still to play, including the current one

    def legal(self) -> CardSet:
        """Return the cards that the seat on turn may play."""
        hand = self.hands[self.turn]
        return hand & self.may if hand & self.must else hand

    def names(self, card: CardId) -> tuple[int, ...]:
        """Return the suits that `card` may name when led; empty for most cards."""
        return ()

    def ruled_out(self, card: CardId) -> CardSet:
        """Return the cards that the seat on turn can't hold if it plays `card` now."""
        return 0 if self.may >> card & 1 else self.must

    def refusal(self, card: CardId) -> Problem:
        """Return why the seat on turn may not play a card that it holds."""
        return Why.MUST_FOLLOW

    def name_refusal(self, card: CardId, named: int | None) -> Problem | None:
        """Return why a card may not be led as suit `named` (None: as itself), or None."""
        return None if named is None else Why.NAME_NO_SUIT

    def play(self, card: CardId, named: int | None = None) -> None:
        """Play a legal card; `named` is the suit it is led as, if `names` gives any."""
        turn = self.turn
        self.hands[turn] ^= 1 << card
        if turn == self.last:
            self.trick.append(card)
            self.finish()
            return
        self.turn = self.after[turn]
        trick = self.trick
        if not trick:
            order = self.order
            self.lead = lead = card if named is None else order.size + named
            self.must = order.must[lead]
            self.may = order.may[lead]
        trick.append(card)

    def winner(self) -> Seat:
        """Return the seat that wins the complete trick on the table."""
        order, after = self.order, self.after
        power = order.power[order.suit_of[self.lead]]
        seat = best_seat = self.leader
        best = -1
        for card in self.trick:
            if (strength := power[card]) > best:
                best = strength
                best_seat = seat
            seat = after[seat]
        return best_seat

    def finish(self) -> None:
        """Gather the complete trick for its winner, who leads next."""
        winner = self.winner()
        self.tricks.append(new_trick((self.leader, self.lead, self.trick, winner)))
        self.taken[winner] += 1
        self.leader = self.turn = winner
        self.last = self.before[winner]
        self.trick = []
        self.left -= 1
        self.must = 0

    def unfinish(self) -> None:
        """Put the last trick back on the table, complete."""
        self.leader, self.lead, self.trick, winner = self.tricks.pop()
        self.taken[winner] -= 1
        self.left += 1
        self.last = self.before[self.leader]
        self.must, self.may = self.order.must[self.lead], self.order.may[self.lead]

    def undo(self) -> None:
        """Take back the last card."""
        trick = self.trick
        if trick:
            turn = self.before[self.turn]
        else:
            self.unfinish()
            trick, turn = self.trick, self.last
        self.hands[turn] |= 1 << trick.pop()
        self.turn = turn
        if not trick:
            self.must = 0


def is_plain(play: TrickPlay) -> bool:
    """Whether the tables of the card order are all the rules that a play has."""
    return type(play) is TrickPlay


class GuardedPlay(TrickPlay):
    """Tricks in which guarded cards can't be led until they are broken.

    A hand with nothing else may lead them. The cards in `guarded` are free as soon as any of `breaking` has
    left its hand.
    """

    __slots__ = ("breaking", "guarded")
    not_broken: ClassVar[Problem]

    def __init__(self, start: Start, guarded: CardSet, breaking: CardSet) -> None:
        super().__init__(start)
        self.guarded, self.breaking = guarded, breaking

    def is_broken(self) -> bool:
        """Whether a card that frees the guarded ones has left its hand."""
        held = 0
        for hand in self.hands:
            held |= hand
        return bool(self.breaking & ~held)

    def legal(self) -> CardSet:
        if self.trick:
            return super().legal()
        hand = self.hands[self.turn]
        free = hand & ~self.guarded
        return hand if not free or self.is_broken() else free

    def refusal(self, card: CardId) -> Problem:
        return super().refusal(card) if self.trick else self.not_broken

    def ruled_out(self, card: CardId) -> CardSet:
        if self.trick:
            return super().ruled_out(card)
        # A seat that leads a guarded card too early holds no other cards.
        leads = self.guarded >> card & 1 and not self.is_broken()
        return ((1 << self.order.size) - 1) & ~self.guarded if leads else 0


OPENING = Problem("OPENING", "The lowest club must be led to the first trick.")


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits on play besides following suit.

    `opening` leads to the first trick, and `barred` may not be discarded on it (for the reason `why_barred`).
    `guarded` may not be led before a card of `breaking` has been played (`why_guarded`). A hand with no other cards
    may break each limit.
    """

    opening: CardSet
    barred: CardSet
    guarded: CardSet
    breaking: CardSet
    why_guarded: Problem
    why_barred: Problem


class BoundedPlay(GuardedPlay):
    """Tricks with limits on the first trick and on leading guarded cards."""

    __slots__ = ("bounds",)

    def __init__(self, start: Start, bounds: Bounds) -> None:
        super().__init__(start, bounds.guarded, bounds.breaking)
        self.bounds = bounds

    def legal(self) -> CardSet:
        bounds, hand = self.bounds, self.hands[self.turn]
        if self.tricks or (self.trick and hand & self.must):
            return super().legal()
        if self.trick:
            return hand & ~bounds.barred or hand
        return hand & bounds.opening or super().legal()

    def refusal(self, card: CardId) -> Problem:
        if self.trick:
            return Why.MUST_FOLLOW if self.hands[self.turn] & self.must else self.bounds.why_barred
        return (
            OPENING
            if not self.tricks and self.hands[self.turn] & self.bounds.opening
            else self.bounds.why_guarded
        )

    def ruled_out(self, card: CardId) -> CardSet:
        bounds, here, out = self.bounds, 1 << card, super().ruled_out(card)
        if self.tricks:
            return out
        if self.trick:
            thrown = out and here & bounds.barred
            return out | ((1 << self.order.size) - 1) & ~bounds.barred if thrown else out
        return out if here & bounds.opening else out | bounds.opening
