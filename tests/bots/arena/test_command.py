"""``trickdesk arena`` and ``trickdesk bench bots``."""

from __future__ import annotations

import builtins
import json
from pathlib import Path
from typing import Any

import pytest

from trickdesk.bots.arena import ratings
from trickdesk.bots.arena.views import sample
from trickdesk.cli import arena, bench_bots, bench_imagined
from trickdesk.games import games

QUICK = ["--game", "five-hundred", "--seats", "heuristic,random", "--deals", "3"]


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert arena.main([*arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_json_of_deals(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, *QUICK, "--seed", "7", "--preset", "Social", "--set", "kitty=off")
    assert found["game"] == "five-hundred"
    assert found["options"] == {"defender_points": True, "slam_250": True, "kitty": False}
    assert found["seats"] == ["heuristic", "random"]
    assert (found["rounds"], found["deals"], found["seed"]) == (3, 6, "7")
    for name in ("points", "tricks", "rounds_won"):
        assert set(found[name]) == {"mean", "se", "n"}
        assert found[name]["n"] == 3
    levels = found["levels"]
    assert set(levels) == {"heuristic", "random"}
    assert set(levels["heuristic"]["contracts"]) == {"made", "failed"}
    assert set(levels["heuristic"]["times_ms"]["card"]) == {"p50", "p95", "max", "n"}
    cards = levels["heuristic"]["times_ms"]["card"]["n"]
    assert cards and cards % 20 == 0  # two seats of ten cards, in every deal that was not passed out


def test_json_of_matches(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "--game", "tocan", "--seats", "heuristic,random", "--deals", "1", "--matches")
    assert found["par"] == 0.25
    assert 0 <= found["win_share"]["mean"] <= 1
    assert "points" not in found
    assert found["levels"]["random"]["players"] == 3


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    both = [result(capsys, *QUICK, "--seed", seed) for seed in ("1", "1", "2")]
    figures = [(found["points"], found["tricks"]) for found in both]
    assert figures[0] == figures[1] != figures[2]


def test_a_temperament_after_a_colon(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(
        capsys, "--game", "five-hundred", "--seats", "beginner:bold,beginner:cautious", "--deals", "1"
    )
    assert found["seats"] == ["beginner:bold", "beginner:cautious"]
    assert set(found["levels"]) == {"beginner:bold", "beginner:cautious"}


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main([*QUICK, "--play-only"]) == 0
    text = capsys.readouterr().out
    assert "heuristic against random; 3 duplicate deals, play only" in text
    assert "points a deal more" in text and "p95" in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "bridge"], "There is no game “bridge”"),
        (["--seats", "heuristic,genius"], "There is no level “genius”"),
        (["--seats", "heuristic,easy:wild"], "There is no level “easy:wild”"),
        (["--seats", "heuristic,random,random"], "2 (one a side) or 4 (one a seat)"),
        (["--preset", "Lunar"], "no preset “Lunar”"),
        (["--set", "kitty"], "“kitty” is not OPTION=VALUE"),
        (["--set", "kitten=1"], "no option “kitten”"),
        (["--set", "kitty=7"], "“kitty” cannot be"),
        (["--ratings", "--seats", "random,random"], "each named once"),
    ],
)
def test_one_clear_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert arena.main([*QUICK, *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("trickdesk arena: ") and words in said
    assert said.count("\n") == 1 and said.endswith(".\n")


@pytest.mark.parametrize("arguments", [["--deals", "0"], ["--deals", "many"], ["--jobs", "3"]])
def test_numbers_out_of_range(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        arena.main([*QUICK, *arguments])
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


def test_the_packaged_program_has_one_process(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert arena.main([*QUICK, "--jobs", "2"]) == 2
    assert "one process" in capsys.readouterr().err
    assert arena.main(QUICK) == 0


def test_ratings_without_the_library(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "find_spec", lambda name: None)
    imported = builtins.__import__

    def without(name: str, *more: object, **words: object) -> object:
        if name.startswith("openskill"):
            raise ImportError(name)
        return imported(name, *more, **words)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    assert arena.main([*QUICK, "--ratings"]) == 2
    assert "need the library openskill" in capsys.readouterr().err


def test_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "--game", "tocan", "--seats", "random,heuristic", "--deals", "6", "--ratings")
    assert [row["level"] for row in found["ratings"]] == ["heuristic", "random"]
    assert found["ratings"][0]["mu"] > found["ratings"][1]["mu"]
    assert [pair["seats"] for pair in found["pairs"]] == [["random", "heuristic", "random", "heuristic"]]


def test_bench_measures_every_kind_of_decision(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_bots, "LEVELS", ("easy",))
    monkeypatch.setattr(bench_bots, "EACH", 1)
    assert bench_bots.main(["--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert set(found) == set(games())
    assert set(found["five-hundred"]["easy"]) == {"call", "give", "card"}
    assert all(
        times["max"] > 0 for kinds in found.values() for level in kinds.values() for times in level.values()
    )


def test_bench_compares_how_much_two_states_imagine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench_imagined, "EACH", 2)
    monkeypatch.setattr(bench_imagined, "ROUNDS", 1)
    here = str(Path(bench_bots.__file__).parents[2])
    assert bench_bots.main(["--imagined", "--game", "tocan", "--against", here]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[3:]]
    assert [row[:2] for row in rows] == [["tocan", "call"], ["tocan", "card"]]
    assert all(float(rate.replace(",", "")) > 0 for row in rows for rate in row[2:])
    assert {len(row) for row in rows} == {5}
    assert bench_bots.main(["--imagined", "--against", str(tmp_path)]) == 2
    assert "There is no Trickdesk in" in capsys.readouterr().err


def test_the_benchs_views_are_fixed() -> None:
    game = games()["92q"]()
    first, second = sample(game, 5), sample(game, 5)
    assert first == second
    assert {kind: len(views) for kind, views in first.items()} == {"call": 5, "card": 5}


def test_a_bot_that_breaks_ends_the_run_with_its_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the arena it is a mistake of the program: a figure measured without that bot would be worth nothing."""

    def broken(*arguments: object, **manners: object) -> None:
        raise ZeroDivisionError("no more ideas")

    monkeypatch.setattr("trickdesk.bots.player.choose_card", broken)
    with pytest.raises(ZeroDivisionError, match="no more ideas") as raised:
        arena.main(["--game", "five-hundred", "--seats", "easy,random", "--deals", "1"])
    assert raised.traceback[-1].name == "broken"
