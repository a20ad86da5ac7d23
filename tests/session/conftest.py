"""Matches to play, with their own seats, random seed and files."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from trickdesk.storage.paths import find_paths
from trickdesk.storage.saves import Saves


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(find_paths(tmp_path))


@pytest.fixture
def now() -> datetime:
    return datetime(2020, 2, 2, 12, 0)
