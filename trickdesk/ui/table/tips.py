"""What is under the pointer, in words, as long as it lies there."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QHelpEvent

from trickdesk.ui.table.items import CardItem
from trickdesk.ui.table.painted import Painted
from trickdesk.ui.table.surface import Surface
from trickdesk.ui.widgets.plain_text import hide_tip, show_tip


class Tips:
    """The tooltips of a table."""

    def __init__(self, table: Surface) -> None:
        self._table = table
        self._named: tuple[CardItem, int, QPointF] | None = (
            None  # the card, its face, and where the pointer was
        )

    def show(self, event: QHelpEvent) -> None:
        """A card, as far as its face can be seen, or a plate."""
        self._named = None
        for item in self._table.scene().items(QPointF(event.pos())):
            if isinstance(item, CardItem):
                if item.card >= 0:
                    self._named = item, item.card, QPointF(event.pos())
                    show_tip(event.globalPos(), self._table.words_of(item), self._table)
                return
            if isinstance(item, Painted) and item.tip:
                show_tip(event.globalPos(), item.tip, self._table)
                return
        hide_tip()

    def hide(self) -> None:
        """Take away whatever is named."""
        self._named = None
        hide_tip()

    def check(self) -> None:
        """Take the name of a card away that does not lie there any more."""
        if self._named is not None:
            item, card, spot = self._named
            lies = any(item is found.item for found in self._table.board.spots())
            if not lies or item.card != card or not item.sceneBoundingRect().contains(spot):
                self.hide()
