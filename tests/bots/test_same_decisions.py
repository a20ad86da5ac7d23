"""What bots decide is the same on every machine if it must be."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from random import Random

import pytest

from tests.bots.same_decisions import Asked, answered, decisions, differing
from trickdesk.bots import arithmetic
from trickdesk.bots.player import decide, is_compiled
from trickdesk.games import games

FEW = 25  # of so many decisions one is asked again with uncompiled kernels, which takes seconds


@pytest.fixture(scope="module")
def asked() -> list[Asked]:
    return decisions()


def test_all_games_and_the_levels_that_search_are_asked(asked: list[Asked]) -> None:
    assert len(asked) > 300
    for game_id in games():
        assert {one.level for one in asked if one.game_id == game_id} == {"medium", "hard", "expert"}
    assert {one.answer.split()[0] for one in asked} == {"call", "give", "play"}


def test_decisions_are_the_same_on_every_machine(asked: list[Asked]) -> None:
    """To the last bit of their figures, in whatever order they are asked."""
    found = asked if is_compiled() else asked[::FEW]
    assert differing(Random(3).sample(found, len(found))) == []


def test_with_uncompiled_kernels_and_other_hashes_too() -> None:
    """In a fresh process, and backwards."""
    changed = {"TRICKDESK_PURE": "1", "PYTHONHASHSEED": "17"}
    command = [sys.executable, "-m", "tests.bots.same_decisions", "--every", str(FEW), "--backwards"]
    done = subprocess.run(command, env=os.environ | changed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith(" 0 differ, pure kernels\n")


def test_no_clock_decides(asked: list[Asked]) -> None:
    """Only the caller may end the search."""
    one = next(
        one for one in asked if one.level == "hard" and decide(one.view, "hard", 1).explanation.worlds > 8
    )
    still, hurried = (
        decide(one.view, "hard", 1, clock=iter(range(9999)).__next__, fixed=fixed) for fixed in (True, False)
    )
    assert still == decide(one.view, "hard", 1, clock=lambda: 0.0, fixed=True)
    assert hurried.explanation.worlds < still.explanation.worlds
    stopped = decide(one.view, "hard", 1, lambda: True, fixed=True)
    assert stopped.explanation.worlds < still.explanation.worlds


def test_the_effort_does_not_depend_on_the_kernels(
    asked: list[Asked], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = [next(one for one in asked if one.level == level) for level in ("hard", "expert")]
    for compiled in (False, True):
        monkeypatch.setattr("trickdesk.bots.player.is_compiled", lambda compiled=compiled: compiled)
        assert [answered(one.view, one.level, one.at) == one.answer for one in few] == [True, True]


def test_the_functions_agree_with_those_of_the_library() -> None:
    """To a few units in the last place."""
    rng = Random(1)
    for _ in range(3000):
        value, positive = rng.uniform(-60, 60) * rng.random(), rng.random() ** 3 * 100 + 1e-9
        assert math.isclose(arithmetic.exp(value), math.exp(value), rel_tol=1e-15)
        assert math.isclose(arithmetic.log(positive), math.log(positive), rel_tol=2e-15, abs_tol=2e-15)
        assert math.isclose(arithmetic.power(positive, 5), positive**5, rel_tol=2e-15)
        assert math.isclose(arithmetic.hypot([value, positive]), math.hypot(value, positive), rel_tol=2e-15)
    assert arithmetic.exp(-1e9) == 0 and arithmetic.exp(0.0) == 1 and arithmetic.log(1.0) == 0
    assert arithmetic.exp(300.0) == pytest.approx(math.exp(300), rel=1e-14)


def test_sums_are_added_in_order() -> None:
    """Newer Pythons' `sum` of these is 2."""
    assert arithmetic.total_of([1.0, 1e100, 1.0, -1e100]) == 0.0
