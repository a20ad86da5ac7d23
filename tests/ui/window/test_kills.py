"""Killing the program loses at most the last card, and leaves no process."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.ui.window.killing import kill_many


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="kills with SIGKILL and asks ps")
def test_a_killed_program_goes_on_with_its_match(tmp_path: Path) -> None:
    tally = kill_many(4, "test", tmp_path)
    assert tally.kills >= 4
    assert tally.reopened >= 4
    assert sum(tally.inputs.values()) > tally.kills
    assert tally.workers >= 4
