"""Panel beside the review's table: deal, curve, steps, variations, reasons."""

from __future__ import annotations

from math import ceil
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QWidget

from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import PlainLabel, PlainPage
from trickdesk.ui.qt.screen_reader import name_choice
from trickdesk.ui.review.curve import Curve
from trickdesk.ui.review.icons import StepButton
from trickdesk.ui.review.moves import MovesHead, MovesList, MovesModel
from trickdesk.ui.review.whatif import VariationsPage
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.widgets.page_parts import (
    ScrolledColumn,
    Tabs,
    lay_column,
    lay_row,
    push_button,
    scroll_down,
)
from trickdesk.ui.widgets.suit_marks import SuitLabel

STEPS, LINES = range(2)
EDGE = 4  # around the text of the reasons, in pixels
NARROW = 31  # digits: with less room, what stands side by side stands one below the other
MOVES_LINES, WHY_LINES = 4.0, 3.0  # least heights, in lines of text


class SideBox(QComboBox):
    """A combo box whose open list gets all keys; elsewhere in the review, arrows step."""

    def __init__(self) -> None:
        super().__init__()
        self.view().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        ends = (*ENTER, Qt.Key.Key_Escape)  # these close the list
        if event.type() == QEvent.Type.ShortcutOverride and cast(QKeyEvent, event).key() not in ends:
            event.accept()
            return True
        return super().eventFilter(watched, event)


class Reasons(PlainPage):
    """A page that ends with a whole line, wherever its text is cut."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.document().setDocumentMargin(grown(EDGE))
        line = ceil(QFontMetricsF(self.font()).height())
        room = self.contentsRect().height() - round(self.document().documentMargin())
        self.setViewportMargins(0, 0, 0, room % line if room > line else 0)


class ReviewSide(QFrame):
    """Contains the widgets; the page controls what they show and do."""

    def __init__(self) -> None:
        super().__init__()
        self.deals, self.seats = SideBox(), SideBox()
        name_choice(self.deals, self.tr("Deal"))
        name_choice(self.seats, self.tr("Visible cards"))
        for box in (self.deals, self.seats):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(3)
        self.state = PlainLabel(muted=True, wraps=True)
        self.curve = Curve()
        self.moves = MovesList(MovesModel())
        self.lines = VariationsPage()
        self.tabs = Tabs()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(self._steps(), self.tr("Steps"))
        self.tabs.addTab(self.lines, self.tr("What if"))
        self.heading = SuitLabel(elides=True)
        self.heading.setProperty("heading", 2)
        self.blindfold = push_button(
            self.tr("&Blindfold test"),
            small=True,
            tip=self.tr("Would it have done the same if others held other cards?"),
        )
        self.why = Reasons()
        self.why.setAccessibleName(self.tr("About this decision"))
        self.why.setTabChangesFocus(True)
        self.play_on = push_button(
            self.tr("Play &on from here"), tip=self.tr("A copy of the deal, against the same players")
        )
        self.instead = push_button(self.tr("&Try again"), tip=self.tr("Change this decision and play on"))
        self.back = StepButton("leave", self.tr("Back to the table"), self.tr("Esc"))
        boxes = lay_row((self.deals, 1), (self.seats, 2))
        top = lay_row(self.back, (boxes, 1))
        foot = lay_row((self.instead, 1), (self.play_on, 1))
        head = lay_row((self.heading, 1), self.blindfold, margins=0)
        self._rows = top, boxes, head, foot, self.lines.foot
        inside = ScrolledColumn()
        lay_column(
            top,
            self.state,
            (self.curve, 1),
            (self.tabs, 6),
            head,
            (self.why, 2),
            on=inside,
            margins=0,
        )
        self.area = scroll_down(inside)  # for large text in a low window
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lay_column(self.area, foot, on=self)
        self._keep_lines()
        self.heading.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < self.fontMetrics().horizontalAdvance("0") * NARROW
        for row in self._rows:
            way = QBoxLayout.Direction
            row.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)

    def _steps(self) -> QWidget:
        page = QWidget()
        self.head = MovesHead(self.moves)
        self.previous = StepButton("back", self.tr("Previous mistake"), self.tr("Shift+M"))
        self.next = push_button(
            self.tr("Next mistake"), small=True, tip=self.tr("Next mistake, yours first (M)")
        )
        row = lay_row(self.previous, (self.next, 1), margins=0)
        lay_column(self.head, (self.moves, 1), row, on=page, margins=(0, 2, 0, 0), spacing=4)
        return page

    def _keep_lines(self) -> None:
        """Keep a few lines of the lists visible, whatever the text size."""
        line = self.fontMetrics().height()
        self.moves.setMinimumHeight(round(line * MOVES_LINES))
        self.why.setMinimumHeight(round(line * WHY_LINES))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "area"):
            self._keep_lines()
