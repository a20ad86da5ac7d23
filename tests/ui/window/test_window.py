"""The main window: undo, files, banner, menus, quitting."""

from __future__ import annotations

import json
import random
import threading
from html import escape
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.driving import brief_action, random_action
from tests.patience import PATIENCE
from tests.session.helpers import begin, setup
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.engine.actions import AskPlay, Call
from trickdesk.engine.cards import cards_in
from trickdesk.games import games
from trickdesk.session import Player, Setup, State
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.saves import Match
from trickdesk.ui.match import controller
from trickdesk.ui.panels import CallPanel
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.qt.window_placement import text_scale
from trickdesk.ui.widgets.panel_parts import Button
from trickdesk.ui.window import unsaved_match
from trickdesk.ui.window.dock import dock_width
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True


def start(window: MainWindow, people: str = "h...") -> None:
    window.matches.start(setup(people))
    settle(window)


def state_of(window: MainWindow) -> State | None:
    """Return the current state: mypy would assume the value last asserted."""
    return window.controller.state


def test_the_lobby_comes_first(window: MainWindow) -> None:
    assert window.pages.stack.currentWidget() is window.pages.lobby
    assert window.controller.session is None
    assert not any(
        action.isEnabled()
        for action in (
            window.commands["undo"],
            window.commands["redo"],
            window.commands["pass"],
            window.commands["last_trick"],
            window.commands["save_as"],
            window.commands["resume"],
        )
    )


def test_a_match_asks_for_a_call(window: MainWindow) -> None:
    start(window)
    assert isinstance(window.screen_.panel, CallPanel)
    assert window.commands["pass"].isEnabled()
    assert "Five Hundred" in window.status_bar.status.text()
    assert window.screen_.panel.title.text() == "Your call" and window.status_bar.situation.text() == ""


def test_undo_and_redo(window: MainWindow) -> None:
    start(window)
    session = window.controller.session
    assert session is not None
    assert not window.commands["undo"].isEnabled()
    window.commands["pass"].trigger()
    settle(window)
    after = session.inputs
    assert after > 4
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle(window)
    assert session.inputs == 1
    assert isinstance(window.screen_.panel, CallPanel)
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    settle(window)
    assert session.inputs == after
    assert not window.commands["redo"].isEnabled()


def test_undo_while_a_bot_thinks_makes_its_answer_stale(window: MainWindow, client: QuickClient) -> None:
    start(window)
    client.held = True
    window.commands["pass"].trigger()
    assert state_of(window) is State.BOT
    asked = client.asked
    window.controller.undo()
    assert state_of(window) is State.HUMAN
    client.held = False
    settle(window)
    assert window.controller.session.inputs == 1
    assert client.asked == asked


def test_an_illegal_try_is_one_line_and_no_dialog(window: MainWindow) -> None:
    start(window)
    window.controller.act(Call("5H"))
    assert window.statusBar().currentMessage() == "There is no such call."
    assert window.controller.session.inputs == 1


def test_a_failing_disk_is_told_until_it_works_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    start(window)
    with monkeypatch.context() as patch:

        def full(self: Match, record: str) -> None:
            raise SaveError(FileProblem.FULL, self.path)

        patch.setattr(Match, "write", full)
        window.commands["pass"].trigger()
        settle(window)
        qtbot.waitUntil(window.banner.isVisible)
        assert "isn’t saved" in window.banner.text
    window.controller.undo()
    qtbot.waitUntil(lambda: not window.banner.isVisible())


def test_a_match_that_is_left_unsaved_is_told_in_the_lobby(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(window)

    def full(self: Match, record: str) -> None:
        raise SaveError(FileProblem.FULL, self.path)

    monkeypatch.setattr(Match, "write", full)
    monkeypatch.setattr(unsaved_match, "ask_to_leave", lambda *_: unsaved_match.LEAVE)
    window.commands["pass"].trigger()
    window.commands["lobby"].trigger()
    assert window.controller.session is None
    assert "isn’t saved" in window.banner.text
    assert window.banner.isVisible()


def test_a_bot_waits_for_the_disk_but_not_for_one_that_hangs(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    start(window)
    monkeypatch.setattr(controller, "DISK_TIMEOUT_S", PATIENCE)
    disk = threading.Event()
    write = Match.write

    def slow(self: Match, record: str) -> None:
        assert disk.wait(PATIENCE)
        write(self, record)

    monkeypatch.setattr(Match, "write", slow)
    window.commands["pass"].trigger()
    session = window.controller.session
    inputs = session.inputs
    for _ in range(20):
        QApplication.processEvents()
        window.table.skip()
        QTest.qWait(5)
    assert (session.inputs, session.state) == (inputs, State.BOT)
    monkeypatch.setattr(controller, "DISK_TIMEOUT_S", 0)
    qtbot.waitUntil(lambda: session.inputs > inputs)
    disk.set()


def test_an_only_card_waits_for_the_disk(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """It comes as quickly as a bot's: a kill must not cost both."""
    start(window)
    rng = random.Random(1)
    while window.controller.view.hand.bit_count() > 1 or window.controller.state is not State.HUMAN:
        if window.controller.state is State.DEAL_OVER:
            window.controller.next_deal()
        else:
            ask = window.controller.view.ask
            assert ask is not None
            window.controller.act(random_action(ask, rng))
        settle(window)
    monkeypatch.setattr(controller, "DISK_TIMEOUT_S", PATIENCE)
    disk = threading.Event()
    monkeypatch.setattr(Match, "write", lambda self, record: disk.wait(PATIENCE))
    session = window.controller.session
    session.save()
    inputs = session.inputs
    window.controller._forced.start(0)
    QTest.qWait(50)
    assert session.inputs == inputs
    disk.set()
    qtbot.waitUntil(lambda: session.inputs > inputs)


def test_leaving_and_continuing(window: MainWindow) -> None:
    start(window)
    window.commands["pass"].trigger()
    settle(window)
    before = window.controller.session.record_text()
    window.commands["lobby"].trigger()
    left = window.controller.session
    assert left is None
    assert window.commands["resume"].isEnabled()
    window.commands["resume"].trigger()
    settle(window)
    assert window.controller.session.record_text() == before


ALL = sorted(games())
# Each game after itself and after two others; every pair would be as many matches as all the rest.
ORDERS = {
    "in turn": [one for game_id in ALL for one in (game_id, game_id)] + ALL[:1],
    "by twos": [ALL[number * 2 % len(ALL)] for number in range(len(ALL) + 1)],
}


def test_every_game_follows_itself_and_two_others() -> None:
    pairs = [pair for order in ORDERS.values() for pair in pairwise(order)]
    assert len(set(pairs)) == len(pairs) == 3 * len(ALL)
    assert {(game_id, game_id) for game_id in ALL} < set(pairs)


@pytest.mark.parametrize("order", ORDERS)
def test_a_match_after_one_that_was_left_in_mid_play(window: MainWindow, order: str) -> None:
    """Both are in their first deal, but with other cards and other suits."""
    rng = random.Random(1)
    for number, game_id in enumerate(ORDERS[order]):
        window.matches.show_lobby()
        window.matches.start(setup("h...", games()[game_id](), seed=str(5 + number)))
        settle(window)
        own = [item.card for item in window.table.board.own_cards()]
        view = window.controller.view
        assert view.seat is not None
        assert sorted(own) == sorted(cards_in(view.hand | view.shown[view.seat]))
        while not isinstance(window.controller.view.ask, AskPlay) or not window.controller.view.trump:
            if window.controller.state is State.DEAL_OVER:
                window.controller.next_deal()
            else:
                ask = window.controller.view.ask
                assert ask is not None
                window.controller.act(brief_action(ask, rng))
            settle(window)


def test_a_damaged_save_is_told_and_the_match_goes_on(window: MainWindow) -> None:
    start(window)
    window.controller.session.flush()  # or the next record would take the place of this one
    window.commands["pass"].trigger()
    match = window.controller.session.match
    window.matches.show_lobby()
    match.path.write_text("{")
    window.matches.resume(match.match_id)
    settle(window)
    assert window.controller.session is not None
    assert "is damaged" in window.banner.text


@pytest.mark.parametrize(
    ("contents", "words"),
    [
        (b"nonsense", "line 1"),
        (b"\xff", "UTF-8"),
        (b'{"format": "trickdesk-record", "version": 9}', "newer version"),
    ],
)
def test_a_bad_file_is_one_sentence_and_changes_nothing(
    window: MainWindow, tmp_path: Path, contents: bytes, words: str
) -> None:
    start(window)
    before = window.controller.session.record_text()
    file = tmp_path / "odd.trickdesk"
    file.write_bytes(contents)
    window.matches.open_file(file)
    assert "odd.trickdesk" in window.banner.text
    assert words in window.banner.text
    assert window.controller.session.record_text() == before
    assert file.read_bytes() == contents


def test_an_illegal_record_names_the_line(window: MainWindow, tmp_path: Path) -> None:
    data = json.loads(begin().record_text())
    data["log"].append("1 call pass")
    file = tmp_path / "odd.trickdesk"
    file.write_text(json.dumps(data, indent=1))
    window.matches.open_file(file)
    line = file.read_text().splitlines().index('  "1 call pass"') + 1
    assert f"line {line}" in window.banner.text
    assert window.pages.stack.currentWidget() is window.pages.lobby


def test_saving_and_opening_a_copy(window: MainWindow, tmp_path: Path) -> None:
    start(window)
    window.matches.save(tmp_path / "evening")
    saved = tmp_path / "evening.trickdesk"
    assert json.loads(saved.read_text())["game"] == "five-hundred"
    window.matches.show_lobby()
    window.matches.open_file(saved)
    settle(window)
    assert window.controller.session.record_text() == saved.read_text()
    window.commands["pass"].trigger()
    assert len(json.loads(saved.read_text())["log"]) == 1  # the copy stays as it is
    window.commands.menus["recent"].aboutToShow.emit()
    assert [action.text() for action in window.commands.menus["recent"].actions()] == ["evening.trickdesk"]


def test_dropping_a_file_opens_it(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "dropped.trickdesk"
    file.write_text(begin().record_text())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    actions, buttons, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    # Not a QDragEnterEvent: Qt has changed how one is made. They are answered alike.
    enter = QDropEvent(QPointF(9, 9), actions, data, buttons, none)
    enter.ignore()
    window.dragEnterEvent(enter)  # type: ignore[arg-type]
    assert enter.isAccepted()
    window.dropEvent(QDropEvent(QPointF(9, 9), actions, data, buttons, none))
    assert window.controller.session is not None


def test_a_match_in_another_window_is_left_alone(window: MainWindow) -> None:
    start(window)
    match_id = window.controller.session.match.match_id
    window.controller.session = None  # as if another copy of the program held the lock
    window.matches.resume(match_id)
    assert "another copy" in window.banner.text


def test_the_score_is_shown_and_the_next_deal_comes(window: MainWindow) -> None:
    start(window, "....")
    assert isinstance(window.screen_.panel, DealOverPanel)
    window.screen_.panel.go_on.click()
    assert window.controller.view.deal_number == 2


def test_the_dock_follows_the_match(window: MainWindow, qtbot: QtBot) -> None:
    start(window, "....")
    window.commands["record"].trigger()
    assert window.dock.isVisible()
    assert window.dock.record.scores.rowCount() >= 1
    bar = window.dock.record.trick_table.horizontalScrollBar()
    qtbot.waitUntil(lambda: not bar.isVisible())
    for width in (1920, 1400):  # the cards follow the window, and the dock the cards
        window.resize(width, width * 7 // 10)
        qtbot.waitUntil(lambda: window.dock.width() == round(dock_width(100) * text_scale(window.size())))
        qtbot.waitUntil(lambda: not bar.isVisible())
    window.matches.show_lobby()
    assert not window.dock.isVisible()
    start(window)
    assert window.dock.isVisible()


@pytest.mark.parametrize(("text", "size"), [(200, (1000, 700)), (100, (800, 500))])
def test_the_dock_leaves_the_table_whole(
    text: int, size: tuple[int, int], window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.look.text_size = text
    window.apply_settings()
    window.resize(*size)
    start(window)
    window.dock.toggle()
    qtbot.waitUntil(window.dock.isVisible)
    QApplication.processEvents()
    edge = window.table.mapTo(window, window.table.rect().topRight())
    assert edge.x() < window.dock.x()
    assert window.dock.geometry().right() < window.width()


def test_looks_can_be_switched_in_mid_game(window: MainWindow) -> None:
    start(window)
    for command in (
        window.commands["four_colour"],
        window.commands["large_index"],
        *window.commands.menus["themes"].actions(),
    ):
        command.trigger()
    assert window.settings.look.four_colour
    assert window.settings.look.index == "large"
    assert window.settings.look.theme == "contrast"
    assert window.preferences.file.load()[0].look == window.settings.look
    assert isinstance(window.screen_.panel, CallPanel)


def test_suits_on_an_open_panel_follow_the_deck_at_once(window: MainWindow) -> None:
    window.matches.start(setup("h...", games()["92q"]()))
    settle(window)
    panel = window.screen_.panel
    assert panel is not None

    def clubs() -> QImage:
        button = next(button for button in panel.findChildren(Button) if button.symbol == "C")
        return button.icon().pixmap(button.iconSize()).toImage()

    two = clubs()
    window.commands["four_colour"].trigger()
    assert window.screen_.panel is panel
    assert clubs() != two
    window.commands["four_colour"].trigger()
    assert clubs() == two


def test_closing_ends_the_bots_and_keeps_the_match(
    window: MainWindow, client: QuickClient, qtbot: QtBot
) -> None:
    start(window)
    match_id = window.controller.session.match.match_id
    client.held = True
    window.commands["pass"].trigger()
    window.close()
    assert client.closed
    assert [found.match_id for found in window.archive.saves.unfinished()] == [match_id]
    assert window.preferences.file.load()[0].window.geometry


def test_an_only_card_plays_itself_and_undo_goes_past_it(window: MainWindow) -> None:
    window.settings.play.auto_play_forced = True
    start(window)
    rng = random.Random(1)
    while window.controller.view.hand.bit_count() > 2 or window.controller.state is not State.HUMAN:
        if window.controller.state is State.DEAL_OVER:
            window.controller.next_deal()
        elif (ask := window.controller.view.ask) is not None:
            window.controller.act(random_action(ask, rng))
        settle(window)
        QTest.qWait(2)
        settle(window)
    two, ask = window.controller.view.hand, window.controller.view.ask
    assert ask is not None
    window.controller.act(random_action(ask, rng))
    for _ in range(50):
        settle(window)
        QTest.qWait(2)
    assert state_of(window) is State.DEAL_OVER
    window.controller.undo()
    for _ in range(10):
        QTest.qWait(2)
        settle(window)
    assert window.controller.view.hand == two


def test_a_long_status_is_cut_and_leaves_the_window_its_size(window: MainWindow) -> None:
    players = tuple(Player("Maximiliane the " + str(seat), seat == 0, "medium") for seat in range(8))
    window.matches.start(Setup(games()["92q"]({"players": 8}), players, "4", first_dealer=7))
    settle(window)
    assert window.width() == 1000
    full = window.status_bar.status.text()
    assert window.status_bar.status.fontMetrics().horizontalAdvance(full) > window.status_bar.status.width()
    assert escape(full) in window.status_bar.status.toolTip()  # which breaks it into lines
    window.table.spoken.emit("Maximiliane the 3 to call")
    QApplication.processEvents()
    assert window.status_bar.situation.shown() == "Maximiliane the 3 to call"
