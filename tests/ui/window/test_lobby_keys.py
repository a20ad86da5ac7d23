"""The lobby by keyboard, and names of people who haven't given one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMessageBox, QWidget

from tests.ui.window.players import decide
from trickdesk.engine.game import GROUPS
from trickdesk.games import games
from trickdesk.ui.lobby.lobby import Lobby
from trickdesk.ui.text import name_text
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True


@pytest.fixture
def lobby(window: MainWindow) -> Lobby:
    return window.pages.lobby


def tab_round(window: MainWindow) -> list[QWidget]:
    """Return every widget that Tab reaches from the current one."""
    first, focus = window.focusWidget(), QApplication.focusWidget()
    assert first is not None and focus is not None
    found = [first]
    for _ in range(200):
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if focus is first:
            return found
        assert focus is not None
        found.append(focus)
    raise AssertionError("Tab does not come back")


@pytest.mark.parametrize("game_id", sorted(games()))
def test_tab_goes_down_the_page(window: MainWindow, game_id: str) -> None:
    """Also after another game has brought other house rules."""
    lobby = window.pages.lobby
    for other in ("tocan", "red-one"):
        lobby.choose(other)
        lobby.show_setup()
    lobby.choose(game_id)
    lobby.show_setup()
    QApplication.processEvents()  # new widgets are shown
    reached = tab_round(window)
    shown = [field for field in lobby.page.rules.fields.values() if not field.isHidden()]
    shown.sort(key=lambda field: GROUPS.index(field.option.group))
    rules = [field.control for field in shown]
    expected = [
        lobby.page.start_button,
        lobby.page.rules_button,
        lobby.page.back_button,
        lobby.page.rules.preset_button,
        lobby.page.seats.plates[0].name,
        *rules,
        lobby.page.dealer,
        lobby.page.seed,
    ]
    assert [widget for widget in reached if widget in expected] == expected


def test_tab_goes_from_the_offer_to_the_games_and_the_table(window: MainWindow) -> None:
    lobby = window.pages.lobby
    lobby.offer_lessons(list(games()))
    for game_id in ("tocan", "red-one"):
        lobby.choose(game_id)
        lobby.start()
        decide(window)
        window.matches.show_lobby()
    tile = lobby.list.buttons["red-one"]
    order: list[QWidget] = [
        lobby.newest.continue_button,
        lobby.newest.again_button,
        lobby.newest.others_button,
        lobby.newest.delete_button,
    ]
    order += [tile, tile.play_button, tile.learn_button, tile.figures_button, tile.change_button]
    assert tab_round(window) == [*order, lobby.change_button]


def test_keys_go_to_the_ends_of_the_games(lobby: Lobby) -> None:
    order = list(lobby.list.buttons)
    lobby.choose(order[2])
    for key, expected in (
        (Qt.Key.Key_End, order[-1]),
        (Qt.Key.Key_Home, order[0]),
        (Qt.Key.Key_PageDown, order[-1]),
        (Qt.Key.Key_PageUp, order[0]),
    ):
        lobby.list.take_focus()
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        assert lobby.game().id == expected
        assert QApplication.focusWidget() is lobby.list.buttons[expected]


def test_enter_presses_the_button_that_has_the_focus(window: MainWindow) -> None:
    lobby = window.pages.lobby
    shown: list[object] = []
    lobby.rulesWanted.disconnect()
    lobby.rulesWanted.connect(shown.append)
    lobby.show_setup()
    lobby.page.rules_button.setFocus()
    QTest.keyClick(lobby.page.rules_button, Qt.Key.Key_Return)
    assert len(shown) == 1
    assert window.controller.session is None, "no match has begun"


def test_enter_on_continue_continues(window: MainWindow) -> None:
    window.pages.lobby.page.start_button.click()
    decide(window)
    window.matches.show_lobby()
    begun: list[object] = []
    window.pages.lobby.started.connect(begun.append)
    window.pages.lobby.newest.continue_button.setFocus()
    QTest.keyClick(window.pages.lobby.newest.continue_button, Qt.Key.Key_Return)
    assert begun == []
    assert window.controller.session is not None


def test_enter_in_a_field_deals(window: MainWindow) -> None:
    window.pages.lobby.show_setup()
    window.pages.lobby.page.seed.setFocus()
    QTest.keyClicks(window.pages.lobby.page.seed, "7")
    QTest.keyClick(window.pages.lobby.page.seed, Qt.Key.Key_Return)
    assert window.controller.session is not None
    assert window.controller.session.setup.seed == "7"
    assert window.pages.lobby.page.seed.text() == "", "the next match has other cards"


def test_nobody_is_you_when_several_share_the_screen(lobby: Lobby) -> None:
    lobby.choose("five-hundred")
    assert name_text.names_of(lobby.page.seats.players()) == ("You", "Chidi", "Ines", "Mateo")
    lobby.page.seats.plates[2].who.setCurrentIndex(0)
    assert name_text.names_of(lobby.page.seats.players()) == ("Player 1", "Chidi", "Player 3", "Mateo")
    assert lobby.page.seats.plates[0].name.placeholderText() == "Player 1"
    lobby.page.seats.plates[0].who.setCurrentIndex(2)
    assert name_text.names_of(lobby.page.seats.players()) == ("Computer 1", "Chidi", "You", "Mateo")


def test_a_person_beyond_the_seats_in_play_does_not_count(lobby: Lobby) -> None:
    lobby.choose("92q")
    lobby.page.rules.fields["players"].value = 6
    lobby.page.seats.plates[5].who.setCurrentIndex(0)
    assert name_text.names_of(lobby.page.seats.players())[0] == "Player 1"
    lobby.page.rules.fields["players"].value = 4
    assert name_text.names_of(lobby.page.seats.players())[0] == "You"
    assert lobby.page.seats.plates[0].name.placeholderText() == "You"


def test_a_name_that_the_game_uses_itself_is_told(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("As documented", True))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    lobby.choose("five-hundred")
    lobby.page.rules.fields["misere"].value = True
    lobby.show_setup()
    lobby.page.rules.save_button.click()
    assert told == ["“As documented” is a built-in preset. Choose another name."]
    assert lobby.page.rules.preset is None


def test_settings_reach_the_seats_at_once(window: MainWindow) -> None:
    lobby = window.pages.lobby
    lobby.choose("five-hundred")
    lobby.page.seats.plates[2].who.setCurrentIndex(lobby.page.seats.plates[2].who.findData("easy"))
    window.settings.players.name = "Zoe"
    window.settings.players.bot_level = "hard"
    window.preferences.commit()
    assert lobby.page.seats.plates[0].name.placeholderText() == "Zoe"
    assert lobby.page.dealer.itemText(1) == "Zoe"
    assert [player.level for player in lobby.page.seats.players()[1:]] == ["hard", "easy", "hard"]


def test_tab_reaches_the_game_that_was_chosen_without_the_keyboard(window: MainWindow) -> None:
    """A banner's button or the last match chooses one too."""
    lobby = window.pages.lobby
    lobby.choose("five-hundred")
    lobby.list.choose("hearts")
    lobby.change_button.setFocus()
    reached = [tile for tile in tab_round(window) if tile in lobby.list.tiles]
    assert reached == [lobby.list.buttons["hearts"]]
    QTest.keyClick(reached[0], Qt.Key.Key_Right)
    assert lobby.list.tiles.index(lobby.list.buttons["hearts"]) + 1 == next(
        place for place, tile in enumerate(lobby.list.tiles) if tile.isChecked()
    )
