"""trickdesk.storage.reviews: keys, saving, damaged files, and clean-up."""

from __future__ import annotations

import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from tests.storage.finished import match, seats
from trickdesk.engine.record import Record
from trickdesk.storage.reviews import LONGEST, Reviews, review_key

KEY, OTHER = "a" * 64, "b" * 64
REVIEW = {"deal": 0, "judged": [{"at": 1, "knew": 2.5}], "complete": True}


def record() -> Record:
    found = match("forty-fives")
    return replace(found, seats=seats(found, {0: "Ann"}), extra={"seed": "one"})


def test_the_key_tells_apart_what_a_review_depends_on() -> None:
    base = record()
    deal = "deal"
    ends = [at for at, entry in enumerate(base.log) if str(entry).startswith(deal)]
    key = review_key(base, 0, "1")
    *rest, bot = base.seats or ()
    others = [
        review_key(base, 1, "1"),
        review_key(base, 0, "2"),
        review_key(replace(base, rules_version=2), 0, "1"),
        review_key(replace(base, game="red-one"), 0, "1"),
        review_key(replace(base, options={**base.options, "kitty": 5}), 0, "1"),
        review_key(replace(base, extra={"seed": "two"}), 0, "1"),
        review_key(replace(base, seats=seats(base, {1: "Ann"})), 0, "1"),
        review_key(replace(base, seats=seats(base, {0: "Ann"}, "easy")), 0, "1"),
        review_key(replace(base, seats=(*rest, {**bot, "temperament": "bold"})), 0, "1"),
        review_key(replace(base, seats=(*rest, {**bot, "agreements": ["weak two"]})), 0, "1"),
        review_key(replace(base, log=base.log[: ends[1] - 1]), 0, "1"),
        review_key(replace(base, log=(*base.log[: ends[1]], *base.log)), 2, "1"),
    ]
    assert len({key, *others}) == len(others) + 1


def test_the_key_does_not_depend_on_names_or_later_deals() -> None:
    base = record()
    key = review_key(base, 0, "1")
    second = [at for at, entry in enumerate(base.log) if str(entry).startswith("deal")][1]
    assert review_key(replace(base, log=base.log[:second]), 0, "1") == key
    assert review_key(replace(base, seats=seats(base, {0: "Bo"})), 0, "1") == key
    assert review_key(replace(base, app="9.9.9", preset=None), 0, "1") == key
    assert review_key(replace(base, options=dict(reversed(list(base.options.items())))), 0, "1") == key


def test_what_is_put_is_got(tmp_path: Path) -> None:
    reviews = Reviews(tmp_path / "reviews")
    assert reviews.get(KEY) is None
    reviews.put(KEY, REVIEW)
    assert reviews.get(KEY) == REVIEW
    assert reviews.get(OTHER) is None
    assert Reviews(tmp_path / "reviews").get(KEY) == REVIEW
    if os.name == "posix":
        (file,) = (tmp_path / "reviews").iterdir()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff\xfe", b'{"format": "other"}', b"[" * 5000, b"x" * (LONGEST + 1)],
    ids=["empty", "half", "list", "bytes", "foreign", "deep", "long"],
)
def test_a_damaged_one_is_none_and_is_written_anew(content: bytes, tmp_path: Path) -> None:
    reviews = Reviews(tmp_path)
    reviews.put(KEY, REVIEW)
    (file,) = tmp_path.iterdir()
    file.write_bytes(content)
    assert reviews.get(KEY) is None
    reviews.put(KEY, REVIEW)
    assert reviews.get(KEY) == REVIEW


def test_one_under_the_name_of_another_is_none(tmp_path: Path) -> None:
    reviews = Reviews(tmp_path)
    reviews.put(KEY, REVIEW)
    (tmp_path / f"{KEY}.json").rename(tmp_path / f"{OTHER}.json")
    assert reviews.get(OTHER) is None


def test_what_is_too_long_is_not_kept(tmp_path: Path) -> None:
    reviews = Reviews(tmp_path)
    reviews.put(KEY, {"why": "x" * LONGEST})
    assert reviews.get(KEY) is None


@pytest.mark.parametrize("key", ["", "../x", "A" * 64, "a" * 63, "a" * 64 + "\n"])
def test_a_key_is_never_a_path(key: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a key"):
        Reviews(tmp_path).put(key, REVIEW)
    assert list(tmp_path.iterdir()) == []


def test_the_oldest_are_removed(tmp_path: Path) -> None:
    reviews = Reviews(tmp_path)
    keys = [f"{number:064x}" for number in range(20)]
    for number, key in enumerate(keys):
        reviews.put(key, REVIEW)
        os.utime(tmp_path / f"{key}.json", (1000 + number, 1000 + number))
    assert reviews.clear(20) == 0
    assert reviews.clear(10) == 11
    assert [reviews.get(key) is not None for key in keys] == [False] * 11 + [True] * 9
    size = (tmp_path / f"{keys[-1]}.json").stat().st_size
    assert reviews.clear(most_bytes=5 * size) == 5
    assert reviews.get(keys[-1]) == REVIEW
