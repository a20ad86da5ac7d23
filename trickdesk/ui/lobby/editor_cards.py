"""Rows of small cards in which one can walk and pick, for the editor of deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trickdesk.engine.cards import CardId
from trickdesk.engine.game import Game
from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps, pad
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.text.words import fill, strung
from trickdesk.ui.widgets.plain_text import PlainLabel, plain_title, set_tip

Index = QModelIndex | QPersistentModelIndex

Key = Qt.Key
CARD = int(Qt.ItemDataRole.UserRole)  # its name
DIM = CARD + 1  # whether it lies somewhere else
GAP = 2  # between cards that lie side by side
ROOM = 3  # around the cards of a row


class CardDelegate(QStyledItemDelegate):
    """Draws a card, of which the next one may hide all but a strip; the current one of the row with the focus is
    ringed."""

    def __init__(self, pixmaps: CardPixmaps, row: CardRow) -> None:
        super().__init__(row)
        self.pixmaps, self.row = pixmaps, row

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        has_focus = self.row.hasFocus() and index == self.row.currentIndex()
        states = [name for name, on in (("dim", index.data(DIM)), ("focus", has_focus)) if on]
        width, dpr = self.row.card_width, painter.device().devicePixelRatioF()
        pixmap = self.pixmaps.get(index.data(CARD), width, dpr, "-".join(states))
        margin = pad(width, dpr)
        painter.save()
        painter.setClipRect(QRectF(option.rect).adjusted(-ROOM, -ROOM, 0, ROOM))
        painter.drawPixmap(QPointF(option.rect.left() - margin, option.rect.top() + ROOM - margin), pixmap)
        if option.state & QStyle.StateFlag.State_MouseOver and not has_focus:
            painter.setOpacity(0.12)
            painter.fillRect(option.rect.adjusted(0, ROOM, 0, -ROOM), option.palette.highlight())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # The one at the right lies on top.
        whole = 0 if self.row.isRightToLeft() else self.row.count() - 1
        width = self.row.card_width + ROOM if index.row() == whole else self.row.strip
        return QSize(ceil(width), ceil(self.row.card_width * RATIO) + 2 * ROOM)


class CardRow(QListWidget):
    """Cards in a row. ``picked(card)``: one was clicked, or Enter or Space pressed on it.

    ``moved(at, by)``: Control and an arrow ask for another place in the row. ``left_upwards()`` and
    ``left_downwards()``: an arrow leads out of it.
    """

    picked = Signal(int)
    moved = Signal(int, int)
    left_upwards = Signal()
    left_downwards = Signal()

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card_width, self.strip = 46.0, 48.0
        self.ids: list[CardId] = []
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(False)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setProperty("bare", True)
        self.setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setItemDelegate(CardDelegate(pixmaps, self))
        self.itemClicked.connect(self._clicked)

    def show_cards(
        self,
        cards: Sequence[CardId],
        names: Sequence[str],
        words: Callable[[CardId], str],
        dim: Sequence[CardId],
    ) -> None:
        """Lay these cards here; ``words`` says what a card is, and ``dim`` are those that lie elsewhere."""
        row = self.currentRow()
        self.clear()
        self.ids = list(cards)
        for card in cards:
            item = QListWidgetItem(words(card))
            item.setData(CARD, names[card])
            item.setData(DIM, card in dim)
            set_tip(item, words(card))
            self.addItem(item)
        if self.ids:
            self.setCurrentRow(max(0, min(row, len(self.ids) - 1)))

    def lay(self, card_width: float, strip: float, room: float) -> None:
        """Draw cards so wide, each so far from the next one; more than ``room`` holds can be scrolled."""
        self.card_width, self.strip = card_width, strip
        height = ceil(card_width * RATIO) + 2 * ROOM + 2 + 2 * self.frameWidth()
        if strip * (len(self.ids) - 1) + card_width > room:
            height += self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(height)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _clicked(self, item: QListWidgetItem) -> None:
        self.picked.emit(self.ids[self.row(item)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, row = event.key(), self.currentRow()
        if key in (*ENTER, Key.Key_Space) and 0 <= row < len(self.ids):
            self.picked.emit(self.ids[row])
        elif key in (Key.Key_Left, Key.Key_Right):
            by = 1 if (key == Key.Key_Right) != self.isRightToLeft() else -1
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.moved.emit(row, by)
            elif 0 <= row + by < len(self.ids):
                self.setCurrentRow(row + by)
        elif key == Key.Key_Up:
            self.left_upwards.emit()
        elif key == Key.Key_Down:
            self.left_downwards.emit()
        elif key in (Key.Key_Home, Key.Key_End):
            self.setCurrentRow(0 if key == Key.Key_Home else len(self.ids) - 1)
        else:
            event.ignore()  # no search by letters here


class PlaceBox(QWidget):
    """One place for cards: whose it is, how many lie there, and the cards. ``chosen()``, ``emptied()``."""

    chosen = Signal()
    emptied = Signal()

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QPushButton()
        self.button.setCheckable(True)
        self.button.setAutoExclusive(False)
        self.button.setProperty("small", True)
        self.button.clicked.connect(self.chosen)
        self.hint = PlainLabel()
        self.hint.setProperty("muted", True)
        self.hint.setWordWrap(True)
        self.empty_button = QToolButton()
        self.empty_button.setText("\N{MULTIPLICATION SIGN}")
        self.empty_button.setProperty("help", True)
        self.empty_button.clicked.connect(self.emptied)
        self.row = CardRow(pixmaps)
        self.row.setProperty("bare", "place")
        head, column = QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self.button)
        head.addStretch()
        head.addWidget(self.empty_button)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.hint)
        column.addWidget(self.row)

    def tell(self, name: str, count: str, hint: str, on: bool) -> None:
        """Say whose place it is, how full, and whether cards go there now."""
        self.button.setText(plain_title(strung("  ", (name, count))))
        self.button.setAccessibleName(f"{name}, {count}")
        self.button.setChecked(on)
        self.hint.setText(hint)
        self.hint.setVisible(on and bool(hint))
        self.row.setAccessibleName(name)
        self.row.setAccessibleDescription(hint)
        empty = fill(self.tr("Take all cards away: {name}"), name=name)
        self.empty_button.setAccessibleName(empty)
        set_tip(self.empty_button, empty)
        self.empty_button.setEnabled(bool(self.row.ids))


class Deck(QWidget):
    """All cards of a game, a row for each suit; those without one stand behind the last. ``picked(card)``."""

    picked = Signal(int)

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = pixmaps
        self._names: Sequence[str] = ()
        self._suits: list[list[CardId]] = []
        self.rows: list[CardRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    def set_game(self, game: Game, card_width: float) -> None:
        """Lay out the cards of a game, suits from the last of the deck to the first, high cards on the left."""
        deck = game.deck
        power = game.order_for(len(deck.suits)).power
        suits: list[list[CardId]] = [[] for _ in (*deck.suits, "")]
        for card in range(deck.size):
            suits[deck.suit[card]].append(card)
        for suit, cards in enumerate(suits[:-1]):
            cards.sort(key=lambda card: -power[suit][card])
        self._suits = suits[-2::-1]
        self._suits[-1] += suits[-1]
        self._names = deck.names
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [CardRow(self._pixmaps, self) for _ in self._suits]
        for place, row in enumerate(self.rows):
            self._column.addWidget(row)
            row.setAccessibleName(fill(self.tr("Deck, row {n}"), n=place + 1))
            width = ceil((card_width + GAP) * max(map(len, self._suits)) + 2 * ROOM + 4)
            row.lay(card_width, card_width + GAP, width)
            row.setMinimumWidth(width)
            row.picked.connect(self.picked)
            row.left_upwards.connect(lambda place=place: self._walk(place, -1))
            row.left_downwards.connect(lambda place=place: self._walk(place, 1))

    def in_order(self, cards: Sequence[CardId]) -> list[CardId]:
        """Cards in the order of the deck."""
        return [card for suit in self._suits for card in suit if card in cards]

    def show_placed(self, placed: Sequence[CardId], words: Callable[[CardId], str]) -> None:
        """Dim the cards that lie somewhere."""
        for row, cards in zip(self.rows, self._suits, strict=True):
            row.show_cards(cards, self._names, words, placed)

    def _walk(self, place: int, by: int) -> None:
        if 0 <= place + by < len(self.rows):
            row, at = self.rows[place + by], self.rows[place].currentRow()
            row.setCurrentRow(min(at, len(row.ids) - 1))
            row.setFocus()
