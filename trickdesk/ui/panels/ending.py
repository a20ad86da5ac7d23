"""What lies on the table while a deal is brought to its end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from trickdesk.session import Kind
from trickdesk.ui.panels.base import Button, Panel, label


class EndingPanel(Panel):
    """One button, which stops it: ``stopped``; so does Esc."""

    stopped = Signal()

    def __init__(self, kind: Kind, parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        looks = kind is Kind.CLAIM
        title = (
            translate("Panel", "Looking at the claim") if looks else translate("Panel", "Finishing the deal")
        )
        super().__init__(title, parent)
        words = (
            translate("Panel", "Whatever the others may hold is tried.")
            if looks
            else translate("Panel", "Computer players play all cards; they will be shown at once.")
        )
        self.body.addWidget(label(words, muted=True))
        stop = Button(translate("Panel", "Stop (Esc)"), primary=True)
        stop.clicked.connect(self.stopped)
        self.add_foot([], [stop])
        self.set_scale(1.0)

    def handle_key(self, key: int) -> bool:
        if key != Qt.Key.Key_Escape:
            return False
        self.stopped.emit()
        return True
