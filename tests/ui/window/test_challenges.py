"""*Same deals*: a challenge in two copies of the program, and results both ways."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.session import damaged
from tests.session.forging import CHANGES
from tests.session.helpers import setup
from tests.ui.window.players import decide, play_deal, settle
from tests.ui.window.pseudo import said
from tests.ui.window.quick import QuickClient
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.process.client import BotClient
from trickdesk.engine.record import read_record, write_input
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import Archive
from trickdesk.session.bot_requests import first_legal
from trickdesk.session.challenge import read_challenge, result_of
from trickdesk.session.codes import pack
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui.challenge import bot_jobs, sending
from trickdesk.ui.challenge import dialog as page
from trickdesk.ui.challenge.dialog import SameDealsDialog
from trickdesk.ui.challenge.kept import KeptChallenges
from trickdesk.ui.challenge.new import NewChallengeDialog
from trickdesk.ui.lobby.deal_editor import DealEditor
from trickdesk.ui.lobby.game_list import Tile
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.text import card_text
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True
FORGED = ("a bot's card", "a level", "the last deal is left out", "two deals are swapped")
Key = Qt.Key
Copies = Callable[..., MainWindow]


@pytest.fixture
def copies(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Copies]:
    """Yield a function that opens a window of another copy, with its own data folder."""
    monkeypatch.setattr(bot_jobs, "BotClient", QuickClient)
    window.hide()
    opened = []

    def copy(name: str, client: BotClient | None = None) -> MainWindow:
        paths, settings = find_paths(tmp_path / name), Settings()
        settings.motion.reduced, settings.play.trick_rest = "on", "quick"
        settings.players.bot_min_delay_ms, settings.players.bot_level = 0, "beginner"
        settings.players.name = name
        file = SettingsFile(paths.settings)
        file.save(settings)
        made = MainWindow(Archive(paths, patiently), file, GameController(settings, client or QuickClient()))
        qtbot.addWidget(made)
        made.resize(1000, 700)
        made.show()
        opened.append(made)
        return made

    yield copy
    for made in opened:
        made.matches.leave_check.may_leave = lambda **_: True  # type: ignore[method-assign]
        made.close()


def opened(window: MainWindow, qtbot: QtBot) -> SameDealsDialog:
    """Open the page, with everything read."""
    shown = window.challenges.open()
    read(window, qtbot)
    return shown


def page_of(window: MainWindow) -> SameDealsDialog:
    """Return the page that is open."""
    return next(shown for shown in window.findChildren(SameDealsDialog) if shown.isVisible())


def read(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until files and bots are at rest."""
    kept = window.challenges.kept
    qtbot.waitUntil(lambda: not kept.is_busy and not kept.jobs.is_busy and not kept.is_busy)
    QApplication.processEvents()


def play(window: MainWindow) -> None:
    """Play to the end of the match; the window shows its first decision and its end."""
    settle(window)
    play_deal(window, "match-over")
    window.screen_.panel.next.emit()
    settle(window)


def play_shown(window: MainWindow) -> None:
    """Play to the end of the match, with the first legal choice each time."""
    window.setUpdatesEnabled(False)  # nobody looks on
    for _ in range(20_000):
        settle(window)
        panel = window.screen_.panel
        if isinstance(panel, MatchOverPanel):
            window.setUpdatesEnabled(True)
            return
        if isinstance(panel, DealOverPanel):
            panel.next.emit()
        else:
            assert window.controller.view.ask is not None
            window.controller.act(first_legal(window.controller.view.ask))
    raise AssertionError("the match does not end")


def new_dialog() -> NewChallengeDialog:
    """Return the dialog for a new challenge."""
    found = QApplication.topLevelWidgets()
    return next(shown for shown in found if isinstance(shown, NewChallengeDialog) and shown.isVisible())


def make(shown: SameDealsDialog, game_id: str, deals: int, window: MainWindow, qtbot: QtBot) -> None:
    """Make a new challenge."""
    shown.new.click()
    asked = next(
        w for w in QApplication.topLevelWidgets() if isinstance(w, NewChallengeDialog) and w.isVisible()
    )
    asked.game.setCurrentIndex(asked.game.findData(game_id))
    asked.deals.setCurrentIndex(asked.deals.findData(deals))
    asked.accept()
    read(window, qtbot)


def as_code(send: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> str:
    """Send something as a code; return it."""
    monkeypatch.setattr(sending, "choose", lambda *_, **_look: 1)
    send()
    return QGuiApplication.clipboard().text()


def as_file(send: Callable[[], object], path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Send something as a file; return it."""
    monkeypatch.setattr(sending, "choose", lambda *_, **_look: 2)
    monkeypatch.setattr("trickdesk.ui.widgets.file_dialogs.ask_where", lambda *_: path)
    send()
    return path


def test_no_warning_sign_stands_beside_the_ways_to_send(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent, signs = QWidget(), []
    qtbot.addWidget(parent)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: signs.append(box.icon()))
    for what in damaged.made("five-hundred", 1):
        assert sending.send(parent, what, "Friday", tmp_path) == ""
    assert signs == [QMessageBox.Icon.Question] * 2


def paste(shown: SameDealsDialog, code: str, window: MainWindow, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText(code)
    shown.paste.click()
    read(window, qtbot)


def texts(shown: SameDealsDialog) -> list[str]:
    """Return all that a page shows or tells screen readers."""
    found: list[str] = []
    for part in (shown, *shown.findChildren(QWidget)):
        found += [entry for entry in said(part) if entry]
    for listed in (shown.days, shown.challenges, shown.results):
        model = listed.sheet.model()
        found += listed.model.headers
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                index = model.index(row, column)
                found += [
                    str(index.data(role))
                    for role in (
                        Qt.ItemDataRole.DisplayRole,
                        Qt.ItemDataRole.ToolTipRole,
                        Qt.ItemDataRole.AccessibleTextRole,
                    )
                ]
    return [text for text in found if isinstance(text, str)]


def press(shown: QWidget, keys: str) -> None:
    """Press keys where the focus is."""
    combination = QKeySequence(keys)[0]  # type: ignore[index]  # the stubs don't know it
    target = shown.focusWidget() or shown
    QTest.keyClick(target, combination.key(), combination.keyboardModifiers())
    QApplication.processEvents()


def by_key(window: MainWindow, qtbot: QtBot) -> SameDealsDialog:
    """Open the page with its key."""
    with qtbot.waitActive(window):
        window.activateWindow()
    press(window, "Ctrl+Shift+D")
    read(window, qtbot)
    return page_of(window)


def tab_to(shown: QWidget, part: QWidget) -> None:
    """Press Tab until a part has the focus."""
    for _ in range(40):
        if shown.focusWidget() is part:
            return
        press(shown, "Tab")
    raise AssertionError("Tab doesn't reach it")


def exchange(
    game_id: str,
    deals: int,
    play: Callable[[MainWindow], None],
    two: tuple[MainWindow, MainWindow],
    qtbot: QtBot,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Play a challenge in two copies; results go as a code, and back as a file."""
    ada, ben = two
    shown = opened(ada, qtbot)
    make(shown, game_id, deals, ada, qtbot)
    entry = shown.challenges.current
    assert entry is not None and entry.challenge.deals == deals and entry.challenge.game.id == game_id
    assert shown.tabs.currentWidget() is shown.challenges
    code = as_code(shown.challenges.send.click, monkeypatch)
    shown.challenges.play.click()
    play(ada)
    ada.screen_.panel.challenge.emit()
    shown = page_of(ada)
    read(ada, qtbot)
    assert shown.pages.currentWidget() is shown.results
    first = as_code(shown.results.send.click, monkeypatch)
    shown.close()

    shown = opened(ben, qtbot)
    paste(shown, code, ben, qtbot)
    paste(shown, first, ben, qtbot)
    entry = shown.challenges.current
    assert entry is not None and len(entry.results) == 1 and entry.own is None
    shown.challenges.results.click()
    assert shown.results.players == () and "Ada" in shown.results.hidden.accessibleDescription()
    assert not shown.results.review.isEnabled()
    shown.results.back.emit()
    shown.challenges.play.click()
    play(ben)
    ben.screen_.panel.challenge.emit()
    shown = page_of(ben)
    read(ben, qtbot)
    second = as_file(shown.results.send.click, folder / "ben.trickdesk-result", monkeypatch)
    shown.close()

    shown = opened(ada, qtbot)
    monkeypatch.setattr(page, "ask_open", lambda *_: second)
    shown.open_file.click()
    read(ada, qtbot)
    shown.challenges.results.click()
    results = shown.results
    assert [one.name for one in results.players] == ["Ada", "Ben"]
    side = entry.challenge.game.side(entry.challenge.seat)
    for column, copy in enumerate(two, 1):
        path = next(copy.archive.paths.finished.glob("*.trickdesk"))
        told = result_of(entry.challenge, read_record(path.read_text("utf-8"))).scores
        cells = [results.model.rows[deal][column].value for deal in range(deals)]
        assert cells == [points[side] for points in told]
        assert results.model.rows[deals][column].value == sum(points[side] for points in told)
    theirs = results.players[1]
    for change in FORGED:
        forged = CHANGES[change](entry.challenge, theirs)
        paste(shown, pack("result", forged.to_json()), ada, qtbot)
        assert shown.status.text().endswith(".") and shown.status.text() != "Added.", change
        assert [one.name for one in results.players] == ["Ada", "Ben"] and results.players[1] == theirs
    results.sheet.setCurrentIndex(results.sheet.sorted.index(deals - 1, 2))
    results.review.click()
    assert ada.reviewing.is_up
    ada.reviewing.close()
    assert shown.isVisible() and shown.pages.currentWidget() is results
    shown.close()


@pytest.mark.slow
def test_a_challenge_against_beginners(
    copies: Copies, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots in processes of their own decide the same when a result is checked."""
    monkeypatch.setattr(bot_jobs, "BotClient", BotClient)
    two = copies("Ada", BotClient()), copies("Ben", BotClient())
    exchange("forty-fives", 4, play_shown, two, qtbot, tmp_path, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", games())
def test_a_challenge_of_each_game(
    game_id: str, copies: Copies, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = 8 if game_id == "oh-hell" else 4
    exchange(game_id, deals, play, (copies("Ada"), copies("Ben")), qtbot, tmp_path, monkeypatch)


def test_levels_play_the_deal_of_the_day_once_one_has_played_it(copies: Copies, qtbot: QtBot) -> None:
    ada = copies("Ada")
    shown = opened(ada, qtbot)
    assert [entry.challenge.game.id for entry in shown.days.entries] == list(games())
    assert not any(entry.levels or entry.own for entry in shown.days.entries)
    row = list(games()).index("hearts")
    shown.days.sheet.setCurrentIndex(shown.days.sheet.sorted.index(row, 0))
    shown.days.play.click()
    play(ada)
    shown = opened(ada, qtbot)
    entry = shown.days.entries[row]
    assert entry.own is not None and tuple(entry.levels) == LEVELS
    assert [one for one in shown.days.entries if one.levels] == [entry]
    you, *levels = [cell.value for cell in shown.days.model.rows[row][2:]]
    side = entry.challenge.game.side(entry.challenge.seat)
    assert you == sum(points[side] for points in entry.own.scores)
    assert levels == [sum(points[side] for points in entry.levels[level].scores) for level in LEVELS]
    shown.close()


def test_before_one_has_played_nothing_tells_a_result_or_a_card(
    copies: Copies, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = copies("Ada"), copies("Ben")
    shown = opened(ada, qtbot)
    make(shown, "forty-fives", 4, ada, qtbot)
    code = as_code(shown.challenges.send.click, monkeypatch)
    shown.challenges.play.click()
    play(ada)
    shown = opened(ada, qtbot)
    shown.challenges.results.click()
    result = as_code(shown.results.send.click, monkeypatch)
    told = {cell.text for row in shown.results.model.rows[:-1] for cell in row[1:]}
    shown.close()
    shown = opened(ben, qtbot)
    for sent in (code, result):
        paste(shown, sent, ben, qtbot)
    shown.challenges.results.click()
    hidden, entry = texts(shown), shown.results.entry
    assert told and not told & set(hidden)
    game = entry.challenge.game
    cards = [card_text.card_words(game, card) for card in range(game.deck.size)]
    assert not [text for text in hidden for card in cards if card in text]
    names = [path.name for path in ben.archive.paths.challenges.rglob("*")]
    assert all(re.fullmatch(r"(new-)?[0-9a-f]+(\.trickdesk-(challenge|result))?", name) for name in names)
    kept = "".join(path.read_text("utf-8") for path in ben.archive.paths.challenges.rglob("*-result"))
    assert "scores" not in kept and "Ada" not in kept
    shown.close()


def test_everything_is_reached_by_keyboard_alone(
    copies: Copies, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the lobby to a new challenge that is sent and played, and to its results."""
    ada = copies("Ada")
    shown = by_key(ada, qtbot)
    press(shown, "Alt+H")
    assert shown.tabs.currentWidget() is shown.challenges
    tab_to(shown, shown.new)
    press(shown, "Return")
    asked = new_dialog()
    tab_to(asked, asked.deals)
    press(asked, "Home")
    assert asked.deals.currentData() == 4
    press(asked, "Return")
    read(ada, qtbot)
    assert len(shown.challenges.entries) == 1
    tab_to(shown, shown.challenges.send)
    assert as_code(lambda: press(shown, "Return"), monkeypatch).startswith("TC1-")
    tab_to(shown, shown.challenges.sheet)
    press(shown, "Return")
    play(ada)
    shown = by_key(ada, qtbot)
    press(shown, "Alt+H")
    tab_to(shown, shown.challenges.sheet)
    press(shown, "Return")
    assert shown.pages.currentWidget() is shown.results and shown.focusWidget() is shown.results.sheet
    press(shown, "Down")
    press(shown, "Return")
    assert ada.reviewing.is_up and not shown.isVisible()
    ada.commands["review"].trigger()  # the offscreen window isn't active again by itself
    assert shown.isVisible()
    tab_to(shown, shown.results.send)
    assert as_code(lambda: press(shown, "Return"), monkeypatch).startswith("TT1-")
    press(shown, "Escape")
    assert not any(page.isVisible() for page in ada.findChildren(SameDealsDialog))


def test_a_result_without_its_challenge_or_damaged_is_a_sentence(
    copies: Copies, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = copies("Ada")
    shown = opened(ada, qtbot)
    for sent in ("", "hello", "TC1-abcdef", "TT9-x"):
        paste(shown, sent, ada, qtbot)
        assert shown.status.text().endswith(".") and not shown.status.isHidden()
    assert not shown.challenges.entries
    shown.close()


class OtherBots(QuickClient):
    """Decides otherwise than the bots of other copies."""

    def request(self, ticket: int, view: PlayerView, level: str, seed: int, *manner: Any) -> None:
        super().request(ticket, view, level, seed + 1, *manner)


def test_a_result_that_the_bots_would_not_have_played_is_refused(
    copies: Copies, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = copies("Ada"), copies("Ben", OtherBots())
    shown = opened(ada, qtbot)
    make(shown, "forty-fives", 4, ada, qtbot)
    code = as_code(shown.challenges.send.click, monkeypatch)
    theirs = opened(ben, qtbot)
    paste(theirs, code, ben, qtbot)
    theirs.challenges.play.click()
    play_shown(ben)
    theirs = opened(ben, qtbot)
    theirs.challenges.results.click()
    paste(shown, as_code(theirs.results.send.click, monkeypatch), ada, qtbot)
    assert "would have played differently" in shown.status.text()
    entry = shown.challenges.current
    assert entry is not None and not entry.results
    for page_ in (shown, theirs):
        page_.close()


def test_the_lobby_says_what_waits(copies: Copies, qtbot: QtBot) -> None:
    ada = copies("Ada")
    qtbot.waitUntil(lambda: f"{len(games())} games" in ada.pages.lobby.list.coach.line)


def test_the_lobby_is_painted_before_matches_are_read(
    copies: Copies, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []
    monkeypatch.setattr(Tile, "paintEvent", lambda tile, _: seen.append(tile.window()))
    monkeypatch.setattr(KeptChallenges, "read", lambda kept: seen.append(kept))
    ada = copies("Ada")
    kept = ada.challenges.kept
    qtbot.waitUntil(lambda: kept in seen)
    assert ada in seen[: seen.index(kept)] and seen.count(kept) == 1
    ada.pages.show_table()
    ada.matches.show_lobby()
    assert seen.count(kept) == 2


def test_a_finished_match_becomes_a_challenge_in_three_clicks(
    copies: Copies, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The button at its end, how to send it, and for a file where to save it."""
    ada = copies("Ada")
    ada.matches.start(setup("h...", games()["hearts"]({"last_deal": 2})))
    play(ada)
    clicks: list[int] = []

    def chosen(*_: object, **_look: object) -> int:
        clicks.append(1)
        return way

    def saved(*_: object) -> tuple[str, str]:
        clicks.append(1)
        return str(tmp_path / "mine"), ""

    monkeypatch.setattr(sending, "choose", chosen)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", saved)
    [button] = [one for one in ada.screen_.panel.findChildren(QPushButton) if one.text() == "Challenge…"]
    texts = []
    for way, most in ((1, 2), (2, 3)):
        clicks.clear()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert 1 + len(clicks) == most
        file = tmp_path / "mine.trickdesk-challenge"
        texts.append(QGuiApplication.clipboard().text() if way == 1 else file.read_text("utf-8"))
        read(ada, qtbot)
    challenge, record = read_challenge(texts[0]), read_record(ada.controller.match.record_text())
    dealt = [entry for entry in map(str, record.log) if entry.startswith("deal")]
    for number, deal in enumerate(dealt):
        again = write_input(challenge.deal(number, int(deal[5])), challenge.game.deck)
        assert again == deal
    assert read_challenge(texts[1]).id == challenge.id and challenge.deals == len(dealt) == 2
    (entry,) = opened(ada, qtbot).challenges.entries
    assert entry.challenge.id == challenge.id and entry.own is None  # one's own match wasn't that challenge
    page_of(ada).close()


def test_a_deal_of_the_editor_becomes_a_challenge(
    copies: Copies, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = copies("Ada")
    ada.deals.set_up()
    editor = next(w for w in QApplication.topLevelWidgets() if isinstance(w, DealEditor) and w.isVisible())
    assert not editor.challenge_button.isEnabled()
    editor.fill_button.click()
    deal = editor.draft.deal()
    code = as_code(editor.challenge_button.click, monkeypatch)
    read(ada, qtbot)
    challenge = read_challenge(code)
    assert challenge.deals == 1 and deal is not None
    hands = [sorted(hand) for hand in challenge.deal(0, deal.dealer).hands]
    assert hands == [sorted(hand) for hand in deal.hands] and challenge.first_dealer == deal.dealer


def test_a_challenge_on_the_table_cannot_begin_again(copies: Copies, qtbot: QtBot) -> None:
    """Its cards would be known."""
    ann = copies("Ann")
    shown = opened(ann, qtbot)
    make(shown, "hearts", 4, ann, qtbot)
    shown.challenges.play.click()
    decide(ann)
    session = ann.controller.session
    for _ in range(2):
        shown = opened(ann, qtbot)
        entry = shown.challenges.current
        assert entry is not None and entry.match
        assert shown.challenges.play.text() == "&Continue"
        shown.challenges.play.click()
        settle(ann)
        assert ann.controller.session is session and ann.pages.at_table
    ann.matches.show_lobby()
    opened(ann, qtbot).challenges.play.click()
    settle(ann)
    again = ann.controller.session
    assert session is not None and again is not None and again is not session
    assert again.record_text() == session.record_text()


def test_in_a_challenge_the_menu_says_why_the_deal_cannot_end_early(copies: Copies, qtbot: QtBot) -> None:
    ada = copies("Ada")
    ends = [ada.commands[name] for name in ("claim", "finish", "concede")]
    ada.commands.update()
    assert not any("challenge" in action.text() for action in ends)
    shown = opened(ada, qtbot)
    make(shown, "tocan", 4, ada, qtbot)
    shown.challenges.play.click()
    settle(ada)
    ada.commands.update()
    assert all("(not in a challenge)" in action.text() and not action.isEnabled() for action in ends)
