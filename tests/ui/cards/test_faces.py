"""Every card is drawn, all are different, and their indices are readable."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from PySide6.QtGui import QImage, QTransform, qGray

from tests.ui.cards.names import ALL_COLOURED, ALL_FRENCH, RANKS
from tests.ui.cards.painted import STYLES, colour_of, paint, pixels, unlike_places
from tests.ui.cards.sight import contrast
from trickdesk.ui.cards.faces import BACKS, CLASSIC, drawing, face_of

LOOKS = [(style, four_colour) for style in STYLES for four_colour in (False, True)]
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("style", "four_colour"), LOOKS)
@pytest.mark.parametrize("deck", [ALL_FRENCH, ALL_COLOURED, list(BACKS)], ids=["french", "coloured", "backs"])
def test_every_card_is_painted_and_unlike_all_others(deck: list[str], style: str, four_colour: bool) -> None:
    seen: dict[tuple[int, ...], str] = {}
    for name in deck:
        picture = pixels(paint(name, 60, style, four_colour))
        ground, count = Counter(picture).most_common(1)[0]
        assert count < 0.95 * len(picture), f"{name} is nearly empty"
        assert ground != 0, f"{name} is not filled"
        twin = seen.setdefault(tuple(picture), name)
        assert twin == name, f"{name} looks like {twin}"


@pytest.mark.parametrize("style", STYLES)
def test_index_can_be_read(style: str) -> None:
    """Much of the index corner has a contrast of at least 4.5 to its background."""
    for name in ALL_FRENCH + ALL_COLOURED:
        image = paint(name, 125, style, four_colour=True)
        # The Bird has no index: in the bold deck it fills the card.
        corner = image.copy(6, 6, 26, 50) if style == "standard" else image.copy(6, 6, 54, 95)
        if (name, style) == ("BIRD", "bold"):
            corner = image.copy(20, 40, 80, 100)
        counts = Counter(pixels(corner))
        ground = colour_of(counts.most_common(1)[0][0])
        legible = sum(n for pixel, n in counts.items() if contrast(colour_of(pixel), ground) >= 4.5)
        assert legible > 0.1 * corner.width() * corner.height(), name


@pytest.mark.parametrize("style", STYLES)
def test_points_are_printed_only_where_given(style: str) -> None:
    for name in ("R1", "R5", "Y10", "B14", "BIRD", "RED1"):
        places = unlike_places(paint(name, 100, style), paint(name, 100, style, points=False))
        assert 20 < len(places) < 900, name
    for name in ("R6", "G4", "KS"):
        assert not unlike_places(paint(name, 100, style), paint(name, 100, style, points=False))


def test_four_colour_deck_recolours_diamonds_and_clubs() -> None:
    for suit, same in (("S", True), ("D", False), ("C", False)):
        for rank in ("7", "K"):
            two, four = (pixels(paint(rank + suit, 60, four_colour=four)) for four in (False, True))
            assert (two == four) is same


def test_courts_are_double_ended() -> None:
    for name in ("KS", "QH", "JD"):
        assert unlike_turned(paint(name, 120)) < 0.01


def islands(places: set[tuple[int, int]]) -> list[int]:
    """The sizes of the parts that hang together."""
    sizes = []
    while places:
        found = [places.pop()]
        for x, y in found:
            beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & places
            places -= beside
            found += beside
        sizes.append(len(found))
    return sizes


def unlike_turned(image: QImage) -> float:
    """Return the share of pixels that differ after half a turn, except at edges."""
    turned = image.transformed(QTransform().rotate(180))
    pairs = zip(pixels(image), pixels(turned), strict=True)
    unlike = sum(
        max(abs(a - b) for a, b in zip(colour_of(p), colour_of(q), strict=True)) > 60 for p, q in pairs
    )
    return unlike / (image.width() * image.height())


@pytest.mark.parametrize("name", BACKS)
def test_no_back_tells_how_a_card_lies(name: str) -> None:
    image = paint(name, 200)
    assert unlike_turned(image) < 0.002


@pytest.mark.parametrize("four_colour", [False, True])
def test_bold_marks_are_told_apart_without_colour(four_colour: bool) -> None:
    """At 60 pixels of width, in grey: contrast 7, and a pattern for each suit."""
    for suit in "SHDC":
        printed = paint("7" + suit, 60, "bold", four_colour).copy(6, 6, 45, 70)
        (paper, _), (colour, _) = Counter(pixels(printed)).most_common(2)
        assert contrast(colour_of(paper), colour_of(colour)) >= 7, suit
    greys = {}
    for suit in "SHDC":
        image = paint("7" + suit, 60, "bold", four_colour).convertToFormat(QImage.Format.Format_Grayscale8)
        suits = image.copy(4, 42, 40, 39)  # below the index
        greys[suit] = [qGray(suits.pixel(x, y)) > 128 for x in range(40) for y in range(39)]
    for first, second in combinations(greys, 2):
        unlike = sum(a != b for a, b in zip(greys[first], greys[second], strict=True))
        assert unlike > 0.12 * len(greys[first]), (first, second)
    every = (*RANKS, "11", "12", "13")
    indices = [pixels(paint(f"{rank}H", 60, "bold").copy(4, 4, 40, 36)) for rank in every]
    assert len({tuple(index) for index in indices}) == len(every)


@pytest.mark.parametrize("name", ["11S", "12H", "12C", "13D"])
def test_as_many_pips_as_the_rank_says(name: str) -> None:
    """Without those of the corners; none touches another, the edge or an index."""
    image = paint(name, 500)
    ground = image.pixel(250, 20)
    marks = islands({(x, y) for x in range(16, 484) for y in range(16, 684) if image.pixel(x, y) != ground})
    # Each corner has a pip and two digits.
    assert len(marks) == int(name[:-1]) + 2 * 3


@pytest.mark.parametrize("name", ["", "S", "1S", "AX", "R", "RED2", "back", "back-none"])
def test_unknown_card(name: str) -> None:
    with pytest.raises(KeyError):
        drawing(face_of(CLASSIC, name))
