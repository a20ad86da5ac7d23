"""Plays out an action at the real table, with all seats played by the heuristic."""

from __future__ import annotations

from tests.bots.baseline import heuristic
from trickdesk.engine.actions import Action, Deal, Stock
from trickdesk.engine.cards import Seat
from trickdesk.engine.table import Table
from trickdesk.engine.view import view

TRICK_WORTH = 0.01  # of two equal results, the one with more tricks is better


class Rehearsal:
    """The current deal of a table, to be played to its end without changing the table."""

    def __init__(self, table: Table) -> None:
        self.game, self.totals, self.deals = table.game, table.totals, table.deals[:-1]
        log = table.log
        begin = max(i for i, entry in enumerate(log) if isinstance(entry, Deal))
        self.inputs = log[begin:]

    def copy(self) -> Table:
        """Return a new table at the same point of the match."""
        table = Table(self.game)
        table.totals, table.deals = self.totals[:], self.deals[:]
        if self.deals:
            table.dealer = self.deals[-1].dealer
        for entry in self.inputs:
            table.put(entry)
        return table

    def play_out(self, seat: Seat, action: Action) -> Table:
        """Play the deal to its end after `action`; a new stock is not shuffled."""
        table = self.copy()
        table.act(seat, action)
        while table.phase is not None:
            turn = table.phase.turn
            if turn < 0:
                table.restock(Stock(tuple(table.discards)))
            else:
                table.act(turn, heuristic.choose(view(table, turn)))
        return table

    def worth(self, seat: Seat, action: Action) -> float:
        """Return the side's points above the mean of the others, plus a little per trick."""
        table = self.play_out(seat, action)
        result, game = table.deals[-1].result, self.game
        assert result is not None
        side = game.side(seat)
        mine = result.points[side]
        others = (sum(result.points) - mine) / (game.sides - 1)
        if game.low_wins:
            return others - mine
        play = table.play
        tricks = sum(n for s, n in enumerate(play.taken) if game.side(s) == side) if play else 0
        return mine - others + TRICK_WORTH * tricks
