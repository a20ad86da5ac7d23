"""Several people at one screen: nobody sees or hears others' cards."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.driving import random_action
from tests.session.helpers import TABLES, setup, short_game
from tests.ui.window.players import decide, settle
from tests.ui.window.secrets import check_nothing_secret, public_cards, spoken_in, words_of
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui.dialogs import curtain
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.text import card_text, event_text, name_text
from trickdesk.ui.theme.colours import panel_sheet, text_size
from trickdesk.ui.window.main_window import MainWindow


@pytest.mark.parametrize("game", TABLES.values(), ids=list(TABLES))
def test_only_the_person_at_the_screen_is_shown(window: MainWindow, game: Game) -> None:
    window.matches.start(setup("hh..", game, seed="8"))
    rng = random.Random(5)
    curtains = 0
    for _ in range(30):
        settle(window)
        controller = window.controller
        if controller.state is State.CURTAIN:
            curtains += 1
            assert window.pages.stack.currentWidget() is window.pages.curtain
            assert not window.dock.isVisible()
            check_nothing_secret(window, public_cards(window))
            window.pages.curtain.button.click()
            continue
        if controller.state is State.DEAL_OVER:
            controller.next_deal()
            continue
        if controller.state is State.MATCH_OVER:
            break
        check_nothing_secret(window, public_cards(window) | controller.view.hand | controller.view.took)
        ask = controller.view.ask
        assert ask is not None
        controller.act(random_action(ask, rng))
    assert curtains > 5


def test_nothing_behind_the_curtain_can_be_reached(window: MainWindow) -> None:
    window.matches.start(setup("hh.."))
    settle(window)
    commands = window.commands
    before = window.controller.session.record_text()
    assert "Ann" in window.pages.curtain.button.text()
    for action in (commands["pass"], commands["last_trick"], commands["record"], commands["redo"]):
        assert not action.isEnabled()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_T, Qt.Key.Key_1, Qt.Key.Key_Right):
        QTest.keyClick(window.focusWidget(), key)
    assert window.pages.stack.currentWidget() is window.pages.curtain
    assert not window.dock.isVisible()
    assert window.controller.session.record_text() == before
    check_nothing_secret(window, 0)


def test_no_change_of_looks_lifts_the_curtain(window: MainWindow) -> None:
    """A repaint of the table keeps it covered."""
    window.matches.start(setup("hh..", games()["tocan"]()))
    settle(window)
    commands = window.commands
    for change in (commands["four_colour"], commands["large_index"], *commands.menus["themes"].actions()):
        change.trigger()
        assert window.pages.stack.currentWidget() is window.pages.curtain
        assert window.pages.curtain.button.styleSheet() == panel_sheet(1.2 * text_size())
        check_nothing_secret(window, public_cards(window))
    window.resize(1200, 800)
    settle(window)
    check_nothing_secret(window, public_cards(window))


def test_a_person_without_a_name_is_called_by_the_seat(window: MainWindow) -> None:
    """Someone else has joined them, so "you" could be both."""
    people = setup("hh..", seed="1")
    players = [replace(people.players[0], name="You"), *people.players[1:]]
    window.matches.start(replace(people, players=tuple(players)))
    settle(window)
    curtain = window.pages.curtain
    assert curtain.accessibleName() == "Pass the screen to Player 1"
    assert curtain.button.text() == curtain.button.accessibleName() == "I am Player 1 – show my cards"
    assert [label.text() for label in curtain.findChildren(PlainLabel) if "·" in label.text()] == [
        "Five Hundred · deal 1 · Player 1 to call"
    ]
    curtain.button.click()
    window.commands["pass"].trigger()
    settle(window)
    assert curtain.accessibleName() == "Pass the screen to Bo"
    assert curtain.button.text() == "I am Bo – show my cards"


def test_the_picture_of_the_window_holds_no_card(window: MainWindow) -> None:
    """With other cards behind it, the curtain looks exactly the same."""
    pictures = []
    for seed in ("1", "2"):
        window.matches.start(setup("hh..", seed=seed))
        settle(window)
        pictures.append(window.grab().toImage())
    assert pictures[0] == pictures[1]


def test_undo_behind_the_curtain_goes_back_to_the_first_person(window: MainWindow) -> None:
    window.matches.start(setup("hh.."))
    settle(window)
    window.pages.curtain.button.click()
    window.commands["pass"].trigger()
    settle(window)
    assert "Bo" in window.pages.curtain.button.text()
    window.commands["undo"].trigger()
    assert "Ann" in window.pages.curtain.button.text()
    assert window.pages.stack.currentWidget() is window.pages.curtain
    window.pages.curtain.button.click()
    assert window.controller.session.inputs == 1
    assert window.controller.view.seat == 0


class Seconds:
    """A clock that advances when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


QUIET = curtain.QUIET_S


def test_a_result_that_several_people_read_says_you_to_nobody(window: MainWindow) -> None:
    window.matches.start(setup("hhh.", games()["oh-hell"]({"cards": "1"})))
    settle(window)
    while window.controller.state in (State.HUMAN, State.CURTAIN):
        window.controller.uncover()
        decide(window)
    panel = window.screen_.panel
    assert isinstance(panel, DealOverPanel) and panel.own.text() == panel.verdict.text() == ""
    panel.go_on.click()
    assert isinstance(window.screen_.panel, MatchOverPanel) and not window.screen_.panel.standing.text()


@pytest.fixture
def fallen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Seconds:
    """Let the first person pass by key, so that the curtain is shown for the second."""
    seconds = window.pages.curtain.now = Seconds()
    window.matches.start(setup("hh.."))
    settle(window)
    window.pages.curtain.button.click()
    monkeypatch.setattr(curtain, "QUIET_S", QUIET)
    window.commands["pass"].trigger()
    settle(window)
    assert window.controller.state is State.CURTAIN
    return seconds


def press(window: MainWindow, key: Qt.Key = Qt.Key.Key_Return, held: bool = False) -> None:
    """Press a key wherever the focus is; `held` presses are auto-repeated."""
    focus = window.focusWidget()
    assert focus is not None
    text_of = {Qt.Key.Key_Return: "\r", Qt.Key.Key_Space: " "}[key]
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text_of, autorep=held)
        QApplication.sendEvent(focus, event)


def is_up(window: MainWindow) -> bool:
    return window.pages.stack.currentWidget() is window.pages.curtain


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_second_key_does_not_lift_the_curtain(window: MainWindow, fallen: Seconds, key: Qt.Key) -> None:
    for pause in (0.18, 0.4, 0.6, 0.69):
        fallen.now += pause
        window.pages.curtain.wake()
        assert not window.pages.curtain.button.isEnabled()
        press(window, key)
        assert is_up(window)
    fallen.now += QUIET + 0.01
    window.pages.curtain.wake()
    assert window.pages.curtain.button.isEnabled()
    assert window.focusWidget() is window.pages.curtain.button
    press(window, key)
    assert not is_up(window)
    assert window.controller.view.seat == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_held_key_does_not_lift_the_curtain(window: MainWindow, fallen: Seconds, key: Qt.Key) -> None:
    """Even if the system's key repeat starts later than the curtain waits."""
    fallen.now += QUIET + 0.01
    window.pages.curtain.wake()
    for _ in range(30):
        fallen.now += 0.03
        press(window, key, held=True)
        assert is_up(window)
    press(window, key)
    assert not is_up(window)


def test_a_second_click_does_not_lift_the_curtain(window: MainWindow, fallen: Seconds) -> None:
    button = window.pages.curtain.button
    for pause in (0.1, 0.3, 0.6):
        fallen.now += pause
        window.pages.curtain.wake()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert is_up(window)
    fallen.now += QUIET - 0.01  # since the last click
    window.pages.curtain.wake()
    assert not button.isEnabled()
    fallen.now += 0.02
    window.pages.curtain.wake()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not is_up(window)


def test_the_curtain_wakes_by_itself(window: MainWindow, fallen: Seconds) -> None:
    waits = window.pages.curtain.findChild(QTimer)
    assert waits is not None
    assert waits.isActive()
    assert 0 <= waits.interval() - QUIET * 1000 <= 1


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_curtain_and_the_table_say_who_took_the_trick(window: MainWindow, game_id: str) -> None:
    """Only the player of its last card has seen it."""
    window.matches.start(setup("hhhhhhhh", games()[game_id](), seed="8"))
    rng = random.Random(5)
    told = 0
    while told < 3:
        settle(window)
        controller = window.controller
        if controller.state is State.CURTAIN:
            seen = controller.session.view_for(None)
            trick = event_text.last_trick(seen)
            words = " ".join(words_of(QAccessible.queryAccessibleInterface(window.pages.curtain)))
            assert ("took the last trick" in words) is (trick is not None)
            window.pages.curtain.button.click()
            if trick is not None:
                told += 1
                assert trick.winner is not None
                card = trick.cards[trick.seats.index(trick.winner)]
                line = f"{name_text.names_of(controller.session.setup.players)[trick.winner]} took the last trick"
                for said in (words, window.statusBar().currentMessage()):
                    assert line in said
                    assert said.lower().count(card_text.card_words(seen.game, card).lower()) >= 1
                assert window.statusBar().currentMessage() in words
        elif controller.state is State.DEAL_OVER:
            controller.next_deal()
        else:
            ask = controller.view.ask
            assert ask is not None
            controller.act(random_action(ask, rng))


def test_cards_of_the_hand_are_told_to_the_person(window: MainWindow) -> None:
    """Otherwise the test above would prove nothing."""
    window.matches.start(setup("h..."))
    settle(window)
    spoken = spoken_in(window)
    game = window.controller.session.setup.game
    for card in cards_in(window.controller.view.hand):
        assert card_text.card_words(game, card).lower() in spoken


def test_the_curtain_is_as_large_as_the_text_and_the_window_ask_for(window: MainWindow, qtbot: QtBot) -> None:
    """It is read by a person approaching the screen."""

    def heights() -> tuple[int, int]:
        return window.pages.curtain._back.pixmap().height(), window.pages.curtain.button.height()

    window.resize(1000, 700)
    window.matches.start(setup("hh..", short_game("forty-fives")))
    settle(window)
    usual = heights()
    window.resize(2560, 1440)
    qtbot.waitUntil(lambda: all(large > 1.3 * small for large, small in zip(heights(), usual, strict=True)))
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: heights() == usual)
    window.settings.look.text_size = 200
    window.apply_settings()
    qtbot.waitUntil(lambda: heights()[1] > 1.7 * usual[1])
