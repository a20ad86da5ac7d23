"""State and navigation of a review, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.session.helpers import other_line
from tests.ui.review.fakes import half_done, made_up, reviewed, session_over
from trickdesk.engine.actions import AskPlay, Play
from trickdesk.games import games
from trickdesk.session.lines import ReviewedDeal
from trickdesk.session.mistakes import MistakeSize
from trickdesk.ui.review import wording
from trickdesk.ui.review.review_state import ReviewState
from trickdesk.ui.text.words import MINUS

NAMES = ["Ann", "Bo", "Cy", "Di"]


def course_of(deal: ReviewedDeal | None = None) -> ReviewState:
    return ReviewState(deal or reviewed(session_over()), NAMES, (0,), 0)


def number_of(state: ReviewState, seat: int, count: int = 0) -> int:
    """Return the number of a seat's decision: a card, where it had a choice."""
    found = []
    for number, position in enumerate(state.replay.decisions):
        ask = state.replay.view(position.at - 1, seat).ask
        if position.seat == seat and isinstance(ask, AskPlay) and ask.cards.bit_count() > 2:
            found.append(number)
    return found[count]


def test_steps_and_tricks_lead_everywhere() -> None:
    state = course_of()
    assert state.target("back") == state.target("first") == 0
    places = []
    for _ in range(20):
        state.index = state.target("trick on")
        places.append((state.position.trick, state.position.card))
    assert places[:10] == [(trick, 1) for trick in range(1, 11)]
    assert state.index == state.last
    assert state.target("on") == state.last
    places = []
    for _ in range(12):
        state.index = state.target("trick back")
        places.append((state.position.trick, state.position.card))
    assert places[:10] == [(trick, 1) for trick in range(10, 0, -1)]
    assert state.index == 0


def test_mistakes_of_the_person_come_first() -> None:
    state = course_of()
    others = [number_of(state, 1), number_of(state, 3, 1)]
    own = [number_of(state, 0, 0), number_of(state, 0, 2)]
    state.review = made_up(state.deal, dict.fromkeys([*own, *others], 60.0))
    state.refresh()
    at = [state.replay.decisions[number].at for number in (*own, *others)]
    assert sorted(row.at for row in state.rows if row.size) == sorted(at)
    seen = []
    for _ in range(5):
        step = state.mistake(1)
        assert step is not None
        state.index = state.index_of(step)
        seen.append(step)
    assert seen == [*at, at[0]]
    step = state.mistake(-1)
    assert step == at[-1]


def test_from_between_the_next_own_mistake_is_looked_for() -> None:
    state = course_of()
    own = [number_of(state, 0, 0), number_of(state, 0, 2)]
    state.review = made_up(state.deal, dict.fromkeys([*own, number_of(state, 1, 2)], 60.0))
    state.refresh()
    first, second = (state.replay.decisions[number].at for number in own)
    state.index = state.index_of(first + 1)
    assert state.mistake(1) == second
    assert state.mistake(-1) == first
    state.index = state.last
    assert state.mistake(1) == first
    assert state.mistake(-1) == second


def test_where_nobody_was_wrong_there_is_no_mistake() -> None:
    state = course_of()
    assert state.mistake(1) is None
    state.review = made_up(state.deal, {})
    state.refresh()
    assert state.mistake(1) is None
    assert state.tally_words() == "Ann: no mistakes"
    state.review = replace(state.review, complete=False)
    assert state.tally_words() == "Ann: still looking"


def test_a_name_with_a_colon_is_kept_whole() -> None:
    state = course_of()
    state.names = ["Ann: the first", *state.names[1:]]
    assert state.whose == "Ann: the first"


def test_three_sizes_are_told_apart() -> None:
    state = course_of()
    numbers = [number_of(state, 0, n) for n in range(3)]
    stake = max(map(abs, state.deal.replay.view(state.deal.end, None).deals[-1].points))
    lost = dict(zip(numbers, (stake * 0.05, stake * 0.2, stake * 0.9), strict=True))
    state.review = made_up(state.deal, lost)
    state.refresh()
    sizes = [row.size for row in state.rows if row.size]
    assert sizes == [MistakeSize.SMALL, MistakeSize.MEDIUM, MistakeSize.LARGE]
    assert state.tally_words() == "Ann: 1 blunder, 1 mistake and 1 slip"


def test_the_better_card_is_ringed_where_it_lies() -> None:
    state = course_of()
    number = number_of(state, 0, 2)
    state.review = made_up(state.deal, {number: 60.0})
    state.refresh()
    step = state.mistake(1)
    assert step is not None
    state.index = state.index_of(step)
    judged = state.judged
    assert judged is not None and isinstance(judged.better, Play) and isinstance(judged.action, Play)
    assert state.rings() == {judged.action.card: "pick", judged.better.card: "focus"}
    assert state.replay.hands(step)[0] >> judged.better.card & 1


def test_it_says_how_far_the_figures_are_and_where_they_are_exact() -> None:
    state = course_of()
    assert state.state_words() == ""
    assert state.curve_note() == "The curve appears when the figures are ready."
    whole = made_up(state.deal)
    state.review = half_done(whole, 5)
    state.refresh()
    count = len(state.replay.decisions)
    assert state.state_words() == f"Worked out so far: 5 of {count} decisions. Exact from trick 4."
    state.review = whole
    assert state.state_words() == "Exact from trick 4."
    assert state.curve_note() == ""
    at, value = whole.curve[0]
    place = state.replay.positions[state.index_of(at + 1)]
    told = f"{wording.side_of(whole.sides[0], NAMES)}, best play: {value} tricks taken"
    assert state.value_words(None) == f"{told}, from trick {place.trick}, card {place.card}"
    assert state.value_words(value) == told


def test_a_line_shows_the_figures_of_the_steps_that_it_shares() -> None:
    deal = reviewed(session_over())
    state = course_of(deal)
    whole = made_up(deal)
    state.review = whole
    start = next(p.at for p in deal.replay.positions if (p.trick, p.card) == (3, 1))
    line = other_line(deal, start)
    state.set_line(line, start)
    shared = deal.first + deal.lines.all[line].at
    assert state.position.at == start
    for row in state.rows:
        assert bool(row.knew) is (row.at - 1 < shared)
    assert state.state_words() == "Variation: Other."
    assert state.curve_note() == "Only the deal as played has a curve."
    state.review = replace(whole, curve=())
    assert state.curve_note() == ""


def test_bots_in_the_persons_place() -> None:
    state = course_of()
    whole = made_up(state.deal)
    state.review = whole
    own, others = state.deal.replay.view(state.deal.end, None).deals[-1].points
    said = state.swing_words()
    assert "Bots with your cards: 40 to 30. " in said
    assert said.startswith("You: ")
    assert said.endswith(f"Difference: {own - others - 10:+d}.".replace("-", MINUS))
    state.review = replace(whole, taken_by_bots=(own, others))
    assert state.swing_words().endswith(f"{own} to {others}. No difference.".replace("-", MINUS))


def test_low_points_are_good_where_the_lowest_wins() -> None:
    deal = reviewed(session_over(games()["hearts"]()))
    state = ReviewState(deal, NAMES, (0,), 0)
    state.review = made_up(deal)
    own = deal.replay.view(deal.end, None).deals[-1].points[0]
    assert own < 40
    assert state.swing_words().endswith(f"Difference: +{40 - own}.")


@pytest.mark.parametrize("game_id", list(games()))
def test_every_step_of_every_game_is_told(game_id: str) -> None:
    deal = reviewed(session_over(games()[game_id]()))
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"][: deal.setup.game.seats]
    state = ReviewState(deal, names, (0,), 0)
    state.review = made_up(deal)
    state.refresh()
    assert [row.at for row in state.rows] == [p.at for p in deal.replay.decisions]
    for index in range(state.last + 1):
        state.index = index
        told = state.paragraphs(0)
        assert (state.row is None) is (state.position.seat is None)
        if state.row is not None:
            assert state.row.marks
            assert state.row.spoken
            assert told
        assert "{" not in " ".join(told)
