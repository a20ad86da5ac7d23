"""A finished deal, position by position, with all that a review shows of it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from trickdesk.engine.actions import Action, Event, Play
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.record import rebuild
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

KEPT = 8  # cached tables of positions


class Position(NamedTuple):
    """A point of a deal, after the first `at` inputs of the match.

    Attributes:
        at: The number of inputs.
        seat: Who acted last, or None for chance.
        action: The last action, or None for chance.
        trick: The number of the trick on the table, from 1; 0 before the first card.
        card: How many of its cards have been played. A finished trick stays on the table until the next card.
    """

    at: int
    seat: Seat | None
    action: Action | None
    trick: int
    card: int


class Outcome(NamedTuple):
    """The result of a deal: `tricks` by seat, `points` by side.

    `points` is empty while the deal is unfinished.
    """

    over: bool
    contract: Contract | None
    made: bool
    tricks: tuple[int, ...]
    points: tuple[int, ...]


class Replay:
    """One deal with all cards open: only for finished deals and their variations.

    `deal` counts from 0. Its inputs are `log[first:end]` of the match. Later deals aren't included.
    """

    def __init__(self, table: Table, deal: int) -> None:
        self.deal = deal
        inputs = table.inputs_of(deal)
        self.first, self.end = inputs.start, inputs.stop
        self._table = rebuild(table, self.end)
        self.game = table.game
        self._at = lru_cache(maxsize=KEPT)(lambda at: rebuild(self._table, at))
        self._events: list[list[Event]] = []
        self.positions = tuple(self._walk())

    def _walk(self) -> list[Position]:
        """Replay the deal; return its positions, and keep the events that lead to each."""
        table = self._table.before_deal_of(self.end)
        found = []
        for at, entry in enumerate(self._table.log[self.first : self.end], self.first + 1):
            self._events.append(table.put(entry))
            seat, action = entry if isinstance(entry, tuple) else (None, None)
            play = table.play
            trick, card = 0, 0
            if play is not None and (play.trick or play.tricks):
                trick = len(play.tricks) + bool(play.trick)
                card = len(play.trick or play.tricks[-1].cards)
            found.append(Position(at, seat, action, trick, card))
        return found

    @property
    def decisions(self) -> tuple[Position, ...]:
        """The positions after a decision of a seat."""
        return tuple(position for position in self.positions if position.seat is not None)

    def view(self, at: int, seat: Seat | None) -> PlayerView:
        """Return what `seat` knew after `at` inputs of the match."""
        return view(self._at(at), seat)

    def hands(self, at: int) -> tuple[CardSet, ...]:
        """Return all hands after `at` inputs."""
        return tuple(self._at(at).hands)

    def talon(self, at: int) -> tuple[CardId, ...]:
        """Return the undealt cards after `at` inputs, the top one first."""
        return tuple(self._at(at).talon)

    def finished_trick(self, at: int) -> SeenTrick | None:
        """Return the trick that the last of `at` inputs completed; None if it didn't."""
        entry = self._table.log[at - 1]
        if not isinstance(entry, tuple) or not isinstance(entry[1], Play):
            return None
        tricks = self.view(at, None).tricks
        return tricks[-1] if tricks and tricks[-1].winner is not None else None

    def events(self, at: int) -> list[Event]:
        """Return the events of the last of `at` inputs, with all cards."""
        return list(self._events[at - self.first - 1])

    def outcome(self) -> Outcome:
        """Return how the deal ended, or how it stands."""
        seen = self.view(self.end, None)
        over = self._table.phase is None
        last = seen.deals[-1] if over else None
        return Outcome(over, seen.contract, bool(last and last.made), seen.taken, last.points if last else ())
