"""trickdesk.session.coach.report: figures from stored reviews."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from tests.session.coach.stored import KEY, mistake, paths_in, store
from trickdesk.bots.review.reviewing import DealToReview
from trickdesk.engine.record import Record, read_record
from trickdesk.session import review_store
from trickdesk.session.coach.claims import FEWEST, NOTHING, WINDOW, Loss, Losses
from trickdesk.session.coach.report import coach_report, lost_in, trend
from trickdesk.session.coach.sorting import theme_of
from trickdesk.session.mistakes import MistakeSize, size_of
from trickdesk.session.review_store import ReviewStore, history_of
from trickdesk.storage.paths import Paths
from trickdesk.storage.reviews import Reviews, at_stake
from trickdesk.storage.statistics.figures import Filter, JudgedDeal, judged_deals


def one_by_one(paths: Paths, path: Path, deal: int) -> dict[str, float]:
    """Open a stored review as screens do; return what mistakes cost, by theme."""
    text = path.read_text(encoding="utf-8")
    review = ReviewStore(paths).get(text, deal)
    assert review is not None
    found = DealToReview(text, deal)
    stake = at_stake(
        [
            None if one.passed_out or one.result is None else one.result.points
            for one in found.table.deals[: deal + 1]
        ]
    )
    views = {decided.at: decided.view for decided in found.decisions()}
    lost: dict[str, float] = defaultdict(float)
    for judged in review.judged:
        if judged.seat == 0 and size_of(judged, stake) is not MistakeSize.NONE:
            assert judged.better is not None and judged.knew is not None
            lost[theme_of(views[judged.at], judged.action, judged.better).code] += judged.knew
    return lost


@pytest.mark.parametrize("game_id", ["five-hundred", "hearts", "oh-hell"])
def test_the_figures_agree_with_the_reviews_opened_one_by_one(game_id: str, tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    stored = list(store(paths, game_id, 48, share=0.9))
    history = history_of(paths)
    history.update()
    found = coach_report(history, Filter(KEY, game_id), {})
    every = len(judged_deals(history, Filter(KEY, game_id)))
    history.close()
    expected = {(path.name, deal): one_by_one(paths, path, deal) for path, deal in stored}
    assert (found.reviewed, len(found.unseen)) == (len(stored), every - len(stored))
    assert found.unseen and not {*found.unseen} & {*expected}
    lost: dict[tuple[str, int], dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for one in found.mistakes:
        lost[one.name, one.deal][one.theme] += one.lost
    assert {key: pytest.approx(dict(sums)) for key, sums in expected.items() if sums} == lost
    months = defaultdict(list)
    for path, deal in stored:
        months[f"{path.name[:4]}-{path.name[4:6]}"].append(expected[path.name, deal])
    assert [(month.month, month.deals) for month in found.months] == [
        (month, len(deals)) for month, deals in sorted(months.items())
    ]
    for month in found.months:
        sums = [sum(deal.values()) for deal in months[month.month]]
        assert month.total.points == pytest.approx(sum(sums) / len(sums))
        for code, loss in month.losses.items():
            mean = sum(deal.get(code, 0.0) for deal in months[month.month]) / month.deals
            assert loss.points == pytest.approx(mean)
    newest = sorted(expected, reverse=True)[:WINDOW]
    assert found.deals == WINDOW and found.claims
    for claim in found.claims:
        inside = [expected[key].get(claim.theme.code, 0.0) for key in newest]
        assert claim.loss.points == pytest.approx(sum(inside) / WINDOW)
        assert sum(case.lost for case in claim.cases) == pytest.approx(sum(inside))
        assert {(case.name, case.deal) for case in claim.cases} <= {*newest}


def test_a_match_is_replayed_once_for_all_its_themes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each deal by itself, from the last to the first, has the same themes."""
    paths = paths_in(tmp_path)
    stored, reviews = list(store(paths, "hearts", 6)), Reviews(paths.reviews)
    read: list[str] = []

    def noted(text: str) -> Record:
        read.append(text)
        return read_record(text)

    monkeypatch.setattr(review_store, "read_record", noted)
    history, alone = history_of(paths), review_store.ThemeSorter()
    history.update()
    assert len(read) == len({path for path, _ in stored})
    deals = judged_deals(history, Filter(KEY, "hearts"))
    history.close()
    for deal in deals:
        for wrong in deal.mistakes or ():
            text, review = (paths.finished / deal.name).read_text(encoding="utf-8"), reviews.get(wrong.key)
            assert review is not None and alone(text, review, [wrong.at]) == {wrong.at: wrong.theme}
    assert sum(bool(deal.mistakes) for deal in deals) >= 3


def test_without_a_review_nothing_is_said(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    assert list(store(paths, "hearts", 8, share=0.0)) == []
    history = history_of(paths)
    history.update()
    found = coach_report(history, Filter(KEY, "hearts"), {})
    history.close()
    assert (found.claims, found.deals, found.months) == ((), 0, ())
    assert len(found.unseen) >= 8


def test_a_damaged_record_leaves_the_other_figures(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    stored = list(store(paths, "hearts", 12))
    history = history_of(paths)
    history.update()
    stored[0][0].unlink()
    history.update()
    found = coach_report(history, Filter(KEY, "hearts"), {})
    history.close()
    assert 0 < found.reviewed < len(stored)


def deals_with(*lost: float, theme: str = "overbids") -> list[JudgedDeal]:
    return [
        JudgedDeal("x", "2026-03-01", at, (mistake(theme, points, at),) if points else ())
        for at, points in enumerate(lost)
    ]


def test_a_trend_is_more_than_chance() -> None:
    before = deals_with(*[10.0, 0.0, 12.0, 8.0] * 10)
    better = trend([*deals_with(*[0.0] * 12), *before], 12)
    assert better is not None and better.theme.code == "overbids"
    assert better.now == NOTHING and better.before.points == pytest.approx(7.5)
    assert trend([*deals_with(*[9.0, 0.0, 11.0, 10.0] * 3), *before], 12) is None
    assert trend([*deals_with(0.0), *before[1:]], 1) is None  # too few before
    assert lost_in(before[0]) == 10.0


def test_an_experts_losses_are_for_their_game(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    list(store(paths, "hearts", 44))
    history = history_of(paths)
    history.update()
    first = coach_report(history, Filter(KEY, "hearts"), {}).claims[0]
    assert len(first.cases) >= FEWEST
    expert: dict[str, Losses] = {"hearts": {first.theme.code: Loss(first.loss.points, 0.0)}}
    claims = coach_report(history, Filter(KEY, "hearts"), expert).claims
    history.close()
    assert first.theme not in [claim.theme for claim in claims]
