"""What lies on the table while the player has hidden his cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from trickdesk.ui.panels.base import Button, Panel, label
from trickdesk.ui.text.words import fill


class HiddenPanel(Panel):
    """``wanted``: show the cards again. ``looked(on)``: as long as a button is held. ``key``: the one that is held to
    look at them, where people share the screen in that way."""

    wanted = Signal()
    looked = Signal(bool)

    def __init__(self, parent: QWidget | None = None, key: QKeySequence | None = None) -> None:
        translate = QCoreApplication.translate
        super().__init__(translate("Panel", "Your cards are hidden"), parent)
        if key is None:
            told = translate("Panel", "Nobody plays on until you look at them again.")
        elif key.isEmpty():
            told = translate("Panel", "Hold the button to look at them.")
        else:
            told = translate("Panel", "Hold {key} to look at them and to play, or hold the button to look.")
            told = fill(told, key=key.toString(QKeySequence.SequenceFormat.NativeText))
        self.body.addWidget(label(told, muted=True))
        if key is None:
            show = Button(translate("Panel", "Show my cards (F9)"), primary=True)
            self.add_foot([], [show])
        else:
            hold = Button(translate("Panel", "Hold to look"))
            hold.pressed.connect(lambda: self.looked.emit(True))
            hold.released.connect(lambda: self.looked.emit(False))
            show = Button(translate("Panel", "Show until I have played"), primary=True)
            self.add_foot([hold], [show])
        show.clicked.connect(self.wanted)
        self.set_scale(1.0)
