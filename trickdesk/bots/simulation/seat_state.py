"""What a seat has in an imagined deal, in flat integers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trickdesk.bots.solver.bits import bit

if TYPE_CHECKING:
    from mypy_extensions import i64


class Place:
    """A seat at the table: its ``hand`` with the ``row`` that lies open, its ``pile``, of which so many cards are
    ``drawn``, the tricks it has ``taken``, what they count (``points``), and the suits, as sets of their cards, in
    which it ``failed`` to follow. What was ``kept`` of that comes back by :meth:`back`."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.bit: i64 = bit(seat)
        self.after: Place = self
        self.before: Place = self
        self.pile: tuple[int, ...] = ()
        self.hand: i64 = 0
        self.row: i64 = 0
        self.drawn: i64 = 0
        self.taken: i64 = 0
        self.points: i64 = 0
        self.failed: i64 = 0
        self.kept_hand: i64 = 0
        self.kept_row: i64 = 0
        self.kept_drawn: i64 = 0
        self.kept_taken: i64 = 0
        self.kept_points: i64 = 0
        self.kept_failed: i64 = 0

    def keep(self) -> None:
        """Keep how it is now."""
        self.kept_hand = self.hand
        self.kept_row = self.row
        self.kept_drawn = self.drawn
        self.kept_taken = self.taken
        self.kept_points = self.points
        self.kept_failed = self.failed

    def back(self) -> None:
        """Be again as it was."""
        self.hand = self.kept_hand
        self.row = self.kept_row
        self.drawn = self.kept_drawn
        self.taken = self.kept_taken
        self.points = self.kept_points
        self.failed = self.kept_failed

    def draw(self, most: i64) -> i64:
        """Take up to ``most`` cards from the pile; the cards taken."""
        cards: i64 = 0
        at = self.drawn
        while most > 0 and at < len(self.pile):
            cards |= bit(self.pile[at])
            at += 1
            most -= 1
        self.drawn = at
        self.hand |= cards
        return cards
