"""Table of a deal's variations, including the deal as played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from trickdesk.engine.cards import Seat
from trickdesk.session.lines import ReviewedDeal
from trickdesk.session.replay import Outcome
from trickdesk.ui.qt.plain_text import PlainLabel, plain_tip
from trickdesk.ui.review import wording
from trickdesk.ui.text import player_text
from trickdesk.ui.text.words import strung
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button
from trickdesk.ui.widgets.sheet import SIGN, FlatTable, Index, Role, Sheet, begin_cell, draw_sign

MADE_ROLE = int(Role.UserRole) + 10
NAME, MADE, TRICKS, POINTS = range(4)
INDENT = "    "


class VariationRow(NamedTuple):
    """One variation; `line` is None for the deal as played.

    `tricks` are those of the viewer and partners.
    """

    line: int | None
    name: str
    depth: int
    outcome: Outcome
    tricks: int
    spoken: str


class VariationsModel(FlatTable):
    """The variations with their results for one seat.

    Signals:
        renamed(line, name): A name was edited.
    """

    renamed = Signal(int, str)
    text_columns = (NAME,)

    def __init__(self) -> None:
        super().__init__()
        self.headers = (self.tr("Variation"), self.tr("Made"), self.tr("Tricks"), self.tr("Points"))
        self.rows: list[VariationRow] = []
        self._side = 0

    def set_deal(self, deal: ReviewedDeal, names: Sequence[str], seat: Seat) -> None:
        """Show the variations of a deal, with a seat's points and its team's tricks."""
        self.beginResetModel()
        game = deal.setup.game
        self._side = game.side(seat)
        self.rows = []
        for line in (None, *range(len(deal.lines.all))):
            replay = deal.replay_of(line)
            outcome = replay.outcome()
            tricks = sum(
                outcome.tricks[mate] for mate in player_text.team_of(replay.view(replay.end, None), seat)
            )
            name = self.tr("As played") if line is None else deal.lines.all[line].name
            depth = 0 if line is None else deal.lines.depth(line)
            spoken = strung(": ", [name, wording.outcome_words(outcome, game, names)])
            self.rows.append(VariationRow(line, name, depth, outcome, tricks, spoken))
        self.endResetModel()

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        if role == Role.DisplayRole:
            return self._words(row, column)
        if role == Role.EditRole and column == NAME:
            return row.name
        if role == Role.AccessibleTextRole:
            return row.spoken if column == NAME else self._words(row, column)
        if role == Role.ToolTipRole:
            return plain_tip(row.spoken)
        if role == Role.TextAlignmentRole and column != NAME:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == MADE_ROLE and column == MADE and row.outcome.over and row.outcome.contract is not None:
            return row.outcome.made
        return None

    def _words(self, row: VariationRow, column: int) -> str:
        outcome = row.outcome
        if column == NAME:
            return INDENT * row.depth + row.name
        if column == TRICKS:
            return str(row.tricks)
        if not outcome.over:
            return self.tr("…")
        if column == POINTS:
            return wording.against_words(outcome.points, self._side)
        if outcome.contract is None:
            return ""
        return self.tr("yes") if outcome.made else self.tr("no")

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        own = index.isValid() and self.rows[index.row()].line is not None
        return flags | Qt.ItemFlag.ItemIsEditable if own and index.column() == NAME else flags

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        line = self.rows[index.row()].line
        if line is None or not isinstance(value, str) or not value.strip():
            return False
        self.renamed.emit(line, value)
        return True


class MadeDelegate(QStyledItemDelegate):
    """Draws a tick or a cross for a contract made or failed."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        made = index.data(MADE_ROLE)
        if made is None:
            super().paint(painter, option, index)
            return
        selected = begin_cell(painter, option)
        size = option.fontMetrics.height() * SIGN
        rect = option.rect.adjusted(round((option.rect.width() - size) / 2), 0, 0, 0)
        draw_sign(painter, rect, size, made, selected)
        painter.restore()


class VariationsSheet(Sheet):
    """Shows results in full, and as much of the names as fits."""

    def fit_columns(self) -> None:
        self.resizeColumnsToContents()
        taken = sum(self.columnWidth(column) for column in (MADE, TRICKS, POINTS))
        self.setColumnWidth(NAME, max(60, self.viewport().width() - taken))

    def fit_rows(self) -> None:
        """Wrap long names to several lines."""
        self.resizeRowsToContents()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_rows()


class VariationsPage(QWidget):
    """The tab with all variations.

    Signals:
        shown(line): Show this variation.
        renamed(line, name): It was renamed.
        removed(line): It was deleted.
    """

    shown = Signal(object)  # number of a variation; None: the deal as played
    renamed = Signal(int, str)
    removed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.model = VariationsModel()
        self.model.renamed.connect(self.renamed)
        self.sheet = VariationsSheet(self.model, self.tr("Variations of this deal"))
        self.sheet.setItemDelegateForColumn(MADE, MadeDelegate(self))
        triggers = QAbstractItemView.EditTrigger
        self.sheet.setEditTriggers(triggers.EditKeyPressed | triggers.DoubleClicked)
        self.sheet.selectionModel().currentChanged.connect(self._changed)
        self.hint = PlainLabel(
            self.tr(
                "“Try again” and “Play on” start a variation from any point. The other "
                "players play as they usually do."
            ),
            muted=True,
            wraps=True,
        )
        self.rename_button = push_button(self.tr("Re&name"), self._rename, small=True)
        self.remove_button = push_button(self.tr("&Delete"), self.remove_current, small=True)
        self.foot = lay_row(self.rename_button, self.remove_button, 0, margins=0)
        lay_column(self.hint, (self.sheet, 1), self.foot, on=self, margins=(0, 6, 0, 0), spacing=6)
        self._setting = False

    def set_deal(self, deal: ReviewedDeal, names: Sequence[str], seat: Seat, line: int | None) -> None:
        """Show the variations of a deal, with this one selected."""
        self._setting = True
        self.model.set_deal(deal, names, seat)
        self.sheet.setColumnHidden(MADE, not deal.setup.game.has_contracts)
        self.sheet.fit_columns()
        self.sheet.fit_rows()
        row = next((i for i, found in enumerate(self.model.rows) if found.line == line), 0)
        self.sheet.setCurrentIndex(self.model.index(row, NAME))
        self._setting = False
        self._update()

    def current(self) -> int | None:
        """Return the selected variation; None for the deal as played."""
        row = self.sheet.currentIndex().row()
        return self.model.rows[row].line if 0 <= row < len(self.model.rows) else None

    def _changed(self, _now: QModelIndex, _before: QModelIndex) -> None:
        if not self._setting:
            self._update()
            self.shown.emit(self.current())

    def _update(self) -> None:
        for button in (self.rename_button, self.remove_button):
            button.setEnabled(self.current() is not None)

    def _rename(self) -> None:
        self.sheet.edit(self.model.index(self.sheet.currentIndex().row(), NAME))

    def remove_current(self) -> None:
        """Delete the selected variation."""
        line = self.current()
        if line is not None:
            self.removed.emit(line)
