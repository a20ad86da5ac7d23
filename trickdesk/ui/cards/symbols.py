"""Suit and colour marks for buttons, plates and tables, drawn from the paths of the cards."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from trickdesk.ui.cards.art import Art
from trickdesk.ui.cards.colours import COLOURS, colour_symbol
from trickdesk.ui.cards.joker import VIOLET
from trickdesk.ui.cards.palette import GOLD, INK, IVORY, alpha
from trickdesk.ui.cards.paths import place, rect, star
from trickdesk.ui.cards.specials import (
    BIRD_GROUND,
    RED_ONE_GROUND,
    RED_ONE_INK,
    bird_symbol,
    red_one_symbol,
)
from trickdesk.ui.cards.strokes import text_art
from trickdesk.ui.cards.suits import SUITS, suit_colours, suit_path

# Panels are made for each decision, and Qt keeps a copy of every icon that was ever shown, up to 10 MB of them.
ICONS_KEPT = 64
SYMBOLS = ("S", "H", "D", "C", "NT", "JK", "R", "G", "Y", "B", "BIRD", "RED1")


class _Deck:
    """The deck in force: whether each of its suits has a colour of its own."""

    four_colour = False


def use_four_colours(on: bool) -> None:
    """From now on draw all suits in the colours of the four-colour deck, or of the usual one."""
    _Deck.four_colour = on
    suit_icon.cache_clear()


def four_colours() -> bool:
    """Whether suits are drawn in four colours: who keeps a picture of them paints it again after a change."""
    return _Deck.four_colour


@cache
def symbol_art(symbol: str, on_dark: bool, four_colour: bool) -> Art:
    """Return one of ``SYMBOLS`` in a box of 100 units around (0, 0).

    French suits stand free in the colours of the deck, made lighter ``on_dark``; the colours of the Red One deck,
    the Bird and the Red One are small chips with the ground of their cards. KeyError for other names.
    """
    art = Art()
    if symbol in tuple(SUITS):
        art.fill(suit_path(symbol), suit_colours(four_colour, on_dark)[symbol])
    elif symbol == "NT":
        art.add(text_art("NT", "#f3f6f8" if on_dark else INK, 66, 0, -33, weight=18, gap=9))
    elif symbol == "JK":
        art.fill(star(0, 4, 5, 50, 21), "#c79bea" if on_dark else VIOLET)
    elif symbol in COLOURS:
        ground, ink = COLOURS[symbol]
        _draw_chip(art, ground)
        art.add(colour_symbol(symbol, ink, ground), place(scale=0.74))
    elif symbol == "BIRD":
        _draw_chip(art, BIRD_GROUND)
        art.add(bird_symbol(IVORY, BIRD_GROUND, GOLD), place(-3, -3, 0.54))
    elif symbol == "RED1":
        _draw_chip(art, RED_ONE_GROUND)
        art.line(rect(-44, -44, 88, 88, 17), RED_ONE_INK, 7)
        art.add(red_one_symbol(RED_ONE_INK, RED_ONE_GROUND), place(scale=0.64))
    else:
        raise KeyError(symbol)
    return art


def _draw_chip(art: Art, ground: str) -> None:
    # The pale rim keeps the black chip visible on a dark panel.
    art.fill(rect(-48, -48, 96, 96, 20), ground, stroke=alpha("#ffffff", 0.55), width=4)


def draw_symbol(
    painter: QPainter, symbol: str, centre_x: float, centre_y: float, size: float, on_dark: bool
) -> None:
    """Draw one of ``SYMBOLS`` in a square of ``size`` around (centre_x, centre_y)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre_x, centre_y)
    painter.scale(size / 100, size / 100)
    symbol_art(symbol, on_dark, four_colours()).draw(painter)
    painter.restore()


@lru_cache(ICONS_KEPT)
def suit_icon(symbol: str, size: int, *, on_dark: bool, dpr: float = 2) -> QIcon:
    """Return an icon of one of ``SYMBOLS``, ``size`` logical pixels wide.

    On dark panels a checked button is pale, so that the icon's "on" state has the colours for light.
    """
    icon = QIcon(symbol_pixmap(symbol, size, on_dark=on_dark, dpr=dpr))
    if on_dark:
        pale = symbol_pixmap(symbol, size, on_dark=False, dpr=dpr)
        icon.addPixmap(pale, QIcon.Mode.Normal, QIcon.State.On)
    return icon


def symbol_pixmap(symbol: str, size: int, *, on_dark: bool, dpr: float = 2) -> QPixmap:
    """Return one of ``SYMBOLS`` on a transparent square of ``size`` logical pixels."""
    pixmap = QPixmap(QSize(size, size) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_symbol(painter, symbol, size / 2, size / 2, size * 0.96, on_dark)
    painter.end()
    return pixmap
