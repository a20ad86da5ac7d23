"""Heads of the court cards: hair, face and headgear, with the chin at (0, -52) and the crown at y = -142."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.art import Art
from trickdesk.ui.cards.look import Look
from trickdesk.ui.cards.palette import DARK_GOLD, GOLD, INK, WHITE, alpha
from trickdesk.ui.cards.paths import circle, outline, polygon, rect

INK_LINE = 2.0

_BACK_HAIR = {
    "K": "M-20,-112 C-38,-108 -40,-84 -34,-66 C-33,-60 -38,-56 -34,-50 C-28,-46 -20,-52 -18,-60 L18,-60 "
    "C20,-52 28,-46 34,-50 C38,-56 33,-60 34,-66 C40,-84 38,-108 20,-112 Z",
    "Q": "M0,-116 C-36,-118 -40,-90 -36,-70 C-34,-56 -46,-52 -46,-38 C-40,-30 -26,-30 -20,-38 L20,-38 "
    "C26,-30 40,-30 46,-38 C46,-52 34,-56 36,-70 C40,-90 36,-118 0,-116 Z",
    "J": "M-22,-110 C-34,-100 -34,-72 -30,-56 L-14,-52 L14,-52 L30,-56 C34,-72 34,-100 22,-110 Z",
}


def inked(art: Art, path: QPainterPath, colour: str, width: float = INK_LINE) -> None:
    """Add a filled path with the ink line that all figures share."""
    art.fill(path, colour, stroke=INK, width=width)


def draw_back_hair(art: Art, look: Look) -> None:
    """Draw the hair behind the face, and the neck."""
    inked(art, outline(_BACK_HAIR[look.rank]), look.hair)
    inked(art, rect(-9, -62, 18, 26), look.skin_dark)


def draw_face(art: Art, look: Look) -> None:
    """Draw the face; the nose is the edge of its shaded half."""
    face = outline("M-22,-108 L22,-108 L22,-80 C22,-64 11,-52 0,-52 C-11,-52 -22,-64 -22,-80 Z")
    shade = "M0,-108 L22,-108 L22,-80 C22,-64 11,-52 0,-52 V-69 L6,-71 L1.5,-90 Z"
    art.fill(face, look.skin)
    art.fill(outline(shade), look.skin_dark)
    art.line(face, INK, INK_LINE)
    if look.rank == "Q":
        for cheek in (-13, 13):
            art.fill(circle(cheek, -71, 4), alpha("#d9544f", 0.55))
    for x in (-10.5, 10.5):
        eye = f"M{x - 6},-84 Q{x},-89.5 {x + 6},-84 Q{x},-80.5 {x - 6},-84 Z"
        art.fill(outline(eye), WHITE, stroke=INK, width=1.0)
        art.fill(circle(x, -84.6, 2.5), INK)
        brow = outline(f"M{x - 7},-92 Q{x},-97 {x + 7},-92")
        art.line(brow, look.brow, 1.8 if look.rank == "Q" else 2.6)
    art.line(outline("M1.5,-90 L6,-71 L-2,-69.5"), INK, 1.5)
    if look.rank == "K":
        _draw_beard(art, look)
    else:
        lips = "#b8323a" if look.rank == "Q" else "#a5503f"
        art.fill(outline("M-7,-62.5 Q-3,-65.5 0,-63.8 Q3,-65.5 7,-62.5 Q0,-57 -7,-62.5 Z"), lips)
        art.line(outline("M-7,-62.5 Q0,-60.8 7,-62.5"), INK, 0.9)


def _draw_beard(art: Art, look: Look) -> None:
    beard = (
        "M-22,-86 L-22,-72 C-22,-46 -12,-30 0,-22 C12,-30 22,-46 22,-72 L22,-86 C20,-74 14,-70 8,-69 "
        "L-8,-69 C-14,-70 -20,-74 -22,-86 Z"
    )
    moustache = (
        "M0,-67 C-6,-72 -15,-68 -18,-60 C-11,-61 -5,-62 0,-65 C5,-62 11,-61 18,-60 C15,-68 6,-72 0,-67 Z"
    )
    inked(art, outline(beard), look.hair)
    for k in (-1, 0, 1):
        art.line(outline(f"M{k * 9},-56 Q{k * 7},-42 {k * 3},-31"), alpha("#ffffff", 0.28), 1.5)
    art.fill(outline("M-7,-61.5 Q0,-57 7,-61.5 Q0,-64 -7,-61.5 Z"), "#c2473f")
    inked(art, outline(moustache), look.hair, 1.3)


def draw_headgear(art: Art, look: Look) -> None:
    """Draw the crown, the coronet or the cap."""
    {"K": _draw_crown, "Q": _draw_coronet, "J": _draw_cap}[look.rank](art, look)


def _draw_crown(art: Art, look: Look) -> None:
    inked(art, outline("M-26,-112 L-34,-138 L-17,-126 L0,-142 L17,-126 L34,-138 L26,-112 Z"), GOLD)
    art.fill(polygon((-20, -114), (-23, -126), (-14, -120)), look.accent)
    art.fill(polygon((20, -114), (23, -126), (14, -120)), look.accent)
    art.fill(polygon((0, -134), (5.5, -124), (0, -115), (-5.5, -124)), look.accent)
    inked(art, rect(-28, -114, 56, 10, 3), DARK_GOLD)
    for k in range(-2, 3):
        art.fill(circle(k * 11, -109, 2.6), WHITE if k % 2 else look.accent)
    for x, y in ((-34, -138), (0, -141), (34, -138)):
        inked(art, circle(x, y, 3.2), WHITE, 1.5)


def _draw_coronet(art: Art, look: Look) -> None:
    coronet = (
        "M-25,-110 C-32,-122 -30,-132 -28,-134 C-24,-126 -18,-124 -14,-128 C-10,-134 -4,-138 0,-141 "
        "C4,-138 10,-134 14,-128 C18,-124 24,-126 28,-134 C30,-132 32,-122 25,-110 "
        "C12,-115 -12,-115 -25,-110 Z"
    )
    inked(art, outline(coronet), GOLD)
    art.fill(outline("M0,-134 C5,-128 6,-122 0,-117 C-6,-122 -5,-128 0,-134 Z"), look.accent)
    for x in (-15, 15):
        art.fill(circle(x, -119, 3.1), look.accent)
    band = "M-26,-112 C-12,-118 12,-118 26,-112 L25,-104 C12,-110 -12,-110 -25,-104 Z"
    inked(art, outline(band), DARK_GOLD, 1.6)
    for k in range(-3, 4):
        art.fill(circle(k * 7, -111.5 + abs(k) * 0.9, 1.9), WHITE)
    for x, y in ((-28, -135), (0, -142), (28, -135)):
        inked(art, circle(x, y, 2.8), WHITE, 1.3)


def _draw_cap(art: Art, look: Look) -> None:
    fringe = (
        "M-24,-110 L24,-110 C26,-102 22,-96 18,-98 C12,-101 8,-98 0,-98 C-8,-98 -12,-101 -18,-98 "
        "C-22,-96 -26,-102 -24,-110 Z"
    )
    inked(art, outline(fringe), look.hair, 1.6)
    inked(art, outline("M22,-120 C24,-136 38,-144 54,-140 C52,-128 44,-116 28,-112 Z"), WHITE)
    art.line(outline("M24,-114 C32,-126 40,-134 50,-138"), look.accent, 1.6)
    cap = "M-36,-106 C-42,-126 -22,-142 4,-138 C26,-136 38,-124 34,-108 C18,-116 -18,-116 -36,-106 Z"
    inked(art, outline(cap), look.robe)
    glint = "M-28,-116 C-28,-126 -16,-134 0,-133 C-10,-130 -20,-124 -22,-117 Z"
    art.fill(outline(glint), alpha("#ffffff", 0.25))
    band = "M-38,-104 C-20,-116 18,-117 36,-106 L35,-99 C18,-109 -18,-108 -36,-97 Z"
    inked(art, outline(band), GOLD)
    inked(art, circle(24, -115, 4), look.accent, 1.4)
