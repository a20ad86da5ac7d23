"""The aces: one large suit with an ornament in it; that of spades is the richest, as everywhere."""

from __future__ import annotations

from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art
from trickdesk.ui.cards.palette import GOLD, INK, IVORY
from trickdesk.ui.cards.paths import around, circle, outline, place, polygon, star
from trickdesk.ui.cards.suits import suit_path

X, Y = WIDTH / 2, HEIGHT / 2
_SCROLL = "M0,0 C9,-2 17,3 18,11 C19,19 9,22 6,16 C4,11 10,9 11,13"
_LEAF = "M0,0 C3,-7 11,-9 17,-6 C14,1 7,4 0,0 Z"


def draw_ace(art: Art, suit: str, colour: str) -> None:
    """Draw the picture of an ace in its colour."""
    if suit == "S":
        _draw_spades(art, colour)
        return
    shape = suit_path(suit)
    art.fill(shape, colour, place(X, Y, 1.42))
    # As far inside as the outline is thick everywhere: by clipping, for a smaller copy lies closer at its tips.
    inner = Art()
    inner.line(shape, IVORY, 11.5, place(X, Y, 1.42))
    inner.line(shape, colour, 8.0, place(X, Y, 1.42))
    art.add(inner, clip=place(X, Y, 1.42).map(shape))
    centre_y = Y + {"H": -10, "D": 0, "C": 6}[suit]
    for k in range(8):
        petal = outline("M0,-7 C-5,-12 -4,-20 0,-24 C4,-20 5,-12 0,-7 Z")
        scale = 0.95 if k % 2 == 0 else 0.66
        art.fill(petal, IVORY, place(X, centre_y, scale * (0.84 if suit != "H" else 1.0), 45 * k))
    art.fill(circle(X, centre_y, 4.4), GOLD, stroke=IVORY, width=1.4)


def _draw_spades(art: Art, colour: str) -> None:
    shape = suit_path("S")
    art.fill(shape, colour, place(X, Y - 2, 1.86))
    inner = Art()
    inner.line(shape, IVORY, 16, place(X, Y - 2, 1.86))
    inner.line(shape, colour, 12, place(X, Y - 2, 1.86))
    inner.line(shape, GOLD, 7.6, place(X, Y - 2, 1.86))
    inner.line(shape, colour, 5.4, place(X, Y - 2, 1.86))
    art.add(inner, clip=place(X, Y - 2, 1.86).map(shape))
    half = Art()
    for x, y, scale, turn in ((2, 10, 1.25, 20), (6, -12, 1.1, -52), (2, -34, 0.72, -70), (22, 30, 0.9, -8)):
        at = place(x, y, scale, turn)
        half.line(outline(_SCROLL), IVORY, 1.7, at)
        half.fill(circle(9.5, 13, 1.8), GOLD, at)
        for leaf_x, leaf_y, leaf_turn in ((8, 0, -34), (17, 8, 20)):
            half.fill(outline(_LEAF), IVORY, place(leaf_x, leaf_y, 0.62, leaf_turn) * at)
    for across in (1, -1):
        art.add(half, place(X, Y).scale(across, 1))
    # The medal, and a small crown of dots over it.
    art.fill(circle(X, Y + 12, 17), colour, stroke=IVORY, width=1.8)
    for k in range(16):
        art.fill(circle(*around(X, Y + 12, 13.6, 22.5 * k), 1.0), IVORY)
    art.fill(star(X, Y + 12, 8, 11, 4.6), GOLD)
    art.fill(circle(X, Y + 12, 2.6), INK)
    for k in range(3):
        art.fill(
            polygon(
                (X, Y - 52 + k * 13 - 5),
                (X + 3.4, Y - 52 + k * 13),
                (X, Y - 52 + k * 13 + 5),
                (X - 3.4, Y - 52 + k * 13),
            ),
            GOLD,
        )
