"""Sentences that screen readers say at once."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str) -> None:
    """Let readers say one sentence, in the name of what shows of a widget and those around it."""
    if QAccessible.isActive():
        while widget.isHidden() and (around := widget.parentWidget()) is not None:
            widget = around
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
