"""packaging/icons.py: Qt's pictures in Windows and macOS files, read back."""

from __future__ import annotations

import importlib
import struct
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage, QImageReader, QPixmap

import trickdesk

FOLDER = Path(trickdesk.__file__).resolve().parent.parent / "packaging"


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(FOLDER))
    return importlib.import_module("icons")


def draw(folder: Path, *sizes: int) -> dict[int, Path]:
    """Return the icon of records as pictures, by size."""
    for size in sizes:
        picture = QIcon(str(FOLDER / "record.svg")).pixmap(QSize(size, size))
        assert picture.save(str(folder / f"{size}.png"))
    return {size: folder / f"{size}.png" for size in sizes}


@pytest.mark.usefixtures("qapp")
def test_windows_finds_every_size(icons: ModuleType, tmp_path: Path) -> None:
    pictures = draw(tmp_path, *icons.ICO_SIZES)
    file = icons.write_ico(pictures, tmp_path / "new" / "icon.ico")
    reader = QImageReader(str(file))
    assert reader.imageCount() == len(pictures)
    for number, (size, picture) in enumerate(sorted(pictures.items())):
        assert reader.jumpToImage(number)
        assert reader.read() == QImage(str(picture))
        assert file.read_bytes()[6 + 16 * number] == size % 256


@pytest.mark.usefixtures("qapp")
def test_a_mac_finds_every_size(icons: ModuleType, tmp_path: Path) -> None:
    pictures = draw(tmp_path, *icons.ICNS_SIZES)
    content = icons.write_icns(pictures, tmp_path / "icon.icns").read_bytes()
    assert struct.unpack_from(">4sI", content) == (b"icns", len(content))
    place, found = 8, {}
    while place < len(content):
        name, length = struct.unpack_from(">4sI", content, place)
        picture = QPixmap()
        assert picture.loadFromData(content[place + 8 : place + length], "PNG")
        found[name] = picture.width()
        place += length
    assert found == icons.ICNS
