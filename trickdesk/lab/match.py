"""A match that a program plays: reset, legal actions, step, record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import index
from secrets import token_hex
from typing import SupportsIndex

from trickdesk.engine.actions import Action
from trickdesk.engine.errors import Message, OptionError, one_line
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record, feed, game_of, read_record, write_input
from trickdesk.engine.record_keys import SEED
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.lab.turn import Turn, space_of


class Match:
    """One match after another of a game. Chance deals by itself.

    Attributes:
        game: The game with its house rules.
        actions: Every action of the game by number, as text.
        places: By name, the slice of the vector that has it.
    """

    def __init__(self, game: Game) -> None:
        self.game, space = game, space_of(game)
        self.actions, self.places = space.actions, space.places
        self.reset()

    def reset(self, seed: object = None) -> None:
        """Start a new match, whose cards follow from the seed; None means any cards."""
        self.shuffler = Shuffler(token_hex(16) if seed is None else str(seed))
        self.table = Table(self.game)
        self.table.deal(self.shuffler.deal(self.game, 0, self.shuffler.first_dealer(self.game)))
        self._turn: Turn | None = None

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return bool(self.table.winners)

    @property
    def seat(self) -> int | None:
        """The seat on turn; None when the match is over."""
        return self.table.turn

    @property
    def turn(self) -> Turn:
        """What the seat on turn is asked."""
        if self._turn is None:
            self._turn = Turn(view(self.table, self.table.turn))
        return self._turn

    def legal(self) -> list[int]:
        """Return the numbers of all legal actions; none when the match is over."""
        return self.turn.legal()

    def view(self, seat: int) -> PlayerView:
        """Return what a seat may know.

        Raises:
            IndexError: There is no such seat.
        """
        if seat == self.seat:
            return self.turn.view
        if seat not in range(self.game.seats):
            raise IndexError(f"There is no seat {seat} at this table.")
        return view(self.table, seat)

    def vector(self, seat: int | None = None) -> list[int]:
        """Return what a seat, or the one on turn, sees as numbers.

        Raises:
            IllegalAction: The match is over, so nobody is on turn.
            IndexError: There is no such seat.
        """
        turn = self.turn if seat is None or seat == self.seat else Turn(self.view(seat))
        return turn.vector()

    def step(self, chosen: SupportsIndex | str) -> list[int]:
        """Apply a choice of the seat on turn: a number, or an action as text.

        Returns:
            By seat, the points of a deal that has just ended, negated if low scores win. All are 0 before that.

        Raises:
            IllegalAction: The rules don't allow it; nothing has changed.
            NotationError: The text is no action.
            TypeError: It is neither a number nor a text.
        """
        table, game = self.table, self.game
        found = self.turn.after(chosen)
        if isinstance(found, Turn):
            self._turn = found
            return [0] * game.seats
        table.act(-1 if table.turn is None else table.turn, found)
        self._turn = None
        result = table.deals[-1].result
        while table.phase is not None and table.turn is None:
            table.restock(self.shuffler.restock(table.discards, len(table.deals) - 1, table.stocks))
        if table.phase is None and not table.winners:
            table.deal(self.shuffler.deal(game, len(table.deals), table.next_dealer))
        if result is None:
            return [0] * game.seats
        return [game.gain(result.points[game.side(seat)]) for seat in range(game.seats)]

    def record(self) -> str:
        """Return the match so far as the text of a record (docs/record.md)."""
        log = tuple(write_input(entry, self.game.deck) for entry in self.table.log)
        options, rules = dict(self.game.options), self.game.rules_version
        extra = {SEED.name: self.shuffler.seed}
        return Record(self.game.id, log, options, rules_version=rules, extra=extra).to_text()


def make(
    game: str, options: Mapping[str, object] | None = None, *, preset: str = "", deals: int = 0
) -> Match:
    """Return a match of a game.

    Args:
        game: Its id, as `trickdesk games` lists it.
        options: House rules that differ from the preset, or from the usual rules.
        preset: The name of a preset.
        deals: The number of deals, instead of points to reach. In games whose deals differ in size, they are the
            smallest ones.

    Raises:
        OptionError: There is no such game, preset or option, or options conflict.
        TypeError: The number of deals is no whole number.
        ValueError: It is negative.
    """
    if index(deals) < 0:
        raise ValueError(f"A match can't have {deals} deals.")
    if game not in games():
        raise OptionError(Message("There is no game called “{word}”.", word=one_line(game)))
    kind = games()[game]
    chosen = kind({**(kind.preset(preset).options if preset else {}), **(options or {})})
    return Match(kind(kind.of_deals(chosen.options, deals)) if deals else chosen)


def replay(text: str) -> Iterator[tuple[Turn, int]]:
    """Yield every turn of a record, with the number that was chosen.

    Raises:
        RecordError: It isn't a record, or an entry is illegal.
    """
    record = read_record(text)
    table = Table(game_of(record, games()))
    for at, entry in enumerate(record.log):
        before = None if table.turn is None else Turn(view(table, table.turn))
        feed(table, entry, at)
        done = table.log[-1]
        if before is None or not isinstance(done, tuple):
            continue
        turn: Turn | Action = before
        for number in before.numbers(done[1]):
            assert isinstance(turn, Turn)
            yield turn, number
            turn = turn.after(number)
