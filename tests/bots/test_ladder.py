"""Matches drawn from the results of single deals."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.ladder import apart, of_matches, share


def test_who_always_scores_more_wins_every_match() -> None:
    assert share([[(30.0, 20.0)], [(10.0, 0.0)]], 100, 50, Random(1)) == 1
    assert share([[(-30.0, 20.0)], [(-50.0, -10.0)]], 100, 50, Random(1)) == 0


def test_a_small_edge_in_deals_is_a_larger_one_in_matches() -> None:
    """55 % of deals, ten wins to a match: about 67 % of matches."""
    deals = [[(10.0, 0.0)]] * 55 + [[(0.0, 10.0)]] * 45
    assert share(deals, 10, 4_000, Random(1)) == pytest.approx(0.55, abs=0.03)
    assert share(deals, 100, 4_000, Random(1)) == pytest.approx(0.67, abs=0.03)


def test_equal_levels_are_nothing_apart_within_the_error() -> None:
    elo, error = apart([[(10.0, 0.0)], [(0.0, 10.0)]] * 50, 50, Random(2))
    assert abs(elo) < 10
    assert 10 < error < 100


def test_real_matches() -> None:
    even, won = of_matches([[(0.5, 0.5)]] * 4), of_matches([[(0.5, 0.25)], [(0.5, 0.25)]])
    assert even == (0, 0)
    assert won[0] == pytest.approx(120.4, abs=0.1)
