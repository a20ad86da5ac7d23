"""`trickdesk arena`, with and without the reference players."""

from __future__ import annotations

import builtins
import json
import re
from typing import Any

import pytest

from tests.bots.arena.yardsticks import Yardsticks
from trickdesk import kernels
from trickdesk.bots.arena import report, workers
from trickdesk.cli import arena
from trickdesk.engine.errors import OptionError

QUICK = ["--game", "five-hundred", "--seats", "heuristic,random", "--deals", "3"]


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert arena.main([*arguments, "--json"], Yardsticks()) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_json_of_deals(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, *QUICK, "--seed", "7", "--preset", "Social", "--set", "kitty=off")
    assert found["game"] == "five-hundred"
    assert found["options"] == {"defender_points": True, "slam_250": True, "kitty": False}
    assert found["seats"] == ["heuristic", "random"]
    assert (found["rounds"], found["deals"], found["seed"]) == (3, 6, "7")
    assert "kernels" not in found  # the figures are the same with both
    for name in ("points", "tricks", "rounds_won"):
        assert set(found[name]) == {"mean", "se", "n"}
        assert found[name]["n"] == 3
    levels = found["levels"]
    assert set(levels) == {"heuristic", "random"}
    assert set(levels["heuristic"]["contracts"]) == {"made", "failed"}
    cards = levels["heuristic"]["decisions"]["card"]
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


def test_people_are_known_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    """With several processes too."""
    seats = ["--game", "tocan", "--seats", "jonas,noa", "--deals", "1"]
    found = [result(capsys, *seats, *jobs) for jobs in ([], ["--jobs", "2"])]
    assert found[0] == found[1]
    assert set(found[0]["levels"]) == {"jonas", "noa"}


def test_a_temperament_after_a_colon(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(
        capsys, "--game", "five-hundred", "--seats", "beginner:bold,beginner:cautious", "--deals", "1"
    )
    assert found["seats"] == ["beginner:bold", "beginner:cautious"]
    assert set(found["levels"]) == {"beginner:bold", "beginner:cautious"}


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main([*QUICK, "--play-only"], Yardsticks()) == 0
    text = capsys.readouterr().out
    assert "heuristic against random; 3 duplicate deals, play only" in text
    assert "points per deal above" in text
    assert f", {kernels.loaded()} kernels" in text
    assert re.search(r"^    card: p50 \d+\.\d, p95 \d+\.\d, max \d+\.\d ms$", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "bridge"], "There is no game “bridge”"),
        (["--seats", "heuristic,genius"], "There is no level “genius”"),
        (["--seats", "heuristic,easy:wild"], "There is no level “easy:wild”"),
        (["--seats", "heuristic,random,random"], "2 (one per side) or 4 (one per seat)"),
        (["--preset", "Lunar"], "no preset “Lunar”"),
        (["--set", "kitty"], "“kitty” isn't OPTION=VALUE"),
        (["--set", "kitten=1"], "no option “kitten”"),
        (["--set", "kitty=7"], "“kitty” can't be"),
        (["--ratings", "--seats", "random,random"], "each named once"),
    ],
)
def test_one_clear_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert arena.main([*QUICK, *arguments], Yardsticks()) == 2
    said = capsys.readouterr().err
    assert said.startswith("trickdesk arena: ") and words in said
    assert said.count("\n") == 1 and said.endswith(".\n")


@pytest.mark.parametrize(
    "arguments",
    [
        *(["--deals", "0"], ["--deals", "many"], ["--jobs", "3"]),
        *(["--cluster", address] for address in ("", "tcp://", "no where:1", "x:123456", "x:1/y", "a://x:1")),
        ["--jobs", "2", "--cluster", "tcp://localhost:1"],
    ],
)
def test_what_can_not_be_meant(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        arena.main([*QUICK, *arguments], Yardsticks())
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


def test_the_packaged_program_has_one_process(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    for more in (["--jobs", "2"], ["--cluster", "tcp://localhost:1"]):
        assert arena.main([*QUICK, *more], Yardsticks()) == 2
        assert "one process" in capsys.readouterr().err
    assert arena.main(QUICK, Yardsticks()) == 0


def test_ratings_without_the_library(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "find_spec", lambda name: None)
    imported = builtins.__import__

    def without(name: str, *more: object, **words: object) -> object:
        if name.startswith("openskill"):
            raise ImportError(name)
        return imported(name, *more, **words)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    assert arena.main([*QUICK, "--ratings"], Yardsticks()) == 2
    assert "need the library openskill" in capsys.readouterr().err


def test_a_cluster_without_the_library(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "find_spec", lambda name: None)
    assert arena.main([*QUICK, "--cluster", "tcp://localhost:1"], Yardsticks()) == 2
    assert "needs the library distributed" in capsys.readouterr().err


@pytest.mark.parametrize("terminal", [True, False])
def test_a_bar_on_terminals_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: terminal, raising=False)
    result(capsys, *QUICK)
    assert arena.main(QUICK, Yardsticks()) == 0
    steps = capsys.readouterr().err.split("\r")[1:]
    assert [step.count("#") for step in steps] == ([0, 13, 26, 0, 0] if terminal else [])
    assert not terminal or (steps[1].endswith("] 1 of 3") and not steps[3].strip())


def test_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "--game", "tocan", "--seats", "random,heuristic", "--deals", "6", "--ratings")
    assert [row["level"] for row in found["ratings"]] == ["heuristic", "random"]
    assert found["ratings"][0]["mu"] > found["ratings"][1]["mu"]
    assert [pair["seats"] for pair in found["pairs"]] == [["random", "heuristic", "random", "heuristic"]]


def test_a_bot_that_breaks_ends_the_run_with_its_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failing bot ends the arena, since figures without it would be meaningless."""

    def broken(*arguments: object, **manners: object) -> None:
        raise ZeroDivisionError("no more ideas")

    monkeypatch.setattr("trickdesk.bots.player.choose_card", broken)
    with pytest.raises(ZeroDivisionError, match="no more ideas") as raised:
        arena.main(["--game", "five-hundred", "--seats", "easy,random", "--deals", "1"])
    assert raised.traceback[-1].name == "broken"


def test_ratings_end_with_the_trace_of_a_bot_that_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """This includes option errors, which aren't usage errors here."""

    def broken(*arguments: object, **manners: object) -> None:
        raise OptionError("no such option")

    monkeypatch.setattr("trickdesk.bots.player.choose_card", broken)
    with pytest.raises(OptionError, match="no such option"):
        arena.main(["--game", "five-hundred", "--seats", "easy,random", "--deals", "1", "--ratings"])


def test_the_program_seats_no_yardstick(capsys: pytest.CaptureFixture[str]) -> None:
    """The installed program has no reference players; a level makes the fixed calls."""
    assert arena.main(QUICK) == 2
    assert "no level “heuristic”. Choose from: random, beginner," in capsys.readouterr().err
    assert arena.main(["--game", "hearts", "--seats", "beginner,random", "--deals", "1", "--play-only"]) == 0
    assert "beginner against random; 1 duplicate deals, play only" in capsys.readouterr().out
