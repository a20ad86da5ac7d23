"""Models of a match: score sheet (also as text and CSV), calls, tricks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor

from trickdesk.engine.cards import Seat
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.view import PlayerView, counted_in_trick
from trickdesk.ui.cards.pixmaps import with_suit
from trickdesk.ui.match.text_table.view_model import (
    CARD_ROLE,
    CONTRACT_ROLE,
    MARKS_ROLE,
    PAIR_ROLE,
    ViewModel,
)
from trickdesk.ui.qt.plain_text import plain_tip
from trickdesk.ui.text import call_text, event_text, meaning_text, name_text, narration, text_table
from trickdesk.ui.text.words import fill, number, signed, translate, without_signs
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.widgets.sheet import Role, csv_text


class TrickModel(ViewModel):
    """The tricks: number, a column for each seat, and points if the game counts them."""

    def fill(self, view: PlayerView) -> tuple[list[str], list[list[str]]]:
        game = view.game
        self.tricks = view.tricks
        self.has_points = any(trick.points for trick in view.tricks)
        headers = ["", *self.names[: game.seats]]
        if self.has_points:
            headers.append(translate("Tricks", "Points"))
        rows = []
        for n, trick in enumerate(view.tricks, start=1):
            cells = [self._words(view, trick, seat) for seat in range(game.seats)]
            points = [str(trick.points) if trick.points is not None else ""] if self.has_points else []
            rows.append([str(n), *cells, *points])
        return headers, rows

    def _words(self, view: PlayerView, trick: SeenTrick, seat: int) -> str:
        """Describe what the seat played, whether it led and whether it won the trick."""
        if seat not in trick.seats:
            return ""
        words = text_table.trick_card_words(view, trick, seat)
        if seat == trick.leader:
            words = translate("Tricks", "{card}, led", card=words)
        if seat == trick.winner:
            words = translate("Tricks", "{card}, takes the trick", card=words)
        return words

    def extra(self, row: int, column: int, role: int) -> object:
        trick, seat = self.tricks[row], column - 1
        if role == Role.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        if self.view is None or seat not in trick.seats:
            return None
        if role == CARD_ROLE:
            card = trick.cards[trick.seats.index(seat)]
            state = "win" if seat == trick.winner else ""
            state = with_suit(state, counted_in_trick(self.view, trick).get(card, ""))
            return self.view.game.deck.names[card], state, seat == trick.leader
        if role == Role.ToolTipRole:
            why = event_text.why_won_words(self.view, trick) if seat == trick.winner else ""
            return plain_tip("\n".join(filter(None, [self.rows[row][column], why])))
        return None


class CallModel(ViewModel):
    """The calls, with the first caller on the left.

    A player who is out of the auction has an empty cell. What is named after the exchange stands below it.
    If `listed`, each call has a row of its own instead.
    """

    listed = False

    def list_calls(self, listed: bool) -> None:
        if listed != self.listed and self.view is not None:
            self.listed = listed
            self.set_view(self.view, self.names)

    def fill(self, view: PlayerView) -> tuple[list[str], list[list[str]]]:
        seats = view.game.seats
        first = 0 if view.dealer is None else (view.dealer + 1) % seats
        headers = [self.names[(first + i) % seats] for i in range(seats)]
        self.text_columns = range(seats)
        rows: list[list[str]] = []
        self.marks: list[list[str]] = []
        self.shows: dict[tuple[int, int], str] = {}  # what the call in a cell shows
        made = list(enumerate(view.calls))
        late = [entry for entry in made if call_text.is_after_exchange(entry[1][1], view.game)]
        self._add_calls(view, [entry for entry in made if entry not in late], first, rows)
        for exchanged in narration.exchange_rows(view):
            rows.append([exchanged.get((first + i) % seats, "") for i in range(seats)])
            self.marks.append(rows[-1])  # no marks in it, but drawn like the calls
        self._add_calls(view, late, first, rows)
        if self.listed:
            cells = [
                (row, column) for row, words in enumerate(rows) for column in range(seats) if words[column]
            ]
            self.shows = {(place, 1): self.shows.get(cell, "") for place, cell in enumerate(cells)}
            self.marks = [["", self.marks[row][column]] for row, column in cells]
            rows = [[headers[column], rows[row][column]] for row, column in cells]
            headers = [translate("Seats", "Player"), translate("Seats", "Call")]
        return headers, rows

    def _add_calls(
        self,
        view: PlayerView,
        calls: Sequence[tuple[int, tuple[Seat, str]]],
        first: Seat,
        rows: list[list[str]],
    ) -> None:
        """Add calls to `rows`, whose first column is the seat `first`.

        With each call comes its place among all.
        """
        game = view.game
        last = seats = game.seats
        for at, (seat, call) in calls:
            column = (seat - first) % seats
            if column <= last:
                rows.append([""] * seats)
                self.marks.append([""] * seats)
            rows[-1][column] = call_text.call_words(call, game, self.names)
            self.marks[-1][column] = call_text.call_marks(call, game, self.names)
            self.shows[len(rows) - 1, column] = meaning_text.meaning_words(view, seat, call, at)
            last = column

    def extra(self, row: int, column: int, role: int) -> object:
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole):
            shows = self.shows.get((row, column), "")
            return plain_tip(shows) if role == Role.ToolTipRole else shows
        return self.marks[row][column] if role == MARKS_ROLE else None


GAP = "   "  # between points and total


class ScoreModel(ViewModel):
    """Score sheet: deal, contract if any, then points and new total of each side.

    A failed contract is shown as a loss, in red and with a minus sign. `first_side` is the column of the
    first side.
    """

    first_side = 2

    def fill(self, view: PlayerView) -> tuple[list[str], list[list[str]]]:
        game = view.game
        self.game = game
        sides = ["\n".join(self.names[seat] for seat in game.seats_of(side)) for side in range(game.sides)]
        contracts = [translate("Sheet", "Contract")] if game.has_contracts else []
        self.first_side = 1 + len(contracts)
        headers = [translate("Sheet", "Deal"), *contracts, *sides]
        totals = [0] * game.sides
        self.points: list[tuple[int, ...]] = []
        self.totals: list[tuple[int, ...]] = []
        self.contracts: list[tuple[str, str, bool] | None] = []
        rows = []
        for n, deal in enumerate(view.deals, start=1):
            totals = [total + points for total, points in zip(totals, deal.points, strict=True)]
            self.points.append(deal.points)
            self.totals.append(tuple(totals))
            contract = translate("Sheet", "Passed out") if deal.passed_out else ""
            drawn: tuple[str, str, bool] | None = None
            if deal.contract is not None:
                name = self.names[deal.contract.declarer]
                made, failed = (
                    (translate("Sheet", "{bid} by you, made"), translate("Sheet", "{bid} by you, failed"))
                    if deal.contract.declarer == name_text.you_of(self.names)
                    else (
                        translate("Sheet", "{bid} by {name}, made"),
                        translate("Sheet", "{bid} by {name}, failed"),
                    )
                )
                contract = fill(
                    made if deal.made else failed,
                    bid=call_text.call_words(deal.contract.bid, game),
                    name=name,
                )
                drawn = call_text.call_marks(deal.contract.bid, game), name, deal.made
            self.contracts.append(drawn)
            cells = [f"{signed(p)}{GAP}{number(t)}" for p, t in zip(deal.points, totals, strict=True)]
            rows.append([str(n), contract, *cells] if contracts else [str(n), *cells])
        self.longest = [max(map(number, column), key=len) for column in zip(*self.totals, strict=True)]
        return headers, rows

    def extra(self, row: int, column: int, role: int) -> object:
        if column == 0:
            return int(Qt.AlignmentFlag.AlignCenter) if role == Role.TextAlignmentRole else None
        if column < self.first_side:
            if role == Role.ToolTipRole:
                return plain_tip(self.rows[row][column])
            return self.contracts[row] if role == CONTRACT_ROLE else None
        side = column - self.first_side
        points, total = self.points[row][side], self.totals[row][side]
        if role == PAIR_ROLE:
            return signed(points), number(total), self.longest[side]
        if role == Role.ForegroundRole and self.game.is_loss(points):
            return QBrush(QColor(current_theme().danger))
        if role in (Role.ToolTipRole, Role.AccessibleTextRole):
            template = translate("Sheet", "{side}: {points} in this deal, {total} in total")
            who = " ".join(self.headers[column].split("\n"))
            text = fill(template, side=who, points=signed(points), total=number(total))
            return text if role == Role.AccessibleTextRole else plain_tip(text)
        return None

    def as_text(self) -> str:
        """Return the sheet as lines of aligned columns, for the clipboard."""
        table = [[without_signs(header).replace("\n", "/") for header in self.headers], *self.rows]
        widths = [max(len(row[column]) for row in table) for column in range(len(self.headers))]
        lines = []
        for row in table:
            cells = [
                cell.rjust(width) if column >= self.first_side else cell.ljust(width)
                for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            lines.append("  ".join(cells).rstrip())
        return "\n".join(lines) + "\n"

    def as_csv(self) -> str:
        """Return the sheet as CSV, with points and total of each side for each deal."""
        sides = [without_signs(header).replace("\n", "/") for header in self.headers[self.first_side :]]
        total = translate("Sheet", "{side} total")
        heads = [head for side in sides for head in (side, fill(total, side=side))]
        rows: list[list[str | int]] = [[*self.headers[: self.first_side], *heads]]
        for row, points, totals in zip(self.rows, self.points, self.totals, strict=True):
            pairs = [value for pair in zip(points, totals, strict=True) for value in pair]
            rows.append([*row[: self.first_side], *pairs])
        return csv_text(rows)
