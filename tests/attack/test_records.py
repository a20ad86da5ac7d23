"""Hostile and damaged records: opened or refused, and both referees agree."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests import naive
from tests.attack.opening import check, judged
from tests.attack.records import damage, hostile_records, passed_out, sound_record, written
from trickdesk.cli.solve import solve_record
from trickdesk.engine.record import LONGEST
from trickdesk.games import games
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths

LARGE = 100_000  # bytes


@pytest.mark.slow
def test_hostile_records_are_refused_with_a_sentence(tmp_path: Path) -> None:
    archive = Archive(find_paths(tmp_path))
    for number, (name, data) in enumerate(hostile_records(Random("hostile"))):
        if len(data) > LARGE and number % 3:
            continue  # `python -m tests.attack hostile` tries each large text in each place
        try:
            refused = check(archive, tmp_path / "x.trickdesk", data)
            if refused:
                assert not solve_record(data)["ok"]
            assert archive.saves.unfinished() == []
        except Exception as error:
            raise AssertionError(f"{name}: {error!r}"[:2000]) from error


@pytest.mark.slow
def test_damaged_records_are_refused_or_legal(tmp_path: Path) -> None:
    """Both referees accept what the window opens."""
    archive = Archive(find_paths(tmp_path))
    taken = 0
    for number in range(300):
        rng = Random(f"damage {number}")
        data = damage(rng, written(sound_record(rng), rng))
        refused = check(archive, tmp_path / "x.trickdesk", data)
        if not refused:
            taken += 1
            assert naive.referee(json.loads(data.decode("utf-8-sig")))["ok"], number
    assert 0 < taken < 150  # some damage does no harm


def test_the_same_chances_make_the_same_records() -> None:
    first, again = (hostile_records(Random(1)) for _ in range(2))
    assert [next(first) for _ in range(50)] == [next(again) for _ in range(50)]
    text = written(sound_record(Random(2)), Random(2))
    assert [damage(Random(n), text) for n in range(50)] == [damage(Random(n), text) for n in range(50)]


def test_a_match_without_a_bid_is_as_long_as_a_record_can_be() -> None:
    data = passed_out("five-hundred", Random(1))
    assert LONGEST - 500 < len(data) <= LONGEST
    assert judged(data)
    assert set(naive.GAMES) == set(games())
