"""trickdesk.storage.practice: what was practised, and when puzzles come again."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from trickdesk.storage.practice import BOXES, Card, PracticeFile, PracticeProgress, Score

TODAY = date(2026, 3, 1)


def test_what_is_kept_comes_back_with_what_others_wrote(tmp_path: Path) -> None:
    path = tmp_path / "data" / "practice.json"
    assert PracticeFile(path).load() == PracticeProgress()
    kept = PracticeProgress().with_score("hearts", Score().answered(True, 1)).with_card("a:3", Card(2, TODAY))
    PracticeFile(path).save(kept)
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "later": [1]}))
    file = PracticeFile(path)
    assert file.load() == kept
    file.save(kept.with_score("hearts", Score(3, 2, 1)))
    assert json.loads(path.read_text())["later"] == [1]
    assert PracticeFile(path).load().ranking == {"hearts": Score(3, 2, 1)}


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"ranking": 3, "puzzles": []}', '{"puzzles": {"a": {"box": -1, "due": "x"}}}']
)
def test_what_cannot_be_read_is_nothing(tmp_path: Path, text: str) -> None:
    path = tmp_path / "practice.json"
    path.write_text(text)
    assert PracticeFile(path).load() == PracticeProgress()


def test_one_bad_entry_does_not_cost_the_others(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"
    cards = {"a": {"box": 1, "due": "2026-03-01"}, "b": {"box": 1, "due": 5}, "c": None}
    scores = {"hearts": {"asked": 3, "right": 2, "best": 2}, "tocan": {"asked": True, "right": 0, "best": 0}}
    path.write_text(json.dumps({"puzzles": cards, "ranking": scores}))
    found = PracticeFile(path).load()
    assert found == PracticeProgress({"hearts": Score(3, 2, 2)}, {"a": Card(1, TODAY)})


def test_a_puzzle_comes_again_later_and_later_until_it_is_done() -> None:
    card, today = Card(0, TODAY), TODAY
    waits = []
    while card.is_due(today):
        card = card.answered(True, today)
        waits.append((card.due - today).days)
        today = card.due
    assert waits == [*BOXES[1:], BOXES[-1]]
    assert card.box == len(BOXES)
    assert not card.is_due(today + timedelta(days=1000))


def test_a_puzzle_that_was_missed_begins_again() -> None:
    card = Card(2, TODAY).answered(False, TODAY)
    assert card == Card(0, TODAY + timedelta(days=BOXES[0]))
    assert not card.is_due(TODAY)
    assert card.is_due(TODAY + timedelta(days=1))


def test_scores_count_the_longest_row() -> None:
    score, row = Score(), 0
    for right in (True, True, False, True):
        row = row + 1 if right else 0
        score = score.answered(right, row)
    assert score == Score(4, 3, 2)


def test_what_is_done_stays_done() -> None:
    today = date(2026, 3, 1)
    assert Card(len(BOXES), today).answered(True, today).box == len(BOXES)
