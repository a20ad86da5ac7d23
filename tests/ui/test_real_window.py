"""The program in a real window: started, played by key, closed (runs with ``--window``, on a display of its own)."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import trickdesk
from trickdesk.engine.record import read_record
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(shutil.which("xdotool") is None, reason="needs xdotool"),
]
ROOT = Path(trickdesk.__file__).parent.parent


def wait_for(happened: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


def xdotool(*words: str) -> str:
    return subprocess.run(["xdotool", *words], check=False, capture_output=True, text=True).stdout


@pytest.fixture
def program(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    argv = [sys.executable, "-m", "trickdesk", "--game", "five-hundred", "--data-dir", str(tmp_path)]
    process = subprocess.Popen(argv, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    yield process
    process.kill()
    process.communicate()


def test_a_match_begins_is_played_and_goes_on(program: subprocess.Popen[str], tmp_path: Path) -> None:
    def window() -> str:
        return xdotool("search", "--onlyvisible", "--name", "Trickdesk").strip()

    def calls() -> int:
        found = Archive(find_paths(tmp_path)).saves.unfinished()
        if not found:
            return -1
        log = read_record(found[0].path.read_text(encoding="utf-8")).log
        return sum(" call " in str(entry) for entry in log)

    wait_for(lambda: bool(window()))
    xdotool("windowfocus", "--sync", window().split()[0])
    time.sleep(0.5)  # the first paint
    xdotool("key", "Return")
    wait_for(lambda: calls() >= 0)
    end = time.monotonic() + 60
    while calls() < 4:  # the bots call by themselves, the person passes
        assert time.monotonic() < end, "the auction does not go on"
        xdotool("key", "p")
        time.sleep(0.3)
    xdotool("key", "ctrl+q")
    assert "Traceback" not in program.communicate(timeout=10)[1]
    assert program.returncode == 0
    assert calls() >= 4
