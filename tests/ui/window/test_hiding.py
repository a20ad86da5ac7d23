"""One key turns the player's cards face down."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.driving import brief_action
from tests.session.helpers import setup, short_game
from tests.ui.window.players import Keyboard, play_on, play_to, settle
from tests.ui.window.quick import QuickClient
from tests.ui.window.secrets import check_nothing_secret, faces_in_scene, public_cards
from trickdesk.engine.actions import AskGive, AskPlay
from trickdesk.engine.cards import cards_in
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui.panels import GivePanel, HiddenPanel
from trickdesk.ui.window.main_window import MainWindow

F9 = Qt.Key.Key_F9


def toggle(window: MainWindow) -> None:
    QTest.keyClick(window.focusWidget() or window, F9)


@pytest.mark.parametrize("people", ["h...", "hh.."])
@pytest.mark.parametrize("game_id", sorted(games()))
def test_hidden_cards_are_nowhere(window: MainWindow, game_id: str, people: str) -> None:
    """Neither in the scene nor for screen readers; afterwards all is as before."""
    window.matches.start(setup(people, short_game(game_id), seed="3"))
    window.dock.toggle()
    rng = random.Random(11)
    asked: set[str] = set()
    for _ in range(40):
        settle(window)
        controller = window.controller
        if controller.state is State.CURTAIN:
            assert not window.commands["hide_cards"].isEnabled()
            window.pages.curtain.button.click()
            continue
        if controller.state is not State.HUMAN:
            break
        ask = controller.view.ask
        assert ask is not None
        kind = type(window.screen_.panel)
        if str(kind) not in asked:
            asked.add(str(kind))
            before, faces = controller.session.record_text(), faces_in_scene(window)
            toggle(window)
            QApplication.processEvents()
            assert isinstance(window.screen_.panel, HiddenPanel)
            assert window.commands["hide_cards"].isChecked()
            assert not window.commands["pass"].isEnabled()
            check_nothing_secret(window, public_cards(window))
            assert controller.session.record_text() == before
            toggle(window)
            assert type(window.screen_.panel) is kind
            assert faces_in_scene(window) == faces
            assert controller.is_settled
        if isinstance(ask, AskPlay):  # the last kind of question in a deal
            break
        controller.act(brief_action(ask, rng))
    assert len(asked) > 1


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_trick_stays_in_sight(window: MainWindow, game_id: str) -> None:
    match = setup("h...", short_game(game_id), seed="3")
    play_to(window, match, lambda view: view.trick is not None and isinstance(view.ask, AskPlay), 11)
    assert window.table.board.trick
    for size in ((1000, 700), (1920, 1080)):
        window.resize(*size)
        toggle(window)
        QApplication.processEvents()
        panel = window.screen_.panel
        assert isinstance(panel, HiddenPanel)
        for item in [item for _, item in window.table.board.trick] + window.table.board.own_cards():
            card = window.table.mapFromScene(item.sceneBoundingRect()).boundingRect().adjusted(6, 6, -6, -6)
            assert not panel.geometry().intersects(card), size
        toggle(window)


def test_the_picture_of_hidden_cards_is_the_same_for_all(window: MainWindow) -> None:
    pictures = []
    for seed in ("1", "2"):
        window.matches.start(setup("h...", seed=seed))
        settle(window)
        toggle(window)
        QApplication.processEvents()
        pictures.append(window.grab().toImage())
    assert pictures[0] == pictures[1]


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # of the menu that Escape opens
def test_no_card_is_played_by_accident(window: MainWindow) -> None:
    play_on(window, AskPlay)
    session = window.controller.session
    assert session is not None
    inputs = session.inputs
    places = [item.pos() + item.boundingRect().center() for item in window.table.board.own_cards()]
    toggle(window)
    for place in places:
        for _ in range(2):
            QTest.mouseClick(
                window.table.viewport(), Qt.MouseButton.LeftButton, pos=window.table.mapFromScene(place)
            )
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_P, Qt.Key.Key_Escape):
        QTest.keyClick(window.table, key)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
    assert isinstance(window.screen_.panel, HiddenPanel)
    assert session.inputs == inputs
    ask = window.controller.view.ask
    assert ask is not None
    window.controller.act(brief_action(ask, random.Random(1)))
    assert session.inputs == inputs


@pytest.mark.parametrize("by_key", [True, False])
def test_the_button_on_the_table_shows_them_again(window: MainWindow, by_key: bool) -> None:
    play_on(window, AskPlay)
    window.commands["hide_cards"].trigger()
    panel = window.screen_.panel
    assert isinstance(panel, HiddenPanel)
    assert panel.primary is not None
    if by_key:
        Keyboard(window, random.Random(1)).press(Qt.Key.Key_Return)
    else:
        QTest.mouseClick(panel.primary, Qt.MouseButton.LeftButton)
    assert not window.screen_.hidden
    assert not window.commands["hide_cards"].isChecked()
    assert window.controller.view.hand & sum(1 << card for card in faces_in_scene(window))


def test_picks_are_hidden_and_come_back(window: MainWindow) -> None:
    play_on(window, AskGive)
    ask = window.controller.view.ask
    assert isinstance(ask, AskGive)
    picks = sum(1 << card for card in list(cards_in(ask.cards & ~ask.first))[:2])
    window.table.set_picks(picks)
    toggle(window)
    assert window.table.picks() == 0
    toggle(window)
    assert window.table.picks() == picks
    assert isinstance(window.screen_.panel, GivePanel)


def test_nobody_plays_while_they_are_hidden(window: MainWindow, client: QuickClient) -> None:
    play_on(window, AskPlay)
    client.held = True
    ask = window.controller.view.ask
    assert ask is not None
    window.controller.act(brief_action(ask, random.Random(1)))
    window.table.finish()
    session = window.controller.session
    assert session is not None
    assert window.controller.state is State.BOT
    inputs = session.inputs
    toggle(window)
    client.held = False
    for _ in range(50):
        QTest.qWait(1)
    assert session.inputs == inputs
    toggle(window)
    settle(window)
    assert session.inputs > inputs


def test_a_new_match_and_the_curtain_forget_it(window: MainWindow) -> None:
    play_on(window, AskPlay)
    toggle(window)
    window.matches.show_lobby()
    assert not window.commands["hide_cards"].isEnabled()
    play_on(window, AskPlay, "hh..")
    assert not window.screen_.hidden
    toggle(window)
    assert window.controller.is_paused
    window.pages._show_curtain(1)  # somebody else has to sit down
    assert not window.screen_.hidden
    assert not window.controller.is_paused
    assert not window.commands["hide_cards"].isEnabled()
