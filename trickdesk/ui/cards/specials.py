"""The two cards of the Red One deck that have no colour: the Bird and the Red One.

Each has a ground and a symbol that no colour has. The Red One is no red card (rules.md, 1): it reverses the
scheme of the colours, dark marks and a dark medallion on a light, rayed ground, so that it stays apart from
them in shades of grey too.
"""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art, blank_card
from trickdesk.ui.cards.colours import points_badge
from trickdesk.ui.cards.palette import DARK_GOLD, GOLD, INK, IVORY, alpha
from trickdesk.ui.cards.paths import around, circle, outline, place, polygon, polyline, rect

BIRD_GROUND = "#6d3fb0"
RED_ONE_GROUND = "#fbf1d9"
RED_ONE_INK = "#7a0f2b"
_RAY = "#f3ddcc"
_PANEL = rect(8, 8, WIDTH - 16, HEIGHT - 16, 10)

_BODY = (
    "M-70,58 C-58,30 -40,8 -22,-18 C-14,-40 4,-56 28,-54 C40,-53 48,-48 52,-42 L86,-34 L50,-24 "
    "C46,-4 40,24 14,42 C-4,54 -24,56 -38,54 L-62,84 L-56,54 Z"
)
_WING = "M18,-10 C8,16 -18,40 -58,52 C-46,34 -34,24 -30,16 C-20,-2 0,-12 18,-10 Z"
# A numeral with a flag and a foot, unlike the plain strokes of the ranks; box 60 x 100 around (0, 0).
_ONE = (
    "M-4,-50 H13 V34 C13,39 16,41 22,41 H27 V50 H-27 V41 H-20 C-14,41 -11,39 -11,34 V-19 "
    "C-11,-23 -14,-24 -18,-22 L-27,-18 L-30,-27 Z"
)
_CROWN = (
    "M-42,22 L-50,-26 C-40,-12 -30,-8 -24,-14 C-16,-22 -8,-34 0,-44 "
    "C8,-34 16,-22 24,-14 C30,-8 40,-12 50,-26 L42,22 Z"
)


def bird_symbol(ink: str, ground: str, wing: str) -> Art:
    """Return the Bird, about 160 units wide around (0, 0)."""
    art = Art()
    art.fill(outline(_BODY), ink)
    art.fill(outline(_WING), wing)
    for x, y in ((8, 8), (-4, 20), (-18, 30)):
        feather = f"M{x},{y - 6} C{x - 14},{y + 4} {x - 24},{y + 10} {x - 34},{y + 14}"
        art.line(outline(feather), ground, 2.2)
    art.fill(circle(30, -36, 6), ground)
    art.fill(circle(31, -36, 3), ink)
    art.line(outline("M50,-33 L70,-32"), ground, 1.8)
    art.line(outline("M0,50 L4,74 M16,44 L24,72"), ink, 5)
    art.line(outline("M4,74 L-8,78 M4,74 L14,79 M24,72 L14,77 M24,72 L36,76"), ink, 4)
    return art


def bird_card(points: int) -> Art:
    """Return the standard face of the Bird."""
    art = _bird_ground()
    x, y = WIDTH / 2, HEIGHT / 2
    for k in range(4):
        art.line(circle(x, y, 98 - k * 9), alpha(GOLD, 0.9 - 0.2 * k), 1.6)
    for degrees in range(0, 360, 15):
        ray = polyline(around(x, y, 62, degrees), around(x, y, 98, degrees))
        art.line(ray, alpha(GOLD, 0.5), 1.2)
    art.fill(circle(x, y, 70), GOLD)
    art.fill(circle(x, y, 65), IVORY)
    art.add(_branch(), place(x, y), clip=circle(0, 0, 65))
    art.add(bird_symbol(INK, IVORY, BIRD_GROUND), place(x - 1, y - 4, 0.68))
    index = Art()
    index.add(bird_symbol(IVORY, BIRD_GROUND, GOLD), place(47, 44, 0.37))
    art.add_both_ends(index)
    if points:
        art.add_both_ends(points_badge(points, IVORY, BIRD_GROUND, x, 37, 18))
    return art


def _branch() -> Art:
    """What the Bird sits on, with leaves and berries, below (0, 0)."""
    art = Art()
    art.line(outline("M-70,52 C-40,42 -6,56 24,46 C42,40 58,44 72,36"), INK, 6.4)
    art.line(outline("M-70,51 C-40,41 -6,55 24,45 C42,39 58,43 72,35"), "#8f5f33", 3.4)
    leaf = "M0,0 C5,-10 17,-13 26,-8 C21,2 10,6 0,0 Z"
    for leaf_x, leaf_y, turn, down in (
        (-44, 46, 8, -1),
        (-22, 48, -28, 1),
        (30, 45, 12, -1),
        (44, 41, -40, 1),
        (48, 41, 20, -1),
    ):
        at = place(leaf_x, leaf_y, 0.85, turn).scale(1, down)
        art.fill(outline(leaf), "#3f8a5a", at, stroke=INK, width=1.6)
        art.line(outline("M3,-1 C10,-5 16,-7 21,-7"), "#256b40", 1.2, at)
    for berry_x, berry_y in ((-33, 58), (-27, 61), (15, 56)):
        art.fill(circle(berry_x, berry_y, 3.6), "#c4122f", stroke=INK, width=1.3)
    return art


def large_bird_card(points: int) -> Art:
    """Return the large-index face of the Bird."""
    art = _bird_ground()
    art.add(bird_symbol(IVORY, BIRD_GROUND, GOLD), place(74, 76, 0.68))
    art.fill(circle(162, 250, 70), GOLD)
    art.add(bird_symbol("#2b1a55", GOLD, BIRD_GROUND), place(160, 246, 0.74))
    if points:
        art.add(points_badge(points, IVORY, BIRD_GROUND, 48, 300, 26))
    return art


def _bird_ground() -> Art:
    art = blank_card()
    art.fill(_PANEL, BIRD_GROUND)
    return art


def red_one_symbol(ink: str, jewel: str) -> Art:
    """Return the crown of the Red One in a box of 100 units around (0, 0)."""
    art = Art()
    art.fill(outline(_CROWN), ink)
    art.fill(rect(-42, 28, 84, 15, 4), ink)
    for x, y in ((-50, -30), (0, -45), (50, -30)):
        art.fill(circle(x * 0.92, y, 7), ink)
    art.fill(polygon((0, -16), (9, 1), (0, 16), (-9, 1)), jewel)
    return art


def numeral_one() -> QPainterPath:
    """Return the numeral of the Red One, 100 units high around (0, 0)."""
    return outline(_ONE)


def red_one_card(points: int) -> Art:
    """Return the standard face of the Red One."""
    art = _red_one_ground()
    x, y = WIDTH / 2, HEIGHT / 2
    art.add(_laurel(), place(x, y + 6))
    art.add(_medallion(), place(x, y + 6))
    art.add(red_one_symbol(RED_ONE_INK, GOLD), place(x, y - 79, 0.52))
    index = Art()
    index.fill(outline(_ONE), RED_ONE_INK, place(42, 47, 0.5))
    index.add(red_one_symbol(RED_ONE_INK, RED_ONE_GROUND), place(42, 94, 0.36))
    art.add_both_ends(index)
    if points:
        art.add_both_ends(points_badge(points, RED_ONE_INK, RED_ONE_GROUND, x, 40, 18))
    return art


def large_red_one_card(points: int) -> Art:
    """Return the large-index face of the Red One."""
    art = _red_one_ground()
    art.fill(outline(_ONE), RED_ONE_INK, place(66, 80, 1.08))
    art.add(red_one_symbol(RED_ONE_INK, RED_ONE_GROUND), place(66, 182, 0.72))
    art.add(_medallion(), place(164, 254, 1.06))
    if points:
        art.add(points_badge(points, RED_ONE_INK, RED_ONE_GROUND, 50, 298, 26))
    return art


def _red_one_ground() -> Art:
    rays = Art()
    for k in range(36):
        if k % 2:
            edges = [around(WIDTH / 2, HEIGHT / 2, 220, k * 10 + edge) for edge in (-5, 5)]
            rays.fill(polygon((WIDTH / 2, HEIGHT / 2), *edges), _RAY)
    art = blank_card()
    art.fill(_PANEL, RED_ONE_GROUND)
    art.add(rays, clip=_PANEL)
    art.line(rect(12.5, 12.5, WIDTH - 25, HEIGHT - 25, 7), RED_ONE_INK, 9)
    art.line(rect(12.5, 12.5, WIDTH - 25, HEIGHT - 25, 7), GOLD, 1.4)
    return art


def _medallion() -> Art:
    """A scalloped seal of radius 66 with the numeral in it."""
    art = Art()
    for k in range(16):
        art.fill(circle(*around(0, 0, 54, k * 22.5), 11.5), DARK_GOLD)
    art.fill(circle(0, 0, 58), DARK_GOLD)
    art.fill(circle(0, 0, 54), RED_ONE_INK)
    art.line(circle(0, 0, 48.5), GOLD, 1.8)
    art.fill(outline(_ONE), IVORY, place(-1, 0, 0.76), stroke=GOLD, width=3)
    return art


def _laurel() -> Art:
    """Two branches that meet below the medallion."""
    branch = Art()
    branch.line(outline("M0,84 C-44,84 -80,50 -84,-6"), DARK_GOLD, 2.2)
    leaf = outline("M0,0 C8,-9 20,-9 28,0 C20,9 8,9 0,0 Z")
    for k in range(7):
        degrees = 98 + k * 14
        stem = around(0, 0, 82, degrees)
        for tilt in (38, 128):
            branch.fill(leaf, DARK_GOLD, place(*stem, 0.78, turn=degrees + tilt))
    art = Art()
    art.add(branch)
    art.add(branch, place().scale(-1, 1))
    return art
