"""Whole reviews: their order, that they stop when asked, and that they repeat."""

from __future__ import annotations

import json

import pytest

from tests.bots.review.deals import by_bots, by_chance, game_of, played, text_of, with_cards
from trickdesk.bots.review.reviewing import review_deal
from trickdesk.bots.review.values import DealReview
from trickdesk.engine.actions import Call, Play
from trickdesk.engine.record import RecordError, read_record, replay
from trickdesk.games import games

SMALL = game_of("oh-hell", players=3, cards="5", deals="down")


@pytest.fixture(scope="module")
def reviews() -> list[DealReview]:
    """Return the growing reviews of a five-card deal with a person in the second seat."""
    return list(review_deal(text_of(with_cards(SMALL, 7, by_chance), {1: "Ann"}, seed=1), 0))


def test_the_person_comes_first_and_what_has_cost_something_first_of_all(reviews: list[DealReview]) -> None:
    order: list[tuple[int, bool]] = []
    for number, after in enumerate(reviews[1:]):
        before = reviews[number]
        order += [
            (new.seat, bool(old.actual))
            for old, new in zip(before.judged, after.judged, strict=True)
            if old.knew is None and new.knew is not None
        ]
    seats = [seat for seat, _ in order]
    own = seats.count(1)
    assert seats[:own] == [1] * own
    assert 1 not in seats[own:]
    costly = [cost for _, cost in order[:own]]
    assert costly == sorted(costly, reverse=True)


def test_what_is_exact_is_known_before_any_decision_is_judged(reviews: list[DealReview]) -> None:
    assert reviews[0].exact_from is None
    assert reviews[1].exact_from == 4  # a deal and three bids come before
    assert all(judged.knew is None for judged in reviews[1].judged)


def test_everything_is_judged_in_the_end(reviews: list[DealReview]) -> None:
    last = reviews[-1]
    assert [review.complete for review in reviews] == [False] * (len(reviews) - 1) + [True]
    assert [judged.at for judged in last.judged] == list(range(last.first + 1, last.end))
    for judged in last.judged:
        assert judged.knew is not None and judged.knew >= 0 and judged.why is not None
        assert (judged.better is None) == (judged.knew == 0)
        assert judged.better != judged.action and judged.best != judged.action
        assert (judged.actual is None) == isinstance(judged.action, Call)
        assert bool(judged.actual) == (judged.best is not None)
        actions = [entry.action for entry in judged.why.weighed]
        assert not actions or judged.action in actions
        assert judged.better is None or judged.better in actions
    assert last.taken_by_bots is not None and last.bots_level == "hard"


def test_a_review_is_the_same_every_time_and_as_json(reviews: list[DealReview]) -> None:
    record = text_of(with_cards(SMALL, 7, by_chance), {1: "Ann"}, seed=1)
    *_, last = review_deal(record, 0)
    assert last == reviews[-1]
    for review in reviews:
        data = json.loads(json.dumps(review.to_json(SMALL.deck)))
        assert DealReview.from_json(data, SMALL.deck) == review


@pytest.mark.parametrize("game_id", games())
def test_it_ends_soon_when_told_to(game_id: str) -> None:
    """Wherever it is, nothing more follows, and it wasn't complete."""
    record = text_of(with_cards(games()[game_id](), 3, by_chance), {0: "Ann"}, seed=1)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 150

    found = list(review_deal(record, 0, stop))
    assert found
    assert not found[-1].complete
    assert asked < 1000  # `stop` is called only a few more times after it has returned True


def test_bots_in_the_chairs_of_bots_that_saw_the_same_take_the_same() -> None:
    """Luck is measured with the session's own seeds."""
    for seed in range(3):
        table = played(game_of("forty-fives"), seed, by_bots("easy"))
        record = text_of(table, {2: "Ann"}, "easy", seed)
        growing = review_deal(record, 0)
        review = next(found for found in growing if found.taken_by_bots is not None)
        assert review.taken_by_bots == table.deals[0].result.points


def test_a_deal_on_which_everybody_passed_has_calls_alone() -> None:
    game = game_of("five-hundred")
    table = played(game, 1, lambda seen, _: Call("pass"))
    *_, last = review_deal(text_of(table, {0: "Ann"}), 0)
    assert last.complete
    assert (last.exact_from, last.curve, len(last.judged)) == (None, (), 4)
    assert not any(isinstance(judged.action, Play) for judged in last.judged)


def test_a_deal_that_is_not_there_or_not_over_is_refused() -> None:
    table = with_cards(SMALL, 7, by_chance)
    record = text_of(table, {})
    for number in (-1, 1):
        with pytest.raises(RecordError, match="isn't in this record"):
            next(review_deal(record, number))
    data = json.loads(record)
    data["log"].pop()
    with pytest.raises(RecordError, match="isn't over"):
        next(review_deal(json.dumps(data), 0))
    with pytest.raises(RecordError):
        next(review_deal("{}", 0))


def test_a_later_deal_of_a_record_is_reviewed_where_it_stands() -> None:
    table = played(SMALL, 2, by_chance(2), deals=4)
    record = text_of(table, {0: "Ann"}, seed=2)
    *_, last = review_deal(record, 3)
    log = replay(read_record(record), games()).log
    assert (last.deal, last.end) == (3, len(log))
    assert last.first == sum(1 + 3 + 3 * cards for cards in (5, 4, 3))
    assert [(judged.seat, judged.action) for judged in last.judged] == log[last.first + 1 :]
