"""Properties of PySide that painting depends on."""

from __future__ import annotations

import sys

from PySide6.QtGui import QPainterPath


def test_binding_does_not_leak_none() -> None:
    """PySide6 6.12.0 loses a reference to None on each void call before Python 3.12.

    In the end, it aborts.
    """
    path = QPainterPath()
    path.moveTo(0, 0)
    before = sys.getrefcount(None)
    for _ in range(500):
        path.lineTo(1, 2)
    assert abs(sys.getrefcount(None) - before) < 50
