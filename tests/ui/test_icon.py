"""Icons: in the colour asked for; that of the window is sharp at every size."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication

import trickdesk
from trickdesk.ui.cards.palette import INK, IVORY
from trickdesk.ui.theme.colours import THEMES
from trickdesk.ui.theme.icons import SIZES, SMALL, draw_icon, icon, window_icon
from trickdesk.ui.widgets.suit_marks import draw_answer

ROOT = Path(trickdesk.__file__).parent.parent
WORD = re.compile(r'"[a-z -]+"')


@pytest.mark.parametrize("size", SIZES)
def test_a_spade_lies_on_the_felt(size: int, qapp: QApplication) -> None:
    icon = window_icon()
    assert QSize(size, size) in icon.availableSizes()
    picture = icon.pixmap(QSize(size, size), 1.0).toImage()
    assert picture.width() == size
    seen = {picture.pixelColor(x, y).name() for x in range(size) for y in range(size)}
    assert {IVORY, INK} <= seen
    assert picture.pixelColor(0, 0).alpha() < 40
    edge = picture.pixelColor(size // 2, size // 12)
    assert edge.green() > edge.red() + 20
    left, right = picture.pixelColor(size // 5, size // 2), picture.pixelColor(size * 4 // 5, size // 2)
    if size > SMALL:
        assert left.red() > 150
        assert right.blue() > 100
    else:
        assert left.green() > left.red() + 20


ICONS = sorted(
    path.stem for path in (ROOT / "assets" / "icons").glob("*.svg") if not path.stem.startswith("trickdesk")
)


def rgb(name: str) -> list[int]:
    colour = QColor(name)
    return [colour.red(), colour.green(), colour.blue()]


@pytest.mark.parametrize("name", ICONS)
@pytest.mark.parametrize("side", [16, 32])
def test_an_icon_has_the_colour_asked_for_and_stays_within_its_area(
    name: str, side: int, qapp: QApplication
) -> None:
    image = icon(name, side, side, 1, "#12ab34").pixmap(side, side).toImage()
    solid = {
        image.pixelColor(x, y).name()
        for x in range(side)
        for y in range(side)
        if image.pixelColor(x, y).alpha() > 250
    }
    assert "#12ab34" in solid
    if name not in ("star", "crown"):  # they have a dark edge of their own
        # Partly transparent pixels over others are rounded.
        asked = rgb("#12ab34")
        inks = [rgb(ink) for ink in solid]
        assert all(max(abs(a - b) for a, b in zip(asked, ink, strict=True)) < 4 for ink in inks), solid


def test_an_icon_stands_at_the_right_of_its_area_and_is_paler_when_disabled(qapp: QApplication) -> None:
    found = icon("enter", 40, 20, 2, "#ffffff", "#888888")
    for mode, colour in ((QIcon.Mode.Normal, "#ffffff"), (QIcon.Mode.Disabled, "#888888")):
        image = found.pixmap(QSize(40, 20), 2, mode).toImage()
        assert (image.width(), image.height()) == (80, 40)
        drawn = {(x, y) for x in range(80) for y in range(40) if image.pixelColor(x, y).alpha() > 250}
        assert drawn and min(x for x, _ in drawn) >= 40
        assert {image.pixelColor(*place).name() for place in drawn} == {colour}


def test_every_icon_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "trickdesk" / "ui").rglob("*.py"))
    named = [name for name in ICONS if not name.startswith("mistake-")]  # those by their size
    assert not [
        name for name in named if not {f'"{name}"', f'"{name.replace("-", " ")}"'} & {*WORD.findall(code)}
    ]


def test_a_right_answer_has_a_tick_and_a_wrong_one_a_cross(qapp: QApplication) -> None:
    theme, area = THEMES["light"], QRectF(0, 0, 40, 40)

    def painted(draw: Callable[[QPainter], object]) -> QImage:
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill("white")
        painter = QPainter(image)
        draw(painter)
        painter.end()
        return image

    for is_right, name, colour in ((True, "tick", theme.accent), (False, "cross", theme.danger)):
        answer = painted(partial(draw_answer, is_right=is_right, area=area, theme=theme))
        assert answer == painted(partial(draw_icon, name=name, area=area, colour=colour))
