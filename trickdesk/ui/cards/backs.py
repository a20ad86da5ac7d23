"""The backs of the cards: they differ in tone and in pattern, so that two decks on one table stay apart.

Each looks the same after half a turn, so that no card can be told by how it lies.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.art import HALF_TURN, HEIGHT, WIDTH, Art, blank_card
from trickdesk.ui.cards.palette import alpha
from trickdesk.ui.cards.paths import around, circle, outline, place, polygon, polyline, rect, star
from trickdesk.ui.cards.suits import suit_path

X, Y = WIDTH / 2, HEIGHT / 2


class _Tone(NamedTuple):
    base: str
    middle: str
    light: str


_INNER = rect(17, 17, WIDTH - 34, HEIGHT - 34, 6)


def _lattice(tone: _Tone) -> Art:
    """Lozenges with a cross of four drops in every other one."""
    lozenges, dots = QPainterPath(), QPainterPath()
    for column in range(-6, 7):
        for row in range(-9, 10):
            if (column + row) % 2 == 0:
                x, y = X + column * 18, Y + row * 18
                lozenges.addPath(_lozenge(x, y, 14))
                if row % 2:
                    dots.addPath(_lozenge(x, y, 4.4))
                else:
                    dots.addPath(star(x, y, 4, 8.5, 2.6))
    art = Art()
    art.fill(lozenges, tone.middle)
    art.fill(dots, tone.light)
    return art


def _lozenge(x: float, y: float, radius: float) -> QPainterPath:
    return polygon((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y))


def _scales(tone: _Tone) -> Art:
    """Rows of overlapping fans from both ends towards a belt in the middle."""
    half, radius = Art(), 21.0
    rings = ((1.0, tone.base), (0.76, tone.middle), (0.48, tone.base), (0.2, tone.light))
    for row in range(10):
        shift = 0.0 if row % 2 else radius
        for share, colour in rings:
            path = QPainterPath()
            for column in range(-1, 7):
                path.addPath(circle(20 + column * 2 * radius + shift, 10 + row * radius, radius * share))
            if share == 1.0:
                half.fill(path, colour, stroke=tone.light, width=1.1)
            else:
                half.fill(path, colour)
    art = Art()
    for at in (None, HALF_TURN):
        art.add(half, at, clip=rect(0, 0, WIDTH, Y))
    art.fill(rect(0, Y - 11, WIDTH, 22), tone.base, stroke=tone.light, width=2.2)
    beads = QPainterPath()
    for k in range(-8, 9):
        beads.addPath(circle(X + k * 14, Y, 3.2))
    art.fill(beads, tone.light)
    return art


def _rosette(tone: _Tone) -> Art:
    """Engine-turned circles around the middle and in the corners, as on a share certificate."""
    art = Art()
    art.fill(_INNER, tone.middle)
    for reach, lobes, depth in ((150, 24, 16), (112, 24, 15), (84, 24, 14)):
        for turn in range(4):
            art.line(_wave(X, Y, reach, lobes, depth, turn * 90 / lobes), alpha(tone.light, 0.75), 0.9)
    for x, y in ((17, 17), (WIDTH - 17, 17), (17, HEIGHT - 17), (WIDTH - 17, HEIGHT - 17)):
        art.fill(circle(x, y, 52), tone.base, stroke=tone.light, width=1.6)
        for turn in range(3):
            art.line(_wave(x, y, 38, 16, 9, turn * 7.5), tone.light, 0.9)
        art.fill(circle(x, y, 20), tone.middle, stroke=tone.light, width=1.2)
    return art


def _wave(x: float, y: float, reach: float, lobes: int, depth: float, turn: float) -> QPainterPath:
    """A closed line around (x, y) that swings ``lobes`` times between two distances."""
    points = []
    for k in range(lobes * 8):
        angle = math.radians(turn + k * 45 / lobes)
        radius = reach + depth * math.cos(lobes * math.radians(k * 45 / lobes))
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(*points)


def _stars(tone: _Tone) -> Art:
    """Stars with eight points, and the crosses that they leave between them."""
    stars, inner, cores = QPainterPath(), QPainterPath(), QPainterPath()
    for column in range(-3, 4):
        for row in range(-4, 5):
            x, y = X + column * 39.2, Y + row * 39.2
            stars.addPath(_eight(x, y, 19.6))
            inner.addPath(_eight(x, y, 13.4))
            cores.addPath(star(x, y, 8, 8.2, 3.4))
    art = Art()
    art.fill(stars, tone.middle, stroke=tone.light, width=1.4)
    art.fill(inner, tone.base, stroke=tone.light, width=0.8)
    art.fill(cores, tone.light)
    crosses = QPainterPath()
    for column in range(-3, 3):
        for row in range(-5, 5):
            crosses.addPath(_lozenge(X + (column + 0.5) * 39.2, Y + (row + 0.5) * 39.2, 5.2))
    art.fill(crosses, tone.light)
    return art


def _eight(x: float, y: float, reach: float) -> QPainterPath:
    """Two squares over each other, one of them on its corner, as one outline of 16 points."""
    return polygon(*(around(x, y, reach * (1.0 if k % 2 else 0.765), k * 22.5 + 22.5) for k in range(16)))


_VINE = "M0,0 C10,-26 38,-30 46,-8 C51,8 34,20 24,10 C17,2 26,-8 32,-2"
_LEAF = "M0,0 C4,-10 15,-13 24,-9 C20,1 10,6 0,0 Z"


def _arabesque(tone: _Tone) -> Art:
    """Scrolls of leaves, grown from the middle of each side."""
    quarter = Art()
    for x, y, scale, turn in (
        (4, 52, 1.15, -82),
        (10, 66, 1.0, 10),
        (30, 96, 1.0, -70),
        (36, 100, 0.95, 22),
        (12, 128, 1.05, 4),
        (58, 58, 0.9, -30),
        (62, 136, 0.75, -96),
        (60, 22, 0.8, -58),
    ):
        at = place(x, y, scale, turn)
        quarter.line(outline(_VINE), tone.light, 2.2, at)
        for leaf_x, leaf_y, leaf_turn in ((12, -19, -60), (36, -22, -5), (46, -2, 60)):
            leaf = place(leaf_x, leaf_y, 0.62, leaf_turn) * at
            quarter.fill(outline(_LEAF), tone.light, leaf)
        quarter.fill(circle(30, 2, 3.4), tone.light, at)
    art = Art()
    art.fill(_INNER, tone.middle)
    art.fill(_lozenge(X, Y, 190), tone.base)
    for across, down in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        art.add(quarter, place(X, Y).scale(across, down))
    for side in (-1, 1):
        art.line(polyline((X, Y + side * 50), (X, Y + side * 150)), tone.light, 1.6)
        for reach in (78, 104, 130):
            art.fill(_lozenge(X, Y + side * reach, 5), tone.light)
    return art


def _plain(tone: _Tone) -> Art:
    art = Art()
    art.fill(_INNER, tone.middle)
    art.line(rect(30, 30, WIDTH - 60, HEIGHT - 60, 3), alpha(tone.light, 0.55), 1.0)
    corners = QPainterPath()
    for x, y in ((30, 30), (WIDTH - 30, 30), (30, HEIGHT - 30), (WIDTH - 30, HEIGHT - 30)):
        corners.addPath(_lozenge(x, y, 6))
    art.fill(corners, tone.light)
    return art


_BACKS: dict[str, tuple[Callable[[_Tone], Art], _Tone]] = {
    "back-lattice": (_lattice, _Tone("#1d3f8f", "#2f58b3", "#f4e3b2")),
    "back-scales": (_scales, _Tone("#8f1d2c", "#b3323f", "#f7e0c0")),
    "back-rosette": (_rosette, _Tone("#3d1f66", "#54308a", "#ecdcf8")),
    "back-stars": (_stars, _Tone("#0e4a5c", "#1a6b7f", "#f6d98f")),
    "back-arabesque": (_arabesque, _Tone("#14161d", "#242833", "#e0b65a")),
    "back-plain": (_plain, _Tone("#12503f", "#1c6d57", "#efe3bd")),
}
BACKS = tuple(_BACKS)


def card_back(name: str) -> Art:
    """Return the back called ``name``, one of ``BACKS``."""
    pattern, tone = _BACKS[name]
    art = blank_card()
    art.fill(rect(9, 9, WIDTH - 18, HEIGHT - 18, 9), tone.base)
    art.add(pattern(tone), clip=_INNER)
    art.line(rect(15, 15, WIDTH - 30, HEIGHT - 30, 7), tone.light, 2.2)
    art.line(rect(20.5, 20.5, WIDTH - 41, HEIGHT - 41, 4), alpha(tone.light, 0.7), 1.0)
    art.add(_medallion(tone))
    return art


def _medallion(tone: _Tone) -> Art:
    """All suits around a star, each of them twice."""
    art, rim = Art(), QPainterPath()
    for k in range(24):
        rim.addPath(circle(*around(X, Y, 49, k * 15), 4.4))
    art.fill(rim, tone.light)
    art.fill(circle(X, Y, 49), tone.base, stroke=tone.light, width=2.2)
    art.line(circle(X, Y, 44), alpha(tone.light, 0.7), 1.0)
    for k, suit in enumerate("SHCDSHCD"):
        at = place(X, Y, turn=45 * k).translate(0, -31.5).scale(0.165, 0.165)
        art.fill(suit_path(suit), tone.light, at)
    art.fill(star(X, Y, 8, 15, 6.5), tone.light)
    art.fill(circle(X, Y, 4.2), tone.base)
    return art
