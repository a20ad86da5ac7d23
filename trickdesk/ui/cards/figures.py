"""Heads of the court cards: hair, face and headgear, with the chin at (0, -52) and the crown at y = -142."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.art import Art
from trickdesk.ui.cards.look import Look
from trickdesk.ui.cards.palette import DARK_GOLD, GOLD, INK, WHITE, alpha, mix
from trickdesk.ui.cards.paths import circle, outline, place, polygon
from trickdesk.ui.cards.suits import suit_path

INK_LINE = 1.8
MIRROR = place().scale(-1, 1)

# The left half of the hair behind the face; locks that lie on it; both are mirrored.
_BACK_HAIR = {
    "K": "M0,-116 C-30,-117 -39,-98 -36,-80 C-34,-68 -42,-62 -45,-53 C-47,-43 -35,-37 -29,-45 C-25,-50 -27,-58 "
    "-19,-60 "
    "L0,-60 Z",
    "Q": "M0,-118 C-34,-119 -40,-96 -35,-76 C-32,-64 -45,-58 -49,-44 C-52,-32 -40,-27 -33,-33 C-30,-29 -22,-30 "
    "-18,-38 "
    "L0,-40 Z",
    "J": "M0,-116 C-28,-116 -36,-100 -34,-80 C-33,-68 -38,-62 -40,-55 C-40,-46 -29,-45 -24,-50 C-20,-48 -15,-50 "
    "-13,-54 "
    "L0,-54 Z",
}
_LOCKS = {
    "K": "M-24,-105 C-32,-96 -31,-80 -29,-70 C-28,-60 -37,-56 -39,-49 C-39,-45 -34,-44 -33,-48 M-20,-100 "
    "C-26,-90 -26,-76 -25,-66 C-24,-58 -30,-54 -30,-50",
    "Q": "M-25,-104 C-33,-94 -31,-80 -28,-70 C-26,-60 -40,-54 -44,-42 C-45,-36 -39,-34 -38,-39 M-22,-96 C-27,-86 "
    "-26,-74 "
    "-23,-65 C-20,-56 -33,-50 -35,-40 M-19,-70 C-18,-58 -26,-50 -27,-38",
    "J": "M-24,-104 C-31,-94 -30,-80 -28,-70 C-27,-62 -34,-58 -35,-53 M-21,-98 C-26,-88 -25,-74 -23,-66 C-22,-60 "
    "-27,-56 "
    "-28,-53 M-17,-68 C-17,-62 -20,-58 -21,-54",
}
_FACE = (
    "M-21,-112 C-23,-100 -23,-88 -20.5,-77 C-17.5,-64 -9,-53 0,-52 C9,-53 17.5,-64 20.5,-77 C23,-88 23,-100 "
    "21,-112 Z"
)
_SHADE = "M21,-112 C23,-100 23,-88 20.5,-77 C17.5,-64 9,-53 0,-52 C7,-57 12,-66 13.5,-78 C15,-90 14.5,-101 13,-112 Z"


def inked(art: Art, path: QPainterPath, colour: str, width: float = INK_LINE) -> None:
    """Add a filled path with the ink line that all figures share."""
    art.fill(path, colour, stroke=INK, width=width)


def both_sides(d: str) -> QPainterPath:
    """A path and its mirror image, as one."""
    path = outline(d)
    path.addPath(MIRROR.map(outline(d)))
    return path


def draw_back_hair(art: Art, look: Look) -> None:
    """Draw the hair behind the face, and the neck."""
    # Both halves overlap in the middle, behind the face.
    inked(art, both_sides(_BACK_HAIR[look.rank]).simplified(), look.hair)
    art.line(both_sides(_LOCKS[look.rank]), look.strand, 1.3)
    inked(art, outline("M-9,-64 V-44 C-9,-36 9,-36 9,-44 V-64 Z"), look.skin_dark)


def draw_face(art: Art, look: Look) -> None:
    """Draw the face in its three-quarter light."""
    face = outline(_FACE)
    art.fill(face, look.skin)
    art.fill(outline(_SHADE), look.skin_dark)
    art.fill(outline("M-21,-112 H21 L21,-101 C8,-105 -8,-105 -21,-101 Z"), alpha(look.skin_dark, 0.55))
    if look.rank != "K":
        art.fill(circle(-12.5, -71.5, 4.6), alpha("#d9544f", 0.30))
        art.fill(circle(11.5, -71.5, 4.2), alpha("#c0392f", 0.24))
    art.line(face, INK, INK_LINE)
    for x in (-10.0, 9.6):
        _draw_eye(art, look, x)
    # The nose: its ridge, the wing and the shadow below it.
    art.fill(
        outline("M2.4,-90 C3.4,-83 7.6,-77 6.2,-73.6 C4.6,-71.4 1.6,-71.6 -0.4,-72.4 L1.4,-75 Z"),
        alpha(look.skin_dark, 0.9),
    )
    art.line(outline("M2.6,-91 C3.2,-84 7.8,-77 6.4,-73.6 C4.8,-71.2 0,-71.6 -3.2,-73.2"), INK, 1.25)
    if look.rank == "K":
        _draw_beard(art, look)
    else:
        _draw_mouth(art, "#b8323a" if look.rank == "Q" else mix(look.skin_dark, "#a03528", 0.7))


def _draw_eye(art: Art, look: Look, x: float) -> None:
    eye = outline(
        f"M{x - 6.4},-83.6 C{x - 3},-88.6 {x + 3},-88.8 {x + 6.4},-84 C{x + 3},-81 {x - 3},-80.8 {x - 6.4},-83.6 Z"
    )
    iris = Art()
    iris.fill(circle(x - 0.9, -84.6, 3.4), look.eyes)
    iris.fill(circle(x - 0.9, -84.6, 1.7), INK)
    iris.fill(circle(x - 1.9, -85.8, 0.9), WHITE)
    art.fill(eye, WHITE)
    art.add(iris, clip=eye)
    art.line(outline(f"M{x - 6.4},-83.6 C{x - 3},-88.6 {x + 3},-88.8 {x + 6.4},-84"), INK, 1.6)
    art.line(outline(f"M{x - 5},-82.4 C{x - 2},-80.8 {x + 3},-80.9 {x + 5.4},-82.8"), alpha(INK, 0.6), 0.7)
    art.line(outline(f"M{x - 5.6},-88 C{x - 2.4},-91 {x + 2.6},-91 {x + 5.8},-88.2"), alpha(INK, 0.45), 0.8)
    thick = 1.5 if look.rank == "Q" else 2.8
    out = -1 if x < 0 else 1
    inner, outer = x - out * 6.6, x + out * 8
    brow = f"M{inner},-91.5 C{x - out * 2},{-96 - thick} {x + out * 4},{-96 - thick} {outer},-91.4 "
    brow += f"C{x + out * 4},-95 {x - out * 2},-94.4 {inner},{-90.6 + thick / 3} Z"
    art.fill(outline(brow), look.brow)


def _draw_mouth(art: Art, lips: str) -> None:
    art.fill(
        outline(
            "M-7,-63.2 C-4.4,-65.4 -2,-66.4 0,-65.2 C2,-66.4 4.4,-65.4 7,-63.2 C3,-62.4 -3,-62.4 -7,-63.2 Z"
        ),
        lips,
    )
    art.fill(
        outline("M-7,-63.2 C-3,-62.4 3,-62.4 7,-63.2 C4.6,-59.2 -4.6,-59.2 -7,-63.2 Z"),
        mix(lips, "#ffffff", 0.18),
    )
    art.line(outline("M-7.4,-63.4 C-4,-62.2 -1,-63 0,-62.7 C1,-63 4,-62.2 7.4,-63.4"), INK, 0.9)
    art.line(outline("M-3.4,-57 C-1,-56 1,-56 3.4,-57"), alpha(INK, 0.5), 0.8)


_BEARDS = {
    "S": "M-21.5,-86 C-22,-72 -20,-58 -14,-46 C-12,-38 -13,-32 -9,-25 C-5,-28 -2,-33 0,-38 C2,-33 5,-28 9,-25 "
    "C13,-32 12,-38 14,-46 C20,-58 22,-72 21.5,-86 C20,-75 14,-69 8,-68.6 L-8,-68.6 C-14,-69 -20,-75 -21.5,-86 Z",
    "H": "M-21.5,-84 C-22,-72 -20,-60 -16,-55 C-15,-48 -8,-48 -6,-44 C-3,-40 3,-40 6,-44 C8,-48 15,-48 16,-55 "
    "C20,-60 22,-72 21.5,-84 C20,-74 16,-66 9,-59 C4,-57 -4,-57 -9,-59 C-16,-66 -20,-74 -21.5,-84 Z",
    "D": "M-21.5,-86 C-22,-70 -18,-54 -9,-42 C-5,-36 -2,-28 0,-22 C2,-28 5,-36 9,-42 C18,-54 22,-70 21.5,-86 "
    "C20,-75 14,-69 8,-68.6 L-8,-68.6 C-14,-69 -20,-75 -21.5,-86 Z",
    "C": "M-21.5,-86 C-24,-74 -24,-64 -21,-56 C-21,-48 -15,-46 -14,-40 C-11,-34 -5,-36 0,-31 C5,-36 11,-34 14,-40 "
    "C15,-46 21,-48 21,-56 C24,-64 24,-74 21.5,-86 C20,-75 14,-69 8,-68.6 L-8,-68.6 C-14,-69 -20,-75 -21.5,-86 Z",
}
_HAIRS = {
    "S": "M-15,-62 C-13,-50 -11,-40 -9.5,-31 M-9,-58 C-8,-48 -6,-42 -5,-36 M-18,-70 C-17,-60 -15,-54 -13,-48",
    "H": "M-18,-68 C-16,-60 -13,-56 -11,-52 M-8,-55 C-6,-51 -4,-48 -2,-45",
    "D": "M-16,-66 C-13,-52 -8,-42 -3,-34 M-8,-58 C-6,-48 -3,-40 -1,-32 M-19,-74 C-17,-64 -13,-54 -9,-48",
    "C": "M-18,-66 C-18,-58 -14,-52 -12,-44 M-11,-58 C-11,-50 -7,-46 -6,-39 M-4,-57 C-4,-49 -1,-44 -1,-38",
}


def _draw_beard(art: Art, look: Look) -> None:
    inked(art, outline(_BEARDS[look.suit]), look.hair, 1.5)
    art.line(both_sides(_HAIRS[look.suit]), look.strand, 1.2)
    if look.suit == "H":  # the king of hearts has no moustache
        _draw_mouth(art, "#b0453c")
        return
    art.fill(outline("M-7,-62 C-3,-63.4 3,-63.4 7,-62 C4,-57.6 -4,-57.6 -7,-62 Z"), "#b8453c")
    art.line(outline("M-6.6,-61.8 C-3,-60.8 3,-60.8 6.6,-61.8"), INK, 0.8)
    moustache = (
        "M0,-67.6 C-5,-72 -12,-69.6 -16,-63.4 C-18,-60.6 -21,-60.8 -23,-63 C-22,-56.4 -15,-56.6 -11,-60 "
        "C-7,-63 -3,-62.6 0,-64.4 C3,-62.6 7,-63 11,-60 C15,-56.6 22,-56.4 23,-63 C21,-60.8 18,-60.6 16,-63.4 "
        "C12,-69.6 5,-72 0,-67.6 Z"
    )
    inked(art, outline(moustache), look.hair, 1.2)
    art.line(both_sides("M-3,-66.4 C-8,-68 -12,-65 -15,-61.4"), look.strand, 0.9)


def draw_headgear(art: Art, look: Look) -> None:
    """Draw the crown, the coronet or the cap."""
    {"K": _draw_crown, "Q": _draw_coronet, "J": _draw_cap}[look.rank](art, look)


def _draw_crown(art: Art, look: Look) -> None:
    """Velvet within three points of gold, each with a pearl; the middle one bears the suit."""
    inked(art, outline("M-24,-112 C-27,-128 -14,-136 0,-136 C14,-136 27,-128 24,-112 Z"), look.accent, 1.4)
    art.line(both_sides("M-12,-114 C-14,-124 -10,-131 -4,-134"), mix(look.accent, INK, 0.45), 1.2)
    side = (
        "M-27,-110 L-35,-135 C-31,-134 -29,-131 -27,-128 C-25,-132 -22,-132 -20,-128 C-18,-124 -14,-124 -12,-128 "
        "L-9,-131 C-8,-138 -4,-141 0,-144 C4,-141 8,-138 9,-131 L12,-128 C14,-124 18,-124 20,-128 C22,-132 "
        "25,-132 27,-128 "
        "C29,-131 31,-134 35,-135 L27,-110 C10,-116 -10,-116 -27,-110 Z"
    )
    cut = "M-20,-115 C-21,-120 -17,-122 -13,-119 C-14,-117 -14,-116 -14,-115.6 C-16,-115.6 -18,-115.4 -20,-115 Z"
    inked(art, outline(side), GOLD)
    art.fill(both_sides(cut), look.accent, stroke=INK, width=0.9)
    art.line(both_sides("M-31,-131 L-25,-113 M-9,-129 C-8,-124 -7,-120 -7,-117"), mix(GOLD, WHITE, 0.55), 1.2)
    art.fill(suit_path(look.suit), look.robe_dark, place(0, -126, 0.15))
    band = "M-28,-113 C-12,-120 12,-120 28,-113 L27,-102.5 C12,-109 -12,-109 -27,-102.5 Z"
    inked(art, outline(band), DARK_GOLD)
    for k in range(-2, 3):
        y = -111.6 + abs(k) * abs(k) * 0.75
        if k % 2:
            art.fill(circle(k * 10.5, y, 2.7), WHITE, stroke=INK, width=0.9)
        else:
            lozenge = polygon((k * 10.5 - 4, y), (k * 10.5, y - 3.4), (k * 10.5 + 4, y), (k * 10.5, y + 3.4))
            art.fill(lozenge, look.accent, stroke=INK, width=0.9)
    for x, y in ((-35.0, -136.5), (0.0, -144.0), (35.0, -136.5)):
        inked(art, circle(x, y, 3.3), WHITE, 1.3)


def _draw_coronet(art: Art, look: Look) -> None:
    """Leaves of gold over a band of pearls, on a veil."""
    veil = "M-24,-112 C-30,-128 -14,-134 0,-134 C14,-134 30,-128 24,-112 Z"
    inked(art, outline(veil), mix(look.accent, WHITE, 0.25), 1.3)
    leaf = "M0,0 C-6,-4 -8,-10 -5,-15 C-3,-18 -1,-20 0,-24 C1,-20 3,-18 5,-15 C8,-10 6,-4 0,0 Z"
    for x, y, turn, scale in (
        (-22.0, -112.0, -24.0, 0.92),
        (22.0, -112.0, 24.0, 0.92),
        (-11.5, -115.0, -9.0, 0.78),
        (11.5, -115.0, 9.0, 0.78),
    ):
        inked(art, place(x, y, scale, turn).map(outline(leaf)), GOLD, 1.4)
        art.line(place(x, y, scale, turn).map(outline("M0,-5 V-15")), DARK_GOLD, 1.2)
    inked(art, place(0, -115, 1.14).map(outline(leaf)), GOLD, 1.5)
    art.fill(suit_path(look.suit), look.robe_dark, place(0, -126.5, 0.115))
    band = "M-26.5,-113 C-12,-120 12,-120 26.5,-113 L25.5,-104.5 C12,-111 -12,-111 -25.5,-104.5 Z"
    inked(art, outline(band), DARK_GOLD, 1.5)
    for k in range(-4, 5):
        level = -113.6 + k * k * 0.29
        colour, size = (look.accent, 2.3) if k % 4 == 0 else (WHITE, 1.8)
        art.fill(circle(k * 5.6, level, size), colour, stroke=INK, width=0.7)
    for x, y in ((-32.0, -133.0), (0.0, -143.4), (32.0, -133.0)):
        inked(art, circle(x, y, 2.6), WHITE, 1.2)


def _draw_cap(art: Art, look: Look) -> None:
    """A fringe, a slanting cap of cloth with a turned brim, and a feather in it."""
    fringe = (
        "M-23,-112 L23,-112 C25,-103 22,-97 18,-99 C13,-103 9,-97 4,-98 C0,-102 -5,-97 -9,-98 C-13,-102 -17,-97 "
        "-19,-99 "
        "C-23,-97 -25,-103 -23,-112 Z"
    )
    inked(art, outline(fringe), look.hair, 1.4)
    art.line(
        outline(
            "M-12,-108 C-12,-104 -11,-102 -10,-100 M4,-108 C3,-104 3,-102 3,-100 M15,-108 C16,-105 17,-103 17,-101"
        ),
        look.strand,
        1.0,
    )
    feather = (
        "M20,-114 C22,-128 34,-142 56,-143 C61,-143 62,-138 58,-136 C61,-132 56,-127 51,-127 C52,-121 "
        "42,-116 36,-116 C31,-112 24,-110 20,-114 Z"
    )
    inked(art, outline(feather), WHITE, 1.5)
    art.line(
        outline(
            "M22,-113 C30,-125 40,-134 56,-139 M34,-126 C37,-125 40,-122 41,-119 M42,-132 C45,-131 48,-130 50,-128"
        ),
        mix(look.accent, WHITE, 0.2),
        1.3,
    )
    cap = "M-35,-108 C-43,-126 -26,-143 0,-141 C20,-142 36,-132 35,-110 C18,-118 -18,-118 -35,-108 Z"
    inked(art, outline(cap), look.robe)
    art.line(
        outline(
            "M-27,-116 C-29,-127 -18,-136 -4,-137 M-12,-118 C-14,-128 -6,-134 4,-137 M6,-119 C8,-127 14,-132 20,-133"
        ),
        look.robe_dark,
        1.5,
    )
    brim = (
        "M-38,-105 C-20,-118 18,-119 37,-108 C40,-105 39,-101 35,-100 C18,-110 -18,-109 -34,-98 C-39,-98 "
        "-41,-102 -38,-105 Z"
    )
    inked(art, outline(brim), look.accent, 1.6)
    art.line(outline("M-34,-103 C-18,-113 18,-114 34,-104"), GOLD, 1.3)
    inked(art, circle(24, -113, 5.2), GOLD, 1.4)
    art.fill(suit_path(look.suit), look.robe_dark, place(24, -113, 0.064))
