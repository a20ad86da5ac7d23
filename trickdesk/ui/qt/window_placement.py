"""Keeps windows and dialogs on the screen, including their frames."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

FRAME = QMargins(8, 40, 8, 8)  # frame and title bar; their real size is known only once a window is shown
USUAL = QSize(1280, 800)
GROWTH, MOST_GROWN = 0.85, 2.5  # text size: growth relative to the window's, and greatest scale
ROOMY = QSize(1300, 860)  # what the usual size needs; on smaller screens, the whole screen is better


def room(available: QRect) -> QRect:
    """Return the largest window contents that fit on a screen's available area."""
    return available.marginsRemoved(FRAME)


def is_roomy(available: QRect) -> bool:
    """Return whether a window of the usual size fits, with its frame."""
    return available.width() >= ROOMY.width() and available.height() >= ROOMY.height()


def brought_back(inside: QRect, available: QRect) -> QRect:
    """Move and shrink a window's contents until they are on the screen."""
    if available.contains(inside):
        return inside
    space = room(available)
    size = inside.size().boundedTo(space.size())
    furthest = space.bottomRight() - QPoint(size.width() - 1, size.height() - 1)
    left = max(space.left(), min(inside.left(), furthest.x()))
    top = max(space.top(), min(inside.top(), furthest.y()))
    return QRect(QPoint(left, top), size)


def text_scale(window: QSize) -> float:
    """Return the text scale for a window; text grows more slowly than the table."""
    share = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    grown = 1 + (share - 1) * GROWTH
    return max(1.0, min(MOST_GROWN, round(grown * 10) / 10))  # in steps, so that not every pixel changes it


def available_for(widget: QWidget) -> QRect:
    """Return the available area of the widget's screen, or of the main one."""
    screen = QGuiApplication.screenAt(widget.geometry().center()) or widget.screen()
    return screen.availableGeometry()


def bring_back(window: QWidget) -> None:
    """Bring a window back onto the screen, which may be another one than last time."""
    if not window.isMaximized() and not window.isFullScreen():
        window.setGeometry(brought_back(window.geometry(), available_for(window)))


def pass_by(dialog: QDialog) -> QDialog:
    """Fit a dialog to the screen, and delete it when it is closed; return it."""
    fit_on_screen(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


def fit_on_screen(dialog: QDialog) -> None:
    """Limit a dialog's size to the available area of its parent's screen.

    Its content scrolls if necessary.
    """
    wanted = dialog.size() if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized) else dialog.sizeHint()
    dialog.resize(wanted.boundedTo(room(available_for(dialog.parentWidget() or dialog)).size()))
