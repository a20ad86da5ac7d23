"""Saved reviews are found by the deal's contents, and only while up to date."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.ui.review.fakes import made_up, reviewed, session_over
from trickdesk.session import review_store
from trickdesk.session.review_store import ReviewStore
from trickdesk.storage.paths import find_paths

SESSION = session_over(deals=2)
TEXT = SESSION.record_text()
REVIEW = made_up(reviewed(SESSION))


@pytest.fixture
def shelf(tmp_path: Path) -> ReviewStore:
    return ReviewStore(find_paths(tmp_path))


def test_a_review_comes_back_as_it_was(shelf: ReviewStore) -> None:
    assert shelf.get(TEXT, 0) is None
    shelf.put(TEXT, REVIEW)
    assert shelf.get(TEXT, 0) == REVIEW
    assert shelf.get(TEXT, 1) is None


def test_a_match_that_has_gone_on_finds_it(shelf: ReviewStore) -> None:
    data = json.loads(TEXT)
    data["log"] = data["log"][: reviewed(SESSION).end]
    shelf.put(json.dumps(data), REVIEW)
    assert shelf.get(TEXT, 0) == REVIEW


def test_other_bots_make_other_reviews(shelf: ReviewStore, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.put(TEXT, REVIEW)
    monkeypatch.setattr(review_store, "VERSION", "another")
    assert shelf.get(TEXT, 0) is None


@pytest.mark.parametrize("spoil", ["judged", "first", "curve", "deal", "end"])
def test_what_is_no_review_is_left(shelf: ReviewStore, tmp_path: Path, spoil: str) -> None:
    shelf.put(TEXT, REVIEW)
    [path] = (tmp_path / "reviews").glob("*.json")
    data = json.loads(path.read_text())
    data["review"][spoil] = {"judged": [{}], "first": -4, "curve": [["a"]], "deal": 7, "end": 10**9}[spoil]
    path.write_text(json.dumps(data))
    assert shelf.get(TEXT, 0) is None
    assert shelf.get("no record", 0) is None
