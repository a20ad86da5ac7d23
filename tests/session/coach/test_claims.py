"""trickdesk.session.coach.claims: what is proven, and what isn't."""

from __future__ import annotations

import pytest

from tests.session.coach.stored import mistake
from trickdesk.session.coach.claims import MOST, NOTHING, Loss, claims_of, loss_of, read_expert
from trickdesk.storage.statistics.figures import CostlyDecision, JudgedDeal


def deals(count: int, *mistakes: CostlyDecision) -> list[JudgedDeal]:
    return [
        JudgedDeal("x", "", deal, tuple(one for one in mistakes if one.deal == deal)) for deal in range(count)
    ]


def often(theme: str, lost: float, count: int) -> list[CostlyDecision]:
    return [mistake(theme, lost, deal) for deal in range(count)]


def test_a_claim_has_its_loss_and_its_cases_costliest_first() -> None:
    (claim,) = claims_of(deals(20, *often("overbids", 5.0, 9), mistake("overbids", 9.0, 19)), {})
    assert claim.theme.code == "overbids" and claim.deals == 20 and claim.expert == NOTHING
    assert claim.loss.points == pytest.approx((9 * 5 + 9) / 20)
    assert [case.lost for case in claim.cases] == [9.0] + 9 * [5.0]


@pytest.mark.parametrize(
    "mistakes",
    [
        often("overbids", 50.0, 2),  # too few
        [mistake("overbids", 50.0, deal, at) for deal in (0, 1) for at in range(9)],  # in too few deals
        [*often("overbids", 1.0, 2), mistake("overbids", 100.0, 9)],  # one accident
        often("forgotten-theme", 5.0, 15),
    ],
)
def test_what_is_not_proven_is_not_said(mistakes: list[CostlyDecision]) -> None:
    assert claims_of(deals(20, *mistakes), {}) == ()


def test_an_accident_hides_no_habit_and_makes_none() -> None:
    """A deal counts at most twice the usual loss, but the figures are as they are."""
    (claim,) = claims_of(deals(20, *often("overbids", 5.0, 8), mistake("overbids", 900.0, 15)), {})
    assert claim.loss.points == pytest.approx(47.0) and not claim.loss.is_sure


def test_an_accident_comes_after_a_habit() -> None:
    accidents = [
        *(mistake("gives-points", 1.0, deal) for deal in range(15, 19)),
        mistake("gives-points", 800.0, 19),
    ]
    found = claims_of(deals(20, *often("overbids", 5.0, 12), *accidents), {})
    assert [claim.theme.code for claim in found] == ["overbids", "gives-points"]
    assert found[0].loss.points < found[1].loss.points


def test_an_expert_loses_as_much() -> None:
    found = deals(20, *often("overbids", 5.0, 12))
    assert claims_of(found, {"overbids": Loss(0.5, 0.1)})
    assert not claims_of(found, {"overbids": Loss(2.9, 0.1)})
    assert not claims_of(found, {"overbids": Loss(0.5, 2.0)})  # it isn't known well enough


def test_the_largest_loss_above_an_experts_comes_first() -> None:
    themes = ("overbids", "gives-points", "wins-too-high", "unguards")
    mistakes = [one for cost, theme in enumerate(themes, 1) for one in often(theme, float(cost), 15)]
    found = claims_of(deals(20, *mistakes), {"unguards": Loss(2.5, 0.0)})
    assert [claim.theme.code for claim in found] == ["wins-too-high", "gives-points", "overbids"]
    assert len(found) == MOST


def test_the_error_is_that_of_a_mean() -> None:
    assert loss_of([]) == NOTHING
    assert loss_of([3.0]) == Loss(3.0, 0.0)
    assert loss_of([0.0, 4.0]).error == pytest.approx(2.0)


def test_the_table_of_an_expert() -> None:
    assert read_expert("[hearts]\ntakes-points = [0.5, 0.25]\n") == {
        "hearts": {"takes-points": Loss(0.5, 0.25)}
    }
