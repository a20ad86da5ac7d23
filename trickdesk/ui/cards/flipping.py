"""Left-handed cards: moves the index to the upper right corner.

A small index is then in both upper corners. A large one changes places with the empty area beside it. Cards
whose picture leaves no empty area stay as they are.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QImage, QPainter, QPixmap

from trickdesk.ui.cards.faces import BACKS, BOLD, CLASSIC, Face
from trickdesk.ui.cards.palette import SUITS


class Corner(NamedTuple):
    """The area to move: a part of the left half, in card widths.

    If `swaps` is set, it changes places with the empty area beside it.
    """

    left: float
    right: float
    top: float
    foot: float
    swaps: bool = False


GAP = 0.02  # right of the ink, in card widths

_SWAPPED = Corner(0.06, 0.54, 0.06, 0.56, swaps=True)
_BOLD_SWAPPED = Corner(0.045, 0.6, 0.05, 0.665, swaps=True)
# One table each for the classic deck, its large index and the bold deck. "S" and "R" stand for all other
# French and Red One cards.
_CORNERS: tuple[dict[str, Corner | None], ...] = (
    {
        "S": Corner(0.035, 0.2, 0.04, 0.48),
        "R": Corner(0.06, 0.245, 0.06, 0.47),
        "JK": Corner(0.04, 0.17, 0.04, 0.68),
        "JL": Corner(0.04, 0.17, 0.04, 0.68),
        "BIRD": Corner(0.05, 0.32, 0.06, 0.32),
        "RED1": Corner(0.085, 0.25, 0.1, 0.45),
    },
    {
        "S": _SWAPPED,
        "R": _SWAPPED,
        "JK": Corner(0.04, 0.34, 0.03, 1.36, swaps=True),
        "JL": Corner(0.04, 0.34, 0.03, 1.36, swaps=True),
        "BIRD": _SWAPPED,
        "RED1": Corner(0.09, 0.42, 0.1, 0.56),
    },
    {
        "S": _BOLD_SWAPPED,
        "R": _BOLD_SWAPPED,
        "JK": Corner(0.04, 0.48, 0.03, 1.36, swaps=True),
        "JL": Corner(0.04, 0.42, 0.03, 1.36, swaps=True),
        "BIRD": None,
        "RED1": _BOLD_SWAPPED,
    },
)


def corner_of(face: Face) -> Corner | None:
    """Return the area of a card to move; None for backs and for the user's own decks."""
    if face.name in BACKS or face.deck not in (CLASSIC, BOLD):
        return None
    corners = _CORNERS[2 if face.deck == BOLD else int(face.large)]
    return corners.get(face.name, corners["S" if face.name[-1] in SUITS else "R"])


def _ink(band: QImage) -> int:
    """Return the first column to the right of all ink in a picture."""
    ground = band.pixel(band.width() - 1, band.height() // 2)
    for x in reversed(range(band.width())):
        if any(band.pixel(x, y) != ground for y in range(0, band.height(), 3)):
            return x + 1
    return band.width()


def flip_index(painter: QPainter, plain: QPixmap, px: int, margin: int, corner: Corner) -> None:
    """Paint the moved index on a card `px` device pixels wide.

    `plain` is the card's pixmap with a `margin` around it.
    """
    left, right, top, foot = (round(px * share) for share in corner[:4])
    if corner.swaps:
        band = plain.copy(left + margin, top + margin, right - left, foot - top).toImage()
        right = min(right, left + _ink(band) + round(px * GAP))

    def copy(source: int, target: int, width: int) -> None:
        painter.drawPixmap(target, top, plain.copy(source + margin, top + margin, width, foot - top))

    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    copy(left, px - right, right - left)
    if corner.swaps:
        copy(right, left, px - left - right)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
