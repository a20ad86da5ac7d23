"""Faces of the French deck: pips, aces, courts and indices; and the large-index style."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.aces import draw_ace
from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art, blank_card
from trickdesk.ui.cards.courts import court
from trickdesk.ui.cards.palette import IVORY
from trickdesk.ui.cards.paths import around, circle, outline, place, rect
from trickdesk.ui.cards.strokes import text_art, text_width
from trickdesk.ui.cards.suits import suit_colours, suit_path

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_COLUMNS = {"l": 0.345, "m": 0.5, "r": 0.655}
_PIPS = {
    2: "m.17 m.83",
    3: "m.17 m.5 m.83",
    4: "l.17 r.17 l.83 r.83",
    5: "l.17 r.17 m.5 l.83 r.83",
    6: "l.17 r.17 l.5 r.5 l.83 r.83",
    7: "l.17 r.17 m.335 l.5 r.5 l.83 r.83",
    8: "l.17 r.17 m.335 l.5 r.5 m.665 l.83 r.83",
    9: "l.17 r.17 l.39 r.39 m.5 l.61 r.61 l.83 r.83",
    10: "l.17 r.17 m.28 l.39 r.39 l.61 r.61 m.72 l.83 r.83",
}


def french_card(rank: str, suit: str, four_colour: bool, index: str) -> Art:
    """Return the standard face of ``rank`` (A 2 .. 10 J Q K) in ``suit`` (S H D C); ``index`` stands in the corners."""
    colour = suit_colours(four_colour)[suit]
    art = blank_card()
    art.add_both_ends(_index(index, suit, colour))
    if rank == "A":
        draw_ace(art, suit, colour)
    elif rank in "JQK":
        art.add(court(rank, suit, four_colour))
    else:
        _draw_pips(art, int(rank), suit, colour)
    return art


def _index(letters: str, suit: str, colour: str) -> Art:
    two_digits = len(letters) == 2
    art = text_art(
        letters,
        colour,
        52,
        32 if two_digits else 30,
        14,
        squeeze=0.64 if two_digits else 1,
        gap=7 if two_digits else 13,
    )
    art.fill(suit_path(suit), colour, place(30, 91, 0.34))
    return art


def _draw_pips(art: Art, count: int, suit: str, colour: str) -> None:
    scale = 0.50 if count < 9 else 0.465
    for spot in _PIPS[count].split():
        share = float(spot[1:])
        at = place(WIDTH * _COLUMNS[spot[0]], HEIGHT * share, scale, turn=180 if share > 0.5 else 0)
        art.fill(suit_path(suit), colour, at)


def large_french_card(rank: str, suit: str, four_colour: bool, index: str) -> Art:
    """Return the large-index face: a huge rank and suit, and one big suit carrying the court's emblem."""
    colour = suit_colours(four_colour)[suit]
    shape = suit_path(suit)
    art = blank_card()
    squeeze, gap = (0.74, 7) if len(index) == 2 else (1.0, 13)
    width = text_width(index, 112, weight=16, squeeze=squeeze, gap=gap)
    art.add(text_art(index, colour, 112, 20 + width / 2, 20, weight=16, squeeze=squeeze, gap=gap))
    art.fill(shape, colour, place(20 + max(width, 62) / 2, 176, 0.60))
    art.fill(shape, colour, place(172, 262, 1.30))
    if rank == "A":
        art.fill(shape, IVORY, place(172, 265, 0.74))
        art.fill(shape, colour, place(172, 265, 0.62))
    elif rank in "KQJ":
        # The emblem sits where its suit is widest.
        drop, scale = {"S": (6, 0.46), "H": (-8, 0.46), "D": (0, 0.40), "C": (7, 0.37)}[suit]
        emblem = {"K": _crown, "Q": _flower, "J": _pennant}[rank]()
        art.fill(emblem, IVORY, place(172, 262 + drop, scale))
    return art


def _crown() -> QPainterPath:
    path = outline("M-46,30 L-54,-28 L-24,-4 L0,-46 L24,-4 L54,-28 L46,30 Z")
    path.addPath(rect(-46, 36, 92, 14, 2))
    return path


def _flower() -> QPainterPath:
    petals = QPainterPath()
    petals.setFillRule(Qt.FillRule.WindingFill)
    for k in range(6):
        petals.addPath(circle(*around(0, 0, 31, -90 + 60 * k), 19))
    path = petals.simplified().subtracted(circle(0, 0, 24))
    path.addPath(circle(0, 0, 15))
    return path


def _pennant() -> QPainterPath:
    path = outline("M-22,-46 H50 L30,-20 L50,6 H-22 Z")
    path.addPath(rect(-38, -54, 11, 108, 5))
    return path
