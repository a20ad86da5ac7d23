"""Tabs of the statistics: tables, and charts where they help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QProgressBar,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session.random_seed import new_seed
from trickdesk.storage.figures import FigureRow, Level, MatchListing, Report
from trickdesk.storage.history import ExcludedRecord
from trickdesk.storage.luck import Ledger, luck_of_deals
from trickdesk.storage.results import AGAINST, OWN, PARTNER
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import PlainLabel, label_for
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.statistics import tables
from trickdesk.ui.statistics.chart import BarChart, LuckChart
from trickdesk.ui.statistics.tables import Column, FiguresModel, SortedModel
from trickdesk.ui.text import statistics as words
from trickdesk.ui.text.words import fill, plural
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button
from trickdesk.ui.widgets.sheet import Index, Sheet, draw_ground

GAP = 8
SIDE = 5  # padding beside a cell's text
SHORTEST = 32  # minimum letters in the wide column


class PaddedDelegate(QStyledItemDelegate):
    """Adds padding on both sides of a cell's text."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.rect = option.rect.adjusted(SIDE, 0, -SIDE, 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        draw_ground(painter, option, option.widget)
        super().paint(painter, option, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return super().sizeHint(option, index) + QSize(2 * SIDE, 6)


class FigureSheet(Sheet):
    """A table of figures; clicking a heading sorts it.

    One column takes the spare width.

    Signals:
        chosen(row): A row of the model was double-clicked, or chosen with Enter.
    """

    chosen = Signal(int)

    def __init__(self, model: FiguresModel, name: str, wide: int = 0) -> None:
        """`wide` is the column that takes the spare width."""
        self.sorted, self.wide = SortedModel(model), wide
        super().__init__(self.sorted, name)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.sortIndicatorChanged.connect(self._sort)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setWordWrap(False)
        self.setItemDelegate(PaddedDelegate(self))
        self.activated.connect(self._choose)
        model.modelReset.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Fit rows and columns to their contents, if the table is visible."""
        if self.isVisible():
            self.fit_rows()
            self.fit_columns()
        if self.sorted.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.sorted.index(0, 0))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def fit_columns(self) -> None:
        header = self.horizontalHeader()
        self.resizeColumnsToContents()
        spare = self.viewport().width() - header.length()
        least = min(header.sectionSize(self.wide), self.fontMetrics().averageCharWidth() * SHORTEST)
        header.resizeSection(self.wide, max(header.sectionSize(self.wide) + spare, least))

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        """Sort, and show the arrow, which needs room in every heading, only from now on."""
        self.sorted.sort(column, order)
        self.horizontalHeader().setSortIndicatorShown(True)
        self.fit_columns()

    def current_row(self) -> int | None:
        """Return the current row of the model."""
        index = self.sorted.mapToSource(self.currentIndex())
        return index.row() if index.isValid() else None

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(self.sorted.mapToSource(index).row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)


class _Tab(QWidget):
    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self.model = FiguresModel(columns)
        self.column = lay_column(on=self, margins=(0, GAP, 0, 0), spacing=GAP)


class ResultsTab(_Tab):
    """Matches, points and contracts by game, rules, opponents, person or month.

    Signals:
        regrouped(): Another grouping was chosen.
    """

    regrouped = Signal()

    def __init__(self) -> None:
        super().__init__(tables.result_columns())
        self.by = QComboBox()
        for group, shown in (
            ("game", self.tr("Game")),
            ("preset", self.tr("Game and rules")),
            ("opponents", self.tr("Opponents")),
            ("person", self.tr("Person")),
        ):
            self.by.addItem(shown, group)
        ignore_passing_wheel(self.by)
        row = lay_row(label_for(self.by, self.tr("O&ne row per")), self.by, 0)
        self.sheet = FigureSheet(self.model, self.tr("Results"))
        self.column.addLayout(row)
        self.column.addWidget(self.sheet)
        self.by.currentIndexChanged.connect(lambda _index: self.regrouped.emit())

    @property
    def group(self) -> str:
        return str(self.by.currentData())

    def show_rows(self, found: Sequence[FigureRow], game: str) -> None:
        one_game = bool(game) or self.group in ("game", "preset")
        self.model.set_cells(tables.result_cells(self.group, found, one_game), self.by.currentText())


class ContractsTab(_Tab):
    """Contracts by level, with a chart of those made."""

    def __init__(self) -> None:
        super().__init__(tables.contract_columns())
        self.sheet = FigureSheet(self.model, self.tr("Contracts by level"))
        self.title = PlainLabel(heading=2)
        self.chart = BarChart(self.tr("Own contracts made, by level"))
        self.column.addWidget(self.sheet, 3)
        self.column.addWidget(self.title)
        self.column.addWidget(self.chart, 2)

    def show_levels(self, found: Sequence[Level], game: str, rules: str = "") -> None:
        """Show contracts; the chart is about `game`, or the game with most contracts.

        `rules` is the key of the preset that they are limited to, if any.
        """
        self.model.set_cells(tables.contract_cells(found))
        counts: dict[str, int] = {}
        for entry in found:
            counts[entry.game] = counts.get(entry.game, 0) + entry.contracts.own.count
        drawn = game or max(counts, key=lambda name: counts[name], default="")
        title = self.tr("Own contracts made (%), by level")
        if drawn:
            name = words.preset_key_words(rules) if rules else words.game_words(drawn)
            title = fill(self.tr("{game}: own contracts made (%), by level"), game=name)
        self.title.setText(title)
        self.chart.setAccessibleName(title)
        bars = tables.level_bars([entry for entry in found if entry.game == drawn])
        self.chart.set_bars(bars, self.tr("No contracts yet; some games have none."))


class TimeTab(_Tab):
    """Results by month, with the latest at the right of the chart."""

    def __init__(self) -> None:
        columns = tables.result_columns()
        columns[0] = columns[0]._replace(heading=self.tr("Month"))
        super().__init__(columns)
        self.sheet = FigureSheet(self.model, self.tr("Results by month"))
        title = PlainLabel(self.tr("Matches won (%), by month"), heading=2)
        self.chart = BarChart(title.text())
        self.column.addWidget(title)
        self.column.addWidget(self.chart, 2)
        self.column.addWidget(self.sheet, 3)

    def show_months(self, found: Sequence[FigureRow], game: str) -> None:
        self.model.set_cells(tables.result_cells("month", list(reversed(found)), bool(game)))
        self.chart.set_bars(tables.month_bars(found), self.tr("No matches in this period."))


DEALS = 100_000
PROGRESS_MS = 100


class DealRun:
    """Deals a game many times, in a thread; `stop` ends it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.done = 0  # deals so far
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True

    def run(self) -> tuple[int, Ledger]:
        """Return how many deals were dealt, and what the first seat had."""
        return luck_of_deals(self.game, new_seed(), DEALS, self._progress, lambda: self.stopped)

    def _progress(self, done: int) -> None:
        self.done = done


class LuckTab(_Tab):
    """What hands had, what was expected, and results by cards and by play.

    The button `deals` shows the same for many deals that are dealt now.
    """

    def __init__(self) -> None:
        super().__init__(tables.luck_columns())
        self._found: Mapping[str, Ledger] = {}
        self._game: Game | None = None  # to deal
        self._dealt: tuple[int, Ledger] | None = None
        self._run: DealRun | None = None
        self.played = PlainLabel(wraps=True)
        self.whose = QComboBox()
        for role, shown in (
            (OWN, self.tr("Own hands")),
            (PARTNER, self.tr("Partners")),
            (AGAINST, self.tr("Opponents")),
        ):
            self.whose.addItem(shown, role)
        ignore_passing_wheel(self.whose)
        self.title, self.chart = PlainLabel(heading=2), LuckChart()
        self.sheet = FigureSheet(self.model, self.tr("Luck"), wide=5)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Dealing"))
        self.progress.setRange(0, DEALS)
        self.cancel = push_button(self.tr("Cancel"), self.stop, auto_default=False)
        self.deals = push_button("", self._deal_or_return, auto_default=False)
        row = lay_row(label_for(self.whose, self.tr("W&hose cards")), self.whose, 0)
        for widget in (self.progress, self.cancel, self.deals):
            row.addWidget(widget)
        self.column.addWidget(self.played)
        self.column.addLayout(row)
        self.column.addWidget(self.title)
        self.column.addWidget(self.chart, 3)
        self.column.addWidget(self.sheet, 2)
        self._dealing = Background("deals", self)
        self._timer = QTimer(self, interval=PROGRESS_MS)
        self._timer.timeout.connect(self._show_progress)
        self.whose.currentIndexChanged.connect(lambda _index: self._show())
        self._show()

    def show_luck(self, found: Report, game: str, rules: str) -> None:
        """Show the luck of a report; `game` and `rules` are those of its filter."""
        self._found = found.luck
        chosen = rules.partition("\n")[0] or game or next(iter(found.choices.games), "")
        kind = games().get(chosen)
        preset = rules.partition("\n")[2]
        if kind is None:
            self._game = None
        else:
            known = next((one.options for one in kind.presets if one.name == preset), {})
            self._game = kind(known)
        told = [entry for entry in found.played if not game or entry.game == game]
        text = " ".join(map(words.cards_and_play_words, told))
        self.played.setText(
            text or self.tr("Reviews tell what was won by cards and what by play. There are none yet.")
        )
        self._show()

    def _show(self) -> None:
        luck, title = self._found.get(str(self.whose.currentData()), {}), self.tr("Cards that were dealt")
        if self._dealt is not None and self._run is not None:
            luck = self._dealt[1]
            title = plural(
                "LuckTab",
                "{game}: {n} deal, dealt now",
                "{game}: {n} deals, dealt now",
                self._dealt[0],
                game=words.game_words(self._run.game.id),
            )
        self.title.setText(title)
        self.chart.setAccessibleName(title)
        headings = (self.tr("fewer"), self.tr("usual range"), self.tr("more"))
        self.chart.set_points(tables.luck_points(luck), headings, self.tr("No hands yet."))
        self.model.set_cells(tables.luck_cells(luck))
        is_dealing = self._dealing.is_busy
        self.whose.setEnabled(self._dealt is None)
        self.deals.setText(
            self.tr("&Deal 100,000 deals") if self._dealt is None else self.tr("&Back to the matches")
        )
        self.deals.setVisible(not is_dealing)
        self.deals.setEnabled(self._game is not None or self._dealt is not None)
        for widget in (self.progress, self.cancel):
            widget.setVisible(is_dealing)

    # -- many deals

    def _deal_or_return(self) -> None:
        if self._dealt is not None:
            self._dealt = None
        elif self._game is not None:
            self._run = DealRun(self._game)
            self._dealing.ask(self._run.run, self._take, lambda _error: self._show())
            self._timer.start()
            self._show_progress()
        had_focus = self.deals.hasFocus()
        self._show()
        if had_focus and self._dealing.is_busy:
            self.cancel.setFocus()

    def stop(self) -> None:
        """Stop dealing; what has been dealt is shown."""
        if self._run is not None:
            self._run.stop()

    def _show_progress(self) -> None:
        if self._run is not None:
            self.progress.setValue(self._run.done)

    def _take(self, found: tuple[int, Ledger]) -> None:
        self._timer.stop()
        had_focus = self.cancel.hasFocus()
        self._dealt = found if found[0] else None
        self._show()
        if had_focus:
            self.deals.setFocus()


class MatchesTab(_Tab):
    """The finished matches, newest first, and the records that couldn't be counted.

    Signals:
        opened(name): Show the match with this file name.
    """

    opened = Signal(str)

    def __init__(self) -> None:
        super().__init__(tables.match_columns())
        self._found: Sequence[MatchListing] = ()
        self.sheet = FigureSheet(self.model, self.tr("Finished matches"), wide=2)
        self.open = push_button(self.tr("Ope&n"), auto_default=False)
        self.note = PlainLabel(muted=True)
        self.left_out = FiguresModel(tables.left_out_columns())
        self.problems = FigureSheet(self.left_out, self.tr("Records left out"), wide=1)
        self.problems.setMaximumHeight(self.fontMetrics().height() * 7)
        self.problems.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        row = lay_row((self.note, 1), self.open)
        self.column.addWidget(self.sheet, 1)
        self.column.addLayout(row)
        self.column.addWidget(self.problems)
        self.sheet.chosen.connect(self._open)
        self.open.clicked.connect(self._open_current)

    def show_matches(self, found: Sequence[MatchListing], left_out: Sequence[ExcludedRecord]) -> None:
        self._found = found
        self.model.set_cells(tables.match_cells(found))
        self.left_out.set_cells(tables.left_out_cells(left_out))
        self.problems.setVisible(bool(left_out))
        self.open.setEnabled(bool(found))
        notes = []
        if len(found) == tables.MOST_LISTED:
            notes.append(fill(self.tr("The newest {n} are listed."), n=len(found)))
        if left_out:
            notes.append(
                plural(
                    "MatchesTab",
                    "{n} file is left out of the statistics.",
                    "{n} files are left out of the statistics.",
                    len(left_out),
                )
            )
        self.note.setText(" ".join(notes))

    def _open_current(self) -> None:
        row = self.sheet.current_row()
        if row is not None:
            self._open(row)

    def _open(self, row: int) -> None:
        if 0 <= row < len(self._found):
            self.opened.emit(self._found[row].name)
