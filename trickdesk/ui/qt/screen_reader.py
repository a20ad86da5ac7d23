"""Screen reader announcements, and accessible names of combo boxes.

On Linux, Qt reports the current choice of a combo box as its name. Screen readers learn what the box is about
only from a label that is its buddy. Boxes without such a label get an invisible one.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleTableModelChangeEvent
from PySide6.QtWidgets import QComboBox, QTreeView, QWidget

from trickdesk.ui.qt.plain_text import PlainLabel


def announce(widget: QWidget, text: str) -> None:
    """Announce a sentence from a widget."""
    if QAccessible.isActive():
        while widget.isHidden() and (around := widget.parentWidget()) is not None:
            widget = around
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def renew_rows(tree: QTreeView) -> None:
    """Forget the rows of a tree after others are shown or hidden.

    Qt keeps what it has told about a row by its place on the screen, so readers would hear other rows.
    """
    change = QAccessibleTableModelChangeEvent.ModelChangeType.ModelReset
    QAccessible.updateAccessibility(QAccessibleTableModelChangeEvent(tree, change))


class _Name(PlainLabel):
    """Invisible label beside a combo box, which follows it to any parent."""

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
    """Set the accessible name of a combo box, or change it."""
    box.setAccessibleName(text)
    around = box.parentWidget() or box
    found = (name for name in around.findChildren(_Name) if name.box is box)
    (next(found, None) or _Name(box)).setText(text)
