"""Numerals and letters as single strokes of even weight with round ends; no font is used on a card."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath, QTransform

from trickdesk.ui.cards.art import Art
from trickdesk.ui.cards.paths import outline

CENTRE_LINE_HEIGHT = 84.0

# Character: width and centre line, from y = 0 (top) to 84 (baseline).
_GLYPHS: dict[str, tuple[float, str]] = {
    "0": (46, "M23,0 A23,23 0 0 1 46,23 V61 A23,23 0 0 1 0,61 V23 A23,23 0 0 1 23,0 Z"),
    "1": (24, "M2,20 L24,0 V84"),
    "2": (45, "M1,24 A22,22.5 0 0 1 45,22 C45,36 37,43 27,53 L1,84 H46"),
    "3": (45, "M2,19 A20.5,19.8 0 1 1 22,39.6 H17 M22,39.6 A22.3,22.3 0 1 1 0,65"),
    "4": (48, "M35,84 V0 L0,60 H49"),
    "5": (45, "M41,0 H6 L3,40 C9,34 15,32 22,32 A23.5,26 0 0 1 45.5,58 A23.5,26 0 0 1 0,66"),
    "6": (46, "M35,0 C14,14 0,36 0,59 A23,24.5 0 1 0 46,59.5 A23,24.5 0 1 0 0,59.5"),
    "7": (44, "M0,0 H44 L15,84"),
    "8": (46, "M23,0 A20,19.4 0 1 1 22.9,0 Z M23,38.8 A23,22.6 0 1 1 22.9,38.8 Z"),
    "9": (46, "M11,84 C32,70 46,48 46,25 A23,24.5 0 1 0 0,24.5 A23,24.5 0 1 0 46,24.5"),
    "A": (50, "M0,84 L25,0 L50,84 M9,57 H41"),
    "B": (44, "M0,84 V0 H21 A20,20 0 0 1 21,40 H0 M21,40 H22 A22,22 0 0 1 22,84 H0"),
    "D": (46, "M0,0 H14 C36,0 46,18 46,42 C46,66 36,84 14,84 H0 Z"),
    "E": (36, "M36,0 H0 V84 H36 M0,40 H30"),
    "J": (36, "M14,0 H36 V62 A18,22 0 0 1 0,62"),
    "K": (48, "M0,0 V84 M45,0 L0,50 M17,32 L48,84"),
    "N": (46, "M0,84 V0 L46,84 V0"),
    "O": (48, "M24,0 A24,24 0 0 1 48,24 V60 A24,24 0 0 1 0,60 V24 A24,24 0 0 1 24,0 Z"),
    "Q": (50, "M24,0 A24,24 0 0 1 48,24 V60 A24,24 0 0 1 0,60 V24 A24,24 0 0 1 24,0 Z M29,62 L51,87"),
    "R": (44, "M0,84 V0 H22 A22,22 0 0 1 22,44 H0 M22,44 L44,84"),
    "S": (
        44,
        "M42,15 C38,5 31,0 22,0 C9,0 2,8 2,20 C2,33 12,37 22,41 C34,45 44,50 44,63 C44,76 35,84 22,84 C11,84 4,78 0,67",
    ),
    "T": (44, "M0,0 H44 M22,0 V84"),
    "V": (50, "M0,0 L25,84 L50,0"),
}


def is_drawable(text: str) -> bool:
    """Whether each of its characters can be drawn, and there is one."""
    return bool(text) and all(character in _GLYPHS for character in text)


@cache
def _centre_line(character: str) -> QPainterPath:
    return outline(_GLYPHS[character][1])


def text_width(
    text: str, height: float, *, weight: float = 16.5, squeeze: float = 1.0, gap: float = 13.0
) -> float:
    """Return the width in card units of what ``text_art`` draws with the same arguments."""
    em = sum(_GLYPHS[ch][0] * squeeze + gap + weight for ch in text) - gap
    return em * height / (CENTRE_LINE_HEIGHT + weight)


def text_art(
    text: str,
    colour: str,
    height: float,
    x: float,
    y: float,
    *,
    weight: float = 16.5,
    squeeze: float = 1.0,
    gap: float = 13.0,
    rim: tuple[str, float] | None = None,
) -> Art:
    """Return ``text`` centred on ``x`` with its top at ``y``.

    ``height`` is the height of a capital including its stroke, in card units; ``weight`` (of the stroke)
    and ``gap`` (between characters) count in hundredths of the em; ``squeeze`` narrows the characters;
    ``rim`` is the colour and the weight of an outline around the strokes.
    """
    art = Art()
    scale = height / (CENTRE_LINE_HEIGHT + weight)
    left = x - text_width(text, height, weight=weight, squeeze=squeeze, gap=gap) / 2
    paths = []
    for character in text:
        # The squeeze must not thin the vertical strokes: map the centre line first, stroke it after.
        narrow = QTransform.fromScale(squeeze, 1).map(_centre_line(character))
        at = QTransform(scale, 0, 0, scale, left + weight / 2 * scale, y + weight / 2 * scale)
        paths.append(at.map(narrow))
        left += (_GLYPHS[character][0] * squeeze + gap + weight) * scale
    passes = [(colour, weight)] if rim is None else [(rim[0], weight + rim[1]), (colour, weight)]
    for stroke, stroke_weight in passes:
        for path in paths:
            art.line(path, stroke, stroke_weight * scale)
    return art
