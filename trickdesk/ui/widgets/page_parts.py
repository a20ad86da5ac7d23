"""Parts of pages and dialogs: tight layouts, scrolling forms, lists, button rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLayout,
    QListWidget,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import set_tip
from trickdesk.ui.qt.window_placement import fit_on_screen
from trickdesk.ui.text.words import translate
from trickdesk.ui.theme.colours import grown

MARGINS, BETWEEN = "margins", "between"  # properties of layouts: lengths in the smallest window

Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
Margins = int | tuple[int, int, int, int]


def lay_row(
    *parts: Part, on: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QHBoxLayout:
    """Lay out parts side by side, in the widget `on` if given.

    A part is a widget or a layout, alone or with its stretch, and a widget may also have an alignment. A number
    is an empty space with that stretch. Margins and spacing grow with the window.
    """
    row = QHBoxLayout()
    _fill(row, parts, on, margins, spacing)
    return row


def lay_column(
    *parts: Part, on: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QVBoxLayout:
    """Lay out parts one below the other, as `lay_row` does side by side."""
    column = QVBoxLayout()
    _fill(column, parts, on, margins, spacing)
    return column


def _fill(
    box: QBoxLayout, parts: Sequence[Part], on: QWidget | None, margins: Margins | None, spacing: int | None
) -> None:
    if on is not None:
        on.setLayout(box)
    if margins is not None:
        sides = (margins,) * 4 if isinstance(margins, int) else margins
        box.setContentsMargins(*sides)
        if any(sides):
            box.setProperty(MARGINS, sides)
    if spacing is not None:
        box.setSpacing(spacing)
        box.setProperty(BETWEEN, spacing)
    _grow(box)
    how: list[Any]  # stretch and alignment
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
            continue
        thing, *how = part if isinstance(part, tuple) else (part,)
        if isinstance(thing, QLayout):
            box.addLayout(thing, *how)
        else:
            box.addWidget(thing, *how)


def grow_layouts(window: QWidget) -> None:
    """Give all rows and columns in a window the margins and spacing of its size."""
    for layout in window.findChildren(QLayout):
        _grow(layout)
        layout.invalidate()  # Qt doesn't tell the layout of a hidden tab that its widgets have new sizes


def _grow(layout: QLayout) -> None:
    if (sides := layout.property(MARGINS)) is not None:
        layout.setContentsMargins(*map(grown, sides))
    if (spacing := layout.property(BETWEEN)) is not None:
        layout.setSpacing(grown(spacing))


class FocusButton(QPushButton):
    """A button that Enter presses only while it has the focus."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


def push_button(
    text: str = "",
    do: Callable[[], object] | SignalInstance | None = None,
    *,
    primary: bool = False,
    small: bool = False,
    auto_default: bool = True,
    tip: str = "",
) -> QPushButton:
    """Create a button that calls or emits `do` when it is clicked.

    Without `auto_default`, Enter in a dialog presses it only while it has the focus.
    """
    button = QPushButton(text) if auto_default else FocusButton(text)
    for look, is_on in (("primary", primary), ("small", small)):
        if is_on:
            button.setProperty(look, True)
    if do is not None:
        button.clicked.connect(do)
    if tip:
        set_tip(button, tip)
    return button


def set_look(widget: QWidget, name: str, value: object) -> None:
    """Set a property that style sheets ask for; style the widget again if it changes."""
    if (widget.property(name) or False) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def fit_height(dialog: QDialog, width: int = 0) -> None:
    """Give a dialog the height that its contents need at this width, or at its own."""
    layout = dialog.layout()
    assert layout is not None
    for area in dialog.findChildren(WholePage):
        area.updateGeometry()  # it doesn't tell the layout what has changed inside
    layout.activate()
    width = width or dialog.width()
    dialog.resize(width, layout.totalHeightForWidth(width))
    fit_on_screen(dialog)


class ButtonFrame(QFrame):
    """A frame in which Enter presses the focused button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in ENTER and isinstance(focused, QPushButton) and not event.isAutoRepeat():
            focused.click()
        else:
            super().keyPressEvent(event)


class ScrollPage(QScrollArea):
    """A page without a frame that scrolls to whatever gets the keyboard focus.

    Qt does so only if the focus was on the page before.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        application().focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:
        page, by_mouse = self.widget(), QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if page is None or now is None or by_mouse or not page.isAncestorOf(now):
            return
        if old is None or not page.isAncestorOf(old):
            self.ensureWidgetVisible(now)


class ScrolledColumn(QWidget):
    """A page in a scroll area that asks for no more than its least height."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return -1 if layout is None else layout.minimumHeightForWidth(width)


class WholePage(ScrollPage):
    """A scroll area that asks for the height of all its contents."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        page = self.widget()
        layout = None if page is None else page.layout()
        return -1 if layout is None else layout.totalHeightForWidth(width)


def scroll_down(page: QWidget, *, clear: bool = False) -> ScrollPage:
    """Return an area in which a page scrolls up and down.

    If it is `clear`, what is behind it shows through.
    """
    area = ScrollPage()
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    if clear:
        area.viewport().setAutoFillBackground(False)
    return area


class Tabs(QTabWidget):
    """Tabs that become a list to choose from if there is no room for all of them.

    Other widgets can stand `beside` them.
    """

    def __init__(self, *beside: QWidget) -> None:
        super().__init__()
        self.list, self._beside = QComboBox(), beside
        self.list.setAccessibleName(translate("RulesDialog", "Sections"))
        self.list.activated.connect(self.setCurrentIndex)
        self.currentChanged.connect(self.list.setCurrentIndex)
        corner = QWidget()
        lay_row(self.list, *beside, on=corner, margins=0)
        self.setCornerWidget(corner)

    def tabInserted(self, index: int) -> None:
        super().tabInserted(index)
        self.list.insertItem(index, self.tabText(index).replace("&", ""))

    def setTabText(self, index: int, text: str) -> None:
        super().setTabText(index, text)
        self.list.setItemText(index, text.replace("&", ""))
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the same width with a list as with tabs, or they would take turns."""
        pages = filter(None, map(self.widget, range(self.count())))
        widest = max((page.minimumSizeHint().width() for page in pages), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        room = self.width() - sum(part.sizeHint().width() for part in self._beside if not part.isHidden())
        fits = self.tabBar().sizeHint().width() <= room
        self.list.setVisible(not fits)
        # Where the bar is hidden, Qt leaves no room for what stands beside it.
        self.tabBar().setMaximumWidth(self.maximumWidth() if fits else 0)
        self.tabBar().setEnabled(fits)


class FormArea(ScrollPage):
    """A vertical scroll area as wide as its contents, up to the window's width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
