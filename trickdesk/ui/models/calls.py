"""The calls of the deal, and what was exchanged: one column for each seat, one row for each round."""

from __future__ import annotations

from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.models.table import MARKS_ROLE, ViewModel


class CallModel(ViewModel):
    """The first to call stands on the left; who is out of the auction has an empty place."""

    def fill(self, view: PlayerView) -> tuple[list[str], list[list[str]]]:
        seats = view.game.seats
        first = 0 if view.dealer is None else (view.dealer + 1) % seats
        headers = [self.names[(first + i) % seats] for i in range(seats)]
        rows: list[list[str]] = []
        self.marks: list[list[str]] = []
        last = seats
        for seat, call in view.calls:
            column = (seat - first) % seats
            if column <= last and (last == seats or rows):
                rows.append([""] * seats)
                self.marks.append([""] * seats)
            rows[-1][column] = text.call_words(call, view.game, self.names)
            self.marks[-1][column] = text.call_marks(call, view.game, self.names)
            last = column
        for exchanged in text.exchange_rows(view):
            rows.append([exchanged.get((first + i) % seats, "") for i in range(seats)])
            self.marks.append(rows[-1])  # without marks, but drawn as the calls are
        return headers, rows

    def extra(self, row: int, column: int, role: int) -> object:
        return self.marks[row][column] if role == MARKS_ROLE else None
