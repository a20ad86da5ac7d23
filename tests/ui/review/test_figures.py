"""Figures come from saved reviews or from the reviewer, without blocking."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.patience import PATIENCE
from tests.ui.review.fakes import FakeReviewer, half_done, made_up, reviewed, session_over
from tests.ui.timers import timer_of
from trickdesk.bots.process.client import ReviewNews
from trickdesk.bots.review.values import DealReview
from trickdesk.session.review_store import ReviewStore
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.ui.review.figures import ReviewLoader

REVIEW = made_up(reviewed(session_over()))


class Kept(ReviewStore):
    """Saved reviews in memory; `broken`: the disk fails, `gate`: it waits for this."""

    def __init__(self, review: DealReview | None = None, broken: bool = False) -> None:
        self.review, self.broken = review, broken
        self.gate = threading.Event()
        self.gate.set()
        self.put_ = threading.Event()

    def get(self, record_text: str, deal: int) -> DealReview | None:
        self.gate.wait(PATIENCE)
        if self.broken:
            raise SaveError(FileProblem.FULL, Path("x"))
        return self.review

    def put(self, record_text: str, review: DealReview) -> None:
        self.review = review
        self.put_.set()


class Heard:
    """Everything that was reported."""

    def __init__(self, figures: ReviewLoader) -> None:
        self.found: list[tuple[int, DealReview]] = []
        self.failed: list[str] = []
        figures.found.connect(lambda deal, review: self.found.append((deal, review)))
        figures.failed.connect(self.failed.append)


def test_figures_come_bit_by_bit_and_the_whole_is_kept(qtbot: QtBot) -> None:
    reviewer, kept = FakeReviewer(), Kept()
    figures = ReviewLoader(lambda: reviewer, kept)
    heard = Heard(figures)
    figures.ask("record", 2)
    qtbot.waitUntil(lambda: reviewer.asked == [("record", 2)])
    half = half_done(REVIEW, 3)
    reviewer.news = [ReviewNews(1, half)]
    qtbot.waitUntil(lambda: heard.found == [(2, half)])
    assert not kept.put_.is_set()
    reviewer.news = [ReviewNews(1, REVIEW)]
    qtbot.waitUntil(lambda: len(heard.found) == 2)
    assert kept.put_.wait(PATIENCE)
    assert kept.review == REVIEW


def test_what_is_kept_is_not_worked_out_again(qtbot: QtBot) -> None:
    def make() -> FakeReviewer:
        raise AssertionError("nobody is needed")

    figures = ReviewLoader(make, Kept(REVIEW))
    heard = Heard(figures)
    figures.ask("record", 0)
    qtbot.waitUntil(lambda: heard.found == [(0, REVIEW)])


@pytest.mark.parametrize("kept", [Kept(half_done(REVIEW, 3)), Kept(broken=True)], ids=["half", "broken"])
def test_what_is_half_known_or_cannot_be_read_is_worked_out(qtbot: QtBot, kept: Kept) -> None:
    reviewer = FakeReviewer()
    figures = ReviewLoader(lambda: reviewer, kept)
    figures.ask("record", 0)
    qtbot.waitUntil(lambda: bool(reviewer.asked))
    figures.close()


def test_only_the_deal_asked_for_last_is_told(qtbot: QtBot) -> None:
    reviewer = FakeReviewer()
    figures = ReviewLoader(lambda: reviewer)
    heard = Heard(figures)
    figures.ask("record", 0)
    qtbot.waitUntil(lambda: len(reviewer.asked) == 1)
    figures.ask("record", 1)
    assert reviewer.cancelled == 1
    qtbot.waitUntil(lambda: len(reviewer.asked) == 2)
    reviewer.news = [ReviewNews(1, REVIEW), ReviewNews(2, half_done(REVIEW, 1))]
    qtbot.waitUntil(lambda: bool(heard.found))
    assert heard.found == [(1, half_done(REVIEW, 1))]


def test_a_failure_is_told_once(qtbot: QtBot) -> None:
    reviewer = FakeReviewer()
    figures = ReviewLoader(lambda: reviewer)
    heard = Heard(figures)
    figures.ask("record", 0)
    qtbot.waitUntil(lambda: bool(reviewer.asked))
    reviewer.news = [ReviewNews(1, None, "it broke")]
    qtbot.waitUntil(lambda: heard.failed == ["it broke"])
    assert not timer_of(figures).isActive()


def test_closing_ends_the_reviewer_at_once_and_waits_for_no_disk(qtbot: QtBot) -> None:
    reviewer, kept = FakeReviewer(), Kept()
    figures = ReviewLoader(lambda: reviewer, kept)
    figures.ask("record", 0)
    qtbot.waitUntil(lambda: bool(reviewer.asked))
    kept.gate.clear()
    figures.ask("record", 1)
    figures.close()
    assert reviewer.closed
    kept.gate.set()
