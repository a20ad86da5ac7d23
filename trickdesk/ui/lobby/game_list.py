"""The games to choose from: one large button each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from trickdesk.engine.game import Game
from trickdesk.ui import text
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.plain import set_tip
from trickdesk.ui.theme import current_theme, scaled_font

MARGIN = 12
RATIO = 1.4
TALLEST, GAP = 118, 8
MOST_LINES = 3  # of the description


def emblem(game: type[Game], place: int) -> str:
    """The name of the card that stands for a game: the strongest of a suit, another suit at each place; where points
    are bad, the worst."""
    deck = game.deck
    if game.low_wins:
        return deck.names[max(range(deck.size), key=lambda card: game().trick_points((card,)))]
    trump = place % len(deck.suits)
    power = game().order_for(trump).power[trump]
    return deck.names[max(range(deck.size), key=power.__getitem__)]


class GameButton(QAbstractButton):
    """A game with its card, name and one line about it; works like a radio button."""

    def __init__(self, game: type[Game], card: str, pixmaps: CardPixmaps) -> None:
        super().__init__()
        self.game = game
        self._card = card
        self._pixmaps = pixmaps
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setText(text.game_name(game))
        self.setAccessibleName(text.game_name(game))
        set_tip(self, text.tagline_words(game))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.tallest = TALLEST
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        height = round(self.fontMetrics().height() * 3.4) + 2 * MARGIN
        return QSize(320, min(self.tallest, height))

    def minimumSizeHint(self) -> QSize:
        """The name alone."""
        return QSize(260, round(self.fontMetrics().height() * 1.3) + MARGIN)

    def _name_font(self) -> QFont:
        font = scaled_font(self.font(), 1.25)
        font.setBold(True)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, marked = self.isChecked(), self.hasFocus()
        edge = theme.focus if marked else theme.accent if on or self.underMouse() else theme.border
        line = 2.0 if marked or on else 1.0
        painter.setPen(QPen(QColor(edge), line))
        painter.setBrush(QColor(theme.base))
        frame = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.drawRoundedRect(frame, 12, 12)
        self._paint_card(painter)
        self._paint_words(painter, theme.text, theme.muted)
        self._paint_mark(painter, theme.accent if on else theme.muted)

    def _margin(self) -> int:
        """Above and below the card; less where there is little room."""
        return min(MARGIN, self.height() // 8)

    def _card_width(self) -> float:
        return (self.height() - 2 * self._margin()) / RATIO

    def _paint_card(self, painter: QPainter) -> None:
        width = self._card_width()
        pixmap = self._pixmaps.get(self._card, width, self.devicePixelRatioF())
        extra = (pixmap.deviceIndependentSize().width() - width) / 2
        painter.drawPixmap(int(MARGIN + 2 - extra), int(self._margin() - extra), pixmap)

    def _paint_words(self, painter: QPainter, bright: str, muted: str) -> None:
        """The name, and the description in as many lines as there is room for."""
        left = int(MARGIN * 2.4 + self._card_width())
        name_font = self._name_font()
        name_height, lines = QFontMetrics(name_font).height(), self.about_lines()
        height = len(lines) * self.fontMetrics().lineSpacing()
        top = (self.height() - name_height - height - 2 * bool(lines)) // 2
        painter.setFont(name_font)
        painter.setPen(QColor(bright))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        width = self._words_width()
        painter.drawText(left, top, width, name_height, flags, text.game_name(self.game))
        painter.setFont(self.font())
        painter.setPen(QColor(muted))
        painter.drawText(left, top + name_height + 2, width, height + 4, flags, "\n".join(lines))

    def _words_width(self) -> int:
        return self.width() - int(MARGIN * 2.4 + self._card_width()) - 44

    def about_lines(self) -> list[str]:
        """The description as it is shown: none to three lines, the last one cut where there is no room for all."""
        metrics, width = self.fontMetrics(), self._words_width()
        room = self.height() - QFontMetrics(self._name_font()).height() - 6
        count, lines = min(MOST_LINES, room // metrics.lineSpacing()), [""]
        if count < 1:
            return []
        for word in text.tagline_words(self.game).split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > width and len(lines) < count:
                lines.append(word)
            else:
                lines[-1] = longer
        lines[-1] = metrics.elidedText(lines[-1], Qt.TextElideMode.ElideRight, width)
        return lines

    def _paint_mark(self, painter: QPainter, colour: str) -> None:
        centre = QRectF(self.width() - 32, self.height() / 2 - 8, 16, 16)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), 2))
        painter.drawEllipse(centre)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(centre.adjusted(4, 4, -4, -4))


class GameList(QWidget):
    """All games, one of them chosen. ``chosen(game class)``."""

    chosen = Signal(object)

    def __init__(
        self, games: Sequence[type[Game]], pixmaps: CardPixmaps, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, GameButton] = {}
        for place, game in enumerate(games):
            button = GameButton(game, emblem(game, place), pixmaps)
            button.toggled.connect(lambda on, game=game: self.chosen.emit(game) if on else None)
            self._group.addButton(button)
            self.buttons[game.id] = button
            column.addWidget(button)

    def grow(self, scale: float) -> None:
        """Follow the size of the window."""
        tallest = round(TALLEST * scale)
        for button in self.buttons.values():
            button.tallest = tallest
            button.setMaximumHeight(tallest)
        self.setMaximumHeight(len(self.buttons) * (tallest + GAP) - GAP)

    def choose(self, game_id: str) -> None:
        """Choose a game; an unknown id chooses the first one."""
        self.buttons.get(game_id, next(iter(self.buttons.values()))).setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that go to an end of a list; the arrows are Qt's own."""
        buttons = list(self.buttons.values())
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_PageUp):
            buttons[0].click()
        elif event.key() in (Qt.Key.Key_End, Qt.Key.Key_PageDown):
            buttons[-1].click()
        else:
            super().keyPressEvent(event)
            return
        self.take_focus()

    def take_focus(self) -> None:
        checked = self._group.checkedButton()
        if checked is not None:
            checked.setFocus()
