"""The curve: which step a click means, and the value there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.picture_bytes import picture_bytes
from trickdesk.session.mistakes import MistakeSize
from trickdesk.ui.review.curve import MARGIN, Curve
from trickdesk.ui.text.words import number


def shown(qtbot: QtBot) -> Curve:
    curve = Curve()
    qtbot.addWidget(curve)
    curve.resize(300, 80)
    curve.set_curve([(20, 6), (30, 7)], (10, 50), {30: MistakeSize.LARGE}, 7, "")
    curve.show()
    return curve


def test_a_value_is_in_force_until_the_next(qtbot: QtBot) -> None:
    curve = shown(qtbot)
    assert [curve.value_at(at) for at in (10, 19, 20, 29, 30, 50)] == [None, None, 6, 6, 7, 7]


def test_a_click_means_the_step_that_is_drawn_there(qtbot: QtBot) -> None:
    curve = shown(qtbot)
    chosen: list[int] = []
    curve.chosen.connect(chosen.append)
    for at in (10, 17, 30, 50):
        QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(round(curve.x_of(at)), 40))
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(1, 40))
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(299, 40))
    assert chosen == [10, 17, 30, 50, 10, 50]


def test_long_figures_stay_clear_of_the_frame(qtbot: QtBot) -> None:
    curve = shown(qtbot)
    usual = curve.area().left()
    curve.set_curve([(20, -1250), (30, 150)], (10, 50), {}, None, "")
    assert curve.area().left() > usual
    assert curve.area().left() - 4 - curve.fontMetrics().horizontalAdvance(number(-1250)) >= MARGIN


def test_a_single_trick_is_no_cliff(qtbot: QtBot) -> None:
    curve = shown(qtbot)
    ranges = []
    for low, high in ((5, 6), (0, 1), (-3, -3), (0, 40)):
        curve.set_curve([(20, low), (30, high)], (10, 50), {}, None, "")
        ranges.append(curve.range_shown())
    assert ranges == [(4, 7), (0, 2), (-4, -2), (0, 40)]


def test_mistakes_differ_in_shape_not_in_colour_alone(qtbot: QtBot) -> None:
    curve = shown(qtbot)
    pictures = []
    for size in (MistakeSize.NONE, MistakeSize.SMALL, MistakeSize.MEDIUM, MistakeSize.LARGE):
        curve.set_curve([(20, 6), (30, 7)], (10, 50), {30: size} if size else {}, None, "")
        image = curve.grab().toImage().convertToFormat(curve.grab().toImage().Format.Format_Grayscale8)
        pictures.append(picture_bytes(image))
    assert len(set(pictures)) == 4


def test_without_points_it_says_why(qtbot: QtBot) -> None:
    curve = shown(qtbot)
    before = curve.grab().toImage()
    curve.set_curve([], (10, 50), {}, None, "The curve appears when the figures are ready.")
    assert curve.value_at(40) is None
    assert curve.grab().toImage() != before
