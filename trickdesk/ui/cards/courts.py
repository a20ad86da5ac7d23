"""King, queen and jack: the frame, its two halves and the sash between them."""

from __future__ import annotations

import math

from trickdesk.ui.cards import dress, figures, held
from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art
from trickdesk.ui.cards.look import Look, look_of
from trickdesk.ui.cards.palette import CREAM, DARK_GOLD, GOLD, INK, WHITE, alpha, mix
from trickdesk.ui.cards.paths import around, circle, place, polygon, polyline, rect, star
from trickdesk.ui.cards.suits import suit_colours, suit_path

HALF_WIDTH = 72.0
HALF_HEIGHT = 148.0
SLOPE = 20.0  # the divider runs from (-HALF_WIDTH, SLOPE) to (HALF_WIDTH, -SLOPE)


def court(rank: str, suit: str, four_colour: bool) -> Art:
    """Return the framed picture of a court card, in its place on the card."""
    look = look_of(rank, suit, four_colour)
    half = _half(look)
    half.fill(suit_path(suit), suit_colours(four_colour)[suit], place(-54, -122, 0.29))
    centre = place(WIDTH / 2, HEIGHT / 2)
    frame = rect(-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT, 5)
    upper_half = polygon(
        (-HALF_WIDTH, -HALF_HEIGHT), (HALF_WIDTH, -HALF_HEIGHT), (HALF_WIDTH, -SLOPE), (-HALF_WIDTH, SLOPE)
    )
    art = Art()
    art.fill(frame, CREAM, centre)
    upper = Art()
    upper.add(half, centre, clip=upper_half)
    art.add_twin(upper)
    art.add(_sash(look), centre, clip=frame)
    art.line(rect(-HALF_WIDTH + 4, -HALF_HEIGHT + 4, 136, 288, 3), alpha(DARK_GOLD, 0.55), 1.0, centre)
    art.line(frame, INK, 2.4, centre)
    return art


def _half(look: Look) -> Art:
    art = Art()
    for direction in range(-8, 9, 2):
        edges = (-90 + direction * 11 - 5.5, -90 + direction * 11 + 5.5)
        ray = polygon((0, -70), *(around(0, -70, 260, degrees) for degrees in edges))
        art.fill(ray, mix(CREAM, GOLD, 0.22))
    held.draw_held(art, look)
    figures.draw_back_hair(art, look)
    dress.draw_robe(art, look)
    dress.draw_collar(art, look)
    figures.draw_face(art, look)
    figures.draw_headgear(art, look)
    dress.draw_arm(art, look)
    return art


def _sash(look: Look) -> Art:
    """A gold ribbon along the divider; the same after a half turn."""
    art = Art()
    slant = place(turn=-math.degrees(math.atan2(SLOPE, HALF_WIDTH)))
    length = math.hypot(SLOPE, HALF_WIDTH) + 10
    art.fill(rect(-length, -8, 2 * length, 16), INK, slant)
    art.fill(rect(-length, -6, 2 * length, 12), GOLD, slant)
    for y in (-4.4, 4.4):
        art.line(polyline((-length, y), (length, y)), DARK_GOLD, 0.9, slant)
    for k in range(-4, 5):
        x = k * 18
        lozenge = polygon((x - 6, 0), (x, -3.4), (x + 6, 0), (x, 3.4))
        art.fill(lozenge, INK if k % 2 else look.accent, slant)
        art.fill(circle(x + 9, 0, 1.5), INK, slant)
    # A rosette in the middle, the same after a half turn.
    art.fill(circle(0, 0, 12.4), GOLD, stroke=INK, width=1.8)
    for k in range(8):
        art.fill(circle(*around(0, 0, 9.2, 45 * k + 22.5), 1.7), WHITE, stroke=INK, width=0.7)
    art.fill(star(0, 0, 4, 7.6, 3.0), look.accent, stroke=INK, width=0.8)
    return art
