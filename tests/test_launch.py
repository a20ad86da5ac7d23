"""The program starts itself from any folder, and runs nothing that is in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.bots.dealing import run_deal
from tests.patience import PATIENCE, wait_until
from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.launch import foreign_environment, own_command, own_environment

LEAVES_A_TRACE = "import os; open(os.path.join({folder!r}, 'trace-' + __name__.split('.')[0]), 'w').close()\n"
# What Python itself imports, or the program.
MODULES = ("queue", "json", "signal", "random", "threading", "ctypes", "runpy", "readline", "multiprocessing")
# As an installed program starts: without -P, and with no current folder in the path.
UNSAFE = (
    "import sys; sys.path[:] = filter(None, sys.path); from trickdesk.__main__ import main; sys.exit(main())"
)


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder full of modules that must not be executed."""
    code = LEAVES_A_TRACE.format(folder=str(tmp_path))
    for name in MODULES:
        (tmp_path / f"{name}.py").write_text(code)
    for name in ("trickdesk", "trickdesk/bots", "trickdesk/cli"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(code)
    (tmp_path / "trickdesk" / "__main__.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join(["", ".", "trickdesk"])
    )  # all the same folder, or below it
    return tmp_path


def traces(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("trace-*"))


def test_bots_come_from_no_current_folder(trap: Path) -> None:
    seen = next(run_deal(Table(games()["five-hundred"]()), Random(3), {}))
    client = BotClient()
    answers: list[Answer] = []

    def is_answered() -> bool:
        answers.extend(client.poll())
        return bool(answers)

    try:
        client.request(1, seen, "easy", 1)
        wait_until(is_answered)
    finally:
        client.close()
    assert answers[0].error is None
    assert traces(trap) == []


def test_the_program_starts_itself_from_no_current_folder(trap: Path) -> None:
    done = subprocess.run(
        own_command("games"), env=own_environment(), capture_output=True, text=True, check=True
    )
    assert all(game_id in done.stdout for game_id in games())
    assert traces(trap) == []


@pytest.mark.slow
def test_contests_come_from_no_current_folder(trap: Path) -> None:
    """If the program itself was started without -P, as installations do."""
    words = ["arena", "--game", "five-hundred", "--seats", "easy,beginner", "--deals", "2", "--jobs", "2"]
    command = [sys.executable, "-c", UNSAFE, *words]
    done = subprocess.run(
        command, env=own_environment(), capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert traces(trap) == []


def test_a_frozen_program_is_run_directly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command("bot-worker") == [sys.executable, "bot-worker"]


def test_absolute_places_of_modules_are_handed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["", str(tmp_path), "."]))
    assert own_environment()["PYTHONPATH"].split(os.pathsep)[1:] == [str(tmp_path)]


@pytest.mark.parametrize("before", [None, "/lib"])
def test_other_programs_do_not_find_the_libraries_of_the_packaged_one(
    before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/packaged")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    assert foreign_environment()["LD_LIBRARY_PATH"] == "/packaged"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert foreign_environment().get("LD_LIBRARY_PATH") == before
