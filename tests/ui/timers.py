"""The timers of the program's objects, found as Qt finds them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer


def timer_of(owner: QObject) -> QTimer:
    """Return the only timer that belongs to an object itself."""
    (timer,) = owner.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return timer
