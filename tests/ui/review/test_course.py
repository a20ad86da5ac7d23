"""State and navigation of a review, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.session.helpers import other_line
from tests.ui.review.fakes import half_done, made_up, reviewed, session_over
from trickdesk.engine.actions import AskPlay, Play
from trickdesk.games import games
from trickdesk.session import ReviewedDeal
from trickdesk.session.mistakes import MistakeSize
from trickdesk.ui.review.review_state import ReviewState
from trickdesk.ui.text.review import side_of
from trickdesk.ui.text.words import MINUS

NAMES = ["Ann", "Bo", "Cy", "Di"]


def course_of(deal: ReviewedDeal | None = None) -> ReviewState:
    return ReviewState(deal or reviewed(session_over()), NAMES, (0,), 0)


def number_of(course: ReviewState, seat: int, count: int = 0) -> int:
    """Return the number of a seat's decision: a card, where it had a choice."""
    found = []
    for number, position in enumerate(course.replay.decisions):
        ask = course.replay.view(position.at - 1, seat).ask
        if position.seat == seat and isinstance(ask, AskPlay) and ask.cards.bit_count() > 2:
            found.append(number)
    return found[count]


def test_steps_and_tricks_lead_everywhere() -> None:
    course = course_of()
    assert course.target("back") == course.target("first") == 0
    places = []
    for _ in range(20):
        course.index = course.target("trick on")
        places.append((course.position.trick, course.position.card))
    assert places[:10] == [(trick, 1) for trick in range(1, 11)]
    assert course.index == course.last
    assert course.target("on") == course.last
    places = []
    for _ in range(12):
        course.index = course.target("trick back")
        places.append((course.position.trick, course.position.card))
    assert places[:10] == [(trick, 1) for trick in range(10, 0, -1)]
    assert course.index == 0


def test_mistakes_of_the_person_come_first() -> None:
    course = course_of()
    others = [number_of(course, 1), number_of(course, 3, 1)]
    own = [number_of(course, 0, 0), number_of(course, 0, 2)]
    course.review = made_up(course.deal, dict.fromkeys([*own, *others], 60.0))
    course.refresh()
    at = [course.replay.decisions[number].at for number in (*own, *others)]
    assert sorted(row.at for row in course.rows if row.size) == sorted(at)
    seen = []
    for _ in range(5):
        step = course.mistake(1)
        assert step is not None
        course.index = course.index_of(step)
        seen.append(step)
    assert seen == [*at, at[0]]
    step = course.mistake(-1)
    assert step == at[-1]


def test_from_between_the_next_own_mistake_is_looked_for() -> None:
    course = course_of()
    own = [number_of(course, 0, 0), number_of(course, 0, 2)]
    course.review = made_up(course.deal, dict.fromkeys([*own, number_of(course, 1, 2)], 60.0))
    course.refresh()
    first, second = (course.replay.decisions[number].at for number in own)
    course.index = course.index_of(first + 1)
    assert course.mistake(1) == second
    assert course.mistake(-1) == first
    course.index = course.last
    assert course.mistake(1) == first
    assert course.mistake(-1) == second


def test_where_nobody_was_wrong_there_is_no_mistake() -> None:
    course = course_of()
    assert course.mistake(1) is None
    course.review = made_up(course.deal, {})
    course.refresh()
    assert course.mistake(1) is None
    assert course.tally_words() == "Ann: no mistakes"


def test_a_name_with_a_colon_is_kept_whole() -> None:
    course = course_of()
    course.names[course.people[0]] = "Ann: the first"
    assert course.whose == "Ann: the first"


def test_three_sizes_are_told_apart() -> None:
    course = course_of()
    numbers = [number_of(course, 0, n) for n in range(3)]
    stake = max(map(abs, course.deal.replay.view(course.deal.end, None).deals[-1].points))
    lost = dict(zip(numbers, (stake * 0.05, stake * 0.2, stake * 0.9), strict=True))
    course.review = made_up(course.deal, lost)
    course.refresh()
    sizes = [row.size for row in course.rows if row.size]
    assert sizes == [MistakeSize.SMALL, MistakeSize.MEDIUM, MistakeSize.LARGE]
    assert course.tally_words() == "Ann: 1 blunder, 1 mistake and 1 slip"


def test_the_better_card_is_ringed_where_it_lies() -> None:
    course = course_of()
    number = number_of(course, 0, 2)
    course.review = made_up(course.deal, {number: 60.0})
    course.refresh()
    step = course.mistake(1)
    assert step is not None
    course.index = course.index_of(step)
    judged = course.judged
    assert judged is not None and isinstance(judged.better, Play) and isinstance(judged.action, Play)
    assert course.rings() == {judged.action.card: "pick", judged.better.card: "focus"}
    assert course.replay.hands(step)[0] >> judged.better.card & 1


def test_it_says_how_far_the_figures_are_and_where_they_are_exact() -> None:
    course = course_of()
    assert course.state_words() == ""
    assert course.curve_note() == "The curve appears when the figures are ready."
    whole = made_up(course.deal)
    course.review = half_done(whole, 5)
    course.refresh()
    count = len(course.replay.decisions)
    assert course.state_words() == f"Worked out so far: 5 of {count} decisions. Exact from trick 4."
    course.review = whole
    assert course.state_words() == "Exact from trick 4."
    assert course.curve_note() == ""
    at, value = whole.curve[0]
    place = course.replay.positions[course.index_of(at + 1)]
    told = f"{side_of(whole.sides[0], NAMES)}: {value} tricks"
    assert course.value_words(None) == f"{told}, from trick {place.trick}, card {place.card}"
    assert course.value_words(value) == told


def test_a_line_shows_the_figures_of_the_steps_that_it_shares() -> None:
    deal = reviewed(session_over())
    course = course_of(deal)
    whole = made_up(deal)
    course.review = whole
    start = next(p.at for p in deal.replay.positions if (p.trick, p.card) == (3, 1))
    line = other_line(deal, start)
    course.set_line(line, start)
    shared = deal.first + deal.lines.all[line].at
    assert course.position.at == start
    for row in course.rows:
        assert bool(row.knew) is (row.at - 1 < shared)
    assert course.state_words() == "Variation: Other."
    assert course.curve_note() == "Only the deal as played has a curve."
    course.review = replace(whole, curve=())
    assert course.curve_note() == ""


def test_bots_in_the_persons_place() -> None:
    course = course_of()
    whole = made_up(course.deal)
    course.review = whole
    own, others = course.deal.replay.view(course.deal.end, None).deals[-1].points
    said = course.swing_words()
    assert "Bots with your cards: 40 to 30. " in said
    assert said.startswith("You: ")
    assert said.endswith(f"Difference: {own - others - 10:+d}.".replace("-", MINUS))
    course.review = replace(whole, taken_by_bots=(own, others))
    assert course.swing_words().endswith(f"{own} to {others}. No difference.".replace("-", MINUS))


def test_low_points_are_good_where_the_lowest_wins() -> None:
    deal = reviewed(session_over(games()["hearts"]()))
    course = ReviewState(deal, NAMES, (0,), 0)
    course.review = made_up(deal)
    own = deal.replay.view(deal.end, None).deals[-1].points[0]
    assert own < 40
    assert course.swing_words().endswith(f"Difference: +{40 - own}.")


@pytest.mark.parametrize("game_id", list(games()))
def test_every_step_of_every_game_is_told(game_id: str) -> None:
    deal = reviewed(session_over(games()[game_id]()))
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"][: deal.setup.game.seats]
    course = ReviewState(deal, names, (0,), 0)
    course.review = made_up(deal)
    course.refresh()
    assert [row.at for row in course.rows] == [p.at for p in deal.replay.decisions]
    for index in range(course.last + 1):
        course.index = index
        told = course.paragraphs(0)
        assert (course.row is None) is (course.position.seat is None)
        if course.row is not None:
            assert course.row.marks
            assert course.row.spoken
            assert told
        assert "{" not in " ".join(told)
