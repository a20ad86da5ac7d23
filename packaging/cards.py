#!/usr/bin/env python3
"""Write the decks of cards as folders of SVG below assets/cards: .venv/bin/python packaging/cards.py

They are decks as a person may add them (copied into the folder of decks they can be chosen), to be printed, or changed
into decks of one's own. The program draws the same art itself.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPointF, Qt  # noqa: E402
from PySide6.QtGui import QPainterPath, QPainterPathStroker  # noqa: E402

from trickdesk.games import games  # noqa: E402
from trickdesk.ui.cards.art import HEIGHT, WIDTH, Art, Shape  # noqa: E402
from trickdesk.ui.cards.backs import card_back  # noqa: E402
from trickdesk.ui.cards.faces import card_art  # noqa: E402

FOLDER = ROOT / "assets" / "cards"
# Deck -> its back, and the style and colours of each variant.
DECKS = {
    "classic": (
        "back-lattice",
        {
            "": ("standard", False),
            "large": ("large", False),
            "four": ("standard", True),
            "four-large": ("large", True),
        },
    ),
    "bold": ("back-plain", {"": ("bold", False), "four": ("bold", True)}),
}


def svg_of(art: Art) -> str:
    """The art as SVG with nothing but paths: what is seen through a clip is cut out."""
    paths = "".join(_path(part) + "\n" for shape in art.shapes for part in _cut(shape))
    box = f"0 0 {WIDTH:g} {HEIGHT:g}"
    size = f'width="{WIDTH:g}" height="{HEIGHT:g}"'
    round_ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} {round_ends}>\n{paths}</svg>\n'


def _cut(shape: Shape) -> Iterator[Shape]:
    """The shape as it is seen; an outline that is cut becomes a shape of its own."""
    if not shape.clips:
        yield shape
        return
    if shape.fill:
        yield _seen(shape.path, shape.fill, shape)
    if shape.stroke:
        pen = QPainterPathStroker()
        pen.setWidth(shape.stroke_width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        yield _seen(pen.createStroke(shape.path), shape.stroke, shape)


def _seen(path: QPainterPath, colour: str, shape: Shape) -> Shape:
    for clip in shape.clips:
        if not clip.contains(path.boundingRect()):
            path = path.intersected(clip)
    return Shape(path, colour, None, 0.0)


def _path(shape: Shape) -> str:
    if shape.path.isEmpty():
        return ""
    looks = [_colour("fill", shape.fill)]
    if shape.fill and shape.path.fillRule() == Qt.FillRule.OddEvenFill:
        looks.append(' fill-rule="evenodd"')
    if shape.stroke:
        looks.append(_colour("stroke", shape.stroke) + f' stroke-width="{shape.stroke_width:.3g}"')
    return f'<path{"".join(looks)} d="{_data(shape.path)}"/>'


def _colour(name: str, colour: str | None) -> str:
    if colour is None:
        return f' {name}="none"'
    if len(colour) == 9:  # #aarrggbb
        return f' {name}="#{colour[3:]}" {name}-opacity="{int(colour[1:3], 16) / 255:.2g}"'
    return f' {name}="{colour}"'


def _data(path: QPainterPath) -> str:
    """The commands of a path, in hundredths of a unit, written from point to point."""
    words, start, here = list[str](), (0, 0), (0, 0)
    count, k = path.elementCount(), 0
    kind = QPainterPath.ElementType
    while k < count:
        element = path.elementAt(k)
        to = _hundredths(element)
        if element.type == kind.MoveToElement:
            words.append("M" + _numbers(to))
            start = to
        elif element.type == kind.LineToElement:
            closes = to == start and (k + 1 == count or path.elementAt(k + 1).type == kind.MoveToElement)
            words.append("Z" if closes else "l" + _numbers(_from(here, to)))
        else:
            points = [_hundredths(path.elementAt(k + n)) for n in range(3)]
            words.append("c" + " ".join(_numbers(_from(here, point)) for point in points))
            to, k = points[2], k + 2
            if to == start and (k + 1 == count or path.elementAt(k + 1).type == kind.MoveToElement):
                words.append("Z")
        here, k = to, k + 1
    return "".join(words)


def _hundredths(element: QPainterPath.Element) -> tuple[int, int]:
    point = QPointF(element.x, element.y)
    return round(point.x() * 100), round(point.y() * 100)


def _from(here: tuple[int, int], to: tuple[int, int]) -> tuple[int, int]:
    return to[0] - here[0], to[1] - here[1]


def _numbers(point: tuple[int, int]) -> str:
    x, y = (
        f"{value / 100:g}".replace("0.", ".") if abs(value) < 100 else f"{value / 100:g}" for value in point
    )
    return x + ("" if y.startswith("-") else " ") + y


def names_and_points() -> dict[str, int]:
    """Every card of every game, and the points that stand on it where one game alone gives it some."""
    points: dict[str, int] = {}
    for kind in games().values():
        french = set(kind.deck.suits) == set("SHDC")
        for card, name in enumerate(kind.deck.names):
            points[name] = 0 if french else kind().trick_points((card,))
    return points


def files_of(deck: str) -> Iterator[tuple[str, Art]]:
    """Every picture of a deck: its path in the folder, and what is drawn."""
    back, variants = DECKS[deck]
    for variant, (style, four_colour) in variants.items():
        for name, points in sorted(names_and_points().items()):
            yield f"{variant}/{name}.svg".lstrip("/"), card_art(name, style, four_colour, points)
    yield "back.svg", card_back(back)


def manifest_of(deck: str) -> str:
    return f'format = 1\nname = "Trickdesk, {deck}"\nauthor = "The Trickdesk project"\nlicence = "MIT"\n'


def main() -> int:
    for deck in DECKS:
        for name, art in files_of(deck):
            path = FOLDER / deck / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(svg_of(art).encode())
        (FOLDER / deck / "deck.toml").write_bytes(manifest_of(deck).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
