"""The joker of the French deck."""

from __future__ import annotations

from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art, blank_card
from trickdesk.ui.cards.figures import inked
from trickdesk.ui.cards.palette import CREAM, GOLD, INK, IVORY, WHITE, mix
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
    art.add(_index(48, 16, 35))
    art.add(jester(), place(160, 222, 0.92))
    return art


def _index(x: float, top: float, letter: float) -> Art:
    """A star over the word JOKER, in letters of the given height."""
    art = Art()
    art.fill(star(x, top + letter, 5, letter, letter * 0.42), VIOLET)
    for k, character in enumerate("JOKER"):
        y = top + letter * (2.35 + 1.2 * k)
        art.add(text_art(character, VIOLET, letter, x, y, weight=18))
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
    face = outline("M-24,-24 L24,-24 L24,4 C24,22 12,34 0,34 C-12,34 -24,22 -24,4 Z")
    art.fill(face, "#fff6e6")
    art.fill(outline("M0,-24 L24,-24 L24,4 C24,22 12,34 0,34 Z"), "#e9d4b4")
    art.line(face, INK, 2)
    mask = (
        "M-26,-12 C-16,-18 -6,-14 0,-8 C6,-14 16,-18 26,-12 C26,0 16,6 8,4 C4,3 2,-1 0,-2 "
        "C-2,-1 -4,3 -8,4 C-16,6 -26,0 -26,-12 Z"
    )
    art.fill(outline(mask), INK)
    for x in (-13, 13):
        art.fill(outline(f"M{x - 6},-5 Q{x},-11 {x + 6},-5 Q{x},-2 {x - 6},-5 Z"), WHITE)
        art.fill(circle(x, -5.4, 2.2), INK)
    art.line(outline("M-13,16 Q0,30 13,16"), "#b8323a", 3.2)
    art.line(outline("M0,2 L4,10 L-1,11"), INK, 1.5)
    _draw_cap(art)
    return art


def _draw_cap(art: Art) -> None:
    horn = "M27,-20 C34,-44 50,-54 70,-40 C76,-34 76,-24 70,-16 C70,-30 62,-34 52,-28 C44,-22 36,-18 27,-16 Z"
    inked(art, place().scale(-1, 1).map(outline(horn)), "#c4122f")
    inked(art, outline(horn), "#0b7a43")
    middle = "M-27,-18 C-30,-50 -14,-62 -2,-88 C14,-64 30,-50 27,-18 C10,-26 -10,-26 -27,-18 Z"
    inked(art, outline(middle), VIOLET)
    art.fill(outline("M-1,-86 C14,-64 30,-50 27,-18 C18,-22 9,-24 0,-24 Z"), mix(VIOLET, "#000000", 0.22))
    inked(art, outline("M-29,-20 C-12,-30 12,-30 29,-20 L28,-11 C12,-20 -12,-20 -28,-11 Z"), GOLD)
    for x, y in ((-70, -12), (70, -12), (-1, -92)):
        inked(art, circle(x, y, 6), GOLD)
        art.line(polyline((x - 3.4, y + 1.4), (x + 3.4, y + 1.4)), INK, 1.4)
