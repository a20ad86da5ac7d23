"""Several people at one screen: nobody sees another's cards, not even in what a screen reader is told."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtTest import QTest

from tests.driving import random_action
from tests.session.helpers import setup
from tests.ui.window.players import Keyboard, settle
from trickdesk.engine.cards import cards_in
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui import text
from trickdesk.ui.main_window import MainWindow


def words_of(interface: QAccessibleInterface | None) -> Iterator[str]:
    """Everything that a screen reader finds below an interface."""
    if interface is None or not interface.isValid():
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield interface.text(kind)
    for index in range(interface.childCount()):
        yield from words_of(interface.child(index))


def spoken_in(window: MainWindow) -> str:
    """All words of the window but those of the lobby, which describes the games by their cards."""
    parts = [window.table, window.curtain, window.dock, window.banner, window.statusBar(), window.menuBar()]
    parts += [window.screen_.panel] if window.screen_.panel is not None else []
    found = [word for part in parts for word in words_of(QAccessible.queryAccessibleInterface(part))]
    return "\n".join([*found, window.windowTitle(), window.accessibleName()]).lower()


def faces_in_scene(window: MainWindow) -> set[int]:
    return {item.card for item in window.table.board.items if item.card >= 0}


def public_cards(window: MainWindow) -> int:
    """The cards that lie open before everybody."""
    view = window.controller.session.view_for(None)
    mask = view.turned
    for shown in view.shown:
        mask |= shown
    for trick in view.tricks:
        for card in trick.cards:
            mask |= 1 << card
    return mask


def check_nothing_secret(window: MainWindow, allowed: int) -> None:
    """Neither scene nor tree hold a card outside ``allowed``."""
    game = window.controller.session.setup.game
    assert all(allowed >> card & 1 for card in faces_in_scene(window))
    spoken = spoken_in(window).replace(text.game_name(game).lower(), "")  # a card bears the game's name
    for card in range(game.deck.size):
        if not allowed >> card & 1:
            assert text.card_words(game, card).lower() not in spoken


@pytest.mark.parametrize("game_id", sorted(games()))
def test_only_the_person_at_the_screen_is_shown(window: MainWindow, game_id: str) -> None:
    window.start_match(setup("hh..", games()[game_id](), seed="8"))
    rng = random.Random(5)
    curtains = 0
    for _ in range(40):
        settle(window)
        controller = window.controller
        if controller.state is State.CURTAIN:
            curtains += 1
            assert window.stack.currentWidget() is window.curtain
            assert not window.dock.isVisible()
            check_nothing_secret(window, public_cards(window))
            window.curtain.button.click()
            continue
        if controller.state is State.DEAL_OVER:
            controller.next_deal()
            continue
        if controller.state is State.MATCH_OVER:
            break
        check_nothing_secret(window, public_cards(window) | controller.view.hand | controller.view.took)
        controller.act(random_action(controller.view.ask, rng))
    assert curtains > 5


def test_nothing_behind_the_curtain_can_be_reached(window: MainWindow) -> None:
    window.start_match(setup("hh.."))
    settle(window)
    commands = window.commands
    before = window.controller.session.record_text()
    assert "Ann" in window.curtain.button.text()
    for action in (commands.pass_, commands.last_trick, commands.record, commands.redo):
        assert not action.isEnabled()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_T, Qt.Key.Key_1, Qt.Key.Key_Right):
        QTest.keyClick(window.focusWidget(), key)
    assert window.stack.currentWidget() is window.curtain
    assert not window.dock.isVisible()
    assert window.controller.session.record_text() == before
    check_nothing_secret(window, 0)


def test_no_change_of_looks_lifts_the_curtain(window: MainWindow) -> None:
    """What paints the table anew paints it covered."""
    window.start_match(setup("hh..", games()["tocan"]()))
    settle(window)
    commands = window.commands
    for change in (commands.four_colour, commands.large_index, *commands.themes.actions()):
        change.trigger()
        assert window.stack.currentWidget() is window.curtain
        check_nothing_secret(window, public_cards(window))
    window.resize(1200, 800)
    settle(window)
    check_nothing_secret(window, public_cards(window))


def test_the_picture_of_the_window_holds_no_card(window: MainWindow) -> None:
    """The same curtain over other cards is the same picture, point for point."""
    pictures = []
    for seed in ("1", "2"):
        window.start_match(setup("hh..", seed=seed))
        settle(window)
        pictures.append(window.grab().toImage())
    assert pictures[0] == pictures[1]


def test_undo_behind_the_curtain_goes_back_to_the_first_person(window: MainWindow) -> None:
    window.start_match(setup("hh.."))
    settle(window)
    window.curtain.button.click()
    window.commands.pass_.trigger()
    settle(window)
    assert "Bo" in window.curtain.button.text()
    window.commands.undo.trigger()
    assert "Ann" in window.curtain.button.text()
    assert window.stack.currentWidget() is window.curtain
    window.curtain.button.click()
    assert window.controller.session.inputs == 1
    assert window.controller.view.seat == 0


def test_a_held_key_does_not_lift_the_curtain(window: MainWindow) -> None:
    window.start_match(setup("hh.."))
    settle(window)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
    )
    window.curtain.keyPressEvent(held)
    assert window.controller.state is State.CURTAIN
    Keyboard(window, random.Random(1)).press(Qt.Key.Key_Return)
    assert window.controller.state is State.HUMAN


def test_cards_of_the_hand_are_told_to_the_person(window: MainWindow) -> None:
    """The check above would mean nothing if no card were ever in the tree."""
    window.start_match(setup("h..."))
    settle(window)
    spoken = spoken_in(window)
    game = window.controller.session.setup.game
    for card in cards_in(window.controller.view.hand):
        assert text.card_words(game, card).lower() in spoken
