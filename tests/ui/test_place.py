"""Windows are whole on the screen: pure numbers, without a desktop."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from trickdesk.ui.qt.window_placement import FRAME, brought_back, is_roomy, room, text_scale

SMALL = QRect(0, 0, 1366, 728)
SECOND = QRect(1366, 0, 1920, 1040)


def test_a_window_that_is_on_the_screen_stays() -> None:
    inside = QRect(20, 30, 1000, 620)
    assert brought_back(inside, SMALL) == inside


@pytest.mark.parametrize("available", [SMALL, SECOND])
@pytest.mark.parametrize(
    "inside",
    [
        QRect(0, 20, 1366, 768),
        QRect(-300, -50, 1000, 700),
        QRect(5000, 3000, 1280, 800),
        QRect(0, 0, 3840, 2160),
    ],
)
def test_a_window_comes_back_with_its_frame(inside: QRect, available: QRect) -> None:
    place = brought_back(inside, available)
    assert available.contains(place.marginsAdded(FRAME))
    assert place.size() == inside.size().boundedTo(room(available).size())


@pytest.mark.parametrize(
    ("width", "height", "roomy"),
    [(1366, 728, False), (1024, 768, False), (1280, 720, False), (1300, 860, True), (1920, 1040, True)],
)
def test_only_a_roomy_screen_gets_a_window_that_does_not_fill_it(
    width: int, height: int, roomy: bool
) -> None:
    assert is_roomy(QRect(0, 0, width, height)) is roomy


@pytest.mark.parametrize(
    ("width", "height", "low", "high"),
    [
        (1000, 620, 1, 1),
        (1366, 728, 1, 1),
        (1920, 1080, 1.2, 1.4),
        (2560, 1440, 1.6, 1.8),
        (3840, 2160, 2.4, 2.5),
    ],
)
def test_the_text_grows_with_the_window(width: int, height: int, low: float, high: float) -> None:
    assert low <= text_scale(QSize(width, height)) <= high
