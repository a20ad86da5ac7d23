"""trickdesk.session.coach.looking: reviews, and what they change."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from threading import Event

import pytest

from tests.session.coach.habit_deals import LAST, Instant, keep_reviewed
from tests.session.coach.stored import KEY, paths_in
from trickdesk.session.coach.looking import after_match, read_page, review_deals, standing_of
from trickdesk.storage.paths import Paths
from trickdesk.storage.statistics.figures import Filter

THEME = "passes-too-much"


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return paths_in(tmp_path)


def unseen_of(paths: Paths) -> Sequence[tuple[str, int]]:
    return read_page(paths, Filter(KEY, "hearts"), {}, True, lambda: False).report.unseen


def test_deals_are_reviewed_until_it_is_stopped_and_it_can_go_on(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trickdesk.session.coach.looking.POLL_S", 0.001)
    keep_reviewed(paths, "hearts", 1, unseen=6)
    deals, done, stopped = unseen_of(paths), list[int](), Event()
    assert len(deals) >= 6
    first = Instant()
    first.mistakes = True

    def tell(counts: list[int]) -> None:
        done.extend(counts)
        if len(done) == 2:
            stopped.set()

    review_deals(paths, deals, lambda: first, stopped, tell)
    assert done == [1, 2] and first.closed
    left = unseen_of(paths)
    assert left == deals[2:]
    second = Instant()
    second.fails_at = 2  # which is left out
    review_deals(paths, [*left, ("gone.trickdesk", 0)], lambda: second, Event(), lambda _: None)
    assert unseen_of(paths) == left[1:2] and second.closed


def test_nothing_of_a_match_under_way_is_shown(paths: Paths) -> None:
    keep_reviewed(paths, "hearts", 20, THEME)
    before = read_page(paths, Filter(KEY, "hearts"), {}, True, lambda: False)
    finished = sorted(paths.finished.iterdir())
    paths.autosave.mkdir(parents=True)
    (paths.autosave / f"{LAST + timedelta(days=1):%Y%m%d-%H%M%S}-hearts.trickdesk").write_bytes(
        finished[-1].read_bytes()
    )
    assert read_page(paths, Filter(KEY, "hearts"), {}, True, lambda: False) == before
    for record in finished:  # as if none of them were over
        record.rename(paths.autosave / record.name)
    page = read_page(paths, Filter(KEY, "hearts"), {}, True, lambda: False)
    assert (page.report.reviewed, page.report.unseen, page.standing) == (0, (), None)


def test_how_one_plays_is_said_as_far_as_the_figures_allow() -> None:
    assert standing_of({"mixed": [1, 2, 3]}) is None
    better, even, worse = [9, 11, 10] * 5, [9, -9, 1, -1] * 3, [-10, -9, -11] * 4
    found = standing_of({"hard": worse, "medium": better, "easy": better[:3]})
    assert found is not None and (found.level, found.above, found.below) == ("medium", "medium", "hard")
    assert found.lead.points == pytest.approx(10)
    found = standing_of({"medium": even, "hard": worse[:6]})
    assert found is not None and (found.level, found.above, found.below) == ("medium", "", "hard")
    found = standing_of({"easy": worse, "hard": better[:5]})  # a contradiction
    assert found is not None and (found.above, found.below) == ("hard", "")


def test_after_a_match_its_deals_come_first_and_then_what_has_changed(paths: Paths) -> None:
    keep_reviewed(paths, "five-hundred", 60, THEME, seeds=(2, 3), days=20)
    keep_reviewed(paths, "five-hundred", 1, unseen=10, seeds=(0,), last=LAST + timedelta(hours=2))
    newest = max(path.name for path in paths.finished.iterdir())
    unseen, trend = after_match(paths, KEY, "five-hundred", newest)
    assert {name for name, _ in unseen} == {newest} and trend is None
    assert after_match(paths, KEY, "hearts", newest) == ((), None)
    assert after_match(paths, "bo", "five-hundred", newest) == ((), None)
    keep_reviewed(paths, "five-hundred", 11, seeds=(0,), last=LAST + timedelta(hours=2))  # no mistakes
    unseen, trend = after_match(paths, KEY, "five-hundred", newest)
    assert not unseen and trend is not None and trend.theme.code == THEME
    assert trend.now.points == 0 < trend.before.points
