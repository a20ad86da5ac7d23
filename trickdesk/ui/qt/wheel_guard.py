"""The mouse wheel scrolls a form; it changes only the control that has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class _Guard(QObject):
    """Leaves the wheel to the page unless its control has the focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def ignore_passing_wheel(*controls: QWidget) -> None:
    """Let controls take the wheel only while focused, and never take focus by it."""
    for control in controls:
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(_Guard(control))
