"""Results of a challenge side by side, deal by deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QAbstractItemView, QStackedWidget, QWidget

from trickdesk.session.challenge.comparison import compare
from trickdesk.session.challenge.overview import Entry
from trickdesk.session.challenge.result import Result
from trickdesk.ui.challenge import wording
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.text import player_text
from trickdesk.ui.widgets.empty_page import EmptyPage
from trickdesk.ui.widgets.figure_table import Cell, Column, FigureSheet, FiguresModel
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button


class ResultsPage(QWidget):
    """The results of a challenge, hidden until one has played all of it.

    Signals:
        back(): Show the lists again.
        sent(Entry): Send one's own result.
        reviewed(Entry, Result, deal): Review what somebody did in a deal, counted from 0.
    """

    back = Signal()
    sent = Signal(object)
    reviewed = Signal(object, object, int)

    def __init__(self) -> None:
        super().__init__()
        self.entry: Entry | None = None
        self.players: Sequence[Result] = ()
        self.title, self.about = PlainLabel(heading=1, wraps=True), PlainLabel(muted=True, wraps=True)
        self.model = FiguresModel([])
        self.sheet = FigureSheet(self.model, self.tr("Results by deal"))
        self.sheet.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.sheet.horizontalHeader().setSectionsClickable(False)  # deals stay in their order, totals below
        self.hidden, self.pages = EmptyPage(self.tr("Not played yet")), QStackedWidget()
        table = QWidget()
        lay_column(
            (self.sheet, 1), PlainLabel(wording.scale_words(), muted=True, wraps=True), on=table, margins=0
        )
        for page in (table, self.hidden):
            self.pages.addWidget(page)
        self.review = push_button(self.tr("Re&view"), self._review, auto_default=False)
        self.send = push_button(self.tr("&Send my result…"), self._send, auto_default=False)
        back = push_button(self.tr("&Back"), self.back, auto_default=False)
        lay_column(
            self.title,
            self.about,
            (self.pages, 1),
            lay_row(back, 1, self.review, self.send),
            on=self,
            margins=0,
            spacing=8,
        )
        self.sheet.chosen.connect(lambda _row: self._review())
        self.sheet.selectionModel().currentChanged.connect(self._turn)

    def show_entry(self, entry: Entry) -> None:
        """Show the results of a challenge."""
        self.entry, own = entry, entry.own
        self.title.setText(wording.entry_title(entry))
        self.about.setText(wording.about_words(entry.challenge))
        self.pages.setCurrentIndex(0 if own else 1)
        self.send.setEnabled(own is not None)
        self.hidden.show_text(self.tr("Not played yet"), wording.hidden_words(entry))
        self.players = () if own is None else (own, *entry.results, *entry.levels.values())
        names = [] if own is None else [own.name or self.tr("You"), *(one.name for one in entry.results)]
        names += [player_text.level_words(level) for level in entry.levels] if own else []
        self.model.set_columns([Column(self.tr("Deal"), figures=False), *map(Column, names)])
        self.model.set_cells([] if own is None else self._rows(entry))
        self.sheet.setCurrentIndex(self.sheet.sorted.index(0, 1))
        self._turn(self.sheet.currentIndex())

    def _rows(self, entry: Entry) -> list[list[Cell]]:
        """Return a row for each deal, and those of totals and of help."""
        found, game = compare(entry.challenge, self.players), entry.challenge.game
        rows = [*((str(n), row) for n, row in enumerate(found.rows, 1)), (self.tr("Total"), found.total)]
        players = range(len(self.players))
        cells = [
            [Cell(head, head), *(wording.cell(row, player, game) for player in players)] for head, row in rows
        ]
        helped = [wording.help_words(result) for result in self.players]
        return [*cells, [Cell(self.tr("Help"), ""), *(Cell(words, words) for words in helped)]]

    def take_focus(self) -> None:
        (self.sheet if self.players else self.hidden).setFocus()

    def _turn(self, index: QModelIndex, _before: QModelIndex | None = None) -> None:
        self.review.setEnabled(self._chosen(index) is not None)

    def _chosen(self, index: QModelIndex) -> tuple[Result, int] | None:
        """Return whose result of which deal a cell shows."""
        is_deal = self.entry is not None and 0 <= index.row() < self.entry.challenge.deals
        if not is_deal or not 1 <= index.column() <= len(self.players):
            return None
        return self.players[index.column() - 1], index.row()

    def _review(self) -> None:
        if self.entry is not None and (chosen := self._chosen(self.sheet.currentIndex())) is not None:
            self.reviewed.emit(self.entry, *chosen)

    def _send(self) -> None:
        if self.entry is not None:
            self.sent.emit(self.entry)
