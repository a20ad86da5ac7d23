"""The dock beside the table, with the record of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QSizePolicy, QStyle, QToolButton, QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.widgets.plain_text import set_tip

if TYPE_CHECKING:
    from trickdesk.ui.models import TableRecord

MARK, MARGIN = 0.8, 0.4  # of a button, and around the title, in lines


class _Title(QWidget):
    """The title of the dock; Qt's own keeps the size that it has at first, whatever becomes of the window."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        pixmap = QStyle.StandardPixmap
        self._words = ElidedLabel()
        self._words.setText(dock.windowTitle())
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._words, 1)
        self._buttons = {
            pixmap.SP_TitleBarNormalButton: QToolButton(),
            pixmap.SP_TitleBarCloseButton: QToolButton(),
        }
        loosen, close = self._buttons.values()
        loosen.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        close.clicked.connect(dock.close)
        for button, words in (
            (loosen, self.tr("A window of its own, or back beside the table")),
            (close, self.tr("Close the table record")),
        ):
            button.setAutoRaise(True)
            button.setAccessibleName(words)
            set_tip(button, words)
            self._row.addWidget(button)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        line = self.fontMetrics().height()
        self._row.setContentsMargins(*[round(line * MARGIN)] * 4)
        for pixmap, button in self._buttons.items():
            button.setIcon(self.style().standardIcon(pixmap))
            button.setIconSize(QSize(1, 1) * round(line * MARK))


class TableRecordDock(QDockWidget):
    """Holds the table record, which is made when it is first wanted: many players never open it."""

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table record")  # the name under which its place is saved
        self.setWindowTitle(self.tr("Table record"))
        self.setTitleBarWidget(_Title(self))
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
        self._scale = scale
        if self._record is not None:
            self._record.grow(scale)

    def draw_symbols(self) -> None:
        """Draw the suits again, in the colours of the deck in force."""
        if self._record is not None:
            self._record.draw_symbols()
