"""Playing tricks: the one mutable, undoable state of the engine, and the whole interface for search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.order import CardOrder


class Trick(NamedTuple):
    """A trick; ``cards[i]`` was played by the ``i``-th player from ``leader`` on.

    ``lead`` is the card that led, or ``order.size + suit`` when it led as a named suit.
    """

    leader: Seat
    lead: int
    cards: list[CardId]
    winner: Seat


class TrickPlay:
    """The play of one deal: ``legal``, ``play`` and ``undo`` over masks.

    ``play`` does not check. ``hands`` is shared with whoever made this object; games with a rule of their own
    override ``legal``, ``names``, ``ruled_out``, ``winner`` or ``finish``/``unfinish``.
    """

    __slots__ = ("after", "before", "hands", "lead", "leader", "left", "order", "players", "taken", "trick",
                 "tricks", "turn")  # fmt: skip

    def __init__(self, order: CardOrder, hands: list[CardSet], leader: Seat, players: Sequence[Seat]) -> None:
        self.order = order
        self.hands = hands
        self.players = tuple(players)
        seats = len(hands)
        self.after = [0] * seats
        self.before = [0] * seats
        for i, seat in enumerate(self.players):
            self.after[self.players[i - 1]] = seat
            self.before[seat] = self.players[i - 1]
        self.leader = self.turn = leader
        self.lead = -1
        self.trick: list[CardId] = []
        self.tricks: list[Trick] = []
        self.taken = [0] * seats
        self.left = hands[leader].bit_count()  # tricks still to play, the current one included

    def legal(self) -> CardSet:
        """The cards that the seat on turn may play."""
        hand = self.hands[self.turn]
        if self.trick:
            order = self.order
            if hand & order.must[self.lead]:
                return hand & order.may[self.lead]
        return hand

    def names(self, card: CardId) -> tuple[int, ...]:
        """The suits that ``card`` may be led as; empty for a card that leads as what it is."""
        return ()

    def ruled_out(self, card: CardId) -> CardSet:
        """The cards that the seat on turn cannot hold if it plays ``card`` now."""
        if self.trick and not self.order.may[self.lead] >> card & 1:
            return self.order.must[self.lead]
        return 0

    def play(self, card: CardId, named: int | None = None) -> None:
        """Play a legal card; ``named`` is the suit that it leads as, where :meth:`names` gives any."""
        turn = self.turn
        self.hands[turn] ^= 1 << card
        trick = self.trick
        if not trick:
            self.lead = card if named is None else self.order.size + named
        trick.append(card)
        if len(trick) < len(self.players):
            self.turn = self.after[turn]
        else:
            self.finish()

    def winner(self) -> Seat:
        """The seat that wins the complete trick on the table."""
        order = self.order
        power = order.power[order.suit_of[self.lead]]
        seat = best_seat = self.leader
        best = -1
        for card in self.trick:
            if power[card] > best:
                best = power[card]
                best_seat = seat
            seat = self.after[seat]
        return best_seat

    def finish(self) -> None:
        """Take the complete trick in."""
        winner = self.winner()
        self.tricks.append(Trick(self.leader, self.lead, self.trick, winner))
        self.taken[winner] += 1
        self.leader = self.turn = winner
        self.trick = []
        self.left -= 1

    def unfinish(self) -> None:
        """Put the last trick back on the table."""
        self.leader, self.lead, self.trick, winner = self.tricks.pop()
        self.taken[winner] -= 1
        self.left += 1
        self.turn = self.leader

    def undo(self) -> None:
        """Take the last card back."""
        if not self.trick:
            self.unfinish()
        self.turn = turn = self.before[self.turn]
        self.hands[turn] |= 1 << self.trick.pop()
