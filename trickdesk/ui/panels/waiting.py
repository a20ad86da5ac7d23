"""Panels without a decision: hidden cards, or a deal that is being ended."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from trickdesk.session import EndingKind
from trickdesk.ui.panels.base import Panel
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.text.words import fill, translate
from trickdesk.ui.widgets.panel_parts import Button


class EndingPanel(Panel):
    """Shown while a deal is being ended.

    Signals:
        stopped(): The button or Esc was pressed.
    """

    stopped = Signal()

    def __init__(self, kind: EndingKind, parent: QWidget | None = None) -> None:
        if kind is EndingKind.CLAIM:
            title = translate("Panel", "Checking the claim")
            text = translate("Panel", "Checking every hand the others could hold.")
        else:
            title = translate("Panel", "Finishing the deal")
            text = translate("Panel", "Computer players are playing the remaining cards.")
        super().__init__(title, parent)
        self.body.addWidget(PlainLabel(text, muted=True))
        stop = Button(translate("Panel", "Stop (Esc)"), primary=True)
        stop.clicked.connect(self.stopped)
        self.add_foot([], [stop])

    def handle_key(self, key: int) -> bool:
        if key != Qt.Key.Key_Escape:
            return False
        self.stopped.emit()
        return True


class HiddenPanel(Panel):
    """Shown while the player's cards are hidden.

    `key` is the key to hold for a look at the cards, on a shared screen with that setting.

    Signals:
        wanted(): Show the cards again.
        looked(on): A button is held to look at the cards.
    """

    stands_beside = True
    wanted = Signal()
    looked = Signal(bool)

    def __init__(self, parent: QWidget | None = None, key: QKeySequence | None = None) -> None:
        super().__init__(translate("Panel", "Your cards are hidden"), parent)
        if key is None:
            text = translate("Panel", "Play stops until you look at them again.")
        elif key.isEmpty():
            text = translate("Panel", "Hold the button to look at them.")
        else:
            text = translate("Panel", "Hold {key} to see them and play, or hold the button just to look.")
            text = fill(text, key=key.toString(QKeySequence.SequenceFormat.NativeText))
        self.body.addWidget(PlainLabel(text, muted=True))
        if key is None:
            show = Button(translate("Panel", "Show my cards (F9)"), primary=True)
            self.add_foot([], [show])
        else:
            hold = Button(translate("Panel", "Hold to look"))
            hold.pressed.connect(lambda: self.looked.emit(True))
            hold.released.connect(lambda: self.looked.emit(False))
            show = Button(translate("Panel", "Show until I've played"), primary=True)
            self.add_foot([hold], [show])
        show.clicked.connect(self.wanted)
