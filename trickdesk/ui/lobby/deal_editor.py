"""Deal editor: place cards by mouse, keys or names, then play the deal."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabWidget,
    QToolButton,
    QWidget,
)

from trickdesk.bots.levels import LEVELS
from trickdesk.engine.cards import CardId
from trickdesk.engine.errors import NotationError
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import Player, Setup
from trickdesk.session.deal_draft import Draft
from trickdesk.session.fair_deals import SEALED
from trickdesk.session.players import new_seed
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import PAD, RATIO, CardPixmaps, pad
from trickdesk.ui.lobby.last_setup import preset_of
from trickdesk.ui.lobby.rules_form import RulesForm
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import PlainLabel, label_for, plain_title, set_tip
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.qt.window_placement import fit_on_screen
from trickdesk.ui.text import deals, diagrams, game_words, messages, name_text, player_text
from trickdesk.ui.text.words import fill, strung
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.widgets.page_parts import FormArea, lay_column, lay_row, push_button
from trickdesk.ui.widgets.sheet import Index

Key = Qt.Key
CARD = int(Qt.ItemDataRole.UserRole)  # data role: the card's file name
DIM = CARD + 1  # data role: whether it is already placed
GAP = 2  # between cards side by side
ROOM = 3  # least room around a card for its ring, in pixels


def edge_of(card_width: float) -> int:
    """Return the room around a card, which its ring needs."""
    return max(ROOM, ceil(card_width * PAD))


class DealtCardDelegate(QStyledItemDelegate):
    """Draws a card; all but a strip of it may be covered by the next one.

    The current card of the focused row has a ring.
    """

    def __init__(self, pixmaps: CardPixmaps, row: CardRow) -> None:
        super().__init__(row)
        self.pixmaps, self.row = pixmaps, row

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        has_focus = self.row.hasFocus() and index == self.row.currentIndex()
        states = [name for name, on in (("dim", index.data(DIM)), ("focus", has_focus)) if on]
        width, dpr = self.row.card_width, painter.device().devicePixelRatioF()
        edge = self.row.edge
        pixmap = self.pixmaps.get(index.data(CARD), width, dpr, "-".join(states))
        margin = pad(width, dpr)
        painter.save()
        painter.setClipRect(QRectF(option.rect).adjusted(0, 0, edge, 0))
        painter.drawPixmap(QPointF(option.rect.topLeft()) + QPointF(edge - margin, edge - margin), pixmap)
        if option.state & QStyle.StateFlag.State_MouseOver and not has_focus:
            painter.setOpacity(0.12)
            painter.fillRect(option.rect.adjusted(edge, edge, edge, -edge), option.palette.highlight())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # The rightmost card is on top.
        whole = 0 if self.row.isRightToLeft() else self.row.count() - 1
        wide, edges = self.row.card_width, 2 * self.row.edge
        width = wide + edges if index.row() == whole else self.row.strip(index.data(CARD))
        return QSize(ceil(width), ceil(wide * RATIO) + edges)


class CardRow(QListWidget):
    """Cards in a row.

    Signals:
        picked(card): A card was clicked, or chosen with Enter or Space.
        moved(at, by): Ctrl with an arrow key moves a card within the row.
        left(by): The Up (-1) or Down (1) key leaves the row.
    """

    picked = Signal(int)
    moved = Signal(int, int)
    left = Signal(int)

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card_width, self.strips, self.edge = 46.0, (48.0, 48.0), ROOM
        self.ids: list[CardId] = []
        self.setFlow(QListView.Flow.LeftToRight)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setProperty("bare", True)
        self.setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setItemDelegate(DealtCardDelegate(pixmaps, self))
        self.itemClicked.connect(self._clicked)
        self.currentRowChanged.connect(self.viewport().update)  # a ring reaches into the next card's place

    def show_cards(
        self,
        cards: Sequence[CardId],
        names: Sequence[str],
        describe: Callable[[CardId], str],
        dim: Sequence[CardId],
    ) -> None:
        """Show these cards.

        Args:
            cards: The cards, in order.
            names: File names of all cards of the deck.
            describe: Describes a card.
            dim: Cards that are already placed.
        """
        row = self.currentRow()
        self.clear()
        self.ids = list(cards)
        for card in cards:
            item = QListWidgetItem(describe(card))
            item.setData(CARD, names[card])
            item.setData(DIM, card in dim)
            set_tip(item, describe(card))
            self.addItem(item)
        if self.ids:
            self.setCurrentRow(max(0, min(row, len(self.ids) - 1)))

    def lay(self, card_width: float, strips: tuple[float, float], room: float) -> None:
        """Set the sizes in pixels; a row wider than `room` can be scrolled.

        Args:
            card_width: Width of a card.
            strips: Distance to the next card; the second for cards with two digits.
            room: Width available.
        """
        self.ensurePolished()  # so that the style sheet decides on the frame
        self.card_width, self.strips, self.edge = card_width, strips, edge_of(card_width)
        height = ceil(card_width * RATIO) + 2 * self.edge + 2 + 2 * self.frameWidth()
        covered = [self.item(row).data(CARD) for row in range(len(self.ids) - 1)]
        if sum(map(self.strip, covered)) + card_width + 2 * self.edge > room:
            height += self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(height)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def strip(self, card: str) -> float:
        """Return the distance between a card, given by its name, and the next one."""
        return self.strips[sum(map(str.isdigit, card)) > 1]

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
        elif key in (Key.Key_Up, Key.Key_Down):
            self.left.emit(-1 if key == Key.Key_Up else 1)
        elif key in (Key.Key_Home, Key.Key_End):
            self.setCurrentRow(0 if key == Key.Key_Home else len(self.ids) - 1)
        else:
            event.ignore()  # not the list's search by letters


class PlaceBox(QWidget):
    """One place for cards: its name, how many cards are there, and the cards.

    Signals:
        chosen: Cards go to this place from now on.
        emptied: Remove all its cards.
    """

    chosen = Signal()
    emptied = Signal()

    def __init__(self, pixmaps: CardPixmaps) -> None:
        super().__init__()
        self.button = push_button("", self.chosen, small=True)
        self.button.setCheckable(True)
        self.hint = PlainLabel(muted=True, wraps=True)
        self.empty_button = QToolButton()
        self.empty_button.setText("\N{MULTIPLICATION SIGN}")
        self.empty_button.setProperty("help", True)
        self.empty_button.clicked.connect(self.emptied)
        self.row = CardRow(pixmaps)
        self.row.setProperty("bare", "place")
        head = lay_row(self.button, 0, self.empty_button)
        lay_column(head, self.hint, self.row, on=self, margins=(0, 0, 0, 2), spacing=1)

    def set_state(self, name: str, count: str, hint: str, on: bool) -> None:
        """Show the name, the number of cards, a hint, and whether the place is selected."""
        self.button.setText(plain_title(strung("  ", (name, count))))
        self.button.setAccessibleName(f"{name}, {count}")
        self.button.setChecked(on)
        self.hint.setText(hint)
        self.hint.setVisible(on and bool(hint))
        self.row.setAccessibleName(name)
        self.row.setAccessibleDescription(hint)
        empty = fill(self.tr("Remove all cards: {name}"), name=name)
        self.empty_button.setAccessibleName(empty)
        set_tip(self.empty_button, empty)
        self.empty_button.setEnabled(bool(self.row.ids))


class Deck(QWidget):
    """All cards of a game, a row for each suit, with suitless cards behind the last.

    Signals:
        picked(card): A card was chosen.
    """

    picked = Signal(int)

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = pixmaps
        self._names: Sequence[str] = ()
        self._suits: list[list[CardId]] = []
        self.rows: list[CardRow] = []
        self._column = lay_column(on=self, margins=0, spacing=2)

    def set_game(self, game: Game, card_width: float) -> None:
        """Lay out a game's cards: last suit of the deck first, high cards on the left."""
        deck = game.deck
        power = game.order_for(len(deck.suits)).power
        suits: list[list[CardId]] = [[] for _ in (*deck.suits, "")]
        for card in range(deck.size):
            suits[deck.suit[card]].append(card)
        for suit, cards in enumerate(suits[:-1]):
            cards.sort(key=lambda card: -power[suit][card])
        self._suits = suits[-2::-1]
        self._suits[-1] += suits[-1]
        longest = max(map(len, self._suits))
        gap = max(GAP, round(card_width * PAD))
        card_width = min(card_width, (card_width + gap) * IN_ROW / longest - gap)
        self._names = deck.names
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [CardRow(self._pixmaps, self) for _ in self._suits]
        for place, row in enumerate(self.rows):
            self._column.addWidget(row)
            row.setAccessibleName(fill(self.tr("Deck, row {n}"), n=place + 1))
            width = ceil((card_width + gap) * longest + 2 * edge_of(card_width) + 4)
            row.lay(card_width, (card_width + gap,) * 2, width)
            row.setMinimumWidth(width)
            row.picked.connect(self.picked)
            row.left.connect(lambda by, place=place: self._walk(place, by))

    def in_order(self, cards: Sequence[CardId]) -> list[CardId]:
        """Return cards in the order of the deck."""
        return [card for suit in self._suits for card in suit if card in cards]

    def show_placed(self, placed: Sequence[CardId], describe: Callable[[CardId], str]) -> None:
        """Dim the cards that are already placed."""
        for row, cards in zip(self.rows, self._suits, strict=True):
            row.show_cards(cards, self._names, describe, placed)

    def _walk(self, place: int, by: int) -> None:
        if 0 <= place + by < len(self.rows):
            row, at = self.rows[place + by], self.rows[place].currentRow()
            row.setCurrentRow(min(at, len(row.ids) - 1))
            row.setFocus()


CARD_WIDTH, SMALL_CARD = 44, 41  # at the usual window size, and beside large text
IN_ROW = 13  # cards of the deck in a row; longer rows have narrower cards
STRIP, WIDE_STRIP = 0.44, 0.57  # visible part of a card in a hand, as a share of its width; with two digits
FEWEST_LETTERS = 5  # that a list at the top shows
LARGE_TEXT = 125  # percent; with more, names of lists and some buttons have rows of their own
MOST_UNDONE = 200


class DealEditor(QDialog):
    """Dialog that edits a deal.

    `players(game)` returns the players at a table of this game.

    Signals:
        started(Setup, Deal): Play this deal.
        challenged(Setup, Deal): Let others play this deal.
    """

    started = Signal(object, object)
    challenged = Signal(object, object)

    def __init__(
        self,
        draft: Draft,
        players: Callable[[Game], Sequence[Player]],
        settings: Settings,
        scale: float = 1.0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set up a deal"))
        self.draft, self._players, self._target = draft, players, 0
        self._before: deque[Draft] = deque(maxlen=MOST_UNDONE)
        self.pixmaps = CardPixmaps()
        self.pixmaps.follow(settings.look)
        self._announces = settings.accessibility.announcements != "off"
        self._settings, self._is_large = settings, settings.look.text_size > LARGE_TEXT
        self._card_width = round((SMALL_CARD if self._is_large else CARD_WIDTH) * scale)
        self.rules = RulesForm(settings)
        self.game_box, self.dealer_box, self.level_box = QComboBox(), QComboBox(), QComboBox()
        self.deck = Deck(self.pixmaps)
        self.boxes: list[PlaceBox] = []
        self._make_page()
        ignore_passing_wheel(self.game_box, self.dealer_box, self.level_box)
        self.game_box.setCurrentIndex(self.game_box.findData(self.draft.game.id))
        self.game_box.currentIndexChanged.connect(self._game_chosen)
        self.dealer_box.activated.connect(lambda seat: self._change(replace(self.draft, dealer=seat)))
        self.tabs.currentChanged.connect(self._show_rules)
        self.rules.changed.connect(self._rules_changed)
        self.deck.picked.connect(self._card_picked)
        self._show_game()
        self.deck.rows[0].setFocus()

    # -- parts

    def _make_page(self) -> None:
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(self._make_cards(), self.tr("Cards"))
        rules, page = FormArea(), QWidget()
        lay_column(self.rules.preset_button, self.rules, 0, on=page)
        rules.setWidget(page)
        self.tabs.addTab(rules, self.tr("House rules"))
        lay_column(
            self._make_head(), (self.tabs, 1), self.rules.problem, self._make_foot(), on=self, spacing=8
        )

    def _make_head(self) -> QHBoxLayout:
        for kind in games().values():
            self.game_box.addItem(game_words.game_name(kind), kind.id)
        self.level_box.addItem(self.tr("As at the table"), None)
        for level in LEVELS:
            self.level_box.addItem(player_text.level_words(level), level)
        row = QHBoxLayout()
        for title, box in (
            (self.tr("Game"), self.game_box),
            (self.tr("Dealer"), self.dealer_box),
            (self.tr("Computer level"), self.level_box),
        ):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(FEWEST_LETTERS)
            label = label_for(box, title)
            if self._is_large:
                row.addLayout(lay_column(label, box), 1)
            else:
                row.addWidget(label)
                row.addWidget(box, 1)
        return row

    def _make_cards(self) -> QWidget:
        page, right = QWidget(), FormArea()
        self.instructions, self.status = PlainLabel(muted=True, wraps=True), PlainLabel(wraps=True)
        self.field = QLineEdit(maxLength=400)
        self.field.returnPressed.connect(self._put_named)
        named = lay_row(label_for(self.field, self.tr("Cards by name")), (self.field, 1))
        left: QWidget | QLayout = lay_column(self.deck, named, self.instructions, 0, self.status)
        if self._is_large:
            column, area = QWidget(), FormArea()
            lay_column(left, on=column, margins=0)
            area.setWidget(column)
            left = area
        self._list = QWidget()
        right.setMinimumWidth(round(self._room()) + grown(20) + right.verticalScrollBar().sizeHint().width())
        self._places = lay_column(on=self._list, margins=(2, 0, 10, 0), spacing=2)
        right.setWidget(self._list)
        self._area = right
        lay_row((left, 1), right, on=page, margins=(0, 6, 0, 0), spacing=14)
        return page

    def _room(self) -> float:
        """Return the width of a hand of thirteen cards, four of them tens."""
        return self._card_width * (1 + 8 * STRIP + 4 * WIDE_STRIP) + 2 * edge_of(self._card_width) + 5

    def _make_foot(self) -> QLayout:
        self.fill_button = push_button(self.tr("&Fill at random"), self._fill)
        self.clear_button = push_button(self.tr("Clear &all"), self._clear)
        self.undo_button = push_button(self.tr("&Undo"), self.undo)
        self.challenge_button = push_button(
            self.tr("C&hallenge…"),
            lambda: self._end(self.challenged),
            tip=self.tr("Others can play this deal, and you compare results"),
        )
        self.start_button = push_button(self.tr("&Play this deal"), self.start, primary=True)
        self.cancel_button = push_button(self.tr("Cancel"), self.reject)
        changes = (self.fill_button, self.clear_button, self.undo_button)
        self.foot = (*changes, self.start_button, self.challenge_button, self.cancel_button)
        for button in self.foot:
            button.setAutoDefault(False)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo)
        set_tip(self.undo_button, QKeySequence("Ctrl+Z").toString())
        ends = QDialogButtonBox()  # in the order of the platform
        ends.addButton(self.start_button, QDialogButtonBox.ButtonRole.AcceptRole)
        ends.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        ends.addButton(self.challenge_button, QDialogButtonBox.ButtonRole.ActionRole)
        return lay_column(lay_row(*changes, 0), ends) if self._is_large else lay_row(*changes, 0, ends)

    # -- game and rules

    def _show_rules(self) -> None:
        """Fill the page of house rules when it is first opened, since it takes long."""
        game = self.draft.game
        if not self.rules.fields:
            with QSignalBlocker(self.rules):
                self.rules.set_game(type(game), game.options)

    def _game_chosen(self) -> None:
        kind = games()[self.game_box.currentData()]
        if self.rules.fields:
            self.rules.set_game(kind, {})
        else:
            self._take_game(kind())

    def _rules_changed(self) -> None:
        game = self.rules.game()
        if game is not None:
            self._take_game(game)
        self._show_state()

    def _take_game(self, game: Game) -> None:
        self.draft = self.draft.with_game(game)
        self._before.clear()
        self._show_game()

    def _show_game(self) -> None:
        """Lay out the deck and places of the current game."""
        game = self.draft.game
        self.names = name_text.names_of(self._players(game))
        self.pixmaps.points = game.card_points()
        self.dealer_box.clear()
        self.dealer_box.addItems(self.names)
        self.deck.set_game(game, self._card_width)
        for box in self.boxes:
            box.hide()
            box.deleteLater()
        while self._places.takeAt(0) is not None:
            pass
        self.boxes = []
        for place in range(len(self.draft.places)):
            box = PlaceBox(self.pixmaps)
            box.chosen.connect(lambda place=place: self.choose(place))
            box.emptied.connect(lambda place=place: self._change(self.draft.with_place(place, ())))
            box.row.picked.connect(lambda card: self._change(self.draft.take([card])))
            box.row.moved.connect(lambda at, by, place=place: self._move(place, at, by))
            box.row.left.connect(lambda by, place=place: self._walk(place + by))
            self._places.addWidget(box)
            self.boxes.append(box)
        self._places.addStretch()
        self._order_focus()
        self._target = 0
        self.field.setPlaceholderText(
            " ".join(diagrams.short_card(game, card) for card in (game.deck.size - 1, game.deck.size // 2, 0))
        )
        self._show_draft()

    def _order_focus(self) -> None:
        """Set the tab order again, since rows are recreated for every game.

        It leads down the deck, then to names, places, and the buttons at the bottom.
        """
        order: list[QWidget] = [self.tabs.tabBar(), *self.deck.rows, self.field]
        for box in self.boxes:
            order += [box.button, box.empty_button, box.row]
        for first, then in pairwise([*order, *self.foot]):
            QWidget.setTabOrder(first, then)

    # -- the cards

    def choose(self, place: int) -> None:
        """Select the place where the next cards go."""
        self._target = place
        self._show_draft()
        self._area.ensureWidgetVisible(self.boxes[place])
        self._say(self.boxes[place].button.accessibleName())

    def _card_picked(self, card: CardId) -> None:
        """Put a card of the deck into the selected place, or take it back from there."""
        draft, target = self.draft, self._target
        if draft.place_of(card) == target:
            self._change(draft.take([card]))
        elif draft.missing[target]:
            self._change(draft.put([card], target), advance=True)
        else:
            self._refuse(deals.full_words(draft, target, self.names))

    def _put_named(self) -> None:
        """Place the cards whose names were typed."""
        try:
            cards = diagrams.cards_named(self.draft.game, self.field.text())
        except NotationError as error:
            self._refuse(messages.sentence(error))
            return
        free = [card for card in cards if self.draft.place_of(card) != self._target]
        if len(free) > self.draft.missing[self._target]:
            self._refuse(deals.full_words(self.draft, self._target, self.names, len(free)))
        elif free:
            self.field.clear()
            put = self.draft.put(free, self._target)
            self._say("; ".join(deals.placed_words(put, card, self.names) for card in free))
            self._change(put, advance=True)

    def _move(self, place: int, at: int, by: int) -> None:
        """Move a card within a place whose order counts."""
        if self.draft.is_ordered(place) and 0 <= at + by < len(self.draft.places[place]):
            self._change(self.draft.move(place, at, at + by))
            self.boxes[place].row.setCurrentRow(at + by)

    def _walk(self, place: int) -> None:
        if 0 <= place < len(self.boxes):
            self.boxes[place].row.setFocus()
            self._area.ensureWidgetVisible(self.boxes[place])

    def _change(self, draft: Draft, advance: bool = False, announce_status: bool = False) -> None:
        """Apply a change.

        Args:
            draft: The changed deal.
            advance: Whether to select the next place if this one is full.
            announce_status: Whether screen readers say what is still missing.
        """
        if draft != self.draft:
            self._before.append(self.draft)
            self.draft = draft
        before = self._target
        if advance and not draft.missing[before]:
            places = [*range(before + 1, len(draft.places)), *range(before)]
            self._target = next((place for place in places if draft.missing[place]), before)
        self._show_draft()
        self._area.ensureWidgetVisible(self.boxes[self._target])
        if announce_status or self._target != before:
            self._say(
                self.status.text() if announce_status else self.boxes[self._target].button.accessibleName()
            )

    def _fill(self) -> None:
        self._change(self.draft.filled(new_seed()), announce_status=True)

    def _clear(self) -> None:
        self._target = 0
        self._change(Draft.empty(self.draft.game, self.draft.dealer), announce_status=True)

    def undo(self) -> None:
        """Take back the last change."""
        if self._before:
            self.draft = self._before.pop()
            self._show_draft()
            self._say(self.status.text())

    # -- what is shown

    def _show_draft(self) -> None:
        draft, game = self.draft, self.draft.game

        def describe(card: CardId) -> str:
            return deals.placed_words(draft, card, self.names)

        strips = self._card_width * STRIP, self._card_width * WIDE_STRIP
        self.dealer_box.setCurrentIndex(draft.dealer)
        self.deck.show_placed([card for cards in draft.places for card in cards], describe)
        for place, box in enumerate(self.boxes):
            cards = draft.places[place]
            ordered = cards if draft.is_ordered(place) else self.deck.in_order(cards)
            box.row.show_cards(ordered, game.deck.names, describe, ())
            box.row.lay(self._card_width, strips, self._room())
            count = fill(self.tr("{n} of {all}"), n=len(cards), all=draft.sizes[place])
            box.set_state(
                deals.place_name(draft, place, self.names),
                count,
                deals.hint_words(draft, place),
                place == self._target,
            )
        self._show_state()

    def _show_state(self) -> None:
        """Show what is still missing, and enable the buttons that apply."""
        ready = self.draft.deal() is not None and self.rules.problem.isHidden()
        for button in (self.start_button, self.challenge_button):
            button.setEnabled(ready)
        self.fill_button.setEnabled(any(self.draft.missing))
        self.clear_button.setEnabled(any(self.draft.places))
        self.undo_button.setEnabled(bool(self._before))
        name = deals.place_name(self.draft, self._target, self.names)
        self.instructions.setText(
            fill(
                self.tr(
                    "Current place: {place}. Click a card or press Enter to put it there. To choose "
                    "another place, press its number or click its name. Click a placed card to take it "
                    "back. Where the order matters, press Ctrl and an arrow key to move a card."
                ),
                place=name,
            )
        )
        self._show_status(deals.missing_words(self.draft, self.names))

    def _refuse(self, sentence: str) -> None:
        """Show and announce why something isn't possible."""
        self._show_status(sentence)
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        """Announce a result to screen readers."""
        if self._announces:
            announce(self, sentence)

    def _show_status(self, sentence: str) -> None:
        self.status.setText(sentence)
        self.status.setAccessibleName(sentence)

    # -- the dialog

    def showEvent(self, event: QShowEvent) -> None:
        """Grow until wrapped text leaves the deck its room, as far as the screen allows."""
        super().showEvent(event)
        missing = self.deck.minimumSizeHint().height() - self.deck.height()
        if missing > 0:
            self.resize(self.width(), self.height() + missing)
            fit_on_screen(self)

    def start(self) -> None:
        """Play the deal if it is complete."""
        self._end(self.started)

    def _end(self, wanted: SignalInstance) -> None:
        """Close the dialog, and emit this signal with the deal if it is complete."""
        deal, game = self.draft.deal(), self.draft.game
        if deal is None or not self.rules.problem.isHidden():
            return
        level = self.level_box.currentData()
        players = tuple(
            player if player.human or level is None else replace(player, level=level)
            for player in self._players(game)
        )
        self.accept()
        wanted.emit(Setup(game, players, new_seed(), preset_of(self._settings, game), fair=SEALED), deal)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select a place by its digit."""
        place = event.key() - Qt.Key.Key_1
        if 0 <= place < len(self.boxes) and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            self.choose(place)
        elif event.key() not in ENTER:
            super().keyPressEvent(event)
        elif isinstance(focus := self.focusWidget(), QPushButton):
            focus.click()  # not the default button: Enter is for cards
