"""Suit marks on panels and plates."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage

from tests.ui.cards.painted import pixels
from trickdesk.ui.cards.palette import SUITS, suit_colours
from trickdesk.ui.cards.symbols import SYMBOLS, suit_icon, symbol_drawing, symbol_pixmap, use_four_colours

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("on_dark", [True, False])
def test_every_symbol_is_drawn_inside_its_square(on_dark: bool) -> None:
    seen = set()
    for symbol in SYMBOLS:
        image = symbol_pixmap(symbol, 24, on_dark=on_dark, dpr=1.5).toImage()
        assert (image.width(), image.height()) == (36, 36)
        assert image.devicePixelRatio() == 1.5
        alphas = [pixel >> 24 for pixel in pixels(image.convertToFormat(QImage.Format.Format_ARGB32))]
        assert sum(alpha > 128 for alpha in alphas) > 0.2 * len(alphas), symbol
        for column in (0, 35):
            assert max(alphas[column::36]) < 200, f"{symbol} is cut off"
        seen.add(tuple(pixels(image)))
    assert len(seen) == len(SYMBOLS)


def test_icon_on_a_checked_button_has_the_colours_for_light() -> None:
    icon = suit_icon("C", 20, on_dark=True)
    off, on = (
        icon.pixmap(QSize(20, 20), 2, QIcon.Mode.Normal, state).toImage().pixelColor(20, 10).name()
        for state in (QIcon.State.Off, QIcon.State.On)
    )
    light = suit_icon("C", 20, on_dark=False).pixmap(QSize(20, 20), 2).toImage().pixelColor(20, 10).name()
    assert on == light != off


def test_every_mark_on_a_disabled_button_is_faint() -> None:
    """Black suits, too, which are white on a dark panel."""
    for symbol in SYMBOLS:
        icon = suit_icon(symbol, 20, on_dark=True)
        usual, disabled = (
            max(pixel >> 24 for pixel in pixels(icon.pixmap(QSize(20, 20), 2, mode).toImage()))
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
        )
        assert disabled < usual / 2, symbol


def test_suits_have_the_colours_of_the_deck() -> None:
    """Two colours by default, four with four-colour decks, changed at once."""

    def colours(on_dark: bool) -> list[str]:
        return [
            symbol_pixmap(suit, 40, on_dark=on_dark, dpr=1).toImage().pixelColor(20, 18).name()
            for suit in SUITS
        ]

    try:
        for on_dark in (False, True):
            for four in (False, True, False):
                use_four_colours(four)
                assert colours(on_dark) == list(suit_colours(four, on_dark).values())
                assert len(set(colours(on_dark))) == (4 if four else 2)
    finally:
        use_four_colours(False)


def test_icons_are_drawn_once_for_a_deck() -> None:
    """Qt keeps a copy of every icon shown, and each decision has new icons."""

    def diamond() -> tuple[int, str]:
        icon = suit_icon("D", 20, on_dark=False)
        return icon.cacheKey(), icon.pixmap(QSize(20, 20), 2).toImage().pixelColor(20, 20).name()

    try:
        two = diamond()
        assert diamond() == two
        use_four_colours(True)
        assert diamond()[1] == suit_colours(True)["D"] != two[1]
    finally:
        use_four_colours(False)
    assert diamond()[1] == two[1]


def test_unknown_symbol() -> None:
    with pytest.raises(KeyError):
        symbol_drawing("X", True, False)
