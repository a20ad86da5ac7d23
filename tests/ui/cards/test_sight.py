"""Suits and colours differ for all kinds of sight and in grey, and stand out."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.ui.cards.names import COLOURS
from tests.ui.cards.painted import STYLES, colour_of, paint, pixels
from tests.ui.cards.sight import VISIONS, ciede2000, contrast, distance, lab, lightness, rgb
from trickdesk.ui.cards.palette import (
    COPPER,
    FOUR_COLOUR,
    FOUR_ON_DARK,
    IVORY,
    TWO_COLOUR,
    TWO_ON_DARK,
    VIOLET,
)

GROUNDS = {name: ground for name, (ground, _) in COLOURS.items()}


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(
    "colours", [FOUR_COLOUR, FOUR_ON_DARK, GROUNDS], ids=["four-colour", "on-dark", "grounds"]
)
def test_colours_stay_apart(colours: dict[str, str], vision: str) -> None:
    for first, second in combinations(colours, 2):
        assert distance(rgb(colours[first]), rgb(colours[second]), vision) >= 15, (first, second)


def test_two_colour_suits_stay_apart() -> None:
    for vision in VISIONS:
        for colours in (TWO_COLOUR, TWO_ON_DARK):
            assert distance(rgb(colours["S"]), rgb(colours["H"]), vision) >= 15


def test_marks_stand_out() -> None:
    on_ivory = [*TWO_COLOUR.values(), *FOUR_COLOUR.values(), VIOLET, COPPER]
    pairs = [(colour, IVORY) for colour in on_ivory]
    pairs += [
        (colour, panel)
        for colour in (*FOUR_ON_DARK.values(), *TWO_ON_DARK.values())
        for panel in ("#0c1317", "#1d252e")
    ]
    pairs += COLOURS.values()
    for first, second in pairs:
        assert contrast(rgb(first), rgb(second)) >= 4.5, (first, second)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("vision", [*VISIONS, "grey"])
def test_red_one_is_like_no_other_card(vision: str, style: str) -> None:
    """Red One, rules 1.4: the Red One is a card of its own, not a red card."""
    # In grey the yellow cards are light too: there the frame and the medallion must tell.
    least = 0.25 if vision == "grey" else 0.5
    red_one = seen("RED1", style, vision)
    for name in ("R5", "R10", "R11", "R14", "G10", "Y10", "B10", "BIRD"):
        pairs = zip(red_one, seen(name, style, vision), strict=True)
        apart = sum(ciede2000(first, second) >= 15 for first, second in pairs)
        assert apart > least * len(red_one), name


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("vision", [*VISIONS, "grey"])
def test_nobody_takes_one_joker_for_the_other(vision: str, style: str) -> None:
    """Their signs, in the part of a card that shows in a hand, and their pictures."""
    high, low = (seen(name, style, vision) for name in ("JK", "JL"))
    apart = sum(ciede2000(a, b) >= 15 for a, b in zip(high, low, strict=True))
    assert apart > 0.14 * len(high)
    if vision != "grey":
        assert distance(rgb(VIOLET), rgb(COPPER), vision) >= 15


def test_red_one_reverses_light_and_dark_of_a_red_card() -> None:
    one, red = (paint(name, 60) for name in ("RED1", "R5"))
    # Ground beside the picture, and the middle of the picture left of its numeral.
    for x, y, sign in ((6, 60, 1), (23, 40, -1)):
        values = [lightness(colour_of(image.pixel(x, y))) for image in (one, red)]
        assert sign * (values[0] - values[1]) > 30


def seen(name: str, style: str, vision: str) -> list[tuple[float, float, float]]:
    """Return the Lab colours of a small picture of a card, without its rim."""
    image = paint(name, 24, style)
    inside = image.copy(2, 2, image.width() - 4, image.height() - 4)
    if vision == "grey":
        return [(lightness(colour_of(pixel)), 0.0, 0.0) for pixel in pixels(inside)]
    return [lab(colour_of(pixel), vision) for pixel in pixels(inside)]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [  # test data of Sharma, Wu and Dalal 2005, pairs 1, 5, 7, 18, 20, 34
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.1848, -84.8006), (50, 0, -82.7485), 1.0000),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (61, -5, 29), 22.8977),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_ciede2000(
    first: tuple[float, float, float], second: tuple[float, float, float], expected: float
) -> None:
    assert ciede2000(first, second) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
def test_grey_is_grey_for_every_eye(vision: str) -> None:
    assert ciede2000(lab((128, 128, 128), vision), lab((128, 128, 128))) < 0.1
