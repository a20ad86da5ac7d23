"""Every game brings its files; every released record format stays readable."""

from __future__ import annotations

from pathlib import Path

import pytest

import trickdesk
from trickdesk.engine.record import read_record, replay
from trickdesk.games import games

ROOT = Path(trickdesk.__file__).parent.parent
RECORDS = sorted((ROOT / "tests" / "records").glob("v*/*.trickdesk"))


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize(
    "path",
    [
        "assets/games/{}/rules.md",
        "assets/games/{}/icon.svg",
        "tests/rules/{}.toml",
        "tests/perft/{}.perft",
        "tests/playthroughs/{}.txt",
        "tests/records/v1/{}.trickdesk",
    ],
)
def test_every_game_brings_its_files(game: str, path: str) -> None:
    assert (ROOT / path.format(game)).read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_old_records_load(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    table = replay(record, games())
    assert table.winners
    assert list(table.totals) == record.extra["totals"]
