"""Pictures from outside: what is made of good ones, and what bad ones can't do."""

from __future__ import annotations

import os
import struct
import sys
import zlib
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from tests.storage.places import as_somebody_with_limits
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.pictures import seat_pictures as pictures
from trickdesk.storage.pictures.seat_pictures import (
    PictureProblem,
    PictureRefused,
    keep_picture,
    picture_names,
)
from trickdesk.storage.settings import Settings, rename, switch_person
from trickdesk.ui.text import errors
from trickdesk.ui.theme.own_pictures import (
    MOST_PIXELS,
    SIDE,
    kept_pictures,
    picture_of,
    png_of,
    readable_endings,
    squared,
)


def flag(width: int, height: int) -> QImage:
    """Return a picture with a green square in the middle of red."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#d02020"))
    painter, side = QPainter(image), min(width, height)
    painter.fillRect((width - side) // 2, (height - side) // 2, side, side, QColor("#20a040"))
    painter.end()
    return image


def saved(image: QImage, kind: str) -> bytes:
    held, buffer = QByteArray(), QBuffer()
    buffer.setBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind, 90)  # type: ignore[call-overload]
    return bytes(held.data())


def png(width: int, height: int, rows: bytes, depth: int = 1, colours: int = 0) -> bytes:
    """Return a PNG file with this header, whatever its rows are."""
    header = struct.pack(">IIBBBBB", width, height, depth, colours, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "BMP"])
@pytest.mark.parametrize("size", [(900, 300), (300, 900), (3000, 2000), (40, 20)])
def test_the_middle_of_a_picture_becomes_a_small_square(kind: str, size: tuple[int, int]) -> None:
    image = squared(saved(flag(*size), kind))
    side = min(SIDE, *size)
    assert (image.width(), image.height()) == (side, side)
    for spot in (QPoint(side // 2, side // 2), QPoint(side // 4, side * 3 // 4)):
        colour = image.pixelColor(spot)
        assert abs(colour.green() - 0xA0) < 12 and colour.red() < 0x40
    assert len(png_of(image)) < pictures.MOST_KEPT


def test_nothing_else_of_a_file_is_kept() -> None:
    image = flag(400, 400)
    image.setText("Place", "48.85 N 2.35 E")
    data = saved(image, "PNG")
    assert b"48.85" in data or b"Place" in data
    assert QImage.fromData(png_of(squared(data))).textKeys() == []


def test_transparent_pictures_stay_transparent() -> None:
    image = QImage(300, 300, QImage.Format.Format_ARGB32)
    image.fill(0)
    assert squared(saved(image, "PNG")).pixelColor(9, 9).alpha() == 0


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not a picture at all",
        b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
        b'/* XPM */ static char *a[] = {"1 1 1 1","a c red","a"};',
        png(400, 400, b"\x00" * 100),
        png(0, 400, b""),
        saved(flag(400, 400), "PNG")[:200],
        b"\x89PNG\r\n\x1a\n" + b"\xff" * 2000,
        b"\xff\xd8\xff\xe0" + bytes(2000),
    ],
    ids=["empty", "text", "svg", "xpm", "too few rows", "no width", "cut off", "noise", "jpeg noise"],
)
@pytest.mark.qt_log_ignore("JPEG")
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises(PictureRefused) as refused:
        squared(data)
    assert refused.value.why is PictureProblem.NOT_A_PICTURE


def test_a_bomb_is_refused_before_it_is_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few kilobytes that would become 1.6 gigabytes."""
    bomb = png(20_000, 20_000, bytes(2501) * 20_000)
    assert len(bomb) < 100_000
    monkeypatch.setattr(QImageReader, "read", lambda _: pytest.fail("it was decoded"))
    with pytest.raises(PictureRefused) as refused:
        squared(bomb)
    assert refused.value.why is PictureProblem.TOO_LARGE
    words = errors.refused_picture_words(PictureRefused(refused.value.why, "bomb.png"), MOST_PIXELS)
    assert words == "bomb.png is too large. Choose a picture of at most 30 MB and 40 megapixels."


def test_the_format_is_that_of_the_contents(tmp_path: Path) -> None:
    path = tmp_path / "holiday.svg"
    path.write_bytes(saved(flag(300, 300), "PNG"))
    assert picture_of(path).width() == SIDE
    assert readable_endings()[:2] == ["png", "jpg"]


def test_files_that_cannot_be_read_say_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SaveError) as missing:
        picture_of(tmp_path / "gone.png")
    assert (missing.value.trouble, str(missing.value)) == (FileProblem.MISSING, "gone.png doesn't exist.")
    with pytest.raises(SaveError) as folder:
        picture_of(tmp_path)
    assert folder.value.trouble is FileProblem.NOT_A_FILE
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe.png")
        with pytest.raises(SaveError) as pipe:
            picture_of(tmp_path / "pipe.png")
        assert pipe.value.trouble is FileProblem.DEVICE
    monkeypatch.setattr(pictures, "MOST_BYTES", 1000)
    (tmp_path / "large.png").write_bytes(bytes(1001))
    with pytest.raises(PictureRefused) as large:
        picture_of(tmp_path / "large.png")
    assert (large.value.why, large.value.file) == (PictureProblem.TOO_LARGE, "large.png")


def test_only_our_own_files_are_read_again(tmp_path: Path) -> None:
    folder, image = tmp_path / "pictures", squared(saved(flag(300, 300), "PNG"))
    name = keep_picture(folder, png_of(image))
    assert (folder / f"{name}.png").stat().st_mode & 0o077 == 0 or sys.platform == "win32"
    other, broken, large = "0" * 16, "1" * 16, "2" * 16
    (folder / f"{other}.png").write_bytes(saved(flag(300, 300), "JPEG"))
    (folder / f"{broken}.png").write_bytes(b"?")
    (folder / f"{large}.png").write_bytes(bytes(pictures.MOST_KEPT + 1))
    found = kept_pictures(folder, [name, other, broken, large, "3" * 16])
    assert list(found) == [name]
    assert found[name] == image


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of folders say nothing there")
def test_a_read_only_folder_is_named_and_gets_nothing() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        try:
            with as_somebody_with_limits(), pytest.raises(SaveError) as refused:
                keep_picture(folder, b"png")
        finally:
            folder.chmod(0o700)
        assert (refused.value.trouble, refused.value.path) == (FileProblem.READ_ONLY, folder)
        assert list(folder.iterdir()) == []


@pytest.mark.parametrize("picture", ["../secret", "a/b", "0" * 15, "0" * 16 + "\n", 7, None, [], "A" * 16])
def test_settings_name_no_other_files(picture: object) -> None:
    settings = Settings.from_json({"look": {"picture": picture}})
    settings.people.known["Mia"] = {"look": {"picture": picture}}
    assert picture_names(settings) == set()


def test_a_new_person_has_no_picture_of_another() -> None:
    settings = Settings()
    settings.look.symbol, settings.look.picture = "own", "0" * 16
    rename(settings, "Mia", datetime(2026, 3, 1))  # who has had no name until now
    assert (settings.look.symbol, settings.look.picture) == ("own", "0" * 16)
    switch_person(settings, "Noah")
    assert (settings.look.symbol, settings.look.picture) == ("initial", "")
    switch_person(settings, "Mia")
    assert (settings.look.symbol, settings.look.picture) == ("own", "0" * 16)
    assert picture_names(settings) == {"0" * 16}
