"""Tabs of the statistics: tables, and charts where they help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QLocale, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHeaderView, QProgressBar

from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session.players import new_seed
from trickdesk.storage.statistics.figures import MOST_MATCHES, Company, FigureRow, Level, MatchListing, Report
from trickdesk.storage.statistics.history import ExcludedRecord
from trickdesk.storage.statistics.luck import Ledger, added, luck_of_deals
from trickdesk.storage.statistics.results import AGAINST, OWN, PARTNER
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.plain_text import PlainLabel, label_for
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.statistics import tables, wording
from trickdesk.ui.statistics.chart import LuckChart
from trickdesk.ui.text.words import fill, join, plural
from trickdesk.ui.widgets.bar_chart import BarChart
from trickdesk.ui.widgets.figure_table import SHORTEST, Column, FigureSheet, FiguresModel
from trickdesk.ui.widgets.page_parts import ScrolledColumn, lay_column, lay_row, push_button

GAP = 8


class TableTab(ScrolledColumn):
    """A column of widgets, among them a table with this model."""

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self.model = FiguresModel(columns)
        self.column = lay_column(on=self, margins=(0, GAP, 0, 0), spacing=GAP)


class ResultsTab(TableTab):
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

    def show_rows(self, found: Sequence[FigureRow], game: str, people: Mapping[str, str]) -> None:
        """Show the results; `people` are called so, by key."""
        one_game = bool(game) or self.group in ("game", "preset")
        self.model.set_cells(tables.result_cells(self.group, found, one_game, people), self.by.currentText())


class ContractsTab(TableTab):
    """Contracts by level, with a chart of those made."""

    def __init__(self) -> None:
        super().__init__(tables.contract_columns())
        self.sheet = FigureSheet(self.model, self.tr("Contracts by level"))
        self.title = PlainLabel(heading=2)
        self.chart = BarChart(self.tr("Own contracts made, by level"))
        self.column.addWidget(self.sheet, 3)
        self.column.addWidget(self.title)
        self.column.addWidget(self.chart, 2)

    def show_levels(self, found: Sequence[Level], game: str, rules: str, empty: str) -> None:
        """Show contracts; the chart is about `game`, or the game with most contracts.

        `rules` is the key of the preset that they are limited to, if any. `empty` says why there are none yet.
        """
        self.model.set_cells(tables.contract_cells(found))
        counts: dict[str, int] = {}
        for entry in found:
            counts[entry.game] = counts.get(entry.game, 0) + entry.contracts.own.count
        drawn = game or max(counts, key=lambda name: counts[name], default="")
        title = self.tr("Own contracts made (%), by level")
        if drawn:
            name = wording.preset_key_words(rules) if rules else wording.listed_game_words(drawn)
            title = fill(self.tr("{game}: own contracts made (%), by level"), game=name)
        self.title.setText(title)
        self.chart.setAccessibleName(title)
        bars = tables.level_bars([entry for entry in found if entry.game == drawn])
        none = empty or self.tr("No contracts yet; some games have none.")
        self.chart.set_bars(bars, none, wording.percent_scale())


class PeopleTab(TableTab):
    """Matches with and against each of the people, and who is the best partner."""

    def __init__(self) -> None:
        super().__init__(tables.company_columns())
        self.best = PlainLabel(wraps=True)
        self.sheet = FigureSheet(self.model, self.tr("People"))
        self.column.addWidget(self.best)
        self.column.addWidget(self.sheet, 1)

    def show_company(self, found: Sequence[Company], empty: str) -> None:
        """Show the results with people; `empty` says why there are none yet."""
        cells = tables.company_cells(found)
        none = empty or self.tr("No matches with them yet.")
        self.model.set_cells(cells)
        self.best.show_text(wording.best_partner_words(found) if cells else none)


class TimeTab(TableTab):
    """Results by month, with the latest at the right of the chart."""

    def __init__(self) -> None:
        super().__init__(tables.result_columns(self.tr("Month")))
        self.sheet = FigureSheet(self.model, self.tr("Results by month"))
        title = PlainLabel(self.tr("Matches won (%), by month"), heading=2)
        self.chart = BarChart(title.text())
        self.column.addWidget(title)
        self.column.addWidget(self.chart, 2)
        self.column.addWidget(self.sheet, 3)

    def show_months(self, found: Sequence[FigureRow], game: str, empty: str) -> None:
        """Show the months of a game, or of all; `empty` says why there are none yet."""
        self.model.set_cells(tables.result_cells("month", list(reversed(found)), bool(game), {}))
        none = empty or self.tr("No matches in this period.")
        self.chart.set_bars(tables.month_bars(found), none, wording.percent_scale())


DEALS = 100_000
PROGRESS_MS = 100


class Dealt(NamedTuple):
    """Many deals: the names of their games, how many, and what the first seat had."""

    games: Sequence[str]
    deals: int
    luck: Ledger


NOTHING_DEALT = Dealt((), 0, {})


class DealRun:
    """Deals games many times, in a thread; set `stopped` to end it."""

    def __init__(self, games: Sequence[Game]) -> None:
        """Each of the games gets an equal share of the deals."""
        self.games = games
        self.done = 0  # deals so far
        self.stopped = False

    def run(self) -> Dealt:
        """Return what was dealt."""
        names: list[str] = []
        before, found = 0, added(())
        for number, game in enumerate(self.games):
            count = (DEALS * (number + 1)) // len(self.games) - (DEALS * number) // len(self.games)
            progress = partial(self._progress, before)
            dealt, luck = luck_of_deals(game, new_seed(), count, progress, lambda: self.stopped)
            before, found = before + dealt, added((found, luck))
            if dealt:
                names.append(wording.listed_game_words(game.id))
        return Dealt(names, before, found)

    def _progress(self, before: int, dealt: int) -> None:
        self.done = before + dealt


class LuckTab(TableTab):
    """What hands had, what was expected, and results by cards and by play.

    The button `deals` shows the same for many deals that are dealt now.
    """

    def __init__(self) -> None:
        super().__init__(tables.luck_columns())
        self._found: Mapping[str, Ledger] = {}
        self._empty = ""
        self._games: Sequence[Game] = ()  # to deal
        self._dealt: Dealt | None = None
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
        self.title, self.chart = PlainLabel(heading=2, wraps=True), LuckChart()
        self.sheet = FigureSheet(self.model, self.tr("Luck"), wide=5, is_whole=True)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Dealing"))
        self.progress.setRange(0, DEALS)
        self.cancel = push_button(self.tr("Cancel"), self.stop, auto_default=False)
        self.deals = push_button("", self._deal_or_return, auto_default=False)
        self.progress.setMaximumWidth(self.fontMetrics().averageCharWidth() * SHORTEST)
        self._whose_label = label_for(self.whose, self.tr("W&hose cards"))
        row = lay_row((self.title, 1), self._whose_label, self.whose, self.progress, self.cancel, self.deals)
        self.column.addWidget(self.played)
        self.column.addLayout(row)
        self.column.addWidget(self.chart, 1)
        self.column.addWidget(self.sheet)
        self._dealing = Background("deals", self)
        self._timer = QTimer(self, interval=PROGRESS_MS)
        self._timer.timeout.connect(self._show_progress)
        self.whose.currentIndexChanged.connect(lambda _index: self._show())
        self._show()

    def show_luck(self, found: Report, game: str, rules: str, empty: str) -> None:
        """Show the luck of a report; `game` and `rules` are those of its filter.

        `empty` says why there are no hands yet.
        """
        self._found, self._empty = found.luck, empty or self.tr("No hands yet.")
        name, _, preset = rules.partition("\n")
        played = {entry.game for entry in found.matches}
        chosen = [name or game] if name or game else [one for one in found.choices.games if one in played]
        kinds = [kind for kind in map(games().get, chosen) if kind is not None]
        self._games = [
            kind(next((one.options for one in kind.presets if one.name == preset), {})) for kind in kinds
        ]
        told = [entry for entry in found.played if not game or entry.game == game]
        none = self.tr("Reviews tell what was won by cards and what by play. There are none yet.")
        self.played.setText("\n".join(map(wording.cards_and_play_words, told)) or empty or none)
        self._show()

    def _show(self) -> None:
        luck, title = self._found.get(str(self.whose.currentData()), {}), self.tr("Cards that were dealt")
        if self._dealt is not None:
            luck = self._dealt.luck
            title = plural(
                "LuckTab",
                "{game}: {n} deal, dealt now",
                "{game}: {n} deals, dealt now",
                self._dealt.deals,
                game=join(self._dealt.games),
                n=QLocale().toString(self._dealt.deals),
            )
        self.title.setText(title)
        self.chart.setAccessibleName(title)
        headings = (self.tr("fewer"), self.tr("usual range"), self.tr("more"))
        self.chart.set_points(tables.luck_points(luck), headings, self._empty)
        self.model.set_cells(tables.luck_cells(luck))
        is_dealing = self._dealing.is_busy
        self._whose_label.setVisible(self._dealt is None)
        self.whose.setVisible(self._dealt is None)
        self.deals.setText(
            self.tr("&Deal 100,000 deals") if self._dealt is None else self.tr("&Back to the matches")
        )
        self.deals.setVisible(not is_dealing)
        self.deals.setEnabled(bool(self._games) or self._dealt is not None)
        for widget in (self.progress, self.cancel):
            widget.setVisible(is_dealing)

    # -- many deals

    def _deal_or_return(self) -> None:
        if self._dealt is not None:
            self._dealt = None
        else:
            self._run = DealRun(self._games)
            self._dealing.ask(self._run.run, self._take, lambda _error: self._take(NOTHING_DEALT))
            self._timer.start()
            self._show_progress()
        had_focus = self.deals.hasFocus()
        self._show()
        if had_focus and self._dealing.is_busy:
            self.cancel.setFocus()

    def stop(self) -> None:
        """Stop dealing; what has been dealt is shown."""
        if self._run is not None:
            self._run.stopped = True

    def _show_progress(self) -> None:
        if self._run is not None:
            self.progress.setValue(self._run.done)

    def _take(self, found: Dealt) -> None:
        self._timer.stop()
        had_focus = self.cancel.hasFocus()
        self._dealt = found if found.deals else None
        self._show()
        announce(self, self.title.text())
        if had_focus:
            self.deals.setFocus()


class MatchesTab(TableTab):
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
        if len(found) == MOST_MATCHES:
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
