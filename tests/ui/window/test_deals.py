"""Repeated and new deals, from the menu and by key."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.driving import brief_action
from tests.session.helpers import setup
from tests.ui.window.players import Keyboard, decide, play_deal, settle
from trickdesk.games import games
from trickdesk.session import Session, State
from trickdesk.session.branches import finished_deals
from trickdesk.ui.dialogs.deal import DealDialog
from trickdesk.ui.lobby.deal_editor import DealEditor
from trickdesk.ui.window import match_manager
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def session_of(window: MainWindow) -> Session:
    assert window.controller.session is not None
    return window.controller.session


def log_of(window: MainWindow) -> list[str]:
    return list(json.loads(session_of(window).record_text())["log"])


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Modifier.NoModifier) -> None:
    QTest.keyClick(window.focusWidget() or window, key, modifiers)


def test_f5_deals_the_same_cards_and_leaves_the_match_to_be_continued(window: MainWindow) -> None:
    window.matches.start(setup())
    settle(window)
    window.commands["pass"].trigger()
    settle(window)
    before, first = log_of(window), session_of(window)
    press(window, Key.Key_F5)
    settle(window)
    assert session_of(window) is not first
    assert log_of(window)[0] == before[0]
    assert "same cards again" in window.statusBar().currentMessage()
    decide(window)
    window.matches.show_lobby()
    assert len(window.archive.unfinished()) == 2
    window.matches.resume(window.archive.unfinished()[0].match_id)
    settle(window)


def test_new_deal_and_next_deal_share_a_key(window: MainWindow) -> None:
    """During a deal it starts another match; after one, the match continues."""
    window.matches.start(setup())
    settle(window)
    first, cards = session_of(window), log_of(window)[0]
    assert window.commands["next_deal"].text() == "New dea&l"
    press(window, Key.Key_N, Modifier.ControlModifier | Modifier.ShiftModifier)
    settle(window)
    second = session_of(window)
    assert second is not first
    assert log_of(window)[0] != cards
    assert second.setup.names == first.setup.names
    play_deal(window)
    assert window.commands["next_deal"].text() == "Next dea&l"
    press(window, Key.Key_N, Modifier.ControlModifier | Modifier.ShiftModifier)
    settle(window)
    assert session_of(window) is second
    assert window.controller.view.deal_number == 2


def test_at_the_lobby_there_is_nothing_to_replay(window: MainWindow) -> None:
    for action in (window.commands["replay"], window.commands["next_deal"]):
        assert not action.isEnabled()
    for action in (window.commands["deal"], window.commands["paste_deal"]):
        assert action.isEnabled()


def deal_dialog(
    window: MainWindow,
    qtbot: QtBot,
    key: Qt.Key = Key.Key_D,
    modifiers: Qt.KeyboardModifier = Modifier.ControlModifier,
) -> DealDialog:
    with qtbot.waitActive(window):
        window.activateWindow()
    press(window, key, modifiers)
    dialog = window.findChild(DealDialog)
    assert isinstance(dialog, DealDialog)
    with qtbot.waitActive(dialog):
        pass
    return dialog


def test_a_deal_by_number_is_that_of_the_lobby(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.lobby.choose("five-hundred")
    window.pages.lobby.page.seed.setText("42")
    window.pages.lobby.start()
    settle(window)
    cards = log_of(window)[0]
    window.matches.show_lobby()
    dialog = deal_dialog(window, qtbot)
    assert not dialog.deal_button.isEnabled()
    QTest.keyClicks(dialog.field, "42")
    assert dialog.answer.text() == "Five Hundred: deal number 42"
    QTest.keyClick(dialog.field, Key.Key_Return)
    settle(window)
    assert log_of(window)[0] == cards


def test_a_code_brings_its_game_along(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.lobby.choose("tocan")
    window.pages.lobby.start()
    play_deal(window)
    cards, code = log_of(window)[0], finished_deals(session_of(window))[0].code
    window.matches.show_lobby()
    window.pages.lobby.choose("hearts")
    dialog = deal_dialog(window, qtbot)
    QTest.keyClicks(dialog.field, code[:-1])
    assert "mistake" in dialog.answer.text()
    assert not dialog.deal_button.isEnabled()
    QTest.keyClicks(dialog.field, code[-1].lower())
    assert dialog.answer.text() == "Tocan: the deal from this code"
    dialog.deal_button.click()
    settle(window)
    assert log_of(window)[0] == cards
    assert session_of(window).setup.seed == code


def test_escape_leaves_the_match_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.matches.start(setup())
    settle(window)
    before = session_of(window)
    dialog = deal_dialog(window, qtbot)
    QTest.keyClicks(dialog.field, "1")
    QTest.keyClick(dialog.field, Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(DealDialog) is None)
    assert session_of(window) is before


PASTE = Key.Key_V, Modifier.ControlModifier | Modifier.ShiftModifier


def test_the_clipboard_may_hold_a_record_a_deal_or_a_code(window: MainWindow, qtbot: QtBot) -> None:
    """It is described first, and a second key deals."""
    window.matches.start(setup("h..."))
    play_deal(window)
    record, cards = session_of(window).record_text(), log_of(window)[0]
    code = finished_deals(session_of(window))[0].code
    said = {record: "The last deal of this record", cards: "Five Hundred: the deal from this code"}
    for text in (record, cards, code):
        before = session_of(window)
        QGuiApplication.clipboard().setText(text)
        dialog = deal_dialog(window, qtbot, *PASTE)
        assert dialog.answer.text() == dialog.field.accessibleDescription() == said.get(text, said[cards])
        assert dialog.focusWidget() is dialog.deal_button
        assert session_of(window) is before
        QTest.keyClick(dialog.deal_button, Key.Key_Return)
        settle(window)
        assert session_of(window) is not before
        assert [set(part.split()) for part in log_of(window)[0].split("|")] == [
            set(part.split()) for part in cards.split("|")
        ]
        assert session_of(window).setup.names == before.setup.names


@pytest.mark.parametrize(
    "text", ["", "<b>nonsense</b>", "TD1-five-hundred-11111", "{", '{"log": 1}', "deal 0 | AS"]
)
def test_what_is_no_deal_is_said_and_changes_nothing(window: MainWindow, qtbot: QtBot, text: str) -> None:
    window.matches.start(setup())
    settle(window)
    before = session_of(window)
    QGuiApplication.clipboard().setText(text)
    dialog = deal_dialog(window, qtbot, *PASTE)
    assert dialog.answer.text().endswith(".")
    assert dialog.field.accessibleDescription() == dialog.answer.text()
    assert dialog.focusWidget() is dialog.field
    assert not dialog.deal_button.isEnabled()
    QTest.keyClick(dialog.field, Key.Key_Return)
    assert session_of(window) is before
    QTest.keyClick(dialog.field, Key.Key_A, Modifier.ControlModifier)
    QTest.keyClicks(dialog.field, "7")
    assert dialog.answer.text() == "Five Hundred: deal number 7"


def test_a_damaged_record_is_said_before_anything_is_dealt(window: MainWindow, qtbot: QtBot) -> None:
    window.matches.start(setup("h..."))
    play_deal(window)
    record = json.loads(session_of(window).record_text())
    record["log"][1] = "0 call 99NT"
    QGuiApplication.clipboard().setText(json.dumps(record, indent=1))
    dialog = deal_dialog(window, qtbot, *PASTE)
    assert "The clipboard: line" in dialog.answer.text()
    assert "0 call 99NT" in dialog.answer.text()
    assert not dialog.deal_button.isEnabled()


def test_the_box_offers_the_deal_editor(window: MainWindow, qtbot: QtBot) -> None:
    """With the cards of a deal that is over too; the menu has one entry for all this."""
    dialog = deal_dialog(window, qtbot)
    assert [button.text() for button in dialog.others] == ["&Set up deal…"]
    assert dialog.others[0].toolTip() == "Ctrl+E"
    QTest.keyClick(dialog.others[0], Key.Key_Return)
    assert not editor(window, qtbot).draft.places[0]
    editor(window, qtbot).reject()
    qtbot.waitUntil(lambda: window.findChild(DealEditor) is None)
    with qtbot.waitActive(window):
        window.activateWindow()
    window.matches.start(setup())
    play_deal(window)
    dialog = deal_dialog(window, qtbot)
    assert [button.text() for button in dialog.others] == ["&Set up deal…", "&Edit this deal…"]
    dialog.others[1].click()
    assert not any(editor(window, qtbot).draft.missing)
    shown = [action.text() for action in window.commands.menus["game"].actions()]
    assert "&Deal…" in shown
    assert not any(window.commands[name].text() in shown for name in ("paste_deal", "set_up", "change_deal"))


def test_keys_of_the_menu_do_not_act_in_a_text_field(window: MainWindow) -> None:
    """Letters typed there are text, and no single letter deals."""
    window.pages.lobby.page.seats.plates[0].name.setFocus()
    QTest.keyClicks(window.pages.lobby.page.seats.plates[0].name, "dDnNvV")
    assert window.pages.lobby.page.seats.plates[0].name.text() == "dDnNvV"
    assert window.controller.session is None


def test_behind_the_curtain_a_replay_shows_no_cards(window: MainWindow) -> None:
    window.matches.start(setup("hh.."))
    settle(window)
    for _ in range(20):
        if window.controller.state is State.CURTAIN:
            break
        Keyboard(window, random.Random(1)).step()
        settle(window)
    assert window.controller.state is State.CURTAIN
    window.commands["replay"].trigger()
    settle(window)
    assert window.controller.state is State.CURTAIN
    assert window.pages.stack.currentWidget() is window.pages.curtain
    assert window.controller.view.seat is None


def editor(window: MainWindow, qtbot: QtBot) -> DealEditor:
    dialog = window.findChild(DealEditor)
    assert isinstance(dialog, DealEditor)
    with qtbot.waitActive(dialog):
        pass
    return dialog


def test_the_deal_that_is_over_can_be_changed_and_played(window: MainWindow, qtbot: QtBot) -> None:
    window.matches.start(setup())
    settle(window)
    assert not window.commands["change_deal"].isEnabled()
    play_deal(window)
    cards = log_of(window)[0]
    press(window, Key.Key_E, Modifier.ControlModifier | Modifier.ShiftModifier)
    dialog = editor(window, qtbot)
    dialog.start_button.click()
    settle(window)
    assert [set(part.split()) for part in log_of(window)[0].split("|")] == [
        set(part.split()) for part in cards.split("|")
    ]
    assert json.loads(session_of(window).record_text())["origin"] == "set up"


def test_a_deal_is_set_up_from_the_lobby(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.lobby.choose("92q")
    window.pages.lobby.page.rules.fields["players"].value = 6
    press(window, Key.Key_E, Modifier.ControlModifier)
    dialog = editor(window, qtbot)
    assert dialog.draft.game.seats == 6
    assert dialog.size().width() <= 1000
    dialog.fill_button.click()
    dialog.start_button.click()
    settle(window)
    assert window.controller.view.game.seats == 6
    assert session_of(window).setup.players == window.pages.lobby.page.seats.players()


def test_the_lobby_takes_a_code_for_a_deal_number(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.matches.start(setup())
    play_deal(window)
    cards, code = log_of(window)[0], finished_deals(session_of(window))[0].code
    window.matches.show_lobby()
    window.pages.lobby.choose("92q")
    told: list[str] = []
    monkeypatch.setattr(match_manager, "inform", lambda _parent, _title, words: told.append(words))
    window.pages.lobby.page.seed.setText(code[:-2])
    window.pages.lobby.start()
    assert window.controller.session is None
    assert "mistake" in told[0]
    window.pages.lobby.page.seed.setText(code)
    window.pages.lobby.start()
    settle(window)
    assert window.controller.view.game.id == "five-hundred"
    assert [set(part.split()) for part in log_of(window)[0].split("|")] == [
        set(part.split()) for part in cards.split("|")
    ]
    window.matches.show_lobby()
    window.pages.lobby.page.seed.setText("tdplain")  # any other text is a number as ever
    window.pages.lobby.start()
    settle(window)
    assert session_of(window).setup.seed == "tdplain"


def test_a_replay_in_which_nobody_did_anything_leaves_nothing_behind(window: MainWindow) -> None:
    window.matches.start(setup())
    settle(window)
    for _ in range(3):
        window.commands["replay"].trigger()
        settle(window)
    assert window.screen_.panel is not None
    window.commands["pass"].trigger()
    settle(window)
    window.commands["replay"].trigger()
    settle(window)
    window.matches.show_lobby()
    # Only the replay with a pass: also in the match itself nobody has decided anything.
    assert len(window.archive.unfinished()) == 1


def test_from_a_side_match_one_click_goes_back_to_the_match_left(window: MainWindow) -> None:
    """By the banner, which stays, or by the menu; also after several replays."""
    window.matches.start(setup())
    settle(window)
    window.commands["pass"].trigger()
    settle(window)
    first, resume = session_of(window).match, window.commands["resume"]
    assert first is not None and window.banner.text == "" and not resume.isEnabled()
    for by_menu, names in ((False, ["replay"]), (True, ["replay", "replay"]), (True, ["next_deal"])):
        for name in names:
            window.commands[name].trigger()
            settle(window)
            decide(window)
        assert window.banner.isVisible() and "The match you left is kept." in window.banner.text
        assert ("same cards" in window.banner.text) == (name == "replay")
        assert window.banner.offer.text() == "Back to my match" and resume.isEnabled()
        if by_menu:
            window.banner.clear()
            resume.trigger()
        else:
            window.banner.offer.click()
        settle(window)
        kept = session_of(window).match
        assert kept is not None and kept.match_id == first.match_id
        assert not window.banner.isVisible() and not resume.isEnabled()
    window.commands["replay"].trigger()
    settle(window)
    window.matches.show_lobby()
    assert not window.banner.isVisible(), "the lobby offers it itself"


def test_a_match_without_a_decision_or_at_its_end_is_nothing_to_go_back_to(window: MainWindow) -> None:
    window.matches.start(setup())
    settle(window)
    window.commands["replay"].trigger()
    settle(window)
    assert not window.commands["resume"].isEnabled() and window.banner.text == ""


def test_a_new_match_says_that_the_waiting_one_is_kept(window: MainWindow) -> None:
    lobby = window.pages.lobby
    lobby.list.buttons["hearts"].play_button.click()
    settle(window)
    decide(window)
    waiting = session_of(window).match
    assert waiting is not None and "kept" not in window.statusBar().currentMessage()
    window.matches.show_lobby()
    assert lobby.newest.again_button.text() == "New m&atch: Hearts…"
    play = {game_id: tile.play_button.text() for game_id, tile in lobby.list.buttons.items()}
    assert play.pop("hearts") == "New…" and set(play.values()) == {"Play"}
    for button in (lobby.newest.again_button, lobby.list.buttons["hearts"].play_button):
        lobby.show_home()
        button.click()
        assert lobby.pages.currentWidget() is lobby.page and window.controller.session is None
    lobby.start()
    assert window.statusBar().currentMessage() == "Your other match is kept. Go back with Game > Continue."
    settle(window)
    decide(window)
    window.commands["resume"].trigger()
    settle(window)
    kept = session_of(window).match
    assert kept is not None and kept.match_id == waiting.match_id


def test_a_replay_that_was_played_stays_when_its_next_deal_is_replayed(window: MainWindow) -> None:
    window.matches.start(setup())
    window.commands["replay"].trigger()
    settle(window)
    first = session_of(window)
    rng = random.Random(1)
    while (ask := window.controller.view.ask) is not None:
        window.controller.act(brief_action(ask, rng))
        settle(window)
    window.commands["next_deal"].trigger()
    settle(window)
    assert session_of(window) is first and first.deals_over == 1
    assert first.match is not None
    match_id = first.match.match_id
    window.commands["replay"].trigger()
    settle(window)
    window.matches.show_lobby()
    kept = [summary.path.stem for summary in window.archive.unfinished()]
    assert kept == [match_id]


def test_players_keep_only_the_agreements_of_the_game(window: MainWindow) -> None:
    game = games()["five-hundred"]()
    names = tuple(option.name for option in game.agreements)
    assert names
    before = setup("h...", game)
    players = tuple(replace(player, agreements=names) for player in before.players)
    window.matches.start(replace(before, players=players))
    assert [player.agreements for player in window.deals.players(game)] == [names] * 4
    assert [player.agreements for player in window.deals.players(games()["hearts"]())] == [()] * 4


def test_rules_that_exclude_each_other_deal_nothing_and_it_is_said(window: MainWindow) -> None:
    window.pages.lobby.choose("forty-fives")
    window.pages.lobby.page.rules.fields["players"].value = 5
    for action in (window.commands["deal"], window.commands["paste_deal"], window.commands["set_up"]):
        window.status_bar.show_message("")
        action.trigger()
        assert "Partners need" in window.statusBar().currentMessage()
    assert window.findChild(DealDialog) is None
    assert window.findChild(DealEditor) is None


def test_no_two_commands_share_a_key(window: MainWindow) -> None:
    """Neither a shortcut nor a mnemonic; review commands may share one of the table's."""
    commands = window.commands
    reviews = (commands["next_mistake"], commands["previous_mistake"])
    actions = [action for action in window.actions() if action not in reviews]
    for group in (actions, reviews):
        keys = [key.toString() for action in group for key in action.shortcuts()]
        assert len(set(keys)) == len(keys)
    used = {key.toString() for action in actions for key in action.shortcuts()}
    shared = {key.toString() for action in reviews for key in action.shortcuts()} & used
    assert shared <= {key.toString() for key in commands["aids"].shortcuts()}, "which is for the table alone"
    window.matches.start(setup("h..."))
    assert not any(action.isEnabled() or action.isVisible() for action in reviews), "and no letter twice"
    menus = window.menuBar().findChildren(QMenu)
    assert len(menus) > 6
    for menu in menus:
        found = [re.search("&(.)", action.text()) for action in menu.actions() if not action.isSeparator()]
        letters = [match[1].lower() for match in found if match is not None]
        assert sorted(set(letters)) == sorted(letters), menu.title()
