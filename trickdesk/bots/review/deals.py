"""A deal of a record, taken apart for its review: what each seat saw when it decided, and what it did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trickdesk.bots.levels import Agreements
from trickdesk.bots.review.exact import Card
from trickdesk.bots.review.seats import Sitter, agreements, sitters
from trickdesk.engine.actions import Action, Deal, Play
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.record import RecordError, read_record, rebuild, replay, write_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view, write_view
from trickdesk.hashing import sha256


@dataclass(frozen=True, slots=True)
class Decided:
    """What a seat did about what it was asked; ``at`` in the log."""

    at: int
    seat: Seat
    action: Action
    view: PlayerView

    @property
    def seed(self) -> int:
        """For the chance that judging it takes: by nothing that its player could not see."""
        text = f"{self.at} {write_view(self.view)}"
        return int.from_bytes(sha256(text.encode()).digest()[:6], "big")


class ReviewedDeal:
    """Deal ``number`` (from 0) of a record: ``log[first:end]``, and who sat there."""

    def __init__(self, record: str, number: int, games: Mapping[str, type[Game]]) -> None:
        """:class:`RecordError` for what is no record, has no such deal, or one that is not over."""
        read = read_record(record)
        self.table = table = replay(read, games)
        begins = [at for at, entry in enumerate(table.log) if isinstance(entry, Deal)]
        if not 0 <= number < len(begins):
            raise RecordError("There is no such deal in this record.")
        if table.deals[number].result is None:
            raise RecordError("This deal is not over yet.")
        self.number, self.first = number, begins[number]
        self.end = begins[number + 1] if number + 1 < len(begins) else len(table.log)
        self.game = table.game
        self.sitters: tuple[Sitter, ...] = sitters(read, table.game)
        self.agreements: Agreements = agreements(table.game, self.sitters)
        seed = read.extra.get("seed")
        # Of all chance in the match; where the record does not tell, one that the cards decide.
        self.seed = (
            seed if isinstance(seed, str) and seed else write_input(table.log[self.first], table.game.deck)
        )

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.human)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that were played."""
        found = []
        for at in range(self.first, self.end):
            entry = self.table.log[at]
            if isinstance(entry, tuple) and isinstance(entry[1], Play):
                found.append(Card(at, entry[0], entry[1]))
        return tuple(found)

    def table_at(self, length: int) -> Table:
        """A table of its own after so many entries of the log."""
        return rebuild(self.table, length)

    def decisions(self) -> list[Decided]:
        """What everybody did, from each one's own view."""
        table = self.table_at(self.first)
        found = []
        for at in range(self.first, self.end):
            entry = self.table.log[at]
            if isinstance(entry, tuple):
                found.append(Decided(at, *entry, view(table, entry[0])))
            table.put(entry)
        return found
