"""The pictures in pages for readers show the screens as they are now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tests.bots.positions import need_kernels
from tests.shots import pages
from tests.ui.picture_bytes import picture_bytes

SMALL = 100, 70  # pixels; at this size fonts of other systems look alike
MOST = 4.0  # mean difference of the grey levels 0 to 255

pytestmark = pytest.mark.slow
FILES = [pages.file_name(theme, name) for theme, names in pages.NAMES.items() for name in names]


def grey(file: Path) -> bytes:
    small = QImage(str(file)).scaled(
        *SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    image = small.convertToFormat(QImage.Format.Format_Grayscale8)
    return picture_bytes(image)


def difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_pictures_show_the_screens_as_they_are(tmp_path: Path) -> None:
    need_kernels()  # without them, bots play other cards
    files = pages.take(tmp_path)
    differences = {file.name: difference(grey(pages.FOLDER / file.name), grey(file)) for file in files}
    outdated = {name: value for name, value in differences.items() if value >= MOST}
    assert not outdated, "take them again: python3 dev.py docs --pictures"
    assert len(files) == len(FILES)


def test_another_screen_would_be_noticed() -> None:
    files = [grey(pages.FOLDER / name) for name in FILES]
    pairs = [difference(one, other) for i, one in enumerate(files) for other in files[:i]]
    assert sorted(pairs)[len(pairs) // 10] > MOST


def links() -> Iterator[str]:
    for page in (pages.ROOT / "README.md", *sorted((pages.ROOT / "docs").glob("*.md"))):
        yield from re.findall(r"\]\((?:docs/)?pictures/([\w-]+\.png)\)", page.read_text(encoding="utf-8"))


def test_pages_show_every_picture_and_no_other() -> None:
    assert set(links()) == set(FILES) == {file.name for file in pages.FOLDER.iterdir()}
