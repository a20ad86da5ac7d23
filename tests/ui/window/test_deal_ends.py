"""Claim, finish and concede in the window, by keyboard and mouse."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.driving import brief_action
from tests.session.endings import at_play, claimed
from tests.session.helpers import setup
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.games import games
from trickdesk.session import Session, State
from trickdesk.ui.panels import EndingPanel
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.window.main_window import MainWindow

FIVE_HUNDRED = games()["five-hundred"]
OVER = (State.DEAL_OVER, State.MATCH_OVER)


def enter(window: MainWindow, session: Session) -> None:
    window.matches.play(session)
    settle(window)
    assert window.controller.state is State.HUMAN
    window.table.setFocus()


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)


def answer(how: Callable[[QMessageBox], None]) -> list[str]:
    """Answer the next question with this action; return its text."""
    asked: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(5, look)
            return
        asked.append(box.text())
        how(box)

    QTimer.singleShot(0, look)
    return asked


def key(which: Qt.Key) -> Callable[[QMessageBox], None]:
    return lambda box: QTest.keyClick(box, which)


def click(words: str) -> Callable[[QMessageBox], None]:
    def act(box: QMessageBox) -> None:
        button = next(b for b in box.findChildren(QPushButton) if b.text() == words)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return act


def choose_from_menu(window: MainWindow, words: str) -> None:
    """Choose an entry of the Play menu, as a click does."""
    menu = next(menu for menu in window.menuBar().findChildren(QMenu) if menu.title() == "&Play")
    action = next(action for action in menu.actions() if action.text().startswith(words))
    assert action.isEnabled()
    action.trigger()


def test_c_and_enter_claim(window: MainWindow, qtbot: QtBot) -> None:
    session, _, _ = claimed("h", FIVE_HUNDRED)
    enter(window, session)
    asked = answer(key(Qt.Key.Key_Return))
    press(window, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: window.controller.state in OVER)
    assert asked[0].startswith("Claim ")
    qtbot.waitUntil(lambda: isinstance(window.screen_.panel, DealOverPanel))
    window.controller.undo()
    assert window.controller.state is State.HUMAN


def test_a_claim_is_refused_in_the_same_words_always(window: MainWindow, qtbot: QtBot) -> None:
    refused = 0
    for seed in range(12):
        enter(window, at_play("h", FIVE_HUNDRED, seed, 5))
        answer(click("&Claim"))
        choose_from_menu(window, "&Claim the rest")
        qtbot.waitUntil(lambda: not window.controller.finisher.busy)
        if window.controller.state is State.HUMAN:
            refused += 1
            assert window.statusBar().currentMessage() == "That isn't certain from what you can see."
    assert refused


def test_escape_claims_nothing(window: MainWindow) -> None:
    session, _, _ = claimed("h", FIVE_HUNDRED)
    enter(window, session)
    answer(key(Qt.Key.Key_Escape))
    press(window, Qt.Key.Key_C)
    assert not window.controller.finisher.busy
    assert window.controller.state is State.HUMAN


def test_f_asks_and_then_finishes_the_deal(window: MainWindow, qtbot: QtBot) -> None:
    session = at_play("h", FIVE_HUNDRED, 3, 6)
    enter(window, session)
    before = session.record_text()
    asked = answer(key(Qt.Key.Key_Return))  # the safe answer
    press(window, Qt.Key.Key_F)
    assert "You can undo this" in asked[0] and "level: Medium" in asked[0]
    assert session.record_text() == before
    answer(click("&Let the computer finish"))
    choose_from_menu(window, "&Finish")
    qtbot.waitUntil(lambda: isinstance(window.screen_.panel, DealOverPanel))
    assert window.controller.state is State.DEAL_OVER


@pytest.mark.parametrize("by_key", [True, False])
def test_finishing_can_be_stopped(
    window: MainWindow, qtbot: QtBot, client: QuickClient, by_key: bool
) -> None:
    session = at_play("h", FIVE_HUNDRED, 3, 6)
    enter(window, session)
    before = session.record_text()
    client.held = True
    answer(click("&Let the computer finish"))
    choose_from_menu(window, "&Finish")
    qtbot.waitUntil(lambda: isinstance(window.screen_.panel, EndingPanel))
    assert not window.commands["claim"].isEnabled()
    panel = window.screen_.panel
    assert panel is not None and panel.primary is not None
    if by_key:
        press(window, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(panel.primary, Qt.MouseButton.LeftButton)
    assert window.screen_.panel is None
    assert session.record_text() == before
    assert window.controller.state is State.HUMAN
    assert window.commands["claim"].isEnabled()


def test_giving_up_is_asked_first(window: MainWindow, qtbot: QtBot) -> None:
    session = at_play("h", FIVE_HUNDRED, 3, 6)
    enter(window, session)
    asked = answer(key(Qt.Key.Key_Return))  # the safe answer
    choose_from_menu(window, "&Give")
    assert "need" in asked[0]
    assert window.controller.state is State.HUMAN
    assert not window.controller.is_paused
    answer(click("&Concede"))
    choose_from_menu(window, "&Give")
    qtbot.waitUntil(lambda: window.controller.state in OVER)
    qtbot.waitUntil(lambda: isinstance(window.screen_.panel, DealOverPanel))


def test_another_theme_leaves_the_keyboard_at_the_safe_answer(window: MainWindow, qtbot: QtBot) -> None:
    """The desktop may switch to dark while a question is open."""
    enter(window, at_play("h", FIVE_HUNDRED, 3, 6))
    focused: list[str] = []

    def act(box: QMessageBox) -> None:
        qtbot.waitActive(box)
        for theme in ("light", "dark", "contrast", "light"):
            window.preferences.set_theme(theme)
            QTest.qWait(20)
            button = box.focusWidget()
            focused.append(button.text() if isinstance(button, QPushButton) else "")
        QTest.keyClick(box.focusWidget(), Qt.Key.Key_Return)

    answer(act)
    choose_from_menu(window, "&Give")
    assert focused == 4 * ["&Play on"]
    assert window.controller.state is State.HUMAN


def test_at_a_shared_screen_finishing_is_asked_first(window: MainWindow, qtbot: QtBot) -> None:
    session = at_play("hh", FIVE_HUNDRED, 3, 6)
    enter(window, session)
    asked = answer(click("&Play on myself"))
    press(window, Qt.Key.Key_F)
    assert asked
    assert window.controller.state is State.HUMAN
    answer(click("&Let the computer finish"))
    choose_from_menu(window, "&Finish")
    qtbot.waitUntil(lambda: window.controller.state is State.DEAL_OVER)
    assert not window.controller.can_undo


def test_nothing_of_it_can_be_done_beside_the_play(window: MainWindow) -> None:
    commands = window.commands
    ends = (commands["claim"], commands["finish"], commands["concede"])
    assert not any(action.isEnabled() for action in ends)
    window.pages.lobby.choose("five-hundred")
    window.pages.lobby.start()
    settle(window)
    assert not any(action.isEnabled() for action in ends)
    enter(window, at_play("h", FIVE_HUNDRED, 3, 6))
    assert all(action.isEnabled() for action in ends)
    window.pages.toggle_cards()
    assert not any(action.isEnabled() for action in ends)


@pytest.mark.parametrize(
    "look_away", [lambda window: window.learning.open("hearts"), lambda window: window.reviewing.open(0)]
)
def test_whoever_looks_away_while_a_deal_is_being_finished_plays_on(
    window: MainWindow, qtbot: QtBot, client: QuickClient, look_away: Callable[[MainWindow], None]
) -> None:
    """On a bot's turn: its thinking was stopped for the ending, which is cancelled."""
    window.matches.start(setup("h...", games()["oh-hell"]({"cards": "5"})))
    for _ in range(400):
        settle(window)
        controller = window.controller
        if controller.state is State.DEAL_OVER:
            controller.next_deal()
            continue
        if controller.match.deals_over and window.end_commands.can_end:
            break
        ask = controller.view.ask
        assert ask is not None
        controller.act(brief_action(ask, random.Random(1)))
    client.held = True
    ask = window.controller.view.ask
    assert ask is not None
    window.controller.act(brief_action(ask, random.Random(1)))
    window.table.finish()
    assert window.controller.state is State.BOT
    window.controller.finisher.finish()
    assert window.controller.finisher.busy
    look_away(window)
    assert not window.pages.at_table and not window.controller.finisher.busy
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert window.pages.at_table and window.commands["finish"].isEnabled()
    client.held = False
    inputs = window.controller.session.inputs
    qtbot.waitUntil(lambda: window.controller.session.inputs > inputs)


@pytest.mark.parametrize("game", ["five-hundred", "hearts", "oh-hell"])
def test_nothing_of_a_result_is_hidden(window: MainWindow, game: str) -> None:
    """The panel is as high as its rows from the moment it opens."""
    window.resize(1366, 749)
    enter(window, at_play("h", games()[game], 3, 6))
    while not isinstance(window.screen_.panel, DealOverPanel):
        ask = window.controller.view.ask
        assert ask is not None
        window.controller.act(brief_action(ask, random.Random(1)))
        settle(window)
    QApplication.processEvents()
    rows = window.screen_.panel.rows
    assert rows.height() >= rows.page.sizeHint().height()
