"""What the court figures wear: robe, mantle, collar and sleeve."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.art import Art
from trickdesk.ui.cards.figures import INK_LINE, both_sides, inked
from trickdesk.ui.cards.held import draw_hand
from trickdesk.ui.cards.look import Look
from trickdesk.ui.cards.palette import DARK_GOLD, GOLD, INK, WHITE, alpha, mix
from trickdesk.ui.cards.paths import around, circle, outline, place, polygon, polyline
from trickdesk.ui.cards.suits import suit_path

HAND_Y = {"K": -49.0, "Q": -45.0, "J": -48.0}


def draw_robe(art: Art, look: Look) -> None:
    """Draw the patterned robe, its front with a row of jewels, and a mantle over one shoulder."""
    body = outline("M-96,50 C-92,0 -74,-28 -42,-37 L-14,-45 L0,-38 L14,-45 L42,-37 C74,-28 92,0 96,50 Z")
    cloth = Art()
    cloth.fill(body, look.robe)
    cloth.fill(_fabric(look.suit, -52, 60), look.robe_dark)
    # Folds: dark on the far side, a light along the shoulder.
    cloth.fill(outline("M30,60 C30,20 40,-10 64,-40 L100,-40 V60 Z"), alpha(INK, 0.20))
    cloth.line(outline("M-30,-36 C-44,-10 -50,20 -52,60 M32,-36 C40,-10 42,20 42,60"), alpha(INK, 0.55), 1.2)
    art.add(cloth, clip=body)
    art.line(body, INK, INK_LINE)
    inked(art, polygon((-14, -46), (14, -46), (24, 54), (-24, 54)), look.accent, 1.4)
    art.fill(polygon((4, -46), (14, -46), (24, 54), (9, 54)), alpha(INK, 0.18))
    for k, y in enumerate(range(-20, 51, 14)):
        if k % 2:
            inked(art, circle(0, y, 3.0), WHITE, 1.0)
        else:
            inked(art, polygon((0, y - 6.4), (6, y), (0, y + 6.4), (-6, y)), GOLD, 1.0)
    for side in (-1, 1):
        art.line(polyline((side * 15, -44), (side * 25, 54)), INK, 6.6)
        art.line(polyline((side * 15, -44), (side * 25, 54)), GOLD, 4.4)
        for k in range(9):
            art.fill(circle(side * (15.6 + k * 1.1), -38 + k * 10.4, 1.1), DARK_GOLD)
    _draw_mantle(art, look)


def _draw_mantle(art: Art, look: Look) -> None:
    """A mantle that falls over the left shoulder, its edge of fur, of pleats or of gold."""
    mantle = "M-34,-40 C-60,-36 -84,-14 -98,46 L-50,46 C-50,14 -44,-12 -28,-32 Z"
    inked(art, outline(mantle), mix(look.robe, look.robe_dark, 0.55))
    art.line(
        outline("M-62,-22 C-74,-6 -80,16 -82,40 M-50,-28 C-60,-12 -65,12 -66,40"),
        mix(look.robe_dark, INK, 0.6),
        1.3,
    )
    edge = outline("M-28,-33 C-43,-13 -50,14 -50,46")
    if look.rank == "K":
        art.line(edge, INK, 14)
        art.line(edge, WHITE, 10.6)
        for x, y, turn in ((-34.5, -20, 25), (-41.5, -6, 18), (-46, 9, 10), (-48.6, 25, 4)):
            art.fill(outline("M0,-4 L2,3 H-2 Z"), INK, place(x, y, 1.0, turn))
    else:
        art.line(edge, INK, 7.6)
        art.line(edge, GOLD, 4.4)
        for x, y in ((-33, -23), (-38.4, -13), (-42.6, -2), (-45.6, 9), (-47.8, 20)):
            art.fill(circle(x, y, 1.4), look.robe_dark)


def _fabric(suit: str, left: float, right: float) -> QPainterPath:
    """Return the woven pattern of a suit over a part of the robe: chevrons, scales, lozenges or trefoils."""
    thread = _thread(suit)
    step_x, step_y = {"S": (20, 14), "H": (16, 11), "D": (14, 12), "C": (17, 13)}[suit]
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for row in range(int(20 / step_y), int(90 / step_y) + 1):
        # All patterns but the chevrons are bricked.
        shift = step_x / 2 if row % 2 and suit != "S" else 0
        for column in range(int(left / step_x) - 1, int(right / step_x) + 1):
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
        "M-47,-31 C-43,-45 -27,-51 -12,-51 C-10,-42 -4,-36 0,-34 C4,-36 10,-42 12,-51 C27,-51 43,-45 47,-31 "
        "C42,-24 37,-21 33,-22 C30,-15 24,-13 19,-15 C15,-9 6,-7 0,-9 C-6,-7 -15,-9 -19,-15 C-24,-13 -30,-15 -33,-22 "
        "C-37,-21 -42,-24 -47,-31 Z"
    )
    inked(art, outline(ermine), WHITE)
    tail = outline("M0,-4.4 C1,-1 2.6,1 1.6,4 C0.8,3 -0.8,3 -1.6,4 C-2.6,1 -1,-1 0,-4.4 Z")
    for x, y in ((-37, -32), (-26, -22), (-26, -41), (-13, -16), (37, -32), (26, -22), (26, -41), (13, -16)):
        art.fill(tail, INK, place(x, y, 0.9))
    # The chain of office, with the suit at its lowest link.
    for k in range(-5, 6):
        inked(art, circle(6.0 * k, -20 - k * k * 0.62, 2.4), GOLD, 0.9)
    inked(art, circle(0, -16, 7), GOLD, 1.3)
    art.fill(suit_path(look.suit), look.robe_dark, place(0, -16, 0.092))


def _draw_ruff(art: Art, look: Look) -> None:
    ruff = QPainterPath()
    ruff.moveTo(-15, -60)
    for k in range(-6, 7):
        x, y = around(0, 0, 1, 90 - k * 14)
        ruff.lineTo(*_on_ruff(k - 0.5, 42, 38))
        ruff.quadTo(*_on_ruff(k, 51, 46), *_on_ruff(k + 0.5, 42, 38))
    ruff.lineTo(15, -60)
    ruff.cubicTo(10, -50, -10, -50, -15, -60)
    inked(art, ruff, WHITE, 1.5)
    pleat, shade = mix(look.accent, "#ffffff", 0.35), alpha(look.accent, 0.16)
    for k in range(-5, 7):
        if k % 2:
            art.fill(
                polygon(
                    _on_ruff(k - 0.5, 15, 17),
                    _on_ruff(k - 0.5, 42, 38),
                    _on_ruff(k + 0.5, 42, 38),
                    _on_ruff(k + 0.5, 15, 17),
                ),
                shade,
            )
        art.line(polyline(_on_ruff(k - 0.5, 15, 17), _on_ruff(k - 0.5, 42, 38)), pleat, 1.1)
    for k in range(-3, 4):
        x, y = around(0, 0, 1, 90 - k * 18)
        inked(art, circle(19 * x, -66 + 23 * y, 2.5), WHITE if k % 2 else GOLD, 0.9)
    inked(art, outline("M0,-40 C4.4,-35 5,-31 0,-28 C-5,-31 -4.4,-35 0,-40 Z"), look.accent, 1.2)


def _on_ruff(k: float, wide: float, high: float) -> tuple[float, float]:
    """A point on an ellipse around the chin, wider than high."""
    x, y = around(0, 0, 1, 90 - k * 14)
    return wide * x, -64 + high * y


def _draw_points(art: Art, look: Look) -> None:
    shirt = outline("M-12,-54 C-10,-44 -4,-38 0,-36 C4,-38 10,-44 12,-54 C10,-48 -10,-48 -12,-54 Z")
    inked(art, shirt, WHITE, 1.2)
    point = (
        "M-11,-54 C-22,-52 -34,-48 -43,-41 L-37,-24 L-27,-31 L-20,-18 L-11,-30 L-1,-26 L-1,-37 C-6,-41 "
        "-10,-47 -11,-54 Z"
    )
    inked(art, both_sides(point), GOLD)
    art.line(
        both_sides("M-14,-50 C-23,-48 -32,-45 -38,-40 L-35,-30 L-27,-36 L-20,-25 L-12,-36 L-5,-33"),
        look.robe_dark,
        1.3,
    )
    for side in (-1, 1):
        for x, y in ((38, -36), (20, -23), (28, -41)):
            art.fill(circle(side * x, y, 1.8), look.accent, stroke=INK, width=0.8)


def draw_arm(art: Art, look: Look) -> None:
    """Draw the sleeve and the hand that holds something."""
    y = HAND_Y[look.rank]
    draw_hand(art, look, y)
    top = y + 15
    sleeve = f"M47,{top} C40,-14 34,10 32,50 L92,50 C90,20 84,-6 70,{top} Z"
    cloth = Art()
    cloth.fill(outline(sleeve), look.robe)
    cloth.fill(_fabric(look.suit, 32, 78), look.robe_dark, place(5, 4))
    cloth.fill(outline(f"M62,{top} C70,-10 74,20 74,50 L96,50 L90,{top} Z"), alpha(INK, 0.25))
    art.add(cloth, clip=outline(sleeve))
    art.line(outline(sleeve), INK, INK_LINE)
    art.line(
        outline(f"M53,{top + 8} C47,-8 43,12 42,40 M60,{top + 8} C58,-6 56,12 56,40"), alpha(INK, 0.6), 1.2
    )
    cuff = (
        f"M43,{top - 2} C52,{top + 3} 65,{top + 3} 74,{top - 2} L77,{top + 8} C66,{top + 14} 51,{top + 14} "
        f"40,{top + 8} Z"
    )
    inked(art, outline(cuff), WHITE if look.rank == "K" else GOLD, 1.5)
    for k in range(-2, 3):
        x, level = 58.5 + k * 7.2, top + 6.4 - abs(k) * abs(k) * 0.8
        if look.rank == "K":
            art.fill(polygon((x, level - 3), (x + 1.6, level + 2.4), (x - 1.6, level + 2.4)), INK)
        else:
            art.fill(circle(x, level, 1.7), look.accent, stroke=INK, width=0.7)
