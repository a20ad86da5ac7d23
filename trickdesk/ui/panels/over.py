"""The end of a deal, explained line by line, and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from trickdesk.engine.game import ScoreLine
from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.panels.base import Button, Panel, label
from trickdesk.ui.text.words import number, signed

RIGHT = Qt.AlignmentFlag.AlignRight
TWO_COLUMNS_FROM = 5  # sides; more would make the panel too high


class DealOverPanel(Panel):
    """What every side scored and why, with the new totals; `next` asks for the next deal."""

    next = Signal()
    stands_low = False

    def __init__(self, view: PlayerView, names: Sequence[str], parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        title = translate("Panel", "Deal {n}").format(n=view.deal_number)
        super().__init__(title, parent)
        self.view, self.names = view, names
        deal = view.deals[-1]
        self.body.addWidget(label(text.contract_words(view, names), muted=True))
        if deal.contract is None:
            self.body.addWidget(label(translate("Panel", "Everybody passed: nobody scores.")))
        grid = QGridLayout()
        grid.setVerticalSpacing(1)
        grid.setHorizontalSpacing(14)
        for row, line in enumerate(deal.lines):
            self._add_line(grid, row, line)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.body.addWidget(label(translate("Panel", "Totals"), muted=True))
        self.body.addLayout(totals_grid(view, names, deal.points))
        self.go_on = Button(translate("Panel", "Next deal"), primary=True)
        if view.winners:
            self.go_on.setText(translate("Panel", "Go on"))
        self.go_on.clicked.connect(self.next)
        self.add_foot([], [self.go_on])
        self.set_scale(1.0)

    def _add_line(self, grid: QGridLayout, row: int, line: ScoreLine) -> None:
        """Whom it concerns, what happened, and the points it gave."""
        if line.side is not None:
            grid.addWidget(label(text.side_words(self.view.game, line.side, self.names), muted=True), row, 0)
        grid.addWidget(label(text.score_line_words(line, self.names, self.view.game)), row, 1)
        if line.points is not None:
            grid.addWidget(points_label(line.points), row, 2, RIGHT)


class MatchOverPanel(Panel):
    """The winners and all totals; `again` plays the same match anew, `lobby` leaves.

    ``remarks``: sentences about how the result came about.
    """

    again = Signal()
    lobby = Signal()
    stands_low = False

    def __init__(
        self,
        view: PlayerView,
        names: Sequence[str],
        parent: QWidget | None = None,
        remarks: Sequence[str] = (),
    ) -> None:
        translate = QCoreApplication.translate
        super().__init__(translate("Panel", "The match is over"), parent)
        deals = translate("Panel", "1 deal") if view.deal_number == 1 else translate("Panel", "{n} deals")
        self.head.addWidget(label(deals.format(n=view.deal_number), muted=True))
        self.winners = label(text.winners_words(view, names), heading=1)
        self.body.addWidget(self.winners)
        self.body.addLayout(totals_grid(view, names, None))
        for remark in remarks:
            self.body.addWidget(label(remark, muted=True))
        back = Button(translate("Panel", "Back to the lobby"))
        back.clicked.connect(self.lobby)
        once_more = Button(translate("Panel", "Play again"), primary=True)
        once_more.clicked.connect(self.again)
        self.add_foot([back], [once_more])
        self.set_scale(1.0)


def totals_grid(view: PlayerView, names: Sequence[str], points: Sequence[int] | None) -> QGridLayout:
    """Every side with its points of the deal, if given, and its total; the best total first."""
    grid = QGridLayout()
    grid.setVerticalSpacing(1)
    grid.setHorizontalSpacing(14)
    game = view.game
    sides = sorted(range(game.sides), key=lambda side: -view.totals[side])
    columns = 2 if game.sides >= TWO_COLUMNS_FROM else 1
    rows = -(-len(sides) // columns)
    for place, side in enumerate(sides):
        row, left = place % rows, place // rows * 4
        name = label(text.side_words(game, side, names))
        grid.addWidget(name, row, left)
        if points is not None:
            grid.addWidget(points_label(points[side]), row, left + 1, RIGHT)
        total = label(number(view.totals[side]))
        total.setProperty("danger", view.totals[side] < 0)
        grid.addWidget(total, row, left + 2, RIGHT)
        grid.setColumnStretch(left, 1)
        if columns > 1 and left == 0:
            grid.setColumnMinimumWidth(3, 18)
    return grid


def points_label(points: int) -> QWidget:
    """Points with their sign; losses in the danger colour as well."""
    result = label(signed(points))
    result.setProperty("danger", points < 0)
    return result
