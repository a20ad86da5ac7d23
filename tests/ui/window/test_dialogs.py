"""Dialogs are never larger than the screen, whatever the text size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from trickdesk.ui.dialogs.about import AboutDialog
from trickdesk.ui.qt import window_placement
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True

LAPTOP = QRect(0, 0, 1366, 728)


DIALOGS = (
    "rules",
    "settings",
    "about",
    "statistics",
    "coach",
    "deal",
    "set_up",
    "fair_deals",
    "stored_files",
)


@pytest.mark.parametrize("size", [100, 125, 150])
def test_a_dialog_fits_on_the_screen(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(window_placement, "available_for", lambda widget: LAPTOP)
    room = window_placement.room(LAPTOP).size()
    window.settings.look.text_size = size
    window.apply_settings()
    for command in DIALOGS:
        window.commands[command].trigger()
        (dialog,) = (dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
        with qtbot.waitExposed(dialog):
            pass
        assert room.expandedTo(dialog.size()) == room, command
        for button in dialog.findChildren(QPushButton):
            if button.isVisible():
                place = QRect(button.mapTo(dialog, QPoint()), button.size())
                assert dialog.rect().contains(place), (command, button.text())
        dialog.close()


def test_enter_closes_about(window: MainWindow, qtbot: QtBot) -> None:
    """Whatever the order of buttons in style and desktop."""
    window.commands["about"].trigger()
    dialog = window.findChild(AboutDialog)
    assert dialog is not None
    with qtbot.waitActive(dialog):
        pass
    focus = dialog.focusWidget()
    assert focus is not None and focus is not dialog.licences
    qtbot.keyClick(focus, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.findChild(AboutDialog) is None)
