"""All calls so far, in the middle of the table while others speak."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtWidgets import QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.ui.panels.auction import CallStrip
from trickdesk.ui.panels.base import Panel


class CallsPanel(Panel):
    """Nothing to press: the keyboard stays with the table, and clicks go through to it."""

    stands_low = False
    LARGER = 1.25  # than panels with something to choose: there is room, and it is read from further away

    def __init__(self, view: PlayerView, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("Panel", "Calls so far"), parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.body.addWidget(CallStrip(view, names))
        self.set_scale(1.0)

    def place(self, area: QRectF, scale: float) -> None:
        super().place(area, scale * self.LARGER)
