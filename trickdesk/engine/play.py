"""Trick play: the only mutable, undoable state of the engine, made for search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, NamedTuple

from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.errors import Refusal, Why
from trickdesk.engine.order import CardOrder


class Trick(NamedTuple):
    """A trick; ``cards[i]`` was played by the ``i``-th player from ``leader`` on.

    ``lead`` is the card that led, or ``order.size + suit`` when it led as a named suit.
    """

    leader: Seat
    lead: int
    cards: list[CardId]
    winner: Seat


@dataclass(slots=True)
class Start:
    """The start of a deal's tricks: `leader` leads, `players` play.

    ``hands``, ``rows`` and ``drawn`` are changed by the play: they are shared with the caller. The last three
    matter only to games with piles: the face-up row of each seat, its pile as dealt, and how many of that are gone.
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

    ``play`` does not check. `hands` is shared with the caller; games with a rule of their own
    override ``legal``, ``refusal``, ``names``, ``ruled_out``, ``winner`` or ``finish``/``unfinish``.
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
        self.must: CardSet = 0  # the masks of the card led; no card binds before one is led
        self.may: CardSet = 0
        self.trick: list[CardId] = []
        self.tricks: list[Trick] = []
        self.taken = [0] * seats
        self.left = self.hands[leader].bit_count()  # tricks still to play, the current one included

    def legal(self) -> CardSet:
        """The cards that the seat on turn may play."""
        hand = self.hands[self.turn]
        return hand & self.may if hand & self.must else hand

    def names(self, card: CardId) -> tuple[int, ...]:
        """The suits that `card` may be led as; empty for a card that leads as itself."""
        return ()

    def ruled_out(self, card: CardId) -> CardSet:
        """The cards that the seat on turn cannot hold if it plays ``card`` now."""
        return 0 if self.may >> card & 1 else self.must

    def refusal(self, card: CardId) -> Why | Refusal:
        """Why the seat on turn may not play a card that it holds."""
        return Why.MUST_FOLLOW

    def name_refusal(self, card: CardId, named: int | None) -> Why | Refusal | None:
        """Why the seat on turn may not lead a card as that suit, or as what it is (None)."""
        return None if named is None else Why.NAME_NO_SUIT

    def play(self, card: CardId, named: int | None = None) -> None:
        """Play a legal card; `named` is the suit it leads as, where `names` gives any."""
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
        """The seat that wins the complete trick on the table."""
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
        """Take the complete trick in."""
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
        """Take the last card back."""
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
    """Whether the tables of its trump say everything about a play."""
    return type(play) is TrickPlay


class GuardedPlay(TrickPlay):
    """Tricks in which guarded cards can't lead before they are broken.

    Unless the hand holds nothing else.

    ``guarded``: those cards; ``breaking``: any of these, once it has left its hand, sets them free.
    """

    __slots__ = ("breaking", "guarded")
    not_broken: ClassVar[Refusal]

    def __init__(self, start: Start, guarded: CardSet, breaking: CardSet) -> None:
        super().__init__(start)
        self.guarded, self.breaking = guarded, breaking

    def is_broken(self) -> bool:
        """Whether a card that sets the guarded ones free has left its hand."""
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

    def refusal(self, card: CardId) -> Why | Refusal:
        return super().refusal(card) if self.trick else self.not_broken

    def ruled_out(self, card: CardId) -> CardSet:
        if self.trick:
            return super().ruled_out(card)
        # A guarded card led early means that no other was held.
        leads = self.guarded >> card & 1 and not self.is_broken()
        return ((1 << self.order.size) - 1) & ~self.guarded if leads else 0
