"""Mouse wheel in forms: scrolls the page, and changes only the focused control."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class _Guard(QObject):
    """Passes wheel events to the page unless the control has the focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def ignore_passing_wheel(*controls: QWidget) -> None:
    """Ignore the wheel on controls without focus, and don't focus them by it."""
    for control in controls:
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(_Guard(control))
