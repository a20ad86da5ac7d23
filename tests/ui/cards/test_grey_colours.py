"""In grey, the colours of the Red One deck differ only by their symbols."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, qGray

from tests.ui.cards.names import COLOURS
from tests.ui.cards.painted import paint
from tests.ui.cards.sight import lightness, rgb

# A flame, a leaf, a sun, a moon with a star: what a person sees at a glance, in a square of so many cells.
CELLS = 9
FORMS = {
    "R": "......... ....##... ....###.. ..#####.. .#######. .###.###. .###..##. ..#...#.. ...#.#...",
    "G": ".......#. ....####. ...#####. ..######. ..##.###. .##.####. ..#####.. .#####... .........",
    "Y": "......... ..#####.. .###.###. .##.#.##. .#.###.#. .##.#.##. .###.###. ..#####.. .........",
    "B": "...##.... .###..... .###..... ###...##. ###...... .###..... .####.... ..######. ...###...",
}
SYMBOLS = {  # where each style draws the large one, in units of a card 250 broad: its middle and its side
    "standard": (38, 96, 36),
    "large": (168, 258, 98),
    "bold": (100, 256, 162),
}
SMALL = 125  # pixels, about as broad as on a table
ALIKE, UNLIKE = 8, 16  # cells of 81

pytestmark = pytest.mark.usefixtures("qapp")


def form(colour: str, style: str) -> str:
    """Return the symbol on a small grey card, as cells unlike the background."""
    grey = paint(f"{colour}10", SMALL, style).convertToFormat(QImage.Format.Format_Grayscale8)
    x, y, side = (number * SMALL // 250 for number in SYMBOLS[style])
    symbol = grey.copy(QRect(x - side // 2, y - side // 2, side, side)).scaled(
        CELLS,
        CELLS,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    values = [qGray(symbol.pixel(column, row)) for row in range(CELLS) for column in range(CELLS)]
    middle, ground = (min(values) + max(values)) / 2, values[0]
    return "".join(".#"[(value > middle) is not (ground > middle)] for value in values)


def unlike(first: str, second: str) -> int:
    return sum(a != b for a, b in zip(first, second, strict=True))


def test_two_grounds_are_the_same_grey() -> None:
    """So that colour can't be the difference."""
    greys = {colour: lightness(rgb(COLOURS[colour][0])) for colour in FORMS}
    assert min(abs(greys[a] - greys[b]) for a, b in combinations(greys, 2)) < 5


@pytest.mark.parametrize("style", SYMBOLS)
def test_each_colour_has_its_own_symbol_in_grey(style: str) -> None:
    seen = {colour: form(colour, style) for colour in FORMS}
    for colour, found in seen.items():
        assert unlike(found, FORMS[colour].replace(" ", "")) <= ALIKE, (colour, found)
    for first, second in combinations(seen, 2):
        assert unlike(seen[first], seen[second]) >= UNLIKE, (first, second)
