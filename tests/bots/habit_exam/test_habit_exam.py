"""The exam with planted habits: the coach names them, and the hook works."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.habit_exam.__main__ import (
    NONE,
    PLANTED,
    Run,
    expert_losses,
    expert_table,
    is_right,
    matches,
    plan_of,
    read_runs,
    reviewed,
)
from tests.bots.habit_exam.habits import HABITS, SUITE
from tests.written import with_table
from trickdesk.bots.people import Person
from trickdesk.bots.review.reviewing import review_deal
from trickdesk.engine.record import Record, write_action
from trickdesk.games import games
from trickdesk.session.coach.claims import claims_of, read_expert
from trickdesk.session.coach.themes import THEMES

STORED = Path(__file__).parent / "runs.jsonl"
RUNS = read_runs(STORED)


def test_each_game_has_eight_habits_that_are_called_by_themes() -> None:
    assert {*SUITE} == {*games()}
    for names in SUITE.values():
        assert len({*names}) == len(names) >= 8
        for name in names:
            assert HABITS[name].themes and HABITS[name].themes <= THEMES.keys()


@pytest.mark.parametrize("run", RUNS, ids=lambda run: f"{run.game} {run.habit}")
def test_the_first_claim_about_a_stored_run_is_the_habit(run: Run) -> None:
    assert is_right(run), run.claims()
    if run.habit == NONE:
        return
    first, expert = run.claims()[0], expert_losses().get(run.game, {})
    assert len(first.cases) >= 3 and first.loss.points > first.expert.points
    without = [one for one in run.mistakes if one.at not in {case.at for case in first.cases}]
    assert first.theme not in [
        claim.theme for claim in claims_of(run._replace(mistakes=without).judged(), expert)
    ]


def test_runs_of_each_game_are_stored() -> None:
    assert {run.game for run in RUNS if run.habit != NONE} == {*games()}
    assert any(run.habit == NONE and run.mistakes for run in RUNS)


def test_the_planted_seat_is_reviewed_as_the_program_reviews_it() -> None:
    game = games()["oh-hell"]({"cards": "4", "players": 3})
    (table,) = matches(game, plan_of("bids-one-more"), Person("", "easy"), 3, "x")
    found = [*reviewed(table, 0)]
    seats = tuple({"player": "human" if seat == PLANTED else "bot", "level": "medium"} for seat in range(3))
    text = with_table(Record("oh-hell", seats=seats, extra={"seed": "exam"}), table).to_text()
    assert {one.deal for one in found} > {0}
    for deal in {one.deal for one in found}:
        mistakes = {one.at: (one.action, one.better, one.lost) for one in found if one.deal == deal}
        for review in review_deal(text, deal):
            judged = {one.at: one for one in review.judged if one.at in mistakes and one.better is not None}
            if len(judged) == len(mistakes):
                break
        assert mistakes == {
            at: (write_action(one.action, game.deck), write_action(one.better, game.deck), one.knew)
            for at, one in judged.items()
            if one.better is not None
        }


def test_a_habit_of_ones_own_is_a_function_in_a_file_or_a_module(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("def stubborn(view, decision):\n    return 'stubborn'\n", encoding="utf-8")
    assert str(plan_of(f"{own}:stubborn")(None, None)) == "stubborn"  # type: ignore[arg-type]
    assert plan_of("tests.bots.habit_exam.habits:plays_high") is HABITS["plays-high"].plan
    with pytest.raises(AttributeError):
        plan_of("tests.bots.habit_exam.habits:no_such_habit")


def test_what_a_habit_may_not_do_is_not_done() -> None:
    (table,) = matches(games()["oh-hell"](), lambda view, decision: None, Person("", "easy"), 1, "x")  # type: ignore[arg-type,return-value]
    assert table.deals[0].result is not None


def test_the_table_of_an_expert_is_written_as_it_is_read() -> None:
    found = read_expert(expert_table(RUNS))
    assert {*found} == {run.game for run in RUNS}
    assert all(codes.keys() <= THEMES.keys() for codes in found.values())
    assert expert_losses().keys() == games().keys()
