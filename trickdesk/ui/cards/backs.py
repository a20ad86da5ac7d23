"""The backs of the cards: they differ in tone and in pattern, so that two decks on one table stay apart."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art, blank_card
from trickdesk.ui.cards.palette import alpha
from trickdesk.ui.cards.paths import circle, place, polygon, rect, star
from trickdesk.ui.cards.suits import suit_path


class _Tone(NamedTuple):
    base: str
    middle: str
    light: str


_INNER = rect(17, 17, WIDTH - 34, HEIGHT - 34, 6)


def _lattice(tone: _Tone) -> Art:
    lozenges, dots = QPainterPath(), QPainterPath()
    for column in range(-6, 7):
        for row in range(-9, 10):
            if (column + row) % 2 == 0:
                x, y = WIDTH / 2 + column * 18, HEIGHT / 2 + row * 18
                lozenges.addPath(_lozenge(x, y, 14))
                dots.addPath(_lozenge(x, y, 4.4))
    art = Art()
    art.fill(lozenges, tone.middle)
    art.fill(dots, tone.light)
    return art


def _lozenge(x: float, y: float, radius: float) -> QPainterPath:
    return polygon((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y))


def _scales(tone: _Tone) -> Art:
    """Rows of overlapping discs: each row covers the lower half of the row above."""
    art = Art()
    radius = 21.0
    rings = ((1.0, tone.base), (0.72, tone.middle), (0.44, tone.base), (0.18, tone.light))
    for row in range(-1, 17):
        shift = radius if row % 2 else 0.0
        for share, colour in rings:
            path = QPainterPath()
            for column in range(-1, 7):
                x = 17 + column * 2 * radius + shift
                path.addPath(circle(x, 38 + row * radius, radius * share))
            if share == 1.0:
                art.fill(path, colour, stroke=tone.light, width=1.1)
            else:
                art.fill(path, colour)
    return art


def _plain(tone: _Tone) -> Art:
    art = Art()
    art.fill(_INNER, tone.middle)
    return art


_BACKS = {
    "back-lattice": (_lattice, _Tone("#1d3f8f", "#2f58b3", "#f4e3b2")),
    "back-scales": (_scales, _Tone("#8f1d2c", "#b3323f", "#f7e0c0")),
    "back-plain": (_plain, _Tone("#12503f", "#1c6d57", "#efe3bd")),
}
BACKS = tuple(_BACKS)


def card_back(name: str) -> Art:
    """Return the back called ``name``, one of ``BACKS``."""
    pattern, tone = _BACKS[name]
    x, y = WIDTH / 2, HEIGHT / 2
    art = blank_card()
    art.fill(rect(9, 9, WIDTH - 18, HEIGHT - 18, 9), tone.base)
    art.add(pattern(tone), clip=_INNER)
    art.line(rect(15, 15, WIDTH - 30, HEIGHT - 30, 7), tone.light, 2.2)
    art.line(rect(20.5, 20.5, WIDTH - 41, HEIGHT - 41, 4), alpha(tone.light, 0.7), 1.0)
    art.fill(circle(x, y, 47), tone.base, stroke=tone.light, width=2.2)
    art.line(circle(x, y, 42), alpha(tone.light, 0.7), 1.0)
    for turn, suit in zip((0, 90, 180, 270), "SHCD", strict=True):
        at = place(x, y, turn=turn).translate(0, -25).scale(0.21, 0.21)
        art.fill(suit_path(suit), tone.light, at)
    art.fill(star(x, y, 4, 12, 4.5), tone.light)
    return art
