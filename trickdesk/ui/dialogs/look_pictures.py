"""The pictures from which themes, tables, decks, backs and marks are chosen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from trickdesk.storage.settings import Look
from trickdesk.ui.cards.faces import BOLD, CLASSIC, WIDTH, draw_face, drawing, face_of, has_back
from trickdesk.ui.cards.letters import foreign_letter
from trickdesk.ui.cards.own import own_decks, reading
from trickdesk.ui.cards.palette import IVORY, SUITS
from trickdesk.ui.cards.pixmaps import RATIO
from trickdesk.ui.cards.symbols import symbol_drawing
from trickdesk.ui.dialogs.labels import value_words
from trickdesk.ui.dialogs.picture_choice import Picture
from trickdesk.ui.text import capital
from trickdesk.ui.theme.colours import DARK, FELTS, LIGHT, THEMES, Theme

# Field -> how wide and high its pictures are, in lines of text.
SIZES = {
    "theme": (5.4, 3.4),
    "felt": (5.4, 3.4),
    "deck": (7.2, 5.6),
    "back": (4.0, 5.6),
    "four_colour": (5.4, 3.0),
    "index": (4.0, 5.6),
}


def is_pictured(section: str, name: str) -> bool:
    """Whether a setting is chosen by pictures."""
    return section == "look" and name in SIZES


def pictures_of(look: Look, name: str) -> list[Picture]:
    """The pictures for the values of a field of the look, which are drawn as the rest of the look says."""
    draw = partial(_DRAW[name], look)
    wide, high = SIZES[name]
    return [Picture(value, words, wide, high, draw) for value, words in _choices(look, name)]


def _choices(look: Look, name: str) -> list[tuple[Any, str]]:
    """The values that a field may have now, and their words."""
    if name == "deck":
        return [(deck, capital(value_words(name, deck))) for deck in (CLASSIC, BOLD)] + list(own_decks())
    values = Look.__dataclass_fields__[name].metadata.get("choices", (False, True))
    if name == "back" and not has_back(look.deck):
        values = [value for value in values if value != "own"]
    return [(value, capital(value_words(name, value))) for value in values]


def depends_on(look: Look) -> Hashable:
    """What the pictures show of the look besides their own values."""
    return (look.deck, look.four_colour, look.index, look.back, look.letters, reading())


def _theme(look: Look, painter: QPainter, place: QRectF, mode: str) -> None:
    """A window with a line of text, a field and a button; for the desktop's own half light, half dark."""
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
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, wide, high, colour in (
        (0.0, 0.0, 1.0, 1.0, theme.window),
        (0.08, 0.12, 0.84, 0.46, theme.base),
        (0.15, 0.22, 0.52, 0.09, theme.text),
        (0.15, 0.40, 0.36, 0.07, theme.muted),
        (0.56, 0.70, 0.36, 0.18, theme.accent),
        (0.08, 0.76, 0.28, 0.07, theme.gold),
    ):
        painter.setBrush(QColor(colour))
        box = QRectF(place.left() + x * width, place.top() + y * height, wide * width, high * height)
        radius = 0.0 if wide == 1.0 else 2.0
        painter.drawRoundedRect(box, radius, radius)


def _felt(look: Look, painter: QPainter, place: QRectF, felt: str) -> None:
    centre, edge = FELTS[felt]
    light = QRadialGradient(place.center(), place.width() * 0.62)
    light.setColorAt(0, QColor(centre))
    light.setColorAt(1, QColor(edge))
    painter.setPen(QPen(QColor("#808890"), 1))
    painter.setBrush(light)
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 5, 5)
    width = place.height() * 0.44
    for card, side in ((f"back-{look.back}", -0.56), ("AS", 0.56)):
        at = place.center() + QPointF(width * side - width / 2, -width * RATIO / 2)
        _card(look, painter, card, at, width, large=True)


def _deck(look: Look, painter: QPainter, place: QRectF, deck: str) -> None:
    """A king, a queen and a number, as they lie in a hand."""
    width = (place.height() - 4) / RATIO
    step = (place.width() - 4 - width) / 2
    for k, card in enumerate(("KS", "QH", "10D")):
        at = place.topLeft() + QPointF(2 + k * step, 2)
        _card(look, painter, card, at, width, large=look.index == "large", deck=deck)


def _back(look: Look, painter: QPainter, place: QRectF, back: str) -> None:
    width = (place.height() - 4) / RATIO
    at = QPointF(place.center().x() - width / 2, place.top() + 2)
    _card(look, painter, f"back-{back}", at, width)


def _index(look: Look, painter: QPainter, place: QRectF, index: str) -> None:
    width = (place.height() - 4) / RATIO
    at = QPointF(place.center().x() - width / 2, place.top() + 2)
    _card(look, painter, "10H", at, width, large=index == "large")


def _four_colour(look: Look, painter: QPainter, place: QRectF, four: bool) -> None:
    painter.setPen(QPen(QColor("#808890"), 1))
    painter.setBrush(QColor(IVORY))
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 5, 5)
    size = min(place.width() / 2.9, place.height() / 2.3)
    for k, suit in enumerate(SUITS):
        x = place.center().x() + (k % 2 - 0.5) * size * 1.25
        y = place.center().y() + (k // 2 - 0.5) * size * 1.06
        mark = QRectF(0, 0, size * 0.86, size * 0.86)
        if look.deck == BOLD:
            card = drawing(face_of(BOLD, f"2{suit}", four_colour=four))
            printed = card.boundsOnElement("suit")  # about two thirds as broad as the card
            mark.setSize(printed.size() * (size * 0.86 / (WIDTH * 0.664)))
            mark.moveCenter(QPointF(x, y))
            card.render(painter, "suit", mark)
        else:
            mark.moveCenter(QPointF(x, y))
            symbol_drawing(suit, False, four).render(painter, mark)


def _card(
    look: Look,
    painter: QPainter,
    name: str,
    at: QPointF,
    width: float,
    *,
    large: bool = False,
    deck: str = "",
) -> None:
    """A card of the deck; where one deck is not told from another, the bold one is shown as the classic one."""
    painter.save()
    painter.translate(at)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawRoundedRect(QRectF(-0.7, -0.2, width + 1.4, width * RATIO + 1.7), width * 0.07, width * 0.07)
    deck = deck or (CLASSIC if look.deck == BOLD else look.deck)
    letter = foreign_letter(name)
    draw_face(
        painter,
        face_of(deck, name, large=large, four_colour=look.four_colour, letter=letter),
        width,
        width * RATIO,
    )
    painter.restore()


_DRAW: dict[str, Callable[[Look, QPainter, QRectF, Any], None]] = {
    "theme": _theme,
    "felt": _felt,
    "deck": _deck,
    "back": _back,
    "four_colour": _four_colour,
    "index": _index,
}
