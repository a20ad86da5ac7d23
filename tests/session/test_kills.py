"""Killing the process at any moment loses at most the last card."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session.killing import kill_many


@pytest.mark.slow
@pytest.mark.parametrize("pause", [None, 0.05])
def test_a_killed_match_goes_on(tmp_path: Path, pause: float | None) -> None:
    """`python -m tests.session.killing` kills more often."""
    kills, played = kill_many(8, "test", tmp_path, pause)
    assert kills >= 8
    assert played > 8
