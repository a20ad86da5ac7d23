"""What is on the screen equals a full repaint, whatever moved in between."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QExposeEvent, QImage, QRegion
from PySide6.QtWidgets import QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup
from tests.ui.window.players import settle
from trickdesk.ui.window.main_window import MainWindow

PAINTED = ("waits", "exposed", "copied")  # how a part is painted
SHOWN = (800, 700)  # the offscreen screen is 800 pixels wide


def picture(widget: QWidget, on_screen: bool) -> QImage:
    """Return what the screen shows of a window, or a full repaint of it."""
    shown = widget.screen().grabWindow(widget.winId()) if on_screen else widget.grab()
    return shown.toImage().convertToFormat(QImage.Format.Format_RGB32).copy(0, 0, *SHOWN)


def items(window: MainWindow) -> list[QGraphicsItem]:
    table = window.table
    parts = [
        *table.seating.plates,
        *table.board.hand[:3],
        table.seating.score_board,
        table.seating.captions.talon,
    ]
    return [*parts, window.screen_.coach.prompter.line]


def expose(window: MainWindow) -> None:
    """Let the desktop ask for a part of the window, as after a resize."""
    QCoreApplication.sendEvent(window.windowHandle(), QExposeEvent(QRegion(0, 0, 9, 9)))


def move(item: QGraphicsItem, then: Callable[[], None]) -> None:
    item.moveBy(0, -40)
    then()


@pytest.mark.parametrize(
    "then", [lambda window: None, expose, lambda window: window.pages.copy_picture()], ids=PAINTED
)
def test_an_item_moved_before_a_part_is_painted_leaves_nothing_behind(
    window: MainWindow, qtbot: QtBot, then: Callable[[MainWindow], None]
) -> None:
    """While a part waits to be painted, or the desktop or a copy asks for it."""
    window.resize(*SHOWN)
    window.matches.start(setup("h...", seed="1"))
    settle(window)
    qtbot.waitUntil(lambda: picture(window, True) == picture(window, False))
    seen = picture(window, True)
    for item in items(window):
        assert item.isVisible()
        window.table.viewport().update(0, 0, 9, 9)
        QTimer.singleShot(0, window, partial(move, item, partial(then, window)))
        qtbot.wait(20)
        qtbot.waitUntil(lambda: picture(window, True) == picture(window, False))
        moved = picture(window, True)
        assert moved != seen
        seen = moved
