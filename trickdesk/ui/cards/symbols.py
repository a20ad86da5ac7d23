"""Suit marks for buttons, plates and tables.

The pictures are in `assets/cards/marks`.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from trickdesk.ui.cards.faces import recoloured, resource
from trickdesk.ui.cards.palette import COPPER, INK, ON_CHOSEN, PALE, RED, SUITS, VIOLET, suit_colours

# Panels are recreated for each decision, and Qt keeps a copy of every icon it has shown, up to 10 MB.
ICONS_KEPT = 64
FAINT = 90  # opacity of marks on disabled buttons, of 255
SYMBOLS = ("S", "H", "D", "C", "NT", "JK", "JL", "R", "G", "Y", "B", "BIRD", "RED1")
_ON_DARK = {"NT": {INK: PALE}, "JK": {VIOLET: "#c79bea"}, "JL": {COPPER: "#e8a04a"}}


_is_four_colour = False  # whether each suit of the current deck has its own colour


def use_four_colours(on: bool) -> None:
    """Draw suits in four colours from now on, or in the usual two."""
    global _is_four_colour
    _is_four_colour = on
    suit_icon.cache_clear()


def four_colours() -> bool:
    """Return whether suits are drawn in four colours; cached pictures depend on it."""
    return _is_four_colour


@cache
def symbol_drawing(symbol: str, on_dark: bool, four_colour: bool, chosen: bool = False) -> QSvgRenderer:
    """Return a renderer for one of `SYMBOLS`. KeyError for other names.

    French suits have a transparent background and the deck's colours, lighter if `on_dark`. On a `chosen`
    row, they are lighter or darker still. Red One's colours, the Bird and the Red One are small chips on the
    background colour of their cards.
    """
    data = resource(f"marks/{symbol}.svg") if symbol in SYMBOLS else None
    if data is None:
        raise KeyError(symbol)
    if symbol in SUITS:
        printed = RED if symbol in "HD" else INK
        data = recoloured(data, {printed: suit_colours(four_colour, on_dark)[symbol]})
    elif on_dark and symbol in _ON_DARK:
        data = recoloured(data, _ON_DARK[symbol])
    if chosen and symbol in (*SUITS, "JK", "JL"):
        data = recoloured(data, ON_CHOSEN)
    return QSvgRenderer(QByteArray(data))


def draw_symbol(
    painter: QPainter,
    symbol: str,
    centre_x: float,
    centre_y: float,
    size: float,
    on_dark: bool,
    chosen: bool = False,
) -> None:
    """Draw one of `SYMBOLS` in a square of `size`, centred on the given point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF(centre_x - size / 2, centre_y - size / 2, size, size)
    symbol_drawing(symbol, on_dark, four_colours(), chosen).render(painter, place)
    painter.restore()


@lru_cache(ICONS_KEPT)
def suit_icon(symbol: str, size: int, *, on_dark: bool, dpr: float = 2) -> QIcon:
    """Return an icon of one of `SYMBOLS`, `size` logical pixels wide.

    Checked buttons on dark panels are pale, so the icon's "on" state has the colours for a light background.
    """
    mark = symbol_pixmap(symbol, size, on_dark=on_dark, dpr=dpr)
    icon = QIcon(mark)
    painter = QPainter(mark)  # Qt would make white marks of disabled buttons whiter
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(mark.rect(), QColor(0, 0, 0, FAINT))
    painter.end()
    icon.addPixmap(mark, QIcon.Mode.Disabled)
    if on_dark:
        pale = symbol_pixmap(symbol, size, on_dark=False, dpr=dpr)
        icon.addPixmap(pale, QIcon.Mode.Normal, QIcon.State.On)
    return icon


def symbol_pixmap(symbol: str, size: int, *, on_dark: bool, dpr: float = 2) -> QPixmap:
    """Return one of `SYMBOLS` on a transparent square of `size` logical pixels."""
    pixmap = QPixmap(QSize(size, size) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_symbol(painter, symbol, size / 2, size / 2, size * 0.96, on_dark)
    painter.end()
    return pixmap
