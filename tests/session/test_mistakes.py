"""Three sizes of mistakes, by what a player could know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.driving import where_low_wins
from trickdesk.bots.review.values import ReviewedDecision
from trickdesk.engine.actions import Play
from trickdesk.engine.deal import ScoredDeal
from trickdesk.games import games
from trickdesk.games.five_hundred import FiveHundred
from trickdesk.session.mistakes import MistakeSize, size_of, stakes, swing

BASE = ReviewedDecision(3, 0, Play(1), knew=0.0, error=0.1, better=Play(2))


@pytest.mark.parametrize(
    ("knew", "size"),
    [
        (0.0, MistakeSize.NONE),
        (3.9, MistakeSize.NONE),
        (4.0, MistakeSize.SMALL),
        (11.9, MistakeSize.SMALL),
        (12.0, MistakeSize.MEDIUM),
        (30.0, MistakeSize.LARGE),
    ],
)
def test_sizes(knew: float, size: MistakeSize) -> None:
    assert size_of(replace(BASE, knew=knew), 100.0) is size


def test_what_is_not_known_yet_is_no_mistake() -> None:
    assert size_of(replace(BASE, knew=None, actual=3, costs_contract=True), 100.0) is MistakeSize.NONE


def test_bad_luck_is_no_mistake() -> None:
    assert size_of(replace(BASE, knew=0.5, actual=3, costs_contract=True), 100.0) is MistakeSize.NONE


def test_what_may_be_chance_is_no_mistake() -> None:
    assert size_of(replace(BASE, knew=15.0, error=8.0), 100.0) is MistakeSize.NONE
    assert size_of(replace(BASE, knew=15.0, error=7.0), 100.0) is MistakeSize.MEDIUM


def test_a_mistake_that_costs_the_contract_is_large() -> None:
    assert size_of(replace(BASE, knew=5.0, costs_contract=True), 100.0) is MistakeSize.LARGE


def test_where_nothing_was_better_nothing_was_wrong() -> None:
    assert size_of(replace(BASE, knew=50.0, better=None), 100.0) is MistakeSize.NONE


def test_stakes_are_what_deals_bring() -> None:
    def scored(*points: int, passed_out: bool = False) -> ScoredDeal:
        return ScoredDeal(0, passed_out, None, False, points, ())

    assert stakes([scored(120, -40), scored(0, 0, passed_out=True), scored(20, -80)]) == 100.0
    assert stakes([scored(0, 0, passed_out=True)]) == 1.0
    assert stakes([]) == 1.0


def test_between_two_sides_what_the_other_takes_counts_in_a_swing() -> None:
    assert swing(FiveHundred(), (40, 120), (40, 180), 0) == 60
    assert swing(FiveHundred(), (40, 120), (40, 180), 1) == -60


def test_where_low_points_win_fewer_are_a_gain() -> None:
    game = games()["hearts"]()
    assert swing(game, (3, 13, 0, 10), (7, 9, 0, 10), 0) == 4
    assert swing(game, (3, 13, 0, 10), (7, 9, 0, 10), 1) == -4
    assert swing(where_low_wins(FiveHundred()), (40, 120), (40, 180), 0) == -60
