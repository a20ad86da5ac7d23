"""Reports of a bot's play: their contents, without the current deal."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.driving import brief_action
from tests.session.helpers import setup
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from tests.written import read_view
from trickdesk import __version__
from trickdesk.bots.levels import USUAL, Agreements
from trickdesk.bots.player import decide
from trickdesk.bots.process.client import Answer
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import Archive, Session, State
from trickdesk.storage.files import FileProblem, SaveError, backup_of
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.export import report
from trickdesk.ui.export.report import CrashReport, PlayReport
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.window.main_window import MainWindow


class ReasoningClient(QuickClient):
    """Decides like a beginner, in this process, with reasons."""

    def request(
        self,
        ticket: int,
        view: PlayerView,
        level: str,
        seed: int,
        temperament: str = USUAL,
        agreements: Agreements = (),
        style: str = "",
        unhurried: bool = False,
        fixed: bool = False,
    ) -> None:
        deck = view.game.deck
        found = decide(view, "beginner", seed)
        why = json.loads(json.dumps(found.explanation.to_json(deck)))
        self.answers = [Answer(ticket, write_action(found.action, deck), None, why)]


@pytest.fixture
def client() -> QuickClient:
    return ReasoningClient()


def session_of(window: MainWindow) -> Session:
    assert window.controller.session is not None
    return window.controller.session


def play_deal(window: MainWindow) -> None:
    rng = random.Random(1)
    settle(window)
    while not isinstance(window.screen_.panel, DealOverPanel):
        if window.controller.state is State.CURTAIN:
            window.pages.curtain.button.click()
        elif (ask := window.controller.view.ask) is not None:
            window.controller.act(brief_action(ask, rng))
        settle(window)


def reported(window: MainWindow, qtbot: QtBot) -> PlayReport:
    window.commands["report"].trigger()
    dialog = window.findChild(PlayReport)
    assert isinstance(dialog, PlayReport)
    with qtbot.waitActive(dialog):
        pass
    return dialog


@pytest.mark.parametrize("people", ["h...", "hh.."])
def test_while_a_deal_is_under_way_there_is_no_report(window: MainWindow, people: str) -> None:
    assert not window.commands["report"].isEnabled()
    window.matches.start(setup(people))
    settle(window)
    window.commands["report"].trigger()
    assert window.findChild(PlayReport) is None
    assert "only after this deal" in window.statusBar().currentMessage()
    play_deal(window)
    window.controller.next_deal()
    settle(window)
    window.commands["report"].trigger()
    assert window.findChild(PlayReport) is None


@pytest.mark.parametrize("name", ["five-hundred", "hearts", "tocan"])  # no contracts; piles
def test_a_report_has_record_versions_view_and_reasons(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.matches.start(setup("h...", games()[name]()))
    play_deal(window)
    dialog = reported(window, qtbot)
    session = session_of(window)
    log = json.loads(session.record_text())["log"]
    bots = [at for at, entry in enumerate(log) if entry[0] in "123"]
    assert dialog.box.count() == len(bots)
    for index in (0, len(bots) // 2, len(bots) - 1):
        dialog.box.setCurrentIndex(index)
        at = bots[-1 - index]
        text = dialog.text
        assert f"Program {__version__}, bots " in text
        assert f"Log entry {at + 1}, " in text
        head, view = text.split("as data\n")[1].splitlines()[:2]
        asked = json.loads(head)
        assert log[at] == f"{log[at][0]} {asked['action']}"
        seen = read_view(view, games())
        assert seen.seat == int(log[at][0])
        assert seen.ask is not None
        again = decide(seen, "beginner", asked["seed"])  # what the report holds is enough to see it again
        assert write_action(again.action, seen.game.deck) == asked["action"]
        record = json.loads(text.split("== The record\n")[1])
        assert record["log"] == log
        assert "seed" not in record


def test_what_was_taken_back_is_not_reported(window: MainWindow) -> None:
    window.matches.start(setup())
    settle(window)
    window.commands["pass"].trigger()
    settle(window)
    session, decisions = session_of(window), window.controller.decisions
    before = decisions.standing(session)
    assert before
    window.commands["undo"].trigger()
    settle(window)
    assert decisions.standing(session) == []
    window.commands["replay"].trigger()
    settle(window)
    assert decisions.standing(session_of(window)) == []


def test_a_report_is_read_copied_and_saved(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.matches.start(setup())
    play_deal(window)
    dialog = reported(window, qtbot)
    dialog.comment.setPlainText("Why not the <b>ace</b>?\u2603")
    assert "== What seems wrong\nWhy not the <b>ace</b>?\u2603" in dialog.text
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == dialog.text
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    dialog.save_button.click()
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == dialog.text
    told: list[str] = []

    def fails(path: Path, data: bytes) -> None:
        raise SaveError(FileProblem.HANGS, path)

    monkeypatch.setattr(report, "inform", lambda _parent, _title, words: told.append(words))
    dialog._write = fails
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine.txt"), ""))
    dialog.save_button.click()
    assert len(told) == 1


def test_a_match_that_was_opened_when_it_was_over_is_reported_without_reasons(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.matches.start(setup())
    play_deal(window)
    window.controller.decisions.clear()
    dialog = reported(window, qtbot)
    assert dialog.box.isHidden()
    assert "== The record" in dialog.text
    assert "== The decision" not in dialog.text


def after_a_crash(window: MainWindow, qtbot: QtBot, folder: Path) -> MainWindow:
    """Open another window, on the files as a crash of this one would leave them."""
    assert session_of(window).flush(10)
    files = shutil.copytree(window.archive.paths.data, folder)
    paths = find_paths(files)
    controller = GameController(window.settings, ReasoningClient())
    again = MainWindow(Archive(paths), SettingsFile(paths.settings), controller)
    qtbot.addWidget(again)
    again.show()
    return again


def test_after_a_crash_a_start_says_what_is_kept_and_offers_a_report(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.matches.start(setup("h...", games()["oh-hell"]()))
    play_deal(window)
    session = session_of(window)
    first = len(json.loads(session.record_text())["log"])
    window.controller.next_deal()
    settle(window)
    again = after_a_crash(window, qtbot, tmp_path / "after")
    assert again.banner.text.startswith("Trickdesk ended without warning last time. It kept every move ")
    assert "Oh Hell" in again.banner.text and "deal 2" in again.banner.text
    again.banner.offer.click()
    dialog = again.findChild(CrashReport)
    assert dialog is not None
    assert f"Program {__version__}, bots " in dialog.text and ", oh-hell rules " in dialog.text
    shared = json.loads(dialog.text[dialog.text.index("\n{") :])
    own = json.loads(session.record_text())
    assert shared["log"] == own["log"][:first] and len(own["log"]) > first
    assert "seed" in own and "seed" not in shared
    dialog.comment.setPlainText("It just closed.")
    assert "It just closed." in dialog.text
    dialog.close()
    again.banner.show_message("Another sentence")
    assert again.banner.offer.isHidden()
    again.close()
    # It is told once.
    paths = again.archive.paths
    third = MainWindow(Archive(paths), SettingsFile(paths.settings), GameController(window.settings))
    qtbot.addWidget(third)
    assert third.banner.text == ""


def test_after_a_crash_a_record_that_cannot_be_read_is_told(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.matches.start(setup("h..."))
    settle(window)
    session = session_of(window)
    assert session.flush(10) and session.match is not None
    session.match.path.write_text("rubbish")
    backup_of(session.match.path).write_text("rubbish")
    again = after_a_crash(window, qtbot, tmp_path / "after")
    name = session.match.path.name
    assert again.banner.text == f"Trickdesk ended without warning last time. {name}: can’t be read."
    again.banner.offer.click()
    dialog = again.findChild(CrashReport)
    assert dialog is not None and "rubbish" not in dialog.text
    assert "The error log is empty." in dialog.text
    dialog.close()
    again.close()
