"""What the court figures wear and hold: robe, collar, sword, flower and staff."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.art import Art
from trickdesk.ui.cards.figures import INK_LINE, inked
from trickdesk.ui.cards.look import Look
from trickdesk.ui.cards.palette import GOLD, INK, WHITE, mix
from trickdesk.ui.cards.paths import around, circle, outline, polygon, polyline, rect


def draw_attribute(art: Art, look: Look) -> None:
    """Draw what stands behind the shoulder: the king's sword or the jack's staff with its pennant."""
    if look.rank == "K":
        inked(art, polygon((54, -128), (59, -138), (64, -128), (63, -58), (55, -58)), "#e9edf2")
        art.line(polyline((59, -130), (59, -60)), "#9aa4b5", 1.4)
        inked(art, rect(43, -60, 32, 7, 3), GOLD)
        inked(art, circle(59, -24, 4), GOLD)
        inked(art, rect(56, -53, 6, 26, 1), look.accent)
    elif look.rank == "J":
        inked(art, rect(57, -126, 5, 160, 1), "#9c6b3b")
        inked(art, polygon((59.5, -140), (66, -127), (59.5, -114), (53, -127)), GOLD)
        inked(art, outline("M62,-112 C70,-110 74,-116 82,-112 V-86 C74,-90 70,-84 62,-86 Z"), look.accent)


def draw_robe(art: Art, look: Look) -> None:
    """Draw the patterned robe and its centre panel."""
    body = outline("M-96,44 C-92,-4 -70,-30 -40,-38 L-14,-44 L0,-38 L14,-44 L40,-38 C70,-30 92,-4 96,44 Z")
    cloth = Art()
    cloth.fill(body, look.robe)
    cloth.fill(_fabric(look.suit), look.robe_dark)
    art.add(cloth, clip=body)
    art.line(body, INK, INK_LINE)
    inked(art, polygon((-15, -44), (15, -44), (23, 50), (-23, 50)), look.accent)
    for y in range(-18, 51, 17):
        art.fill(polygon((0, y - 6), (6, y), (0, y + 6), (-6, y)), GOLD)
    for side in (-1, 1):
        art.line(polyline((side * 15, -44), (side * 23, 50)), GOLD, 4.4)
        art.line(polyline((side * 17.4, -44), (side * 25.4, 50)), INK, 1.4)


def _fabric(suit: str) -> QPainterPath:
    """Return the woven pattern of a suit over the whole robe: chevrons, scales, lozenges or trefoils."""
    thread = _thread(suit)
    step_x, step_y = {"S": (20, 14), "H": (16, 11), "D": (14, 12), "C": (17, 13)}[suit]
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for row in range(-1, 9):
        # All patterns but the chevrons are bricked.
        shift = step_x / 2 if row % 2 and suit != "S" else 0
        for column in range(-6, 7):
            path.addPath(thread.translated(column * step_x + shift, row * step_y - 65))
    return path


def _thread(suit: str) -> QPainterPath:
    """Return what the pattern of a suit repeats."""
    if suit == "S":
        return polygon((0, 0), (10, 7), (20, 0), (20, 4), (10, 11), (0, 4))
    if suit == "H":
        return outline("M-8,0 A8,8 0 0 0 8,0 L5,0 A5,5 0 0 1 -5,0 Z")
    if suit == "D":
        return polygon((0, -6), (4, 0), (0, 6), (-4, 0))
    trefoil = circle(0, -3.2, 2.6)
    trefoil.addPath(circle(-3, 2, 2.6))
    trefoil.addPath(circle(3, 2, 2.6))
    return trefoil


def draw_collar(art: Art, look: Look) -> None:
    """Draw the king's ermine, the queen's ruff or the jack's pointed collar."""
    {"K": _draw_ermine, "Q": _draw_ruff, "J": _draw_points}[look.rank](art, look)


def _draw_ermine(art: Art, look: Look) -> None:
    ermine = (
        "M-46,-30 C-42,-44 -26,-50 -12,-50 C-10,-42 -4,-36 0,-34 C4,-36 10,-42 12,-50 C26,-50 42,-44 46,-30 "
        "C34,-18 16,-10 0,-8 C-16,-10 -34,-18 -46,-30 Z"
    )
    inked(art, outline(ermine), WHITE)
    tails = ((-33, -34), (-20, -26), (-8, -18), (8, -18), (20, -26), (33, -34), (-20, -40), (20, -40))
    for x, y in tails:
        art.fill(polygon((x, y - 4), (x + 2.3, y + 3), (x - 2.3, y + 3)), INK)


def _draw_ruff(art: Art, look: Look) -> None:
    ruff = outline(
        "M-46,-34 C-44,-52 -26,-62 -14,-60 C-10,-50 10,-50 14,-60 C26,-62 44,-52 46,-34 "
        "C28,-24 12,-20 0,-20 C-12,-20 -28,-24 -46,-34 Z"
    )
    inked(art, ruff, WHITE)
    for k in range(-5, 6):
        # The pleats fan out on an ellipse: wider than high.
        x, y = around(0, 0, 1, 90 - k * 13.5)
        pleat = polyline((14 * x, -66 + 16 * y), (43 * x, -66 + 41 * y))
        art.line(pleat, mix(look.accent, "#ffffff", 0.35), 1.6)
    art.line(ruff, INK, INK_LINE)
    for k in range(-3, 4):
        x, y = around(0, 0, 1, 90 - k * 17)
        inked(art, circle(20 * x, -66 + 24 * y, 2.6), GOLD, 0.9)


def _draw_points(art: Art, look: Look) -> None:
    inked(art, outline("M-13,-52 L-40,-40 L-24,-22 L0,-36 L24,-22 L40,-40 L13,-52 L0,-40 Z"), GOLD)
    for x in (-25, 25):
        art.fill(circle(x, -33, 2.4), INK)


def draw_arm(art: Art, look: Look) -> None:
    """Draw the sleeve and the hand, and the queen's flower in it."""
    if look.rank == "K":
        inked(art, rect(50, -50, 19, 15, 6), look.skin)
        for y in (-45, -40):
            art.line(polyline((54, y), (63, y)), look.skin_dark, 1.2)
        inked(art, polygon((44, -36), (74, -36), (86, 30), (36, 30)), look.robe_dark)
        inked(art, rect(43, -37, 33, 9, 3), GOLD)
    elif look.rank == "Q":
        _draw_flower(art, look)
        inked(art, polygon((40, -30), (70, -34), (84, 34), (34, 34)), look.robe_dark)
        inked(art, rect(44, -40, 19, 14, 6), look.skin)
        inked(art, polygon((36, -28), (70, -32), (72, -24), (37, -20)), GOLD)
    else:
        inked(art, polygon((44, -34), (74, -34), (86, 34), (36, 34)), look.robe_dark)
        inked(art, rect(50, -48, 19, 14, 6), look.skin)
        inked(art, rect(43, -36, 33, 9, 3), GOLD)


def _draw_flower(art: Art, look: Look) -> None:
    art.line(outline("M52,-10 C54,-34 56,-48 56,-64"), "#2f7d4a", 3.4)
    inked(art, outline("M55,-40 C66,-46 74,-42 76,-34 C68,-30 58,-32 55,-40 Z"), "#3f9a5f", 1.4)
    for k in range(5):
        inked(art, circle(*around(56, -76, 9.5, -90 + 72 * k), 8), look.petal, 1.5)
    inked(art, circle(56, -76, 6), GOLD, 1.5)
