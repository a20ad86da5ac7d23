"""Variations of a deal: a tree that never changes the match."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.session.helpers import ended, middle, other_line, reviewed, seen, step
from trickdesk.session import Archive, State
from trickdesk.session.lines import (
    LONGEST_ENTRY,
    MOST_LINES,
    Variation,
    Variations,
    line_of,
    lines_path,
    read_lines,
    write_lines,
)
from trickdesk.storage.files import SaveError
from trickdesk.storage.paths import Paths, find_paths


def test_a_line_leaves_the_match_alone() -> None:
    session = ended(deals=2)
    before = session.record_text()
    deal = reviewed(session, 0)
    line = other_line(deal, middle(deal))
    assert session.record_text() == before
    replay = deal.replay_of(line)
    assert replay.outcome().over
    log, played = deal.lines.log_of(line), deal.lines.log
    shared = deal.lines.all[line].at
    assert log[:shared] == played[:shared]
    assert log[shared] != played[shared]
    assert shared >= middle(deal) - deal.first
    assert [p.at for p in replay.positions] == [deal.first + n for n in range(1, len(log) + 1)]


def test_whoever_plays_on_sits_with_the_same_bots_and_they_are_asked_the_same() -> None:
    session = ended(deals=1)
    deal = reviewed(session)
    on = deal.play_on(None, middle(deal))
    assert on.setup is session.setup
    assert on.match is None
    again = deal.play_on(None, middle(deal))
    while on.state is not State.BOT:
        rng = random.Random(1)
        step(on, rng)
        step(again, random.Random(1))
    one, other = on.bot_request(), again.bot_request()
    assert (one.seed, one.level, one.temperament) == (other.seed, other.level, other.temperament)
    assert seen(one.view) == seen(other.view)


def test_nothing_before_the_step_is_taken_back() -> None:
    deal = reviewed(ended(deals=1))
    on = deal.play_on(None, middle(deal))
    assert not on.can_undo
    while on.state is not State.HUMAN:
        step(on, random.Random(1))
    step(on, random.Random(1))
    assert on.can_undo
    assert on.undo()
    assert not on.can_undo


def test_lines_branch_off_lines() -> None:
    deal = reviewed(ended(deals=1))
    first = other_line(deal, middle(deal))
    inner = deal.first + deal.lines.all[first].at + 3
    second = other_line(deal, inner, first)
    assert deal.lines.all[second].parent == first
    assert deal.lines.depth(first) == 0
    assert deal.lines.depth(second) == 1
    third = other_line(deal, middle(deal) + 4)
    assert deal.lines.all[third].parent is None
    deal.lines.remove(first)
    assert [line.parent for line in deal.lines.all] == [None]
    assert deal.replay_of(0).outcome().over


def test_what_is_played_the_same_is_no_other_line() -> None:
    deal = reviewed(ended(deals=1))
    assert deal.lines.add(deal.lines.log, "Same") is None
    assert deal.lines.add(deal.lines.log[:9], "Beginning") is None
    line = other_line(deal, middle(deal))
    assert deal.lines.add(deal.lines.log_of(line), "Again") == line
    assert len(deal.lines.all) == 1


def test_a_line_that_was_left_can_go_on() -> None:
    deal = reviewed(ended(deals=1))
    line = other_line(deal, middle(deal))
    whole = deal.lines.log_of(line)
    deal.lines.remove(line)
    half = whole[: deal.lines.find(whole)[1] + 2]
    line_ = deal.lines.add(half, "Half")
    assert line_ == 0
    assert not deal.replay_of(0).outcome().over
    on = deal.play_on(0, deal.first + len(half))
    assert deal.log_in(on)[: len(half)] == list(half)
    assert deal.lines.add(whole, "Whole") == 0
    assert len(deal.lines.all) == 1
    assert deal.lines.all[0].name == "Half"
    assert deal.lines.log_of(0) == whole


def test_names_are_cleaned_and_lines_counted() -> None:
    lines = Variations(["deal", "a", "b"])
    for n in range(MOST_LINES):
        assert lines.add(["deal", f"x{n}"], "x") == n
    with pytest.raises(ValueError, match="too many"):
        lines.add(["deal", "y"], "y")
    lines.rename(0, "  a\nname " + "long" * 40)
    assert lines.all[0].name.startswith("a name long")
    assert len(lines.all[0].name) <= 40
    lines.rename(0, " \n")
    assert lines.all[0].name.startswith("a name")


def test_lines_come_back_from_their_file(tmp_path: Path) -> None:
    archive = Archive(find_paths(tmp_path))
    session = ended(deals=1)
    deal = reviewed(session)
    first = other_line(deal, middle(deal))
    other_line(deal, deal.first + deal.lines.all[first].at + 3, first)
    archive.keep_lines(deal)
    again = reviewed(session)
    assert again.key == deal.key
    archive.lines(again)
    assert again.lines.all == deal.lines.all
    deal.lines.remove(first)  # and with it the one that branches off it
    archive.keep_lines(deal)
    assert read_lines(archive.paths, deal.key) is None


def test_deals_are_told_apart() -> None:
    session = ended(deals=2)
    assert reviewed(session, 0).key != reviewed(session, 1).key


BAD_LINES: list[object] = [
    None,
    "lines",
    {},
    [1],
    [[]],
    [{"name": "a", "parent": None, "at": 5}],
    [{"name": "a", "parent": 0, "at": 5, "log": ["0 call pass"]}],  # its own parent
    [{"name": "a", "parent": -1, "at": 5, "log": ["0 call pass"]}],
    [{"name": "a", "parent": None, "at": 0, "log": ["0 call pass"]}],
    [{"name": "a", "parent": None, "at": -3, "log": ["0 call pass"]}],
    [{"name": "a", "parent": None, "at": 10**9, "log": ["0 call pass"]}],
    [{"name": "a", "parent": None, "at": True, "log": ["0 call pass"]}],
    [{"name": "a", "parent": None, "at": 1, "log": []}],
    [{"name": "a", "parent": None, "at": 1, "log": ["0 call nonsense"]}],
    [{"name": "a", "parent": None, "at": 1, "log": ["what"]}],
    [{"name": "a", "parent": None, "at": 1, "log": ["0 " + "x" * LONGEST_ENTRY]}],
    [{"name": 3, "parent": None, "at": 1, "log": ["0 call pass"]}],
]


@pytest.mark.parametrize("data", BAD_LINES, ids=range(len(BAD_LINES)))
def test_what_is_no_line_is_left_out(data: object) -> None:
    deal = reviewed(ended(deals=1))
    deal.load(data)
    assert deal.lines.all == []


def test_a_bad_line_takes_those_that_branch_off_it_with_it_and_no_others() -> None:
    session = ended(deals=1)
    deal = reviewed(session)
    first = other_line(deal, middle(deal))
    second = other_line(deal, deal.first + deal.lines.all[first].at + 3, first)
    third = other_line(deal, middle(deal) + 8)
    kept = deal.lines.all[third]
    data = deal.lines.to_json()
    bad = data[first]
    assert isinstance(bad, dict)
    bad["log"] = ["9 call pass"]
    again = reviewed(session)
    again.load(data)
    assert second == 1
    assert again.lines.all == [kept]


def test_a_second_deal_is_not_taken_for_a_line() -> None:
    session = ended(deals=2)
    deal = reviewed(session, 0)
    after = session.inputs_since(0)[deal.end :]
    deal.load([Variation("a", None, len(deal.lines.log), tuple(after)).to_json()])
    assert deal.lines.all == []


def test_a_line_is_read_as_it_was_written() -> None:
    line = Variation("A name", 2, 7, ("0 call pass", "1 play AH"))
    assert line_of(json.loads(json.dumps(line.to_json()))) == line


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"format": "trickdesk-lines", "version": 2}', "[" * 99]
)
def test_a_damaged_file_holds_no_lines(paths: Paths, text: str) -> None:
    key = "0" * 32
    path = lines_path(paths, key)
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert read_lines(paths, key) is None
    write_lines(paths, key, ["new"])
    assert read_lines(paths, key) == ["new"]


def test_a_key_is_no_path(paths: Paths) -> None:
    for key in ("", "../x", "0" * 31, "0" * 33, "A" * 32, "0" * 31 + "/"):
        with pytest.raises(ValueError, match="no key"):
            read_lines(paths, key)


def test_no_more_is_kept_than_can_be_read(paths: Paths) -> None:
    with pytest.raises(SaveError):
        write_lines(paths, "0" * 32, ["x" * 2**18])


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path)


def test_of_lines_that_agree_as_long_the_first_is_found() -> None:
    lines = Variations(("a", "b", "c"))
    assert lines.add(("a", "x", "c"), "one") == 0
    assert lines.find(("a", "z")) == (None, 1)
    assert lines.add(("a", "x", "d"), "two") == 1
    assert lines.all[1].parent == 0
    assert lines.find(("a", "x", "e")) == (0, 2)


def test_lines_of_lines_are_as_deep_as_they_branch_off() -> None:
    lines = Variations(("a", "b", "c", "d"))
    for log in (("a", "x", "c", "d"), ("a", "x", "y", "d"), ("a", "x", "y", "z")):
        lines.add(log, "")
    assert [lines.depth(line) for line in range(3)] == [0, 1, 2]


def test_a_line_that_begins_before_the_cards_are_dealt_is_none() -> None:
    deal = reviewed(ended(deals=1))
    deal.load([Variation("x", None, 0, deal.lines.log).to_json()])
    assert deal.lines.all == []
    deal.load([Variation("x", None, 1, deal.lines.log[1:]).to_json()])
    assert len(deal.lines.all) == 1
