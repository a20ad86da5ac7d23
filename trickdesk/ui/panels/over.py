"""The end of a deal, explained line by line, and the end of the match."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from PySide6.QtCore import QCoreApplication, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trickdesk.engine.deal import ScoreLine
from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.panels.base import Button, Panel, label
from trickdesk.ui.text.words import number, plural, signed

RIGHT, TOP, BOTTOM = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
TWO_COLUMNS_FROM = 5  # sides; more would make the panel too high
# Longer words go on in another line: a panel has to fit between the plates, whatever people are called.
TITLE_LETTERS, NAME_LETTERS, LINE_LETTERS, WINNER_LETTERS, REMARK_LETTERS = 60, 24, 42, 40, 54


class DealOverPanel(Panel):
    """What every side scored and why, with the new totals; ``next`` asks for the next deal, ``review`` for a look at
    this one. ``is_line``: another line of a deal is over, and ``next`` goes back to the review."""

    next = Signal()
    review = Signal()
    stands_low = False

    def __init__(
        self, view: PlayerView, names: Sequence[str], parent: QWidget | None = None, *, is_line: bool = False
    ) -> None:
        translate = QCoreApplication.translate
        title = translate("Panel", "Deal {n}").format(n=view.deal_number)
        super().__init__(title, parent)
        self.view, self.names = view, names
        deal = view.deals[-1]
        self.body.addWidget(label(in_lines(text.contract_words(view, names), TITLE_LETTERS), muted=True))
        if deal.passed_out:
            self.body.addWidget(label(translate("Panel", "Everybody passed: nobody scores.")))
        grid = QGridLayout()
        grid.setVerticalSpacing(1)
        grid.setHorizontalSpacing(14)
        for row, line in enumerate(deal.lines):
            self._add_line(grid, row, line)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(deal.lines), 1)
        self.body.addLayout(self.halves)
        self.halves.addLayout(grid)
        self.right = QVBoxLayout()
        self.totals = Totals(view, names, deal.points)
        self.right.addLayout(self.totals)
        self.right.addStretch()
        self.halves.addLayout(self.right)
        self.go_on = Button(translate("Panel", "Next deal"), primary=True)
        if view.winners:
            self.go_on.setText(translate("Panel", "Go on"))
        if is_line:
            self.go_on.setText(translate("Panel", "Back to the review"))
        self.go_on.clicked.connect(self.next)
        self.add_foot([] if is_line else [review_button(self.review)], [self.go_on])
        self.set_scale(1.0)

    def set_beside(self, beside: bool) -> None:
        super().set_beside(beside)
        self.totals.set_narrow(beside)
        self.right.setSpacing(self.px(4))

    def _add_line(self, grid: QGridLayout, row: int, line: ScoreLine) -> None:
        """Whom it concerns, what happened, and the points it gave."""
        if line.side is not None:
            name = in_lines(text.side_words(self.view.game, line.side, self.names), NAME_LETTERS)
            grid.addWidget(label(name, muted=True), row, 0, TOP)
        words = in_lines(text.score_line_words(line, self.names, self.view.game), LINE_LETTERS)
        grid.addWidget(label(words), row, 1)
        if line.points is not None:
            grid.addWidget(points_label(line.points), row, 2, RIGHT | BOTTOM)


class MatchOverPanel(Panel):
    """The winners and all totals; ``again`` plays the same match anew, ``lobby`` leaves, ``review`` looks back.

    ``remarks``: sentences about how the result came about.
    """

    again = Signal()
    lobby = Signal()
    review = Signal()
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
        deals = plural("Panel", "{n} deal", "{n} deals", view.deal_number)
        self.head.addWidget(label(deals.format(n=view.deal_number), muted=True))
        self.winners = label(in_lines(text.winners_words(view, names), WINNER_LETTERS), heading=1)
        self.body.addWidget(self.winners)
        self.body.addLayout(Totals(view, names, None))
        self.remarks = QVBoxLayout()
        self.body.addLayout(self.remarks)
        for sentence in remarks:
            self.remark(sentence)
        back = Button(translate("Panel", "Back to the lobby"))
        back.clicked.connect(self.lobby)
        once_more = Button(translate("Panel", "Play again"), primary=True)
        once_more.clicked.connect(self.again)
        self.add_foot([back, review_button(self.review)], [once_more])
        self.set_scale(1.0)

    def remark(self, sentence: str) -> None:
        """One more sentence about how the result came about."""
        self.remarks.addWidget(label(in_lines(sentence, REMARK_LETTERS), muted=True))


def review_button(wanted: SignalInstance) -> Button:
    """The button that looks at deals that are over."""
    translate = QCoreApplication.translate
    button = Button(translate("Panel", "Review"))
    button.explain(translate("Panel", "Look at this deal step by step (R)"))
    button.clicked.connect(wanted)
    return button


class Totals(QGridLayout):
    """Every side with its points of the deal, if given, and its total, under headings then; the best total first."""

    def __init__(self, view: PlayerView, names: Sequence[str], points: Sequence[int] | None) -> None:
        super().__init__()
        self.setVerticalSpacing(1)
        self.setHorizontalSpacing(14)
        game = view.game
        translate = QCoreApplication.translate
        words = (translate("Panel", "Score"), translate("Panel", "Deal"), translate("Panel", "Total"))
        columns = 0 if points is None else 2 if game.sides >= TWO_COLUMNS_FROM else 1
        self.heads = [[label(word, muted=True) for word in words] for _ in range(columns)]
        self.rows: list[tuple[QWidget, ...]] = []
        sign = 1 if game.low_wins else -1
        for side in sorted(range(game.sides), key=lambda side: sign * view.totals[side]):
            total = label(number(view.totals[side]))
            total.setProperty("danger", view.totals[side] < 0 and not game.low_wins)
            scored = () if points is None else (points_label(points[side]),)
            self.rows.append(
                (label(in_lines(text.side_words(game, side, names), NAME_LETTERS)), *scored, total)
            )
        self.set_narrow(False)

    def set_narrow(self, narrow: bool) -> None:
        """Stand in one column, however many sides there are; else in two where that would be too high."""
        columns = 2 if len(self.rows) >= TWO_COLUMNS_FROM and not narrow else 1
        height = -(-len(self.rows) // columns)
        for column, heads in enumerate(self.heads):
            for i, head in enumerate(heads):
                if head.parentWidget() is not None:  # without one it would be a window
                    head.setVisible(column < columns)
                self.addWidget(head, 0, column * 4 + i, RIGHT if i else Qt.AlignmentFlag(0))
        for place, row in enumerate(self.rows):
            left = place // height * 4
            for i, cell in enumerate(row):
                self.addWidget(cell, 1 + place % height, left + i, RIGHT if i else Qt.AlignmentFlag(0))
        self.setColumnStretch(0, 1)
        self.setColumnStretch(4, columns - 1)
        self.setColumnMinimumWidth(3, 18 * (columns - 1))


def points_label(points: int) -> QWidget:
    """Points with their sign; losses in the danger colour as well."""
    result = label(signed(points))
    result.setProperty("danger", points < 0)
    return result


def in_lines(words: str, letters: int) -> str:
    """In as few lines of so many letters as can be, and these about equally long: no word is left alone in the last."""
    lines = wrap(words, letters)
    longest = min(letters, max(map(len, words.split()), default=1))
    ways = (wrap(words, width) for width in range(longest, letters))
    return "\n".join(next((way for way in ways if len(way) == len(lines)), lines))
