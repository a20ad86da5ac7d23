"""Paints cards and reads their pixels."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

from tests.ui.cards.names import POINTS
from tests.ui.cards.sight import Rgb
from trickdesk.ui.cards.faces import BOLD, CLASSIC, draw_face, face_of

STYLES = ("standard", "large", "bold")


def paint(
    name: str,
    width: int,
    style: str = "standard",
    four_colour: bool = False,
    points: bool = True,
    letter: str = "",
) -> QImage:
    """Return a card, `width` pixels wide, on black felt.

    Either bold, or classic with one of two index sizes."""
    face = face_of(
        BOLD if style == "bold" else CLASSIC,
        name,
        large=style == "large",
        four_colour=four_colour,
        points=points and name in POINTS,
        letter=letter,
    )
    image = QImage(width, round(width * 1.4), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_face(painter, face, image.width(), image.height())
    finally:
        painter.end()
    return image


def pixels(image: QImage) -> list[int]:
    """Return the pixels row by row as 0xAARRGGBB (of an image with 32 bits a pixel)."""
    return list(memoryview(image.constBits()).cast("I"))


def colour_of(pixel: int) -> Rgb:
    return (pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255


def unlike_places(first: QImage, second: QImage) -> list[tuple[float, float]]:
    """Return where two pictures of the same size differ, in card widths."""
    width = first.width()
    pairs = zip(pixels(first), pixels(second), strict=True)
    return [(k % width / width, k // width / width) for k, (a, b) in enumerate(pairs) if a != b]
