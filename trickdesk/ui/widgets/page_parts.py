"""Parts of pages and dialogs: tight layouts, scrolling forms, lists, button rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLayout,
    QListWidget,
    QPushButton,
    QScrollArea,
    QWidget,
)

from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.text.words import translate

_Layout = TypeVar("_Layout", bound=QLayout)


def tight(layout: _Layout, spacing: int | None = None) -> _Layout:
    """Remove a layout's margins, and set its spacing if given."""
    layout.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        layout.setSpacing(spacing)
    return layout


class ButtonFrame(QFrame):
    """A frame in which Enter presses the focused button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in ENTER and isinstance(focused, QPushButton) and not event.isAutoRepeat():
            focused.click()
        else:
            super().keyPressEvent(event)


class FormArea(QScrollArea):
    """A vertical scroll area as wide as its contents, up to the window's width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        page = self.widget()
        return super().sizeHint() if page is None else page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        least, page = super().minimumSizeHint(), self.widget()
        if page is None:
            return least
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(page.minimumSizeHint().width() + bar, least.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


SPACING = 3


def fit_to_items(pages: QListWidget) -> None:
    """Make a list as wide as its longest entry, and keep it that way."""
    pages.setSpacing(SPACING)
    pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    margins = 2 * (pages.frameWidth() + SPACING)
    pages.setFixedWidth(pages.sizeHintForColumn(0) + margins + pages.fontMetrics().averageCharWidth() * 3)


def offer_below(box: QComboBox, entries: Sequence[tuple[str, str]], chosen: str) -> None:
    """Offer entries (data, text) below the first, without a signal; choose one."""
    if list(entries) == [(box.itemData(n), box.itemText(n)) for n in range(1, box.count())]:
        return
    with QSignalBlocker(box):
        while box.count() > 1:
            box.removeItem(1)
        for data, text in entries:
            box.addItem(text, data)
        box.setCurrentIndex(max(0, box.findData(chosen)))


def close_row(dialog: QDialog) -> QDialogButtonBox:
    """Create a row with a button that closes the dialog; Enter presses it."""
    row = QDialogButtonBox()
    close = QPushButton(translate("Dialog", "Close"))
    close.setDefault(True)
    row.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
    row.rejected.connect(dialog.reject)
    return row
