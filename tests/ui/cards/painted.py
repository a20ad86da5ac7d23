"""Paint a card and read its pixels."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

from tests.ui.cards.names import POINTS
from tests.ui.cards.sight import Rgb
from trickdesk.ui.cards.art import Art
from trickdesk.ui.cards.faces import card_art


def paint(name: str, width: int, style: str = "standard", four_colour: bool = False) -> QImage:
    """Return a card with its points, `width` pixels wide, on black felt."""
    image = QImage(width, round(width * 1.4), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card_art(name, style, four_colour, POINTS.get(name, 0)).paint(painter, image.width(), image.height())
    painter.end()
    return image


def shapes(art: Art) -> list[tuple[object, ...]]:
    """Return what a drawing is made of."""
    return [tuple(shape) for shape in art.shapes]


def pixels(image: QImage) -> list[int]:
    """Return the pixels row by row as 0xAARRGGBB (of an image with 32 bits a pixel)."""
    return list(memoryview(image.constBits()).cast("I"))


def colour_of(pixel: int) -> Rgb:
    return (pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255
