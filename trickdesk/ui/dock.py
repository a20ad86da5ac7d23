"""The dock beside the table, with the record of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDockWidget, QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.ui.application import application
from trickdesk.ui.cards.pixmaps import CardPixmaps

if TYPE_CHECKING:
    from trickdesk.ui.models import TableRecord


class TableRecordDock(QDockWidget):
    """Holds the table record, which is made when it is first wanted: many players never open it."""

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table record")  # the name under which its place is saved
        self.setWindowTitle(self.tr("Table record"))
        self._pixmaps = pixmaps
        self._scale = 1.0
        self._record: TableRecord | None = None

    @property
    def record(self) -> TableRecord:
        """The tabs with tricks, scores and calls."""
        if self._record is None:
            from trickdesk.ui.models import TableRecord

            self._record = TableRecord(self._pixmaps, self)
            self.setWidget(self._record)
            self._record.grow(self._scale)
        return self._record

    def setVisible(self, visible: bool) -> None:
        """Shown, it has to be filled already: its width follows from what stands in it."""
        if visible:
            _ = self.record
        super().setVisible(visible)

    def set_view(self, view: PlayerView, names: Sequence[str]) -> None:
        """Show what the view knows of the deal and the match."""
        self.record.set_view(view, names)

    def grow(self, scale: float) -> None:
        """Follow the size of the window."""
        self.setFont(application().font())  # the title has a font of its own, which stays as it was
        self._scale = scale
        if self._record is not None:
            self._record.grow(scale)

    def draw_symbols(self) -> None:
        """Draw the suits again, in the colours of the deck in force."""
        if self._record is not None:
            self._record.draw_symbols()
