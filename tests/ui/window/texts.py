"""All text that can be read in a window or dialog, as people read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QTextEdit,
    QToolTip,
    QWidget,
)

from trickdesk.session import Setup
from trickdesk.ui.match.text_table.view_model import MARKS_ROLE, ViewModel
from trickdesk.ui.text import card_text

NAME = (
    "<img src=x><b>&amp;"  # what looks like markup; a test lays a file of that name into the current folder
)
DISPLAYED = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


def rendered(words: str) -> str:
    """Return how Qt shows a text where it may be rich text."""
    if not GuiQt.mightBeRichText(words):
        return words
    document = QTextDocument()
    document.setHtml(words)
    return document.toPlainText()


def unmarked(title: str) -> str:
    """Return the title of a button or menu as drawn: `&` underlines the next letter."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&")


def of_model(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    headers = (model.headerData(column, Qt.Orientation.Horizontal) for column in range(columns))
    yield from (str(header) for header in headers if header is not None)
    for row in range(model.rowCount(QModelIndex())):
        for column in range(columns):
            index = model.index(row, column)
            for role in DISPLAYED:
                yield str(index.data(role) or "")
            yield rendered(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))
            parts = card_text.mark_parts(index.data(MARKS_ROLE) or "") if isinstance(model, ViewModel) else []
            yield "".join("?" if is_symbol else words for words, is_symbol in parts)


def of_widget(widget: QWidget) -> Iterator[str]:
    """Return everything that a widget shows or says, as it is read."""
    yield rendered(widget.toolTip())
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    if isinstance(widget, QLabel):
        plain = widget.textFormat() == Qt.TextFormat.PlainText
        assert plain or not GuiQt.mightBeRichText(widget.text())
        yield widget.text()
    elif isinstance(widget, QAbstractButton):
        yield unmarked(widget.text())
    elif isinstance(widget, QComboBox | QAbstractItemView):
        yield from of_model(widget.model())
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QTextEdit):
        yield widget.toPlainText()


def texts_of(top: QWidget) -> list[str]:
    """Return all text in a window or dialog, after layout, painting and tooltips."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    top.grab()
    found: list[str] = []
    for widget in [top, *top.findChildren(QWidget)]:
        if isinstance(widget, QDockWidget):
            continue  # its window title is its own
        found += of_widget(widget)
        if widget.toolTip():
            QToolTip.showText(QPoint(0, 0), widget.toolTip(), widget)
            QToolTip.hideText()
    for action in top.findChildren(QAction):
        found += [unmarked(action.text()), rendered(action.toolTip())]
    return found


def named(match: Setup, name: str = NAME) -> Setup:
    return replace(match, players=tuple(replace(player, name=name) for player in match.players))
