"""Questions of the auction besides bids, in the real window."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.bots.positions import dealt, say
from tests.session.helpers import setup
from tests.ui.window.players import Keyboard, Mouse, Person, settle
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.session import Session
from trickdesk.ui.window.main_window import MainWindow


def farmer() -> Table:
    """Return a table at which the person may swap three nines."""
    game = games()["euchre"]({"farmers_hand": "same"})
    return dealt(game, 3, {0: "9C 9D 9H KS AS"}, 1, "JD QH KH AH")


def lone() -> Table:
    """Return a table at which the declarer is alone, and the person may defend alone."""
    game = games()["euchre"]({"defend_alone": True})
    table = dealt(game, 2, {0: "JH JD AH KH 9S"}, 1, "9H")
    return say(table, "H alone")


def begin(window: MainWindow, table: Table) -> None:
    window.matches.play(Session(setup("h...", table.game), None, table))
    settle(window)


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)


@pytest.mark.parametrize("way", [Keyboard, Mouse])
@pytest.mark.parametrize(("table", "style"), [(farmer, "swap"), (lone, "defend")])
def test_a_person_answers(
    window: MainWindow, way: type[Person], table: Callable[[], Table], style: str
) -> None:
    begin(window, table())
    person = way(window, Random(1))
    person.play_match(deals=1)
    assert person.done[0] == style


def test_the_text_table_asks_too(window: MainWindow) -> None:
    begin(window, farmer())
    window.commands["text_table"].trigger()
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_Return)
    settle(window)
    assert window.controller.view.calls[0] == (0, "swap 9C 9D 9H")
