"""The table of a lesson: that of any match, where the end of the deal leads back to the lesson."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Help, Settings
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.lessons.playing import LessonController
from trickdesk.ui.match.table_screen import TableScreen
from trickdesk.ui.panels import DealOverPanel
from trickdesk.ui.panels.confirm import ChoicePanel


class LessonScreen(TableScreen):
    """``goOn()``: what is said at the end of the deal has been read; ``hintWanted()``: show what is right."""

    goOn = Signal()
    hintWanted = Signal()

    def __init__(
        self, controller: LessonController, pixmaps: CardPixmaps, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, parent, pixmaps)

    def apply(self, settings: Settings) -> None:
        # The lesson helps, in words that it has explained; nothing else speaks, and nothing counts as met.
        super().apply(replace(settings, help=Help(what_now=False, explain="never")))

    def give_hint(self) -> None:
        self.hintWanted.emit()

    def take_back(self) -> bool:
        """Esc: take back what is chosen and not done yet; whether there was anything."""
        table = self.table
        if table.picks():
            table.set_picks(0)
        elif table.choice.cursor is not None or table.choice.preselected is not None:
            table.choice.preselected = None
            table.hand.set_cursor(None)
        elif isinstance(self.panel, ChoicePanel) and self.panel.chosen:
            self.panel.handle_key(int(Qt.Key.Key_Escape))
        else:
            return False
        return True

    def _settle(self, view: PlayerView) -> None:
        super()._settle(view)
        if isinstance(self.panel, DealOverPanel):
            self.panel.go_on.setText(self.tr("Go on"))
            self.place()

    def keep_result(self) -> None:
        """The lesson is over: how the deal ended stays to be seen, and asks for nothing any more."""
        if isinstance(self.panel, DealOverPanel):
            self.panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.panel.go_on.hide()
            self.place()

    def _press_key(self, event: QKeyEvent) -> bool:
        is_kept = isinstance(self.panel, DealOverPanel) and self.panel.go_on.isHidden()
        return not is_kept and super()._press_key(event)

    def _after_score(self) -> None:
        self.goOn.emit()
