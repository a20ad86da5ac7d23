"""The window beside table and panels: its keys, complaints, and the banner."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication

from tests.driving import random_action
from tests.ui.window.players import settle
from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.ui.panels import CallPanel, GivePanel, Panel, TeamPanel
from trickdesk.ui.panels.bids import StepsPanel
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.text import call_text
from trickdesk.ui.theme import colours
from trickdesk.ui.theme.colours import current_theme
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True

TAB = Qt.FocusPolicy.TabFocus


def at_auction(window: MainWindow, game: str) -> Panel:
    window.pages.lobby.choose(game)
    window.pages.lobby.page.dealer.setCurrentIndex(4)  # the last seat deals: seat 0 calls first
    window.pages.lobby.page.seed.setText("1")
    window.pages.lobby.start()
    settle(window)
    panel = window.screen_.panel
    assert panel is not None
    assert isinstance(window.controller.view.ask, AskCall)
    return panel


def test_letters_that_a_panel_does_not_use_reach_the_window(window: MainWindow) -> None:
    for game in ("red-one", "tocan", "forty-fives", "92q", "five-hundred"):
        panel = at_auction(window, game)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert panel.isAncestorOf(focus) or panel.hasFocus()
        shown = window.dock.isVisible()
        press(Qt.Key.Key_T)
        assert window.dock.isVisible() is not shown, game


def test_the_rules_of_a_match_are_noted_when_it_begins(window: MainWindow) -> None:
    """A kill doesn't lose them."""
    at_auction(window, "tocan")
    saved = window.preferences.file.load()[0].games
    assert saved.last_game == "tocan"
    assert saved.last_options["tocan"] == window.controller.view.game.options


def test_p_passes_once(window: MainWindow) -> None:
    at_auction(window, "five-hundred")
    press(Qt.Key.Key_P)
    settle(window)
    assert window.controller.session is not None
    calls = list(window.controller.view.calls)
    assert calls.count((0, "pass")) == 1


def test_a_complaint_goes_with_the_next_card(window: MainWindow) -> None:
    at_auction(window, "five-hundred")
    rng = random.Random(1)
    for _ in range(400):
        ask = window.controller.view.ask
        if isinstance(ask, AskPlay) and window.controller.view.hand & ~ask.cards:
            break
        if ask is None:
            window.controller.next_deal()
        else:
            window.controller.act(random_action(ask, rng))
        settle(window)
    assert isinstance(ask, AskPlay)
    wrong = window.controller.view.hand & ~ask.cards
    window.table.cardRefused.emit(next(cards_in(wrong)))
    refusal = window.table.voice.refusal
    assert refusal.isVisible() and "You must" in refusal.rows[0].words
    window.controller.act(random_action(ask, rng))
    assert not refusal.isVisible()


def test_an_open_banner_follows_the_theme(window: MainWindow) -> None:
    window.banner.show_message("Something.")
    for mode in ("dark", "light"):
        window.preferences.set_theme(mode)
        assert current_theme().base in window.banner.styleSheet()
    assert window.banner.text == "Something."


def test_an_open_banner_follows_the_desktop(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.preferences.set_theme("system")
    window.banner.show_message("Something.")
    monkeypatch.setattr(colours, "theme_for", lambda *_asked, **_named: colours.DARK)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert current_theme() is colours.DARK
    assert colours.DARK.base in window.banner.styleSheet()


def test_an_open_panel_follows_the_theme(window: MainWindow) -> None:
    panel = at_auction(window, "five-hundred")
    sheets = []
    for mode in ("light", "contrast", "light"):
        window.preferences.set_theme(mode)
        QApplication.processEvents()
        sheets.append(panel.styleSheet())
    assert sheets[0] == sheets[2] != sheets[1]


def test_everything_follows_the_contrast_of_the_desktop(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.preferences.set_theme("system")
    for asks, name in ((True, "contrast"), (False, "light")):
        monkeypatch.setattr(colours, "wants_contrast", lambda asks=asks: asks)
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
        QApplication.processEvents()
        assert current_theme().name == name
        assert window.table.felt.name == ("contrast" if asks else window.settings.look.felt)
    window.preferences.set_theme("dark")
    monkeypatch.setattr(colours, "wants_contrast", lambda: True)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert current_theme().name == "dark"


def at_exchange(window: MainWindow) -> AskGive:
    """Return a match in which the person has taken the kitty and has to discard."""
    panel = at_auction(window, "five-hundred")
    assert isinstance(panel, CallPanel)
    panel.choose(panel.choices["10NT"])
    panel.confirm.click()
    settle(window)
    ask = window.controller.view.ask
    assert isinstance(ask, AskGive)
    assert ask.high == 3
    return ask


def press(key: Qt.Key | str) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    if isinstance(key, str):
        QTest.keyClicks(focus, key)
    else:
        QTest.keyClick(focus, key)


def test_space_picks_and_enter_lays_aside(window: MainWindow) -> None:
    ask = at_exchange(window)
    hand = window.table.hand
    picked = []
    for _ in range(3):
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Space)
        picked.append(hand.choice.cursor)
    assert window.table.picks() == card_set(card for card in picked if card is not None)
    assert window.table.hasFocus()
    press(Qt.Key.Key_Return)
    assert window.controller.view.ask != ask
    assert window.controller.view.hand & window.table.picks() == 0


def test_enter_says_how_many_cards_are_missing(window: MainWindow) -> None:
    at_exchange(window)
    for words in ("Choose 3 cards: 3 more.", "Choose 3 cards: 2 more.", "Choose 3 cards: 1 more."):
        picks = window.table.picks()
        press(Qt.Key.Key_Return)
        assert window.statusBar().currentMessage() == words
        assert window.table.picks() == picks
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Space)
    picks = window.table.picks()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Space)
    refused = "3 cards are already chosen. Put one back first."
    assert " ".join(row.words for row in window.table.voice.refusal.rows) == refused
    assert window.table.picks() == picks


def test_the_arrows_stay_with_the_cards_during_an_exchange(window: MainWindow) -> None:
    at_exchange(window)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Space)  # now the panel has a button that could take the focus
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up):
        press(key)
        assert window.table.hasFocus()
    panel = window.screen_.panel
    assert isinstance(panel, GivePanel)
    QTest.mouseClick(panel.clear_button, Qt.MouseButton.LeftButton)
    assert window.table.hasFocus()
    assert window.table.picks() == 0


def click_felt(window: MainWindow) -> None:
    """Take the focus from the panel with a click on the empty table."""
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert window.table.hasFocus()


@pytest.mark.parametrize("game", ["red-one", "tocan", "forty-fives", "92q", "five-hundred"])
def test_the_keys_of_a_call_work_after_a_click_upon_the_felt(window: MainWindow, game: str) -> None:
    panel = at_auction(window, game)
    ask = window.controller.view.ask
    assert isinstance(ask, AskCall)
    assert isinstance(panel, CallPanel)
    call = next(call for call in ask.calls if call in ask.ladder)
    click_felt(window)
    parts = call_text.bid_parts(call, window.controller.view.game)
    for letter in f"{parts[0]}{parts[1][0]}" if parts else call:
        press(letter)
    assert panel.chosen == call
    calls = window.controller.view.calls
    assert calls == ()
    click_felt(window)
    press(Qt.Key.Key_Return)
    assert window.controller.view.calls[0] == (0, call)


def test_enter_works_from_the_dock_and_presses_its_buttons(window: MainWindow) -> None:
    panel = at_auction(window, "five-hundred")
    assert isinstance(panel, CallPanel)
    panel.choose(panel.choices["7H"])
    window.dock.toggle()
    window.activateWindow()
    buttons = window.dock.findChildren(QAbstractButton)
    button = next(button for button in buttons if button.toolTip().startswith("Detach"))
    button.setFocus()
    press(Qt.Key.Key_Return)
    assert window.dock.isFloating()
    window.dock.setFloating(False)
    calls = window.controller.view.calls
    assert calls == ()
    views = window.dock.findChildren(QAbstractItemView)
    view = next(view for view in views if view.isVisible())
    view.setFocus()
    assert view.hasFocus()
    press(Qt.Key.Key_Return)
    assert window.controller.view.calls[0] == (0, "7H")


def at_team(window: MainWindow) -> TeamPanel:
    """Return a match of 92Q in which the person is the declarer and chooses a partner."""
    panel = at_auction(window, "92q")
    assert isinstance(panel, StepsPanel)
    panel.choose(panel.level_buttons[13])
    panel.choose(next(b for b in reversed(panel.suit_buttons.values()) if b.isEnabled()))
    panel.confirm.click()
    settle(window)
    team = window.screen_.panel
    assert isinstance(team, TeamPanel)
    return team


def test_the_team_starts_by_enter_after_a_click_on_a_plate(window: MainWindow) -> None:
    panel = at_team(window)
    layout = window.table.board.layout
    plate = layout.plate(2)
    point = QPoint(round((plate.left + plate.right) / 2), round((plate.top + plate.bottom) / 2))
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert panel.picked == [2]
    assert window.table.hasFocus()
    press(Qt.Key.Key_Return)
    assert window.controller.view.teams


def test_without_the_panel_no_partner_is_ringed(window: MainWindow) -> None:
    at_team(window).toggle(2)
    assert list(window.table.seating.chosen) == [2]
    window.screen_.clear()
    assert list(window.table.seating.chosen) == []


def test_the_end_of_a_deal_goes_on_by_enter_after_a_click_upon_the_felt(window: MainWindow) -> None:
    at_auction(window, "tocan")
    rng = random.Random(1)
    while (ask := window.controller.view.ask) is not None:
        window.controller.act(random_action(ask, rng))
        settle(window)
    assert isinstance(window.screen_.panel, DealOverPanel)
    click_felt(window)
    press(Qt.Key.Key_Return)
    settle(window)
    assert window.controller.view.deal_number == 2


def test_no_key_means_two_commands(window: MainWindow) -> None:
    """Otherwise Qt would do neither.

    Commands of the review are never enabled together with those of the table.
    """
    shortcuts = window.shortcuts
    for away in ("table", "review"):
        names = [name for name, command in shortcuts.commands.items() if command.row.page != away]
        keys = [key.toString() for name in names for key in shortcuts.keys_of(name)]
        assert len(keys) > 25 and len(set(keys)) == len(keys)
