"""The play checker: a quiet notice about the loss, and an offer to undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tests.ui.window.hinted import answer, asked, choices
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.engine.actions import AskCall, AskPlay
from trickdesk.session import State
from trickdesk.ui.window.main_window import MainWindow


def checked(window: MainWindow, client: QuickClient, sizes: str, place: int, people: str = "h...") -> None:
    """Play the `place`-th best card; each is ten points worse than the one before."""
    window.settings.help.checker = sizes
    view = asked(window, AskPlay, "five-hundred", people)
    best = choices(view)[0]
    client.hint_answers = [answer(view, best)]
    window.screen_.coach.forget()
    window.controller.settled.emit(view)
    window.controller.bots.listen()
    client.hint_answers = []
    window.controller.act(choices(view)[place])
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("sizes", "marked"), [("any", True), ("medium", True), ("large", False), ("off", False)]
)
def test_a_card_that_gives_ten_points_away_is_marked_if_that_is_wanted(
    window: MainWindow, client: QuickClient, sizes: str, marked: bool
) -> None:
    checked(window, client, sizes, 1)
    mark = window.screen_.coach.notice
    assert (mark is not None) is marked
    assert QApplication.activeModalWidget() is None
    assert not window.findChildren(QDialog)
    if mark is None:
        return
    assert mark.isVisible()
    assert "10 points" in mark.title.text()
    settle(window)  # bots go on as if nothing had been
    session = window.controller.session
    assert session is not None
    inputs = session.inputs
    QTest.mouseClick(mark.back, Qt.MouseButton.LeftButton)
    assert session.inputs < inputs
    assert window.controller.state is State.HUMAN
    assert window.screen_.coach.notice is None


def test_the_best_card_is_not_marked(window: MainWindow, client: QuickClient) -> None:
    checked(window, client, "any", 0)
    assert window.screen_.coach.notice is None


def test_nothing_is_asked_as_long_as_it_is_off(window: MainWindow, client: QuickClient) -> None:
    asked(window, AskPlay, "five-hundred")
    assert client.hints_asked == 0
    window.settings.help.checker = "any"
    window.controller.settled.emit(window.controller.view)
    assert client.hints_asked == 1


def test_it_goes_with_the_next_decision_or_when_it_is_closed(window: MainWindow, client: QuickClient) -> None:
    checked(window, client, "any", 1)
    settle(window)
    mark = window.screen_.coach.notice
    assert mark is not None
    QTest.mouseClick(mark.close_button, Qt.MouseButton.LeftButton)
    assert window.screen_.coach.notice is None
    checked(window, client, "any", 1)
    settle(window)
    assert window.screen_.coach.notice is not None
    if window.controller.state is State.HUMAN:
        window.controller.act(choices(window.controller.view)[0])
        assert window.screen_.coach.notice is None


def test_bots_are_asked_at_once_whatever_is_known(window: MainWindow, client: QuickClient) -> None:
    """Actions before there are figures aren't checked: nobody waits for them."""
    window.settings.help.checker = "any"
    view = asked(window, AskPlay, "five-hundred")
    asked_before = client.asked
    window.controller.act(choices(view)[1])
    assert client.asked == asked_before + 1
    assert window.screen_.coach.notice is None


def test_at_a_shared_screen_nothing_is_marked_that_cannot_be_taken_back(
    window: MainWindow, client: QuickClient
) -> None:
    checked(window, client, "any", 1, "hhhh")
    assert not window.controller.can_undo
    assert window.screen_.coach.notice is None


def test_at_a_shared_screen_the_curtain_takes_the_mark_away(window: MainWindow, client: QuickClient) -> None:
    window.settings.help.checker = "any"
    view = asked(window, AskCall, "five-hundred", "hhhh")
    client.hint_answers = [answer(view, choices(view)[0])]
    window.screen_.coach.forget()
    window.controller.settled.emit(view)
    window.controller.bots.listen()
    marks: list[bool] = []
    window.controller.acted.connect(lambda _: marks.append(window.screen_.coach.notice is not None))
    window.controller.act(choices(view)[3])
    assert marks == [True]
    settle(window)
    assert window.controller.state is State.CURTAIN
    assert window.screen_.coach.notice is None
    assert window.screen_.coach.adviser.hint is None
