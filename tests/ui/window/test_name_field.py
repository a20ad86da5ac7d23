"""Long names are accepted, and a full field says so."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from tests.ui.window.players import settle
from trickdesk.engine.record import LONGEST_NAME
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True

NAME = "Wilhelmine Charlotte von Hohenzollern-Sigmaringen"


def test_a_full_field_says_so(window: MainWindow) -> None:
    window.pages.lobby.show_setup()
    field = window.pages.lobby.page.seats.plates[0].name
    field.setFocus()
    QTest.keyClicks(field, NAME[: LONGEST_NAME - 1])
    assert not field.sign.isVisible()
    assert not field.accessibleDescription()
    QTest.keyClicks(field, NAME[LONGEST_NAME - 1])
    assert field.text() == NAME[:LONGEST_NAME]
    assert field.sign.isVisible()
    assert field.rect().contains(field.sign.geometry())
    assert field.textMargins().right() >= field.sign.width()
    assert not QToolTip.isVisible()
    QTest.keyClicks(field, NAME[LONGEST_NAME])
    assert field.text() == NAME[:LONGEST_NAME]
    assert QToolTip.text() == field.accessibleDescription() == "A name can have at most 40 letters."
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert not field.sign.isVisible()
    assert not field.accessibleDescription()


def test_a_long_name_is_played_under_in_full(window: MainWindow) -> None:
    window.pages.lobby.page.seats.plates[0].name.setText(NAME[:LONGEST_NAME])
    window.pages.lobby.start()
    settle(window)
    assert window.screen_.names[0] == NAME[:LONGEST_NAME]
    assert NAME[:LONGEST_NAME] in window.status_bar.status.text()
