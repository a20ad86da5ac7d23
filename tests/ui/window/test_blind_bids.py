"""Blind bids in the window: before the answer no card is seen or heard."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.session.helpers import setup
from tests.ui.window.players import Keyboard, Mouse, Person, settle
from tests.ui.window.secrets import check_nothing_secret, faces_in_scene
from trickdesk.engine.actions import AskCall
from trickdesk.engine.bids import LOOK
from trickdesk.games.spades import BLIND, Spades
from trickdesk.session import State
from trickdesk.ui.panels.bids import TricksPanel
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.panels.score import OfferPanel
from trickdesk.ui.window.main_window import MainWindow

GAME = Spades({"blind": "any", "floor": 0})


def check_unseen(window: MainWindow) -> OfferPanel:
    """Check that the person is asked, and that nothing on the screen has a card."""
    panel = window.screen_.panel
    assert isinstance(panel, OfferPanel)
    assert len(window.table.board.own_cards()) == 13
    check_nothing_secret(window, 0)
    return panel


def begin(window: MainWindow, people: str = "h...") -> OfferPanel:
    window.matches.start(setup(people, GAME))
    settle(window)
    if window.controller.state is State.CURTAIN:
        check_nothing_secret(window, 0)
        window.pages.curtain.button.click()
        settle(window)
    return check_unseen(window)


@pytest.mark.parametrize("people", ["h...", "hh.."])
def test_the_question_shows_no_card_in_any_form(window: MainWindow, people: str) -> None:
    begin(window, people)
    for command in ("text_table", "record", "text_table", "record"):
        window.commands[command].trigger()
        settle(window)
        check_nothing_secret(window, 0)
    window.pages.toggle_cards()
    window.pages.toggle_cards()
    window.screen_.coach.toggle_hint()
    settle(window)
    check_unseen(window)


def test_keys_on_face_down_cards_do_nothing(window: MainWindow) -> None:
    begin(window)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_V):
        QTest.keyClick(window.table, key)
        check_unseen(window)


@pytest.mark.parametrize(("key", "call"), [(Qt.Key.Key_1, LOOK), (Qt.Key.Key_2, BLIND)])
def test_a_number_chooses_and_enter_answers(window: MainWindow, key: Qt.Key, call: str) -> None:
    panel = begin(window)
    QTest.keyClick(panel, key)
    assert panel.chosen == call
    check_unseen(window)
    QTest.keyClick(panel, Qt.Key.Key_Return)
    settle(window)
    assert len(faces_in_scene(window)) >= 13
    session = window.controller.session
    assert session is not None and session.inputs_since(1)[0] == f"0 call {call}"
    assert isinstance(window.screen_.panel, TricksPanel) == (call == LOOK)
    assert not window.commands["undo"].isEnabled()


@pytest.mark.parametrize("person", [Keyboard, Mouse])
@pytest.mark.parametrize("people", ["h...", "hhhh"])
def test_a_deal_is_played_to_its_end(window: MainWindow, person: type[Person], people: str) -> None:
    begin(window, people)
    someone, asked = person(window, random.Random(2)), 0
    while not isinstance(window.screen_.panel, DealOverPanel):
        ask = window.controller.view.ask
        if isinstance(ask, AskCall) and ask.style == "blind":
            asked += 1
            check_unseen(window)
        someone.step()
        settle(window)
    assert asked == people.count("h")
