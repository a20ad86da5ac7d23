"""The program in a real window: start, keys, closing (with `--window`)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

import trickdesk
from devtools.display import virtual_display
from tests.patience import PATIENCE, wait_until
from tests.ui.whole_picture import SCREENS
from trickdesk.engine.record import read_record
from trickdesk.games import games
from trickdesk.session import Archive, Session
from trickdesk.session.players import Player, Setup
from trickdesk.storage.files import read_text
from trickdesk.storage.paths import find_paths

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(shutil.which("xdotool") is None, reason="needs xdotool"),
]
ROOT = Path(trickdesk.__file__).parent.parent
TASK_BAR = 48
RESERVED = f"""<openbox_config xmlns="http://openbox.org/3.4/rc">
<margins><bottom>{TASK_BAR}</bottom></margins></openbox_config>
"""
# Tells where the window is once it rests: its frame and the part of the screen that is free.
LOOK = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from trickdesk.ui import app

def make_window(*arguments, make=app.make_window, **options):
    window, seen = make(*arguments, **options), []
    timer = QTimer(window)

    def look():
        seen.append((window.isVisible(), window.frameGeometry(), window.screen().availableGeometry()))
        if len(seen) > 9 and seen[-1][0] and all(was == seen[-1] for was in seen[-9:]):
            timer.stop()
            print(*(number for area in seen[-1][1:] for number in area.getCoords()))
            print(window.frameGeometry().top() < window.geometry().top())
            window.close()

    timer.timeout.connect(look)
    timer.start(100)
    return window

app.make_window = make_window
app.main(data_dir=Path(sys.argv[1]))
"""


def xdotool(*words: str) -> str:
    return subprocess.run(["xdotool", *words], check=False, capture_output=True, text=True).stdout


@pytest.fixture
def program(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    argv = [sys.executable, "-m", "trickdesk", "--game", "five-hundred", "--data-dir", str(tmp_path)]
    process = subprocess.Popen(argv, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    yield process
    process.kill()
    process.communicate()


@pytest.fixture
def layout(request: pytest.FixtureRequest) -> Iterator[str]:
    """Use another keyboard, and no other beside it."""
    subprocess.run(["setxkbmap", request.param], check=True)
    yield request.param
    subprocess.run(["setxkbmap", "us"], check=True)


P_KEY, Q_KEY = "33", "24"  # their places, as codes of X


@pytest.mark.xdist_group("screen")  # they share one: one after the other
@pytest.mark.parametrize("layout", ["us", "ru", "il"], indirect=True)
def test_a_match_begins_is_played_and_goes_on(
    layout: str, program: subprocess.Popen[str], tmp_path: Path
) -> None:
    def window() -> str:
        return xdotool("search", "--onlyvisible", "--name", "Trickdesk").strip()

    def calls() -> int:
        found = Archive(find_paths(tmp_path)).saves.unfinished()
        if not found:
            return -1
        log = read_record(read_text(found[0].path)).log  # it may be replaced just now
        return sum(" call " in str(entry) for entry in log)

    def press_until(key: str, happened: Callable[[], bool]) -> None:
        """Press a key until something happens; a key that comes too early is lost."""

        def pressed() -> bool:
            if happened():
                return True
            xdotool("key", key)
            time.sleep(0.3)
            return False

        wait_until(pressed, f"{key} does not help")

    wait_until(lambda: bool(window()), "no window")
    xdotool("windowfocus", "--sync", window().split()[0])
    press_until("Return", lambda: calls() >= 0)
    press_until(P_KEY, lambda: calls() >= 4)  # the bots call by themselves, the person passes
    xdotool("key", f"ctrl+{Q_KEY}")
    assert "Traceback" not in program.communicate(timeout=PATIENCE)[1]
    assert program.returncode == 0
    assert calls() >= 4


def place(display: str, data: Path) -> tuple[QRect, QRect]:
    """Return the window with its frame, and the available area of the screen."""
    done = subprocess.run(
        [sys.executable, "-c", LOOK, str(data)],
        cwd=ROOT,
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    numbers, has_title = done.stdout.splitlines()
    assert has_title == "True"
    frame, free = QRect(), QRect()
    frame.setCoords(*map(int, numbers.split()[:4]))
    free.setCoords(*map(int, numbers.split()[4:]))
    return frame, free


@pytest.mark.parametrize("size", ["1366x768", "1024x768", "1280x720", "1920x1080"])
def test_the_window_is_whole_on_the_screen(
    size: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above the task bar, with its title bar; also if it was left on a larger screen."""
    settings = tmp_path / "openbox" / "rc.xml"
    settings.parent.mkdir()
    settings.write_text(RESERVED, encoding="utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    height = int(size.partition("x")[2])
    with virtual_display("2560x1440") as display:
        place(display, tmp_path / "moved")
    for data in (tmp_path / "new", tmp_path / "moved"):
        with virtual_display(size) as display:
            frame, free = place(display, data)
        assert free.height() == height - TASK_BAR
        assert free.contains(frame)


def unfinished_match(folder: Path) -> Path:
    """Save a match in which a person is asked first."""
    game = games()["five-hundred"]()
    players = [Player("Ann", True, ""), *(Player(name, False, "hard") for name in ("Bo", "Cy", "Di"))]
    session, _ = Session.start(Setup(game, tuple(players), "1"), None)
    path = folder / "match.trickdesk"
    path.write_text(session.record_text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("start", ["lobby", "file"])
def test_the_screen_shows_what_a_full_repaint_shows(start: str, tmp_path: Path) -> None:
    """On every kind of screen, opened, in other sizes, colours and sizes of text."""
    file = [str(unfinished_match(tmp_path))] if start == "file" else []
    with virtual_display("1366x768") as display:
        done = subprocess.run(
            [sys.executable, "-m", "tests.ui.whole_picture", str(tmp_path), *file],
            cwd=ROOT,
            env={**os.environ, "DISPLAY": display},
            capture_output=True,
            text=True,
            timeout=5 * PATIENCE,
            check=True,
        )
    screens = 1 if file else len(SCREENS)
    assert done.stdout.split("\n") == [f"screens: {screens}", ""], done.stderr
