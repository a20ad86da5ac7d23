"""The most important figures, large, in a row."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trickdesk.storage.figures import Row
from trickdesk.ui.text import statistics as words
from trickdesk.ui.text.words import fill, plural
from trickdesk.ui.widgets.plain_text import PlainLabel


class Tile(QFrame):
    """One figure with its name above it and what it is made of below."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName("card")
        self.name, self.figure, self.detail = PlainLabel(name), PlainLabel(), PlainLabel()
        self.name.setProperty("muted", True)
        self.figure.setProperty("heading", "1")
        self.detail.setProperty("muted", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 8)
        column.setSpacing(0)
        for part in (self.name, self.figure, self.detail):
            column.addWidget(part)

    def tell(self, figure: str, detail: str) -> None:
        self.figure.setText(figure)
        self.detail.setText(detail)
        self.setAccessibleName(f"{self.name.text()}: {figure}, {detail}")


class TileRow(QWidget):
    """What the figures come to, at a glance."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches = Tile(self.tr("Matches"))
        self.won = Tile(self.tr("Won"))
        self.made = Tile(self.tr("Own bids made"))
        self.beaten = Tile(self.tr("Opponents' bids set"))
        self.accuracy = Tile(self.tr("Good decisions"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for tile in (self.matches, self.won, self.made, self.beaten, self.accuracy):
            row.addWidget(tile, 1)

    def tell(self, total: Row) -> None:
        """Show the sums of everything chosen."""
        own, against = total.contracts.own, total.contracts.against
        of = self.tr("{part} of {whole}")
        self.matches.tell(
            str(total.matches), fill(plural("Tiles", "{n} deal", "{n} deals", total.deals), n=total.deals)
        )
        self.won.tell(
            words.percent_words(total.won, total.matches), fill(of, part=total.won, whole=total.matches)
        )
        self.made.tell(words.percent_words(own.made, own.count), fill(of, part=own.made, whole=own.count))
        self.beaten.tell(
            words.percent_words(against.failed, against.count),
            fill(of, part=against.failed, whole=against.count),
        )
        judged = total.judged
        right, among = judged.calls_right + judged.cards_right, judged.calls + judged.cards
        if among:
            self.accuracy.tell(words.percent_words(right, among), fill(of, part=right, whole=among))
        else:
            self.accuracy.tell(words.NONE, self.tr("no reviews yet"))
