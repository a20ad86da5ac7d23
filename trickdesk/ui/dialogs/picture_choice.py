"""A choice by pictures: each with its words below, reached by keys like a row of radio buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QWidget

from trickdesk.ui.theme.colours import current_theme, scaled_font
from trickdesk.ui.widgets.plain_text import set_tip

Draw = Callable[[QPainter, QRectF, Any], None]
LINES = 2  # of words below a picture, at the most
MARGIN, GAP = 7, 8
_WORDS = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
TEXT = 0.9  # of the words, as a share of the usual size


class Picture(NamedTuple):
    """What may be chosen: its value, its words, its size in lines of text; ``draw(painter, place, value)``."""

    value: Any
    words: str
    wide: float
    high: float
    draw: Draw


class PictureButton(QAbstractButton):
    """One picture, which ``seen`` (of what it depends on) tells from others of it."""

    def __init__(self, picture: Picture, about: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture = picture
        self.seen: Hashable = None
        self._painted: tuple[Hashable, QPixmap] | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.words = picture.words  # no text of the button: an ampersand in a name would make a key of it
        self.setAccessibleName(picture.words)
        set_tip(self, picture.words)
        self.setAccessibleDescription(about)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def _place(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(self.picture.wide * line), round(self.picture.high * line))

    def sizeHint(self) -> QSize:
        place, line = self._place(), self.fontMetrics().height()
        # No word is cut: the longest of them says how wide it is at least.
        metrics = self.fontMetrics()
        words = max((metrics.horizontalAdvance(word) for word in self.words.split()), default=0)
        width = max(place.width(), round(TEXT * words), round(4.8 * line)) + 2 * MARGIN
        small = QFontMetrics(scaled_font(self.font(), TEXT))
        room = QRect(0, 0, width - MARGIN, LINES * small.lineSpacing())
        high = small.boundingRect(room, _WORDS, self.words).height()
        return QSize(width, place.height() + high + 2 * MARGIN + MARGIN // 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, marked = self.isChecked(), self.hasFocus()
        edge = theme.focus if marked else theme.accent if on or self.underMouse() else theme.outline
        line = (
            4.0 if marked else 2.0 if on else 1.0
        )  # a chosen one has a line already, of hardly another shade
        painter.setPen(QPen(QColor(edge), line))
        painter.setBrush(QColor(theme.base))
        inset = line / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 10, 10)
        place = self._place()
        if not self.isEnabled():
            painter.setOpacity(0.4)
        painter.drawPixmap(QPointF((self.width() - place.width()) // 2, MARGIN), self._pixmap(place))
        painter.setOpacity(1.0)
        words = QRectF(MARGIN / 2, place.height() + 1.6 * MARGIN, self.width() - MARGIN, self.height())
        words.setBottom(self.height() - MARGIN / 2)
        painter.setFont(scaled_font(self.font(), TEXT))
        painter.setPen(QColor(theme.text if self.isEnabled() else theme.disabled))
        painter.drawText(words, _WORDS, self.words)
        if on:
            _draw_tick(painter, QPointF(self.width() - 13, 13), theme.accent, theme.on_accent)
        painter.end()

    def _pixmap(self, size: QSize) -> QPixmap:
        dpr = self.devicePixelRatioF()
        key = (size.width(), size.height(), dpr, self.seen)
        if self._painted is None or self._painted[0] != key:
            pixmap = QPixmap(size * dpr)
            pixmap.setDevicePixelRatio(dpr)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.picture.draw(painter, QRectF(0, 0, size.width(), size.height()), self.picture.value)
            painter.end()
            self._painted = (key, pixmap)
        return self._painted[1]


class PictureChoice(QWidget):
    """Pictures, one of them chosen, in as many rows as they need. ``chosen(value)`` when a person chose another."""

    chosen = Signal(object)

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.setAccessibleName(words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.buttons: list[PictureButton] = []

    def show_pictures(self, pictures: Sequence[Picture], value: object) -> None:
        """Offer these pictures instead, that of ``value`` chosen."""
        offered = [(button.picture.value, button.words) for button in self.buttons]
        if offered == [(picture.value, picture.words) for picture in pictures]:
            return  # whoever is choosing here keeps the focus
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [PictureButton(picture, self.words, self) for picture in pictures]
        for button in self.buttons:
            button.setChecked(button.picture.value == value)
            button.clicked.connect(self._tell)
            button.show()
        self.updateGeometry()
        self._arrange(self.width())

    def value(self) -> Any:
        """The value that is chosen; None where it is none of those offered."""
        return next((button.picture.value for button in self.buttons if button.isChecked()), None)

    def follow(self, seen: Hashable) -> None:
        """Paint the pictures again where what they depend on has changed."""
        for button in self.buttons:
            if button.seen != seen:
                button.seen = seen
                button.update()

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        width = max(self.width(), 3 * self._widest())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._widest(), self.heightForWidth(max(self.width(), self._widest())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(event.size().width())

    def _widest(self) -> int:
        return max((button.sizeHint().width() for button in self.buttons), default=1)

    def _places(self, width: int) -> list[QRect]:
        """Where the pictures lie, from the leading edge on, all of one size."""
        if not self.buttons:
            return []
        wide, high = self._widest(), max(button.sizeHint().height() for button in self.buttons)
        columns = max(1, (width + GAP) // (wide + GAP))
        return [
            QRect((k % columns) * (wide + GAP), (k // columns) * (high + GAP), wide, high)
            for k in range(len(self.buttons))
        ]

    def _arrange(self, width: int) -> None:
        whole = QRect(0, 0, width, self.height())
        for button, place in zip(self.buttons, self._places(width), strict=True):
            button.setGeometry(QStyle.visualRect(self.layoutDirection(), whole, place))

    def _tell(self) -> None:
        self.chosen.emit(self.value())


def _draw_tick(painter: QPainter, at: QPointF, colour: str, mark: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, 8.5, 8.5)
    painter.setPen(QPen(QColor(mark), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline([at + QPointF(-4, 0.3), at + QPointF(-1, 3.4), at + QPointF(4.2, -3.2)])
