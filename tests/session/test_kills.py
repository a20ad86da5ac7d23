"""Killing the process at any instant loses at most the card in the air."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session.killing import kill_many


@pytest.mark.slow
def test_a_killed_match_goes_on(tmp_path: Path) -> None:
    kills, played = kill_many(20, "test", tmp_path)
    assert kills == 20
    assert played > 20
