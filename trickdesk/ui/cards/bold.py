"""The bold deck, for weak sight: one huge index and one huge suit on each card, at every size.

A suit is told by its shape and by its pattern, a colour of the Red One deck by its symbol; nothing here needs colour.
Index and suit begin at the left edge, where the cards of a hand still show.
"""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art
from trickdesk.ui.cards.colours import COLOURS, colour_symbol, points_badge
from trickdesk.ui.cards.joker import jester, joker_index
from trickdesk.ui.cards.palette import IVORY
from trickdesk.ui.cards.paths import circle, place, rect
from trickdesk.ui.cards.specials import (
    BIRD_GROUND,
    RED_ONE_GROUND,
    RED_ONE_INK,
    bird_symbol,
    numeral_one,
    red_one_symbol,
)
from trickdesk.ui.cards.strokes import text_art, text_width
from trickdesk.ui.cards.suits import suit_path

PAPER, BLACK = "#ffffff", "#000000"
# At least 7 to 1 on the white ground.
TWO = {"S": BLACK, "H": "#a8001c", "D": "#a8001c", "C": BLACK}
FOUR = {"S": BLACK, "H": "#a8001c", "D": "#0030cc", "C": "#00594c"}
VIOLET = "#4d1a75"
LEFT, TOP, CAP, WEIGHT = 15.0, 17.0, 146.0, 20.0
SUIT = place(98, 256, 1.66)
_SPACES = (1.0, 13.0), (0.70, 6.0)  # squeeze and gap of one letter, and of two


def bold_card(suit: str, four_colour: bool, index: str) -> Art:
    """Return the bold face of a card in ``suit`` (S H D C), with the ``index`` of its rank."""
    colour = bold_colours(four_colour)[suit]
    art = _card(PAPER, colour)
    art.add(_index(index, colour))
    art.add(patterned_suit(suit, colour), SUIT)
    return art


def bold_colours(four_colour: bool) -> dict[str, str]:
    """Return the colour of each suit on the white of this deck."""
    return FOUR if four_colour else TWO


def patterned_suit(suit: str, colour: str) -> Art:
    """Return a suit in a box of 100 units: spades full, hearts with bars, diamonds in rings, clubs open with dots."""
    shape, art = suit_path(suit), Art()
    if suit == "H":
        art.fill(shape, colour)
        bars = QPainterPath()
        for bar in (-21, -2, 17):
            bars.addPath(rect(-60, bar - 3.5, 120, 7))
        art.add(_only(bars, PAPER), clip=place(scale=0.80).map(shape))
    elif suit == "D":
        art.fill(shape, colour)
        art.fill(shape, PAPER, place(scale=0.72))
        art.fill(shape, colour, place(scale=0.42))
    elif suit == "C":
        art.fill(shape, colour)
        for x, y in ((0.0, -26.5), (-25.5, 9), (25.5, 9)):
            art.fill(circle(x, y, 12.5), PAPER)
    else:
        art.fill(shape, colour)
    return art


def bold_joker() -> Art:
    """Return the bold joker: the whole word down its edge, for a lone J is a jack."""
    art = _card(PAPER, VIOLET)
    art.add(joker_index(62, 14, VIOLET, 52, 37))
    art.add(jester(), place(174, 214, 0.68))
    return art


def bold_colour_card(rank: str, colour: str, points: int) -> Art:
    """Return the bold face of ``rank`` (5 .. 14) in ``colour`` (R G Y B)."""
    ground, ink = COLOURS[colour]
    art = _card(ground, ground)
    art.add(_index(rank, ink))
    art.add(colour_symbol(colour, ink, ground), place(100, 256, 1.62))
    _add_points(art, points, ink, ground)
    return art


def bold_bird(points: int) -> Art:
    """Return the bold face of the Bird."""
    art = _card(BIRD_GROUND, BIRD_GROUND)
    art.add(bird_symbol(IVORY, BIRD_GROUND, "#e3ab3a"), place(112, 168, 1.22))
    _add_points(art, points, IVORY, BIRD_GROUND)
    return art


def bold_red_one(points: int) -> Art:
    """Return the bold face of the Red One."""
    art = _card(RED_ONE_GROUND, RED_ONE_INK)
    art.fill(numeral_one(), RED_ONE_INK, place(66, 93, 1.46))
    art.add(red_one_symbol(RED_ONE_INK, RED_ONE_GROUND), place(104, 256, 1.48))
    _add_points(art, points, RED_ONE_INK, RED_ONE_GROUND)
    return art


def _card(ground: str, edge: str) -> Art:
    """A card of one colour within a line that sets it off from the cards beneath."""
    art = Art()
    art.fill(
        rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 15), ground, stroke=PAPER if ground == edge else edge, width=5
    )
    return art


def _index(letters: str, colour: str) -> Art:
    squeeze, gap = _SPACES[len(letters) > 1]
    width = text_width(letters, CAP, weight=WEIGHT, squeeze=squeeze, gap=gap)
    x = LEFT + width / 2
    return text_art(letters, colour, CAP, x, TOP, weight=WEIGHT, squeeze=squeeze, gap=gap)


def _add_points(art: Art, points: int, ink: str, ground: str) -> None:
    if points:
        art.add(points_badge(points, ink, ground, WIDTH - 42, 42, 30))


def _only(path: QPainterPath, colour: str) -> Art:
    art = Art()
    art.fill(path, colour)
    return art
