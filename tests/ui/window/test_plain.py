"""Text from outside is shown literally everywhere, and opens nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup, short_game
from tests.ui.samples import at_end, calling, deals_over, playing
from tests.ui.window.players import decide, go_to, settle
from tests.ui.window.texts import NAME, named, rendered, texts_of, unmarked
from trickdesk.engine.actions import AskCall
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui.dialogs.about import AboutDialog
from trickdesk.ui.dialogs.rules import RulesDialog
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.match.text_table.scores import ScoreModel
from trickdesk.ui.match.text_table.view_model import CONTRACT_ROLE
from trickdesk.ui.panels import make_panel
from trickdesk.ui.panels.over import MatchOverPanel
from trickdesk.ui.table import painted, plates, scoreboard
from trickdesk.ui.table.plates import Plate
from trickdesk.ui.text import call_text, card_text
from trickdesk.ui.widgets import suit_marks
from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True

SIGN = "src="  # every text that holds this has to hold all of the name
BRACES = "{H}{name}{0} {{S}"

# Every reader finds an empty file and is noted, so that none hangs.
WATCHING = """
import sys
while True:
    with open(sys.argv[1], "w"):
        with open(sys.argv[2], "a") as seen:
            seen.write("!")
"""


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make a pipe named as the picture; the returned path exists once it was opened."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("needs pipes with names")
    folder = tmp_path / "trap"
    folder.mkdir()
    monkeypatch.chdir(folder)
    seen = folder / "seen"
    os.mkfifo(folder / "x")
    with subprocess.Popen([sys.executable, "-c", WATCHING, "x", "seen"]) as watcher:
        yield seen
        watcher.kill()


def check(top: QWidget, name: str = NAME) -> int:
    """Check that widgets that show part of the name show all of it; count them."""
    texts = [words for words in texts_of(top) if SIGN in words]
    for words in texts:
        assert name in words.replace("\n", " "), words  # long lines are broken
    return len(texts)


def check_plates(window: MainWindow) -> None:
    """Hover over every plate, since its tooltip is created on demand."""
    tips = [item.tip for item in window.table.scene().items() if isinstance(item, Plate) and item.tip]
    assert len(tips) == len(window.screen_.names)
    for tip in tips:
        assert tip.startswith(NAME)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "people"),
    [(game_id, "hh.." if game_id == "five-hundred" else "h...") for game_id in sorted(games())],
)
def test_a_name_is_shown_as_it_is_throughout_a_deal(
    window: MainWindow, trap: Path, game_id: str, people: str
) -> None:
    window.resize(1600, 900)
    window.matches.start(named(setup(people, short_game(game_id), seed="3")))
    window.dock.toggle()
    seen, met = set[str](), set[object]()
    controller = window.controller

    def is_new(view: PlayerView) -> bool:
        return kind(view) not in met

    def kind(view: PlayerView) -> object:
        return view.phase, type(view.ask), getattr(view.ask, "style", "")

    while "DealOverPanel" not in str(seen):
        settle(window)
        panel, state = window.screen_.panel, controller.state
        situation = f"{state} {type(panel).__name__}"
        if situation not in seen:
            seen.add(situation)
            assert check(window) > 2, situation
            check_plates(window)
        if state is State.CURTAIN:
            window.pages.curtain.button.click()
        elif state is State.HUMAN:  # on to the next kind of decision
            met.add(kind(controller.view))
            session = controller.hand_over()
            assert session is not None
            go_to(session, is_new, 11)
            controller.begin(session)
    window.dialogs.rules()
    (rules,) = window.findChildren(RulesDialog)
    assert check(rules) == 1
    rules.close()
    assert ("CURTAIN" in str(seen)) is (people == "hh..")
    assert not trap.exists()


STYLES = [
    ("five-hundred", "grid"),
    ("red-one", "amount"),
    ("forty-fives", "ladder"),
    ("tocan", "steps"),
    ("92q", "team"),
    ("red-one", "trump"),
]


@pytest.mark.parametrize(("game_id", "style"), STYLES)
def test_the_panels_of_calls_and_of_the_end(qtbot: QtBot, trap: Path, game_id: str, style: str) -> None:
    """Panels that a deal may not have, with everything chosen, and the match's end."""
    seen = calling(game_id, style)
    names = [NAME] * seen.game.seats
    assert isinstance(seen.ask, AskCall)
    call = make_panel(seen.ask, seen, names)
    over = MatchOverPanel(view(at_end(game_id), 0), names)
    for panel in (call, over):
        qtbot.addWidget(panel)
        panel.show()
    for button in call.findChildren(QAbstractButton):
        if button.isCheckable():
            button.click()
    check(call)
    assert check(over) > 2
    assert not trap.exists()


def test_the_lobby_and_its_lists(
    window: MainWindow, trap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Typed names, presets, unfinished matches, and a damaged file."""
    window.matches.start(named(setup()))
    decide(window)
    window.matches.show_lobby()
    saves = window.archive.saves
    saves.new_match("five-hundred", datetime(2020, 1, 1)).path.with_name(f"{NAME}.trickdesk").write_text(
        "damaged"
    )
    window.matches.show_lobby()
    lobby = window.pages.lobby
    lobby.choose("five-hundred")
    lobby.page.seats.plates[1].name.setText(NAME)
    lobby.page.seats.apply_settings()
    lobby.page.rules.fields["misere"].value = True
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: (NAME, True))
    lobby.page.rules.save_button.click()
    assert lobby.page.rules.preset == NAME
    assert lobby.page.dealer.itemText(2) == NAME
    assert check(window) > 6
    boxes = asked_in(monkeypatch)
    lobby.newest.delete_button.click()
    monkeypatch.setattr(type(lobby.page.rules), "save_preset", lambda *_: False)
    lobby.page.rules._ask_name()
    assert len(boxes) == 2
    assert all(NAME in words for words in boxes)
    assert not trap.exists()


def asked_in(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the text of message boxes from now on, and answer no."""
    told: list[str] = []

    def answer(box: QMessageBox) -> QMessageBox.StandardButton:
        box.show()
        QApplication.processEvents()
        told.extend(words for words in texts_of(box) if SIGN in words)
        box.hide()
        return QMessageBox.StandardButton.No

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return told


def test_files_and_what_the_system_says_about_them(
    window: MainWindow, trap: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The banner, recent files, the replace question, a failed export."""
    folder = tmp_path / NAME
    folder.mkdir()
    window.matches.start(named(setup()))
    settle(window)
    path = folder / f"{NAME}.trickdesk"
    window.matches.save(path)
    assert NAME in window.statusBar().currentMessage()
    window.commands.menus["recent"].aboutToShow.emit()
    (recent,) = window.commands.menus["recent"].actions()
    assert unmarked(recent.text()) == path.name
    assert rendered(recent.toolTip()) == str(path)
    path.write_text("no record")
    window.matches.open_file(path)
    assert NAME in window.banner.text
    boxes = asked_in(monkeypatch)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(folder / NAME), ""))
    window.matches.choose_save()

    taken = folder / "taken.csv"
    taken.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(taken / NAME), ""))
    (taken / f"{NAME}.csv").mkdir()
    window.dock.record.choose_export()
    assert len(boxes) == 2
    assert all(NAME in words for words in boxes)
    assert check(window) > 4
    assert not trap.exists()


def test_the_dialogs(window: MainWindow, trap: Path, tmp_path: Path) -> None:
    settings = window.settings
    settings.players.name = NAME
    dialogs = [SettingsDialog(settings, tmp_path / NAME, window), AboutDialog(window)]
    for dialog in dialogs:
        dialog.show()
    assert check(dialogs[0]) > 1
    check(dialogs[1])
    assert not trap.exists()
    for dialog in dialogs:
        dialog.close()


def test_the_trap_sees_a_picture(qtbot: QtBot, trap: Path) -> None:
    """The tests above would prove nothing if no picture were ever loaded."""
    label = QLabel(NAME)
    qtbot.addWidget(label)
    label.grab()
    assert trap.exists()


@pytest.mark.parametrize("name", [BRACES, "A & B", "{RED1}"])
def test_no_name_is_taken_for_a_mark(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """On plates, in calls, in the score sheet and in the contract."""
    drawn: list[str] = []
    for module in (painted, scoreboard, suit_marks):
        monkeypatch.setattr(module, "draw_symbol", lambda _painter, symbol, *_: drawn.append(symbol))
    names = [name] * 8
    seen = view(deals_over("92q"), 0)
    assert (
        card_text.marked_words(call_text.call_marks("team 1 3", seen.game, names))
        == f"Team: {name} and {name}"
    )
    sheet = ScoreModel()
    sheet.set_view(seen, names)
    assert sheet.rowCount() == len(seen.deals) > 0
    for row, deal in enumerate(seen.deals):
        if deal.contract is not None:  # the name stands beside the text with marks
            call, who, _made = sheet.index(row, 1).data(CONTRACT_ROLE)
            assert (call, who) == (call_text.call_marks(deal.contract.bid, seen.game), name)
    paint_table(names)
    as_usual, drawn[:] = len(drawn), []
    paint_table(["Ann"] * 8)
    assert as_usual == len(drawn) > 0


def paint_table(names: list[str]) -> None:
    """Paint plates, contract and score."""
    pixmap, box = QPixmap(900, 40), QRectF(0, 0, 900, 40)
    painter, playing_now = QPainter(pixmap), playing("92q")
    for info in plates.plate_infos(playing_now, names):
        plates.Plate().draw(painter, box, 1.0, QFont(), info)
    scoreboard.ContractBadge().draw(painter, box, 1.0, QFont(), scoreboard.contract_info(playing_now, names))
    score = scoreboard.score_info(playing("five-hundred"), names)
    scoreboard.ScoreBoard().draw(painter, box, 1.0, QFont(), score)
    painter.end()


RECORD = {
    "format": "trickdesk-record",
    "version": 1,
    "game": "five-hundred",
    "seats": [{"name": "<img src=/dev/zero>"}, {}, {}, {}],
    "log": [],
}
OPENING = """
import resource, sys
from pathlib import Path

resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
from PySide6.QtWidgets import QApplication
from tests.ui.window.quick import QuickClient
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.window.main_window import MainWindow

app = QApplication([])
paths = find_paths(Path(sys.argv[1]))
file = SettingsFile(paths.settings)
window = MainWindow(Archive(paths), file, GameController(Settings(), QuickClient()))
window.show()
window.matches.open_file(Path(sys.argv[2]))
for _ in range(50):
    app.processEvents()
window.grab()
assert "<img src=/dev/zero>" in window.status_bar.status.text(), window.banner.text
window.close()
print("opened")
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file without an end")
def test_a_record_whose_player_is_an_endless_picture_opens(tmp_path: Path) -> None:
    """If the name is taken for markup, this process runs out of memory, or never ends."""
    path = tmp_path / "endless.trickdesk"
    path.write_text(json.dumps(RECORD))
    run = subprocess.run(
        [sys.executable, "-c", OPENING, str(tmp_path / "data"), str(path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.stdout.strip() == "opened", run.stderr
