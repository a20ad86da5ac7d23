"""The four colours of the Red One deck: each has a ground, a symbol of its own shape and a card face."""

from __future__ import annotations

from typing import NamedTuple

from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art, blank_card
from trickdesk.ui.cards.palette import INK, IVORY, alpha
from trickdesk.ui.cards.paths import circle, outline, place, rect, star
from trickdesk.ui.cards.strokes import text_art, text_width


class Colour(NamedTuple):
    """The ground of a card and the ink that is read on it."""

    ground: str
    ink: str


# The grounds differ by at least 15 (CIEDE2000) for normal and colour-deficient sight, and in lightness.
COLOURS = {
    "R": Colour("#c8201f", IVORY),
    "G": Colour("#00735c", IVORY),
    "Y": Colour("#f6c324", INK),
    "B": Colour("#23262f", IVORY),
}

_FLAME = (
    "M4,-50 C12,-30 40,-14 38,16 C36,38 20,50 0,50 C-22,50 -38,36 -38,14 C-38,-4 -26,-14 -20,-26 "
    "C-16,-14 -12,-10 -6,-8 C-10,-24 -6,-38 4,-50 Z"
)
_FLAME_CORE = "M2,6 C6,16 16,20 14,32 C12,42 6,46 0,46 C-8,46 -15,40 -14,30 C-13,20 -2,16 2,6 Z"
_LEAF = "M38,-46 C44,-8 40,40 -8,40 C-16,40 -22,37 -26,33 L-40,49 L-46,43 L-31,27 C-46,-10 -8,-42 38,-46 Z"
_MOON = "M18,-48 A49,49 0 1 0 44,26 A38,40 0 1 1 18,-48 Z"


def colour_symbol(colour: str, ink: str, ground: str) -> Art:
    """Return the symbol of a colour in a box of 100 units: flame R, leaf G, sun Y, moon with a star B."""
    art = Art()
    if colour == "R":
        art.fill(outline(_FLAME), ink)
        art.fill(outline(_FLAME_CORE), ground)
    elif colour == "G":
        art.fill(outline(_LEAF), ink)
        art.line(outline("M-22,24 C-10,8 4,-8 24,-30"), ground, 6)
    elif colour == "Y":
        art.fill(star(0, 0, 12, 50, 33), ink)
        art.fill(circle(0, 0, 24), ground)
        art.fill(circle(0, 0, 16), ink)
    else:
        art.fill(outline(_MOON), ink)
        art.fill(star(28, -12, 4, 20, 6.5), ink)
    return art


def points_badge(points: int, ink: str, ground: str, x: float, y: float, radius: float) -> Art:
    """Return a disc around (x, y) that tells how many points the card is worth."""
    art = Art()
    art.fill(circle(x, y, radius), ink)
    height = radius * 1.06
    art.add(text_art(str(points), ground, height, x, y - height / 2, weight=17, squeeze=0.82, gap=7))
    return art


def colour_card(rank: str, colour: str, points: int) -> Art:
    """Return the standard face of ``rank`` (5 .. 14) in ``colour`` (R G Y B), with a badge unless worth 0."""
    ground, ink = COLOURS[colour]
    two_digits = len(rank) == 2
    x, y = WIDTH / 2, HEIGHT / 2
    art = _ground(colour)
    index = text_art(rank, ink, 50, 40 if two_digits else 38, 19, squeeze=0.69 if two_digits else 1, gap=6)
    index.add(colour_symbol(colour, ink, ground), place(38, 96, 0.36))
    art.add_both_ends(index)
    art.line(outline(_ticket(65, 104, 24)), alpha(ink, 0.6), 2.0, place(x, y))
    art.fill(outline(_ticket(59, 98, 22)), IVORY, place(x, y))
    # Yellow on ivory is too faint to read: that numeral is yellow inside an ink rim.
    mark = INK if colour == "Y" else ground
    symbol = Art()
    symbol.add(colour_symbol(colour, mark, IVORY), place(x, y - 72, 0.28))
    art.add_both_ends(symbol)
    squeeze = 0.70 if two_digits else 1.0
    rim = (INK, 9.0) if colour == "Y" else None
    art.add(text_art(rank, ground, 84, x, y - 42, weight=17, squeeze=squeeze, gap=10, rim=rim))
    if points:
        art.add_both_ends(points_badge(points, ink, ground, x, 37, 18))
    return art


def large_colour_card(rank: str, colour: str, points: int) -> Art:
    """Return the large-index face: a huge rank and symbol, and one big symbol on a disc."""
    ground, ink = COLOURS[colour]
    art = _ground(colour)
    squeeze = 0.74 if len(rank) == 2 else 0.95
    width = text_width(rank, 112, weight=16, squeeze=squeeze, gap=7)
    art.add(text_art(rank, ink, 112, 24 + width / 2, 24, weight=16, squeeze=squeeze, gap=7))
    art.add(colour_symbol(colour, ink, ground), place(24 + max(width, 60) / 2, 184, 0.66))
    art.fill(circle(168, 258, 66), ink)
    art.add(colour_symbol(colour, ground, ink), place(168, 258, 0.98))
    if points:
        art.add(points_badge(points, ink, ground, 48, 300, 26))
    return art


def _ground(colour: str) -> Art:
    art = blank_card()
    art.fill(rect(8, 8, WIDTH - 16, HEIGHT - 16, 10), COLOURS[colour].ground)
    return art


def _ticket(w: float, h: float, r: float) -> str:
    """A plaque of half width w and half height h around (0, 0), its corners cut by circles of radius r."""
    return (
        f"M{r - w},{-h} H{w - r} A{r},{r} 0 0 0 {w},{r - h} V{h - r} A{r},{r} 0 0 0 {w - r},{h} "
        f"H{r - w} A{r},{r} 0 0 0 {-w},{h - r} V{r - h} A{r},{r} 0 0 0 {r - w},{-h} Z"
    )
