"""The pictures in pages for readers show the screens as they are now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tests.shots import pages

SMALL = 100, 70  # pixels; at this size fonts of other systems look alike
MOST = 4.0  # mean difference of the grey levels 0 to 255

pytestmark = pytest.mark.slow
FILES = [pages.file_name(theme, name) for theme, names in pages.NAMES.items() for name in names]


@pytest.fixture(scope="module")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    pages.take(folder)
    return folder


def grey(file: Path) -> bytes:
    small = QImage(str(file)).scaled(
        *SMALL, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    image = small.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(image.constBits())


def difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("name", FILES)
def test_a_picture_shows_the_screen_as_it_is(name: str, taken: Path) -> None:
    found = difference(grey(pages.FOLDER / name), grey(taken / name))
    assert found < MOST, "take it again: python3 dev.py docs --pictures"


def test_another_screen_would_be_noticed() -> None:
    files = [grey(pages.FOLDER / name) for name in FILES]
    pairs = [difference(one, other) for i, one in enumerate(files) for other in files[:i]]
    assert sorted(pairs)[len(pairs) // 10] > MOST


def links() -> Iterator[str]:
    for page in (pages.ROOT / "README.md", *sorted((pages.ROOT / "docs").glob("*.md"))):
        yield from re.findall(r"\]\((?:docs/)?pictures/([\w-]+\.png)\)", page.read_text(encoding="utf-8"))


def test_pages_show_every_picture_and_no_other() -> None:
    assert set(links()) == set(FILES) == {file.name for file in pages.FOLDER.iterdir()}
