"""The bar at the table, its menu under Escape, and the way back to all games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.window.hinted import answer, asked, choices, listen
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.ui.match.coach.coach import rect_of
from trickdesk.ui.panels import CallPanel
from trickdesk.ui.table.geometry import RATIO
from trickdesk.ui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # of the menu
Key = Qt.Key
ESCAPE, ENTER, SPACE = Key.Key_Escape, Key.Key_Return, Key.Key_Space


def press(window: MainWindow, key: Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)
    listen(window)


def click(window: MainWindow, name: str) -> None:
    QTest.mouseClick(window.bar.buttons[name], Qt.MouseButton.LeftButton)
    listen(window)


def test_it_does_what_the_menus_do_and_says_what_and_by_which_key(
    window: MainWindow, client: QuickClient
) -> None:
    view = asked(window, AskPlay, "five-hundred")
    client.hint_answers = [answer(view, choices(view)[0])]
    names = {name: button.accessibleName() for name, button in window.bar.buttons.items()}
    assert list(names.values()) == ["Undo", "Hint", "Last trick", "Rules", "All games"]
    assert window.bar.buttons["hint"].toolTip() == "Hint (H)"
    for name, button in window.bar.buttons.items():
        assert button.isVisible()
        assert button.isEnabled() == window.commands[name].isEnabled()
    before = window.focusWidget()
    click(window, "hint")
    assert window.screen_.coach.panel is not None
    assert window.focusWidget() is before, "a click leaves the keys at the cards"
    window.controller.act(choices(view)[0])
    window.table.finish()
    assert not window.bar.buttons["hint"].isEnabled()
    click(window, "undo")
    assert window.controller.view.ask == view.ask
    click(window, "lobby")
    assert window.controller.session is None
    assert window.pages.stack.currentWidget() is window.pages.lobby


def test_the_last_trick_comes_and_goes_by_the_same_button(window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    while not window.commands["last_trick"].isEnabled():
        window.controller.act(choices(window.controller.view)[0])
        settle(window)
    click(window, "last_trick")
    assert window.table.shows_last_trick
    click(window, "last_trick")
    assert not window.table.shows_last_trick


@pytest.mark.parametrize("game", ["five-hundred", "hearts", "tocan"])
def test_the_last_trick_lies_beside_the_plates_and_says_how_it_goes(window: MainWindow, game: str) -> None:
    asked(window, AskPlay, game)
    while not window.commands["last_trick"].isEnabled():
        window.controller.act(choices(window.controller.view)[0])
        settle(window)
    for size in ((1000, 700), (1366, 768), (1920, 1080)):
        window.resize(*size)
        settle(window)
        click(window, "last_trick")
        layout, shown = window.table.board.layout, window.table.overlay
        assert shown is not None and shown.words[-1] == "Click or Escape: close"
        plates = [layout.plate(place) for place in range(1, len(layout.places))]
        assert not any(area.meets(plate) for plate in plates for area in (*shown.cards, *shown.labels)), size
        QTest.keyClick(window.table, Qt.Key.Key_Escape)
        assert not window.table.shows_last_trick


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_tab_reaches_it_and_keys_press_it_without_playing_a_card(
    window: MainWindow, client: QuickClient, key: Key
) -> None:
    view = asked(window, AskPlay, "five-hundred")
    client.hint_answers = [answer(view, choices(view)[0])]
    press(window, Key.Key_Right)
    button, session = window.bar.buttons["hint"], window.controller.session
    assert session is not None and window.table.choice.cursor is not None
    inputs = session.inputs
    for _ in range(6):
        if button.hasFocus():
            break
        press(window, Key.Key_Tab)
    assert button.hasFocus()
    press(window, key)
    assert window.screen_.coach.panel is not None
    assert session.inputs == inputs


@pytest.mark.parametrize("game_id", ["five-hundred", "hearts", "tocan"])
@pytest.mark.parametrize(
    ("size", "text"), [((1000, 700), 100), ((1920, 1080), 100), ((1000, 700), 200), ((1366, 768), 200)]
)
def test_it_covers_no_card_no_plate_and_no_panel(
    window: MainWindow, game_id: str, size: tuple[int, int], text: int
) -> None:
    window.settings.look.text_size = text
    window.apply_settings()
    window.resize(*size)
    for kind in (AskGive if game_id == "hearts" else AskCall, AskPlay):
        asked(window, kind, game_id)
        QApplication.processEvents()
        table, layout = window.table, window.table.board.layout
        box = rect_of(QRectF(window.bar.geometry()))
        assert window.bar.isVisible() and table.rect().contains(window.bar.geometry())
        assert not any(box.meets(layout.plate(place)) for place in range(len(layout.places)))
        cards = [*table.board.own_cards(), *(item for _, item in table.board.trick)]
        for item in cards:
            x, y = item.home
            assert not box.meets(rect_of(QRectF(x, y, item.width, item.width * RATIO)))
        panel, line = window.screen_.panel, window.screen_.coach.prompter.line
        assert panel is None or not panel.geometry().intersects(window.bar.geometry())
        assert not (line.isVisible() and line.box.meets(box))


@pytest.mark.parametrize(("game_id", "players"), [("oh-hell", 7), ("oh-hell", 8), ("92q", 8)])
def test_it_covers_no_back_of_many_players(window: MainWindow, game_id: str, players: int) -> None:
    window.resize(1920, 1080)
    asked(window, AskPlay, game_id, players=players)
    layout, box = window.table.board.layout, rect_of(QRectF(window.bar.geometry()))
    assert not any(box.meets(layout.block(place)) for place in range(1, players))
    for item in window.table.board.own_cards():
        assert not box.meets(rect_of(QRectF(*item.home, item.width, item.width * RATIO)))


def test_it_is_at_the_other_side_for_the_left_hand(window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    assert window.bar.geometry().left() > window.table.width() / 2
    window.settings.play.left_handed = True
    window.apply_settings()
    assert window.bar.geometry().right() < window.table.width() / 2


def test_it_can_be_hidden_and_escape_still_opens_its_menu(window: MainWindow) -> None:
    asked(window, AskPlay, "five-hundred")
    window.commands["table_bar"].trigger()
    assert not window.bar.isVisible() and not window.settings.look.table_bar
    assert window.table.board.layout.bar is None
    press(window, ESCAPE)
    assert window.bar.menu.isVisible()
    press_menu = window.bar.menu
    QTest.keyClick(press_menu, ESCAPE)
    assert not press_menu.isVisible()
    window.commands["table_bar"].trigger()
    assert window.bar.isVisible() and window.table.board.layout.bar is not None


def test_escape_first_closes_what_is_open_and_then_opens_the_menu(
    window: MainWindow, client: QuickClient
) -> None:
    view = asked(window, AskPlay, "five-hundred")
    client.hint_answers = [answer(view, choices(view)[0])]
    menu, choice = window.bar.menu, window.table.choice
    press(window, Key.Key_Right)
    press(window, Key.Key_H)
    press(window, ESCAPE)
    assert window.screen_.coach.panel is None and choice.cursor is not None
    press(window, ESCAPE)
    assert choice.cursor is None and not menu.isVisible()
    press(window, ESCAPE)
    assert menu.isVisible()
    assert [action.text().partition("\t")[0] for action in menu.actions()][-1] == "All &games"
    while menu.activeAction() is not window.commands["lobby"]:
        QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, ENTER)
    assert window.controller.session is None


@pytest.mark.parametrize(
    ("game_id", "style", "key"),
    [("five-hundred", "grid", Key.Key_8), ("forty-fives", "trump", Key.Key_S), ("92q", "team", Key.Key_2)],
)
def test_escape_first_clears_a_call(window: MainWindow, game_id: str, style: str, key: Key) -> None:
    asked(window, AskCall, game_id, style=style)
    panel = window.screen_.panel
    assert isinstance(panel, CallPanel)
    press(window, key)
    assert panel.is_begun
    press(window, ESCAPE)
    assert not panel.is_begun and not window.bar.menu.isVisible()
    press(window, ESCAPE)
    assert window.bar.menu.isVisible()
    window.bar.menu.close()


def test_a_new_match_is_set_up_for_the_same_game(window: MainWindow) -> None:
    asked(window, AskPlay, "oh-hell")
    window.commands["new"].trigger()
    lobby = window.pages.lobby
    assert window.controller.session is None
    assert lobby.pages.currentWidget() is lobby.page
    assert lobby.kind.id == "oh-hell"
    window.commands["lobby"].trigger()
    assert lobby.pages.currentWidget() is lobby.home
