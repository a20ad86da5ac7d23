"""trickdesk.storage.reviews: figures of saved reviews in the index."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tests.storage.finished import keep, match, seats
from trickdesk.bots.review.reviewing import review_deal
from trickdesk.bots.review.values import VERSION
from trickdesk.engine.record import Record, read_record, replay
from trickdesk.games import games
from trickdesk.session import mistakes
from trickdesk.storage.reviews import Reviews, at_stake, read_review, review_key
from trickdesk.storage.statistics.figures import Filter, costliest_decisions, total
from trickdesk.storage.statistics.history import History, UpdateResult
from trickdesk.storage.statistics.results import read_result

NOON = datetime(2026, 3, 1, 12)


def decision(at: int, seat: int, action: str, knew: float | None, **more: object) -> dict[str, object]:
    better = "play 2H" if knew else None
    usual = {
        "error": 0.1,
        "better": better,
        "actual": None,
        "best": None,
        "costs_contract": False,
        "why": None,
    }
    return {"at": at, "seat": seat, "action": action, "knew": knew, **usual, **more}


def review(decisions: list[dict[str, object]], **more: object) -> dict[str, Any]:
    return {"complete": True, "judged": decisions, "taken_by_bots": None, **more}


ONLY = {"reasons": [["only-choice", {}]], "weighed": []}
DECISIONS = [
    decision(1, 0, "call pass", 0.0),
    decision(2, 1, "call 7H", 50.0),
    decision(3, 0, "call 7S", 30.0),
    decision(4, 0, "give 2H 3H", 2.0),  # less than is noticed
    decision(5, 0, "play AS", 9.0, error=8.0),  # may be chance
    decision(6, 0, "play KS", 20.0),
    decision(7, 0, "play QS", 0.0, why=ONLY),
    decision(8, 0, "play JS", None),
]


def test_calls_and_cards_are_counted_and_mistakes_named() -> None:
    first, second = read_review(review(DECISIONS, taken_by_bots=[40, 0]), [0, 1], [100, -100], 100.0, False)
    assert (first.calls, first.calls_right, first.cards, first.cards_right) == (2, 1, 3, 2)
    assert first.lost == pytest.approx(61.0)
    assert [(entry.at, entry.share) for entry in first.mistakes] == [(3, 0.3), (6, 0.2)]
    assert (first.swing, second.swing) == (160, -160)
    assert (second.calls, second.calls_right, second.cards) == (1, 0, 0)
    low = read_review(review([], taken_by_bots=[3, 13, 5, 5]), [1], [0, 20, 6, 0], 26.0, True)
    assert low[0].swing == -7


def test_nothing_is_said_by_what_is_not_complete() -> None:
    assert read_review(review(DECISIONS, complete=False), [0], [1, 2], 10.0, False) == []


@pytest.mark.parametrize(
    "bad",
    [
        {},
        {"complete": True},
        review(["x"]),  # type: ignore[list-item]
        review([decision(1, 0, "play AS", float("nan"))]),
        review([], taken_by_bots=[1]),
        review([], taken_by_bots=["a", "b"]),
        review([{}] * 2000),
    ],
)
def test_rubbish_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        read_review(bad, [0], [1, 2], 10.0, False)


@pytest.mark.parametrize("game_id", games())
def test_what_is_at_stake_is_what_the_screens_say(game_id: str) -> None:
    from trickdesk.engine.view import view

    record = match(game_id)
    deals = view(replay(record, games()), None).deals
    played = [deal.points for deal in deals if not deal.passed_out]
    assert at_stake(played) == pytest.approx(mistakes.stakes(deals))
    assert at_stake(read_result(record).points) == pytest.approx(mistakes.stakes(deals))


@pytest.fixture
def index(tmp_path: Path) -> Iterator[History]:
    found = History(
        tmp_path / "history.sqlite", tmp_path / "finished", Reviews(tmp_path / "reviews"), VERSION
    )
    yield found
    found.close()


def keep_one(folder: Path, game_id: str = "five-hundred") -> tuple[Record, Path]:
    record = match(game_id)
    path = keep(folder, record, NOON, seats(record, {0: "Ann"}))
    return read_record(path.read_text(encoding="utf-8")), path


def test_reviews_are_taken_in_whenever_they_come(tmp_path: Path, index: History) -> None:
    record, path = keep_one(index.folder)
    assert index.update() == UpdateResult(1, 0, True)
    assert total(index, Filter("ann")).judged.deals == 0
    kept = Reviews(tmp_path / "reviews")
    key = review_key(record, 1, VERSION)
    kept.put(key, review(DECISIONS, complete=False))
    kept.put("0" * 64, review(DECISIONS))  # of a deal that nobody knows
    assert index.update() == UpdateResult(2, 0, True)
    assert total(index, Filter("ann")).judged.deals == 0
    kept.put(key, review(DECISIONS, taken_by_bots=[0, 0]))
    assert index.update() == UpdateResult(1, 0, True)
    found = total(index, Filter("ann")).judged
    points = read_result(record).points[1] or (0, 0)
    assert (found.deals, found.calls, found.calls_right, found.swing_deals) == (1, 2, 1, 1)
    assert found.swing == points[0] - points[1]
    stake = at_stake(read_result(record).points[:2])
    dearest = costliest_decisions(index, Filter("ann"), 10)
    assert [(entry.name, entry.at, entry.deal, entry.seat) for entry in dearest] == [
        (path.name, at, 1, 0) for at, knew in ((3, 30.0), (6, 20.0), (4, 2.0)) if knew >= 0.04 * stake
    ]
    assert dearest[0].share == pytest.approx(30.0 / stake) and dearest[0].key == key
    assert (
        costliest_decisions(index, Filter("bo"), 10) == []
        and len(costliest_decisions(index, Filter(), 1)) == 1
    )
    assert index.update() == UpdateResult(0, 0, True)
    path.touch()
    assert index.update() == UpdateResult(2, 0, True)  # the record, and what its reviews say
    assert total(index, Filter("ann")).judged == found
    path.unlink()
    index.update()
    assert total(index, Filter("ann")).judged.deals == 0


def test_another_thread_that_reads_the_same_takes_nothing_away(tmp_path: Path, index: History) -> None:
    """It found a record new before this one had read it, and comes to it only now."""
    record, _ = keep_one(index.folder)
    reviews = Reviews(tmp_path / "reviews")
    reviews.put(review_key(record, 1, VERSION), review(DECISIONS))
    other = History(index.path, index.folder, reviews, VERSION)
    found: list[int] = []

    def meanwhile() -> bool:
        """Before the record, and again before its reviews."""
        if not found:
            index.update()
        found.append(len(costliest_decisions(index, Filter("ann"), 10)))
        return False

    other.update(stop=meanwhile)
    other.close()
    assert len(found) >= 1 and found[0] > 0
    assert {*found, len(costliest_decisions(index, Filter("ann"), 10))} == {found[0]}


def test_the_swing_of_a_kept_review_is_better_with_fewer_points_where_few_are_good(
    tmp_path: Path, index: History
) -> None:
    record, _ = keep_one(index.folder, "hearts")
    points = read_result(record).points[0]
    assert points is not None
    bots = [points[0] + 5, *points[1:]]
    Reviews(tmp_path / "reviews").put(review_key(record, 0, VERSION), review(DECISIONS, taken_by_bots=bots))
    index.update()
    assert total(index, Filter("ann")).judged.swing == 5


def test_damaged_reviews_say_nothing(tmp_path: Path, index: History) -> None:
    record, _ = keep_one(index.folder)
    folder = tmp_path / "reviews"
    kept = Reviews(folder)
    for deal, bad in enumerate(({}, {"complete": True, "judged": 7}, review(["x"]))):  # type: ignore[list-item]
        kept.put(review_key(record, deal, VERSION), bad)
    (folder / f"{review_key(record, 3, VERSION)}.json").write_text("{")
    (folder / "notes.json").write_text("{}")
    assert index.update().complete
    assert total(index, Filter("ann")).judged.deals == 0


def test_reviews_of_other_bots_do_not_count(tmp_path: Path, index: History) -> None:
    record, _ = keep_one(index.folder)
    Reviews(tmp_path / "reviews").put(review_key(record, 0, VERSION), review(DECISIONS))
    index.update()
    assert total(index, Filter("ann")).judged.deals == 1
    index.close()
    later = History(index.path, index.folder, Reviews(tmp_path / "reviews"), "99.9")
    assert later.update().read == 2
    assert total(later, Filter("ann")).judged.deals == 0
    assert total(later, Filter("ann")).matches == 1
    later.close()


@pytest.mark.slow
def test_a_real_review_is_understood(tmp_path: Path, index: History) -> None:
    record, path = keep_one(index.folder, "euchre")  # whose reviews are the quickest
    table = replay(record, games())
    deal = next(n for n, entry in enumerate(table.deals) if not entry.passed_out)
    *_, last = review_deal(path.read_text(encoding="utf-8"), deal)
    Reviews(tmp_path / "reviews").put(review_key(record, deal, VERSION), last.to_json(table.game.deck))
    index.update()
    found = total(index, Filter("ann")).judged
    assert found.deals == found.swing_deals == 1
    mine = [entry for entry in last.judged if entry.seat == 0 and entry.knew is not None]
    assert 0 < found.calls + found.cards <= len(mine)
    stake = at_stake(read_result(record).points[: deal + 1])
    wrong = [entry for entry in mine if mistakes.size_of(entry, stake)]
    assert found.calls + found.cards - found.calls_right - found.cards_right == len(wrong)
    assert {entry.at for entry in costliest_decisions(index, Filter("ann"), 50)} == {
        entry.at for entry in wrong
    }
