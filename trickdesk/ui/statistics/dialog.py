"""The statistics dialog: filters, key figures, tables, charts, finished matches."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from trickdesk.storage.paths import Paths
from trickdesk.storage.persons import person_key
from trickdesk.storage.statistics.figures import Choices, FigureRow, Filter
from trickdesk.storage.statistics.history import UpdateResult
from trickdesk.ui.qt.plain_text import PlainLabel, ask, label_for
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.statistics import wording
from trickdesk.ui.statistics.feed import Feed, StatisticsReply
from trickdesk.ui.statistics.tabs import (
    ContractsTab,
    LuckTab,
    MatchesTab,
    PeopleTab,
    ResultsTab,
    TableTab,
    TimeTab,
)
from trickdesk.ui.text import name_text, player_text
from trickdesk.ui.text.words import fill, plural
from trickdesk.ui.theme.avatars import person_icon
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.widgets.empty_page import EmptyPage
from trickdesk.ui.widgets.figure_table import NONE
from trickdesk.ui.widgets.file_dialogs import save_csv
from trickdesk.ui.widgets.page_parts import (
    ScrolledColumn,
    ScrollPage,
    lay_column,
    lay_row,
    offer_below,
    push_button,
)

LETTERS = 5  # minimum width of a combo box in letters
PERIODS = ((0, 0), (0, 20), (0, 100), (30, 0), (365, 0))  # (days, matches); 0: all


class ChoiceRow(QWidget):
    """Filters: person, game, opponents and period.

    Signals:
        changed(): The user has changed a filter.
    """

    changed = Signal()

    def __init__(self, name: str, game_id: str, symbols: Mapping[str, str]) -> None:
        """`name` is the person whose figures are shown first, in this game or in all."""
        super().__init__()
        self._symbols = symbols
        self._first = self._own = person = person_key(name)
        self.person, self.game, self.opponents, self.period = (QComboBox() for _ in range(4))
        row = lay_row(on=self, margins=0, spacing=12)
        for label, box in (
            (self.tr("&Person"), self.person),
            (self.tr("&Game"), self.game),
            (self.tr("&Opponents"), self.opponents),
            (self.tr("&When"), self.period),
        ):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(LETTERS)
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())
            ignore_passing_wheel(box)
            row.addLayout(lay_column(label_for(box, label, muted=True), box, spacing=2), 1)
        self.person.addItem(self.tr("Everyone"), "")
        self.game.addItem(self.tr("All games"), "")
        self.opponents.addItem(self.tr("All opponents"), "")
        for days, matches in PERIODS:
            self.period.addItem(self._period_words(days, matches), (days, matches))
        if game_id:
            self.game.addItem(wording.listed_game_words(game_id), game_id)
            self.game.setCurrentIndex(1)
        self.person.addItem(name_text.people_words([(person, name)], person)[person], person)
        self.person.setCurrentIndex(1)

    def _period_words(self, days: int, matches: int) -> str:
        if matches:
            return fill(self.tr("Last {n} matches"), n=matches)
        if days:
            return fill(self.tr("Last {n} days"), n=days) if days < 365 else self.tr("Last 12 months")
        return self.tr("All time")

    def chosen(self, now: datetime) -> Filter:
        """Return the chosen filter."""
        days, matches = self.period.currentData()
        game = str(self.game.currentData())
        since = (now - timedelta(days=days)).isoformat(" ", "seconds") if days else ""
        return Filter(
            str(self.person.currentData()),
            game.partition("\n")[0],
            str(self.opponents.currentData()),
            since,
            matches,
            rules=game if "\n" in game else "",
        )

    def offer(self, found: Choices) -> bool:
        """Offer the people, games and opponents that were found.

        A game that was played by different rules is offered with each of them, too.

        Returns:
            Whether the filter has changed, because the first person has never played.
        """
        people = list(self.people_words(found).items())
        absent = bool(people and self._first) and self._first not in dict(people)
        moves = absent and self.person.currentData() == self._first
        if moves:
            with QSignalBlocker(self.person):
                self.person.setCurrentIndex(0)
        if people:
            self._first = ""
        _fill(self.person, people)
        self._draw_people()
        _fill(self.game, [entry for game in found.games for entry in _of_game(game, found.rules)])
        self.game.view().setMinimumWidth(self.game.view().sizeHintForColumn(0))
        _fill(self.opponents, [(level, wording.opponents_words(level)) for level in found.opponents])
        return moves

    def people_words(self, found: Choices) -> dict[str, str]:
        """Return what the people found are called, by key."""
        return name_text.people_words(found.people, self._own)

    def _draw_people(self) -> None:
        """Draw the badge of each person beside the name."""
        names = [self.person.itemText(row) for row in range(1, self.person.count())]
        symbols = {person_key(name): symbol for name, symbol in self._symbols.items()}
        for row, letters in enumerate(player_text.initials(names), 1):
            symbol = symbols.get(self.person.itemData(row), "")
            icon = person_icon(symbol, letters, self.devicePixelRatioF())
            self.person.setItemIcon(row, icon)


def _of_game(game: str, rules: Sequence[str]) -> list[tuple[str, str]]:
    """Return the entry of a game, and one for each of its rules that were played."""
    keys = [key for key in rules if key.partition("\n")[0] == game]
    return [
        (game, wording.listed_game_words(game)),
        *((key, wording.preset_key_words(key)) for key in keys if len(keys) > 1),
    ]


def _fill(box: QComboBox, entries: Sequence[tuple[str, str]]) -> None:
    """Offer these below the first entry, which is for all.

    What is chosen stays, even where it is gone.
    """
    kept, words_kept = box.currentData(), box.currentText()
    gone = [(kept, words_kept)] if kept and kept not in dict(entries) else []
    offer_below(box, [*entries, *gone], kept)


class FigureTile(QFrame):
    """One figure with its name above and details below."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName("card")
        self.name, self.figure = PlainLabel(name, muted=True, wraps=True), PlainLabel(heading=1)
        self.detail = PlainLabel(muted=True)
        self.name.setAlignment(Qt.AlignmentFlag.AlignTop)
        lay_column((self.name, 1), self.figure, self.detail, on=self, margins=(14, 8, 14, 8), spacing=0)

    def show_figure(self, figure: str, detail: str) -> None:
        self.figure.setText(figure)
        self.detail.setText(detail)
        self.setAccessibleName(f"{self.name.text()}: {figure}, {detail}")


class TileRow(QWidget):
    """Key figures at a glance."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches = FigureTile(self.tr("Matches"))
        self.won = FigureTile(self.tr("Won"))
        self.made = FigureTile(self.tr("Own bids made"))
        self.beaten = FigureTile(self.tr("Opponents' bids set"))
        self.accuracy = FigureTile(self.tr("Good decisions"))
        row = lay_row(on=self, margins=0, spacing=10)
        for tile in (self.matches, self.won, self.made, self.beaten, self.accuracy):
            row.addWidget(tile, 1)

    def show_total(self, total: FigureRow) -> None:
        """Show the totals of everything chosen."""
        own, against = total.contracts.own, total.contracts.against
        self.matches.show_figure(str(total.matches), plural("Tiles", "{n} deal", "{n} deals", total.deals))
        self._show_share(self.won, total.won, total.matches)
        self._show_share(self.made, own.made, own.count)
        self._show_share(self.beaten, against.failed, against.count)
        judged = total.judged
        right, among = judged.calls_right + judged.cards_right, judged.calls + judged.cards
        if among:
            self._show_share(self.accuracy, right, among)
        else:
            self.accuracy.show_figure(NONE, self.tr("no reviews yet"))

    def _show_share(self, tile: FigureTile, part: int, whole: int) -> None:
        detail = fill(self.tr("{part} of {whole}"), part=part, whole=whole)
        tile.show_figure(wording.percent_words(part, whole), detail)


SHARE = 0.85  # of the window's size
SLOW_AFTER = 40  # records that are read without showing progress
ASK_S = 3.0  # seconds between updates of the figures while records are being read


class StatisticsDialog(QDialog):
    """Statistics of finished matches.

    Signals:
        opened(path): Show this finished match again.
    """

    opened = Signal(object)

    def __init__(
        self,
        paths: Paths,
        name: str,
        parent: QWidget | None = None,
        game_id: str = "",
        symbols: Mapping[str, str] | None = None,
    ) -> None:
        """Show the figures of a person first, in this game or in all.

        `symbols` are the pictures of people, by name (see `ui/theme/avatars.py`).
        """
        super().__init__(parent)
        self._paths = paths
        self.setWindowTitle(self.tr("Statistics"))
        self.feed = Feed(paths, self)
        self.reply: StatisticsReply | None = None
        self._read_once = False  # before that, "no matches" might be wrong
        self._is_reading = False
        self.choices = ChoiceRow(name, game_id, symbols or {})
        self.tiles = TileRow()
        self.results, self.contracts = ResultsTab(), ContractsTab()
        self.people = PeopleTab()
        self.over_time, self.luck, self.matches = TimeTab(), LuckTab(), MatchesTab()
        self.tabs = QTabWidget()
        self.tabs.addTab(self.results, self.tr("&Results"))
        self.tabs.addTab(self.contracts, self.tr("&Contracts"))
        self.tabs.addTab(self.people, self.tr("People"))
        self.tabs.addTab(self.over_time, self.tr("O&ver time"))
        self.tabs.addTab(self.luck, self.tr("&Luck"))
        self.tabs.addTab(self.matches, self.tr("&Matches"))
        page = ScrolledColumn()
        lay_column(self.choices, self.tiles, (self.tabs, 1), on=page, margins=0, spacing=10)
        self.pages = QStackedWidget()
        area = ScrollPage()  # for large text in a low window
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        self.pages.addWidget(area)
        self.pages.addWidget(self._empty_page())
        lay_column((self.pages, 1), self._foot(), on=self)
        self.feed.reported.connect(self._show)
        self.feed.progressed.connect(self._progress)
        self.feed.updated.connect(self._updated)
        self.feed.failed.connect(self._failed)
        self.choices.changed.connect(self.ask)
        self.results.regrouped.connect(self.ask)
        self.matches.opened.connect(self._open)
        self.cancel.clicked.connect(self.feed.stop)
        self.again.clicked.connect(lambda: self._update(anew=True))
        self.export.clicked.connect(self._export)
        self.reset.clicked.connect(self._reset)
        metrics = self.fontMetrics()
        least = QSize(metrics.averageCharWidth() * 150, metrics.height() * 48)
        if parent is not None:
            least = (parent.size() * SHARE).expandedTo(least).boundedTo(parent.size())
        self.resize(least)
        self.ask()
        self._update()

    def _empty_page(self) -> EmptyPage:
        return EmptyPage(
            self.tr("No finished matches yet"),
            self.tr(
                "Results, contracts and trends will appear here, for each person, game and level of "
                "opponents. Finished matches will be listed, and you can open them again.\n\nA match "
                "counts once it's finished."
            ),
        )

    def _foot(self) -> QHBoxLayout:
        self.status = ElidedLabel()
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Reading finished matches"))
        self.progress.setMaximumWidth(self.fontMetrics().averageCharWidth() * 30)
        self.cancel = push_button(self.tr("Cancel"), auto_default=False)
        self.reading = (self.progress, self.cancel)
        rebuild = self.tr("Rebuild the statistics from the saved records")
        self.again = push_button(self.tr("Re&fresh"), auto_default=False, tip=rebuild)
        save = self.tr("Save the current table as a spreadsheet file (CSV)")
        self.export = push_button(self.tr("&Export…"), auto_default=False, tip=save)
        self.reset = push_button(self.tr("Re&set…"), auto_default=False)
        close = push_button(self.tr("Close"), self.close, auto_default=False)
        foot = lay_row((self.status, 1))
        for widget in (*self.reading, self.again, self.export, self.reset, close):
            foot.addWidget(widget)
        self._show_reading(False)
        return foot

    # -- figures

    def ask(self) -> None:
        self._asked_at = time.monotonic()
        self.feed.ask(self.choices.chosen(datetime.now()), self.results.group)

    def _show(self, reply: StatisticsReply) -> None:
        """Show an answer."""
        self.reply = reply
        found = reply.report
        if self.choices.offer(found.choices):
            self.ask()
            return
        is_empty = not (found.matches or found.choices.people or reply.left_out)
        self.pages.setCurrentIndex(1 if is_empty and self._read_once else 0)
        self.tiles.show_total(found.total)
        self.results.show_rows(found.rows, reply.asked.game, self.choices.people_words(found.choices))
        empty = self.progress.accessibleName() if self._is_reading else ""
        self.contracts.show_levels(found.levels, reply.asked.game, reply.asked.rules, empty)
        self.people.show_company(found.company, empty)
        self.over_time.show_months(found.months, reply.asked.game, empty)
        self.luck.show_luck(found, reply.asked.game, reply.asked.rules, empty)
        self.matches.show_matches(found.matches, reply.left_out)
        is_reset = reply.asked.person in reply.asked.counted_from
        self.reset.setText(self.tr("Count &all") if is_reset else self.tr("Re&set…"))
        for button in (self.export, self.reset):
            button.setEnabled(self.pages.currentIndex() == 0)

    def _update(self, anew: bool = False) -> None:
        self._is_reading = True
        self.feed.update(anew)

    def _progress(self, done: int, among: int) -> None:
        if among > SLOW_AFTER:
            self._show_reading(True)
            if time.monotonic() - self._asked_at > ASK_S:
                self.ask()  # show what has been read so far
            self.progress.setRange(0, among)
            self.progress.setValue(done)
            self.status.setText(fill(self.tr("Reading finished matches: {n} of {all}"), n=done, all=among))

    def _updated(self, updated: UpdateResult) -> None:
        was_reading, first = not self.progress.isHidden(), not self._read_once
        self._read_once, self._is_reading = True, False
        self._show_reading(False)
        if not updated.complete:
            text = self.tr("Stopped. The figures cover what has been read so far.")
            self.status.setText(text)
        elif was_reading:
            text = plural("StatisticsDialog", "{n} match read.", "{n} matches read.", updated.read)
            self.status.setText(text)
        if updated.read or updated.forgotten or was_reading or first:
            self.ask()

    def _failed(self, sentence: str) -> None:
        self.status.setText(sentence)
        self._is_reading = False
        if self.reply is not None:
            self._show(self.reply)

    def _show_reading(self, on: bool) -> None:
        if not on and self.cancel.hasFocus():
            self.tabs.setFocus()
        for widget in self.reading:
            widget.setVisible(on)
        self.again.setEnabled(not on)

    # -- actions

    def _open(self, name: str) -> None:
        self.close()
        self.opened.emit(self._paths.finished / name)

    def _reset(self) -> None:
        """Start counting from now, after a question; or count everything again."""
        if self.reply is None:
            return
        person, now = self.reply.asked.person, time.time()
        if person in self.reply.asked.counted_from:
            self.feed.restore(person)
        elif ask(self, self.tr("Reset the statistics"), self._reset_question()):
            self.feed.reset(person, now)
        else:
            return
        self.ask()

    def _reset_question(self) -> str:
        whose = self.choices.person.currentText()
        return fill(
            self.tr(
                "Start counting from now?\n\nMatches that are already finished will no "
                "longer count for: {whose}. Their records are kept, and you can count them "
                "again here at any time."
            ),
            whose=whose,
        )

    def _export(self) -> None:
        """Save the current table as CSV."""
        tab = self.tabs.currentWidget()
        assert isinstance(tab, TableTab)
        name = self.tabs.tabText(self.tabs.currentIndex()).replace("&", "")
        path = save_csv(self, self._paths.saves, name, tab.model.as_csv)
        if path is not None:
            self.status.setText(fill(self.tr("Saved as {name}."), name=path.name))

    def done(self, result: int) -> None:
        """Close the feed, however the dialog is closed."""
        self.feed.close()
        self.luck.stop()
        super().done(result)
