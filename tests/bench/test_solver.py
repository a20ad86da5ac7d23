from __future__ import annotations

import json

import pytest

from tests.bench import solver
from trickdesk import kernels
from trickdesk.games import games


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"MOST": 3, "RANK_SIZES": (3, 4), "ENDING_SIZES": (2, 3)}.items():
        monkeypatch.setattr(solver, name, value)


def test_every_question_about_every_game_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert solver.main(["--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["kernels"] == kernels.loaded()
    assert set(found["endings"]) == set(games())
    for by_size in (found["plain_trump"], *found["endings"].values()):
        assert len(by_size) == 2
        for by_question in by_size.values():
            assert set(by_question) == {"value", "all_cards", "half"}
            assert all(row["deals"] == 3 and row["mean_ms"] >= 0 for row in by_question.values())
            # A card's value takes several windows, whether it reaches half takes one.
            assert by_question["all_cards"]["nodes"] >= by_question["half"]["nodes"] > 0


def test_a_line_for_every_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert solver.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 + (1 + len(games())) * 2 * 3
    assert lines[3].split()[:5] == ["plain", "tricks,", "value", "3", "3"]
