"""The bytes of a picture, to compare pictures by."""

from __future__ import annotations

from PySide6.QtGui import QImage


def picture_bytes(image: QImage) -> bytes:
    """Return a copy of the image's pixels.

    constBits() does not keep its image alive: of a temporary image it gives freed
    memory. As an argument the image lives until its bytes are copied.
    """
    return bytes(image.constBits())
