"""What the court figures hold, each suit something of its own: swords and staffs, flowers, the orb; and their hands."""

from __future__ import annotations

from trickdesk.ui.cards.art import Art
from trickdesk.ui.cards.figures import inked
from trickdesk.ui.cards.look import Look
from trickdesk.ui.cards.palette import DARK_GOLD, GOLD, INK, WHITE, alpha, mix
from trickdesk.ui.cards.paths import around, circle, outline, place, polygon, polyline, rect
from trickdesk.ui.cards.suits import suit_path

STEEL, WOOD, STEM = "#e6ebf1", "#8f5f33", "#2f7d4a"
AXIS = 57.0  # of what stands in the hand
MIRRORED = place(2 * AXIS, 0).scale(-1, 1)


def draw_held(art: Art, look: Look) -> None:
    """Draw it behind the shoulder and the hand."""
    held = Art()
    _HELD[look.rank + look.suit](held, look)
    # Beside the feather of the jack there is less room.
    art.add(held, place(0, 17) if look.rank == "J" else None)


def draw_hand(art: Art, look: Look, y: float) -> None:
    """Draw the fist around what stands on the axis, four fingers from ``y`` downwards and the thumb."""
    inked(art, rect(AXIS - 9, y - 1, 19, 20, 7), look.skin, 1.4)
    for k in range(4):
        inked(art, rect(AXIS - 11 + (k == 3) * 1.5, y + k * 4.5, 18 - (k == 3) * 2, 5, 2.5), look.skin, 1.1)
    thumb = outline(
        f"M{AXIS + 8},{y + 11} C{AXIS + 12},{y + 4} {AXIS + 8},{y - 4} {AXIS + 2},{y - 5.5} "
        f"C{AXIS - 2},{y - 5} {AXIS - 1},{y - 1} {AXIS + 2},{y} C{AXIS + 4},{y + 3} {AXIS + 3},{y + 6} "
        f"{AXIS + 2},{y + 9} Z"
    )
    inked(art, thumb, look.skin, 1.2)
    art.line(
        outline(f"M{AXIS + 1},{y - 3.6} C{AXIS + 2.6},{y - 3} {AXIS + 3},{y - 2} {AXIS + 3},{y - 1}"),
        look.skin_dark,
        0.9,
    )


def _shaft(art: Art, top: float, colour: str = WOOD, width: float = 5.0) -> None:
    inked(art, rect(AXIS - width / 2, top, width, 60 - top, 1), colour, 1.4)
    art.line(polyline((AXIS - width / 5, top + 3), (AXIS - width / 5, 40)), mix(colour, "#ffffff", 0.35), 0.9)


def _sword(art: Art, look: Look) -> None:
    inked(
        art,
        polygon((AXIS - 5, -126), (AXIS, -139), (AXIS + 5, -126), (AXIS + 4.4, -60), (AXIS - 4.4, -60)),
        STEEL,
        1.5,
    )
    art.fill(polygon((AXIS, -137), (AXIS + 4.4, -126), (AXIS + 4, -60), (AXIS, -60)), "#c3cbd8")
    art.line(polyline((AXIS, -134), (AXIS, -62)), "#7f8aa0", 1.2)
    guard = (
        f"M{AXIS},-64 C{AXIS - 6},-64 {AXIS - 11},-62 {AXIS - 15},-66 C{AXIS - 19},-63 {AXIS - 17},-57 "
        f"{AXIS - 11},-56.5 L{AXIS},-56 Z"
    )
    inked(art, outline(guard), GOLD, 1.4)
    inked(art, MIRRORED.map(outline(guard)), GOLD, 1.4)
    inked(art, rect(AXIS - 3.4, -58, 6.8, 34, 1), look.accent, 1.3)
    inked(art, circle(AXIS, -61, 3.2), look.accent, 1.2)


def _sceptre(art: Art, look: Look) -> None:
    _shaft(art, -112, GOLD, 4.6)
    inked(art, rect(AXIS - 6, -112, 12, 5, 2), DARK_GOLD, 1.3)
    inked(art, circle(AXIS, -121, 8.6), look.accent, 1.5)
    art.line(
        outline(f"M{AXIS - 8},-119 C{AXIS - 3},-116 {AXIS + 3},-116 {AXIS + 8},-119 M{AXIS},-129 V-117"),
        GOLD,
        2.0,
    )
    inked(
        art,
        outline(
            f"M{AXIS - 1.6},-130 V-133 H{AXIS - 5} V-136 H{AXIS - 1.6} V-140 H{AXIS + 1.6} V-136 H{AXIS + 5} "
            f"V-133 H{AXIS + 1.6} V-130 Z"
        ),
        GOLD,
        1.2,
    )


def _axe(art: Art, look: Look) -> None:
    _shaft(art, -132)
    blade = (
        f"M{AXIS - 2},-126 C{AXIS - 8},-124 {AXIS - 12},-128 {AXIS - 16},-134 C{AXIS - 23},-122 {AXIS - 23},-104 "
        f"{AXIS - 16},-92 "
        f"C{AXIS - 12},-98 {AXIS - 8},-102 {AXIS - 2},-100 Z"
    )
    inked(art, outline(blade), STEEL, 1.5)
    art.line(
        outline(f"M{AXIS - 14.5},-130 C{AXIS - 19.5},-120 {AXIS - 19.5},-106 {AXIS - 14.5},-96"),
        "#9aa5b6",
        1.2,
    )
    inked(
        art,
        polygon((AXIS + 2, -120), (AXIS + 13, -124), (AXIS + 9, -113), (AXIS + 13, -102), (AXIS + 2, -106)),
        STEEL,
        1.4,
    )
    for y in (-124, -103):
        inked(art, rect(AXIS - 4.5, y - 2.5, 9, 5, 1.5), GOLD, 1.2)
    inked(art, circle(AXIS, -135, 3.6), GOLD, 1.3)


def _orb(art: Art, look: Look) -> None:
    """The orb stands on the hand; a sceptre would hide it."""
    _shaft(art, -74, GOLD, 4.6)
    inked(art, polygon((AXIS - 8, -66), (AXIS + 8, -66), (AXIS + 4, -59), (AXIS - 4, -59)), DARK_GOLD, 1.3)
    inked(art, circle(AXIS, -80, 14.5), look.accent, 1.7)
    art.fill(
        outline(f"M{AXIS + 4},-93.5 A14.5,14.5 0 0 1 {AXIS + 4},-66.5 A18,18 0 0 0 {AXIS + 4},-93.5 Z"),
        alpha(INK, 0.22),
    )
    art.line(outline(f"M{AXIS - 14},-78 C{AXIS - 5},-73 {AXIS + 5},-73 {AXIS + 14},-78"), GOLD, 3.6)
    art.line(polyline((AXIS, -94), (AXIS, -76)), GOLD, 3.2)
    art.line(
        outline(f"M{AXIS - 8},-88 C{AXIS - 6},-91 {AXIS - 4},-92 {AXIS - 3},-92"), alpha("#ffffff", 0.7), 1.8
    )
    cross = (
        f"M{AXIS - 2},-94 V-101 H{AXIS - 7} V-105 H{AXIS - 2} V-111 H{AXIS + 2} V-105 H{AXIS + 7} V-101 "
        f"H{AXIS + 2} V-94 Z"
    )
    inked(art, outline(cross), GOLD, 1.3)
    for x, y in ((-8.5, -103), (8.5, -103), (0, -113.5)):
        inked(art, circle(AXIS + x, y, 2), WHITE, 1.0)


def _stem(art: Art, top: float) -> None:
    art.line(outline(f"M{AXIS - 1},-8 C{AXIS + 2},-30 {AXIS + 2},-46 {AXIS},{top}"), INK, 5.0)
    art.line(outline(f"M{AXIS - 1},-8 C{AXIS + 2},-30 {AXIS + 2},-46 {AXIS},{top}"), STEM, 2.8)
    leaf = "M0,0 C-5,-8 -14,-10 -19,-7 C-16,1 -7,4 0,0 Z"
    for x, y, turn, across in ((0, -62, 0, 1), (1, -56, 0, -1)):
        at = place(AXIS + x, y, 0.72, turn).scale(across, 1)
        inked(art, at.map(outline(leaf)), "#3f9a5f", 1.2)
        art.line(at.map(outline("M-2,-1 C-7,-4 -12,-6 -16,-6")), STEM, 0.9)


def _iris(art: Art, look: Look) -> None:
    _stem(art, -80)
    at = place(AXIS, -92)
    for side in (1, -1):
        petal = place(AXIS, -92).scale(side, 1)
        inked(
            art,
            petal.map(outline("M0,8 C6,-4 14,-8 17,-18 C21,-8 20,4 13,9 C9,12 4,12 0,8 Z")),
            look.petal,
            1.4,
        )
        art.line(petal.map(outline("M4,6 C9,2 14,-4 16,-11")), mix(look.petal, INK, 0.4), 1.0)
    inked(
        art,
        at.map(outline("M0,10 C-9,4 -11,-10 0,-30 C11,-10 9,4 0,10 Z")),
        mix(look.petal, "#ffffff", 0.25),
        1.4,
    )
    art.line(at.map(outline("M0,6 V-18")), mix(look.petal, INK, 0.4), 1.0)
    inked(art, at.map(outline("M-7,8 C-4,14 4,14 7,8 C3,6 -3,6 -7,8 Z")), "#3f9a5f", 1.2)


def _rose(art: Art, look: Look) -> None:
    _stem(art, -82)
    x, y = AXIS, -95.0
    for k in range(5):
        inked(
            art,
            place(x, y, 1.0, 72 * k + 36).map(outline("M0,-6 C3,-12 4,-17 0,-21 C-4,-17 -3,-12 0,-6 Z")),
            STEM,
            1.1,
        )
    for k in range(5):
        petal = place(x, y, 1.0, 72 * k).map(
            outline("M0,0 C-12,-4 -13,-17 -5,-18 C-3,-19 3,-19 5,-18 C13,-17 12,-4 0,0 Z")
        )
        inked(art, petal, look.petal, 1.4)
    for k in range(5):
        petal = place(x, y, 0.62, 72 * k + 36).map(
            outline("M0,0 C-12,-4 -13,-17 -5,-18 C-3,-19 3,-19 5,-18 C13,-17 12,-4 0,0 Z")
        )
        inked(art, petal, mix(look.petal, "#d9a0a0", 0.45), 1.2)
    inked(art, circle(x, y, 4.2), GOLD, 1.2)
    for k in range(6):
        art.fill(circle(*around(x, y, 2.4, 60 * k), 0.7), DARK_GOLD)


def _marigold(art: Art, look: Look) -> None:
    _stem(art, -82)
    x, y = AXIS, -96.0
    ray = "M0,-5 C-4.5,-10 -4,-17 0,-20 C4,-17 4.5,-10 0,-5 Z"
    for count, scale, shift, colour in (
        (12, 1.0, 0, look.petal),
        (12, 0.68, 15, mix(look.petal, GOLD, 0.35)),
    ):
        for k in range(count):
            inked(art, place(x, y, scale, 30 * k + shift).map(outline(ray)), colour, 1.1)
    inked(art, circle(x, y, 5.6), DARK_GOLD, 1.3)
    for k in range(8):
        art.fill(circle(*around(x, y, 3.2, 45 * k), 0.8), INK)


def _lily(art: Art, look: Look) -> None:
    _stem(art, -76)
    at = place(AXIS, -88)
    outer = "M0,14 C-4,2 -10,-4 -19,-8 C-22,-14 -17,-18 -12,-15 C-4,-10 0,0 0,14 Z"
    for side in (1, -1):
        petal = place(AXIS, -88).scale(side, 1)
        inked(art, petal.map(outline(outer)), WHITE, 1.4)
        art.line(petal.map(outline("M-1,8 C-5,0 -10,-8 -15,-12")), mix(look.petal, WHITE, 0.35), 1.1)
    inked(
        art,
        at.map(outline("M0,14 C-10,4 -11,-10 -6,-20 C-3,-24 3,-24 6,-20 C11,-10 10,4 0,14 Z")),
        WHITE,
        1.4,
    )
    art.line(
        at.map(outline("M0,10 V-12 M-4,4 C-5,-2 -5,-6 -4,-10 M4,4 C5,-2 5,-6 4,-10")),
        mix(look.petal, WHITE, 0.35),
        1.1,
    )
    for x in (-3.5, 0.0, 3.5):
        art.line(polyline((AXIS, -104), (AXIS + x * 2, -115)), INK, 0.9)
        inked(art, circle(AXIS + x * 2, -116, 2), GOLD, 0.9)


def _halberd(art: Art, look: Look) -> None:
    _shaft(art, -118)
    inked(
        art,
        polygon((AXIS, -143), (AXIS + 4, -128), (AXIS + 2.4, -114), (AXIS - 2.4, -114), (AXIS - 4, -128)),
        STEEL,
        1.4,
    )
    art.line(polyline((AXIS, -138), (AXIS, -116)), "#9aa5b6", 1.0)
    blade = (
        f"M{AXIS - 2},-110 C{AXIS - 9},-106 {AXIS - 14},-110 {AXIS - 17},-116 C{AXIS - 21},-104 "
        f"{AXIS - 18},-92 {AXIS - 10},-88 C{AXIS - 9},-94 {AXIS - 6},-97 {AXIS - 2},-97 Z"
    )
    inked(art, outline(blade), STEEL, 1.4)
    inked(
        art,
        outline(
            f"M{AXIS + 2},-108 C{AXIS + 7},-109 {AXIS + 11},-107 {AXIS + 14},-101 C{AXIS + 9},-102 "
            f"{AXIS + 6},-100 {AXIS + 2},-99 Z"
        ),
        STEEL,
        1.3,
    )
    inked(art, rect(AXIS - 4.5, -116, 9, 5, 1.5), GOLD, 1.2)
    for side in (-1, 0, 1):
        art.line(
            outline(f"M{AXIS},-92 C{AXIS + side * 3},-88 {AXIS + side * 5},-84 {AXIS + side * 5},-78"),
            look.accent,
            2.6,
        )
    inked(art, rect(AXIS - 4, -94, 8, 4, 1.5), GOLD, 1.1)


def _banner(art: Art, look: Look) -> None:
    _shaft(art, -132)
    inked(art, polygon((AXIS, -146), (AXIS + 4.6, -136), (AXIS, -129), (AXIS - 4.6, -136)), GOLD, 1.3)
    cloth = (
        f"M{AXIS - 2},-126 C{AXIS - 9},-129 {AXIS - 13},-123 {AXIS - 20},-126 L{AXIS - 16},-112 "
        f"L{AXIS - 20},-97 C{AXIS - 13},-94 {AXIS - 9},-100 {AXIS - 2},-97 Z"
    )
    inked(art, outline(cloth), look.accent, 1.5)
    art.fill(suit_path(look.suit), GOLD, place(AXIS - 9.5, -112, 0.105))
    art.line(
        outline(
            f"M{AXIS - 2},-123.5 C{AXIS - 9},-126 {AXIS - 12},-121 {AXIS - 17},-123 M{AXIS - 2},-99.5 "
            f"C{AXIS - 9},-102 {AXIS - 12},-97 {AXIS - 17},-99"
        ),
        GOLD,
        1.2,
    )


def _spear(art: Art, look: Look) -> None:
    _shaft(art, -116)
    inked(
        art,
        outline(
            f"M{AXIS},-144 C{AXIS + 8},-134 {AXIS + 8},-124 {AXIS + 2.5},-114 H{AXIS - 2.5} C{AXIS - 8},-124 "
            f"{AXIS - 8},-134 {AXIS},-144 Z"
        ),
        STEEL,
        1.5,
    )
    art.line(polyline((AXIS, -139), (AXIS, -116)), "#9aa5b6", 1.1)
    for side in (-1, 1):
        pennant = (
            f"M{AXIS},-108 C{AXIS + side * 8},-108 {AXIS + side * 11},-100 {AXIS + side * 9},-90 "
            f"C{AXIS + side * 7},-95 {AXIS + side * 4},-97 {AXIS},-97 Z"
        )
        inked(art, outline(pennant), look.accent, 1.3)
    inked(art, rect(AXIS - 4.5, -114, 9, 5, 1.5), GOLD, 1.2)
    inked(art, rect(AXIS - 4, -99, 8, 4, 1.5), GOLD, 1.1)


def _laurel(art: Art, look: Look) -> None:
    art.line(outline(f"M{AXIS},-10 C{AXIS + 3},-50 {AXIS - 5},-90 {AXIS + 1},-132"), INK, 4.6)
    art.line(outline(f"M{AXIS},-10 C{AXIS + 3},-50 {AXIS - 5},-90 {AXIS + 1},-132"), WOOD, 2.6)
    leaf = "M0,0 C3,-7 11,-10 18,-7 C14,1 6,4 0,0 Z"
    for k in range(5):
        y = -68 - k * 14
        for side in (1, -1):
            at = place(AXIS - 1 + side * 0.5, y - (side < 0) * 5, 0.92 - k * 0.05, -side * 26).scale(side, 1)
            inked(art, at.map(outline(leaf)), "#3f9a5f" if side > 0 else STEM, 1.2)
            art.line(at.map(outline("M2,-1 C7,-4 11,-6 15,-6")), mix(STEM, INK, 0.4), 0.8)
    inked(art, place(AXIS + 1, -130, 0.9, -70).map(outline(leaf)), "#3f9a5f", 1.2)
    for x, y in ((-6, -78), (7, -96), (-7, -110)):
        inked(art, circle(AXIS + x, y, 2.6), look.accent, 1.0)


_HELD = {
    "KS": _sword,
    "KH": _sceptre,
    "KD": _axe,
    "KC": _orb,
    "QS": _iris,
    "QH": _rose,
    "QD": _marigold,
    "QC": _lily,
    "JS": _halberd,
    "JH": _banner,
    "JD": _spear,
    "JC": _laurel,
}
