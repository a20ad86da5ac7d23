"""Keeps windows and dialogs on the screen, including their frames."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

FRAME = QMargins(8, 40, 8, 8)  # title and edges; how large they are is known only once a window is shown
USUAL = QSize(1280, 800)
GROWTH, MOST_GROWN = 0.85, 2.5  # of text
ROOMY = QSize(1300, 860)  # what the usual size needs; on less, the whole screen is better


def room(available: QRect) -> QRect:
    """The largest window contents on the part of a screen free of task bars."""
    return available.marginsRemoved(FRAME)


def is_roomy(available: QRect) -> bool:
    """Whether a window of the usual size fits, with its frame."""
    return available.width() >= ROOMY.width() and available.height() >= ROOMY.height()


def brought_back(inside: QRect, available: QRect) -> QRect:
    """Move and shrink a window's contents until all is on the screen."""
    if available.contains(inside):
        return inside
    space = room(available)
    size = inside.size().boundedTo(space.size())
    furthest = space.bottomRight() - QPoint(size.width() - 1, size.height() - 1)
    left = max(space.left(), min(inside.left(), furthest.x()))
    top = max(space.top(), min(inside.top(), furthest.y()))
    return QRect(QPoint(left, top), size)


def text_scale(window: QSize) -> float:
    """How much larger text is in a large window: it grows slower than the table."""
    share = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    grown = 1 + (share - 1) * GROWTH
    return max(1.0, min(MOST_GROWN, round(grown * 10) / 10))  # in steps, not for every pixel


def available_for(widget: QWidget) -> QRect:
    """The available area of the window's screen, or of the main one."""
    screen = QGuiApplication.screenAt(widget.geometry().center()) or widget.screen()
    return screen.availableGeometry()


def bring_back(window: QWidget) -> None:
    """Bring a window back onto the screen, which may be another one than last time."""
    if not window.isMaximized() and not window.isFullScreen():
        window.setGeometry(brought_back(window.geometry(), available_for(window)))


def pass_by(dialog: QDialog) -> QDialog:
    """A dialog that fits on the screen and is deleted when closed."""
    fit_on_screen(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


def fit_on_screen(dialog: QDialog) -> None:
    """Make a dialog no larger than the screen of its parent leaves room for.

    What it holds scrolls then.
    """
    wanted = dialog.size() if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized) else dialog.sizeHint()
    dialog.resize(wanted.boundedTo(room(available_for(dialog.parentWidget() or dialog)).size()))
