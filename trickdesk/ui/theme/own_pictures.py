"""People's own pictures: makes them of outside files, and holds those in use."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from trickdesk.engine.errors import TrickdeskError
from trickdesk.storage.pictures.seat_pictures import (
    PictureProblem,
    PictureRefused,
    read_outside,
    read_picture,
)

log = logging.getLogger(__name__)

SIDE = 256  # pixels; the largest plates are drawn smaller than that
MOST_PIXELS = 40_000_000
# Qt reads more, such as SVG, which can contain anything.
FORMATS = {b"png": "png", b"jpeg": "jpg", b"webp": "webp", b"bmp": "bmp", b"gif": "gif"}

loaded: dict[str, QImage] = {}


def own_picture(name: object) -> QImage | None:
    """Return the picture that is kept under this name, or None if it hasn't been read."""
    return loaded.get(name) if isinstance(name, str) else None


def take_pictures(images: Mapping[str, QImage]) -> None:
    """Add these pictures, by name."""
    loaded.update(images)


def drop_pictures(names: Iterable[str]) -> None:
    """Forget these pictures."""
    for name in names:
        loaded.pop(name, None)


def readable_endings() -> list[str]:
    """Return the endings of files that can be read here, most common first."""
    there = {bytes(name.data()) for name in QImageReader.supportedImageFormats()}
    return [ending for name, ending in FORMATS.items() if name in there]


def picture_of(path: Path) -> QImage:
    """Return a square picture of an outside file. Thread-safe; blocks on the disk.

    Raises:
        PictureRefused: It can't be used.
        SaveError: It can't be read.
    """
    try:
        return squared(read_outside(path))
    except PictureRefused as error:
        raise PictureRefused(error.why, path.name) from error


def kept_pictures(folder: Path, names: Iterable[str]) -> dict[str, QImage]:
    """Return the kept pictures that can be read. Thread-safe; blocks on the disk."""
    found = {}
    for name in names:
        try:
            found[name] = squared(read_picture(folder, name), [b"png"])
        except TrickdeskError as error:
            log.info("a person's picture can't be shown: %s", error)
    return found


def squared(data: bytes, formats: Iterable[bytes] = FORMATS) -> QImage:
    """Return the middle of a picture, at most `SIDE` pixels wide.

    Nothing else of the file is in it. Its size is known and limited before it is decoded.

    Raises:
        PictureRefused: It can't be used.
    """
    held, buffer = QByteArray(data), QBuffer()
    buffer.setBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    if bytes(reader.format().data()) not in formats:
        raise PictureRefused(PictureProblem.NOT_A_PICTURE)
    reader.setAutoTransform(True)  # photographs say which way is up
    size = reader.size()
    if size.isEmpty():
        raise PictureRefused(PictureProblem.NOT_A_PICTURE)
    if size.width() * size.height() > MOST_PIXELS:
        raise PictureRefused(PictureProblem.TOO_LARGE)
    if min(size.width(), size.height()) > 2 * SIDE:
        least = QSize(2 * SIDE, 2 * SIDE)
        reader.setScaledSize(size.scaled(least, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    if image.isNull():
        raise PictureRefused(PictureProblem.NOT_A_PICTURE)
    side = min(image.width(), image.height())
    part = QRect((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    # Drawn on a new picture, it leaves behind what cameras add, such as the place.
    whole = QImage(QSize(1, 1) * min(side, SIDE), QImage.Format.Format_ARGB32)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.drawImage(0, 0, _scaled(image.copy(part), whole.width()))
    painter.end()
    return whole


def png_of(image: QImage) -> bytes:
    """Return a picture as a PNG file."""
    held, buffer = QByteArray(), QBuffer()
    buffer.setBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(held.data())


def _scaled(image: QImage, side: int) -> QImage:
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaled(side, side, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


def draw_own(painter: QPainter, name: str, side: int) -> None:
    """Draw a picture from the origin on, `side` pixels wide."""
    image = own_picture(name)
    if image is not None:
        painter.drawImage(0, 0, _scaled(image, side))
