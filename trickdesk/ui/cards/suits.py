"""The four French suits: their shapes and their colours."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.palette import INK
from trickdesk.ui.cards.paths import circle, outline, polygon

SUITS = "SHDC"

RED = "#c4122f"
# Chosen together: the smallest CIEDE2000 distance between any two of the four colours, over normal and
# colour-deficient sight, is 19.8.
FOUR_RED, FOUR_BLUE, FOUR_GREEN = "#d30b1f", "#0030cc", "#00806e"

TWO_COLOUR = {"S": INK, "H": RED, "D": RED, "C": INK}
FOUR_COLOUR = {"S": INK, "H": FOUR_RED, "D": FOUR_BLUE, "C": FOUR_GREEN}
# Likewise at least 16 apart, and readable on the panels of the dark theme.
FOUR_ON_DARK = {"S": "#f3f6f8", "H": "#ff5559", "D": "#7199ff", "C": "#62e8aa"}
TWO_ON_DARK = {"S": "#f3f6f8", "H": "#ff5559", "D": "#ff5559", "C": "#f3f6f8"}

_OUTLINES = {
    "S": "M0,-50 C7,-33 46,-9 46,16 C46,30 36,38.5 25,38.5 C15,38.5 7,33 3.5,24 C4.5,36 9,44 19,50 H-19 "
    "C-9,44 -4.5,36 -3.5,24 C-7,33 -15,38.5 -25,38.5 C-36,38.5 -46,30 -46,16 C-46,-9 -7,-33 0,-50 Z",
    "H": "M0,48 C-9,31 -48,8 -48,-18 C-48,-35 -37,-46 -24,-46 C-12,-46 -4,-39 0,-28 C4,-39 12,-46 24,-46 "
    "C37,-46 48,-35 48,-18 C48,8 9,31 0,48 Z",
    "D": "M0,-50 C8,-32 23,-13 39,0 C23,13 8,32 0,50 C-8,32 -23,13 -39,0 C-23,-13 -8,-32 0,-50 Z",
}


def suit_colours(four_colour: bool, on_dark: bool = False) -> dict[str, str]:
    """Return the colour of each suit on an ivory card, or on a dark ground."""
    if on_dark:
        return FOUR_ON_DARK if four_colour else TWO_ON_DARK
    return FOUR_COLOUR if four_colour else TWO_COLOUR


@cache
def suit_path(suit: str) -> QPainterPath:
    """Return the shape of suit S, H, D or C in a box of 100 units around (0, 0)."""
    return _club() if suit == "C" else outline(_OUTLINES[suit])


def _club() -> QPainterPath:
    path = circle(0, -26.5, 22.5).united(circle(-25.5, 9, 22.5)).united(circle(25.5, 9, 22.5))
    path = path.united(polygon((-12, -16), (12, -16), (18, 6), (-18, 6)))
    path = path.united(outline("M4,4 C5,29 10,43 20,50 H-20 C-10,43 -5,29 -4,4 Z"))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
