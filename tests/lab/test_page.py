"""docs/lab.md: its programs, run as they stand there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from trickdesk.bots.arena.playing import AGENTS
from trickdesk.bots.arena.report import Tally
from trickdesk.bots.arena.tournament import Tournament, rounds
from trickdesk.cli import arena
from trickdesk.games import games
from trickdesk.lab.turn import space_of

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/lab.md").read_text(encoding="utf-8")
FIRST, TRAIN, PLAYER, *OTHERS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT)}


def run(code: str, folder: Path) -> str:
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_from_nothing_to_a_trained_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(TRAIN, tmp_path).endswith("choices learnt\n")
    (tmp_path / "player.py").write_text(PLAYER, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    name = shlex.join([sys.executable, str(tmp_path / "player.py")])
    programs = arena.chosen_programs([name])
    with arena.closing_programs(programs):
        agents = arena.with_programs(AGENTS, programs)
        contest = Tournament("hearts", (name, *["random"] * 3), "1", agents=agents)
        tally = Tally.of(contest, rounds(contest, 6))
    assert not programs[0].failures
    assert sum(tally.gains) / len(tally.gains) > 0


def test_the_other_examples(tmp_path: Path) -> None:
    levels, records, zoo = OTHERS
    assert sum(map(int, run(FIRST, tmp_path).strip("[]\n").split(","))) in (-26, -16, -78, -68)
    assert run(levels, tmp_path).startswith("(")
    assert run(records, tmp_path).count("play") == 52
    if find_spec("pettingzoo") is not None:
        run(zoo, tmp_path)


def test_every_place_is_on_the_page() -> None:
    table = PAGE.partition("## Places in the vector")[2].partition("## Records")[0]
    named = [
        name
        for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", row)
    ]
    assert sorted(named) == sorted(space_of(games()["hearts"]()).places)
