"""Cards to choose from in a row: buttons that bear a card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from trickdesk.ui.cards.pixmaps import FOCUS_RING, RATIO, CardPixmaps
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.theme.colours import PANEL, scaled_font
from trickdesk.ui.widgets.suit_marks import draw_lines

HEIGHT = 11.0  # of a card, in lines of text
LARGEST = 2.0  # times as high, where there is room
LIFT = 0.5  # lines of a card that is pointed at
FOOT = 1.5  # lines below it
NARROWEST = 64.0  # pixels


class CardButton(QAbstractButton):
    """A card; ``mark`` is what it turned out to be: "right", "wrong" or nothing yet."""

    def __init__(self, pixmaps: CardPixmaps, card: str, number: int, words: str) -> None:
        super().__init__()
        self._pixmaps, self._card, self.number = pixmaps, card, number
        self.mark = ""
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumWidth(round((LARGEST * HEIGHT / RATIO + 3) * self.fontMetrics().height()))

    def set_mark(self, mark: str) -> None:
        self.mark = mark
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round((HEIGHT / RATIO + 1.8) * line), round((HEIGHT + FOOT + LIFT) * line))

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(NARROWEST + 1.8 * line), round(NARROWEST * RATIO + (FOOT + LIFT + 1.4) * line))

    def _place(self) -> QRectF:
        """Where the card lies."""
        line = self.fontMetrics().height()
        room = QRectF(self.rect()).adjusted(
            0.9 * line, LIFT * line + 0.7 * line, -0.9 * line, -FOOT * line - 0.7 * line
        )
        width = max(8.0, min(room.width(), room.height() / RATIO, LARGEST * HEIGHT * line / RATIO))
        top = room.center().y() - width * RATIO / 2
        lifted = (self.hasFocus() or self.underMouse()) and not self.mark and self.isEnabled()
        return QRectF(room.center().x() - width / 2, top - LIFT * line * lifted, width, width * RATIO)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, place = QPainter(self), self._place()
        state = "win" if self.mark == "right" else ""
        pixmap = self._pixmaps.get(self._card, place.width(), self.devicePixelRatioF(), state)
        size = pixmap.deviceIndependentSize()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at = place.center() - QPointF(size.width() / 2, size.height() / 2)
        painter.drawPixmap(QPointF(round(at.x()), round(at.y())), pixmap)
        if self.hasFocus():
            painter.setPen(QPen(QColor(FOCUS_RING), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(-3, -3, 3, 3), 8, 8)
        self._paint_foot(painter, place)
        painter.end()

    def _paint_foot(self, painter: QPainter, place: QRectF) -> None:
        """The key of the card; afterwards a tick or a cross."""
        line = self.fontMetrics().height()
        foot = QRectF(place.left(), place.bottom() + 0.7 * line, place.width(), line)
        painter.setPen(QColor(PANEL.muted))
        painter.setFont(scaled_font(self.font(), 0.92))
        if not self.mark:
            painter.drawText(foot, int(Qt.AlignmentFlag.AlignCenter), str(self.number))
            return
        painter.translate(foot.center())
        painter.scale(line / 14, line / 14)
        if self.mark == "right":
            draw_lines(painter, QColor(PANEL.accent), 2.4, [(-5, 0), (-1.5, 4), (5, -4)])
        elif self.mark == "wrong":
            draw_lines(painter, QColor(PANEL.danger), 2.4, [(-4, -4), (4, 4)], [(-4, 4), (4, -4)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.mark:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # the arrows and numbers are for the row


class CardRow(QWidget):
    """Cards side by side. ``chosen(place)``: by click, Enter, Space, or the number of the card, from 1."""

    chosen = Signal(int)

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = pixmaps
        self.buttons: list[CardButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self.open = False

    def show_cards(self, cards: Sequence[tuple[str, str]]) -> None:
        """Lay these out, name and words of each; the first has the focus if the row had it."""
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = []
        while self._row.takeAt(0) is not None:
            pass
        self._row.addStretch(1)
        for number, (card, words) in enumerate(cards, start=1):
            button = CardButton(self._pixmaps, card, number, words)
            button.clicked.connect(lambda _checked=False, place=number - 1: self.choose(place))
            self._row.addWidget(button, 1000)
            button.show()  # at once: it may get the focus
            self.buttons.append(button)
        self._row.addStretch(1)
        self.open = True

    def choose(self, place: int) -> None:
        if self.open and 0 <= place < len(self.buttons):
            self.open = False
            self.chosen.emit(place)

    def tell(self, right: int, chosen: int) -> None:
        """Show which was right, and which was chosen."""
        for place, button in enumerate(self.buttons):
            button.set_mark("right" if place == right else "wrong" if place == chosen else "other")

    def press(self, event: QKeyEvent) -> bool:
        """Act on a number or an arrow, wherever it was pressed."""
        key = event.key()
        if Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(self.buttons):
            self.choose(key - Qt.Key.Key_1)
            return True
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key))
        if step is not None and self.isRightToLeft():
            step = -step
        if step is None or not self.buttons or not self.open:
            return False
        at = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
        to = (0 if step > 0 else -1) if at is None else (at + step) % len(self.buttons)
        self.buttons[to].setFocus(Qt.FocusReason.TabFocusReason)
        return True
