"""A comparison ends when it is decided or nothing is at stake, and goes on if not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from trickdesk.bots.decision.match_equity import DealValue
from trickdesk.bots.decision.search import best_of, compare
from trickdesk.bots.decision.stopping import SETTLED_AFTER
from trickdesk.bots.simulation.sampler import World

MOST = 1000
NOWHERE = World([], [], [], [], 0, 0)


def worlds_used(second_is_better_by: float, noise: float, trifle: float) -> tuple[int, int]:
    """Compare two options; return the number of worlds and the better option."""
    rng = Random(1)

    def evaluate(_: World, alive: Sequence[int]) -> tuple[list[DealValue], list[float]]:
        values = (0.0, second_is_better_by + rng.gauss(0, noise))
        return [DealValue(values[option], 0.0, 0) for option in alive], []

    results, alive = compare(2, evaluate, lambda: NOWHERE, MOST, lambda: False, trifle=trifle)
    return max(len(option.played) for option in results), best_of(results, alive)


def test_equal_options_are_left_alone() -> None:
    assert worlds_used(0.0, 0.0, 0.1)[0] == SETTLED_AFTER


def test_a_trifle_is_not_worth_more_worlds() -> None:
    assert worlds_used(0.01, 0.1, 0.1)[0] == SETTLED_AFTER


def test_a_close_decision_goes_on() -> None:
    assert worlds_used(0.3, 10.0, 0.1)[0] > SETTLED_AFTER


def test_without_a_trifle_equal_options_are_tried_to_the_end() -> None:
    assert worlds_used(0.0, 0.0, 0.0)[0] == MOST


def test_a_clear_decision_ends_at_once() -> None:
    assert worlds_used(5.0, 1.0, 0.1) == (16, 1)
