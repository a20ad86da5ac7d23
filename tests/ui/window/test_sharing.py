"""Several people at one screen: cards shown while a key is held, or while present."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.driving import brief_action
from tests.session.helpers import setup, short_game
from tests.ui.timers import timer_of
from tests.ui.window.players import play_on, settle
from tests.ui.window.secrets import check_nothing_secret, faces_in_scene, public_cards
from trickdesk.engine.actions import AskPlay
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui.panels import HiddenPanel
from trickdesk.ui.qt.application import application
from trickdesk.ui.text import card_text
from trickdesk.ui.window.main_window import MainWindow

V = Qt.Key.Key_V
AWAY, BACK = Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationActive


def hold_to_look(window: MainWindow, on: bool = True) -> None:
    window.settings.sharing.hold_to_look = on
    window.apply_settings()


def press(window: MainWindow, key: Qt.Key = V) -> None:
    QTest.keyPress(window.focusWidget() or window, key)
    QApplication.processEvents()


def release(window: MainWindow, key: Qt.Key = V) -> None:
    QTest.keyRelease(window.focusWidget() or window, key)
    QApplication.processEvents()


@pytest.mark.parametrize("game_id", sorted(games()))
def test_cards_are_seen_only_while_the_key_is_held(window: MainWindow, game_id: str) -> None:
    """Whatever is asked, neither scene nor screen readers have a card otherwise."""
    hold_to_look(window)
    window.matches.start(setup("hh..", short_game(game_id), seed="3"))
    rng = random.Random(11)
    looked = 0
    for _ in range(14):
        settle(window)
        state = window.controller.state
        if state is State.CURTAIN:
            window.pages.curtain.button.click()
            continue
        if state is not State.HUMAN:
            break
        assert isinstance(window.screen_.panel, HiddenPanel)
        check_nothing_secret(window, public_cards(window))
        press(window)
        assert window.screen_.peek.is_key_down and not window.screen_.hidden
        assert not isinstance(window.screen_.panel, HiddenPanel)
        ask = window.controller.view.ask
        assert ask is not None
        assert window.controller.view.hand == 0 or faces_in_scene(window)
        looked += 1
        window.controller.act(brief_action(ask, rng))
        release(window)
        if window.controller.state is not State.CURTAIN and window.screen_.can_hide:
            check_nothing_secret(window, public_cards(window))
    assert looked > 3
    hold_to_look(window, False)


def test_the_others_play_on_while_cards_are_down(window: MainWindow) -> None:
    """And what they play is announced meanwhile."""
    hold_to_look(window)
    play_on_looking(window, people="h..h")
    session = window.controller.session
    assert session is not None
    inputs, heard = session.inputs, list[str]()
    press(window)
    ask = window.controller.view.ask
    assert ask is not None
    window.controller.act(brief_action(ask, random.Random(1)))
    window.screen_.peek.set_key_down(False)  # before a bot has played
    table = window.table
    table.announced.connect(lambda words: heard.append(words) if table.is_covered else None)
    settle(window)
    assert session.inputs > inputs + 1
    game, said = window.controller.view.game, " ".join(heard).lower()
    named = [card for card in range(len(game.deck.names)) if card_text.card_words(game, card).lower() in said]
    assert named and all(public_cards(window) >> card & 1 for card in named), heard
    hold_to_look(window, False)


def play_on_looking(window: MainWindow, people: str = "h.h.") -> None:
    """Play until a person with face-down cards has to play."""
    hold_to_look(window, False)
    play_on(window, AskPlay, people=people)
    hold_to_look(window)
    assert window.screen_.hidden and not window.controller.is_paused


def test_by_mouse_and_by_menu(window: MainWindow) -> None:
    hold_to_look(window)
    play_on_looking(window)
    panel = window.screen_.panel
    assert isinstance(panel, HiddenPanel)
    hold = next(each for each in panel.findChildren(QPushButton) if each is not panel.primary)
    down = faces_in_scene(window)
    QTest.mousePress(hold, Qt.MouseButton.LeftButton)
    assert faces_in_scene(window) != down
    QTest.mouseRelease(hold, Qt.MouseButton.LeftButton)
    assert faces_in_scene(window) == down
    check_nothing_secret(window, public_cards(window))
    window.commands["look"].trigger()
    assert not window.screen_.hidden
    assert not window.screen_.peek.hides  # whatever is shown next meanwhile
    ask = window.controller.view.ask
    assert ask is not None
    window.controller.act(brief_action(ask, random.Random(1)))
    assert window.screen_.hidden  # it was for one decision
    settle(window)
    hold_to_look(window, False)


def test_whoever_sits_alone_sees_his_cards(window: MainWindow) -> None:
    hold_to_look(window)
    play_on(window, AskPlay)
    assert not window.screen_.hidden
    press(window)
    release(window)
    assert not window.screen_.hidden
    hold_to_look(window, False)
    assert window.shortcuts.keys_of("look") == (QKeySequence("V"),)


def test_the_key_that_went_up_elsewhere(window: MainWindow) -> None:
    hold_to_look(window)
    play_on_looking(window)
    press(window)
    assert not window.screen_.hidden
    QGuiApplication.instance().applicationStateChanged.emit(AWAY)
    assert window.screen_.hidden
    check_nothing_secret(window, public_cards(window))
    assert not window.screen_.peek.is_key_down
    hold_to_look(window, False)


@pytest.mark.parametrize(
    ("cover", "people", "covered"),
    [
        ("shared", "hh..", True),
        ("shared", "h...", False),
        ("always", "h...", True),
        ("never", "hh..", False),
    ],
)
def test_cards_are_covered_when_another_window_is_used(
    window: MainWindow, cover: str, people: str, covered: bool
) -> None:
    window.settings.sharing.cover = cover
    window.apply_settings()
    play_on(window, AskPlay, people=people)
    application().applicationStateChanged.emit(AWAY)
    assert window.screen_.hidden is covered
    if covered:
        check_nothing_secret(window, public_cards(window))
        assert window.controller.is_paused
        application().applicationStateChanged.emit(BACK)
        assert window.screen_.hidden  # until somebody confirms being there
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F9)
        assert not window.screen_.hidden


def test_cards_are_covered_when_nothing_is_touched(window: MainWindow) -> None:
    window.settings.sharing.cover = "always"
    window.apply_settings()
    play_on(window, AskPlay)
    idle = timer_of(window.idle_cover)
    assert idle.isActive() and idle.interval() == 5 * 60_000
    idle.setInterval(100_000)
    handle = window.windowHandle()
    assert handle is not None
    window.idle_cover.eventFilter(handle, QEvent(QEvent.Type.MouseMove))
    assert idle.interval() == 5 * 60_000  # it starts again
    idle.timeout.emit()
    assert window.screen_.hidden
    check_nothing_secret(window, public_cards(window))
    window.screen_.hide_cards(False)
    window.settings.sharing.cover = "never"
    window.apply_settings()
    assert not idle.isActive()
