"""The table record: tricks, scores and calls."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QTabWidget, QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.match.text_table.delegates import CARD_WIDTH
from trickdesk.ui.match.text_table.scores import CallModel, ScoreModel, TrickModel
from trickdesk.ui.match.text_table.sheets import CallSheet, ScoreSheet, TrickSheet
from trickdesk.ui.match.text_table.view_model import ViewModel
from trickdesk.ui.text.words import without_signs
from trickdesk.ui.theme.colours import grown, text_size
from trickdesk.ui.widgets.file_dialogs import save_csv
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button
from trickdesk.ui.widgets.sheet import Sheet

TRICKS, SCORES, CALLS = range(3)
EDGE = 4  # between the tables and the edge of the window
LARGE_TEXT = 1.5


class TableRecord(QWidget):
    """Tabs with the deal's tricks and calls, and the match's score sheet."""

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tricks, self.scores, self.calls = TrickModel(), ScoreModel(), CallModel()
        self.trick_table = TrickSheet(self.tricks, self.tr("Tricks in this deal"), pixmaps)
        self.score_table = ScoreSheet(self.scores, self.tr("Score sheet"))
        self.call_table = CallSheet(self.calls, self.tr("Calls in this deal"))
        self._tables: dict[Sheet, ViewModel] = {
            self.trick_table: self.tricks,
            self.score_table: self.scores,
            self.call_table: self.calls,
        }
        for table in self._tables:
            table.follows = True
        self._changed: set[Sheet] = set()  # tables that don't fit their contents yet
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)  # shorter names are better than a hidden tab
        self.tabs.setProperty("narrow", True)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.addTab(self.trick_table, self.tr("Tricks"))
        self.tabs.addTab(self._score_page(), self.tr("Scores"))
        self.tabs.addTab(self.call_table, self.tr("Calls"))
        lay_column(self.tabs, on=self, margins=(EDGE, 0, EDGE, EDGE))
        self.tabs.currentChanged.connect(self._fit_shown)

    def _score_page(self) -> QWidget:
        page = QWidget()
        self.copy_button = push_button(
            self.tr("Copy"), self.copy_scores, tip=self.tr("Copy the score sheet as text")
        )
        self.export_button = push_button(self.tr("Save as CSV\N{HORIZONTAL ELLIPSIS}"), self.choose_export)
        for button in (self.copy_button, self.export_button):
            button.setProperty("small", True)  # no wider than the smallest window allows
            button.setEnabled(False)  # until there is a match
        self._row = lay_row(self.copy_button, self.export_button, 0)
        self._turn_row()
        lay_column((self.score_table, 1), self._row, on=page, margins=0)
        return page

    def _turn_row(self) -> None:
        """Put the buttons below each other with large text, or the dock would be too wide."""
        way = QBoxLayout.Direction
        is_large = text_size() >= LARGE_TEXT * grown(100) / 100  # the dock grows with the window
        self._row.setDirection(way.TopToBottom if is_large else way.LeftToRight)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._turn_row()

    def set_view(self, view: PlayerView, names: Sequence[str]) -> None:
        """Show what the view knows of the deal and the match.

        The newest row stays visible.
        """
        for model in self._tables.values():
            model.set_view(view, names)
        self._changed.update(self._tables)
        self._fit_shown()
        for button in (self.copy_button, self.export_button):
            button.setEnabled(True)
        # Without bidding, there may be nothing to list.
        self.tabs.setTabVisible(CALLS, bool(view.game.bids or self.calls.rows))

    # Marked slots: those that Qt for Python adds at a connection were not found now and then.
    @Slot(int)
    def _fit_shown(self, *_: object) -> None:
        """Fit the table of the current tab if it has changed, since measuring is slow."""
        if not self.__dict__:
            return  # it is being collected, and Qt reports the end of its tabs
        page = self.tabs.currentWidget()
        for table in [table for table in self._changed if table is page or page.isAncestorOf(table)]:
            self._changed.remove(table)
            table.fit_columns()
            table.fit_rows()
            table.scrollToBottom()

    def grow(self, scale: float) -> None:
        """Follow the size of the window."""
        self.trick_table.usual_width = round(CARD_WIDTH * scale)
        for table in self._tables:
            table.fit()

    def draw_symbols(self) -> None:
        """Redraw the suits in the colours of the current deck."""
        for table in self._tables:
            table.viewport().update()

    @Slot()
    def copy_scores(self) -> None:
        """Copy the score sheet to the clipboard."""
        QGuiApplication.clipboard().setText(without_signs(self.scores.as_text()))

    @Slot()
    def choose_export(self) -> None:
        """Ask for a file, and save the score sheet there."""
        save_csv(self, Path(), self.score_table.accessibleName(), self.scores.as_csv)
