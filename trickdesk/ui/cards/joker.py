"""The joker of the French deck."""

from __future__ import annotations

from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art, blank_card
from trickdesk.ui.cards.figures import inked
from trickdesk.ui.cards.palette import CREAM, GOLD, INK, IVORY, WHITE, alpha, mix
from trickdesk.ui.cards.paths import circle, outline, place, polygon, polyline, star
from trickdesk.ui.cards.strokes import text_art

VIOLET = "#6b2c91"


def joker_card() -> Art:
    """Return the standard joker: the whole word in the index, for a lone J is a jack."""
    art = blank_card()
    art.add_both_ends(_index(27, 12, 19))
    art.add(jester(), place(WIDTH / 2, HEIGHT / 2 + 8, 1.12))
    return art


def large_joker_card() -> Art:
    """Return the joker of the large-index style."""
    art = blank_card()
    art.add(joker_index(46, 12, VIOLET, 34, 43))
    art.add(jester(), place(160, 206, 0.92))
    return art


def _index(x: float, top: float, letter: float) -> Art:
    """A star over the word JOKER, in letters of the given height."""
    art = Art()
    art.fill(star(x, top + letter, 5, letter, letter * 0.42), VIOLET)
    for k, character in enumerate("JOKER"):
        y = top + letter * (2.35 + 1.2 * k)
        art.add(text_art(character, VIOLET, letter, x, y, weight=18))
    return art


def joker_index(x: float, top: float, colour: str, tip: float, letter: float) -> Art:
    """The index at its largest, from the upper edge to the lower one, so that a narrow strip shows all of it.

    ``tip``: of the star, from its middle; ``letter``: the height of each.
    """
    art = Art()
    art.fill(star(x, top + tip, 5, tip, tip * 0.42), colour)
    for k, character in enumerate("JOKER"):
        y = top + tip * 2.05 + letter * 1.125 * k
        art.add(text_art(character, colour, letter, x, y, weight=24))
    return art


def jester() -> Art:
    """Return the head of the jester around (0, 0), about 160 units wide."""
    art = Art()
    art.fill(star(0, -10, 16, 86, 60), mix(IVORY, GOLD, 0.35))
    art.fill(circle(0, -10, 62), CREAM)
    for k in range(-3, 4):
        x, tip = k * 17, 66 - abs(k) * 5
        inked(art, polygon((x - 10, 34), (x + 10, 34), (x, tip)), GOLD if k % 2 else VIOLET)
        inked(art, circle(x, tip + 2, 4.2), GOLD, 1.4)
    inked(art, outline("M-54,40 C-40,22 40,22 54,40 C30,50 -30,50 -54,40 Z"), "#0a5bb0")
    _draw_face(art)
    _draw_cap(art)
    return art


def _draw_face(art: Art) -> None:
    """A smile below a domino with a gold rim, between two curls."""
    curl = "M-22,-18 C-32,-12 -33,0 -29,8 C-28,14 -34,15 -34,10 C-40,18 -30,24 -25,17 C-20,10 -22,0 -20,-8 Z"
    for side in (1, -1):
        inked(art, place().scale(side, 1).map(outline(curl)), "#b8622a", 1.5)
    face = outline(
        "M-23,-26 C-25,-12 -25,2 -21,14 C-17,26 -8,36 0,36 C8,36 17,26 21,14 C25,2 25,-12 23,-26 Z"
    )
    art.fill(face, "#fff3e0")
    art.fill(
        outline("M23,-26 C25,-12 25,2 21,14 C17,26 8,36 0,36 C8,30 13,20 14,8 C15,-6 14,-16 13,-26 Z"),
        "#e9d0ac",
    )
    for x in (-14.5, 14.0):
        art.fill(circle(x, 15, 5.2), alpha("#d9544f", 0.4))
    art.line(face, INK, 2)
    mask = (
        "M-27,-13 C-18,-20 -7,-16 0,-9 C7,-16 18,-20 27,-13 C30,-3 19,9 9,6.5 C4,5 2,-0.5 0,-1.5 "
        "C-2,-0.5 -4,5 -9,6.5 C-19,9 -30,-3 -27,-13 Z"
    )
    art.fill(outline(mask), INK, stroke=GOLD, width=1.3)
    for x in (-12.5, 12.5):
        art.fill(
            outline(
                f"M{x - 7},-4.6 C{x - 3},-10.6 {x + 3},-10.6 {x + 7},-5 C{x + 3},-1.4 {x - 3},-1.4 {x - 7},-4.6 Z"
            ),
            WHITE,
        )
        art.fill(circle(x - 1, -5.6, 3.1), "#3f7f5a")
        art.fill(circle(x - 1, -5.6, 1.5), INK)
        art.fill(circle(x - 2, -6.8, 0.8), WHITE)
    art.line(outline("M1.5,2 C2,8 6,12 4.6,14.6 C3,16.6 -1,16.4 -3.4,15"), INK, 1.4)
    art.fill(outline("M-13,19 C-6,23 6,23 13,18.4 C9,30 -8,31 -13,19 Z"), "#a3202c", stroke=INK, width=1.1)
    art.fill(outline("M-10,21 C-5,23.6 5,23.6 10.4,20.6 C6,26 -5,26 -10,21 Z"), WHITE)
    art.line(
        outline("M-15.4,17 C-14.6,18.4 -13.8,19 -12.6,19.4 M15.2,16.4 C14.6,18 13.6,18.8 12.6,19"), INK, 1.2
    )


def _draw_cap(art: Art) -> None:
    horn = "M27,-20 C34,-44 50,-54 70,-40 C76,-34 76,-24 70,-16 C70,-30 62,-34 52,-28 C44,-22 36,-18 27,-16 Z"
    fold = "M31,-18 C38,-38 50,-48 66,-38 M36,-17 C44,-26 50,-30 58,-28"
    for side, colour in ((-1, "#c4122f"), (1, "#0b7a43")):
        inked(art, place().scale(side, 1).map(outline(horn)), colour)
        art.line(place().scale(side, 1).map(outline(fold)), mix(colour, "#000000", 0.35), 1.3)
    middle = "M-27,-18 C-30,-50 -14,-62 -2,-88 C14,-64 30,-50 27,-18 C10,-26 -10,-26 -27,-18 Z"
    inked(art, outline(middle), VIOLET)
    art.fill(outline("M-1,-86 C14,-64 30,-50 27,-18 C18,-22 9,-24 0,-24 Z"), mix(VIOLET, "#000000", 0.22))
    art.line(
        outline("M-12,-28 C-13,-48 -7,-62 -2,-76 M13,-30 C13,-46 8,-60 3,-72"),
        mix(VIOLET, "#000000", 0.4),
        1.3,
    )
    inked(art, outline("M-29,-20 C-12,-30 12,-30 29,-20 L28,-11 C12,-20 -12,-20 -28,-11 Z"), GOLD)
    for k in range(-2, 3):
        x, y = k * 10.5, -20.4 + abs(k) * abs(k) * 0.9
        art.fill(
            polygon((x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)),
            ("#c4122f", "#0b7a43")[k % 2],
            stroke=INK,
            width=0.9,
        )
    for x, y in ((-70, -12), (70, -12), (-1, -92)):
        inked(art, circle(x, y, 6), GOLD)
        art.line(polyline((x - 3.4, y + 1.4), (x + 3.4, y + 1.4)), INK, 1.4)
