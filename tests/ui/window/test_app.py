"""The program as a process: starting, ending, failing, and what remains."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE, is_running, wait_for_death, wait_until
from tests.session.helpers import begin
from tests.ui.window.program import ROOT, SCRIPT, run
from trickdesk.bots.process.client import BotClient
from trickdesk.engine.record import read_record
from trickdesk.session import State
from trickdesk.storage.paths import find_paths
from trickdesk.storage.saves import Saves
from trickdesk.storage.settings import Settings, SettingsFile
from trickdesk.ui.qt import application
from trickdesk.ui.window.main_window import MainWindow

BOTS_RUN = "window.controller.state and window.controller.bots.client.process"


def test_a_file_opens_and_quitting_leaves_no_process(tmp_path: Path) -> None:
    file = tmp_path / "x.trickdesk"
    data = json.loads(begin("....").record_text())
    file.write_text(json.dumps(data))
    look = (
        "print('STATE', window.controller.state.name, 'WORKER', window.controller.bots.client.process.pid);"
        "window.close()"
    )
    words = run(tmp_path, look, str(file), ready=BOTS_RUN).split()
    assert words[words.index("STATE") + 1] in (State.BOT.name, State.HUMAN.name)
    assert words[words.index("STATUS") + 1] == "0"
    if os.name == "posix":
        assert not is_running(int(words[words.index("WORKER") + 1]))


def test_who_opens_a_file_does_not_wait_for_the_lobby(tmp_path: Path) -> None:
    file = tmp_path / "x.trickdesk"
    file.write_text(begin().record_text())
    look = (
        "print('MADE', window.pages._lobby is not None); window.matches.show_lobby();"
        "pages = window.pages;"
        "print('LOBBY', pages.stack.currentWidget() is pages.lobby, pages.lobby.newest_id() is not None);"
        "window.close()"
    )
    words = run(tmp_path, look, str(file))
    assert "MADE False" in words
    assert "LOBBY True False" in words, "a copy in which nobody has decided anything is kept"


def test_a_file_that_cannot_be_opened_leads_to_the_lobby(tmp_path: Path) -> None:
    file = tmp_path / "x.trickdesk"
    file.write_text("nothing of ours")
    look = (
        "pages = window.pages;"
        "print('LOBBY', pages.stack.currentWidget() is pages.lobby, window.banner.text); window.close()"
    )
    assert "LOBBY True Can't open x.trickdesk" in run(tmp_path, look, str(file)).replace("“", "").replace(
        "”", ""
    )


def test_a_file_that_the_desktop_hands_over_opens(tmp_path: Path) -> None:
    """A double click on macOS."""
    file = tmp_path / "x.trickdesk"
    file.write_text(begin().record_text())
    look = (
        "from PySide6.QtGui import QFileOpenEvent; from PySide6.QtWidgets import QApplication;"
        f"QApplication.sendEvent(QApplication.instance(), QFileOpenEvent({str(file)!r}));"
        "print('STATE', window.controller.state.name); window.close()"
    )
    assert "STATE HUMAN" in run(tmp_path, look)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
@pytest.mark.parametrize("arguments", [["trickdesk"], ["tests.bench", "window"]])
def test_without_a_screen_it_says_so(arguments: list[str]) -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == application.NO_DISPLAY + "\n"


def test_a_game_is_chosen_by_its_id(tmp_path: Path) -> None:
    look = "print('GAME', window.pages.lobby.game().id); window.close()"
    assert "GAME tocan" in run(tmp_path, look, game="tocan")


def test_the_size_of_text_is_in_force_from_the_start(tmp_path: Path) -> None:
    settings = Settings()
    settings.look.text_size = 150
    SettingsFile(find_paths(tmp_path / "data").settings).save(settings)
    look = (
        "from trickdesk.ui.theme.colours import system_font;"
        "lobby = window.pages.lobby;"
        "parts = (window, window.menuBar(), lobby.page.start_button, window.status_bar.status, window.dock);"
        "print('SIZES', *set(part.font().pointSizeF() / system_font(1).pointSizeF() for part in parts));"
        "window.close()"
    )
    assert "SIZES 1.5\n" in run(tmp_path, look)


def test_the_debug_log_follows_its_setting(tmp_path: Path) -> None:
    paths, settings = find_paths(tmp_path / "data"), Settings()
    run(tmp_path, "window.close()")
    assert not paths.debug_log.exists()
    settings.files.debug_log = True
    SettingsFile(paths.settings).save(settings)
    off = (
        "window.settings.files.debug_log = False; window.preferences.commit();"
        "from trickdesk.storage.logfile import recent_debug_lines; print('OFF', not recent_debug_lines());"
        "window.close()"
    )
    assert "OFF True" in run(tmp_path, off, ready="window.controller.bots.client.process")
    assert "trickdesk.debug.bots: bot-worker starts" in paths.debug_log.read_text()


def test_an_exception_in_a_slot_is_told_logged_and_survived(tmp_path: Path) -> None:
    look = (
        "QTimer.singleShot(0, lambda: 1 / 0);"
        "QTimer.singleShot(100, lambda: (print('BANNER', window.banner.text), window.close()))"
    )
    words = run(tmp_path, look)
    assert "BANNER" in words
    assert "ZeroDivisionError" in words
    assert "ZeroDivisionError" in (tmp_path / "data" / "trickdesk.log").read_text()


def test_a_crash_in_the_lobby_is_told_once_with_what_qt_said(tmp_path: Path) -> None:
    crash = (
        "from PySide6.QtCore import qFatal, qWarning;"
        "[qWarning('how odd') for _ in 'ab']; qFatal('this is the end')"
    )
    run(tmp_path, crash, crashes=True)
    look = (
        "print('BANNER', window.banner.text); window.banner.offer.click();"
        "from trickdesk.ui.export.report import CrashReport;"
        "dialog = window.findChild(CrashReport); print(dialog.text); dialog.close(); window.close()"
    )
    said = run(tmp_path, look)
    assert "BANNER Trickdesk ended without warning last time. No match was open.\n" in said
    assert said.count("WARNING trickdesk.ui.qt.qt_messages: how odd\n") == 1
    assert said.count(": this is the end\n") == said.count("CRITICAL trickdesk.ui.qt.qt_messages: ") == 1
    assert (
        "the last run crashed" in said
        and "Fatal Python error: Aborted" in said
        and "== The record" not in said
    )
    assert "BANNER |\n" in run(tmp_path, "print('BANNER', window.banner.text + '|'); window.close()")


def test_what_ends_with_the_desktop_has_not_crashed(tmp_path: Path) -> None:
    run(tmp_path, "import signal; signal.raise_signal(signal.SIGTERM)", crashes=True)
    assert "BANNER |\n" in run(tmp_path, "print('BANNER', window.banner.text + '|'); window.close()")
    assert not [*(tmp_path / "data").glob("*.running")]


def test_a_match_is_left_when_the_display_goes_away(tmp_path: Path) -> None:
    """As Qt ends the program then: without closing the window."""
    file = tmp_path / "x.trickdesk"
    file.write_text(begin().record_text())
    run(tmp_path, "from PySide6.QtCore import QCoreApplication; QCoreApplication.exit()", str(file))
    saves = Saves(find_paths(tmp_path / "data"))
    assert len(saves.unfinished()) == 1 and saves.abandoned() == []


def has_played(saves: Path) -> bool:
    """Return whether a bot's input is on disk."""
    for saved in saves.glob("*.trickdesk"):
        with contextlib.suppress(OSError):  # it is just being replaced
            if read_record(saved.read_text()).log:
                return True
    return False


@pytest.mark.skipif(os.name != "posix", reason="kills with SIGKILL")
def test_a_killed_program_loses_nothing_and_leaves_no_worker(tmp_path: Path) -> None:
    """Killed while bots play: the match continues, and the bot process ends."""
    file = tmp_path / "x.trickdesk"
    file.write_text(begin("....").record_text())
    look = "print('WORKER', window.controller.bots.client.process.pid, flush=True)"
    data = str(tmp_path / "data")
    script = SCRIPT.format(look=look, ready=BOTS_RUN, file=str(file), game=None, data=data)
    with subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline().split()[1])
        wait_until(lambda: has_played(tmp_path / "data" / "autosave"), "no bot has played")
        process.kill()
    wait_for_death(worker)
    [saved] = (tmp_path / "data" / "autosave").glob("*.trickdesk")
    assert len(json.loads(saved.read_text())["log"]) >= 1


def test_the_real_bots_play_through_the_window(window: MainWindow) -> None:
    """With their own process; all other tests have instant bots."""
    from PySide6.QtTest import QTest

    from tests.session.helpers import setup

    window.controller.bots.client = client = BotClient()
    window.matches.start(setup("....", seed="9"))

    def deal_over() -> bool:
        QTest.qWait(1)
        window.table.skip()
        return window.controller.view.phase == "deal-over"

    wait_until(deal_over, "the deal does not end")
    assert window.controller.view.deals
    window.close()
    assert client.process is None


def test_no_home_folder_is_told_without_a_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "trickdesk", "--data-dir", "~no such user/x"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == "The home folder ~no such user doesn't exist.\n"
    assert list(tmp_path.iterdir()) == []
