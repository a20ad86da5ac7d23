"""Dock widget with the record of the match: tricks, scores and calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QSizePolicy, QStyle, QToolButton, QWidget

from trickdesk.engine.view import PlayerView
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.text import name_text
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.widgets.page_parts import lay_row
from trickdesk.ui.window.screen_stack import ScreenStack

if TYPE_CHECKING:
    from trickdesk.ui.match.text_table.record import TableRecord

MARK, MARGIN = 0.8, 0.4  # size of a button's icon, and the margin, in line heights


def dock_width(text_size: int, points: bool = False) -> int:
    """Return the dock's width: four cards side by side and a scroll bar.

    Large text needs more room, for the score sheet of eight players.

    Args:
        text_size: Percent.
        points: Whether card points are shown beside the cards.
    """
    return 276 + (54 if points else 0) + max(0, text_size - 100) * 52 // 50


class _Title(QWidget):
    """Title bar of the dock that follows font changes; Qt's own keeps its first size."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        pixmap = QStyle.StandardPixmap
        self._label = ElidedLabel()
        self._label.setText(dock.windowTitle())
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._row = lay_row((self._label, 1), on=self)
        self._buttons = {
            pixmap.SP_TitleBarNormalButton: QToolButton(),
            pixmap.SP_TitleBarCloseButton: QToolButton(),
        }
        loosen, close = self._buttons.values()
        loosen.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        close.clicked.connect(dock.close)
        for button, name in (
            (loosen, self.tr("Detach the table record, or dock it again")),
            (close, self.tr("Close the table record")),
        ):
            button.setAutoRaise(True)
            button.setAccessibleName(name)
            set_tip(button, name)
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
    """Holds the table record, created on first use: many players never open it.

    Attributes:
        wanted: Whether the dock is shown whenever the table is.
    """

    def __init__(self, pages: ScreenStack, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("table record")  # key under which Qt saves its place
        self.setWindowTitle(self.tr("Table record"))
        self._pages, self._window, self._controller = pages, window, pages.screen_.controller
        self.wanted = False
        self._scale, self._fitted = 1.0, 0  # the width that was set last
        self._record: TableRecord | None = None
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self)
        self.hide()
        pages.shown.connect(lambda: self.setVisible(pages.at_table and self.wanted))
        pages.table.viewShown.connect(self._note)
        self.visibilityChanged.connect(self._seen)

    @property
    def record(self) -> TableRecord:
        """The tabs with tricks, scores and calls."""
        if self._record is None:
            from trickdesk.ui.match.text_table.record import TableRecord

            self.setTitleBarWidget(_Title(self))
            self._record = TableRecord(self._pages.table.pixmaps, self)
            self.setWidget(self._record)
            self._record.grow(self._scale)
        return self._record

    def setVisible(self, visible: bool) -> None:
        """Create the content before showing: the dock's width depends on it."""
        if visible:
            _ = self.record
        super().setVisible(visible)

    def toggle(self) -> None:
        self.wanted = not self.wanted
        self.setVisible(self.wanted)
        self._widen()

    def _seen(self, visible: bool) -> None:
        """Note that the dock was opened, or closed with its own button."""
        session = self._controller.session
        if session is None or not self._pages.at_table:
            return
        self.wanted = visible
        if visible and (view := self._pages.table.open_view) is not None:
            self.record.set_view(view, name_text.names_of(session.setup.players))
        self._pages.changed.emit()

    def _note(self, view: PlayerView) -> None:
        """Show the same view as the table."""
        session = self._controller.session
        if session is not None and self.isVisible():
            self.record.set_view(view, name_text.names_of(session.setup.players))

    def grow(self, scale: float) -> None:
        """Follow the size of the window."""
        self._scale = scale
        if self._record is not None:
            self._record.grow(scale)
        self._widen()

    def _widen(self) -> None:
        """Make the dock as wide as its cards need, as far as the table can spare it.

        A person may have made it wider.
        """
        controller = self._controller
        points = controller.session is not None and controller.view.game.counts_points
        wanted = round(dock_width(controller.settings.look.text_size, points) * self._scale)
        dragged = self.width() if self.width() != self._fitted else 0
        width = min(max(wanted, dragged), self._window.width() - self._pages.table.smallest.width() - 8)
        if self.isVisible() and self.width() != width:
            self._fitted = width
            self._window.resizeDocks([self], [width], Qt.Orientation.Horizontal)

    def draw_symbols(self) -> None:
        """Redraw the suits in the colours of the current deck."""
        if self._record is not None:
            self._record.draw_symbols()
