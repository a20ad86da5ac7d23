"""The statistics against values worked out by hand."""

from __future__ import annotations

import math
from random import Random

import pytest

from trickdesk.bots.arena.statistics import (
    elo_for,
    estimate,
    likelihood,
    pair_score,
    quantile,
    share_for,
    verdict,
)


def test_mean_and_standard_error() -> None:
    found = estimate([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.error == pytest.approx(math.sqrt((2.25 + 0.25 + 0.25 + 2.25) / 3 / 4))
    assert found.count == 4


@pytest.mark.parametrize(("values", "mean"), [([], 0.0), ([7.0], 7.0)])
def test_one_value_or_none_has_no_error(values: list[float], mean: float) -> None:
    assert (estimate(values).mean, estimate(values).error) == (mean, 0.0)


def test_quantiles_are_values_that_occurred() -> None:
    values = list(range(1, 101))
    Random(1).shuffle(values)
    assert [quantile(values, share) for share in (0.5, 0.95, 1.0)] == [50, 95, 100]
    assert quantile([3.0], 0.95) == 3.0
    assert quantile([], 0.5) == 0.0


def test_elo() -> None:
    assert share_for(0) == 0.5
    assert share_for(400) == pytest.approx(10 / 11)
    assert elo_for(10 / 11) == pytest.approx(400)
    assert elo_for(share_for(-60)) == pytest.approx(-60)
    assert elo_for(1) == math.inf
    assert elo_for(0) == -math.inf


@pytest.mark.parametrize(("difference", "score"), [(3.5, 1.0), (0.0, 0.5), (-1.0, 0.0)])
def test_a_pair_is_won_tied_or_lost(difference: float, score: float) -> None:
    assert pair_score(difference) == score


def test_the_likelihood_ratio() -> None:
    """60 of 100 pairs: n (s1 - s0)(2 mean - s0 - s1) / (2 variance), by hand."""
    scores = [1.0] * 60 + [0.0] * 40
    some = 1 / (1 + 10 ** (-30 / 400))
    assert likelihood(scores) == pytest.approx(100 * (some - 0.5) * (1.2 - 0.5 - some) / 0.48)
    assert likelihood([1.0] * 10) == 0.0


def test_the_sequential_test_errs_seldom() -> None:
    """Fair and unfair coins are distinguished, with about 5 % errors at most."""

    def decide(chance: float, rng: Random) -> str:
        scores: list[float] = []
        while not (found := verdict(scores)):
            scores += [float(rng.random() < chance) for _ in range(20)]
        return found

    rng = Random(5)
    wrong = sum(decide(0.5, rng) == "stronger" for _ in range(120))
    missed = sum(decide(share_for(30), rng) == "not stronger" for _ in range(120))
    assert wrong <= 14
    assert missed <= 14
