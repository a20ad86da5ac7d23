"""Picture buttons that work like radio buttons: themes, tables, decks, symbols."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QWidget

from trickdesk.storage.settings import OWN_PICTURE, SETTINGS, Appearance
from trickdesk.ui.cards.faces import BOLD, CLASSIC, WIDTH, draw_face, drawing, face_of, has_back
from trickdesk.ui.cards.letters import foreign_letter
from trickdesk.ui.cards.own import own_decks, reading
from trickdesk.ui.cards.palette import IVORY, SUITS
from trickdesk.ui.cards.pixmaps import RATIO
from trickdesk.ui.cards.symbols import symbol_drawing
from trickdesk.ui.dialogs.labels import value_words
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.text import name_text, player_text
from trickdesk.ui.text.words import capital
from trickdesk.ui.theme.avatars import OWN, draw_person
from trickdesk.ui.theme.colours import DARK, LIGHT, THEMES, Theme, current_theme, felt_for, grown, scaled_font
from trickdesk.ui.theme.grounds import draw_ground
from trickdesk.ui.theme.own_pictures import own_picture
from trickdesk.ui.theme.painting import blank_pixmap, draw_box, draw_frame, smooth_painter

Draw = Callable[[QPainter, QRectF, Any], None]
LINES = 2  # lines of text below a picture, at most
MARGIN, GAP, RADIUS = 7, 8, 10
_WORDS = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
TEXT = 0.9  # text size below a picture, relative to normal text


class Picture(NamedTuple):
    """One choice.

    Attributes:
        value: What is chosen.
        label: Its name.
        wide: Width in lines of text.
        high: Height in lines of text.
        draw: Paints it: `draw(painter, rect, value)`.
    """

    value: Any
    label: str
    wide: float
    high: float
    draw: Draw


class PictureButton(QAbstractButton):
    """One picture; it is repainted when `seen`, the state it depends on, changes."""

    def __init__(self, picture: Picture, about: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture = picture
        self.seen: Hashable = None
        self._painted: tuple[Hashable, QPixmap] | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.label = picture.label  # not the button's own text, where an ampersand would be a mnemonic
        self.setAccessibleName(picture.label)
        set_tip(self, picture.label)
        self.setAccessibleDescription(about)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def _place(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round(self.picture.wide * line), round(self.picture.high * line))

    def sizeHint(self) -> QSize:
        place, line = self._place(), self.fontMetrics().height()
        # No word may be cut: the longest one sets the minimum width.
        metrics = self.fontMetrics()
        text_width = max((metrics.horizontalAdvance(word) for word in self.label.split()), default=0)
        margin = grown(MARGIN)
        width = max(place.width(), round(TEXT * text_width), round(4.8 * line)) + 2 * margin
        small = QFontMetrics(scaled_font(self.font(), TEXT))
        room = QRect(0, 0, width - margin, LINES * small.lineSpacing())
        high = small.boundingRect(room, _WORDS, self.label).height()
        return QSize(width, place.height() + high + 2 * margin + margin // 2)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), smooth_painter(self)
        on, marked, margin = self.isChecked(), self.hasFocus(), grown(MARGIN)
        edge = theme.focus if marked else theme.accent if on or self.underMouse() else theme.outline
        # The focus is thick, since a checked picture already has a similar outline.
        line = grown(4 if marked else 2 if on else 1)
        draw_frame(painter, QRectF(self.rect()), grown(RADIUS), edge, line, theme.base)
        place = self._place()
        if not self.isEnabled():
            painter.setOpacity(0.4)
        painter.drawPixmap(QPointF((self.width() - place.width()) // 2, margin), self._pixmap(place))
        painter.setOpacity(1.0)
        text_area = QRectF(margin / 2, place.height() + 1.6 * margin, self.width() - margin, self.height())
        text_area.setBottom(self.height() - margin / 2)
        painter.setFont(scaled_font(self.font(), TEXT))
        painter.setPen(QColor(theme.text if self.isEnabled() else theme.disabled))
        painter.drawText(text_area, _WORDS, self.label)
        if on:
            painter.translate(self.width(), 0)
            painter.scale(grown(100) / 100, grown(100) / 100)
            _draw_tick(painter, QPointF(-13, 13), theme.accent, theme.on_accent)
        painter.end()

    def _pixmap(self, size: QSize) -> QPixmap:
        dpr = self.devicePixelRatioF()
        key = (size.width(), size.height(), dpr, self.seen)
        if self._painted is None or self._painted[0] != key:
            pixmap = blank_pixmap(size * dpr, dpr)
            painter = smooth_painter(pixmap)
            self.picture.draw(painter, QRectF(0, 0, size.width(), size.height()), self.picture.value)
            painter.end()
            self._painted = (key, pixmap)
        return self._painted[1]


class PictureChoice(QWidget):
    """Picture buttons in as many rows as needed, one of them checked.

    Signals:
        chosen(value): The user has chosen another one.
    """

    chosen = Signal(object)

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = label
        self.setAccessibleName(label)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.buttons: list[PictureButton] = []

    def show_pictures(self, pictures: Sequence[Picture], value: object) -> None:
        """Replace the pictures, and check the one for `value`."""
        offered = [(button.picture.value, button.label) for button in self.buttons]
        if offered != [(picture.value, picture.label) for picture in pictures]:  # else they keep the focus
            for button in self.buttons:
                button.hide()
                button.deleteLater()
            self.buttons = [PictureButton(picture, self.label, self) for picture in pictures]
            for button in self.buttons:
                button.clicked.connect(self._emit_chosen)
                button.show()
            self.updateGeometry()
            self._arrange(self.width())
        for button in self.buttons:
            button.setChecked(button.picture.value == value)

    def value(self) -> Any:
        """Return the chosen value, or None."""
        return next((button.picture.value for button in self.buttons if button.isChecked()), None)

    def follow(self, seen: Hashable) -> None:
        """Repaint the pictures if the state they depend on has changed."""
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
        """Return the rectangles of the pictures, all of one size, from the leading edge."""
        if not self.buttons:
            return []
        wide, high = self._widest(), max(button.sizeHint().height() for button in self.buttons)
        gap = grown(GAP)
        columns = max(1, (width + gap) // (wide + gap))
        return [
            QRect((k % columns) * (wide + gap), (k // columns) * (high + gap), wide, high)
            for k in range(len(self.buttons))
        ]

    def _arrange(self, width: int) -> None:
        whole = QRect(0, 0, width, self.height())
        for button, place in zip(self.buttons, self._places(width), strict=True):
            button.setGeometry(QStyle.visualRect(self.layoutDirection(), whole, place))

    def _emit_chosen(self) -> None:
        self.chosen.emit(self.value())


def _draw_tick(painter: QPainter, at: QPointF, colour: str, mark: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, 8.5, 8.5)
    painter.setPen(QPen(QColor(mark), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline([at + QPointF(-4, 0.3), at + QPointF(-1, 3.4), at + QPointF(4.2, -3.2)])


def is_pictured(section: str, name: str) -> bool:
    """Return whether a setting is chosen by pictures."""
    return section == "look" and name in PICTURED


def pictures_of(look: Appearance, name: str) -> list[Picture]:
    """Return the pictures of a setting's values, drawn with the current look."""
    wide, high, draw = PICTURED[name]
    return [Picture(value, label, wide, high, partial(draw, look)) for value, label in _choices(look, name)]


def _choices(look: Appearance, name: str) -> list[tuple[Any, str]]:
    """Return the values available now, with their names."""
    values = list(SETTINGS["look", name].words)
    if name == "back" and not has_back(look.deck):
        values.remove("own")
    if name == "symbol" and own_picture(look.picture) is None:
        values.remove(OWN_PICTURE)
    pictures: list[tuple[Any, str]] = [(value, capital(value_words("look", name, value))) for value in values]
    if name == "deck":
        pictures += own_decks()
    return pictures


def depends_on(look: Appearance) -> Hashable:
    """Return the state that pictures depend on, besides their own values."""
    return (look.deck, look.four_colour, look.index, look.back, look.letters, look.picture, reading())


def _theme(look: Appearance, painter: QPainter, place: QRectF, mode: str) -> None:
    """Draw a window in a theme; for the system's theme, half light and half dark."""
    frame = QPainterPath()
    frame.addRoundedRect(place.adjusted(1, 1, -1, -1), 5, 5)
    painter.setClipPath(frame)
    if mode in THEMES:
        _window(painter, place, THEMES[mode])
    else:
        _window(painter, place, LIGHT)
        half = QPainterPath(place.topRight())
        half.lineTo(place.bottomRight())
        half.lineTo(place.bottomLeft())
        half.closeSubpath()
        painter.setClipPath(frame.intersected(half))
        _window(painter, place, DARK)
    painter.setClipping(False)
    painter.setPen(QPen(QColor("#808890"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)


def _window(painter: QPainter, place: QRectF, theme: Theme) -> None:
    width, height = place.width(), place.height()
    for x, y, wide, high, colour in (
        (0.0, 0.0, 1.0, 1.0, theme.window),
        (0.08, 0.12, 0.84, 0.46, theme.base),
        (0.15, 0.22, 0.52, 0.09, theme.text),
        (0.15, 0.40, 0.36, 0.07, theme.muted),
        (0.56, 0.70, 0.36, 0.18, theme.accent),
        (0.08, 0.76, 0.28, 0.07, theme.gold),
    ):
        box = QRectF(place.left() + x * width, place.top() + y * height, wide * width, high * height)
        draw_box(painter, box, 0.0 if wide == 1.0 else 2.0, fill=colour)


def _felt(look: Appearance, painter: QPainter, place: QRectF, felt: str) -> None:
    room, clip = place.adjusted(1, 1, -1, -1), QPainterPath()
    clip.addRoundedRect(room, 5, 5)
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    draw_ground(painter, room, felt_for(replace(look, felt=felt)), 0.5)
    painter.restore()
    draw_box(painter, room, 5, edge="#808890")
    width = place.height() * 0.44
    for card, side in ((f"back-{look.back}", -0.56), ("AS", 0.56)):
        at = place.center() + QPointF(width * side - width / 2, -width * RATIO / 2)
        _card(look, painter, card, at, width, large=True)


def _deck(look: Appearance, painter: QPainter, place: QRectF, deck: str) -> None:
    """Draw a king, a queen and a number, as in a hand."""
    width = (place.height() - 4) / RATIO
    step = (place.width() - 4 - width) / 2
    for k, card in enumerate(("KS", "QH", "10D")):
        at = place.topLeft() + QPointF(2 + k * step, 2)
        _card(look, painter, card, at, width, large=look.index == "large", deck=deck)


def _back(look: Appearance, painter: QPainter, place: QRectF, back: str) -> None:
    _one_card(look, painter, place, f"back-{back}")


def _index(look: Appearance, painter: QPainter, place: QRectF, index: str) -> None:
    _one_card(look, painter, place, "10H", large=index == "large")


def _one_card(look: Appearance, painter: QPainter, place: QRectF, name: str, large: bool = False) -> None:
    width = (place.height() - 4) / RATIO
    at = QPointF(place.center().x() - width / 2, place.top() + 2)
    _card(look, painter, name, at, width, large=large)


def _symbol(look: Appearance, painter: QPainter, place: QRectF, symbol: str) -> None:
    """Draw the badge at a person's seat."""
    avatar = f"{OWN}{look.picture}" if symbol == OWN_PICTURE else f"symbols/{symbol}"
    (letter,) = player_text.initials([name_text.you_words()])
    draw_person(painter, place, "" if symbol == "initial" else avatar, letter)


def _four_colour(look: Appearance, painter: QPainter, place: QRectF, four: bool) -> None:
    draw_box(painter, place.adjusted(1, 1, -1, -1), 5, fill=IVORY, edge="#808890")
    size = min(place.width() / 2.9, place.height() / 2.3)
    for k, suit in enumerate(SUITS):
        x = place.center().x() + (k % 2 - 0.5) * size * 1.25
        y = place.center().y() + (k // 2 - 0.5) * size * 1.06
        mark = QRectF(0, 0, size * 0.86, size * 0.86)
        if look.deck == BOLD:
            card = drawing(face_of(BOLD, f"2{suit}", four_colour=four))
            printed = card.boundsOnElement("suit")  # about two thirds of the card's width
            mark.setSize(printed.size() * (size * 0.86 / (WIDTH * 0.664)))
            mark.moveCenter(QPointF(x, y))
            card.render(painter, "suit", mark)
        else:
            mark.moveCenter(QPointF(x, y))
            symbol_drawing(suit, False, four).render(painter, mark)


def _card(
    look: Appearance,
    painter: QPainter,
    name: str,
    at: QPointF,
    width: float,
    *,
    large: bool = False,
    deck: str = "",
) -> None:
    """Draw a card; outside the choice of decks, the bold deck is drawn as classic."""
    painter.save()
    painter.translate(at)
    draw_box(
        painter, QRectF(-0.7, -0.2, width + 1.4, width * RATIO + 1.7), width * 0.07, fill=QColor(0, 0, 0, 60)
    )
    deck = deck or (CLASSIC if look.deck == BOLD else look.deck)
    letter = foreign_letter(name)
    draw_face(
        painter,
        face_of(deck, name, large=large, four_colour=look.four_colour, letter=letter),
        width,
        width * RATIO,
    )
    painter.restore()


# Width and height of each setting's pictures, in lines of text, and what draws them.
PICTURED: dict[str, tuple[float, float, Callable[[Appearance, QPainter, QRectF, Any], None]]] = {
    "theme": (5.4, 3.4, _theme),
    "felt": (5.4, 3.4, _felt),
    "deck": (7.2, 5.6, _deck),
    "back": (4.0, 5.6, _back),
    "four_colour": (5.4, 3.0, _four_colour),
    "index": (4.0, 5.6, _index),
    "symbol": (3.4, 3.4, _symbol),
}
