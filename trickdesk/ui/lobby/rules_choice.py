"""Dialog "How do you play it?": presets as cards, with a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from trickdesk.engine.game import Game, Option, OptionValue
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.text import game_words, house_rules
from trickdesk.ui.text.house_rules import NAMED, RulesCard
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import current_theme, grown, scaled_font
from trickdesk.ui.theme.painting import draw_frame, smooth_painter
from trickdesk.ui.widgets.empty_page import EmptyPage
from trickdesk.ui.widgets.page_parts import lay_column, push_button
from trickdesk.ui.widgets.sheet import Index

CARD_ROLE = int(Qt.ItemDataRole.UserRole)
WIDTH, HEIGHT = 150, 48  # of the dialog, in letters and lines; lower if it has few cards
LEAST = 42  # letters of a line from which cards stand side by side
COLUMNS = 2
PADDING, GAP, RADIUS, LEADING = 12, 8, 10, 2
INTO_LIST = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
SMALL, LARGE = 0.92, 1.2  # size of muted text, and of the answer, relative to other text
WRAP = Qt.TextFlag.TextWordWrap
ABSOLUTE_TOP = Qt.AlignmentFlag.AlignTop.value | Qt.AlignmentFlag.AlignAbsolute.value


class RulesButton(QAbstractButton):
    """Asks how the game is played, and shows the answer; opens the choice."""

    def __init__(self) -> None:
        super().__init__()
        self._question = self.tr("How do you play it?")
        self._answers: Sequence[str] = ("",)
        self._card: RulesCard | None = None
        self.is_brief = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_card(self, answers: Sequence[str], card: RulesCard) -> None:
        """Show the longest of these texts that fits, and the place and lines of a card."""
        self._answers, self._card = answers, card
        self.setAccessibleName(fill("{question} {answer}", question=self._question, answer=answers[0]))
        set_tip(self, "\n".join((answers[0], *self._details())))
        self.setAccessibleDescription(". ".join(self._details()))
        self.update()

    def set_brief(self, brief: bool) -> None:
        """Show only the answer, or also the place and what is different."""
        if brief != self.is_brief:
            self.is_brief = brief
            self.updateGeometry()
            self.update()

    def _details(self) -> list[str]:
        return [] if self._card is None else list(filter(None, (self._card.place, *self._card.lines)))

    def _answer_font(self) -> QFont:
        return scaled_font(self.font(), 1.0 if self.is_brief else LARGE, bold=True)

    def answer(self) -> str:
        """Return the text shown."""
        metrics, room = QFontMetrics(self._answer_font()), self._room().width()
        for words in self._answers:
            if metrics.horizontalAdvance(words) <= room:
                return words
        return metrics.elidedText(self._answers[-1], Qt.TextElideMode.ElideRight, room)

    def _room(self) -> QRect:
        """Return the area of the text, in reading direction; the arrow is behind it."""
        return self.rect().adjusted(grown(PADDING), 0, -grown(PADDING) - self.fontMetrics().height(), 0)

    def sizeHint(self) -> QSize:
        """Return the size that fits every preset, with its place and `NAMED` lines."""
        small = QFontMetrics(scaled_font(self.font(), SMALL))
        width = small.horizontalAdvance(self._question) + 2 * grown(PADDING) + self.fontMetrics().height()
        height = small.height() + QFontMetrics(self._answer_font()).height() + grown(PADDING)
        if not self.is_brief:
            height += (NAMED + 1) * (self.fontMetrics().height() + LEADING) + grown(PADDING)
        return QSize(width, height)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), smooth_painter(self)
        marked = self.hasFocus()
        line = grown(2 if marked else 1)
        edge = theme.focus if marked else theme.accent if self.underMouse() else theme.outline
        ground = theme.alt if self.isDown() else theme.base
        draw_frame(painter, QRectF(self.rect()), grown(RADIUS), edge, line, ground)
        way, room = self.layoutDirection(), self._room()
        align = QStyle.visualAlignment(way, Qt.AlignmentFlag.AlignLeft).value | ABSOLUTE_TOP
        small = scaled_font(self.font(), SMALL)
        parts = [(self._question, small, theme.muted), (self.answer(), self._answer_font(), theme.text)]
        if self._card is not None and not self.is_brief:
            parts += [(self._card.place, small, theme.muted)] if self._card.place else []
            parts += [(line, self.font(), theme.text) for line in self._card.lines]
        sizes = [QFontMetrics(font) for _, font, _ in parts]
        heights = [metrics.height() + LEADING for metrics in sizes]
        free = self.height() - sum(heights) - grown(PADDING)
        for row, ((words, _, _), metrics) in enumerate(zip(parts, sizes, strict=True)):
            more = metrics.boundingRect(room, WRAP, words).height() - metrics.height()
            if 0 < more <= free:  # a line has several where they fit
                heights[row] += more
                free -= more
        room.setTop((self.height() - sum(heights)) // 2)
        room = QStyle.visualRect(way, self.rect(), room)
        for (words, font, colour), metrics, height in zip(parts, sizes, heights, strict=True):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            if height < 2 * metrics.height():
                words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, align | WRAP, words)
            room.setTop(room.top() + height)
        side = self.fontMetrics().height() / 3.5
        end = QRect(self.width() - grown(PADDING) - round(2 * side), 0, round(2 * side), self.height())
        middle = QRectF(QStyle.visualRect(way, self.rect(), end)).center()
        painter.setPen(QPen(QColor(theme.text), grown(16) / 10))
        painter.drawPolyline(
            [middle + QPointF(x * side, y * side / 2) for x, y in ((-1, -1), (0, 1), (1, -1))]
        )


class RulesCardDelegate(QStyledItemDelegate):
    """Draws a card; all of them have the size of the largest."""

    size = QSize()

    @staticmethod
    def parts(card: RulesCard, font: QFont) -> list[tuple[str, QFont, bool]]:
        """Return the paragraphs with their fonts, and whether they are muted."""
        bold = scaled_font(font, 1.08, bold=True)
        small = scaled_font(font, SMALL)
        parts = [(card.title, bold, False), (card.place, small, True)]
        return [part for part in [*parts, *((line, font, False) for line in card.lines)] if part[0]]

    def height_for(self, card: RulesCard, font: QFont, width: int) -> int:
        """Return the height that a card of this width needs."""
        gap, padding = grown(GAP), grown(PADDING)
        room = QRect(0, 0, width - gap - 2 * padding, 10_000)
        parts = self.parts(card, font)
        heights = (QFontMetrics(font).boundingRect(room, WRAP, words).height() for words, font, _ in parts)
        return sum(heights) + (len(parts) - 1) * LEADING + 2 * padding + gap

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card, theme = index.data(CARD_ROLE), current_theme()
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        marked = selected and bool(option.state & QStyle.StateFlag.State_Active) and option.widget.hasFocus()
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        line = grown(3 if marked else 2 if selected else 1)
        edge = theme.focus if marked else theme.accent if selected or hovered else theme.border
        gap, padding = grown(GAP) // 2, grown(PADDING)
        place = option.rect.adjusted(gap, gap, -gap, -gap)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_frame(painter, QRectF(place), grown(RADIUS), edge, line, theme.alt if selected else theme.base)
        room = place.adjusted(padding, padding, -padding, -padding)
        align = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft).value
        flags = align | WRAP.value | ABSOLUTE_TOP
        for words, font, muted in self.parts(card, option.font):
            painter.setFont(font)
            painter.setPen(QColor(theme.muted if muted else theme.text))
            room.setTop(room.top() + painter.drawText(room, flags, words).height() + LEADING)
        painter.restore()


class RulesCardList(QListWidget):
    """Cards in one or two columns.

    Signals:
        picked(item): By a click or Enter.
    """

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.columns = 1
        self._delegate = RulesCardDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("bare", "true")
        self.itemClicked.connect(lambda item: self.picked.emit(item))

    def show_cards(self, cards: Sequence[RulesCard], chosen: str | None) -> None:
        """Show these cards; the one `chosen`, or else the first, becomes the current one."""
        self.clear()
        for card in cards:
            item = QListWidgetItem(card.title)
            item.setData(CARD_ROLE, card)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, card.spoken)
            self.addItem(item)
        rows = [row for row, card in enumerate(cards) if card.name == chosen and not card.is_option]
        self.setCurrentRow(rows[0] if rows else 0)
        self.fit()

    def fit(self) -> None:
        """Give all cards the same size; two stand side by side if there is room."""
        room = self.width() - self.verticalScrollBar().sizeHint().width() - 2 * self.frameWidth() - 2
        self.columns = COLUMNS if room >= COLUMNS * LEAST * self.fontMetrics().averageCharWidth() else 1
        width = max(1, room // self.columns)
        cards = [self.item(row).data(CARD_ROLE) for row in range(self.count())]
        heights = [self._delegate.height_for(card, self.font(), width) for card in cards]
        self._delegate.size = QSize(width, max(heights, default=1))
        self.setGridSize(self._delegate.size)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in ENTER and item is not None:
            self.picked.emit(item)
        else:
            super().keyPressEvent(event)


class RulesChoice(QDialog):
    """Asks how the player plays a game: with which preset, or which house rule.

    Signals:
        presetChosen(name): Play by this preset.
        optionChosen(name): Go to this house rule.
    """

    presetChosen = Signal(str)
    optionChosen = Signal(str)

    def __init__(
        self,
        kind: type[Game],
        presets: Mapping[str, Mapping[str, OptionValue]],
        options: Sequence[Option],
        chosen: str | None,
        parent: QWidget | None = None,
    ) -> None:
        """Create it; `chosen` is the preset in force, and `options` can be gone to."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("How do you play it?"))
        self._chosen = chosen
        self._cards = [house_rules.preset_card(kind, name, found) for name, found in presets.items()]
        self._cards += [house_rules.option_card(option) for option in options]
        self.field = QLineEdit(placeholderText=self.tr("Search for a place, a name or a rule"))
        self.field.setAccessibleName(self.tr("Search"))
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self.list = RulesCardList()
        self.list.setAccessibleName(fill(self.tr("Rules of {game}"), game=game_words.game_name(kind)))
        self.nothing = EmptyPage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.list)
        self.pages.addWidget(self.nothing)
        row = QDialogButtonBox()
        cancel = push_button(self.tr("Cancel"), auto_default=False)
        row.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        row.rejected.connect(self.reject)
        lay_column(self.field, (self.pages, 1), row, on=self)
        self.field.textChanged.connect(self._search)
        self.list.picked.connect(self._choose)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * WIDTH, metrics.height() * HEIGHT)
        self._search("")

    def showEvent(self, event: QShowEvent) -> None:
        """Leave no empty half below few cards."""
        super().showEvent(event)
        if not event.spontaneous():
            self._most = self.height()
            self._fit_height(0)

    def _fit_height(self, least: int) -> None:
        """Be as high as the cards need, within these limits."""
        rows = -(-self.list.count() // self.list.columns)
        wanted = self.height() - self.pages.height() + rows * self.list.gridSize().height()
        self.resize(self.width(), max(least, min(self._most, wanted)))

    def _search(self, typed: str) -> None:
        found = house_rules.find_cards(self._cards, typed)
        self.list.show_cards(found, None if typed.strip() else self._chosen)
        self.pages.setCurrentWidget(self.list if found else self.nothing)
        if not found:
            self.nothing.show_text(
                fill(self.tr("Nothing found for “{words}”"), words=typed.strip()),
                self.tr("Try another word, or choose the nearest rules and change them."),
            )
        if self.isVisible():
            self._fit_height(self.height())  # a search may find more cards than there were at first

    def _choose(self, item: QListWidgetItem) -> None:
        card: RulesCard = item.data(CARD_ROLE)
        self.accept()
        (self.optionChosen if card.is_option else self.presetChosen).emit(card.name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from the search field to the cards, or choose the current one."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.list.count():
            if event.key() in INTO_LIST:
                self.list.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() in ENTER:
                self._choose(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)
