"""The score sheet: one row for each deal, one column for each side; as text and as CSV."""

from __future__ import annotations

import csv
import io

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QBrush, QColor

from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.models.table import CONTRACT_ROLE, PAIR_ROLE, Role, ViewModel
from trickdesk.ui.text.words import fill, number, signed, without_signs
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.widgets.plain_text import plain_tip

GAP = "   "  # between points and total
FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")


class ScoreModel(ViewModel):
    """Deal, contract where there is one, then points and new total of each side; a failed contract is a loss in red
    with a minus. ``first_side``: the column of the first of them."""

    first_side = 2

    def fill(self, view: PlayerView) -> tuple[list[str], list[list[str]]]:
        translate, game = QCoreApplication.translate, view.game
        self.game, seats = game, range(game.seats)
        sides = [
            "\n".join(self.names[s] for s in seats if game.side(s) == side) for side in range(game.sides)
        ]
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
                failed = translate("Sheet", "{bid} by {name}, failed")
                by = translate("Sheet", "{bid} by {name}, made") if deal.made else failed
                name = self.names[deal.contract.declarer]
                contract = fill(by, bid=text.call_words(deal.contract.bid, game), name=name)
                drawn = text.call_marks(deal.contract.bid, game), name, deal.made
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
            words = QCoreApplication.translate("Sheet", "{side}: {points} in this deal, {total} in all")
            who = " ".join(self.headers[column].split("\n"))
            told = fill(words, side=who, points=signed(points), total=number(total))
            return told if role == Role.AccessibleTextRole else plain_tip(told)
        return None

    def as_text(self) -> str:
        """The sheet as lines of aligned columns, for the clipboard."""
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
        """The sheet with two columns of plain numbers for each side: points of the deal, and the total."""
        translate = QCoreApplication.translate
        sides = [without_signs(header).replace("\n", "/") for header in self.headers[self.first_side :]]
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        total = translate("Sheet", "{side} total")
        heads = [head for side in sides for head in (side, fill(total, side=side))]
        writer.writerow(map(no_formula, [*self.headers[: self.first_side], *heads]))
        for row, points, totals in zip(self.rows, self.points, self.totals, strict=True):
            pairs = [value for pair in zip(points, totals, strict=True) for value in pair]
            writer.writerow([*map(no_formula, row[: self.first_side]), *pairs])
        return out.getvalue()


def no_formula(text: str) -> str:
    """A text on one line that a spreadsheet takes for a text: a name that begins like a formula would be one."""
    text = " ".join(without_signs(text).split())
    return f"'{text}" if text.startswith(FORMULA) else text
