"""What lies on the table while the player has hidden his cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from trickdesk.ui.panels.base import Button, Panel, label


class HiddenPanel(Panel):
    """One button, which shows the cards again: ``wanted``."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        translate = QCoreApplication.translate
        super().__init__(translate("Panel", "Your cards are hidden"), parent)
        self.body.addWidget(
            label(translate("Panel", "Nobody plays on until you look at them again."), muted=True)
        )
        show = Button(translate("Panel", "Show my cards (F9)"), primary=True)
        show.clicked.connect(self.wanted)
        self.add_foot([], [show])
        self.set_scale(1.0)
