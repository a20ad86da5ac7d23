"""Which card beats which, as it is at the table now: a small window with the cards drawn in their order."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.storage.settings import Look
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.dialogs.pictures import Pictures, order_markdown
from trickdesk.ui.widgets.buttons import close_row
from trickdesk.ui.widgets.plain_text import PlainPage


class CardOrderDialog(QDialog):
    """The order of the cards with the trump in force, or with any before one is named; the table can be used beside."""

    def __init__(self, view: PlayerView, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Card order"))
        pixmaps = CardPixmaps()
        pixmaps.follow(look)
        self.page = PlainPage()
        self.page.setAccessibleName(self.windowTitle())
        line = self.fontMetrics().height()
        pictures = Pictures(view.game, pixmaps, line)
        lines = [self.tr("From the highest card to the lowest."), ""]
        lines += order_markdown(view.game, view.trump, pictures, bool(view.players) or view.trump is not None)
        self.page.show_markdown("\n".join(lines))
        pictures.put_into(self.page)
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        column = QVBoxLayout(self)
        column.addWidget(self.page)
        column.addWidget(close_row(self))
        self.resize(line * 44, line * 36)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)
