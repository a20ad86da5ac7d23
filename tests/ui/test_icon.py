"""The window icon: sharp at every size, and not an empty square."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from trickdesk.ui.cards.palette import INK, IVORY
from trickdesk.ui.theme.icons import SIZES, SMALL, window_icon


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
