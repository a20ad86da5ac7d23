"""The path language of the art, and the binding it relies on."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from trickdesk.ui.cards.paths import outline


def box(path: QPainterPath) -> list[float]:
    rect = path.boundingRect()
    return [rect.left(), rect.top(), rect.right(), rect.bottom()]


def test_lines_and_curves() -> None:
    path = outline("M1,2 H9 V8 L3,-4 C0,0 5,5 7,7 Q8,8 1.5,-.5 Z")
    points = [(path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())]
    assert points[:4] == [(1, 2), (9, 2), (9, 8), (3, -4)]
    assert points[6] == (7, 7)
    assert path.currentPosition() == QPointF(1, 2)


@pytest.mark.parametrize(
    ("arc", "expected"),
    [
        ("A10,10 0 0 1 10,0", [-10, -10, 10, 0]),  # sweeps clockwise: over the top
        ("A10,10 0 0 0 10,0", [-10, 0, 10, 10]),
        ("A10,5 0 0 1 10,0", [-10, -5, 10, 0]),
        ("A1,1 0 0 1 10,0", [-10, -10, 10, 0]),  # too small: grown until it reaches
    ],
)
def test_half_turns(arc: str, expected: list[float]) -> None:
    path = outline("M-10,0 " + arc)
    assert box(path) == pytest.approx(expected, abs=1e-6)
    assert path.currentPosition().x() == pytest.approx(10)
    assert path.currentPosition().y() == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(
    ("flags", "expected"),
    [  # the four arcs of radius 10 from (10, 0) to (0, 10): around (0, 0), and around (10, 10)
        ("0 1", [0, 0, 10, 10]),
        ("1 0", [-10, -10, 10, 10]),
        ("0 0", [0, 0, 10, 10]),
        ("1 1", [0, 0, 20, 20]),
    ],
)
def test_large_and_small_arcs(flags: str, expected: list[float]) -> None:
    path = outline(f"M10,0 A10,10 0 {flags} 0,10")
    assert box(path) == pytest.approx(expected, abs=1e-6)
    bulges_out = path.pointAtPercent(0.5).x() > 5
    assert bulges_out is (flags in ("0 1", "1 1"))


def test_binding_does_not_leak_none() -> None:
    """PySide6 6.12.0 drops one reference to None on each void call before Python 3.12, until it aborts."""
    path = QPainterPath()
    path.moveTo(0, 0)
    before = sys.getrefcount(None)
    for _ in range(500):
        path.lineTo(1, 2)
    assert abs(sys.getrefcount(None) - before) < 50
