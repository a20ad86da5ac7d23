"""`python -m tests.bench`: prints every figure; good or bad isn't tested."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench import bots, coach, engine, imagined
from tests.bench.__main__ import main
from tests.bench.views import sample
from trickdesk.games import games

ROOT = Path(__file__).resolve().parents[2]


def test_an_unknown_bench(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["legs"])
    assert "engine" in capsys.readouterr().err


def test_the_bench_of_the_engine(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "DEALS", 3)
    monkeypatch.setattr(engine, "ROUNDS", 1)
    assert main(["engine", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["games"]
    assert list(rows) == list(games())
    for row in rows.values():
        assert len(row) == 4
        assert all(figure > 0 for figure in row.values())
    assert main(["engine"]) == 0
    assert "TrickPlay cards/s" in capsys.readouterr().out


def test_the_window_is_measured_without_the_sources_that_pyside6_keeps() -> None:
    """PySide6 replaces the import function if it is imported before our package."""
    code = "import builtins, tests.bench.window; print(builtins.__import__)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT)
    assert run.stdout.strip() == "<built-in function __import__>"


def bench_of_the_window(prepare: str, *arguments: str) -> dict[str, float]:
    """Run the window benchmark in its own process, shortened by a line of Python."""
    script = (
        "from tests.bench import window as bench, window_table as bench_table;"
        f"{prepare}; bench.main({[*arguments]!r})"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, check=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


@pytest.mark.slow
def test_the_bench_of_the_window(tmp_path: Path) -> None:
    """All figures are there; how good they are depends on the machine."""
    starts = bench_of_the_window("bench.STARTS, bench.SIZES = 1, {}", "--json")
    brief = (
        "bench_table.DEALS, bench_table.SPEED, bench_table.MATCH_S = 1, 'quick', 0;"
        "bench_table.REST_S = bench_table.IDLE_S = 0.5"
    )
    table = bench_of_the_window(brief, "--table", "1000", "700", str(tmp_path))
    times = [value for figures in (starts, table) for name, value in figures.items() if name.endswith(", ms")]
    assert len(times) == 6
    assert table["deals of the match"] > 0
    assert 0 <= table["CPU at rest, %"] < 100
    assert all(time > 0 for time in times)


def test_bench_measures_every_kind_of_decision(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LEVELS", ("easy",))
    monkeypatch.setattr(bots, "EACH", 1)
    assert bots.main(["--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert set(found) == set(games())
    assert set(found["five-hundred"]["easy"]) == {"call", "give", "card"}
    assert all(
        times["max"] > 0 for kinds in found.values() for level in kinds.values() for times in level.values()
    )


def test_bench_compares_how_much_two_states_imagine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(imagined, "EACH", 2)
    monkeypatch.setattr(imagined, "ROUNDS", 1)
    here = str(Path(bots.__file__).parents[2])
    assert bots.main(["--imagined", "--game", "tocan", "--against", here]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[3:]]
    assert [row[:2] for row in rows] == [["tocan", "call"], ["tocan", "card"]]
    assert all(float(rate.replace(",", "")) > 0 for row in rows for rate in row[2:])
    assert {len(row) for row in rows} == {5}
    assert bots.main(["--imagined", "--against", str(tmp_path)]) == 2
    assert "There is no Trickdesk in" in capsys.readouterr().err


def test_the_benchs_views_are_fixed() -> None:
    game = games()["92q"]()
    first, second = sample(game, 5), sample(game, 5)
    assert first == second
    assert {kind: len(views) for kind, views in first.items()} == {"call": 5, "card": 5}


def test_the_bench_of_the_coach(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "DEALS", 3)
    monkeypatch.setattr(coach, "TIMES", 1)
    assert main(["coach", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["deals"] >= 3 and all(figure > 0 for figure in found.values())
