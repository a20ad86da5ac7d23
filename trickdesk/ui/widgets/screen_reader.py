"""Screen reader announcements, and names of choices that readers understand.

On Linux, Qt gives readers what is chosen in a box as its name; what it is about they learn only from a label beside it
that is its buddy. Where no such label is seen there is one that nobody sees.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QComboBox, QWidget

from trickdesk.ui.widgets.plain_text import PlainLabel


def announce(widget: QWidget, text: str) -> None:
    """Announce a sentence in the name of a widget's visible context."""
    if QAccessible.isActive():
        while widget.isHidden() and (around := widget.parentWidget()) is not None:
            widget = around
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class _Name(PlainLabel):
    """Stands unseen beside the box, wherever that goes."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__("", box)
        self.setBuddy(box)
        self.box = box
        box.installEventFilter(self)
        box.destroyed.connect(self.deleteLater)
        self._follow()

    def _follow(self) -> None:
        self.setParent(self.box.parentWidget() or self.box)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            self._follow()
        return False


def name_choice(box: QComboBox, text: str) -> None:
    """Name a box from which one thing is chosen; another time: name it otherwise."""
    box.setAccessibleName(text)
    around = box.parentWidget() or box
    found = (name for name in around.findChildren(_Name) if name.box is box)
    (next(found, None) or _Name(box)).setText(text)
