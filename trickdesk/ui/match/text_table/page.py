"""The text table's page: hand, trick, players, score, log, and room for panels.

It shows a view and reports which card was chosen. It doesn't know the session or the controller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontInfo,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QListWidget,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from trickdesk.engine.cards import Seat
from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.match.text_table.cards import CardList, Chip
from trickdesk.ui.match.text_table.delegates import MarksDelegate
from trickdesk.ui.match.text_table.scores import CallModel
from trickdesk.ui.match.text_table.seats import OpenModel, SeatModel
from trickdesk.ui.match.text_table.view_model import ViewModel
from trickdesk.ui.qt.plain_text import PlainLabel, broken
from trickdesk.ui.table.geometry import SMALLEST_UNIT
from trickdesk.ui.table.input import is_key
from trickdesk.ui.text import event_text, text_table
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.widgets.page_parts import lay_column
from trickdesk.ui.widgets.sheet import Index, Role, Sheet, begin_cell

ACROSS, DOWN = 9, 3  # padding around a line, in pixels
WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)

WALKS = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
}


class LineDelegate(QStyledItemDelegate):
    """Wraps lines at the width of the list.

    Qt's own delegate doesn't subtract the margins of style sheets.
    """

    def __init__(self, lines: Lines) -> None:
        super().__init__(lines)
        self.lines = lines

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        option.font = self._font(index)
        begin_cell(painter, option)
        rect = option.rect.adjusted(grown(ACROSS), 0, -grown(ACROSS), 0)
        side, text = Qt.AlignmentFlag.AlignLeft, str(index.data())  # mirrored with the layout
        if option.direction == Qt.LayoutDirection.RightToLeft:
            text = broken(text, option.font, rect.width())
        painter.drawText(rect, WRAPPED | int(QStyle.visualAlignment(option.direction, side)), text)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self.lines.viewport().width()
        room = QRect(0, 0, max(1, width - 2 * grown(ACROSS)), 1 << 20)
        box = QFontMetrics(self._font(index)).boundingRect(room, WRAPPED, str(index.data()))
        return QSize(width, box.height() + 2 * grown(DOWN))

    def _font(self, index: Index) -> QFont:
        font = QFont(self.lines.font())
        font.setBold(bool(index.data(Role.UserRole)))
        return font


class Lines(QListWidget):
    """A list of lines of text.

    Attributes:
        follows: Whether the newest line, at the end, stays visible unless the list has the focus.
        heads: Whether the first line is the heading of the others.
    """

    def __init__(self, name: str, follows: bool = False, heads: bool = False) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.follows, self.heads = follows, heads
        self.setItemDelegate(LineDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def set_lines(self, lines: Sequence[str]) -> None:
        """Show these lines, one below another."""
        now = [self.item(row).text() for row in range(self.count())]
        if list(lines) == now:
            return
        for row, line in enumerate(lines[: len(now)]):
            self.item(row).setText(line)  # does nothing if the text is the same
        while self.count() > len(lines):
            self.takeItem(self.count() - 1)
        self.addItems(lines[len(now) :])
        if self.heads and self.count():
            self.item(0).setData(Role.UserRole, True)
        if self.follows and not self.hasFocus():
            self.scrollToBottom()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of all lines."""
        height = sum(self.sizeHintForRow(row) for row in range(self.count()))
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Return the height of all lines, or of a few if the list follows the newest."""
        few = 3 * (self.fontMetrics().height() + 2 * grown(DOWN)) + 2 * self.frameWidth()
        return QSize(100, few if self.follows else self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
        if self.follows and not self.hasFocus():
            self.scrollToBottom()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the newest line, or the first, if none is current."""
        if self.count() and self.currentRow() < 0:
            self.setCurrentRow(self.count() - 1 if self.follows else 0)
        elif self.currentItem() is not None:
            self.currentItem().setSelected(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore letters, which are commands of the table, not searches."""
        if event.key() in WALKS:
            super().keyPressEvent(event)
        else:
            event.ignore()


MARGIN, GAP = 8, 6
PANEL_HEIGHT = 200  # height of most panels at scale 1, in pixels
PANEL_FONT = 13  # text size of a panel at scale 1, in pixels
LEFT, RIGHT = 3, 2  # relative widths of the columns
PART, LEAST_PART = 1, 48  # index and least width in pixels of the column that shrinks first
SHARE = 100  # stretch factor of the tables over the log


class SeatSheet(Sheet):
    """A table of the players in which the column with roles shrinks first."""

    def fit_columns(self) -> None:
        super().fit_columns()
        header = self.horizontalHeader()
        over = header.length() - self.viewport().width()
        if over > 0 and header.count() > PART:
            header.resizeSection(PART, max(LEAST_PART, header.sectionSize(PART) - over))
        self.fit_rows()


class Asks(Enum):
    """How much space a prompt needs: none, part of the page, or all of it."""

    NOTHING, SOME, MUCH = range(3)


class TextTable(QWidget):
    """The lists of the text table.

    Signals:
        resized(): Widgets on top need a new place.
        lastTrick(): The key for the last trick was pressed.
    """

    resized = Signal()
    lastTrick = Signal()

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("text table")
        self.setAccessibleName(self.tr("Text table"))
        self.last_trick_key = QKeySequence("L")
        self.skip: Callable[[], bool] = lambda: False  # ends a pause, if there is one
        self.hand = CardList(self.tr("Your hand"), pixmaps)
        self.trick = CardList(self.tr("Trick"), pixmaps, captions=True)
        self.situation = Lines(self.tr("Current situation"), heads=True)
        self.seats, self.open, self.calls = SeatModel(), OpenModel(), CallModel()
        self.players = SeatSheet(self.seats, self.tr("Players"))
        self.auction = Sheet(self.calls, self.tr("Calls in this deal"))
        self.rows = Sheet(self.open, self.tr("Open cards"))
        for table in (self.players, self.rows, self.auction):
            table.setItemDelegate(MarksDelegate(table))
        self.log = Lines(self.tr("Events"), follows=True)
        self.last = CardList(self.tr("Last trick"), pixmaps, captions=True)
        self.last_head, self.auction_head = (
            PlainLabel(self.tr("Last trick"), muted=True),
            PlainLabel(self.tr("Calls in this deal"), muted=True),
        )
        self.beside = QWidget()  # space below the log for a hint and other panels
        self.beside.hide()
        self.free = QWidget()  # unused space of the left column
        self._asks = Asks.NOTHING
        self.players_head, self.log_head = (
            PlainLabel(self.tr("Players"), muted=True),
            PlainLabel(self.tr("Events"), muted=True),
        )
        self.rows.horizontalHeader().hide()
        self.rows_head = PlainLabel(self.tr("Open cards"), muted=True)
        self.trick_head, self.hand_head = (
            PlainLabel(self.tr("Trick"), muted=True),
            PlainLabel(self.tr("Your hand"), muted=True),
        )
        self._build()
        order = [
            self.hand,
            self.trick,
            self.last,
            self.auction,
            self.situation,
            self.players,
            self.rows,
            self.log,
        ]
        for first, second in pairwise(order):
            self.setTabOrder(first, second)

    def _build(self) -> None:
        grid = QGridLayout(self)
        self._grid = grid
        self._space()
        policy = QSizePolicy.Policy
        self.situation.setSizePolicy(policy.Expanding, policy.Fixed)
        for fixed in (self.trick, self.last, self.hand, self.auction):
            fixed.setSizePolicy(policy.Expanding, policy.Fixed)
        grid.addLayout(lay_column(self.situation, *sum(self._left(), ()), (self.free, 1), spacing=GAP), 0, 0)
        right = lay_column(
            *(self.players_head, (self.players, SHARE)),
            *(self.rows_head, (self.rows, SHARE)),
            *(self.log_head, (self.log, 1)),
            self.beside,
            spacing=GAP,
        )
        grid.addLayout(right, 0, 1)
        grid.setColumnStretch(0, LEFT)
        grid.setColumnStretch(1, RIGHT)
        grid.setRowStretch(0, 1)
        grid.addWidget(self.hand_head, 1, 0, 1, 2)
        grid.addWidget(self.hand, 2, 0, 1, 2)

    def _space(self) -> None:
        """Give the lists gaps as large as the window asks for."""
        margin, gap = grown(MARGIN), grown(GAP)
        self._grid.setContentsMargins(margin, margin, margin, margin)
        self._grid.setHorizontalSpacing(2 * gap)
        self._grid.setVerticalSpacing(gap)

    def _left(self) -> list[tuple[PlainLabel, QWidget]]:
        return [
            (self.trick_head, self.trick),
            (self.last_head, self.last),
            (self.auction_head, self.auction),
        ]

    # -- content

    def show_view(
        self,
        view: PlayerView,
        bottom: Seat,
        names: Sequence[str],
        hand: Sequence[Chip],
        asked: Sequence[str] = (),
        said: str = "",
    ) -> None:
        """Show a view.

        Args:
            view: The view.
            bottom: The viewer's seat.
            names: Names by seat.
            hand: The viewer's cards.
            asked: Prompt and explanation.
            said: Message of the current pause.
        """
        first, *rest = text_table.situation_lines(view, names, said)
        self.situation.set_lines([first, *asked, *rest])
        self.log.set_lines(text_table.log_lines(view, names))
        self._show_trick(view, names)
        self.seats.bottom = self.open.bottom = bottom
        self._fill(self.seats, self.players, view, names)
        self._fill(self.open, self.rows, view, names)
        self._fill(self.calls, self.auction, view, names)
        self._set_heights()
        for part in (self.rows_head, self.rows):
            part.setVisible(bool(self.open.rows))
        self.hand.set_chips(hand)
        self._arrange()

    def _set_heights(self) -> None:
        """Make each table as high as its rows, as far as there is room."""
        self.auction.setFixedHeight(_height(self.auction))
        for table in (self.players, self.rows):  # these scroll if there is no room
            table.setMaximumHeight(_height(table))
            table.setMinimumHeight(min(_height(table), 2 * table.horizontalHeader().sizeHint().height()))

    def _show_trick(self, view: PlayerView, names: Sequence[str]) -> None:
        """Show the cards on the table in order of play, and those of the last trick."""
        deck, titles = view.game.deck.names, text_table.trick_titles(view, names)
        tricks = (view.trick, event_text.last_trick(view))
        for part, head, trick, title in zip(
            (self.trick, self.last), (self.trick_head, self.last_head), tricks, titles, strict=True
        ):
            laid = text_table.laid_cards(view, trick, names)
            part.set_chips(
                [
                    Chip(it.card, deck[it.card], "win" if it.wins else "", it.words, "", names[it.seat])
                    for it in laid
                ]
            )
            head.setText(title)
            part.setAccessibleName(title)

    def forget(self) -> None:
        """Remove all contents, so that hidden cards can't be read here."""
        for part in (self.hand, self.trick, self.last):
            part.set_chips(())
        for lines in (self.situation, self.log):
            lines.set_lines(())

    def ask(self, asks: Asks) -> None:
        """Make room for a prompt."""
        self._asks = asks
        self._arrange()

    def _arrange(self) -> None:
        """Show the lists that have content, as far as space allows."""
        playing = self.trick.count() + self.last.count() > 0
        wanted = (
            playing and self._asks is not Asks.MUCH,
            self.last.count() > 0 and self._asks is Asks.NOTHING,
            bool(self.calls.rows)
            and (self._asks is Asks.NOTHING or (self._asks is Asks.SOME and not playing)),
        )
        around = (self.hand.sizeHint(), self.hand_head.sizeHint(), self.situation.sizeHint())
        gap = grown(GAP)
        room = self.height() - 2 * grown(MARGIN) - sum(size.height() + gap for size in around)
        room -= round(PANEL_HEIGHT * self.unit) if self._asks is Asks.SOME else 0
        for (head, part), on in zip(self._left(), wanted, strict=True):
            room -= (head.sizeHint().height() + _needs(part) + 2 * gap) if on else 0
            head.setVisible(on and room >= 0)
            part.setVisible(on and room >= 0)
        for part in (self.hand_head, self.hand):
            part.setVisible(self._asks is not Asks.MUCH or self.hand.count() > 0)

    @staticmethod
    def _fill(model: ViewModel, table: Sheet, view: PlayerView, names: Sequence[str]) -> None:
        """Update a table if its contents have changed, keeping the current row."""
        model.names = names
        if model.fill(view) == (model.headers, model.rows):
            return
        at = table.currentIndex()
        row, column = at.row(), at.column()
        model.set_view(view, names)
        table.fit_columns()
        table.fit_rows()
        if row >= 0 and model.rows:
            table.setCurrentIndex(
                model.index(min(row, len(model.rows) - 1), min(column, len(model.headers) - 1))
            )

    def panel_area(self) -> QRectF:
        """Return the area for panels: below the lists shown, above the hand."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return QRectF(self.free.geometry())

    def side_area(self, whole: bool = False) -> QRectF:
        """Return the area for hints: over the log and the spare space above it.

        `whole`: over the tables above it too.
        """
        tables = [table for table in (self.players, self.rows) if table.isVisibleTo(self)]
        spare = sum(table.height() - table.minimumHeight() for table in tables)
        under = self.hand_head if self.hand_head.isVisibleTo(self) else None
        low = self.height() - grown(MARGIN) if under is None else under.geometry().top() - grown(GAP)
        log = self.log.geometry()
        top = self.players_head.geometry().top() if whole else log.top() - spare
        return QRectF(log.left(), top, log.width(), low - top)

    @property
    def least_log(self) -> int:
        """Return the height of the few log lines that stay visible, with their gap."""
        return self.log.minimumSizeHint().height() + grown(GAP)

    def keep_beside(self, height: int) -> None:
        """Keep space for a panel below the log, except for its last lines."""
        kept = min(height - grown(GAP), int(self.side_area().height()) - self.least_log)
        self.beside.setVisible(kept > 0)
        self.beside.setFixedHeight(max(0, kept))

    @property
    def unit(self) -> float:
        """Return the scale at which a panel's text is as large as the text here."""
        return max(SMALLEST_UNIT, QFontInfo(self.font()).pixelSize() / PANEL_FONT)

    # -- Qt event handlers

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.layout() is not None:
            QTimer.singleShot(0, self, self._follow_words)  # the tables may get their font after this page

    def _follow_words(self) -> None:
        self._space()
        for table in (self.players, self.rows, self.auction):
            table.fit_columns()
            table.fit_rows()
        self._set_heights()
        self._arrange()
        self.resized.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_key(event, self.last_trick_key):
            if not event.isAutoRepeat():
                self.lastTrick.emit()
        elif event.key() != Qt.Key.Key_Escape or not self.skip():
            event.ignore()


def _needs(part: QWidget) -> int:
    """Return the height that a part of the column needs."""
    return part.maximumHeight() if isinstance(part, Sheet) else part.sizeHint().height()


def _height(table: Sheet) -> int:
    """Return the height of a table's header and all rows."""
    header = table.horizontalHeader()
    head = 0 if header.isHidden() else header.sizeHint().height()
    return head + table.verticalHeader().length() + 2 * table.frameWidth() + 2
